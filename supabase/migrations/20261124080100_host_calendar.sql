-- The console's calendar: reading cabins by days, changing days by hand, and undoing a change.

create table public.calendar_changes (
  id uuid primary key default gen_random_uuid(),
  made_at timestamptz not null default now(),
  made_by uuid references auth.users (id) on delete set null,
  kind text not null check (kind in ('days', 'block', 'unblock')),
  days jsonb check (jsonb_typeof(days) = 'array'),
  stay_ids uuid[],
  undone_at timestamptz,
  check ((kind = 'days') = (days is not null)),
  check ((kind = 'days') = (stay_ids is null))
);

comment on table public.calendar_changes is
  'Calendar changes made in the console, kept for seven days so that they can be undone.';
comment on column public.calendar_changes.days is
  'Array of {cabin_id, day, before, after}; before is null where the day had no row.';
comment on column public.calendar_changes.stay_ids is 'The blocks that were added or removed.';

create index calendar_changes_by_time on public.calendar_changes (made_at);
create index calendar_changes_by_maker on public.calendar_changes (made_by);

create function public.shown_stay_kind(p_kind text, p_is_owner_stay boolean)
returns text language sql immutable set search_path = '' as $$
  select case when p_kind = 'imported' then 'import' when p_is_owner_stay then 'owner' else p_kind end;
$$;

comment on function public.shown_stay_kind is 'The console''s name for the kind of a stay.';

create function public.host_calendar(p_from date, p_to date, p_cabin_ids uuid[] default null)
returns json language plpgsql stable security definer set search_path = '' as $$
-- json takes two thirds of the time of jsonb, which is sorted and copied at each level.
declare
  v_sees_guests boolean := public.can('sees_guests');
  v_sees_prices boolean := public.can('sees_prices');
  v_edits_shop boolean := public.can('edits_shop');
  v_ids uuid[] := array(select c.id from public.cabins c where c.id = any (public.visible_cabins())
    and c.archived_at is null);
begin
  perform public.require_staff();
  if p_from is null or p_to is null or not isfinite(p_from) or not isfinite(p_to) or p_to <= p_from
    or p_to - p_from > 540 then
    perform public.refuse('range_too_long');
  end if;
  if p_cabin_ids is not null then
    v_ids := array(select unnest(v_ids) intersect select unnest(p_cabin_ids));
  end if;
  return json_build_object(
    'from', p_from, 'to', p_to,
    'cabins', (
      select coalesce(json_agg(json_build_object(
        'id', c.id, 'title', c.title, 'slug', c.slug, 'city', c.city, 'capacity', c.max_guests,
        'bedrooms', c.bedrooms, 'live', c.live
      ) order by c.display_order, c.title, c.id), '[]')
      from public.cabins c where c.id = any (v_ids)
    ),
    'days', (
      select coalesce(json_agg(json_build_object(
        'cabin_id', c.id, 'prices', to_json(d.prices), 'min_stays', to_json(d.min_stays), 'open', to_json(d.open),
        'check_in', to_json(d.check_in), 'check_out', to_json(d.check_out), 'by_hand', to_json(d.by_hand)
      ) order by c.display_order, c.title, c.id), '[]')
      from public.cabins c
      cross join lateral (
        select array_agg(case when v_sees_prices and k.day is not null then coalesce(k.price, c.nightly_rate) end
          order by n) as prices,
               array_agg(coalesce(k.min_stay, 1) order by n) as min_stays,
               array_agg(coalesce(k.open, false) order by n) as open,
               array_agg(coalesce(k.allows_check_in, false) order by n) as check_in,
               array_agg(coalesce(k.allows_check_out, false) order by n) as check_out,
               array_agg(coalesce(k.source = 'hand', false) order by n) as by_hand
        from generate_series(0, p_to - p_from - 1) n
        left join public.cabin_calendar k
          on k.cabin_id = c.id and k.day = p_from + n and k.day >= p_from and k.day < p_to
      ) d
      where c.id = any (v_ids)
    ),
    'stays', (
      select coalesce(json_agg(json_build_object(
        'id', s.id, 'cabin_id', s.cabin_id, 'kind', public.shown_stay_kind(s.kind, s.is_owner_stay),
        'check_in', s.check_in, 'check_out', s.check_out, 'reference', b.reference,
        'label', case when v_sees_guests then coalesce(b.guest_name, g.name) end,
        'platform', case when v_sees_guests then f.platform end,
        'reason', case when v_sees_guests then s.block_reason end
      ) order by s.cabin_id, s.check_in), '[]')
      from public.occupancies s
      left join public.bookings b on b.occupancy_id = s.id
      left join public.calendar_feeds f on f.id = s.feed_id
      left join lateral (
        select string_agg(e.guest ->> 'name', ', ' order by e.check_in) as name from public.calendar_feed_events e
        where v_edits_shop and e.feed_id = s.feed_id
          and e.check_in < s.check_out and e.check_out > s.check_in
      ) g on true
      where s.cabin_id = any (v_ids) and s.released_at is null and s.check_in < p_to and s.check_out > p_from
        and (s.expires_at is null or s.expires_at > now())
    )
  );
end;
$$;

comment on function public.host_calendar is
  'Cabins by days from p_from to before p_to, at most 540: one array entry a day, and the stays that touch them. '
  'Names need sees_guests, prices sees_prices, cabins outside cabin_ids sees_all_cabins.';

create function public.day_runs(p_days jsonb, p_key text)
returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'cabin_id', r.cabin_id, 'from', r.first_day, 'to', r.last_day + 1, 'day', r.value
  ) order by r.cabin_id, r.first_day), '[]')
  from (
    select x.cabin_id, x.value, min(x.day) as first_day, max(x.day) as last_day
    from (
      select d.*, d.day - row_number() over (partition by d.cabin_id, d.value order by d.day)::integer as run
      from (
        select (e ->> 'cabin_id')::uuid as cabin_id, (e ->> 'day')::date as day, e -> p_key as value
        from jsonb_array_elements(p_days) e
      ) d
    ) x
    group by x.cabin_id, x.value, x.run
  ) r;
$$;

comment on function public.day_runs is
  'The values before or after a change, for the audit log: one entry per run of equal days.';

create function public.lock_cabins(p_cabin_ids uuid[])
returns void language plpgsql set search_path = '' as $$
declare
  v_id uuid;
begin
  for v_id in select distinct i from unnest(p_cabin_ids) i order by 1 loop
    perform public.lock_cabin(v_id);
  end loop;
end;
$$;

comment on function public.lock_cabins is
  'Locks several cabins in the order of their ids, so that two changes never deadlock.';

create function public.require_known_cabins(p_cabin_ids uuid[])
returns void language plpgsql stable set search_path = '' as $$
begin
  if coalesce(cardinality(p_cabin_ids), 0) = 0
    or exists (select from unnest(p_cabin_ids) i where not exists (select from public.cabins c where c.id = i)) then
    perform public.refuse('unknown_cabin');
  elsif cardinality(p_cabin_ids) > 50 then
    perform public.refuse('too_many_cabins', '{"most": 50}');
  end if;
end;
$$;

comment on function public.require_known_cabins is 'Refuses a list that is empty, too long or names an unknown cabin.';

create function public.require_open_range(p_cabin_ids uuid[], p_from date, p_to date, p_now timestamptz)
returns void language plpgsql stable set search_path = '' as $$
declare
  v_today date := (select max((p_now at time zone c.timezone)::date) from public.cabins c
    where c.id = any (p_cabin_ids));
begin
  if p_from is null or p_to is null or not isfinite(p_from) or not isfinite(p_to) or p_to <= p_from
    or p_to - p_from > 400 then
    perform public.refuse('range_too_long', '{"most_days": 400}');
  elsif p_to <= v_today then
    perform public.refuse('past');
  elsif p_to > public.calendar_end(v_today) + 1 then
    perform public.refuse('too_far', jsonb_build_object('last_day', public.calendar_end(v_today)));
  end if;
end;
$$;

comment on function public.require_open_range is
  'Refuses a range that is empty, longer than 400 days, over, or past the end of the calendar.';

create function public.taken_days(p_cabin_ids uuid[], p_from date, p_to date, p_now timestamptz)
returns table (cabin_id uuid, day date, reason text) language sql stable set search_path = '' as $$
  select s.cabin_id, d.day, case when s.kind = 'imported' then 'imported' else 'sold' end
  from public.occupancies s
  cross join lateral (
    select greatest(s.check_in, p_from) + n as day
    from generate_series(0, least(s.check_out, p_to) - greatest(s.check_in, p_from) - 1) n
  ) d
  where s.cabin_id = any (p_cabin_ids) and s.released_at is null and s.kind <> 'block'
    and s.during && daterange(p_from, p_to, '[)') and (s.expires_at is null or s.expires_at > p_now);
$$;

comment on function public.taken_days is
  'Nights of the cabins that a guest holds or has booked, here or on another platform.';

create function public.day_change(p_id uuid, p_days jsonb, p_skipped jsonb)
returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'change_id', case when count(*) > 0 then p_id end, 'changed', count(*),
    'cabins', count(distinct e ->> 'cabin_id'), 'skipped', p_skipped
  )
  from jsonb_array_elements(p_days) e;
$$;

comment on function public.day_change is
  'The outcome of a change of days: its id (null when no day changed), the days and cabins it changed, and the nights '
  'it skipped.';

create function public.host_set_days(p_changes jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_ids uuid[];
  v_from date;
  v_to date;
  v_days jsonb;
  v_skipped jsonb;
  v_id uuid;
  v_is_others boolean;
begin
  perform public.require_staff('edits_shop');
  if jsonb_typeof(p_changes) is distinct from 'object'
    or p_changes - array['id', 'cabin_ids', 'from', 'to', 'price_cents', 'percent', 'min_stay', 'check_in', 'check_out',
      'open'] <> '{}'
    or not p_changes ?| array['price_cents', 'percent', 'min_stay', 'check_in', 'check_out', 'open']
    or p_changes ?& array['price_cents', 'percent']
    or exists (select from jsonb_each(p_changes) e where e.value = 'null') then
    perform public.refuse('bad_change');
  end if;
  begin
    v_id := coalesce((p_changes ->> 'id')::uuid, gen_random_uuid());
    v_ids := array(select distinct i::uuid from jsonb_array_elements_text(p_changes -> 'cabin_ids') i);
    v_from := (p_changes ->> 'from')::date;
    v_to := (p_changes ->> 'to')::date;
    if not coalesce((p_changes ->> 'price_cents')::integer between 100 and 10000000, true)
      or not coalesce((p_changes ->> 'percent')::numeric between -90 and 300, true)
      or not coalesce((p_changes ->> 'min_stay')::integer between 1 and 30, true)
      or exists (
        select from jsonb_each(p_changes) e
        where e.key in ('check_in', 'check_out', 'open') and jsonb_typeof(e.value) <> 'boolean'
      ) then
      perform public.refuse('bad_change');
    end if;
  exception when data_exception then
    perform public.refuse('bad_change');
  end;
  perform public.require_known_cabins(v_ids);
  perform public.require_open_range(v_ids, v_from, v_to, now());
  perform public.lock_cabins(v_ids);

  -- A retry after a lost response must not apply a percentage twice.
  select x.days, x.made_by is distinct from auth.uid() into v_days, v_is_others
  from public.calendar_changes x where x.id = v_id;
  if v_is_others then
    perform public.refuse('bad_change');
  elsif v_days is not null then
    return public.day_change(v_id, v_days, '[]');
  end if;

  select coalesce(jsonb_agg(jsonb_build_object('cabin_id', t.cabin_id, 'date', t.day, 'reason', t.reason)
    order by t.cabin_id, t.day), '[]')
  into v_skipped
  from public.taken_days(v_ids, v_from, v_to, now()) t;

  with wanted as (
    select c.id as cabin_id, d.day, to_jsonb(k) - array['cabin_id', 'day'] as before,
           case when p_changes ? 'price_cents' then (p_changes ->> 'price_cents')::integer
                when p_changes ? 'percent' then
                  greatest(100, least(10000000,
                    round(coalesce(k.price, c.nightly_rate) * (100 + (p_changes ->> 'percent')::numeric) /
                    100)))::integer
                else k.price end as price,
           coalesce((p_changes ->> 'min_stay')::smallint, k.min_stay, 1::smallint) as min_stay,
           coalesce((p_changes ->> 'check_in')::boolean, k.allows_check_in, true) as allows_check_in,
           coalesce((p_changes ->> 'check_out')::boolean, k.allows_check_out, true) as allows_check_out,
           -- A price alone doesn't open a day that was never open.
           coalesce((p_changes ->> 'open')::boolean, k.open, false) as open
    from public.cabins c
    cross join lateral (
      select greatest(v_from, (now() at time zone c.timezone)::date) + n as day
      from generate_series(0, v_to - greatest(v_from, (now() at time zone c.timezone)::date) - 1) n
    ) d
    left join public.cabin_calendar k on k.cabin_id = c.id and k.day = d.day
    left join public.taken_days(v_ids, v_from, v_to, now()) t on t.cabin_id = c.id and t.day = d.day
    where c.id = any (v_ids) and t.day is null
  ),
  written as (
    insert into public.cabin_calendar as k
      (cabin_id, day, price, min_stay, allows_check_in, allows_check_out, open, source)
    select w.cabin_id, w.day, w.price, w.min_stay, w.allows_check_in, w.allows_check_out, w.open, 'hand'
    from wanted w
    on conflict (cabin_id, day) do update set
      price = excluded.price, min_stay = excluded.min_stay, allows_check_in = excluded.allows_check_in,
      allows_check_out = excluded.allows_check_out, open = excluded.open, source = 'hand'
    where (k.price, k.min_stay, k.allows_check_in, k.allows_check_out, k.open, k.source)
      is distinct from
          (excluded.price, excluded.min_stay, excluded.allows_check_in, excluded.allows_check_out, excluded.open,
            'hand')
    returning k.*
  )
  select jsonb_agg(jsonb_build_object(
    'cabin_id', x.cabin_id, 'day', x.day, 'before', w.before, 'after', to_jsonb(x) - array['cabin_id', 'day']
  ) order by x.cabin_id, x.day)
  into v_days
  from written x join wanted w on w.cabin_id = x.cabin_id and w.day = x.day;

  if v_days is not null then
    delete from public.calendar_changes x where x.made_at < now() - interval '7 days';
    insert into public.calendar_changes (id, made_at, made_by, kind, days) values (v_id, now(), auth.uid(),
      'days', v_days);
    perform public.write_audit('set_days', v_id::text, public.day_runs(v_days, 'before'),
      (p_changes - 'id') || jsonb_build_object('changed', jsonb_array_length(v_days),
        'skipped', jsonb_array_length(v_skipped)));
  end if;
  return public.day_change(v_id, v_days, v_skipped);
end;
$$;

comment on function public.host_set_days is
  'Changes the days from to before to of some cabins by hand, all or nothing: price_cents or percent, min_stay, '
  'check_in, check_out, open. Idempotent by the change''s id. Past days are skipped; a sold or held night is never '
  'closed or repriced.';

alter table public.calendar_changes enable row level security;

grant select, insert, update, delete on public.calendar_changes to service_role;
grant execute on function
  public.shown_stay_kind, public.day_runs, public.lock_cabins, public.require_known_cabins,
  public.require_open_range, public.taken_days, public.day_change
  to service_role;
grant execute on function public.host_calendar, public.host_set_days to authenticated;
