-- The functions of the query language on lists, maps and entities.

create function cypher.element(list jsonb, index bigint) returns jsonb
language sql immutable parallel safe
return case when index between -2147483648 and 2147483647 then nullif(list -> index::integer, 'null') end;

create function cypher.element(ids bigint[], index bigint) returns bigint
language sql immutable parallel safe
return case
  when index >= 0 and index < cardinality(ids) then ids[index + 1]
  when index < 0 and -index <= cardinality(ids) then ids[cardinality(ids) + index + 1]
end;

-- Where a bound counted from the end falls; a missing bound is passed as what it means.
create function cypher.bound(index bigint, length integer) returns integer
language sql immutable parallel safe
return case when index < 0 then greatest(length + index, 0) else least(index, length) end::integer;

create function cypher.slice(list jsonb, first bigint, last bigint) returns jsonb
language sql immutable strict parallel safe
return (
  select coalesce(jsonb_agg(element order by position), '[]')
  from jsonb_array_elements(list) with ordinality as u (element, position)
  where position > cypher.bound(first, jsonb_array_length(list))
    and position <= cypher.bound(last, jsonb_array_length(list)));

create function cypher.slice(ids bigint[], first bigint, last bigint) returns bigint[]
language sql immutable strict parallel safe
return ids[cypher.bound(first, cardinality(ids)) + 1 : cypher.bound(last, cardinality(ids))];

create function cypher.reverse(value jsonb, place text default '') returns jsonb
language sql stable strict parallel safe
return case when jsonb_typeof(value) = 'string' then to_jsonb(reverse(value #>> '{}')) else (
  select coalesce(jsonb_agg(element order by position desc), '[]')
  from jsonb_array_elements(cypher.to_list(value, place)) with ordinality as u (element, position)) end;

create function cypher.reverse(ids bigint[]) returns bigint[]
language sql immutable strict parallel safe
return array(select id from unnest(ids) with ordinality as u (id, position) order by position desc);

-- The nodes (1) or the relationships (0) of a path, by the place that is odd or even.
create function cypher.path_part(path bigint[], odd integer) returns bigint[]
language sql immutable strict parallel safe
return array(
  select id from unnest(path) with ordinality as u (id, position)
  where position % 2 = odd order by position);

create function cypher.size(value jsonb, place text default '') returns bigint
language sql stable parallel safe
return case jsonb_typeof(value)
  when 'array' then jsonb_array_length(value)
  when 'string' then length(value #>> '{}')
  else cypher.not_a('a string or a list', value, place)::bigint
end;

create function cypher.is_empty(value jsonb, place text default '') returns boolean
language sql stable parallel safe
return case jsonb_typeof(value) when 'object' then value = '{}' else cypher.size(value, place) = 0 end;

create function cypher.range(first bigint, last bigint, step bigint, place text default '') returns jsonb
language sql stable strict parallel safe
return case
  when step = 0 then cypher.fail('the step of range() must not be zero', place)::jsonb
  when (last::numeric - first) / step >= 2000000
    then cypher.fail('range() makes no more than 2,000,000 numbers', place)::jsonb
  else (select coalesce(jsonb_agg(i), '[]') from generate_series(first, last, step) as i) end;

-- A key as it lies in a map: those that begin with a tilde have one more.
create function cypher.key(written text) returns text
language sql immutable parallel safe
return case when starts_with(written, '~') then '~' || written else written end;

create function cypher.map_keys(value jsonb) returns jsonb
language sql immutable strict parallel safe
return (
  select coalesce(jsonb_agg(case when starts_with(key, '~~') then substr(key, 2) else key end), '[]')
  from jsonb_object_keys(value) as key);

create function cypher.map_value(value jsonb, key text) returns jsonb
language sql immutable parallel safe
return nullif(value -> cypher.key(key), 'null');

-- Entities that are known only when the query runs.

create function cypher.properties(value jsonb, place text default '') returns jsonb
language sql stable strict parallel safe
return case cypher.type_of(value)
  when 'node' then (
    select jsonb_strip_nulls(properties) from nodes where id = (value ->> '~node')::bigint)
  when 'relationship' then (
    select jsonb_strip_nulls(properties) from edges where id = (value ->> '~relationship')::bigint)
  when 'map' then value
  else cypher.not_a('a node, a relationship or a map', value, place)::jsonb
end;

create function cypher.iso_text(value timestamptz) returns text
language sql stable parallel safe
return to_char(value at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- A relationship has one property that is a column.
create function cypher.property(value jsonb, key text, place text default '') returns jsonb
language sql stable strict parallel safe
return case cypher.type_of(value)
  when 'node' then (
    select nullif(properties -> key, 'null') from nodes where id = (value ->> '~node')::bigint)
  when 'relationship' then (
    select case key when 'lastseen' then to_jsonb(cypher.iso_text(last_seen))
      else nullif(properties -> key, 'null') end
    from edges where id = (value ->> '~relationship')::bigint)
  when 'map' then cypher.map_value(value, key)
  when 'date' then cypher.component(value, key)
  when 'time' then cypher.component(value, key)
  when 'localtime' then cypher.component(value, key)
  when 'datetime' then cypher.component(value, key)
  when 'localdatetime' then cypher.component(value, key)
  when 'duration' then cypher.component(value, key)
  else cypher.not_a('a value with properties', value, place)::jsonb
end;

create function cypher.look_up(value jsonb, key jsonb, place text default '') returns jsonb
language sql stable strict parallel safe
return case jsonb_typeof(value)
  when 'array' then cypher.element(value, cypher.to_integer(key, place))
  when 'object' then cypher.property(value, cypher.to_text(key, place), place)
  else cypher.not_a('a list or a value with properties', value, place)::jsonb
end;

create function cypher.entity_id(value jsonb, place text default '') returns bigint
language sql stable parallel safe
return case
  when value -> '~node' is not null then (value ->> '~node')::bigint
  when value -> '~relationship' is not null then (value ->> '~relationship')::bigint
  else cypher.not_a('a node or a relationship', value, place)::bigint
end;

-- Aggregates.

-- A sum of integers may leave the range on its way; only the end of it must not.
create function cypher.add_up(total jsonb, value jsonb, place text) returns jsonb
language plpgsql immutable parallel safe as $$
begin
  if value is null then return total; end if;
  if value -> '~duration' is not null then
    return case when total is null then value else cypher.add_duration(total, value, 1) end;
  end if;
  if total is null then return cypher.to_number(value, place); end if;
  if jsonb_typeof(value) = 'number' and jsonb_typeof(total) = 'number'
    and scale(value::numeric) = 0 and scale(total::numeric) = 0
  then
    return to_jsonb(value::numeric + total::numeric);
  end if;
  return cypher.from_float(cypher.to_float(total, place) + cypher.to_float(value, place));
end $$;

create function cypher.total(total jsonb) returns jsonb
language plpgsql immutable parallel safe as $$
begin
  if jsonb_typeof(total) = 'number' and scale(total::numeric) = 0 then
    return to_jsonb((total::numeric)::bigint);
  end if;
  return coalesce(total, '0');
end $$;

create aggregate cypher.sum(jsonb, text) (sfunc = cypher.add_up, stype = jsonb, finalfunc = cypher.total);
create aggregate cypher.running_sum(jsonb, text) (sfunc = cypher.add_up, stype = jsonb);

create function cypher.average(total jsonb, count bigint) returns jsonb
language sql stable parallel safe
return case when total -> '~duration' is not null
  then cypher.scale_duration(total, 1, count)
  else cypher.from_float(cypher.to_float(total) / nullif(count, 0)) end;

create function cypher.share(value float8, place text default '') returns float8
language sql stable parallel safe
return case when value between 0 and 1 then value
  else cypher.fail('a percentile is a number from 0 to 1', place)::float8 end;

-- Over no rows at all there is no place either.

create function cypher.percentile_cont(items float8[], share float8, place text default '') returns float8
language sql stable parallel safe
return case when items is not null then (
  select percentile_cont(cypher.share(share, place)) within group (order by item)
  from unnest(items) as item) end;

create function cypher.percentile_disc(items float8[], share float8, place text default '') returns float8
language sql stable parallel safe
return case when items is not null then (
  select percentile_disc(cypher.share(share, place)) within group (order by item)
  from unnest(items) as item) end;

create function cypher.percentile_disc(items bigint[], share float8, place text default '') returns bigint
language sql stable parallel safe
return case when items is not null then (
  select percentile_disc(cypher.share(share, place)) within group (order by item)
  from unnest(items) as item) end;

create function cypher.percentile_disc(items jsonb[], share float8, place text default '') returns jsonb
language sql stable parallel safe
return (
  select (array_agg(item order by cypher.sort_key(item)))[
    greatest(ceil(cypher.share(share, place) * count(*)), 1)::integer]
  from unnest(items) as item where cypher.to_number(item, place) is not null);
