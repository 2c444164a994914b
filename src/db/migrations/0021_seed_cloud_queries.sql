-- Questions about the cloud that every installation begins with.
insert into saved_queries (name, description, query) values
('Global administrators',
  'Everybody who holds the highest role of a tenant.',
$$MATCH p = (n)-[:AZGlobalAdmin]->(:AZTenant)
RETURN p$$),
('Who hands out roles of the tenant',
  'Administrators of privileged roles and of privileged authentication.',
$$MATCH p = (n)-[:AZPrivilegedRoleAdmin|AZPrivilegedAuthAdmin]->(:AZTenant)
RETURN p$$),
('Who can be activated for a role',
  'Roles that someone may take up when needed.',
$$MATCH p = (n)-[:AZRoleEligible]->(:AZRole)
RETURN p$$),
('Applications that can grant rights',
  'Service principals whose permissions reach as far as granting roles.',
$$MATCH p = (:AZServicePrincipal)-[:AZMGGrantRole|AZMGGrantAppRoles]->(n)
RETURN p$$),
('Who controls applications',
  'Owners of applications and whoever may add an owner or a secret.',
$$MATCH p = (n)-[:AZOwns|AZAddOwner|AZAddSecret]->(m)
WHERE m:AZApp OR m:AZServicePrincipal
RETURN p$$),
('Who reads key vaults',
  'Access to the secrets, keys and certificates of a vault.',
$$MATCH p = (n)-[:AZGetSecrets|AZGetKeys|AZGetCertificates]->(:AZKeyVault)
RETURN p$$),
('Who controls subscriptions',
  'Owners, contributors and administrators of access, also by groups.',
$$MATCH p = (n)-[:AZMemberOf*0..3]->()-[:AZOwner|AZOwns|AZContributor|AZUserAccessAdministrator]->(:AZSubscription)
RETURN p$$),
('Virtual machines that act as an application',
  'Whoever runs commands on them gets the rights of their identity.',
$$MATCH p = (:AZVM)-[:AZManagedIdentity]->(:AZServicePrincipal)
RETURN p$$),
('Who may reset passwords of cloud users',
  'Without knowing the old one.',
$$MATCH p = (n)-[:AZResetPassword]->(:AZUser)
RETURN p$$),
('Accounts that live in both worlds',
  'Directory users who are synchronized with a tenant.',
$$MATCH p = (:User)-[:SyncedToEntraUser]->(:AZUser)
RETURN p$$),
('From the directory to the tenant',
  'The shortest ways from users of the directory to the control of a tenant.',
$$MATCH p = shortestPath((:User)-[:ALL_ATTACK_PATHS*1..]->(:AZTenant))
RETURN p$$);

insert into saved_query_permissions (query_id)
select id from saved_queries where user_id is null
on conflict do nothing;
