import t from 'tap'

t.test('200', async (t) => t.fail('createOidcProvider has no test yet'))
