import t from 'tap'

t.test('200', async (t) => t.fail('startSsoSignIn has no test yet'))
