// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Handlers } from '../features/handler.ts'
import { getHealth } from '../features/platform/get-health.ts'
import { getReadiness } from '../features/platform/get-readiness.ts'
import { getVersion } from '../features/platform/get-version.ts'
import { getSpec } from '../features/platform/get-spec.ts'
import { listSsoProviders } from '../features/sso-providers/list-sso-providers.ts'
import { createSamlSsoProvider } from '../features/sso-providers/create-saml-sso-provider.ts'
import { createOidcProvider } from '../features/sso-providers/create-oidc-provider.ts'
import { deleteSsoProvider } from '../features/sso-providers/delete-sso-provider.ts'
import { updateSsoProvider } from '../features/sso-providers/update-sso-provider.ts'
import { getSigningCertificate } from '../features/sso-providers/get-signing-certificate.ts'
import { createSamlProvider } from '../features/sso-providers/create-saml-provider.ts'
import { startSsoSignIn } from '../features/sso/start-sso-sign-in.ts'
import { completeOidcSignIn } from '../features/sso/complete-oidc-sign-in.ts'
import { completeSamlSignIn } from '../features/sso/complete-saml-sign-in.ts'
import { getServiceProviderMetadata } from '../features/sso/get-service-provider-metadata.ts'
import { listAssetGroupTags } from '../features/asset-group-tags/list-asset-group-tags.ts'
import { createAssetGroupTag } from '../features/asset-group-tags/create-asset-group-tag.ts'
import { searchAssetGroupTags } from '../features/asset-group-tags/search-asset-group-tags.ts'
import { listAssetGroupTagHistory } from '../features/asset-group-tags/list-asset-group-tag-history.ts'
import { searchAssetGroupTagHistory } from '../features/asset-group-tags/search-asset-group-tag-history.ts'
import { previewSelectors } from '../features/asset-group-tags/preview-selectors.ts'
import { listCertifications } from '../features/asset-group-tags/list-certifications.ts'
import { certifyMembers } from '../features/asset-group-tags/certify-members.ts'
import { getAssetGroupTag } from '../features/asset-group-tags/get-asset-group-tag.ts'
import { deleteAssetGroupTag } from '../features/asset-group-tags/delete-asset-group-tag.ts'
import { updateAssetGroupTag } from '../features/asset-group-tags/update-asset-group-tag.ts'
import { listAssetGroupTagMembers } from '../features/asset-group-tags/list-asset-group-tag-members.ts'
import { getAssetGroupTagMemberCounts } from '../features/asset-group-tags/get-asset-group-tag-member-counts.ts'
import { getAssetGroupTagMember } from '../features/asset-group-tags/get-asset-group-tag-member.ts'
import { listAssetGroupTagSelectors } from '../features/asset-group-tags/list-asset-group-tag-selectors.ts'
import { createAssetGroupTagSelector } from '../features/asset-group-tags/create-asset-group-tag-selector.ts'
import { getAssetGroupTagSelector } from '../features/asset-group-tags/get-asset-group-tag-selector.ts'
import { deleteAssetGroupTagSelector } from '../features/asset-group-tags/delete-asset-group-tag-selector.ts'
import { updateAssetGroupTagSelector } from '../features/asset-group-tags/update-asset-group-tag-selector.ts'
import { listAssetGroupTagSelectorMembers } from '../features/asset-group-tags/list-asset-group-tag-selector-members.ts'
import { getAssetGroupTagSelectorMemberCounts } from '../features/asset-group-tags/get-asset-group-tag-selector-member-counts.ts'
import { listSavedQueries } from '../features/saved-queries/list-saved-queries.ts'
import { createSavedQuery } from '../features/saved-queries/create-saved-query.ts'
import { exportSavedQueries } from '../features/saved-queries/export-saved-queries.ts'
import { importSavedQueries } from '../features/saved-queries/import-saved-queries.ts'
import { getSavedQuery } from '../features/saved-queries/get-saved-query.ts'
import { updateSavedQuery } from '../features/saved-queries/update-saved-query.ts'
import { deleteSavedQuery } from '../features/saved-queries/delete-saved-query.ts'
import { getSavedQueryPermissions } from '../features/saved-queries/get-saved-query-permissions.ts'
import { shareSavedQuery } from '../features/saved-queries/share-saved-query.ts'
import { unshareSavedQuery } from '../features/saved-queries/unshare-saved-query.ts'
import { exportSavedQuery } from '../features/saved-queries/export-saved-query.ts'
import { runSavedQuery } from '../features/saved-queries/run-saved-query.ts'
import { listClients } from '../features/collection/list-clients.ts'
import { createClient } from '../features/collection/create-client.ts'
import { reportClientError } from '../features/collection/report-client-error.ts'
import { reportClientState } from '../features/collection/report-client-state.ts'
import { getClient } from '../features/collection/get-client.ts'
import { updateClient } from '../features/collection/update-client.ts'
import { deleteClient } from '../features/collection/delete-client.ts'
import { rotateClientToken } from '../features/collection/rotate-client-token.ts'
import { listClientCompletedJobs } from '../features/collection/list-client-completed-jobs.ts'
import { createClientJob } from '../features/collection/create-client-job.ts'
import { listJobs } from '../features/collection/list-jobs.ts'
import { listFinishedJobs } from '../features/collection/list-finished-jobs.ts'
import { listAvailableJobs } from '../features/collection/list-available-jobs.ts'
import { getCurrentJob } from '../features/collection/get-current-job.ts'
import { startJob } from '../features/collection/start-job.ts'
import { endJob } from '../features/collection/end-job.ts'
import { getJob } from '../features/collection/get-job.ts'
import { cancelJob } from '../features/collection/cancel-job.ts'
import { getJobLog } from '../features/collection/get-job-log.ts'
import { ingestBatch } from '../features/collection/ingest-batch.ts'
import { listEvents } from '../features/collection/list-events.ts'
import { createEvent } from '../features/collection/create-event.ts'
import { getEvent } from '../features/collection/get-event.ts'
import { updateEvent } from '../features/collection/update-event.ts'
import { deleteEvent } from '../features/collection/delete-event.ts'
import { listPlatformUsers } from '../features/platform-users/list-platform-users.ts'
import { createPlatformUser } from '../features/platform-users/create-platform-user.ts'
import { getPlatformUser } from '../features/platform-users/get-platform-user.ts'
import { deletePlatformUser } from '../features/platform-users/delete-platform-user.ts'
import { updatePlatformUser } from '../features/platform-users/update-platform-user.ts'
import { setUserSecret } from '../features/platform-users/set-user-secret.ts'
import { expireUserSecret } from '../features/platform-users/expire-user-secret.ts'
import { enrollMfa } from '../features/platform-users/enroll-mfa.ts'
import { removeMfa } from '../features/platform-users/remove-mfa.ts'
import { getMfaStatus } from '../features/platform-users/get-mfa-status.ts'
import { activateMfa } from '../features/platform-users/activate-mfa.ts'
import { listPlatformUsersMinimal } from '../features/platform-users/list-platform-users-minimal.ts'
import { listRoles } from '../features/roles/list-roles.ts'
import { getRole } from '../features/roles/get-role.ts'
import { listPermissions } from '../features/roles/list-permissions.ts'
import { getPermission } from '../features/roles/get-permission.ts'
import { listTokens } from '../features/api-tokens/list-tokens.ts'
import { createToken } from '../features/api-tokens/create-token.ts'
import { deleteToken } from '../features/api-tokens/delete-token.ts'
import { login } from '../features/sign-in/login.ts'
import { logout } from '../features/sign-in/logout.ts'
import { getSelf } from '../features/sign-in/get-self.ts'
import { listFileUploadJobs } from '../features/file-upload/list-file-upload-jobs.ts'
import { listAcceptedFileTypes } from '../features/file-upload/list-accepted-file-types.ts'
import { startFileUpload } from '../features/file-upload/start-file-upload.ts'
import { uploadFile } from '../features/file-upload/upload-file.ts'
import { endFileUpload } from '../features/file-upload/end-file-upload.ts'
import { listCompletedTasks } from '../features/file-upload/list-completed-tasks.ts'
import { getAnalysisRequest } from '../features/analysis/get-analysis-request.ts'
import { requestAnalysis } from '../features/analysis/request-analysis.ts'
import { cancelAnalysis } from '../features/analysis/cancel-analysis.ts'
import { getDatapipeStatus } from '../features/analysis/get-datapipe-status.ts'
import { listAuditLogs } from '../features/audit/list-audit-logs.ts'
import { searchEntities } from '../features/entities/search-entities.ts'
import { listAvailableDomains } from '../features/entities/list-available-domains.ts'
import { getMetaNode } from '../features/entities/get-meta-node.ts'
import { getDomain } from '../features/entities/get-domain.ts'
import { updateDomain } from '../features/entities/update-domain.ts'
import { listDomainRelated } from '../features/entities/list-domain-related.ts'
import { getUserEntity } from '../features/entities/get-user-entity.ts'
import { listUserRelated } from '../features/entities/list-user-related.ts'
import { getGroupEntity } from '../features/entities/get-group-entity.ts'
import { listGroupRelated } from '../features/entities/list-group-related.ts'
import { getComputerEntity } from '../features/entities/get-computer-entity.ts'
import { listComputerRelated } from '../features/entities/list-computer-related.ts'
import { getOuEntity } from '../features/entities/get-ou-entity.ts'
import { listOuRelated } from '../features/entities/list-ou-related.ts'
import { getGpoEntity } from '../features/entities/get-gpo-entity.ts'
import { listGpoRelated } from '../features/entities/list-gpo-related.ts'
import { getContainerEntity } from '../features/entities/get-container-entity.ts'
import { listContainerRelated } from '../features/entities/list-container-related.ts'
import { getCertTemplate } from '../features/entities/get-cert-template.ts'
import { listCertTemplateControllers } from '../features/entities/list-cert-template-controllers.ts'
import { listPublishedToCas } from '../features/entities/list-published-to-cas.ts'
import { getEnterpriseCa } from '../features/entities/get-enterprise-ca.ts'
import { listEnterpriseCaRelated } from '../features/entities/list-enterprise-ca-related.ts'
import { getRootCa } from '../features/entities/get-root-ca.ts'
import { listRootCaRelated } from '../features/entities/list-root-ca-related.ts'
import { getAiaCa } from '../features/entities/get-aia-ca.ts'
import { listAiaCaRelated } from '../features/entities/list-aia-ca-related.ts'
import { getNtAuthStore } from '../features/entities/get-nt-auth-store.ts'
import { listNtAuthStoreRelated } from '../features/entities/list-nt-auth-store-related.ts'
import { getIssuancePolicy } from '../features/entities/get-issuance-policy.ts'
import { listIssuancePolicyRelated } from '../features/entities/list-issuance-policy-related.ts'
import { getBaseEntity } from '../features/entities/get-base-entity.ts'
import { listBaseRelated } from '../features/entities/list-base-related.ts'
import { getAzureEntity } from '../features/entities/get-azure-entity.ts'
import { listAzureRelated } from '../features/entities/list-azure-related.ts'
import { runCypherQuery } from '../features/graphs/run-cypher-query.ts'
import { explainCypherQuery } from '../features/graphs/explain-cypher-query.ts'
import { listKinds } from '../features/graphs/list-kinds.ts'
import { getShortestPath } from '../features/graphs/get-shortest-path.ts'
import { findPaths } from '../features/graphs/find-paths.ts'
import { searchGraph } from '../features/graphs/search-graph.ts'
import { listCustomNodes } from '../features/custom-nodes/list-custom-nodes.ts'
import { createCustomNodes } from '../features/custom-nodes/create-custom-nodes.ts'
import { getCustomNode } from '../features/custom-nodes/get-custom-node.ts'
import { updateCustomNode } from '../features/custom-nodes/update-custom-node.ts'
import { deleteCustomNode } from '../features/custom-nodes/delete-custom-node.ts'

export const handlers: Handlers = {
  getHealth,
  getReadiness,
  getVersion,
  getSpec,
  listSsoProviders,
  createSamlSsoProvider,
  createOidcProvider,
  deleteSsoProvider,
  updateSsoProvider,
  getSigningCertificate,
  createSamlProvider,
  startSsoSignIn,
  completeOidcSignIn,
  completeSamlSignIn,
  getServiceProviderMetadata,
  listAssetGroupTags,
  createAssetGroupTag,
  searchAssetGroupTags,
  listAssetGroupTagHistory,
  searchAssetGroupTagHistory,
  previewSelectors,
  listCertifications,
  certifyMembers,
  getAssetGroupTag,
  deleteAssetGroupTag,
  updateAssetGroupTag,
  listAssetGroupTagMembers,
  getAssetGroupTagMemberCounts,
  getAssetGroupTagMember,
  listAssetGroupTagSelectors,
  createAssetGroupTagSelector,
  getAssetGroupTagSelector,
  deleteAssetGroupTagSelector,
  updateAssetGroupTagSelector,
  listAssetGroupTagSelectorMembers,
  getAssetGroupTagSelectorMemberCounts,
  listSavedQueries,
  createSavedQuery,
  exportSavedQueries,
  importSavedQueries,
  getSavedQuery,
  updateSavedQuery,
  deleteSavedQuery,
  getSavedQueryPermissions,
  shareSavedQuery,
  unshareSavedQuery,
  exportSavedQuery,
  runSavedQuery,
  listClients,
  createClient,
  reportClientError,
  reportClientState,
  getClient,
  updateClient,
  deleteClient,
  rotateClientToken,
  listClientCompletedJobs,
  createClientJob,
  listJobs,
  listFinishedJobs,
  listAvailableJobs,
  getCurrentJob,
  startJob,
  endJob,
  getJob,
  cancelJob,
  getJobLog,
  ingestBatch,
  listEvents,
  createEvent,
  getEvent,
  updateEvent,
  deleteEvent,
  listPlatformUsers,
  createPlatformUser,
  getPlatformUser,
  deletePlatformUser,
  updatePlatformUser,
  setUserSecret,
  expireUserSecret,
  enrollMfa,
  removeMfa,
  getMfaStatus,
  activateMfa,
  listPlatformUsersMinimal,
  listRoles,
  getRole,
  listPermissions,
  getPermission,
  listTokens,
  createToken,
  deleteToken,
  login,
  logout,
  getSelf,
  listFileUploadJobs,
  listAcceptedFileTypes,
  startFileUpload,
  uploadFile,
  endFileUpload,
  listCompletedTasks,
  getAnalysisRequest,
  requestAnalysis,
  cancelAnalysis,
  getDatapipeStatus,
  listAuditLogs,
  searchEntities,
  listAvailableDomains,
  getMetaNode,
  getDomain,
  updateDomain,
  listDomainRelated,
  getUserEntity,
  listUserRelated,
  getGroupEntity,
  listGroupRelated,
  getComputerEntity,
  listComputerRelated,
  getOuEntity,
  listOuRelated,
  getGpoEntity,
  listGpoRelated,
  getContainerEntity,
  listContainerRelated,
  getCertTemplate,
  listCertTemplateControllers,
  listPublishedToCas,
  getEnterpriseCa,
  listEnterpriseCaRelated,
  getRootCa,
  listRootCaRelated,
  getAiaCa,
  listAiaCaRelated,
  getNtAuthStore,
  listNtAuthStoreRelated,
  getIssuancePolicy,
  listIssuancePolicyRelated,
  getBaseEntity,
  listBaseRelated,
  getAzureEntity,
  listAzureRelated,
  runCypherQuery,
  explainCypherQuery,
  listKinds,
  getShortestPath,
  findPaths,
  searchGraph,
  listCustomNodes,
  createCustomNodes,
  getCustomNode,
  updateCustomNode,
  deleteCustomNode
}
