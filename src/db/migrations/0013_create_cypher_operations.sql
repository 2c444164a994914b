-- The conversions and the arithmetic of the query language.

create function cypher.float_text(value float8) returns text
language plpgsql immutable strict parallel safe as $$
declare
  number numeric;
  exponent integer;
  digits text;
begin
  if value in ('NaN', 'Infinity', '-Infinity') then return value::text; end if;
  number := value::text::numeric;
  if number = 0 or abs(number) >= 0.001 and abs(number) < 10000000 then
    return (trim_scale(number) + 0.0)::text;
  end if;
  digits := rtrim(ltrim(replace(abs(number)::text, '.', ''), '0'), '0');
  exponent := case when abs(number) >= 1 then length(trunc(abs(number))::text) - 1
    else -length(substring(split_part(number::text, '.', 2) from '^0*')) - 1 end;
  return case when number < 0 then '-' else '' end || left(digits, 1) || '.'
    || coalesce(nullif(substr(digits, 2), ''), '0') || 'E' || exponent;
end $$;

-- Null where the value has no text: a list, a map, an entity.
create function cypher.text_of(value jsonb) returns text
language sql immutable parallel safe
return case cypher.type_of(value)
  when 'string' then value #>> '{}'
  when 'boolean' then value #>> '{}'
  when 'number' then case when cypher.is_integer(value) then value #>> '{}'
    else cypher.float_text(coalesce(value ->> '~float', value #>> '{}')::float8) end
  when 'date' then value ->> '~date'
  when 'time' then value ->> '~time'
  when 'localtime' then value ->> '~localtime'
  when 'datetime' then value ->> '~datetime'
  when 'localdatetime' then value ->> '~localdatetime'
  when 'duration' then value ->> '~duration'
end;

create function cypher.to_string(value jsonb, place text default '') returns text
language sql stable parallel safe
return coalesce(cypher.text_of(value), cypher.not_a('a value that has a text', value, place));

-- Conversions: null for a text that says no such value, an error for another type.

create function cypher.parse_float(value text) returns float8
language sql immutable parallel safe
return case when value ~ '^\s*[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,4})?\s*$' then value::float8 end;

create function cypher.parse_integer(value text) returns bigint
language sql immutable parallel safe
return case when value ~ '^\s*[+-]?\d+\s*$' then value::bigint
  else trunc(cypher.parse_float(value))::bigint end;

create function cypher.parse_boolean(value text) returns boolean
language sql immutable parallel safe
return case lower(btrim(value, E' \t\n\r')) when 'true' then true when 'false' then false end;

-- `lenient` gives null instead of the error.
create function cypher.convert_integer(value jsonb, lenient boolean, place text default '') returns bigint
language sql stable parallel safe
return case
  when cypher.is_integer(value) then value::bigint
  when cypher.type_of(value) = 'number' then trunc(cypher.to_float(value))::bigint
  when jsonb_typeof(value) = 'string' then cypher.parse_integer(value #>> '{}')
  when jsonb_typeof(value) = 'boolean' then value::boolean::integer::bigint
  when lenient then null
  else cypher.not_a('a number, a string or a boolean', value, place)::bigint
end;

create function cypher.convert_float(value jsonb, lenient boolean, place text default '') returns float8
language sql stable parallel safe
return case
  when cypher.type_of(value) = 'number' then cypher.to_float(value)
  when jsonb_typeof(value) = 'string' then cypher.parse_float(value #>> '{}')
  when lenient then null
  else cypher.not_a('a number or a string', value, place)::float8
end;

create function cypher.convert_boolean(value jsonb, lenient boolean, place text default '') returns boolean
language sql stable parallel safe
return case
  when jsonb_typeof(value) = 'boolean' then value::boolean
  when jsonb_typeof(value) = 'string' then cypher.parse_boolean(value #>> '{}')
  when cypher.is_integer(value) then value <> '0'
  when lenient then null
  else cypher.not_a('a boolean, a string or an integer', value, place)::boolean
end;

-- Arithmetic. A division of floats by zero is no error, and a text takes up what is added to it.

create function cypher.divide(a float8, b float8) returns float8
language sql immutable parallel safe
return case
  when b <> 0 then a / b
  when a = 0 or a = 'NaN' then 'NaN'
  when a > 0 then 'Infinity'
  when a < 0 then '-Infinity'
end;

-- All digits of a float that is finite and not negative.
create function cypher.digits_of(value float8) returns numeric
language plpgsql immutable strict parallel safe as $$
declare
  bits constant bigint := ('x' || encode(float8send(value), 'hex'))::bit(64)::bigint;
  exponent constant integer := greatest(bits >> 52, 1) - 1075;
  mantissa constant numeric := (bits & 4503599627370495)
    + case when bits >> 52 > 0 then 4503599627370496 else 0 end;
begin
  return case when exponent >= 0 then mantissa * power(2::numeric, exponent)
    else mantissa * power(5::numeric, -exponent) * ('1e' || exponent)::numeric end;
end $$;

create function cypher.modulo(a float8, b float8) returns float8
language sql immutable parallel safe
return case
  when a in ('NaN', 'Infinity', '-Infinity') or b = 0 or b = 'NaN' then 'NaN'
  when b in ('Infinity', '-Infinity') then a
  else sign(a) * mod(cypher.digits_of(abs(a)), cypher.digits_of(abs(b)))::float8
end;

create function cypher.power(a float8, b float8) returns float8
language sql immutable parallel safe
return case
  when a = 0 and b < 0 then 'Infinity'
  when a < 0 and b <> trunc(b) then 'NaN'
  else power(a, b)
end;

create function cypher.add(a jsonb, b jsonb, place text default '') returns jsonb
language plpgsql immutable strict parallel safe as $$
declare
  x constant text := cypher.type_of(a);
  y constant text := cypher.type_of(b);
begin
  if cypher.is_integer(a) and cypher.is_integer(b) then
    return to_jsonb(a::bigint + b::bigint);
  elsif x = 'number' and y = 'number' then
    return cypher.from_float(cypher.to_float(a, place) + cypher.to_float(b, place));
  elsif x = 'list' or y = 'list' then
    return case when x = 'list' then a else jsonb_build_array(a) end
      || case when y = 'list' then b else jsonb_build_array(b) end;
  elsif (x = 'string' or y = 'string') and cypher.text_of(a) || cypher.text_of(b) is not null then
    return to_jsonb(cypher.text_of(a) || cypher.text_of(b));
  elsif y = 'duration' then
    return cypher.add_duration(a, b, 1);
  elsif x = 'duration' then
    return cypher.add_duration(b, a, 1);
  end if;
  return cypher.fail(format('cannot add %s and %s', cypher.describe(a), cypher.describe(b)), place);
end $$;

create function cypher.subtract(a jsonb, b jsonb, place text default '') returns jsonb
language plpgsql immutable strict parallel safe as $$
begin
  if cypher.is_integer(a) and cypher.is_integer(b) then
    return to_jsonb(a::bigint - b::bigint);
  elsif b -> '~duration' is not null then
    return cypher.add_duration(a, b, -1);
  end if;
  return cypher.from_float(cypher.to_float(a, place) - cypher.to_float(b, place));
end $$;

create function cypher.multiply(a jsonb, b jsonb, place text default '') returns jsonb
language plpgsql immutable strict parallel safe as $$
begin
  if cypher.is_integer(a) and cypher.is_integer(b) then
    return to_jsonb(a::bigint * b::bigint);
  elsif a -> '~duration' is not null then
    return cypher.scale_duration(a, cypher.to_finite(b, place), 1);
  elsif b -> '~duration' is not null then
    return cypher.scale_duration(b, cypher.to_finite(a, place), 1);
  end if;
  return cypher.from_float(cypher.to_float(a, place) * cypher.to_float(b, place));
end $$;

create function cypher.divide(a jsonb, b jsonb, place text default '') returns jsonb
language plpgsql immutable strict parallel safe as $$
begin
  if cypher.is_integer(a) and cypher.is_integer(b) then
    return to_jsonb(a::bigint / b::bigint);
  elsif a -> '~duration' is not null then
    return cypher.scale_duration(a, 1, cypher.to_finite(b, place));
  end if;
  return cypher.from_float(cypher.divide(cypher.to_float(a, place), cypher.to_float(b, place)));
end $$;

create function cypher.modulo(a jsonb, b jsonb, place text default '') returns jsonb
language plpgsql immutable strict parallel safe as $$
begin
  if cypher.is_integer(a) and cypher.is_integer(b) then
    return to_jsonb(a::bigint % b::bigint);
  end if;
  return cypher.from_float(cypher.modulo(cypher.to_float(a, place), cypher.to_float(b, place)));
end $$;

create function cypher.negate(value jsonb, place text default '') returns jsonb
language plpgsql immutable strict parallel safe as $$
begin
  if cypher.is_integer(value) then return to_jsonb(-value::bigint); end if;
  if value -> '~duration' is not null then return cypher.scale_duration(value, -1, 1); end if;
  return cypher.from_float(-cypher.to_float(value, place));
end $$;

create function cypher.abs(value jsonb, place text default '') returns jsonb
language sql stable strict parallel safe
return case when cypher.is_integer(value) then to_jsonb(abs(value::bigint))
  else cypher.from_float(abs(cypher.to_float(value, place))) end;

-- Functions of floats give what is not a number where PostgreSQL gives an error.

create function cypher.sqrt(value float8) returns float8
language sql immutable parallel safe
return case when value < 0 then 'NaN' else sqrt(value) end;

create function cypher.exp(value float8) returns float8
language sql immutable parallel safe
return case when value > 709.782712893384 then 'Infinity' when value < -745 then 0 else exp(value) end;

create function cypher.log(value float8) returns float8
language sql immutable parallel safe
return case when value < 0 then 'NaN' when value = 0 then '-Infinity' else ln(value) end;

create function cypher.log10(value float8) returns float8
language sql immutable parallel safe
return case when value < 0 then 'NaN' when value = 0 then '-Infinity' else log(value) end;

create function cypher.asin(value float8) returns float8
language sql immutable parallel safe
return case when abs(value) > 1 then 'NaN' else asin(value) end;

create function cypher.acos(value float8) returns float8
language sql immutable parallel safe
return case when abs(value) > 1 then 'NaN' else acos(value) end;

-- Half away from zero, unless another mode is named; without one, whole numbers round half up.
create function cypher.round(value float8, digits bigint, mode text) returns float8
language plpgsql immutable strict parallel safe as $$
declare
  factor constant numeric := power(10::numeric, digits);
  scaled numeric;
begin
  if value in ('NaN', 'Infinity', '-Infinity') then return value; end if;
  if digits not between 0 and 300 then
    perform cypher.fail('the precision of round() is a number from 0 to 300');
  end if;
  scaled := value::text::numeric * factor;
  return case upper(mode)
    when 'UP' then sign(scaled) * ceil(abs(scaled))
    when 'DOWN' then trunc(scaled)
    when 'CEILING' then ceil(scaled)
    when 'FLOOR' then floor(scaled)
    when 'HALF_UP' then round(scaled)
    when 'HALF_DOWN' then sign(scaled) * ceil(abs(scaled) - 0.5)
    when 'HALF_EVEN' then 2 * round(scaled / 2) + case
      when abs(scaled - trunc(scaled)) = 0.5 then 0
      else round(scaled) - 2 * round(scaled / 2) end
    when '' then floor(scaled + 0.5)
    else cypher.fail(format('%s is no mode of round()', mode))::numeric
  end / factor;
end $$;
