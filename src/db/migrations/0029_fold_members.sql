-- Members are looked for by parts of names, object ids and kinds, in upper or lower case. Folding as many as a zone
-- may have takes longer than looking, so they are kept folded as well.
alter table asset_group_tag_members
  add node_name_folded text collate "C" not null
    generated always as (lower(node_name collate "default")) stored,
  add node_object_id_folded text collate "C" not null
    generated always as (lower(node_object_id collate "default")) stored,
  add node_primary_kind_folded text collate "C" not null
    generated always as (lower(node_primary_kind collate "default")) stored;

alter table asset_group_tag_selector_nodes
  add node_name_folded text collate "C" not null
    generated always as (lower(node_name collate "default")) stored,
  add node_object_id_folded text collate "C" not null
    generated always as (lower(node_object_id collate "default")) stored,
  add node_primary_kind_folded text collate "C" not null
    generated always as (lower(node_primary_kind collate "default")) stored;

-- An index for each order, with its last column: a page far behind is found without reading the rows before it.
drop index asset_group_tag_members_asset_group_tag_id_node_object_id_idx;
create index asset_group_tag_members_asset_group_tag_id_node_object_id_idx
  on asset_group_tag_members (asset_group_tag_id, node_object_id, node_id);

-- Without the kind: the longest of both do not fit into one entry of an index.
drop index asset_group_tag_members_asset_group_tag_id_node_environment_id_idx;
create index asset_group_tag_members_asset_group_tag_id_environment_idx
  on asset_group_tag_members (asset_group_tag_id, node_environment_id);

create index asset_group_tag_selector_nodes_selector_id_node_name_idx
  on asset_group_tag_selector_nodes (selector_id, node_name, node_id);
create index asset_group_tag_selector_nodes_selector_id_node_object_id_idx
  on asset_group_tag_selector_nodes (selector_id, node_object_id, node_id);
