-- Questions about certificate services that every installation begins with.
insert into saved_queries (name, description, query) values
('Certification authorities and their roots',
  'Each issuing authority with the chain that signed it.',
$$MATCH p = (:EnterpriseCA)-[:IssuedSignedBy*1..]->(:RootCA)
RETURN p$$),
('Authorities whose certificates sign people in',
  'Authorities that a domain trusts for authentication.',
$$MATCH p = (:EnterpriseCA)-[:TrustedForNTAuth]->(:NTAuthStore)-[:NTAuthStoreFor]->(:Domain)
RETURN p$$),
('Computers that run an authority',
  'Whoever controls them controls the key of the authority.',
$$MATCH p = (:Computer)-[:HostsCAService]->(:EnterpriseCA)
RETURN p$$),
('Who administers authorities',
  'Rights to manage an authority or the certificates that it issues.',
$$MATCH p = (n)-[:ManageCA|ManageCertificates]->(:EnterpriseCA)
RETURN p$$),
('Templates that are published',
  'Which authority issues which template.',
$$MATCH p = (:CertTemplate)-[:PublishedTo]->(:EnterpriseCA)
RETURN p$$),
('Published templates that let the requester choose the name',
  'Good for authentication, without approval, with a subject of one''s choice.',
$$MATCH p = (t:CertTemplate)-[:PublishedTo]->(:EnterpriseCA)
WHERE t.enrolleesuppliessubject = true AND t.authenticationenabled = true AND t.requiresmanagerapproval = false
RETURN p$$),
('Who may become anybody by certificate',
  'Everybody who may enroll in a template that lets the requester choose the name and authenticates.',
$$MATCH p = (n)-[:Enroll|GenericAll|AllExtendedRights]->(t:CertTemplate)-[:PublishedTo]->(:EnterpriseCA)
WHERE t.enrolleesuppliessubject = true AND t.authenticationenabled = true
RETURN p$$),
('Who may rewrite templates',
  'Control over a template, administrators of the domain and of the forest aside.',
$$MATCH p = (n)-[:GenericAll|GenericWrite|WriteDacl|WriteOwner|Owns]->(:CertTemplate)
WHERE NOT n.objectid ENDS WITH '-512' AND NOT n.objectid ENDS WITH '-519' AND NOT n.objectid ENDS WITH '-544'
RETURN p$$),
('Templates of the oldest version',
  'They cannot be restricted to policies of their own.',
$$MATCH (t:CertTemplate {schemaversion: 1})
RETURN t$$);

insert into saved_query_permissions (query_id)
select id from saved_queries where user_id is null
on conflict do nothing;
