/**
 * Who may call what, written down apart from the contract and from the seed of the roles: whoever adds an
 * operation decides here for each role. A letter is a role; where it matters whose a thing is, both are told.
 */
import type { RoleName } from '../support/api.ts'

export const LETTERS: Record<string, RoleName> = {
  A: 'Administrator',
  U: 'User',
  R: 'Read-Only',
  L: 'Upload-Only',
  P: 'Power User',
  O: 'Auditor'
}

/** `anyone` needs no token at all; what is a client's alone answers users as if it did not exist. */
export type Expectation = string | { own: string; others: string }

const BY_ROLES: Record<string, readonly string[]> = {
  anyone: [
    ...['getHealth', 'getReadiness', 'getSpec', 'login', 'logout', 'listSsoProviders'],
    ...['startSsoSignIn', 'completeOidcSignIn', 'completeSamlSignIn', 'getServiceProviderMetadata']
  ],
  AURLPO: ['getVersion', 'getDatapipeStatus', 'listCustomNodes', 'getCustomNode'],
  AURPO: [
    ...['getSelf', 'listRoles', 'getRole', 'listPermissions', 'getPermission'],
    ...['listPlatformUsersMinimal', 'listTokens', 'exportSavedQueries'],
    'listSavedQueries',
    ...['searchEntities', 'listAvailableDomains', 'getMetaNode', 'getAnalysisRequest'],
    ...['runCypherQuery', 'listKinds', 'getShortestPath', 'findPaths', 'searchGraph'],
    ...['listAssetGroupTagSelectors', 'getAssetGroupTagSelector'],
    ...['previewSelectors', 'getAssetGroupTag', 'listAssetGroupTagMembers'],
    ...['getAssetGroupTagMemberCounts', 'getAssetGroupTagMember', 'listCertifications'],
    ...['listAssetGroupTagSelectorMembers', 'getAssetGroupTagSelectorMemberCounts'],
    ...['listAssetGroupTags', 'searchAssetGroupTags'],
    ...['listAssetGroupTagHistory', 'searchAssetGroupTagHistory'],
    ...['getDomain', 'listDomainRelated', 'getUserEntity', 'listUserRelated'],
    ...['getGroupEntity', 'listGroupRelated', 'getComputerEntity', 'listComputerRelated'],
    ...['getOuEntity', 'listOuRelated', 'getGpoEntity', 'listGpoRelated'],
    ...['getContainerEntity', 'listContainerRelated', 'getCertTemplate'],
    ...['listCertTemplateControllers', 'listPublishedToCas', 'getEnterpriseCa'],
    ...[
      'listEnterpriseCaRelated',
      'getRootCa',
      'listRootCaRelated',
      'getAiaCa',
      'listAiaCaRelated'
    ],
    ...['getNtAuthStore', 'listNtAuthStoreRelated', 'getIssuancePolicy'],
    ...['listIssuancePolicyRelated', 'getBaseEntity', 'listBaseRelated', 'getAzureEntity'],
    'listAzureRelated'
  ],
  client: [
    ...['reportClientState', 'reportClientError', 'listAvailableJobs', 'getCurrentJob'],
    ...['startJob', 'endJob', 'ingestBatch']
  ],
  AUPO: [
    ...['listEvents', 'getEvent', 'listClients', 'getClient', 'listClientCompletedJobs'],
    ...['listJobs', 'listFinishedJobs', 'getJob', 'getJobLog']
  ],
  AUP: ['createSavedQuery', 'importSavedQueries'],
  ALP: [
    ...['listFileUploadJobs', 'listAcceptedFileTypes', 'startFileUpload', 'uploadFile'],
    ...['endFileUpload', 'listCompletedTasks', 'createClientJob']
  ],
  AP: [
    ...[
      'requestAnalysis',
      'cancelAnalysis',
      'updateDomain',
      'updateEvent',
      'createEvent',
      'deleteEvent'
    ],
    ...['createClient', 'updateClient', 'deleteClient', 'rotateClientToken', 'cancelJob'],
    ...['createCustomNodes', 'updateCustomNode', 'deleteCustomNode'],
    ...['createAssetGroupTag', 'deleteAssetGroupTag', 'certifyMembers'],
    ...['updateAssetGroupTag', 'deleteAssetGroupTagSelector'],
    ...['createAssetGroupTagSelector', 'updateAssetGroupTagSelector']
  ],
  AO: ['listPlatformUsers', 'getPlatformUser', 'listAuditLogs'],
  A: [
    ...['createPlatformUser', 'expireUserSecret', 'updatePlatformUser', 'explainCypherQuery'],
    ...['createSamlProvider', 'createSamlSsoProvider', 'createOidcProvider'],
    ...['updateSsoProvider', 'deleteSsoProvider', 'getSigningCertificate']
  ]
}

/** Each has its requests in role-matrix.test.ts. */
const BY_OWNER: Record<string, Expectation> = {
  deletePlatformUser: { own: '', others: 'A' },
  setUserSecret: { own: 'AURPO', others: 'A' },
  enrollMfa: { own: 'AURPO', others: '' },
  removeMfa: { own: 'AURPO', others: 'A' },
  getMfaStatus: { own: 'AURPO', others: '' },
  activateMfa: { own: 'AURPO', others: '' },
  createToken: { own: 'AURPO', others: 'A' },
  deleteToken: { own: 'AURPO', others: 'A' },
  getSavedQuery: { own: 'AURPO', others: '' },
  exportSavedQuery: { own: 'AURPO', others: '' },
  runSavedQuery: { own: 'AURPO', others: '' },
  updateSavedQuery: { own: 'AUP', others: '' },
  deleteSavedQuery: { own: 'AUP', others: '' },
  shareSavedQuery: { own: 'AUP', others: '' },
  getSavedQueryPermissions: { own: 'AURPO', others: '' },
  unshareSavedQuery: { own: 'AUP', others: '' }
}

export const EXPECTATIONS = new Map<string, Expectation>([
  ...Object.entries(BY_ROLES).flatMap(([roles, ids]) =>
    ids.map((id): [string, Expectation] => [id, roles])
  ),
  ...Object.entries(BY_OWNER)
])
