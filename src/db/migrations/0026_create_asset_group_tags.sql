-- Zones (1), labels (2) and the tag for owned objects (3). A deleted tag stays for its history; the row of its
-- kind goes at once, the kind's id stays with its nodes until the next analysis and is never given again.
create table asset_group_tags (
  id integer generated always as identity primary key,
  type smallint not null constraint asset_group_tags_type_check check (type in (1, 2, 3)),
  kind_id smallint not null constraint asset_group_tags_kind_id_key unique,
  name text collate "C" not null,
  description text collate "C" not null default '',
  created_at timestamptz(3) not null default now(),
  created_by text collate "C" not null,
  updated_at timestamptz(3) not null default now(),
  updated_by text collate "C" not null,
  deleted_at timestamptz(3),
  deleted_by text collate "C",
  -- Checked at the end of a transaction, so that zones may change places in it.
  position integer constraint asset_group_tags_position_key unique deferrable initially deferred
    constraint asset_group_tags_position_check check (position > 0),
  require_certify boolean,
  analysis_enabled boolean,
  glyph text collate "C",
  constraint asset_group_tags_zone_check check (
    (position is not null) = (type = 1 and deleted_at is null)
    and (require_certify is not null) = (type = 1)
    and (analysis_enabled is not null) = (type = 1)
  )
);

create unique index asset_group_tags_name_key on asset_group_tags (name) where deleted_at is null;
create unique index asset_group_tags_glyph_key on asset_group_tags (glyph) where deleted_at is null;

-- What selects members: object ids or Cypher queries, its seeds. auto_certify: 0 nobody, 1 all, 2 seeds.
create table asset_group_tag_selectors (
  id integer generated always as identity primary key,
  asset_group_tag_id integer not null
    constraint asset_group_tag_selectors_asset_group_tag_id_fkey references asset_group_tags on delete cascade,
  created_at timestamptz(3) not null default now(),
  created_by text collate "C" not null,
  updated_at timestamptz(3) not null default now(),
  updated_by text collate "C" not null,
  disabled_at timestamptz(3),
  disabled_by text collate "C",
  name text collate "C" not null,
  description text collate "C" not null default '',
  is_default boolean not null default false,
  allow_disable boolean not null default true,
  auto_certify smallint not null default 0
    constraint asset_group_tag_selectors_auto_certify_check check (auto_certify in (0, 1, 2)),
  constraint asset_group_tag_selectors_asset_group_tag_id_name_key
    unique (asset_group_tag_id, name, is_default)
);

create table asset_group_tag_selector_seeds (
  selector_id integer not null
    constraint asset_group_tag_selector_seeds_selector_id_fkey references asset_group_tag_selectors on delete cascade,
  number integer not null,
  type smallint not null constraint asset_group_tag_selector_seeds_type_check check (type in (1, 2)),
  value text collate "C" not null,
  primary key (selector_id, number)
);

-- What each selector selected in the last analysis. source: 1 a seed, 2 in a seed, 3 around one;
-- certified: 0 pending, 1 revoked, 2 by hand, 3 automatically.
create table asset_group_tag_selector_nodes (
  selector_id integer not null
    constraint asset_group_tag_selector_nodes_selector_id_fkey references asset_group_tag_selectors on delete cascade,
  node_id bigint not null,
  source smallint not null
    constraint asset_group_tag_selector_nodes_source_check check (source in (1, 2, 3)),
  certified smallint not null default 0
    constraint asset_group_tag_selector_nodes_certified_check check (certified between 0 and 3),
  certified_by text collate "C",
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  node_primary_kind text collate "C" not null,
  node_environment_id text collate "C" not null,
  node_object_id text collate "C" not null,
  node_name text collate "C" not null,
  primary key (selector_id, node_id)
);

create index asset_group_tag_selector_nodes_node_id_idx on asset_group_tag_selector_nodes (node_id);

-- The members of each tag as the last analysis left them, the same as the nodes that carry its kind.
create table asset_group_tag_members (
  asset_group_tag_id integer not null
    constraint asset_group_tag_members_asset_group_tag_id_fkey references asset_group_tags on delete cascade,
  node_id bigint not null,
  -- The best of its selectors.
  source smallint not null
    constraint asset_group_tag_members_source_check check (source in (1, 2, 3)),
  node_primary_kind text collate "C" not null,
  node_environment_id text collate "C" not null,
  node_object_id text collate "C" not null,
  node_name text collate "C" not null,
  primary key (asset_group_tag_id, node_id)
);

create index asset_group_tag_members_asset_group_tag_id_node_name_idx
  on asset_group_tag_members (asset_group_tag_id, node_name, node_id);
create index asset_group_tag_members_asset_group_tag_id_node_object_id_idx
  on asset_group_tag_members (asset_group_tag_id, node_object_id);
create index asset_group_tag_members_asset_group_tag_id_node_environment_id_idx
  on asset_group_tag_members (asset_group_tag_id, node_environment_id, node_primary_kind);

-- Who did what to tags, selectors and certifications.
create table asset_group_history (
  id bigint generated always as identity primary key,
  created_at timestamptz(3) not null default now(),
  actor text collate "C" not null,
  email text collate "C",
  action text collate "C" not null constraint asset_group_history_action_check check (action in (
    'CreateTag', 'UpdateTag', 'DeleteTag', 'AnalysisEnabledTag', 'AnalysisDisabledTag',
    'CreateSelector', 'UpdateSelector', 'DeleteSelector',
    'CertifyNodeAuto', 'CertifyNodeManual', 'CertifyNodeRevoked', 'CertifyNodePending'
  )),
  target text collate "C" not null,
  asset_group_tag_id integer not null,
  environment_id text collate "C",
  note text collate "C"
);

create index asset_group_history_created_at_idx on asset_group_history (created_at, id);
create index asset_group_history_asset_group_tag_id_idx on asset_group_history (asset_group_tag_id);

-- What the last analysis found of each zone in each environment. Tag 0 is Hygiene: whatever is in no zone.
create table zone_exposures (
  id bigint generated always as identity primary key,
  asset_group_tag_id integer not null,
  environment_id text collate "C" not null,
  -- How many members there are of each kind.
  composition jsonb not null,
  -- Enabled users, computers and their like of the environment that are not in the zone.
  principals integer not null,
  -- Those, of any environment, from whom a path leads to a member in this one.
  exposed_principals integer not null,
  -- Those of them that are of this environment.
  exposed_here integer not null,
  choke_edges integer not null,
  analysed_at timestamptz(3) not null,
  constraint zone_exposures_asset_group_tag_id_environment_id_key
    unique (asset_group_tag_id, environment_id)
);

-- The kinds of tags take the last ids there are: a node's kinds are in the order of their ids, and what it is
-- comes before what it was tagged with.
create sequence tag_kind_ids as smallint increment -1 minvalue 16384 maxvalue 32767 start 32767;

insert into kinds (id, name) overriding system value
values (nextval('tag_kind_ids'), 'Tag_Tier_Zero'), (nextval('tag_kind_ids'), 'Tag_Owned');

insert into asset_group_tags (type, kind_id, name, description, created_by, updated_by, position,
  require_certify, analysis_enabled, glyph)
select type, kinds.id, tag.name, description, 'SYSTEM', 'SYSTEM', position, require_certify, analysis_enabled, glyph
from (values
  (1, 'Tag_Tier_Zero', 'Tier Zero', 'Whoever controls one of these controls everything.', 1, false, true, 'gem'),
  (3, 'Tag_Owned', 'Owned', 'What an attacker is known to control, or assumed to.', null, null, null, 'skull')
) as tag (type, kind, name, description, position, require_certify, analysis_enabled, glyph)
join kinds on kinds.name = tag.kind
order by type;
