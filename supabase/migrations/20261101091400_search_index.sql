-- The search index: for each length of stay, the days on which one can start, derived from calendars and stays. Reading
-- the calendar of every cabin day by day would cost in proportion to the catalog. See docs/scale.md.
-- The calendar is cut into segments of 256 days, counted from 1 January 2000. The rows of a segment also hold the 16
-- days before and after it as arrivals, so that a flexible search reads one segment, and the 31 days after those for
-- the nights. So day d is in the rows of segment (d + 16) >> 8, and perhaps of the one before, (d - 47) >> 8.

create table public.search_zones (
  id smallint generated always as identity primary key,
  name text not null unique
);

comment on table public.search_zones is 'Numbered time zones of cabins: a search computes today once per zone.';

create table public.search_arrivals (
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  segment integer not null,
  length_group smallint not null,
  area text not null,
  max_guests smallint not null,
  features smallint not null,
  zone smallint not null,
  least_night integer not null,
  cleaning_fee integer not null,
  days bit varying not null,
  primary key (cabin_id, segment, length_group)
);

comment on table public.search_arrivals is
  'Days on which a stay can start, of live cabins. Derived from cabins, cabin_calendar and stays, only by their '
  'triggers.';
comment on column public.search_arrivals.length_group is
  'Six lengths of stay to a row: 0 is 1 to 6 nights, 4 is 25 to 30. A row without a day is not stored.';
comment on column public.search_arrivals.features is 'The bits of search_features.';
comment on column public.search_arrivals.zone is 'Id of search_zones, whose rows are never deleted.';
comment on column public.search_arrivals.least_night is
  'US cents, before taxes: no stay of the row costs less per night, with its surcharge and its share of the cleaning '
  'fee. Tells a search which cabins need no exact price.';
comment on column public.search_arrivals.days is
  '288 bits for each of the six lengths: set when a stay of that length may start that day. A hold counts as taken, '
  'lapsed or not.';

-- A covering index, the cheapest cabins first: a search reads a range of it and no row.
create index search_arrivals_by_price
  on public.search_arrivals (segment, length_group, area, least_night, cabin_id)
  include (max_guests, features, zone, cleaning_fee, days);

create table public.search_rates (
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  segment integer not null,
  tax_city text not null,
  display_order integer not null,
  spent integer[] not null,
  primary key (cabin_id, segment)
);

comment on table public.search_rates is
  'Running sums of the night prices of live cabins. Derived like search_arrivals.';
comment on column public.search_rates.spent is
  'Element i: US cents, surcharge included, of all nights before day i - 1 of the segment. A stay''s price is one '
  'difference.';

-- Uncompressed: each price reads two elements of the array.
alter table public.search_rates alter column spent set storage plain;

create table public.search_pending (
  id bigint generated always as identity primary key,
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  segment integer not null
);

comment on table public.search_pending is
  'Cabins whose index rows may be stale, because two transactions changed them at once. Search reads their calendar '
  'instead.';

create index search_pending_by_cabin on public.search_pending (cabin_id);

create function public.search_arrival_days(p_free bit varying, p_leave bit varying, p_minimums text)
returns table (length_group smallint, days bit varying) language plpgsql immutable set search_path = '' as $$
declare
  c_letters constant text := (select string_agg(chr(64 + n), '' order by n) from generate_series(1, 30) n);
  v_run bit varying := p_free;
  v_enter bit varying;
  v_days bit varying := B'';
begin
  for n in 1..30 loop
    v_run := v_run & (p_free << (n - 1));
    -- No run of this many free nights is left, so there is no longer one either.
    exit when n % 6 = 1 and bit_count(v_run) = 0;
    if n = 1 or position(chr(64 + n) in p_minimums) > 0 then
      v_enter := translate(p_minimums, c_letters, repeat('1', n) || repeat('0', 30 - n))::bit varying;
    end if;
    v_days := v_days || substring(v_run & v_enter & (p_leave << n) from 1 for 288);
    if n % 6 = 0 then
      if bit_count(v_days) > 0 then
        length_group := (n - 1) / 6;
        days := v_days;
        return next;
      end if;
      v_days := B'';
    end if;
  end loop;
end;
$$;

comment on function public.search_arrival_days is
  'Of 319 days, those on which a stay may start, for each length. p_free: open nights that aren''t taken. p_leave: '
  'days with check-out. p_minimums: a letter per day, A for a minimum of one night, 0 for a day without check-in.';

create function public.recount_search_segment(p_cabin public.cabins, p_zone smallint, p_segment integer)
returns void language plpgsql set search_path = '' as $$
declare
  c_first constant date := date '2000-01-01' + 256 * p_segment - 16;
  c_percent constant bigint := 10000 + 100 * p_cabin.mountain_mama_nightly_surcharge;
  c_features constant smallint := public.search_features(p_cabin.amenities, p_cabin.pet_fee);
  v_free bit varying;
  v_leave bit varying;
  v_minimums text;
  v_spent bigint[];
  v_cheapest integer;
  v_none constant bit varying := repeat('0', 319)::bit varying;
  v_groups smallint[];
  v_bits bit varying[];
  v_stay record;
begin
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
      select k.*, least((coalesce(k.price, p_cabin.nightly_rate)::bigint * c_percent + 5000) / 10000,
        2147483647)::integer as cents
      from public.cabin_calendar k
      where k.cabin_id = p_cabin.id and k.day between c_first and c_first + 318
    ) k on k.day = c_first + n
  ) d;

  if v_spent[319] = 0 then
    delete from public.search_arrivals a where a.cabin_id = p_cabin.id and a.segment = p_segment;
    delete from public.search_rates r where r.cabin_id = p_cabin.id and r.segment = p_segment;
    return;
  end if;
  if v_spent[319] >= 2147483647 then
    -- More than an integer holds, so search always reads this cabin's calendar.
    insert into public.search_pending (cabin_id, segment) values (p_cabin.id, p_segment);
    return;
  end if;

  for v_stay in
    select greatest(s.check_in, c_first) - c_first as starts, least(s.check_out, c_first + 319) - c_first as ends
    from public.occupancies s
    where s.cabin_id = p_cabin.id and s.released_at is null and s.during && daterange(c_first, c_first + 319)
  loop
    v_free := overlay(v_free placing substring(v_none from 1 for v_stay.ends - v_stay.starts) from v_stay.starts + 1);
  end loop;

  select coalesce(array_agg(g.length_group), '{}'), coalesce(array_agg(g.days), '{}') into v_groups, v_bits
  from public.search_arrival_days(v_free, v_leave, v_minimums) g;
  delete from public.search_arrivals a
  where a.cabin_id = p_cabin.id and a.segment = p_segment and a.length_group <> all (v_groups);
  insert into public.search_arrivals as a
    (cabin_id, segment, length_group, area, max_guests, features, zone, least_night, cleaning_fee, days)
  select p_cabin.id, p_segment, g.length_group, p_cabin.area, p_cabin.max_guests, c_features, p_zone,
         least(v_cheapest::bigint + p_cabin.cleaning_fee / (6 * (g.length_group + 1)), 2147483647),
           p_cabin.cleaning_fee, g.days
  from unnest(v_groups, v_bits) g(length_group, days)
  on conflict (cabin_id, segment, length_group) do update
  set area = excluded.area, max_guests = excluded.max_guests, features = excluded.features, zone = excluded.zone,
      least_night = excluded.least_night, cleaning_fee = excluded.cleaning_fee, days = excluded.days
  where a is distinct from excluded;

  insert into public.search_rates as r (cabin_id, segment, tax_city, display_order, spent)
  values (p_cabin.id, p_segment, lower(trim(p_cabin.city)), p_cabin.display_order, array_prepend(0, v_spent::integer[]))
  on conflict (cabin_id, segment) do update
  set tax_city = excluded.tax_city, display_order = excluded.display_order, spent = excluded.spent
  where r is distinct from excluded;
end;
$$;

comment on function public.recount_search_segment is 'Rebuilds the index rows of one segment of a live cabin.';

create function public.open_night_prices(p_cabin_id uuid, p_today date)
returns table (lowest integer, median integer, highest integer) language plpgsql stable set search_path = '' as $$
declare
  c_first constant integer := (p_today - date '2000-01-01') >> 8;
  c_last constant integer := (public.calendar_end(p_today) - date '2000-01-01') >> 8;
  c_today constant integer := p_today - date '2000-01-01' - 256 * c_first;
  c_end constant integer := public.calendar_end(p_today) - date '2000-01-01' - 256 * c_first;
  v_none constant bit varying := repeat('0', 256 * (c_last - c_first + 1))::bit varying;
  -- Days with check-in, and with check-out after that many nights.
  v_days constant bit varying := overlay(v_none placing repeat('1', c_end - c_today)::bit varying from c_today + 2);
  v_arrivals bit varying[] := array_fill(v_none, array[30]);
  v_longer bit varying := v_none;
  v_nights bit varying := v_none;
  v_group record;
begin
  for v_group in
    select a.length_group * 6 as shorter, 256 * (a.segment - c_first) + 1 as first, a.days
    from public.search_arrivals a
    where a.cabin_id = p_cabin_id and a.segment between c_first and c_last
  loop
    for n in 1..6 loop
      v_arrivals[v_group.shorter + n] := overlay(
        v_arrivals[v_group.shorter + n] placing substring(v_group.days from 288 * n - 271 for 256) from v_group.first
      );
    end loop;
  end loop;
  -- From the longest stay down: at each length, the arrivals of that length or more have one more night.
  for n in reverse 30..1 loop
    v_longer := v_longer | (v_arrivals[n] & v_days & (v_days << n));
    v_nights := (v_nights >> 1) | v_longer;
  end loop;
  return query
    select min(x.cents), percentile_disc(0.5) within group (order by x.cents), max(x.cents)
    from (
      select r.spent[i + 18] - r.spent[i + 17] as cents
      from public.search_rates r
      cross join generate_series(0, 255) i
      where r.cabin_id = p_cabin_id and r.segment between c_first and c_last
        and get_bit(v_nights, 256 * (r.segment - c_first) + i) = 1
    ) x;
end;
$$;

comment on function public.open_night_prices is
  'Lowest, median and highest price of the nights that some stay from tomorrow on can include. Nulls when there are '
  'none.';

create function public.recount_open_nights(p_cabin public.cabins, p_now timestamptz default now())
returns void language plpgsql set search_path = '' as $$
declare
  v_today date := (p_now at time zone p_cabin.timezone)::date;
  v_price record;
begin
  select * into v_price from public.open_night_prices(p_cabin.id, v_today);
  update public.cabins c set open_nights_counted_on = v_today
  where c.id = p_cabin.id and c.open_nights_counted_on is distinct from v_today;
  -- Only on a difference, because an update regenerates the cabin's pages.
  update public.cabins c
  set open_night_least = v_price.lowest, open_night_usual = v_price.median, open_night_most = v_price.highest
  where c.id = p_cabin.id
    and (c.open_night_least, c.open_night_usual, c.open_night_most)
      is distinct from (v_price.lowest, v_price.median, v_price.highest);
end;
$$;

comment on function public.recount_open_nights is 'Updates a cabin''s prices of open nights.';

create function public.recount_search(p_cabin_id uuid, p_segments integer[])
returns void language plpgsql set search_path = '' as $$
declare
  v_cabin public.cabins;
  v_zone smallint;
  v_segment integer;
begin
  -- Two concurrent recounts of one cabin would each miss what the other can't see yet. The second doesn't wait, but
  -- leaves a row in search_pending.
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
    insert into public.search_zones (name) values (v_cabin.timezone)
      on conflict (name) do update set name = excluded.name
    returning id into v_zone;
  end if;

  with noted as (delete from public.search_pending p where p.cabin_id = p_cabin_id returning p.segment)
  select array_agg(distinct s) into p_segments from (select unnest(p_segments) as s union all select segment
    from noted) x;
  foreach v_segment in array coalesce(p_segments, '{}') loop
    perform public.recount_search_segment(v_cabin, v_zone, v_segment);
  end loop;
  perform public.recount_open_nights(v_cabin);
end;
$$;

comment on function public.recount_search is
  'Rebuilds a cabin''s rows of search_arrivals and search_rates for some segments, and the prices of its open nights.';

create function public.recount_search_of(p_cabin_id uuid)
returns void language sql volatile set search_path = '' as $$
  select public.recount_search(p_cabin_id, (
    select array_agg(x.segment) from (
      select distinct s as segment
      from public.cabin_calendar k,
        unnest(array[(k.day - date '2000-01-01' - 47) >> 8, (k.day - date '2000-01-01' + 16) >> 8]) s
      where k.cabin_id = p_cabin_id and isfinite(k.day)
      union
      select r.segment from public.search_rates r where r.cabin_id = p_cabin_id
    ) x
  ));
$$;

comment on function public.recount_search_of is 'Rebuilds all segments the cabin has a calendar for.';

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
  'The job that empties search_pending. Without it search is correct, but slower for each such cabin.';

create function public.recount_passed_nights(p_most integer, p_now timestamptz default now())
returns integer language plpgsql set search_path = '' as $$
declare
  v_cabin public.cabins;
  v_count integer := 0;
begin
  for v_cabin in
    select c.* from public.cabins c
    where c.live and coalesce(c.open_nights_counted_on, '-infinity') < (p_now at time zone c.timezone)::date
    limit p_most for no key update skip locked
  loop
    perform public.recount_open_nights(v_cabin, p_now);
    v_count := v_count + 1;
  end loop;
  return v_count;
end;
$$;

comment on function public.recount_passed_nights is
  'Recounts the open nights of at most p_most cabins whose local day has changed. Returns how many.';

-- Triggers recount the segments that a statement touched, once per statement and cabin, in the transaction of the
-- change.

create function public.follow_calendar_in_search() returns trigger language plpgsql set search_path = '' as $$
begin
  perform public.recount_search(x.cabin_id, array_agg(distinct x.segment))
  from (select c.cabin_id, s as segment from changed c,
    unnest(array[(c.day - date '2000-01-01' - 47) >> 8, (c.day - date '2000-01-01' + 16) >> 8]) s
    where isfinite(c.day)) x
  group by x.cabin_id order by x.cabin_id;
  if tg_op = 'UPDATE' then
    -- Rows moved to another day or cabin leave a gap behind.
    perform public.recount_search(x.cabin_id, array_agg(distinct x.segment))
    from (
      select f.cabin_id, s as segment
      -- Never a nested loop, because a plan cached for a small change would also serve a large one.
      from (select cabin_id, day from former except select cabin_id, day from changed) f,
        unnest(array[(f.day - date '2000-01-01' - 47) >> 8, (f.day - date '2000-01-01' + 16) >> 8]) s
      where isfinite(f.day)
    ) x
    group by x.cabin_id order by x.cabin_id;
  end if;
  return null;
end;
$$;

comment on function public.follow_calendar_in_search is
  'Recounts the segments of the days that changed, once per statement.';

create function public.follow_occupancies_in_search() returns trigger language plpgsql set search_path = '' as $$
declare
  v_moved record;
begin
  for v_moved in execute
    'select x.cabin_id, array_agg(distinct s) as segments from ('
    || case tg_op
         when 'UPDATE' then
           'select u.* from former f join changed c using (id)
            cross join lateral (values (f.cabin_id, f.check_in, f.check_out, f.released_at),
                                       (c.cabin_id, c.check_in, c.check_out, c.released_at)) 
      u(cabin_id, check_in, check_out, released_at)
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

comment on function public.follow_occupancies_in_search is
  'Recounts the segments of stays that were added, removed or moved. A hold that becomes a booking takes the same '
  'nights, so it needs nothing.';

create function public.follow_cabins_in_search() returns trigger language plpgsql set search_path = '' as $$
begin
  perform public.recount_search_of(c.id)
  from changed c join former f using (id)
  where (c.live, c.area, c.max_guests, c.timezone, c.nightly_rate, c.mountain_mama_nightly_surcharge, c.cleaning_fee,
         public.search_features(c.amenities, c.pet_fee))
    is distinct from
        (f.live, f.area, f.max_guests, f.timezone, f.nightly_rate, f.mountain_mama_nightly_surcharge, f.cleaning_fee,
         public.search_features(f.amenities, f.pet_fee));
  update public.search_rates r set tax_city = lower(trim(c.city)), display_order = c.display_order
  from changed c join former f using (id)
  where r.cabin_id = c.id and (c.city, c.display_order) is distinct from (f.city, f.display_order);
  return null;
end;
$$;

comment on function public.follow_cabins_in_search is 'Recounts cabins when an edited column affects a search.';

create trigger follow_in_search_insert after insert on public.cabin_calendar
  referencing new table as changed for each statement execute function public.follow_calendar_in_search();
create trigger follow_in_search_update after update on public.cabin_calendar
  referencing old table as former new table as changed
  for each statement execute function public.follow_calendar_in_search();
create trigger follow_in_search_delete after delete on public.cabin_calendar
  referencing old table as changed for each statement execute function public.follow_calendar_in_search();
create trigger follow_in_search_insert after insert on public.occupancies
  referencing new table as changed for each statement execute function public.follow_occupancies_in_search();
create trigger follow_in_search_update after update on public.occupancies
  referencing old table as former new table as changed
  for each statement execute function public.follow_occupancies_in_search();
create trigger follow_in_search_delete after delete on public.occupancies
  referencing old table as changed for each statement execute function public.follow_occupancies_in_search();
create trigger follow_in_search_update after update on public.cabins
  referencing old table as former new table as changed
  for each statement execute function public.follow_cabins_in_search();

alter table public.search_zones enable row level security;
alter table public.search_arrivals enable row level security;
alter table public.search_rates enable row level security;
alter table public.search_pending enable row level security;

grant select, insert, update, delete on
  public.search_zones, public.search_arrivals, public.search_rates, public.search_pending
  to service_role;
grant execute on function
  public.search_arrival_days, public.recount_search_segment, public.recount_search, public.recount_search_of,
  public.recount_pending_search, public.open_night_prices, public.recount_open_nights, public.recount_passed_nights,
  public.follow_calendar_in_search, public.follow_occupancies_in_search,
  public.follow_cabins_in_search
  to service_role;
