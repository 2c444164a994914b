/** The kinds of nodes and edges that the built-in collectors and the analysis know, as data. */

export const AD_BASE_KIND = 'Base'
export const AZURE_BASE_KIND = 'AZBase'

export const AD_NODE_KINDS = [
  'User',
  'Computer',
  'Group',
  'GPO',
  'OU',
  'Container',
  'Domain',
  'ADLocalGroup',
  'ADLocalUser',
  'AIACA',
  'RootCA',
  'EnterpriseCA',
  'NTAuthStore',
  'CertTemplate',
  'IssuancePolicy',
  'Site',
  'SiteServer',
  'SiteSubnet'
] as const

export const AZURE_NODE_KINDS = [
  'AZApp',
  'AZAutomationAccount',
  'AZContainerRegistry',
  'AZDevice',
  'AZFederatedIdentityCredential',
  'AZFunctionApp',
  'AZGroup',
  'AZKeyVault',
  'AZLogicApp',
  'AZManagedCluster',
  'AZManagementGroup',
  'AZResourceGroup',
  'AZRole',
  'AZServicePrincipal',
  'AZSubscription',
  'AZTenant',
  'AZUser',
  'AZVM',
  'AZVMScaleSet',
  'AZWebApp'
] as const

/** Kinds of edges between directory objects that an attacker can follow from start to end. */
export const AD_TRAVERSABLE_EDGE_KINDS = [
  'ADCSESC1',
  'ADCSESC10a',
  'ADCSESC10b',
  'ADCSESC13',
  'ADCSESC3',
  'ADCSESC4',
  'ADCSESC6a',
  'ADCSESC6b',
  'ADCSESC9a',
  'ADCSESC9b',
  'AbuseTGTDelegation',
  'AddAllowedToAct',
  'AddKeyCredentialLink',
  'AddMember',
  'AddSelf',
  'AdminTo',
  'AllExtendedRights',
  'AllowedToAct',
  'AllowedToDelegate',
  'CanApplyGPO',
  'CanBackup',
  'CanPSRemote',
  'CanRDP',
  'ClaimSpecialIdentity',
  'CoerceAndRelayNTLMToADCS',
  'CoerceAndRelayNTLMToLDAP',
  'CoerceAndRelayNTLMToLDAPS',
  'CoerceAndRelayNTLMToSMB',
  'CoerceToTGT',
  'Contains',
  'ContainsIdentity',
  'DCFor',
  'DCSync',
  'DumpSMSAPassword',
  'ExecuteDCOM',
  'ForceChangePassword',
  'GPLink',
  'GPOAppliesTo',
  'GenericAll',
  'GenericWrite',
  'GoldenCert',
  'HasSIDHistory',
  'HasSession',
  'HasTrustKeys',
  'ManageCA',
  'ManageCertificates',
  'MemberOf',
  'Owns',
  'OwnsLimitedRights',
  'PropagatesACEsTo',
  'ReadGMSAPassword',
  'ReadLAPSPassword',
  'SQLAdmin',
  'SameForestTrust',
  'SpoofSIDHistory',
  'SyncLAPSPassword',
  'SyncedToADUser',
  'SyncedToEntraUser',
  'WriteAccountRestrictions',
  'WriteAltSecurityIdentities',
  'WriteDacl',
  'WriteGPLink',
  'WriteOwner',
  'WriteOwnerLimitedRights',
  'WritePublicInformation',
  'WriteSPN'
] as const

/**
 * Kinds of edges between directory objects that only describe. CrossForestTrust is one of them: what can be
 * abused about such a trust has edges of its own (SpoofSIDHistory, AbuseTGTDelegation, HasTrustKeys).
 */
export const AD_OTHER_EDGE_KINDS = [
  'BackupPrivilege',
  'CrossForestTrust',
  'DelegatedEnrollmentAgent',
  'Enroll',
  'EnrollOnBehalfOf',
  'EnterpriseCAFor',
  'ExtendedByPolicy',
  'GetChanges',
  'GetChangesAll',
  'GetChangesInFilteredSet',
  'HostsCAService',
  'IssuedSignedBy',
  'LocalToComputer',
  'MemberOfLocalGroup',
  'NTAuthStoreFor',
  'OIDGroupLink',
  'OwnsRaw',
  'ProtectAdminGroups',
  'PublishedTo',
  'RemoteInteractiveLogonRight',
  'RestorePrivilege',
  'RootCAFor',
  'ServerIs',
  'TrustedForNTAuth',
  'WriteOwnerRaw',
  'WritePKIEnrollmentFlag',
  'WritePKINameFlag'
] as const

export const AZURE_TRAVERSABLE_EDGE_KINDS = [
  'AZAKSContributor',
  'AZAddMembers',
  'AZAddOwner',
  'AZAddSecret',
  'AZAppAdmin',
  'AZAuthenticatesTo',
  'AZAutomationContributor',
  'AZAvereContributor',
  'AZCloudAppAdmin',
  'AZContains',
  'AZContributor',
  'AZExecuteCommand',
  'AZGetCertificates',
  'AZGetKeys',
  'AZGetSecrets',
  'AZGlobalAdmin',
  'AZGrant',
  'AZGrantSelf',
  'AZHasRole',
  'AZKeyVaultContributor',
  'AZLogicAppContributor',
  'AZMGAddMember',
  'AZMGAddOwner',
  'AZMGAddSecret',
  'AZMGGrantAppRoles',
  'AZMGGrantRole',
  'AZManagedIdentity',
  'AZMemberOf',
  'AZNodeResourceGroup',
  'AZOwner',
  'AZOwns',
  'AZPrivilegedAuthAdmin',
  'AZPrivilegedRoleAdmin',
  'AZResetPassword',
  'AZRoleApprover',
  'AZRoleEligible',
  'AZRunsAs',
  'AZUserAccessAdministrator',
  'AZVMAdminLogin',
  'AZVMContributor',
  'AZWebsiteContributor',
  'SyncedToADUser'
] as const

export const AZURE_OTHER_EDGE_KINDS = [
  'AZMGAppRoleAssignment_ReadWrite_All',
  'AZMGApplication_ReadWrite_All',
  'AZMGDirectory_ReadWrite_All',
  'AZMGGroupMember_ReadWrite_All',
  'AZMGGroup_ReadWrite_All',
  'AZMGRoleManagement_ReadWrite_Directory',
  'AZMGServicePrincipalEndpoint_ReadWrite_All',
  'AZScopedTo'
] as const

/** Edges that stand for control over an object by its access control list, derived ones included, raw ones not. */
export const ACL_EDGE_KINDS = [
  'AddAllowedToAct',
  'AddKeyCredentialLink',
  'AddMember',
  'AddSelf',
  'AllExtendedRights',
  'DCSync',
  'Enroll',
  'ForceChangePassword',
  'GenericAll',
  'GenericWrite',
  'GetChanges',
  'GetChangesAll',
  'GetChangesInFilteredSet',
  'ManageCA',
  'ManageCertificates',
  'Owns',
  'OwnsLimitedRights',
  'ReadGMSAPassword',
  'ReadLAPSPassword',
  'SyncLAPSPassword',
  'WriteAccountRestrictions',
  'WriteDacl',
  'WriteGPLink',
  'WriteOwner',
  'WriteOwnerLimitedRights',
  'WritePKIEnrollmentFlag',
  'WritePKINameFlag',
  'WriteSPN'
] as const

const TRAVERSABLE: ReadonlySet<string> = new Set([
  ...AD_TRAVERSABLE_EDGE_KINDS,
  ...AZURE_TRAVERSABLE_EDGE_KINDS
])

/** Every built-in kind of nodes. */
export const NODE_KINDS: readonly string[] = [
  AD_BASE_KIND,
  AZURE_BASE_KIND,
  ...AD_NODE_KINDS,
  ...AZURE_NODE_KINDS
]

export const TRAVERSABLE_EDGE_KINDS: readonly string[] = [...TRAVERSABLE]

/** Every built-in kind of edges. */
export const EDGE_KINDS: readonly string[] = [
  ...TRAVERSABLE_EDGE_KINDS,
  ...AD_OTHER_EDGE_KINDS,
  ...AZURE_OTHER_EDGE_KINDS
]

/** Edge kinds that are not built in, those of OpenGraph files above all, are not traversable. */
export function isTraversable(edgeKind: string): boolean {
  return TRAVERSABLE.has(edgeKind)
}

const BASE_KINDS: ReadonlySet<string> = new Set([AD_BASE_KIND, AZURE_BASE_KIND])

/** The kind a node is shown as: the first that says more than its base kind, a local group only for want of another. */
export function primaryKind(kinds: readonly string[]): string {
  const telling = kinds.filter((kind) => !BASE_KINDS.has(kind) && !isTagKind(kind))
  return telling.find((kind) => kind !== 'ADLocalGroup') ?? telling[0] ?? kinds[0] ?? 'Unknown'
}

/** `tag` and `tag_…` are the kinds that asset group tags give to their members; no file may bring them along. */
export function isTagKind(kind: string): boolean {
  return /^tag(_|$)/i.test(kind)
}
