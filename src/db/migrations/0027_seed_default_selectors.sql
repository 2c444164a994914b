-- What Tier Zero holds in every installation. Those that nobody doubts cannot be disabled; the others wait for
-- somebody to enable them.
with defaults (number, name, is_enabled, description, query) as (values
(1, 'Administrators', true,
  'The built-in group with full control over the domain controllers, and so over the domain.',
$$MATCH (g:Group)
WHERE g.objectid ENDS WITH 'S-1-5-32-544'
RETURN g$$),
(2, 'Backup Operators', true,
  'May read every file of a domain controller, the database of all secrets included.',
$$MATCH (g:Group)
WHERE g.objectid ENDS WITH 'S-1-5-32-551'
RETURN g$$),
(3, 'Domain Admins', true,
  'Administrators of the domain and, as a rule, of every computer in it.',
$$MATCH (g:Group)
WHERE g.objectid ENDS WITH '-512'
RETURN g$$),
(4, 'Enterprise Admins', true,
  'Administrators of every domain of the forest.',
$$MATCH (g:Group)
WHERE g.objectid ENDS WITH '-519'
RETURN g$$),
(5, 'Schema Admins', true,
  'May change the schema, and with it what new objects of the whole forest grant to whom.',
$$MATCH (g:Group)
WHERE g.objectid ENDS WITH '-518'
RETURN g$$),
(6, 'Domain Controllers', true,
  'The computers that hold the secrets of every account of the domain.',
$$MATCH (g:Group)
WHERE g.objectid ENDS WITH '-516'
RETURN g$$),
(7, 'Enterprise Domain Controllers', true,
  'The domain controllers of all domains of the forest.',
$$MATCH (g:Group)
WHERE g.objectid ENDS WITH '-1-5-9'
RETURN g$$),
(8, 'Enterprise Key Admins', true,
  'May add a key to any account of the forest, and sign in as it.',
$$MATCH (g:Group)
WHERE g.objectid ENDS WITH '-527'
RETURN g$$),
(9, 'Key Admins', true,
  'May add a key to any account of the domain, and sign in as it.',
$$MATCH (g:Group)
WHERE g.objectid ENDS WITH '-526'
RETURN g$$),
(10, 'Administrator', true,
  'The account that every domain begins with; it cannot be locked out.',
$$MATCH (u:User)
WHERE u.objectid ENDS WITH '-500'
RETURN u$$),
(11, 'AdminSDHolder', true,
  'Whatever it grants is granted on every protected group and account within the hour.',
$$MATCH (c:Container), (d:Domain)
WHERE c.distinguishedname = 'CN=ADMINSDHOLDER,CN=SYSTEM,' + d.distinguishedname
RETURN c$$),
(12, 'Domain root object', true,
  'Control over it is control over everything below, and over who may copy all secrets.',
$$MATCH (d:Domain)
RETURN d$$),
(13, 'Azure tenant object', true,
  'Control over the tenant is control over every identity and resource in it.',
$$MATCH (t:AZTenant)
RETURN t$$),
(14, 'Global Administrator', true,
  'The role that may do everything in a tenant.',
$$MATCH (r:AZRole)
WHERE r.objectid STARTS WITH '62E90394-69F5-4237-9190-012177145E10@'
RETURN r$$),
(15, 'Partner Tier2 Support', true,
  'A role of resellers that may set the password of anyone, global administrators included.',
$$MATCH (r:AZRole)
WHERE r.objectid STARTS WITH 'E00E864A-17C5-4A4B-9C06-F5B95A8D5BD8@'
RETURN r$$),
(16, 'Privileged Authentication Administrator', true,
  'The role that may reset how anyone signs in, global administrators included.',
$$MATCH (r:AZRole)
WHERE r.objectid STARTS WITH '7BE44C8A-ADAF-4E2A-84D6-AB2649E08A13@'
RETURN r$$),
(17, 'Privileged Role Administrator', true,
  'The role that may give any role to anyone, itself included.',
$$MATCH (r:AZRole)
WHERE r.objectid STARTS WITH 'E8611AB8-C189-46E8-94E1-60213AB1F814@'
RETURN r$$),
(18, 'Account Operators', false,
  'May change most accounts and groups of the domain, unless protection excepts them.',
$$MATCH (g:Group)
WHERE g.objectid ENDS WITH 'S-1-5-32-548'
RETURN g$$),
(19, 'Server Operators', false,
  'May change services of domain controllers, which run as the system.',
$$MATCH (g:Group)
WHERE g.objectid ENDS WITH 'S-1-5-32-549'
RETURN g$$),
(20, 'Print Operators', false,
  'May sign in to domain controllers and load drivers there.',
$$MATCH (g:Group)
WHERE g.objectid ENDS WITH 'S-1-5-32-550'
RETURN g$$),
(21, 'Performance Log Users', false,
  'May have domain controllers run programs of their choice when a trace begins or ends.',
$$MATCH (g:Group)
WHERE g.objectid ENDS WITH 'S-1-5-32-559'
RETURN g$$),
(22, 'Distributed COM Users', false,
  'May start components on domain controllers from afar.',
$$MATCH (g:Group)
WHERE g.objectid ENDS WITH 'S-1-5-32-562'
RETURN g$$),
(23, 'Cryptographic Operators', false,
  'May change how domain controllers encrypt what they send and store.',
$$MATCH (g:Group)
WHERE g.objectid ENDS WITH 'S-1-5-32-569'
RETURN g$$),
(24, 'Cert Publishers', false,
  'May publish certificates of authorities, which others then trust.',
$$MATCH (g:Group)
WHERE g.objectid ENDS WITH '-517'
RETURN g$$),
(25, 'KRBTGT objects', false,
  'Whoever has the key of this account can write a ticket for any other.',
$$MATCH (u:User)
WHERE u.objectid ENDS WITH '-502'
RETURN u$$),
(26, 'Read-Only Domain Controllers', false,
  'Domain controllers that hold the secrets of some accounts only; which ones is a setting.',
$$MATCH (c:Computer)-[:MemberOf]->(g:Group)
WHERE g.objectid ENDS WITH '-521'
RETURN c$$),
(27, 'DNS Admins', false,
  'May have the name service of domain controllers load a library of their choice.',
$$MATCH (g:Group)
WHERE g.name STARTS WITH 'DNSADMINS@'
RETURN g$$),
(28, 'Exchange Trusted Subsystem', false,
  'The servers of Exchange, with wide rights over the domain that their set-up granted.',
$$MATCH (g:Group)
WHERE g.name STARTS WITH 'EXCHANGE TRUSTED SUBSYSTEM@'
RETURN g$$),
(29, 'Exchange Windows Permissions', false,
  'In many installations it may change the rights on the domain itself.',
$$MATCH (g:Group)
WHERE g.name STARTS WITH 'EXCHANGE WINDOWS PERMISSIONS@'
RETURN g$$),
(30, 'AZUREADSSOACC object', false,
  'Whoever has the key of this account can sign in to the cloud as any synchronised user.',
$$MATCH (c:Computer)
WHERE c.samaccountname = 'AZUREADSSOACC$'
RETURN c$$),
(31, 'Enterprise CA Computers', false,
  'The computers that keep the keys of certificate authorities.',
$$MATCH (c:Computer)-[:HostsCAService]->(:EnterpriseCA)
RETURN c$$),
(32, 'Enterprise CA (AD object)', false,
  'Control over it decides which templates an authority issues, and to whom.',
$$MATCH (a:EnterpriseCA)
RETURN a$$),
(33, 'Root CA object', false,
  'Adds an authority whose certificates the whole forest trusts.',
$$MATCH (a:RootCA)
RETURN a$$),
(34, 'AIA CA (AD object)', false,
  'The certificates of which the chains of others are built.',
$$MATCH (a:AIACA)
RETURN a$$),
(35, 'NTAuth store', false,
  'The authorities whose certificates are good for signing in to the domain.',
$$MATCH (s:NTAuthStore)
RETURN s$$),
(36, 'Certificate template', false,
  'Control over one of them can make it issue certificates in anybody''s name.',
$$MATCH (t:CertTemplate)
RETURN t$$),
(37, 'Application Administrator', false,
  'The role that may add a secret to any application, and act with its rights.',
$$MATCH (r:AZRole)
WHERE r.objectid STARTS WITH '9B895D92-2CD3-44C7-9D02-A6AC2D5EA5C3@'
RETURN r$$),
(38, 'Intune Administrator', false,
  'The role that may run scripts on all managed devices.',
$$MATCH (r:AZRole)
WHERE r.objectid STARTS WITH '3A2C62DB-5318-420D-8D74-23AFFEE5D9D5@'
RETURN r$$),
(39, 'Knowledge Administrator', false,
  'The role that owns the groups of topics and of learning content.',
$$MATCH (r:AZRole)
WHERE r.objectid STARTS WITH 'B5A8DCF3-09D5-43A9-A639-8E29EF291470@'
RETURN r$$),
(40, 'Security Administrator', false,
  'The role that may change the security settings of the whole tenant.',
$$MATCH (r:AZRole)
WHERE r.objectid STARTS WITH '194AE4CB-B126-40B2-BD5B-6091B380977D@'
RETURN r$$)
),
selectors as (
  insert into asset_group_tag_selectors (asset_group_tag_id, created_by, updated_by, name, description, is_default,
    allow_disable, disabled_at, disabled_by, auto_certify)
  select tag.id, 'SYSTEM', 'SYSTEM', defaults.name, defaults.description, true, not is_enabled,
    case when not is_enabled then now() end, case when not is_enabled then 'SYSTEM' end, 2
  from defaults join asset_group_tags as tag on tag.position = 1
  order by number
  returning id, name
)
insert into asset_group_tag_selector_seeds (selector_id, number, type, value)
select id, 1, 2, query from selectors join defaults using (name);
