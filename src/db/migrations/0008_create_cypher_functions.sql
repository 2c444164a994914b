-- What the query language means and SQL says otherwise. A value whose type is not known beforehand is
-- jsonb: an integer is a number of scale 0, a float one with a fraction, everything that JSON does
-- not have is an object with one key that begins with a tilde. Null is SQL's null, inside lists and
-- maps JSON's. Short functions are written so that the planner can put them in line.
create schema cypher;
grant usage on schema cypher to public;

-- `place` is where in the query: the offsets of its first character and of the one behind the last.
create function cypher.fail(reason text, place text default '') returns text
language plpgsql stable parallel safe cost 1 as $$
begin
  raise exception using errcode = 'CYR01', message = reason, detail = place;
end $$;

-- The language's name of the type, but 'number' for both kinds of numbers.
create function cypher.type_of(value jsonb) returns text
language plpgsql immutable strict parallel safe as $$
begin
  return case jsonb_typeof(value)
    when 'array' then 'list'
    when 'object' then coalesce(
      (select case key when '~float' then 'number' else substr(key, 2) end
       from jsonb_object_keys(value) as key where key ~ '^~[^~]' limit 1),
      'map'
    )
    else jsonb_typeof(value)
  end;
end $$;

create function cypher.is_integer(value jsonb) returns boolean
language sql immutable parallel safe
return case when jsonb_typeof(value) = 'number' then scale(value::numeric) = 0
  and value::numeric between -9223372036854775808 and 9223372036854775807 else false end;

create function cypher.describe(value jsonb) returns text
language sql immutable strict parallel safe
return case cypher.type_of(value)
  when 'number' then case when cypher.is_integer(value) then 'an integer' else 'a float' end
  else 'a ' || cypher.type_of(value)
end;

create function cypher.not_a(expected text, value jsonb, place text default '') returns text
language plpgsql stable strict parallel safe cost 1 as $$
begin
  return cypher.fail(format('expected %s, but got %s', expected, cypher.describe(value)), place);
end $$;

-- From native values to jsonb.

-- A whole number of 64 bits exactly, so that it equals the integer; else the shortest text that it has.
create function cypher.exactly(value float8) returns numeric
language sql immutable parallel safe
return case when value between -9.2e18 and 9.2e18 and value = trunc(value) then value::bigint::numeric
  else value::text::numeric end;

create function cypher.from_float(value float8) returns jsonb
language sql stable parallel safe
return case
  when value = any ('{NaN,Infinity,-Infinity}') then jsonb_build_object('~float', value::text)
  else to_jsonb(cypher.exactly(value) + 0.0)
end;

create function cypher.from_node(id bigint) returns jsonb
language sql stable parallel safe
return jsonb_set('{"~node": 0}', '{~node}', to_jsonb(id));

create function cypher.from_relationship(id bigint) returns jsonb
language sql stable parallel safe
return jsonb_set('{"~relationship": 0}', '{~relationship}', to_jsonb(id));

create function cypher.from_path(ids bigint[]) returns jsonb
language sql stable parallel safe
return jsonb_set('{"~path": []}', '{~path}', to_jsonb(ids));

create function cypher.node_list(ids bigint[]) returns jsonb
language sql stable strict parallel safe
return (select coalesce(jsonb_agg(cypher.from_node(id) order by position), '[]')
  from unnest(ids) with ordinality as u (id, position));

create function cypher.relationship_list(ids bigint[]) returns jsonb
language sql stable strict parallel safe
return (select coalesce(jsonb_agg(cypher.from_relationship(id) order by position), '[]')
  from unnest(ids) with ordinality as u (id, position));

-- From jsonb to native values; one of another type is an error.

create function cypher.to_boolean(value jsonb, place text default '') returns boolean
language sql stable parallel safe
return case when jsonb_typeof(value) = 'boolean' then value::boolean
  else cypher.not_a('a boolean', value, place)::boolean end;

create function cypher.to_integer(value jsonb, place text default '') returns bigint
language sql stable parallel safe
return case when cypher.is_integer(value) then value::bigint
  else cypher.not_a('an integer', value, place)::bigint end;

create function cypher.to_float(value jsonb, place text default '') returns float8
language sql stable parallel safe
return case
  when jsonb_typeof(value) = 'number' then value::float8
  when value -> '~float' is not null then (value ->> '~float')::float8
  else cypher.not_a('a number', value, place)::float8
end;

create function cypher.to_number(value jsonb, place text default '') returns jsonb
language sql stable parallel safe
return case when jsonb_typeof(value) = 'number' or value -> '~float' is not null then value
  else cypher.not_a('a number', value, place)::jsonb end;

create function cypher.to_finite(value jsonb, place text default '') returns numeric
language sql stable parallel safe
return case when jsonb_typeof(value) = 'number' then value::numeric
  else cypher.not_a('a finite number', value, place)::numeric end;

create function cypher.to_text(value jsonb, place text default '') returns text
language sql stable parallel safe
return case when jsonb_typeof(value) = 'string' then value #>> '{}'
  else cypher.not_a('a string', value, place) end;

create function cypher.to_list(value jsonb, place text default '') returns jsonb
language sql stable parallel safe
return case when jsonb_typeof(value) = 'array' then value
  else cypher.not_a('a list', value, place)::jsonb end;

create function cypher.to_map(value jsonb, place text default '') returns jsonb
language sql stable parallel safe
return case when cypher.type_of(value) = 'map' then value
  else cypher.not_a('a map', value, place)::jsonb end;

create function cypher.to_node(value jsonb, place text default '') returns bigint
language sql stable parallel safe
return case when value -> '~node' is not null then (value ->> '~node')::bigint
  else cypher.not_a('a node', value, place)::bigint end;

create function cypher.to_relationship(value jsonb, place text default '') returns bigint
language sql stable parallel safe
return case when value -> '~relationship' is not null then (value ->> '~relationship')::bigint
  else cypher.not_a('a relationship', value, place)::bigint end;

create function cypher.to_path(value jsonb, place text default '') returns bigint[]
language sql stable parallel safe
return case when value -> '~path' is not null then array(
    select id::bigint from jsonb_array_elements_text(value -> '~path') with ordinality as u (id, position)
    order by position
  ) else cypher.not_a('a path', value, place)::bigint[] end;

create function cypher.to_node_list(value jsonb, place text default '') returns bigint[]
language sql stable strict parallel safe
return (select coalesce(array_agg(cypher.to_node(nullif(element, 'null'), place) order by position), '{}')
  from jsonb_array_elements(cypher.to_list(value, place)) with ordinality as u (element, position));

create function cypher.to_relationship_list(value jsonb, place text default '') returns bigint[]
language sql stable strict parallel safe
return (
  select coalesce(array_agg(cypher.to_relationship(nullif(element, 'null'), place) order by position), '{}')
  from jsonb_array_elements(cypher.to_list(value, place)) with ordinality as u (element, position));

-- Equality is three-valued: a null inside a list or a map makes it unknown, unless it fails elsewhere.

create function cypher.deep_equals(a jsonb, b jsonb) returns boolean
language plpgsql immutable strict parallel safe as $$
declare
  kind constant text := cypher.type_of(a);
  unknown boolean := false;
  part record;
  same boolean;
begin
  if cypher.type_of(b) <> kind then return false; end if;
  if kind = 'number' then
    return a <> '{"~float": "NaN"}' and a = b;
  elsif kind = 'list' then
    if jsonb_array_length(a) <> jsonb_array_length(b) then return false; end if;
    for part in
      select nullif(x, 'null') as x, nullif(y, 'null') as y
      from rows from (jsonb_array_elements(a), jsonb_array_elements(b)) as u (x, y)
    loop
      same := cypher.equals(part.x, part.y);
      if not same then return false; end if;
      unknown := unknown or same is null;
    end loop;
  elsif kind = 'map' then
    for part in
      select x.key is null or y.key is null as lacks,
        nullif(x.value, 'null') as x, nullif(y.value, 'null') as y
      from jsonb_each(a) as x full join jsonb_each(b) as y on x.key = y.key
    loop
      if part.lacks then return false; end if;
      same := cypher.equals(part.x, part.y);
      if not same then return false; end if;
      unknown := unknown or same is null;
    end loop;
  else
    return a = b;
  end if;
  return case when unknown then null else true end;
end $$;

create function cypher.equals(a jsonb, b jsonb) returns boolean
language sql immutable parallel safe
return case when jsonb_typeof(a) in ('array', 'object') then cypher.deep_equals(a, b)
  else a = b end;

-- -1, 0 or 1; null where the two cannot be compared, 2 where one is not a number.
create function cypher.compare(a jsonb, b jsonb) returns integer
language plpgsql immutable strict parallel safe as $$
declare
  kind constant text := cypher.type_of(a);
  number_a float8;
  number_b float8;
  part record;
  result integer;
begin
  if cypher.type_of(b) <> kind then return null; end if;
  case kind
    when 'number' then
      if jsonb_typeof(a) = 'number' and jsonb_typeof(b) = 'number' then
        return sign(a::numeric - b::numeric);
      end if;
      number_a := cypher.to_float(a);
      number_b := cypher.to_float(b);
      return case
        when number_a = 'NaN' or number_b = 'NaN' then 2
        when number_a < number_b then -1
        when number_a > number_b then 1
        else 0
      end;
    when 'string' then
      return case when a = b then 0 when (a #>> '{}') collate "C" < (b #>> '{}') then -1 else 1 end;
    when 'boolean' then
      return a::boolean::integer - b::boolean::integer;
    when 'list' then
      for part in
        select nullif(x, 'null') as x, nullif(y, 'null') as y, position
        from rows from (jsonb_array_elements(a), jsonb_array_elements(b)) with ordinality
          as u (x, y, position)
      loop
        if part.position > jsonb_array_length(a) then return -1; end if;
        if part.position > jsonb_array_length(b) then return 1; end if;
        result := cypher.compare(part.x, part.y);
        if result is distinct from 0 then return result; end if;
      end loop;
      return 0;
    when 'map', 'node', 'relationship', 'path', 'duration', 'null' then
      return null;
    else
      return sign(cypher.instant(a) - cypher.instant(b));
  end case;
end $$;

create function cypher.less(a jsonb, b jsonb) returns boolean
language sql immutable parallel safe
return case when jsonb_typeof(a) = 'number' and jsonb_typeof(b) = 'number' then a < b
  else cypher.compare(a, b) = -1 end;

create function cypher.at_most(a jsonb, b jsonb) returns boolean
language sql immutable parallel safe
return case when jsonb_typeof(a) = 'number' and jsonb_typeof(b) = 'number' then a <= b
  else cypher.compare(a, b) in (-1, 0) end;

create function cypher.is_in(value jsonb, list jsonb) returns boolean
language plpgsql stable parallel safe as $$
begin
  if list is null then return null; end if;
  if jsonb_typeof(list) <> 'array' then return cypher.not_a('a list', list)::boolean; end if;
  if jsonb_array_length(list) = 0 then return false; end if;
  if value is null then return null; end if;
  if jsonb_typeof(value) in ('array', 'object') then
    return (
      select case when bool_or(e.same) then true when bool_or(e.same is null) then null else false end
      from (select cypher.equals(nullif(element, 'null'), value) as same
        from jsonb_array_elements(list) as l (element)) as e
    );
  end if;
  return case when list @> value then true when list @> 'null' then null else false end;
end $$;
