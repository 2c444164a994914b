-- The order of everything, ascending: by type, and inside a type by value; null is last.

-- Exact for any number of digits: the sign, the exponent and the digits.
create function cypher.digits_key(value numeric) returns bytea
language plpgsql immutable strict parallel safe as $$
declare
  written constant text := trim_scale(abs(value))::text;
  digits constant text := rtrim(ltrim(replace(written, '.', ''), '0'), '0');
  exponent integer;
begin
  if value = 0 then return 'D'; end if;
  exponent := case
    when abs(value) >= 1 then length(split_part(written, '.', 1))
    else length(ltrim(split_part(written, '.', 2), '0')) - length(split_part(written, '.', 2))
  end + 500000;
  return (case when value > 0 then 'E' || exponent || digits
    else 'C' || (999999 - exponent) || translate(digits, '0123456789', '9876543210') || '~' end)::bytea;
end $$;

-- First by the nearest float, whose bytes have an order of their own, then by what is left.
create function cypher.number_key(value numeric) returns bytea
language plpgsql immutable strict parallel safe as $$
declare
  near constant float8 := least(greatest(value, -1.7e308), 1.7e308)::float8;
  rounded constant numeric := near::text::numeric;
begin
  return case
    when near < 0
      then 'C'::bytea || int8send(~('x' || encode(float8send(-near), 'hex'))::bit(64)::bigint)
    else 'E'::bytea || float8send(near)
  end || case when rounded = value then 'D'::bytea else cypher.digits_key(value - rounded) end;
end $$;

create function cypher.slow_sort_key(value jsonb) returns bytea
language plpgsql stable strict parallel safe as $$
declare
  kind constant text := cypher.type_of(value);
  place constant bytea := set_byte('\x00', 0, array_position(array[
    'map', 'node', 'relationship', 'list', 'path', 'datetime', 'localdatetime', 'date', 'time',
    'localtime', 'duration', 'string', 'boolean', 'number', 'null'], kind));
  content bytea;
begin
  case kind
    when 'map' then
      select string_agg('\x01'::bytea || convert_to(key, 'UTF8') || '\x00', '' order by key collate "C")
        || '\x00' || string_agg(cypher.sort_key(v), '' order by key collate "C")
      into content from jsonb_each(value) as e (key, v);
    when 'list' then
      select string_agg(cypher.sort_key(element), '' order by position)
      into content from jsonb_array_elements(value) with ordinality as u (element, position);
    when 'node', 'relationship' then
      return place || int8send((value ->> ('~' || kind))::bigint);
    when 'path' then
      select string_agg('\x01'::bytea || int8send(id::bigint), '' order by position)
      into content from jsonb_array_elements_text(value -> '~path') with ordinality as u (id, position);
    when 'string' then
      content := convert_to(value #>> '{}', 'UTF8');
    when 'boolean' then
      content := case when value::boolean then 'b'::bytea else 'a' end;
    when 'number' then
      content := case
        when jsonb_typeof(value) = 'number' then cypher.number_key(value::numeric)
        when value ->> '~float' = '-Infinity' then 'B'
        when value ->> '~float' = 'Infinity' then 'F'
        else 'G'
      end;
    when 'null' then
      content := '';
    else
      content := cypher.number_key(cypher.instant(value)) || convert_to(value ->> ('~' || kind), 'UTF8');
  end case;
  return place || coalesce(content, '') || '\x00';
end $$;

create function cypher.sort_key(value jsonb) returns bytea
language sql stable parallel safe
return case jsonb_typeof(value)
  when 'string' then '\x0c'::bytea || convert_to(value #>> '{}', 'UTF8') || '\x00'
  when 'number' then '\x0e'::bytea || cypher.number_key(value::numeric) || '\x00'
  else cypher.slow_sort_key(value)
end;

create function cypher.sorts_before(a jsonb, b jsonb) returns boolean
language plpgsql stable strict parallel safe as $$
begin
  if jsonb_typeof(a) = 'number' and jsonb_typeof(b) = 'number' then return a < b; end if;
  return cypher.sort_key(a) < cypher.sort_key(b);
end $$;

create function cypher.lesser(a jsonb, b jsonb) returns jsonb
language plpgsql stable strict parallel safe as $$
begin
  return case when cypher.sorts_before(b, a) then b else a end;
end $$;

create function cypher.greater(a jsonb, b jsonb) returns jsonb
language plpgsql stable strict parallel safe as $$
begin
  return case when cypher.sorts_before(a, b) then b else a end;
end $$;

create aggregate cypher.min(jsonb) (
  sfunc = cypher.lesser, stype = jsonb, combinefunc = cypher.lesser, parallel = safe);
create aggregate cypher.max(jsonb) (
  sfunc = cypher.greater, stype = jsonb, combinefunc = cypher.greater, parallel = safe);
