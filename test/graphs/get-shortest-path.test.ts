import t from 'tap'

t.test('200', async (t) => t.fail('getShortestPath has no test yet'))
