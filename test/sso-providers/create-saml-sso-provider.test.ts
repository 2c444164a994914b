import t from 'tap'

t.test('200', async (t) => t.fail('createSamlSsoProvider has no test yet'))
