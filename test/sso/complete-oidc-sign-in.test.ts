import t from 'tap'

t.test('200', async (t) => t.fail('completeOidcSignIn has no test yet'))
