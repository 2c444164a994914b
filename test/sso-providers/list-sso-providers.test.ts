import t from 'tap'

t.test('200', async (t) => t.fail('listSsoProviders has no test yet'))
