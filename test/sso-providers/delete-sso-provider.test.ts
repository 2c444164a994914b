import t from 'tap'

t.test('200', async (t) => t.fail('deleteSsoProvider has no test yet'))
