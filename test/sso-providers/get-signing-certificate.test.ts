import t from 'tap'

t.test('200', async (t) => t.fail('getSigningCertificate has no test yet'))
