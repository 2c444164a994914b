/** Where the contract departs from its own rules, each by name. A list here changes only with a reason. */

/** May be called without credentials. */
export const PUBLIC = new Set([
  'completeOidcSignIn',
  'completeSamlSignIn',
  'getHealth',
  'getReadiness',
  'getServiceProviderMetadata',
  'getSpec',
  'listSsoProviders',
  'login',
  'logout',
  'startSsoSignIn'
])

/** Public ones that check credentials all the same, since they sign in. */
export const SIGNS_IN = new Set(['completeOidcSignIn', 'completeSamlSignIn', 'login'])

/** Have no handler yet. This list may only shrink. */
export const PENDING = new Set<string>()

/** Are not GET and still leave everything as it was. */
export const CHANGES_NOTHING = new Set([
  'explainCypherQuery',
  'previewSelectors',
  'runCypherQuery',
  'runSavedQuery',
  'searchAssetGroupTagHistory',
  'searchAssetGroupTags'
])

/** Are GET and audited all the same: queries that leave the platform, a browser that comes back signed in. */
export const AUDITED_READS = new Set([
  'completeOidcSignIn',
  'exportSavedQueries',
  'exportSavedQuery'
])

/** Public ones, and those that send or receive as long as the other side does. */
export const WITHOUT_PREFER = new Set([
  ...PUBLIC,
  'ingestBatch',
  'createSamlProvider',
  'createSamlSsoProvider',
  'exportSavedQueries',
  'importSavedQueries',
  'uploadFile'
])

/** Answer 404 although their path names nothing: to a query parameter that does, or to what is not pending. */
export const ANSWERS_NOT_FOUND = new Set(['cancelAnalysis', 'findPaths', 'getShortestPath'])

/** Have a rule by which a request contradicts the state. */
export const ANSWERS_CONFLICT = new Set([
  'activateMfa',
  'cancelAnalysis',
  'createAssetGroupTag',
  'createAssetGroupTagSelector',
  'createCustomNodes',
  'createOidcProvider',
  'createPlatformUser',
  'createSamlProvider',
  'createSamlSsoProvider',
  'deletePlatformUser',
  'deleteSsoProvider',
  'enrollMfa',
  'getAssetGroupTagSelectorMemberCounts',
  'listAssetGroupTagSelectorMembers',
  'updateAssetGroupTag',
  'updateAssetGroupTagSelector',
  'updatePlatformUser',
  'updateSsoProvider'
])

/** Objects in answers whose members depend on what was collected, or on what was asked for. */
export const FREE_FORM = new Set([
  'AssetGroupTagMember/properties/properties',
  'AssetGroupTagMemberDetail/properties/properties',
  'AuditLog/properties/fields',
  'DomainInfo/properties/props',
  'EntityInfo/properties/props',
  'GraphEdgeItem/properties/properties',
  'GraphItems',
  'GraphNodeItem/properties/properties',
  'GraphNodes',
  'MemberCountsAnswer/properties/data/properties/counts',
  'MetaNodeAnswer/properties/data',
  'PreviewedMember/properties/properties'
])
