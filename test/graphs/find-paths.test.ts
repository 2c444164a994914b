import t from 'tap'

t.test('200', async (t) => t.fail('findPaths has no test yet'))
