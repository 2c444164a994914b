import t from 'tap'

t.test('200', async (t) => t.fail('explainCypherQuery has no test yet'))
