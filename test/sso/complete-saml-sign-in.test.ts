import t from 'tap'

t.test('200', async (t) => t.fail('completeSamlSignIn has no test yet'))
