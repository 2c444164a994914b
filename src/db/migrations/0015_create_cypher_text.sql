-- What the query language does with text.

create function cypher.at_least_zero(value bigint, what text, place text default '') returns integer
language sql stable parallel safe
return case when value >= 0 then least(value, 1000000000)::integer
  else cypher.fail(what || ' must not be negative', place)::integer end;

create function cypher.split(value text, delimiters text[]) returns jsonb
language sql immutable strict parallel safe
return case
  when array_position(delimiters, null) is not null then null
  when value = '' then '[""]'
  when cardinality(delimiters) = 1 then to_jsonb(string_to_array(value, nullif(delimiters[1], '')))
  else to_jsonb(regexp_split_to_array(value, (
    select string_agg(regexp_replace(d, '(\W)', '\\\1', 'g'), '|' order by length(d) desc)
    from unnest(delimiters) as d)))
end;

create function cypher.normalize(value text, form text, place text default '') returns text
language sql stable strict parallel safe
return case upper(form)
  when 'NFC' then normalize(value, nfc)
  when 'NFD' then normalize(value, nfd)
  when 'NFKC' then normalize(value, nfkc)
  when 'NFKD' then normalize(value, nfkd)
  else cypher.fail(form || ' is no form of normalize(): NFC, NFD, NFKC and NFKD are', place)
end;

create function cypher.texts(list jsonb, place text default '') returns text[]
language sql stable strict parallel safe
return array(select cypher.to_text(element, place) from jsonb_array_elements(cypher.to_list(list, place)) as l (element));

create function cypher.one_or_more_texts(value jsonb, place text default '') returns text[]
language sql stable strict parallel safe
return case when jsonb_typeof(value) = 'string' then array[value #>> '{}']
  else cypher.texts(value, place) end;

-- A regular expression as the language writes it, for PostgreSQL, matching the whole text.
create function cypher.pattern(written text, place text default '') returns text
language plpgsql immutable strict parallel safe as $$
declare
  flags constant text := coalesce(substring(written from '^\(\?([a-zA-Z]+)\)'), '');
  rest text := case when flags = '' then written else substr(written, length(flags) + 4) end;
  options text := '';
  made text := '';
  part text;
begin
  if flags ~ '[^imsux]' then
    perform cypher.fail(format('the flags (?%s) are not offered; i, m, s, u and x are', flags), place);
  end if;
  options := case when flags ~ 'i' then 'i' else '' end || case when flags ~ 'x' then 'x' else '' end
    || case when flags ~ 's' and flags ~ 'm' then 'w' when flags ~ 's' then 's' when flags ~ 'm' then 'n' else 'p' end;
  for part in
    select m[1] from regexp_matches(rest, '\\Q.*?(?:\\E|$)|\\[pP]\{\w+\}|\\.|\[\^?\]?(?:\\.|\[:\w+:\]|[^\]\\])*\]|\(\?<?[^:=!)]|.', 'gs') as m
  loop
    made := made || case
      when left(part, 2) = '\Q' then
        regexp_replace(regexp_replace(substr(part, 3), '\\E$', ''), '(\W)', '\\\1', 'g')
      when part = '\b' then '\y'
      when part = '\B' then '\Y'
      when part = '\z' or part = '\Z' then '\Z'
      when part = '\h' then '[ \t]'
      when part ~ '^\\p\{(Alpha|Lower|Upper|Digit|Alnum|Punct|Space|XDigit)\}$' then
        '[[:' || lower(substr(part, 4, length(part) - 4)) || ':]]'
      when part ~ '^\\[pP]\{' or part ~ '^\(\?' then null
      else part
    end;
    if made is null then
      perform cypher.fail(format('"%s" is not offered in a regular expression', part), place);
    end if;
  end loop;
  return '(?' || options || ')\A(?:' || made || ')\Z';
end $$;

-- Letters of every script change their case, whatever the server's locale is.
do $$
declare
  chosen text := case
    when lower('Ä' collate "default") = 'ä' then 'default'
    else coalesce((select collname from pg_collation where collname = 'und-x-icu' limit 1), 'default')
  end;
begin
  execute format('create function cypher.lower(value text) returns text
    language sql immutable parallel safe return lower(value collate %I) collate "C"', chosen);
  execute format('create function cypher.upper(value text) returns text
    language sql immutable parallel safe return upper(value collate %I) collate "C"', chosen);
end $$;
