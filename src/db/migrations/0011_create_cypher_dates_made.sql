-- How dates and times of the query language are made: of a text, of parts, of others, cut to a unit.

create function cypher.made(type text, m cypher.moment) returns jsonb
language sql immutable parallel safe
return jsonb_build_object('~' || type, cypher.moment_text((
  case when type in ('date', 'localdatetime', 'datetime') then coalesce(m.day, cypher.fail('a day is missing')::bigint) end,
  case when type <> 'date' then coalesce(m.nano, 0) end,
  case when type in ('time', 'datetime') then coalesce(m.shift, 0) end,
  case when type = 'datetime' then m.zone end)::cypher.moment));

create function cypher.built_day(given jsonb, base cypher.moment) returns bigint
language plpgsql immutable parallel safe as $$
declare
  known constant jsonb := coalesce(cypher.fields(base), '{}');
  year constant bigint := given ->> 'year';
  first bigint;
  part bigint;
begin
  if not given ?| array['year', 'month', 'day', 'week', 'dayofweek', 'ordinalday', 'quarter', 'dayofquarter']
  then
    return base.day;
  end if;
  if year is null and base.day is null then perform cypher.fail('a date needs a year'); end if;
  if given ?| array['week', 'dayofweek'] then
    part := coalesce(given ->> 'dayofweek', known ->> 'dayofweek', '1');
    first := coalesce(given ->> 'week', known ->> 'week', '1');
    if part not between 1 and 7 or first not between 1 and 53 then
      perform cypher.fail('a week is from 1 to 53, and a day of the week from 1 to 7');
    end if;
    return cypher.first_week(coalesce(year, (known ->> 'weekyear')::bigint)) + (first - 1) * 7 + part - 1;
  elsif given ? 'ordinalday' then
    first := cypher.day_of(coalesce(year, (known ->> 'year')::bigint), 1, 1);
    part := given ->> 'ordinalday';
    if part not between 1 and 366 then perform cypher.fail('a day of the year is from 1 to 366'); end if;
    return first + part - 1;
  elsif given ?| array['quarter', 'dayofquarter'] then
    part := coalesce(given ->> 'quarter', known ->> 'quarter', '1');
    if part not between 1 and 4 then perform cypher.fail('a quarter is from 1 to 4'); end if;
    first := cypher.day_of(coalesce(year, (known ->> 'year')::bigint), part * 3 - 2, 1);
    return first + coalesce(given ->> 'dayofquarter', known ->> 'dayofquarter', '1')::bigint - 1;
  end if;
  return cypher.valid_day(coalesce(year, (known ->> 'year')::bigint),
    coalesce(given ->> 'month', known ->> 'month', '1')::bigint,
    coalesce(given ->> 'day', known ->> 'day', '1')::bigint);
end $$;

create function cypher.built_nano(given jsonb, base cypher.moment) returns bigint
language plpgsql immutable parallel safe as $$
declare
  known constant jsonb := coalesce(cypher.fields(base), '{}');
  hour constant bigint := coalesce(given ->> 'hour', known ->> 'hour', '0');
  minute constant bigint := coalesce(given ->> 'minute', known ->> 'minute', '0');
  second constant bigint := coalesce(given ->> 'second', known ->> 'second', '0');
  nano bigint := coalesce(known ->> 'nanosecond', '0');
begin
  if given ?| array['millisecond', 'microsecond', 'nanosecond'] then
    nano := coalesce((given ->> 'millisecond')::bigint, 0) * 1000000
      + coalesce((given ->> 'microsecond')::bigint, 0) * 1000
      + coalesce((given ->> 'nanosecond')::bigint, 0);
  end if;
  if hour not between 0 and 23 or minute not between 0 and 59 or second not between 0 and 59
    or nano not between 0 and 999999999
  then
    perform cypher.fail('an hour is from 0 to 23, a minute and a second from 0 to 59');
  end if;
  return ((hour * 60 + minute) * 60 + second) * 1000000000 + nano;
end $$;

create function cypher.built(type text, given jsonb, now cypher.moment) returns cypher.moment
language plpgsql immutable parallel safe as $$
declare
  zone text := given ->> 'timezone';
  day_base cypher.moment := cypher.read_moment(coalesce(given -> 'datetime', given -> 'date'));
  time_base cypher.moment := cypher.read_moment(coalesce(given -> 'datetime', given -> 'time'));
  m cypher.moment;
begin
  if given - 'timezone' = '{}' then return cypher.moved(now, coalesce(zone, 'Z')); end if;
  if given ?| array['epochseconds', 'epochmillis'] then
    m := cypher.plus_nanos((0, 0, 0, null)::cypher.moment,
      coalesce(trunc((given ->> 'epochseconds')::numeric) * 1000, trunc((given ->> 'epochmillis')::numeric))
        * 1000000 + coalesce(given ->> 'nanosecond', '0')::numeric);
    return cypher.moved(m, coalesce(zone, 'Z'));
  end if;
  if given ? 'datetime' and zone is not null and day_base.shift is not null then
    day_base := cypher.moved(day_base, zone);
    time_base := day_base;
  end if;
  if type <> 'time' and type <> 'localtime' then m.day := cypher.built_day(given, day_base); end if;
  if given ? 'time' and zone is not null and time_base.shift is not null then
    if time_base.zone is not null and m.day is not null then
      time_base := cypher.zoned((m.day, time_base.nano, 0, null)::cypher.moment, time_base.zone);
    end if;
    time_base := cypher.moved(time_base, zone);
  end if;
  if type <> 'date' then m.nano := cypher.built_nano(given, time_base); end if;
  if type not in ('time', 'datetime') then return m; end if;
  zone := coalesce(zone, time_base.zone, cypher.shift_text(time_base.shift), 'Z');
  if type = 'time' and m.day is null then
    m.shift := case when given ? 'timezone' then cypher.shift_of(zone, now.day, m.nano)
      else coalesce(time_base.shift, 0) end;
    return m;
  end if;
  return cypher.zoned(m, zone);
end $$;

create function cypher.lower_keys(given jsonb) returns jsonb
language sql immutable strict parallel safe
return (select coalesce(jsonb_object_agg(lower(key), value), '{}') from jsonb_each(given) as e (key, value));

create function cypher.make_temporal(type text, input jsonb, now text, place text) returns jsonb
language plpgsql immutable strict parallel safe as $$
declare
  kind constant text := cypher.type_of(input);
begin
  if kind = 'string' then return cypher.made(type, cypher.parse_moment(type, input #>> '{}')); end if;
  if kind <> 'map' then
    if kind not in ('date', 'time', 'localtime', 'datetime', 'localdatetime') then
      return cypher.not_a('a string, a map or a time', input)::jsonb;
    end if;
    return cypher.made(type, cypher.read_moment(input));
  end if;
  if jsonb_path_exists(input, '$.* ? (@ == null)') then return null; end if;
  return cypher.made(type, cypher.built(type, cypher.lower_keys(input),
    cypher.parse_moment('datetime', now)));
exception
  when sqlstate 'CYR01' then
    return cypher.fail(sqlerrm, place);
  when invalid_text_representation then
    return cypher.fail(format('the parts of a %s are integers, and its timezone is a string', type), place);
end $$;

create function cypher.truncate(type text, unit text, value jsonb, fields jsonb) returns jsonb
language plpgsql immutable strict parallel safe as $$
declare
  m cypher.moment := cypher.read_moment(value);
  given jsonb := cypher.lower_keys(cypher.to_map(fields));
  step constant bigint := case lower(unit)
    when 'microsecond' then 1000 when 'millisecond' then 1000000 when 'second' then 1000000000
    when 'minute' then 60000000000 when 'hour' then 3600000000000 end;
  years constant bigint := case lower(unit)
    when 'millennium' then 1000 when 'century' then 100 when 'decade' then 10 when 'year' then 1 end;
  c constant bigint[] := cypher.civil(m.day);
begin
  if step is not null then
    m.nano := m.nano - m.nano % step;
  else
    m.nano := 0;
    m.day := case
      when m.day is null then null
      when years is not null then cypher.day_of(floor(c[1]::numeric / years)::bigint * years, 1, 1)
      when lower(unit) = 'weekyear' then cypher.first_week(cypher.week_year(m.day))
      when lower(unit) = 'quarter' then cypher.day_of(c[1], (c[2] - 1) / 3 * 3 + 1, 1)
      when lower(unit) = 'month' then cypher.day_of(c[1], c[2], 1)
      when lower(unit) = 'week' then m.day - cypher.weekday(m.day) + 1
      when lower(unit) = 'day' then m.day
      else cypher.fail(format('there is no unit of time "%s"', unit))::bigint
    end;
  end if;
  if given ?| array['millisecond', 'microsecond', 'nanosecond'] then
    m.nano := m.nano + coalesce((given ->> 'millisecond')::bigint, 0) * 1000000
      + coalesce((given ->> 'microsecond')::bigint, 0) * 1000
      + coalesce((given ->> 'nanosecond')::bigint, 0);
    given := given - array['millisecond', 'microsecond', 'nanosecond'];
  end if;
  if m.day is not null then m.day := cypher.built_day(given, m); end if;
  if type <> 'date' then m.nano := cypher.built_nano(given, m); end if;
  if type in ('time', 'datetime') and coalesce(given ->> 'timezone', m.zone) is not null then
    m := cypher.zoned(m, coalesce(given ->> 'timezone', m.zone));
  end if;
  return cypher.made(type, m);
end $$;

-- `factor` is how many milliseconds the epoch counts by.
create function cypher.datetime_of_epoch(epoch jsonb, factor integer, place text) returns jsonb
language plpgsql immutable strict parallel safe as $$
declare
  millis constant numeric := trunc(cypher.to_finite(epoch, place)) * factor;
  moment constant timestamp := to_timestamp((floor(millis / 1000))::float8) at time zone 'UTC';
begin
  if millis not between -62135596800000 and 253402300799999 then
    return cypher.made('datetime',
      cypher.plus_nanos((0, 0, 0, null)::cypher.moment, millis * 1000000));
  end if;
  return jsonb_build_object('~datetime', concat(
    to_char(moment, 'YYYY-MM-DD"T"HH24:MI'),
    case when mod(millis, 60000) <> 0 then to_char(moment, ':SS') end,
    case when mod(millis, 1000) <> 0 then '.' || to_char(mod(mod(millis, 1000) + 1000, 1000), 'FM000') end,
    'Z'));
end $$;
