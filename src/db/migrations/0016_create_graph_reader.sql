-- Drawn anew by every statement that changes which edges there are, so that a copy of them in memory
-- knows whether it is outdated. Two databases have the same version only while they have the same edges.
create table edges_version (
  singleton boolean primary key default true check (singleton),
  version uuid not null default gen_random_uuid()
);

insert into edges_version default values;

create function renew_edges_version() returns trigger language plpgsql as $$
begin
  update edges_version set version = gen_random_uuid();
  return null;
end
$$;

create trigger edges_renew_version
  after insert or delete or truncate or update of start_id, kind_id, end_id on edges
  for each statement execute function renew_edges_version();

-- The role under which queries run that somebody typed. Roles belong to the whole cluster: another database
-- may have made it, or make it now. Where this user may not, queries run without it.
do $$
begin
  begin
    create role graph_reader nologin;
  exception when duplicate_object or unique_violation or insufficient_privilege then null;
  end;
  begin
    execute format('grant graph_reader to %I', current_user);
  exception when others then null;
  end;
  if to_regrole('graph_reader') is not null then
    execute format('grant usage on schema %I to graph_reader', current_schema());
    grant select on nodes, edges, kinds, edges_version to graph_reader;
  end if;
end
$$;
