-- Many visits, events and clicks in one statement. One by one, each took four limits and a commit of its own, and all of
-- them waited for the same row: the limit of the day.

create function public.record_tracking(p_items jsonb)
returns integer language plpgsql set search_path = '' as $$
declare
  v_keys text[];
  v_starts timestamptz[];
  v_used integer[];
  v_taken integer[];
  v_kept boolean[] := '{}';
  v_item record;
  v_has_room boolean;
begin
  -- What a crash of the server may take are the last moments of tracking; nobody waits for the disk.
  perform set_config('synchronous_commit', 'off', true);
  -- One batch after the other, so that the limits stay exact and no two batches wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('record_tracking', 0));

  select array_agg(k.key order by k.key, k.window_start), array_agg(k.window_start order by k.key, k.window_start),
         array_agg(coalesce(a.used, 0) order by k.key, k.window_start), array_agg(0)
  into v_keys, v_starts, v_used, v_taken
  from (
    select distinct l.key, to_timestamp(floor(extract(epoch from (i.value ->> 'now')::timestamptz) / l.seconds) * l.seconds) as window_start
    from jsonb_array_elements(p_items) i
    cross join jsonb_to_recordset(i.value -> 'limits') as l(key text, seconds integer)
  ) k
  left join public.allowances a on a.key = k.key and a.window_start = k.window_start;

  -- In the order of arrival each item takes one from all of its limits, or none.
  for v_item in
    select i.position, x.places, x.most
    from jsonb_array_elements(p_items) with ordinality as i(value, position)
    cross join lateral (
      select array_agg(k.place) as places, array_agg(l.most) as most
      from jsonb_to_recordset(i.value -> 'limits') as l(key text, most integer, seconds integer)
      join unnest(v_keys, v_starts) with ordinality as k(key, window_start, place)
        on k.key = l.key
        and k.window_start = to_timestamp(floor(extract(epoch from (i.value ->> 'now')::timestamptz) / l.seconds) * l.seconds)
    ) x
    order by i.position
  loop
    v_has_room := true;
    for n in 1..coalesce(cardinality(v_item.places), 0) loop
      v_has_room := v_has_room and v_used[v_item.places[n]] + v_taken[v_item.places[n]] < v_item.most[n];
    end loop;
    v_kept := v_kept || v_has_room;
    continue when not v_has_room;
    for n in 1..coalesce(cardinality(v_item.places), 0) loop
      v_taken[v_item.places[n]] := v_taken[v_item.places[n]] + 1;
    end loop;
  end loop;

  insert into public.allowances as a (key, window_start, used)
  select k.key, k.window_start, k.taken from unnest(v_keys, v_starts, v_taken) k(key, window_start, taken) where k.taken > 0
  on conflict (key, window_start) do update set used = a.used + excluded.used;

  insert into public.site_visits (path, referrer, session_id, visited_at)
  select i.value ->> 'path', i.value ->> 'referrer', i.value ->> 'session_id', (i.value ->> 'now')::timestamptz
  from jsonb_array_elements(p_items) with ordinality as i(value, position)
  where i.value ->> 'kind' = 'visit' and v_kept[i.position]
  order by i.position;

  insert into public.site_events (name, parameters, session_id, happened_at)
  select i.value ->> 'name', i.value -> 'parameters', i.value ->> 'session_id', (i.value ->> 'now')::timestamptz
  from jsonb_array_elements(p_items) with ordinality as i(value, position)
  where i.value ->> 'kind' = 'event' and v_kept[i.position]
  order by i.position;

  insert into public.cabin_clicks (cabin_id, session_id, address_hash, referrer_page, clicked_at)
  select c.id, i.value ->> 'session_id', i.value ->> 'address_hash', i.value ->> 'referrer_page', (i.value ->> 'now')::timestamptz
  from jsonb_array_elements(p_items) with ordinality as i(value, position)
  join public.cabins c on c.id = (i.value ->> 'cabin_id')::uuid and c.live
  where i.value ->> 'kind' = 'click' and v_kept[i.position]
  order by i.position
  on conflict do nothing;

  perform public.keep_view_counts(max((i.value ->> 'now')::timestamptz))
  from jsonb_array_elements(p_items) i where i.value ->> 'kind' <> 'event' having count(*) > 0;
  return (select count(*) from unnest(v_kept) k where k);
end;
$$;

comment on function public.record_tracking is
  'Keeps visits {path, referrer}, events {name, parameters} and clicks {cabin_id, address_hash, referrer_page}, each with kind, session_id, now and limits, as record_visit, record_events and record_click would one after the other. How many had room.';

revoke all on function public.record_tracking from public, anon, authenticated;
grant execute on function public.record_tracking to service_role;
