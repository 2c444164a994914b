-- Durations of the query language: months, days and nanoseconds, which do not turn into each other.
create type cypher.span as (months bigint, days bigint, nanos numeric);

-- What does not fill a month becomes days of an average month, what does not fill a day becomes hours.
create function cypher.whole_span(months numeric, days numeric, nanos numeric) returns cypher.span
language plpgsql immutable strict parallel safe as $$
declare
  all_days constant numeric := days + (months - trunc(months)) * 2629746 / 86400;
begin
  return (trunc(months), trunc(all_days),
    trunc(nanos + round((all_days - trunc(all_days)) * 86400000000000, 3)))::cypher.span;
end $$;

create function cypher.parse_span(written text) returns cypher.span
language plpgsql immutable strict parallel safe as $$
declare
  number constant text := '([+-]?\d+(?:[.,]\d+)?)';
  p text[] := regexp_match(replace(written, ',', '.'), format(
    '^([+-]?)P(?!$)(?:%1$sY)?(?:%1$sM)?(?:%1$sW)?(?:%1$sD)?(?:T(?!$)(?:%1$sH)?(?:%1$sM)?(?:%1$sS)?)?$', number), 'i');
  sign numeric;
  n numeric[];
begin
  if p is null then
    p := regexp_match(written, '^P(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2}(?:[.,]\d+)?)$');
    if p is null then perform cypher.fail(format('"%s" is no duration', written)); end if;
    p := array['', p[1], p[2], '0', p[3], p[4], p[5], replace(p[6], ',', '.')];
  end if;
  sign := case p[1] when '-' then -1 else 1 end;
  n := array(select coalesce(part::numeric, 0) * sign
    from unnest(p[2:8]) with ordinality as u (part, position) order by position);
  return cypher.whole_span(n[1] * 12 + n[2], n[3] * 7 + n[4],
    (n[5] * 3600 + n[6] * 60 + n[7]) * 1000000000);
end $$;

create function cypher.read_span(value jsonb) returns cypher.span
language sql immutable strict parallel safe
return cypher.parse_span(value ->> '~duration');

create function cypher.span_json(s cypher.span) returns jsonb
language plpgsql immutable strict parallel safe as $$
declare
  seconds constant numeric := s.nanos / 1000000000 - trunc(s.nanos / 60000000000) * 60;
  clock constant text := concat(
    nullif(trunc(s.nanos / 3600000000000), 0) || 'H',
    nullif(trunc(s.nanos / 60000000000) % 60, 0) || 'M',
    nullif(trim_scale(seconds), 0) || 'S');
  calendar constant text := concat(
    nullif(s.months / 12, 0) || 'Y', nullif(s.months % 12, 0) || 'M', nullif(s.days, 0) || 'D');
begin
  return jsonb_build_object('~duration', case when calendar || clock = '' then 'PT0S'
    else 'P' || calendar || case when clock = '' then '' else 'T' || clock end end);
end $$;

create function cypher.make_duration(input jsonb) returns jsonb
language plpgsql immutable strict parallel safe as $$
declare
  g jsonb;
begin
  if input -> '~duration' is not null then return input; end if;
  if jsonb_typeof(input) = 'string' then
    return cypher.span_json(cypher.parse_span(input #>> '{}'));
  end if;
  select jsonb_object_agg(key, coalesce(given -> key, '0')) into g
  from cypher.lower_keys(cypher.to_map(input)) as given, unnest(array['years', 'quarters', 'months',
    'weeks', 'days', 'hours', 'minutes', 'seconds', 'milliseconds', 'microseconds', 'nanoseconds']) as key;
  return cypher.span_json(cypher.whole_span(
    (g ->> 'years')::numeric * 12 + (g ->> 'quarters')::numeric * 3 + (g ->> 'months')::numeric,
    (g ->> 'weeks')::numeric * 7 + (g ->> 'days')::numeric,
    ((g ->> 'hours')::numeric * 3600 + (g ->> 'minutes')::numeric * 60 + (g ->> 'seconds')::numeric)
      * 1000000000 + (g ->> 'milliseconds')::numeric * 1000000
      + (g ->> 'microseconds')::numeric * 1000 + (g ->> 'nanoseconds')::numeric));
exception when invalid_text_representation then
  perform cypher.fail('the parts of a duration are numbers');
end $$;

create function cypher.span_fields(s cypher.span) returns jsonb
language sql immutable strict parallel safe
return jsonb_build_object(
  'years', s.months / 12, 'quarters', s.months / 3, 'months', s.months,
  'weeks', s.days / 7, 'days', s.days, 'daysofweek', s.days % 7,
  'quartersofyear', s.months / 3 % 4, 'monthsofquarter', s.months % 3, 'monthsofyear', s.months % 12,
  'hours', floor(s.nanos / 3600000000000), 'minutes', floor(s.nanos / 60000000000),
  'seconds', floor(s.nanos / 1000000000), 'milliseconds', floor(s.nanos / 1000000),
  'microseconds', floor(s.nanos / 1000), 'nanoseconds', trim_scale(s.nanos),
  'minutesofhour', floor(s.nanos / 60000000000) % 60,
  'secondsofminute', floor(s.nanos / 1000000000) % 60,
  'millisecondsofsecond', floor((s.nanos - floor(s.nanos / 1000000000) * 1000000000) / 1000000),
  'microsecondsofsecond', floor((s.nanos - floor(s.nanos / 1000000000) * 1000000000) / 1000),
  'nanosecondsofsecond', trim_scale(s.nanos - floor(s.nanos / 1000000000) * 1000000000));

-- Year, month and day of a usual date stand at fixed places.
create function cypher.component(value jsonb, key text) returns jsonb
language plpgsql immutable strict parallel safe as $$
declare
  written constant text := coalesce(
    value ->> '~datetime', value ->> '~localdatetime', value ->> '~date');
  place constant integer := case lower(key) when 'year' then 1 when 'month' then 6 when 'day' then 9 end;
begin
  if place > 0 and written ~ '^\d{4}-' then
    return to_jsonb(substr(written, place, case place when 1 then 4 else 2 end)::integer);
  end if;
  return case when value -> '~duration' is not null then cypher.span_fields(cypher.read_span(value))
    else cypher.fields(cypher.read_moment(value)) end -> lower(key);
end $$;

create function cypher.scale_duration(value jsonb, factor numeric, divisor numeric) returns jsonb
language plpgsql immutable strict parallel safe as $$
declare
  s constant cypher.span := cypher.read_span(value);
begin
  return cypher.span_json(cypher.whole_span(
    s.months * factor / divisor, s.days * factor / divisor, s.nanos * factor / divisor));
end $$;

create function cypher.plus_months(day bigint, months bigint) returns bigint
language plpgsql immutable strict parallel safe as $$
declare
  c constant bigint[] := cypher.civil(day);
  total constant bigint := c[1] * 12 + c[2] - 1 + months;
  year constant bigint := floor(total / 12.0);
  month constant bigint := total - year * 12 + 1;
  next constant bigint := cypher.day_of(year + month / 12, month % 12 + 1, 1);
begin
  return cypher.day_of(year, month, least(c[3], (cypher.civil(next - 1))[3]));
end $$;

create function cypher.plus_nanos(m cypher.moment, nanos numeric) returns cypher.moment
language sql immutable strict parallel safe
return (m.day + floor((m.nano + nanos) / 86400000000000)::bigint,
  (m.nano + nanos - floor((m.nano + nanos) / 86400000000000) * 86400000000000)::bigint,
  m.shift, m.zone)::cypher.moment;

-- `sign` is -1 to subtract. Months and days move the calendar, the rest moves the instant.
create function cypher.add_duration(value jsonb, duration jsonb, sign integer) returns jsonb
language plpgsql immutable strict parallel safe as $$
declare
  kind constant text := cypher.type_of(value);
  s constant cypher.span := cypher.read_span(duration);
  own cypher.span;
  m cypher.moment;
begin
  if kind = 'duration' then
    own := cypher.read_span(value);
    return cypher.span_json((own.months + sign * s.months, own.days + sign * s.days,
      own.nanos + sign * s.nanos)::cypher.span);
  elsif kind not in ('date', 'time', 'localtime', 'datetime', 'localdatetime') then
    return cypher.fail(format('cannot add a duration to %s', cypher.describe(value)));
  end if;
  m := cypher.read_moment(value);
  m.day := cypher.plus_months(m.day, sign * s.months) + sign * s.days;
  if kind = 'date' then
    m.day := m.day + sign * trunc(s.nanos / 86400000000000);
  elsif kind = 'datetime' then
    m := cypher.zoned(m, coalesce(m.zone, cypher.shift_text(m.shift)));
    m := cypher.moved(cypher.plus_nanos(cypher.moved(m, 'Z'), sign * s.nanos),
      coalesce(m.zone, cypher.shift_text(m.shift)));
  else
    m := cypher.plus_nanos(m, sign * s.nanos);
  end if;
  return cypher.made(kind, m);
end $$;

-- What one moment lacks, a day or a zone, it takes from the other.
create function cypher.duration_between(a jsonb, b jsonb, unit text) returns jsonb
language plpgsql immutable strict parallel safe as $$
declare
  x cypher.moment := cypher.read_moment(a);
  y cypher.moment := cypher.read_moment(b);
  zone text := coalesce(x.zone, cypher.shift_text(x.shift), y.zone, cypher.shift_text(y.shift));
  from_date bigint[];
  to_date bigint[];
  s cypher.span := (0, 0, 0);
begin
  if unit in ('months', 'days') and (x.day is null or y.day is null) then return cypher.span_json(s); end if;
  x := (coalesce(x.day, y.day, 0), coalesce(x.nano, 0), x.shift, x.zone);
  y := (coalesce(y.day, x.day), coalesce(y.nano, 0), y.shift, y.zone);
  if zone is not null then
    if x.shift is null then x := cypher.zoned(x, zone); end if;
    y := case when y.shift is null then cypher.zoned(y, zone) else cypher.moved(y, zone) end;
  end if;
  if unit in ('all', 'months') then
    from_date := cypher.civil(x.day);
    to_date := cypher.civil(y.day);
    s.months := (to_date[1] - from_date[1]) * 12 + to_date[2] - from_date[2];
    s.months := s.months + case
      when s.months > 0 and (to_date[3], y.nano) < (from_date[3], x.nano) then -1
      when s.months < 0 and (to_date[3], y.nano) > (from_date[3], x.nano) then 1 else 0 end;
    if unit = 'months' then return cypher.span_json(s); end if;
    x.day := cypher.plus_months(x.day, s.months);
  end if;
  if unit <> 'seconds' then
    s.days := y.day - x.day;
    s.days := s.days + case
      when s.days > 0 and y.nano < x.nano then -1 when s.days < 0 and y.nano > x.nano then 1 else 0 end;
    if unit = 'days' then return cypher.span_json(s); end if;
    x.day := x.day + s.days;
  end if;
  if zone is not null then x := cypher.zoned(x, zone); end if;
  s.nanos := ((y.day - x.day)::numeric * 86400 - coalesce(y.shift - x.shift, 0)) * 1000000000 + y.nano - x.nano;
  return cypher.span_json(s);
end $$;
