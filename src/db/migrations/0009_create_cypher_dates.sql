-- Dates, times and durations of the query language.
create function cypher.component(value jsonb, key text) returns jsonb
language plpgsql stable strict parallel safe as $$
begin
  return cypher.fail('not yet');
end $$;
