import t from 'tap'

t.test('200', async (t) => t.fail('getServiceProviderMetadata has no test yet'))
