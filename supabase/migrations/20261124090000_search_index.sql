-- What a search with dates reads. Search used to ask the calendar of every cabin day by day, so its cost grew with the
-- catalogue. Here the same facts lie ready: for each length of stay, on which days one can begin. See docs/scale.md.

-- The calendar is cut into segments of 256 days, counted from 1 January 2000. The rows of a segment also hold the 16 days
-- before and after it as arrivals, so that a flexible search reads one segment, and the 31 days after those for the nights.
-- So day d, counted from then, is in the rows of segment (d + 16) >> 8, and perhaps of the one before, (d - 47) >> 8.

create table public.search_zones (
  id smallint generated always as identity primary key,
  name text not null unique
);

comment on table public.search_zones is 'Time zones of cabins, numbered: today is worked out once per zone in a search.';

create table public.search_arrivals (
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  segment integer not null,
  length_group smallint not null,
  area text not null,
  max_guests smallint not null,
  zone smallint not null references public.search_zones (id),
  cheapest_night integer not null,
  cleaning_fee integer not null,
  days bit varying not null,
  primary key (cabin_id, segment, length_group)
);

comment on table public.search_arrivals is
  'Days on which a stay can begin, of live cabins. Derived from cabins, cabin_calendar and stays, by their triggers alone.';
comment on column public.search_arrivals.length_group is 'Six lengths of stay to a row: 0 is 1 to 6 nights, 4 is 25 to 30. A row without a day is left out.';
comment on column public.search_arrivals.cheapest_night is
  'US cents, surcharge included: no night of the segment costs less. Tells a search which cabins need no exact price.';
comment on column public.search_arrivals.days is
  '288 bits for each of the six lengths: set when a stay of that length may begin that day. A hold counts as taken, whether it ran out or not.';

-- Holds all a search asks of the table: it reads a slice of this index and no row.
create index search_arrivals_by_place
  on public.search_arrivals (segment, length_group, area, cabin_id) include (max_guests, zone, cheapest_night, cleaning_fee, days);

create table public.search_rates (
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  segment integer not null,
  tax_city text not null,
  display_order integer not null,
  spent integer[] not null,
  primary key (cabin_id, segment)
);

comment on table public.search_rates is 'What nights cost, summed up, of live cabins. Derived like search_arrivals.';
comment on column public.search_rates.spent is
  'Element i: US cents, surcharge included, of all nights before day i - 1 of the segment. A stay''s price is one difference.';

alter table public.search_rates alter column spent set storage plain;

create table public.search_pending (
  id bigint generated always as identity primary key,
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  segment integer not null
);

comment on table public.search_pending is
  'Cabins whose derived rows may be behind, because two transactions changed them at once. Search asks their calendar itself.';

create index search_pending_by_cabin on public.search_pending (cabin_id);
create index stays_lapsing on public.stays (expires_at) where released_at is null and expires_at is not null;

create function public.recount_search(p_cabin_id uuid, p_segments integer[])
returns void language plpgsql set search_path = '' as $$
declare
  c_letters constant text := (select string_agg(chr(64 + n), '' order by n) from generate_series(1, 30) n);
  v_cabin public.cabins;
  v_zone smallint;
  v_segment integer;
  v_first date;
  v_free bit varying;
  v_leave bit varying;
  v_enter bit varying;
  v_run bit varying;
  v_days bit varying;
  v_none bit varying := repeat('0', 319)::bit varying;
  v_minimums text;
  v_percent bigint;
  v_spent bigint[];
  v_cheapest integer;
  v_groups smallint[];
  v_bits bit varying[];
  v_stay record;
begin
  -- Two recounts of one cabin would each miss what the other cannot see yet. Nobody waits for that: who comes second leaves a note.
  select * into v_cabin from public.cabins c where c.id = p_cabin_id for no key update skip locked;
  if not found then
    insert into public.search_pending (cabin_id, segment)
    select c.id, s from public.cabins c, unnest(p_segments) s where c.id = p_cabin_id;
    return;
  end if;
  if not v_cabin.live then
    delete from public.search_arrivals a where a.cabin_id = p_cabin_id;
    delete from public.search_rates r where r.cabin_id = p_cabin_id;
    delete from public.search_pending p where p.cabin_id = p_cabin_id;
    return;
  end if;

  select z.id into v_zone from public.search_zones z where z.name = v_cabin.timezone;
  if not found then
    insert into public.search_zones (name) values (v_cabin.timezone) on conflict (name) do update set name = excluded.name
    returning id into v_zone;
  end if;

  with noted as (delete from public.search_pending p where p.cabin_id = p_cabin_id returning p.segment)
  select array_agg(distinct s) into p_segments from (select unnest(p_segments) as s union all select segment from noted) x;

  v_percent := 10000 + 100 * v_cabin.mountain_mama_nightly_surcharge;
  foreach v_segment in array coalesce(p_segments, '{}') loop
    v_first := date '2000-01-01' + 256 * v_segment - 16;
    v_groups := '{}';
    v_bits := '{}';

    select string_agg(d.night, '')::bit varying, string_agg(d.leave, '')::bit varying, string_agg(d.minimum, ''),
           array_agg(d.spent), min(d.cents)
    into v_free, v_leave, v_minimums, v_spent, v_cheapest
    from (
      select case when k.open then '1' else '0' end as night,
             case when k.allows_check_out then '1' else '0' end as leave,
             case when k.allows_check_in then chr(64 + k.min_stay) else '0' end as minimum,
             k.cents, sum(coalesce(k.cents, 0)) over (order by n rows unbounded preceding) as spent
      from generate_series(0, 318) n
      left join (
        select k.*, least((coalesce(k.price, v_cabin.nightly_rate)::bigint * v_percent + 5000) / 10000, 2147483647)::integer as cents
        from public.cabin_calendar k
        where k.cabin_id = p_cabin_id and k.day between v_first and v_first + 318
      ) k on k.day = v_first + n
    ) d;

    if v_spent[319] = 0 then
      delete from public.search_arrivals a where a.cabin_id = p_cabin_id and a.segment = v_segment;
      delete from public.search_rates r where r.cabin_id = p_cabin_id and r.segment = v_segment;
      continue;
    end if;
    if v_spent[319] >= 2147483647 then
      -- Beyond what an integer holds: this cabin is always asked itself.
      insert into public.search_pending (cabin_id, segment) values (p_cabin_id, v_segment);
      continue;
    end if;

    for v_stay in
      select greatest(s.check_in, v_first) - v_first as starts, least(s.check_out, v_first + 319) - v_first as ends
      from public.stays s
      where s.cabin_id = p_cabin_id and s.released_at is null and s.during && daterange(v_first, v_first + 319)
    loop
      v_free := overlay(v_free placing substring(v_none from 1 for v_stay.ends - v_stay.starts) from v_stay.starts + 1);
    end loop;

    v_run := v_free;
    v_days := B'';
    for n in 1..30 loop
      v_run := v_run & (v_free << (n - 1));
      exit when n % 6 = 1 and bit_count(v_run) = 0;
      if n = 1 or position(chr(64 + n) in v_minimums) > 0 then
        v_enter := translate(v_minimums, c_letters, repeat('1', n) || repeat('0', 30 - n))::bit varying;
      end if;
      v_days := v_days || substring(v_run & v_enter & (v_leave << n) from 1 for 288);
      if n % 6 = 0 then
        if bit_count(v_days) > 0 then
          v_groups := array_append(v_groups, ((n - 1) / 6)::smallint);
          v_bits := array_append(v_bits, v_days);
        end if;
        v_days := B'';
      end if;
    end loop;

    delete from public.search_arrivals a
    where a.cabin_id = p_cabin_id and a.segment = v_segment and a.length_group <> all (v_groups);
    insert into public.search_arrivals as a
      (cabin_id, segment, length_group, area, max_guests, zone, cheapest_night, cleaning_fee, days)
    select p_cabin_id, v_segment, g.length_group, v_cabin.area, v_cabin.max_guests, v_zone, v_cheapest, v_cabin.cleaning_fee, g.days
    from unnest(v_groups, v_bits) g(length_group, days)
    on conflict (cabin_id, segment, length_group) do update
    set area = excluded.area, max_guests = excluded.max_guests, zone = excluded.zone,
        cheapest_night = excluded.cheapest_night, cleaning_fee = excluded.cleaning_fee, days = excluded.days
    where a is distinct from excluded;

    insert into public.search_rates as r (cabin_id, segment, tax_city, display_order, spent)
    values (p_cabin_id, v_segment, lower(trim(v_cabin.city)), v_cabin.display_order, array_prepend(0, v_spent::integer[]))
    on conflict (cabin_id, segment) do update
    set tax_city = excluded.tax_city, display_order = excluded.display_order, spent = excluded.spent
    where r is distinct from excluded;
  end loop;
end;
$$;

comment on function public.recount_search is
  'Derives a cabin''s rows of search_arrivals and search_rates anew for some segments.';

create function public.recount_search_of(p_cabin_id uuid)
returns void language sql volatile set search_path = '' as $$
  select public.recount_search(p_cabin_id, (
    select array_agg(s) from (
      select distinct s from public.cabin_calendar k, unnest(array[(k.day - date '2000-01-01' - 47) >> 8, (k.day - date '2000-01-01' + 16) >> 8]) s
      where k.cabin_id = p_cabin_id and isfinite(k.day)
      union
      select r.segment from public.search_rates r where r.cabin_id = p_cabin_id
    ) x
  ));
$$;

comment on function public.recount_search_of is 'The same for all segments the cabin has a calendar for.';

create function public.recount_pending_search()
returns integer language plpgsql set search_path = '' as $$
declare
  v_cabin_id uuid;
  v_count integer := 0;
begin
  for v_cabin_id in select distinct p.cabin_id from public.search_pending p order by 1 loop
    perform public.recount_search(v_cabin_id, '{}');
    v_count := v_count + 1;
  end loop;
  return v_count;
end;
$$;

comment on function public.recount_pending_search is
  'Works off search_pending. Search is right without it, and slower by what each such cabin takes.';

create function public.follow_calendar_in_search() returns trigger language plpgsql set search_path = '' as $$
begin
  perform public.recount_search(x.cabin_id, array_agg(distinct x.segment))
  from (select c.cabin_id, s as segment from changed c, unnest(array[(c.day - date '2000-01-01' - 47) >> 8, (c.day - date '2000-01-01' + 16) >> 8]) s where isfinite(c.day)) x
  group by x.cabin_id order by x.cabin_id;
  if tg_op = 'UPDATE' then
    -- Rows moved to another day or cabin leave a gap where they were.
    perform public.recount_search(x.cabin_id, array_agg(distinct x.segment))
    from (
      select f.cabin_id, s as segment from former f, unnest(array[(f.day - date '2000-01-01' - 47) >> 8, (f.day - date '2000-01-01' + 16) >> 8]) s
      where isfinite(f.day) and not exists (select from changed c where c.cabin_id = f.cabin_id and c.day = f.day)
    ) x
    group by x.cabin_id order by x.cabin_id;
  end if;
  return null;
end;
$$;

comment on function public.follow_calendar_in_search is 'Recounts the segments of the days that changed, once per statement.';

create function public.follow_stays_in_search() returns trigger language plpgsql set search_path = '' as $$
declare
  v_moved record;
begin
  for v_moved in execute
    'select x.cabin_id, array_agg(distinct s) as segments from ('
    || case tg_op
         when 'UPDATE' then
           'select u.* from former f join changed c using (id)
            cross join lateral (values (f.cabin_id, f.check_in, f.check_out, f.released_at),
                                       (c.cabin_id, c.check_in, c.check_out, c.released_at)) u(cabin_id, check_in, check_out, released_at)
            where (f.cabin_id, f.check_in, f.check_out, f.released_at is null)
              is distinct from (c.cabin_id, c.check_in, c.check_out, c.released_at is null)'
         else 'select c.cabin_id, c.check_in, c.check_out, c.released_at from changed c'
       end
    || ') x
       cross join lateral (select min(k.day) as first, max(k.day) as last from public.cabin_calendar k
                           where k.cabin_id = x.cabin_id and isfinite(k.day)) k
       cross join generate_series((greatest(x.check_in, k.first) - date ''2000-01-01'' - 47) >> 8,
                                  (least(x.check_out - 1, k.last) - date ''2000-01-01'' + 16) >> 8) s
       where x.released_at is null and k.last is not null
       group by x.cabin_id order by x.cabin_id'
  loop
    perform public.recount_search(v_moved.cabin_id, v_moved.segments);
  end loop;
  return null;
end;
$$;

comment on function public.follow_stays_in_search is
  'Recounts the segments of stays that came, went or moved. A hold that becomes a booking takes the same nights: nothing to do.';

create function public.follow_cabins_in_search() returns trigger language plpgsql set search_path = '' as $$
begin
  perform public.recount_search_of(c.id)
  from changed c join former f using (id)
  where (c.live, c.area, c.max_guests, c.timezone, c.nightly_rate, c.mountain_mama_nightly_surcharge, c.cleaning_fee)
    is distinct from
        (f.live, f.area, f.max_guests, f.timezone, f.nightly_rate, f.mountain_mama_nightly_surcharge, f.cleaning_fee);
  update public.search_rates r set tax_city = lower(trim(c.city)), display_order = c.display_order
  from changed c join former f using (id)
  where r.cabin_id = c.id and (c.city, c.display_order) is distinct from (f.city, f.display_order);
  return null;
end;
$$;

comment on function public.follow_cabins_in_search is 'Recounts cabins whose edit a search would notice.';

create trigger follow_in_search_insert after insert on public.cabin_calendar
  referencing new table as changed for each statement execute function public.follow_calendar_in_search();
create trigger follow_in_search_update after update on public.cabin_calendar
  referencing old table as former new table as changed
  for each statement execute function public.follow_calendar_in_search();
create trigger follow_in_search_delete after delete on public.cabin_calendar
  referencing old table as changed for each statement execute function public.follow_calendar_in_search();
create trigger follow_in_search_insert after insert on public.stays
  referencing new table as changed for each statement execute function public.follow_stays_in_search();
create trigger follow_in_search_update after update on public.stays
  referencing old table as former new table as changed
  for each statement execute function public.follow_stays_in_search();
create trigger follow_in_search_delete after delete on public.stays
  referencing old table as changed for each statement execute function public.follow_stays_in_search();
create trigger follow_in_search_update after update on public.cabins
  referencing old table as former new table as changed
  for each statement execute function public.follow_cabins_in_search();

-- The search as it was, for the cabins named.
create function public.search_calendars(
  p_cabin_ids uuid[], p_check_in date, p_check_out date, p_area text, p_guests integer,
  p_flexible_days integer, p_tax_rates jsonb, p_now timestamptz
)
returns table (cabin_id uuid, shift integer, total_cents bigint, display_order integer)
language sql stable set search_path = '' as $$
  with candidates as (
    select c.id, c.display_order, c.cleaning_fee, c.mountain_mama_nightly_surcharge as surcharge, c.nightly_rate,
           coalesce(p_tax_rates -> lower(trim(c.city)), p_tax_rates -> '*') as tax_rates,
           s.shift, p_check_in + s.shift as arrival, p_check_out + s.shift as departure
    from unnest(p_cabin_ids) wanted(id)
    join public.cabins c on c.id = wanted.id
    cross join generate_series(-p_flexible_days, p_flexible_days) as s(shift)
    where c.live
      and (p_area is null or c.area = p_area)
      and c.max_guests >= p_guests
      and p_check_in + s.shift > (p_now at time zone c.timezone)::date
      and p_check_out - p_check_in between 1 and 30
  ),
  open_stays as (
    select x.*, n.subtotal
    from candidates x
    -- One short range of the primary key per candidate; as joins, the planner reads the whole calendar.
    cross join lateral (
      select sum(round(coalesce(k.price, x.nightly_rate) * (100 + x.surcharge) / 100))
               filter (where k.day < x.departure)::bigint as subtotal,
             count(*) filter (where k.day < x.departure and k.open) as nights,
             bool_or(k.day = x.arrival and k.allows_check_in and k.min_stay <= x.departure - x.arrival) as may_arrive,
             bool_or(k.day = x.departure and k.allows_check_out) as may_leave
      from public.cabin_calendar k
      where k.cabin_id = x.id and k.day between x.arrival and x.departure
    ) n
    where n.nights = x.departure - x.arrival
      and n.may_arrive
      and n.may_leave
      and not exists (
        select 1 from public.stays s
        where s.cabin_id = x.id and s.released_at is null
          and s.during && daterange(x.arrival, x.departure, '[)')
          and (s.expires_at is null or s.expires_at > p_now)
      )
  ),
  priced as (
    select o.*,
           o.subtotal + o.cleaning_fee + (
             select coalesce(sum(round((o.subtotal + o.cleaning_fee) * rate::numeric / 10000)), 0)
             from jsonb_array_elements_text(o.tax_rates) as rate
           )::bigint as total
    from open_stays o
  )
  select distinct on (p.id) p.id, p.shift, p.total, p.display_order
  from priced p order by p.id, abs(p.shift), p.total, p.shift;
$$;

comment on function public.search_calendars is
  'The stay search_cabins finds in each of the cabins named, read from calendar and stays day by day.';

drop function public.search_cabins(date, date, text, integer, integer, jsonb, timestamptz);

create function public.search_cabin_page(
  p_check_in date, p_check_out date, p_area text default null, p_guests integer default 1,
  p_flexible_days integer default 0, p_tax_rates jsonb default '{"*": []}', p_now timestamptz default now(),
  p_limit integer default null, p_offset integer default 0
)
returns table (cabin_id uuid, check_in date, check_out date, shift integer, nightly integer[], total_cents bigint, found bigint)
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan' set jit = 'off'
-- Right for any statistics: after a large import, before anything is analyzed, the planner would read whole tables.
set enable_seqscan = 'off' set enable_bitmapscan = 'off' set enable_memoize = 'off' as $$
declare
  c_length constant integer := p_check_out - p_check_in;
  c_wanted constant bigint := p_offset + p_limit;
  c_place constant integer := ((p_check_in - date '2000-01-01') & 255) + 16;
  v_segment integer := (p_check_in - date '2000-01-01') >> 8;
  c_group constant smallint := (c_length - 1) / 6;
  c_from constant integer := (c_length - 1) % 6 * 288 + c_place - p_flexible_days + 1;
  v_near bigint[];
  v_future bigint[] := '{}';
  v_zone record;
  v_cities text[];
  v_taxes integer[];
  v_asked uuid[];
  v_ids uuid[];
  v_shifts integer[];
  v_totals bigint[];
  v_orders integer[];
begin
  if (c_length between 1 and 30 and p_flexible_days >= 0) is not true then
    return;
  end if;

  -- Up to four taxes of whole basis points are reckoned fast; whatever else a caller brings, cabin by cabin.
  select array_agg(t.city), array_agg(t.lines) into v_cities, v_taxes
  from (
    select e.key as city,
           array[coalesce((e.value ->> 0)::integer, 0), coalesce((e.value ->> 1)::integer, 0),
                 coalesce((e.value ->> 2)::integer, 0), coalesce((e.value ->> 3)::integer, 0)] as lines
    from jsonb_each('{"*": []}' || p_tax_rates) e
    where p_tax_rates::text !~ '[.eE-][0-9]|[0-9]{7}' and jsonb_array_length(e.value) <= 4
    order by e.key <> '*'
  ) t;

  if p_flexible_days > 15 or coalesce(cardinality(v_cities), 0) < (select count(*) from jsonb_object_keys('{"*": []}' || p_tax_rates)) then
    v_segment := null;
    select array_agg(c.id) into v_asked from public.cabins c where c.live;
  else
    select array_agg(x.cabin_id) into v_asked
    from (
      select p.cabin_id from public.search_pending p
      union
      select s.cabin_id from public.stays s
      where s.released_at is null and s.expires_at <= p_now
        and s.during && daterange(p_check_in - p_flexible_days, p_check_out + p_flexible_days)
    ) x;
  end if;
  if v_asked is not null then
    select array_agg(s.cabin_id), array_agg(s.shift), array_agg(s.total_cents), array_agg(s.display_order)
    into v_ids, v_shifts, v_totals, v_orders
    from public.search_calendars(v_asked, p_check_in, p_check_out, p_area, p_guests, p_flexible_days, p_tax_rates, p_now) s;
  end if;

  -- Shift s is the bit 63 - flexible days - s. Element n of v_near: the shifts less than n days away.
  select array_agg(x.bits order by x.n) into v_near
  from (
    select n, bit_or(1::bigint << (63 - p_flexible_days - s)) as bits
    from generate_series(1, p_flexible_days + 1) n, generate_series(1 - n, n - 1) s group by n
  ) x;
  for v_zone in
    select z.id, bit_or(1::bigint << (63 - p_flexible_days - s)) filter (where p_check_in + s > t.today) as bits
    from public.search_zones z
    cross join lateral (select (p_now at time zone z.name)::date as today offset 0) t
    cross join generate_series(-p_flexible_days, p_flexible_days) s
    group by z.id
  loop
    v_future[v_zone.id] := coalesce(v_zone.bits, 0);
  end loop;

  return query
  with matches as materialized (
    select m.cabin_id, m.shifts, m.cleaning_fee, m.least_amount
    from (
      select a.cabin_id, a.cleaning_fee, a.cheapest_night::bigint * c_length + a.cleaning_fee as least_amount,
             substring(a.days from c_from for 2 * p_flexible_days + 1)::bit(64)::bigint & v_future[a.zone] as shifts
      from public.search_arrivals a
      where a.segment = v_segment and a.length_group = c_group
        and (p_area is null or a.area = p_area) and a.max_guests >= p_guests
      offset 0
    ) m
    where m.shifts <> 0 and (v_asked is null or m.cabin_id <> all (v_asked))
  ),
  counted as (
    select count(*) as matches, count(*) filter (where m.shifts & v_near[1] <> 0) as exact from matches m
  ),
  -- Farther shifts than the page reaches need no price.
  reach as (
    select case
      when c_wanted <= c.exact then 1
      when c_wanted < c.matches then coalesce((
        select min(n) from generate_series(2, p_flexible_days + 1) n
        where (select count(*) from matches m where m.shifts & v_near[n] <> 0) >= c_wanted
      ), p_flexible_days + 1)
      else p_flexible_days + 1
    end as days, c.matches
    from counted c
  ),
  -- When the wanted dates alone fill the page: a total that so many cabins stay below. Cabins that cannot are passed over.
  bound as (
    select max(x.total) as total
    from (
      select (x.amount + (x.amount * v_taxes[x.tax][1] + 5000) / 10000 + (x.amount * v_taxes[x.tax][2] + 5000) / 10000
              + (x.amount * v_taxes[x.tax][3] + 5000) / 10000 + (x.amount * v_taxes[x.tax][4] + 5000) / 10000) as total
      from (
        select coalesce(array_position(v_cities, r.tax_city), 1) as tax,
               m.cleaning_fee + (r.spent[c_place + c_length + 1] - r.spent[c_place + 1])::bigint as amount
        from (select * from matches m where m.shifts & v_near[1] <> 0 order by m.least_amount limit 3 * c_wanted) m
        cross join lateral (
          select r.tax_city, r.spent from public.search_rates r where r.cabin_id = m.cabin_id and r.segment = v_segment offset 0
        ) r
        offset 0
      ) x
      order by 1 limit c_wanted
    ) x
  ),
  nearest as (
    select m.cabin_id, m.shifts, m.cleaning_fee,
           case when m.shifts & v_near[1] <> 0 then 0
                else (select min(n) - 1 from generate_series(2, p_flexible_days + 1) n where m.shifts & v_near[n] <> 0)
           end as away
    from matches m
    where m.shifts & v_near[(select r.days from reach r)] <> 0
      and case when c_wanted <= (select c.exact from counted c) then m.least_amount <= (select b.total from bound b) else true end
    offset 0
  ),
  spent as (
    select m.cabin_id, m.away, m.cleaning_fee, r.display_order,
           coalesce(array_position(v_cities, r.tax_city), 1) as tax,
           case when m.shifts & (1::bigint << (63 - p_flexible_days + m.away)) <> 0
                then r.spent[c_place - m.away + c_length + 1] - r.spent[c_place - m.away + 1] end as before,
           case when m.shifts & (1::bigint << (63 - p_flexible_days - m.away)) <> 0
                then r.spent[c_place + m.away + c_length + 1] - r.spent[c_place + m.away + 1] end as after
    from nearest m
    cross join lateral (
      select r.tax_city, r.display_order, r.spent from public.search_rates r where r.cabin_id = m.cabin_id and r.segment = v_segment offset 0
    ) r
    offset 0
  ),
  taxable as (
    select s.cabin_id, s.away, s.display_order, s.tax,
           case when s.before <= s.after or s.after is null then -s.away else s.away end as shift,
           -- Within a cabin the dearer nights have the dearer total: the taxes need not be known to choose.
           least(s.before, s.after)::bigint + s.cleaning_fee as amount
    from spent s
    offset 0
  ),
  ranked as (
    select x.cabin_id, x.shift, x.total, x.display_order
    from (
      select t.cabin_id, t.shift, t.display_order,
             t.amount + (t.amount * v_taxes[t.tax][1] + 5000) / 10000 + (t.amount * v_taxes[t.tax][2] + 5000) / 10000
             + (t.amount * v_taxes[t.tax][3] + 5000) / 10000 + (t.amount * v_taxes[t.tax][4] + 5000) / 10000 as total
      from taxable t
      union all
      select * from (select unnest(v_ids) as cabin_id, unnest(v_shifts) as shift, unnest(v_orders) as display_order,
                            unnest(v_totals) as total) asked
    ) x
    order by abs(x.shift), x.total, x.display_order, x.cabin_id
    limit p_limit offset p_offset
  )
  select r.cabin_id, p_check_in + r.shift, p_check_out + r.shift, r.shift, n.nightly, r.total,
         (select c.matches from counted c) + coalesce(cardinality(v_ids), 0)
  from ranked r
  cross join lateral (
    select array_agg(coalesce(k.price, c.nightly_rate) order by k.day) as nightly
    from public.cabins c join public.cabin_calendar k on k.cabin_id = c.id
    where c.id = r.cabin_id and k.day between p_check_in + r.shift and p_check_out + r.shift - 1
  ) n
  order by abs(r.shift), r.total, r.display_order, r.cabin_id;
end;
$$;

comment on function public.search_cabin_page is
  'A page of search_cabins, and how many cabins there are in all. Without p_limit: all of them.';

create function public.search_cabins(
  p_check_in date, p_check_out date, p_area text default null, p_guests integer default 1,
  p_flexible_days integer default 0, p_tax_rates jsonb default '{"*": []}', p_now timestamptz default now()
)
returns table (cabin_id uuid, check_in date, check_out date, shift integer, nightly integer[], total_cents bigint)
language sql stable set search_path = '' as $$
  select p.cabin_id, p.check_in, p.check_out, p.shift, p.nightly, p.total_cents
  from public.search_cabin_page(p_check_in, p_check_out, p_area, p_guests, p_flexible_days, p_tax_rates, p_now) p;
$$;

comment on function public.search_cabins is
  'Cabins whose whole stay is open and sellable, at most one stay each: the wanted dates, else the nearest shift within the flexibility. nightly: US cents per night before the surcharge. p_tax_rates: basis points of each tax line by lower-case city, * for the rest. total_cents includes the cleaning fee and taxes.';

create or replace function public.cabin_days(p_cabin_id uuid, p_from date, p_to date, p_now timestamptz)
returns table (day date, available boolean, price integer, min_stay smallint,
               allows_check_in boolean, allows_check_out boolean)
language sql stable set search_path = '' as $$
  with taken as materialized (
    select distinct greatest(s.check_in, p_from) + n as day
    from public.stays s
    cross join lateral generate_series(0, least(s.check_out - 1, p_to) - greatest(s.check_in, p_from)) n
    where s.cabin_id = p_cabin_id and s.released_at is null
      and s.during && daterange(p_from, greatest(p_to, p_from), '[]')
      and (s.expires_at is null or s.expires_at > p_now)
  )
  select d.day,
         coalesce(k.open, false) and t.day is null,
         coalesce(k.price, c.nightly_rate),
         coalesce(k.min_stay, 1::smallint),
         coalesce(k.allows_check_in, false),
         coalesce(k.allows_check_out, false)
  from public.cabins c
  -- A series of dates would step through instants, and lose days in a zone whose clocks change at midnight.
  cross join lateral (select p_from + n as day from generate_series(0, p_to - p_from) as n) d
  left join public.cabin_calendar k on k.cabin_id = p_cabin_id and k.day = d.day and k.day between p_from and p_to
  left join taken t on t.day = d.day
  where c.id = p_cabin_id and c.live
  order by d.day;
$$;

do $$
declare
  v_cabin_id uuid;
begin
  for v_cabin_id in select c.id from public.cabins c where c.live loop
    perform public.recount_search_of(v_cabin_id);
  end loop;
end;
$$;

alter table public.search_zones enable row level security;
alter table public.search_arrivals enable row level security;
alter table public.search_rates enable row level security;
alter table public.search_pending enable row level security;

revoke all on public.search_zones, public.search_arrivals, public.search_rates, public.search_pending
  from public, anon, authenticated;
grant select, insert, update, delete
  on public.search_zones, public.search_arrivals, public.search_rates, public.search_pending to service_role;

revoke all on function
  public.recount_search, public.recount_search_of, public.recount_pending_search,
  public.follow_calendar_in_search, public.follow_stays_in_search, public.follow_cabins_in_search,
  public.search_calendars, public.search_cabin_page, public.search_cabins
  from public, anon, authenticated;
grant execute on function
  public.recount_search, public.recount_search_of, public.recount_pending_search,
  public.follow_calendar_in_search, public.follow_stays_in_search, public.follow_cabins_in_search,
  public.search_calendars, public.search_cabin_page, public.search_cabins
  to service_role;
