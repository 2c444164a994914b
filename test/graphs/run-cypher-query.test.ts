import t from 'tap'

t.test('200', async (t) => t.fail('runCypherQuery has no test yet'))
