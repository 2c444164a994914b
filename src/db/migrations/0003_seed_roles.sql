insert into permissions (authority, name) values
  ('app', 'ReadAppConfig'), ('app', 'WriteAppConfig'),
  ('risks', 'GenerateReport'), ('risks', 'ManageRisks'),
  ('audit_log', 'Read'),
  ('auth', 'CreateToken'), ('auth', 'ManageProviders'), ('auth', 'ManageSelf'),
  ('auth', 'ManageUsers'), ('auth', 'ReadUsers'), ('auth', 'ReadUsersMinimal'),
  ('clients', 'Manage'), ('clients', 'Read'), ('clients', 'Tasking'),
  ('collection', 'ManageJobs'), ('collection', 'ReadJobs'),
  ('graphdb', 'Read'), ('graphdb', 'Write'), ('graphdb', 'Mutate'), ('graphdb', 'Ingest'),
  ('saved_queries', 'Read'), ('saved_queries', 'Write');

insert into roles (name, description) values
  ('Administrator', 'Manages users, clients and the configuration, and may do everything else'),
  ('User', 'Reads the graph and keeps queries of their own'),
  ('Read-Only', 'Reads the graph; meant for integrations'),
  ('Upload-Only', 'Delivers collected data and cannot read any'),
  ('Power User', 'Uploads data, manages clients and does all that a User does'),
  ('Auditor', 'Reads the graph, the users and the audit log');

insert into roles_permissions (role_id, permission_id)
select roles.id, permissions.id
from roles
cross join permissions
where roles.name = 'Administrator'
  or (roles.name, permissions.authority || '/' || permissions.name) in (
    values
      ('User', 'app/ReadAppConfig'), ('User', 'risks/GenerateReport'), ('User', 'auth/CreateToken'),
      ('User', 'auth/ManageSelf'), ('User', 'auth/ReadUsersMinimal'), ('User', 'clients/Read'),
      ('User', 'saved_queries/Read'), ('User', 'saved_queries/Write'), ('User', 'graphdb/Read'),
      ('Read-Only', 'app/ReadAppConfig'), ('Read-Only', 'risks/GenerateReport'),
      ('Read-Only', 'auth/CreateToken'), ('Read-Only', 'auth/ManageSelf'),
      ('Read-Only', 'auth/ReadUsersMinimal'), ('Read-Only', 'saved_queries/Read'),
      ('Read-Only', 'graphdb/Read'),
      ('Upload-Only', 'clients/Tasking'), ('Upload-Only', 'graphdb/Ingest'),
      ('Power User', 'app/ReadAppConfig'), ('Power User', 'risks/GenerateReport'),
      ('Power User', 'risks/ManageRisks'), ('Power User', 'auth/CreateToken'),
      ('Power User', 'auth/ManageSelf'), ('Power User', 'auth/ReadUsersMinimal'),
      ('Power User', 'clients/Read'), ('Power User', 'clients/Manage'),
      ('Power User', 'clients/Tasking'), ('Power User', 'collection/ManageJobs'),
      ('Power User', 'saved_queries/Read'), ('Power User', 'saved_queries/Write'),
      ('Power User', 'graphdb/Read'), ('Power User', 'graphdb/Write'),
      ('Power User', 'graphdb/Ingest'), ('Power User', 'graphdb/Mutate'),
      ('Auditor', 'app/ReadAppConfig'), ('Auditor', 'risks/GenerateReport'),
      ('Auditor', 'audit_log/Read'), ('Auditor', 'auth/CreateToken'), ('Auditor', 'auth/ManageSelf'),
      ('Auditor', 'auth/ReadUsers'), ('Auditor', 'auth/ReadUsersMinimal'), ('Auditor', 'clients/Read'),
      ('Auditor', 'saved_queries/Read'), ('Auditor', 'graphdb/Read')
  );
