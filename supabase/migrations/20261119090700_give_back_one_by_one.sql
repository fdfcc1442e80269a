-- Two that gave back at the same moment could both miss the row: the one that waited found a number it had not asked for.
create or replace function public.give_back_allowances(p_limits jsonb, p_now timestamptz default now())
returns integer language plpgsql set search_path = '' as $$
declare
  v_limit record;
  v_used integer;
  v_touched integer := 0;
begin
  -- In the order of take_allowances, or two callers could wait for each other.
  for v_limit in
    select l.key, to_timestamp(floor(extract(epoch from p_now) / l.seconds) * l.seconds) as window_start
    from jsonb_to_recordset(p_limits) as l(key text, seconds integer)
    order by l.key, l.seconds
  loop
    select a.used into v_used from public.allowances a
    where a.key = v_limit.key and a.window_start = v_limit.window_start
    for update;
    continue when not found;
    if v_used = 1 then
      delete from public.allowances a where a.key = v_limit.key and a.window_start = v_limit.window_start;
    else
      update public.allowances a set used = v_used - 1
      where a.key = v_limit.key and a.window_start = v_limit.window_start;
    end if;
    v_touched := v_touched + 1;
  end loop;
  return v_touched;
end;
$$;
