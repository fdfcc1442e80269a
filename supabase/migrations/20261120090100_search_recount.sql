-- How the rows that a search reads are derived from a cabin, its calendar and its stays.

create function public.search_features(p_amenities jsonb, p_pet_fee integer)
returns smallint language sql immutable set search_path = '' as $$
  select (case when p_amenities -> 'hot_tub' = 'true' then 1 else 0 end
        + case when p_amenities -> 'indoor_pool' = 'true' then 2 else 0 end
        + case when p_amenities -> 'mountain_view' = 'true' then 4 else 0 end
        + case when p_pet_fee is not null then 8 else 0 end)::smallint;
$$;

comment on function public.search_features is
  'What lists can be narrowed to, as bits: 1 hot tub, 2 indoor pool, 4 mountain view, 8 pets. The rules of lib/domain/cabin-filters.ts.';

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
    -- No run of so many free nights is left, so there is none of more.
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
  'Of 319 days, those on which a stay may begin, for each length. p_free: nights open and not taken. p_leave: days one may check out. p_minimums: a letter a day, A for a minimum of one night, 0 for a day without check-in.';

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
      select k.*, least((coalesce(k.price, p_cabin.nightly_rate)::bigint * c_percent + 5000) / 10000, 2147483647)::integer as cents
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
    -- Beyond what an integer holds: this cabin is always asked itself.
    insert into public.search_pending (cabin_id, segment) values (p_cabin.id, p_segment);
    return;
  end if;

  for v_stay in
    select greatest(s.check_in, c_first) - c_first as starts, least(s.check_out, c_first + 319) - c_first as ends
    from public.stays s
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
         least(v_cheapest::bigint + p_cabin.cleaning_fee / (6 * (g.length_group + 1)), 2147483647), p_cabin.cleaning_fee, g.days
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

comment on function public.recount_search_segment is 'Derives the rows of one segment of a live cabin anew.';

create function public.recount_search(p_cabin_id uuid, p_segments integer[])
returns void language plpgsql set search_path = '' as $$
declare
  v_cabin public.cabins;
  v_zone smallint;
  v_segment integer;
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
  foreach v_segment in array coalesce(p_segments, '{}') loop
    perform public.recount_search_segment(v_cabin, v_zone, v_segment);
  end loop;
end;
$$;

comment on function public.recount_search is
  'Derives a cabin''s rows of search_arrivals and search_rates anew for some segments.';

create function public.recount_search_of(p_cabin_id uuid)
returns void language sql volatile set search_path = '' as $$
  select public.recount_search(p_cabin_id, (
    select array_agg(x.segment) from (
      select distinct s as segment
      from public.cabin_calendar k, unnest(array[(k.day - date '2000-01-01' - 47) >> 8, (k.day - date '2000-01-01' + 16) >> 8]) s
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

revoke all on function
  public.search_features, public.search_arrival_days, public.recount_search_segment, public.recount_search,
  public.recount_search_of, public.recount_pending_search
  from public, anon, authenticated;
grant execute on function
  public.search_features, public.search_arrival_days, public.recount_search_segment, public.recount_search,
  public.recount_search_of, public.recount_pending_search
  to service_role;
