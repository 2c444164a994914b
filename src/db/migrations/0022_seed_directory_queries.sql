-- Questions about the directory that every installation begins with.
insert into saved_queries (name, description, query) values
('Trusts between domains',
  'Which domains trust which, inside the forest and across its border.',
$$MATCH p = (:Domain)-[:SameForestTrust|CrossForestTrust]->(:Domain)
RETURN p$$),
('Who can replicate password hashes',
  'Everybody who may ask a domain controller for the secrets of all accounts.',
$$MATCH p = (n)-[:DCSync]->(:Domain)
RETURN p$$),
('Members of Domain Admins',
  'All members through every level of nesting.',
$$MATCH p = (m)-[:MemberOf*1..]->(g:Group)
WHERE g.objectid ENDS WITH '-512' AND (m:User OR m:Computer)
RETURN p$$),
('Domain administrators signed in where they should not be',
  'Sessions of domain administrators on computers other than domain controllers.',
$$MATCH p = (c:Computer)-[:HasSession]->(:User)-[:MemberOf*1..]->(g:Group)
WHERE g.objectid ENDS WITH '-512' AND NOT coalesce(c.isdc, false)
RETURN p$$),
('Accounts whose tickets can be cracked offline',
  'Enabled users with a service principal name: anyone may request a ticket that is encrypted with their password.',
$$MATCH (u:User {enabled: true, hasspn: true})
WHERE NOT u.objectid ENDS WITH '-502'
RETURN u$$),
('From crackable service accounts to the domain',
  'The shortest way from each user with a service principal name to a domain.',
$$MATCH p = shortestPath((u:User {enabled: true, hasspn: true})-[:AD_ATTACK_PATHS*1..]->(d:Domain))
WHERE NOT u.objectid ENDS WITH '-502'
RETURN p$$),
('Accounts without Kerberos pre-authentication',
  'Anyone can get material to guess their passwords, without an account of their own.',
$$MATCH (u:User {enabled: true, dontreqpreauth: true})
RETURN u$$),
('Accounts that need no password',
  'The password policy does not apply to them: it may be empty.',
$$MATCH (u:User {enabled: true, passwordnotreqd: true})
RETURN u$$),
('Accounts whose password never expires',
  'Enabled users, the oldest password first.',
$$MATCH (u:User {enabled: true, pwdneverexpires: true})
RETURN u
ORDER BY u.pwdlastset$$),
('Enabled users who have been away for 90 days',
  'By the last sign-in that domain controllers have told each other.',
$$MATCH (u:User {enabled: true})
WHERE u.lastlogontimestamp > 0 AND u.lastlogontimestamp < datetime().epochSeconds - 90 * 86400
RETURN u
ORDER BY u.lastlogontimestamp$$),
('Members from other domains',
  'Users and computers in groups of a domain that is not theirs.',
$$MATCH p = (m)-[:MemberOf]->(g:Group)
WHERE (m:User OR m:Computer) AND m.domainsid <> g.domainsid
RETURN p$$),
('Who may set passwords of others',
  'Rights to reset the password of a user without knowing it, administrators aside.',
$$MATCH p = (n)-[:ForceChangePassword]->(:User)
WHERE NOT n.objectid =~ '.*-(512|519|544)'
RETURN p$$),
('Accounts that carry the identity of another',
  'Identifiers of former accounts, which still open whatever these could open.',
$$MATCH p = (n)-[:HasSIDHistory]->(m)
RETURN p$$),
('Computers that keep tickets of others',
  'Unconstrained delegation outside of domain controllers: who signs in there leaves a ticket behind.',
$$MATCH (c:Computer {enabled: true, unconstraineddelegation: true})
WHERE NOT coalesce(c.isdc, false)
RETURN c$$),
('Constrained delegation',
  'Who may act as almost anybody towards a service of another computer.',
$$MATCH p = (n)-[:AllowedToDelegate]->(:Computer)
RETURN p$$),
('Resource-based delegation',
  'Whom a computer allows to act as others towards itself.',
$$MATCH p = (n)-[:AllowedToAct]->(:Computer)
RETURN p$$),
('Computers without managed local passwords',
  'Enabled computers on which no solution changes the local administrator''s password.',
$$MATCH (c:Computer {enabled: true, haslaps: false})
WHERE NOT coalesce(c.isdc, false)
RETURN c$$),
('Who reads managed local passwords',
  'Everybody who can read the local administrator''s password of a computer, administrators of the domain aside.',
$$MATCH p = (n)-[:ReadLAPSPassword|SyncLAPSPassword]->(:Computer)
WHERE NOT n.objectid ENDS WITH '-512'
RETURN p$$),
('Who reads passwords of managed service accounts',
  'Everybody who may ask for the password of a group managed service account.',
$$MATCH p = (n)-[:ReadGMSAPassword]->(m)
RETURN p$$),
('Groups that administer most computers',
  'How many computers each group is local administrator of, nested groups not counted.',
$$MATCH (g:Group)-[:AdminTo]->(c:Computer)
RETURN g.name AS name, count(DISTINCT c) AS computers
ORDER BY computers DESC
LIMIT 20$$),
('Policies that apply to whole domains',
  'Group policies that are linked to the root of a domain.',
$$MATCH p = (:GPO)-[:GPLink]->(:Domain)
RETURN p$$),
('Units that refuse inherited policies',
  'Organizational units that block what is linked above them.',
$$MATCH (o:OU {blocksinheritance: true})
RETURN o$$),
('Operating systems in use',
  'How many enabled computers run which operating system.',
$$MATCH (c:Computer {enabled: true})
RETURN c.operatingsystem AS system, count(c) AS computers
ORDER BY computers DESC$$),
('Domains where anyone may add computers',
  'How many computers an ordinary user may join to each domain.',
$$MATCH (d:Domain)
WHERE d.machineaccountquota > 0
RETURN d.name AS domain, d.machineaccountquota AS quota$$);

insert into saved_query_permissions (query_id)
select id from saved_queries where user_id is null
on conflict do nothing;
