// Generated from openapi/ by `npm run generate`. Do not edit.
/** Operations that anyone may call. */
export const publicOperations = [
  'getHealth',
  'getReadiness',
  'getSpec',
  'listSsoProviders',
  'startSsoSignIn',
  'completeOidcSignIn',
  'completeSamlSignIn',
  'getServiceProviderMetadata',
  'login',
  'logout'
] as const

/** Operations that answer 501: they have no handler yet. */
export const pendingOperations = [] as const

/** Operations whose request body is handed over as a stream. */
export const streamedOperations = [
  'importSavedQueries',
  'ingestBatch',
  'uploadFile'
] as const
