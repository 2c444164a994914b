-- Dates and times of the query language: any year of nine digits, nanoseconds, offsets and time zones.
-- A moment is a day since 1970 without or with a time of that day, and how far its clock is before UTC.
create type cypher.moment as (day bigint, nano bigint, shift integer, zone text);

create function cypher.day_of(year bigint, month bigint, day bigint) returns bigint
language plpgsql immutable strict parallel safe as $$
declare
  y constant bigint := case when month <= 2 then year - 1 else year end;
  era constant bigint := floor(y / 400.0);
  year_of_era constant bigint := y - era * 400;
  day_of_year constant bigint := (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
begin
  return era * 146097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - 719468;
end $$;

-- Year, month and day of the month.
create function cypher.civil(day bigint) returns bigint[]
language plpgsql immutable strict parallel safe as $$
declare
  shifted constant bigint := day + 719468;
  era constant bigint := floor(shifted / 146097.0);
  e constant bigint := shifted - era * 146097;
  y constant bigint := (e - e / 1460 + e / 36524 - e / 146096) / 365;
  day_of_year constant bigint := e - (365 * y + y / 4 - y / 100);
  m constant bigint := (5 * day_of_year + 2) / 153;
  month constant bigint := case when m < 10 then m + 3 else m - 9 end;
begin
  return array[
    y + era * 400 + case when month <= 2 then 1 else 0 end, month, day_of_year - (153 * m + 2) / 5 + 1];
end $$;

create function cypher.valid_day(year bigint, month bigint, day bigint) returns bigint
language plpgsql immutable strict parallel safe as $$
begin
  if month not between 1 and 12 or abs(year) > 999999999
    or cypher.civil(cypher.day_of(year, month, day)) <> array[year, month, day]
  then
    perform cypher.fail(format('there is no day %s of month %s in the year %s', day, month, year));
  end if;
  return cypher.day_of(year, month, day);
end $$;

-- 1 is Monday.
create function cypher.weekday(day bigint) returns bigint
language sql immutable parallel safe
return mod(mod(day + 3, 7) + 7, 7) + 1;

-- The Monday of the first week of a year.
create function cypher.first_week(year bigint) returns bigint
language sql immutable parallel safe
return cypher.day_of(year, 1, 4) - cypher.weekday(cypher.day_of(year, 1, 4)) + 1;

create function cypher.week_year(day bigint) returns bigint
language sql immutable parallel safe
return (cypher.civil(day - cypher.weekday(day) + 4))[1];

-- How many seconds the clocks of a zone are before UTC at an instant.
create function cypher.shift_at(zone text, seconds bigint) returns integer
language plpgsql immutable strict parallel safe as $$
declare
  known constant float8 := least(greatest(seconds, -200000000000), 9000000000000);
begin
  if zone !~ '^([A-Za-z_]+(/[\w+-]+)+|UTC|GMT)$' then
    perform cypher.fail(format('there is no time zone %s', zone));
  end if;
  return extract(epoch from to_timestamp(known) at time zone zone) - known;
exception when invalid_parameter_value then
  perform cypher.fail(format('there is no time zone %s', zone));
end $$;

-- A clock time that comes twice is the earlier one; one that is skipped is read by the clock before.
create function cypher.shift_of(zone text, day bigint, nano bigint) returns integer
language plpgsql immutable strict parallel safe as $$
declare
  parts constant text[] := regexp_match(zone, '^([+-])(\d{1,2})(?::?(\d{2})(?::?(\d{2}))?)?$');
  clock constant bigint := day * 86400 + nano / 1000000000;
  before integer;
begin
  if upper(zone) = 'Z' then return 0; end if;
  if parts is not null then
    return (parts[2]::integer * 3600 + coalesce(parts[3], '0')::integer * 60
      + coalesce(parts[4], '0')::integer) * case parts[1] when '-' then -1 else 1 end;
  end if;
  before := cypher.shift_at(zone, clock - 86400);
  if cypher.shift_at(zone, clock - before) = before then return before; end if;
  return cypher.shift_at(zone, clock - cypher.shift_at(zone, clock + 86400));
end $$;

create function cypher.zoned(m cypher.moment, zone text) returns cypher.moment
language sql immutable parallel safe
return (m.day, m.nano, cypher.shift_of(zone, coalesce(m.day, 0), coalesce(m.nano, 0)),
  case when zone ~ '^[A-Za-z]{2}' then zone end)::cypher.moment;

-- The same instant by another clock.
create function cypher.moved(m cypher.moment, zone text) returns cypher.moment
language plpgsql immutable parallel safe as $$
declare
  seconds constant bigint := coalesce(m.day, 0) * 86400 + floor(m.nano / 1000000000.0) - m.shift;
  shift integer := case when zone ~ '^[A-Za-z]{2}' then cypher.shift_at(zone, seconds)
    else cypher.shift_of(zone, 0, 0) end;
  local constant bigint := seconds + shift;
begin
  return (
    case when m.day is not null then floor(local / 86400.0)::bigint end,
    mod(mod(local, 86400) + 86400, 86400) * 1000000000 + mod(m.nano, 1000000000),
    shift, case when zone ~ '^[A-Za-z]{2}' then zone end)::cypher.moment;
end $$;

create function cypher.parse_day(written text) returns bigint
language plpgsql immutable strict parallel safe as $$
declare
  year constant text := '^([+-]\d{1,9}|\d{4})';
  p text[];
  week bigint;
begin
  p := regexp_match(written, year || '-?(\d{2})-?(\d{2})$');
  if p is not null then return cypher.valid_day(p[1]::bigint, p[2]::bigint, p[3]::bigint); end if;
  p := regexp_match(written, year || '-?W(\d{2})(?:-?([1-7]))?$');
  if p is not null then
    return cypher.first_week(p[1]::bigint) + (p[2]::bigint - 1) * 7 + coalesce(p[3], '1')::bigint - 1;
  end if;
  p := regexp_match(written, year || '-?Q([1-4])(?:-?(\d{2}))?$');
  if p is not null then
    return cypher.day_of(p[1]::bigint, p[2]::bigint * 3 - 2, 1) + coalesce(p[3], '1')::bigint - 1;
  end if;
  p := regexp_match(written, year || '-?(\d{3})$');
  if p is not null then return cypher.day_of(p[1]::bigint, 1, 1) + p[2]::bigint - 1; end if;
  p := regexp_match(written, year || '(?:-?(\d{2}))?$');
  if p is not null then
    return cypher.valid_day(p[1]::bigint, coalesce(p[2], '1')::bigint, 1);
  end if;
  return cypher.fail(format('"%s" is no date', written))::bigint;
end $$;

create function cypher.parse_moment(type text, written text) returns cypher.moment
language plpgsql immutable strict parallel safe as $$
declare
  m cypher.moment;
  halves constant text[] := case
    when type like '%time' and type not like '%datetime' then array[null, regexp_replace(written, '^T', '')]
    else string_to_array(written, 'T') end;
  p text[];
begin
  if halves[1] is not null then m.day := cypher.parse_day(halves[1]); end if;
  if type = 'date' and halves[2] is null then return m; end if;
  p := regexp_match(coalesce(halves[2], '00'), '^(\d{2})(?::?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)?)?'
    '(Z|[+-]\d{2}(?::?\d{2}(?::?\d{2})?)?)?(?:\[([\w/+-]+)\])?$', 'i');
  if p is null or type = 'date' or cardinality(halves) > 2 or p[1] > '23' or p[2] > '59' or p[3] > '59'
    or (type like 'local%' and coalesce(p[5], p[6]) is not null)
  then
    perform cypher.fail(format('"%s" is no %s', written, type));
  end if;
  m.nano := (p[1]::bigint * 3600 + coalesce(p[2], '0')::bigint * 60 + coalesce(p[3], '0')::bigint)
    * 1000000000 + rpad(coalesce(p[4], ''), 9, '0')::bigint;
  if type like 'local%' then return m; end if;
  return cypher.zoned(m, coalesce(p[6], p[5], 'Z'));
end $$;

create function cypher.read_moment(value jsonb) returns cypher.moment
language sql immutable strict parallel safe
return cypher.parse_moment(cypher.type_of(value), value ->> ('~' || cypher.type_of(value)));

create function cypher.shift_text(shift integer) returns text
language sql immutable strict parallel safe
return case when shift = 0 then 'Z' else case when shift < 0 then '-' else '+' end
  || to_char(abs(shift) / 3600, 'FM00') || ':' || to_char(abs(shift) / 60 % 60, 'FM00')
  || case when shift % 60 = 0 then '' else ':' || to_char(abs(shift) % 60, 'FM00') end end;

create function cypher.moment_text(m cypher.moment) returns text
language plpgsql immutable strict parallel safe as $$
declare
  c constant bigint[] := cypher.civil(m.day);
  seconds constant bigint := m.nano / 1000000000;
  fraction constant text := to_char(m.nano % 1000000000, 'FM000000000');
begin
  return concat(
    case when c[1] > 9999 then '+' when c[1] < 0 then '-' end,
    lpad(abs(c[1])::text, greatest(4, length(abs(c[1])::text)), '0') || '-' || to_char(c[2], 'FM00')
      || '-' || to_char(c[3], 'FM00'),
    case when m.day is not null and m.nano is not null then 'T' end,
    to_char(seconds / 3600, 'FM00') || ':' || to_char(seconds / 60 % 60, 'FM00'),
    case when m.nano % 60000000000 <> 0 then ':' || to_char(seconds % 60, 'FM00') end,
    case when fraction <> '000000000' then '.' || regexp_replace(fraction, '(000){1,2}$', '') end,
    cypher.shift_text(m.shift), '[' || m.zone || ']');
end $$;

-- Every component under its name in lower case.
create function cypher.fields(m cypher.moment) returns jsonb
language plpgsql immutable strict parallel safe as $$
declare
  c constant bigint[] := cypher.civil(m.day);
  seconds constant bigint := m.nano / 1000000000;
  epoch constant bigint := m.day * 86400 + seconds - m.shift;
  quarter constant bigint := (c[2] + 2) / 3;
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'year', c[1], 'quarter', quarter, 'month', c[2], 'day', c[3],
    'week', (m.day - cypher.first_week(cypher.week_year(m.day))) / 7 + 1,
    'weekyear', cypher.week_year(m.day), 'weekday', cypher.weekday(m.day),
    'dayofweek', cypher.weekday(m.day), 'ordinalday', m.day - cypher.day_of(c[1], 1, 1) + 1,
    'dayofquarter', m.day - cypher.day_of(c[1], quarter * 3 - 2, 1) + 1,
    'hour', seconds / 3600, 'minute', seconds / 60 % 60, 'second', seconds % 60,
    'millisecond', m.nano % 1000000000 / 1000000, 'microsecond', m.nano % 1000000000 / 1000,
    'nanosecond', m.nano % 1000000000,
    'timezone', coalesce(m.zone, cypher.shift_text(m.shift)), 'offset', cypher.shift_text(m.shift),
    'offsetminutes', m.shift / 60, 'offsetseconds', m.shift,
    'epochseconds', epoch, 'epochmillis', epoch * 1000 + m.nano % 1000000000 / 1000000));
end $$;

-- By what moments of one type compare: nanoseconds. PostgreSQL reads those of which it has all digits.
create function cypher.instant(value jsonb) returns numeric
language plpgsql immutable strict parallel safe as $$
declare
  usual constant text := '^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$';
  m cypher.moment;
begin
  if value ->> '~datetime' ~ usual then
    return extract(epoch from (value ->> '~datetime')::timestamptz) * 1000000000;
  end if;
  m := cypher.read_moment(value);
  return (coalesce(m.day, 0)::numeric * 86400 - coalesce(m.shift, 0)) * 1000000000 + coalesce(m.nano, 0);
end $$;
