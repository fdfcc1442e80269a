-- Lists in another order: the most viewed first, without dates, and the nearest first.

create function public.search_totals(p_cabin_ids uuid[], p_check_in date, p_check_out date, p_tax_rates jsonb)
returns table (cabin_id uuid, total_cents bigint, display_order integer, views integer)
language sql stable set search_path = '' as $$
  select x.id, x.amount + public.search_taxes(x.amount, coalesce(p_tax_rates -> x.tax_city, p_tax_rates -> '*')),
         x.display_order, x.views
  from (
    select c.id, r.tax_city, c.display_order, c.views_last_7_days as views,
           c.cleaning_fee + (r.spent[p.place + p.nights + 1] - r.spent[p.place + 1])::bigint as amount
    from unnest(p_cabin_ids) wanted(id)
    join public.cabins c on c.id = wanted.id
    cross join (select ((p_check_in - date '2000-01-01') & 255) + 16 as place, p_check_out - p_check_in as nights) p
    join public.search_rates r on r.cabin_id = c.id and r.segment = (p_check_in - date '2000-01-01') >> 8
    offset 0
  ) x;
$$;

comment on function public.search_totals is 'The totals of a stay in these cabins, from the derived rows.';

create function public.search_popular_page(
  p_check_in date, p_check_out date, p_area text default null, p_guests integer default 1,
  p_flexible_days integer default 0, p_tax_rates jsonb default '{"*": []}', p_now timestamptz default now(),
  p_limit integer default 30, p_offset integer default 0, p_filter text default null,
  p_count_to integer default 1000, p_sample integer default 30, p_few integer default 2000
)
returns table (cabin_id uuid, check_in date, check_out date, shift integer, nightly integer[], total_cents bigint,
               found integer, found_exact integer)
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan' set jit = 'off'
set enable_seqscan = 'off' set enable_bitmapscan = 'off' set enable_memoize = 'off' as $$
declare
  c_length constant integer := p_check_out - p_check_in;
  c_wanted constant bigint := p_offset + p_limit;
  c_segment constant integer := (p_check_in - date '2000-01-01') >> 8;
  c_group constant smallint := least((c_length - 1) / 6, 5);
  c_longest constant integer := 6 * (c_group + 1);
  c_features constant smallint :=
    case p_filter when 'hot-tub' then 1 when 'pool' then 2 when 'mountain-views' then 4 when 'pet-friendly' then 8
      else 0 end;
  c_guests constant integer := case p_filter when 'family' then greatest(p_guests, 8) else p_guests end;
  -- The bit of the requested day in a row's days.
  c_bit constant integer := (c_length - 1) % 6 * 288 + ((p_check_in - date '2000-01-01') & 255) + 16;
  c_walk constant bigint := 20 * c_wanted + 2000;
  v_areas text[] := array[p_area];
  v_zones smallint[];
  v_asked uuid[];
  v_viewed uuid[];
  v_views integer[];
  v_last integer := 0;
  v_above uuid[];
  v_missing bigint;
  v_ceiling bigint;
  v_ties uuid[];
begin
  if (c_length between 1 and 30 and p_flexible_days >= 0 and p_limit > 0) is not true then
    return;
  end if;
  select array_agg(z.id) into v_zones from public.search_zones z
  cross join lateral (select (p_now at time zone z.name)::date as today) t
  where p_check_in > t.today and p_check_out <= public.calendar_end(t.today);
  select array_agg(x.cabin_id) into v_asked
  from (
    select p.cabin_id from public.search_pending p
    union
    select s.cabin_id from public.occupancies s
    where s.released_at is null and s.expires_at <= p_now and s.during && daterange(p_check_in, p_check_out)
  ) x;

  -- The most viewed first, until enough of them are available on the requested dates.
  select array_agg(x.id), array_agg(x.views) into v_viewed, v_views
  from (
    select w.id, w.views
    from (
      select c.id, c.views_last_7_days as views, c.display_order from public.cabins c
      where c.live and (p_area is null or c.area = p_area) and c.views_last_7_days > 0
      order by c.views_last_7_days desc, c.display_order, c.id limit c_walk
    ) w
    cross join lateral (
      select from public.search_arrivals a
      where a.cabin_id = w.id and a.segment = c_segment and a.length_group = c_group and a.max_guests >= c_guests
        and a.features & c_features = c_features and a.zone = any (v_zones) and get_bit(a.days, c_bit) = 1
      offset 0
    ) open
    where v_asked is null or w.id <> all (v_asked)
    order by w.views desc, w.display_order, w.id limit c_wanted
  ) x;
  if cardinality(v_viewed) = c_wanted then
    v_last := v_views[c_wanted];
  elsif (
    select count(*) from (
      select from public.cabins c
      where c.live and (p_area is null or c.area = p_area) and c.views_last_7_days > 0 limit c_walk
    ) w
  ) = c_walk then
    v_last := null;
  end if;
  select array_agg(x.id), c_wanted - count(*) into v_above, v_missing
  from unnest(v_viewed, v_views) x(id, views) where x.views > v_last;

  -- Cabins with as many views as the last one on the page are ordered by price.
  select array_agg(c.id) into v_ties
  from (
    select c.id from public.cabins c
    where c.live and (p_area is null or c.area = p_area) and c.views_last_7_days = v_last
    order by c.display_order, c.id limit p_few + 1
  ) c;
  if v_ties is null or cardinality(v_ties) <= p_few then
    select array_agg(t.id) into v_ties
    from unnest(v_ties) t(id)
    cross join lateral (
      select from public.search_arrivals a
      where a.cabin_id = t.id and a.segment = c_segment and a.length_group = c_group and a.max_guests >= c_guests
        and a.features & c_features = c_features and a.zone = any (v_zones) and get_bit(a.days, c_bit) = 1
      offset 0
    ) open
    where v_asked is null or t.id <> all (v_asked);
  else
    -- As in search_cabin_page, a sample of the cheapest gives an upper bound for the last total; dearer ones aren't
    -- read.
    if p_area is null then
      with recursive areas as (
        (select a.area from public.search_arrivals a
         where a.segment = c_segment and a.length_group = c_group order by a.area limit 1)
        union all
        select (select a.area from public.search_arrivals a
                where a.segment = c_segment and a.length_group = c_group and a.area > x.area order by a.area limit 1)
        from areas x where x.area is not null
      )
      select array_agg(x.area) into v_areas from areas x where x.area is not null;
    end if;
    select t.total_cents into v_ceiling
    from public.search_totals((
      select array_agg(x.cabin_id) from (
        select s.cabin_id
        from (
          select a.cabin_id, a.cleaning_fee, a.least_night, a.zone, get_bit(a.days, c_bit) as open
          from unnest(v_areas) place
          cross join lateral (
            select * from public.search_arrivals a
            where a.segment = c_segment and a.length_group = c_group and a.area = place
              and a.max_guests >= c_guests and a.features & c_features = c_features
            order by a.least_night limit p_sample * greatest(c_wanted, 150) / cardinality(v_areas) + 1
          ) a
          offset 0
        ) s
        cross join lateral (
          select from public.cabins c where c.id = s.cabin_id and c.views_last_7_days = v_last offset 0
        ) tied
        where s.open = 1 and s.zone = any (v_zones) and (v_asked is null or s.cabin_id <> all (v_asked))
        order by (s.least_night - s.cleaning_fee / c_longest)::bigint * c_length + s.cleaning_fee limit 3 * v_missing
      ) x
    ), p_check_in, p_check_out, p_tax_rates) t
    order by 1 offset v_missing - 1 limit 1;
    -- Before taxes; each line may have been rounded by half a cent.
    select (v_ceiling + max(jsonb_array_length(t.value)) - min(x.flat)) * 10000 / (10000 + min(x.rate))
    into v_ceiling
    from jsonb_each('{"*": []}' || p_tax_rates) t
    cross join lateral (
      select coalesce(sum(case jsonb_typeof(l) when 'number' then l::numeric end), 0) as rate,
        coalesce(sum((l ->> 'cents')::bigint), 0) as flat
      from jsonb_array_elements(t.value) l
    ) x;

    select array_agg(s.cabin_id) into v_ties
    from (
      select a.cabin_id
      from public.search_arrivals a
      where a.segment = c_segment and a.length_group = c_group and a.area = any (v_areas)
        and a.least_night <= least(v_ceiling / c_length + 1, 2147483647)::integer
        and a.max_guests >= c_guests and a.features & c_features = c_features and a.zone = any (v_zones)
        and get_bit(a.days, c_bit) = 1
        and (a.least_night - a.cleaning_fee / c_longest)::bigint * c_length + a.cleaning_fee <= v_ceiling
      offset 0
    ) s
    cross join lateral (
      select from public.cabins c where c.id = s.cabin_id and c.views_last_7_days = v_last offset 0
    ) tied
    where v_asked is null or s.cabin_id <> all (v_asked);
  end if;
  if v_last is null or cardinality(v_ties) >= v_missing is not true then
    -- Too few were found, so all available cabins have to be compared.
    return query
    select * from public.search_cabin_page(p_check_in, p_check_out, p_area, p_guests, p_flexible_days, p_tax_rates,
      p_now,
                                           p_limit, p_offset, p_filter, true, p_count_to, p_sample);
    return;
  end if;

  return query
  with ranked as (
    select x.cabin_id, x.total_cents, x.display_order, x.views
    from (
      select * from public.search_totals(v_above || v_ties, p_check_in, p_check_out, p_tax_rates)
      union all
      select s.cabin_id, s.total_cents, s.display_order, s.views
      from public.search_calendars(v_asked, p_check_in, p_check_out, p_area, c_guests, 0, p_tax_rates, p_now,
        c_features) s
    ) x
    order by x.views desc, x.total_cents, x.display_order, x.cabin_id
    limit p_limit offset p_offset
  )
  select r.cabin_id, p_check_in, p_check_out, 0, n.nightly, r.total_cents, f.found, f.found_exact
  from ranked r
  cross join (
    select p.found, p.found_exact
    from public.search_cabin_page(p_check_in, p_check_out, p_area, p_guests, p_flexible_days, p_tax_rates, p_now,
                                  1, 0, p_filter, false, p_count_to, p_sample) p
  ) f
  cross join lateral (
    select array_agg(coalesce(k.price, c.nightly_rate) order by k.day) as nightly
    from public.cabins c join public.cabin_calendar k on k.cabin_id = c.id
    where c.id = r.cabin_id and k.day between p_check_in and p_check_out - 1
  ) n
  order by r.views desc, r.total_cents, r.display_order, r.cabin_id;
end;
$$;

comment on function public.search_popular_page is
  'A page of search_cabins, requested dates first, then the most viewed: same as search_cabin_page with p_popular, '
  'without comparing all available cabins. p_few: up to this many equally viewed cabins, all are compared.';

create function public.list_cabin_page(
  p_area text default null, p_guests integer default 1, p_filter text default null, p_popular boolean default false,
  p_limit integer default 30, p_offset integer default 0, p_count_to integer default 1000,
  p_bedrooms integer default 0, p_most_cents integer default null
)
returns table (cabin_id uuid, found integer)
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan' set jit = 'off'
set enable_seqscan = 'off' set enable_bitmapscan = 'off' as $$
declare
  c_features constant smallint :=
    case p_filter when 'hot-tub' then 1 when 'pool' then 2 when 'mountain-views' then 4 when 'pet-friendly' then 8
      else 0 end;
  c_guests constant integer := case p_filter when 'family' then greatest(p_guests, 8) else p_guests end;
  v_found integer;
begin
  select count(*) into v_found
  from (
    select from public.cabins c
    where c.live and (p_area is null or c.area = p_area) and c.max_guests >= c_guests
      and c.features & c_features = c_features
      and (p_bedrooms = 0 or c.bedrooms >= p_bedrooms) and (p_most_cents is null or c.open_night_usual <= p_most_cents)
    limit p_count_to + 1
  ) c;
  if p_popular then
    return query
    select c.id, v_found from public.cabins c
    where c.live and (p_area is null or c.area = p_area) and c.max_guests >= c_guests
      and c.features & c_features = c_features
      and (p_bedrooms = 0 or c.bedrooms >= p_bedrooms) and (p_most_cents is null or c.open_night_usual <= p_most_cents)
    order by c.views_last_7_days desc, c.display_order, c.id limit p_limit offset p_offset;
  else
    return query
    select c.id, v_found from public.cabins c
    where c.live and (p_area is null or c.area = p_area) and c.max_guests >= c_guests
      and c.features & c_features = c_features
      and (p_bedrooms = 0 or c.bedrooms >= p_bedrooms) and (p_most_cents is null or c.open_night_usual <= p_most_cents)
    order by c.display_order, c.id limit p_limit offset p_offset;
  end if;
end;
$$;

comment on function public.list_cabin_page is
  'A page of the live cabins in an area for a party, in the host''s order or the most viewed first, and their number; '
  'past p_count_to, only that there are more. p_bedrooms: the fewest bedrooms; p_most_cents: the highest median price '
  'of the open nights.';

create function public.map_point(p_latitude numeric, p_longitude numeric)
returns point language sql immutable strict parallel safe set search_path = '' as $$
  -- A degree of longitude is 0.812 of one of latitude in the Smokies.
  select point(
    (floor(p_longitude::float8 / 0.0033::float8) + 0.5::float8) * 0.0033::float8 * 0.812::float8,
    (floor(p_latitude::float8 / 0.0027::float8) + 0.5::float8) * 0.0027::float8
  );
$$;

comment on function public.map_point is
  'The public location of a cabin on a flat map: the grid of public-location.ts in lib/domain. Distances on it are '
  'accurate to one percent.';

create function public.map_miles(p_from point, p_to point)
returns float8 language sql immutable strict parallel safe set search_path = '' as $$
  select 7917.6::float8 * asin(least(1, sqrt(
    sin(radians(p_to[1] - p_from[1]) / 2) ^ 2
    + cos(radians(p_from[1])) * cos(radians(p_to[1])) * sin(radians(p_to[0] - p_from[0]) / 1.624::float8) ^ 2
  )));
$$;

comment on function public.map_miles is
  'The distance on earth between two points of that map, by the rule of distances.ts in lib/domain.';

create index cabins_live_map on public.cabins using gist (public.map_point(latitude, longitude)) where live;

create function public.nearest_open_cabins(
  p_latitude numeric, p_longitude numeric, p_check_in date, p_check_out date, p_guests integer default 1,
  p_tax_rates jsonb default '{"*": []}', p_now timestamptz default now(), p_limit integer default 6,
  p_count_to integer default 1000, p_walk integer default 100
)
returns table (cabin_id uuid, check_in date, check_out date, shift integer, nightly integer[], total_cents bigint,
               latitude numeric, longitude numeric, found integer)
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan' set jit = 'off' as $$
declare
  c_here constant point := point(p_longitude::float8 * 0.812::float8, p_latitude::float8);
  v_found integer;
  v_walk integer := p_walk;
  v_near uuid[];
  v_miles float8[];
  v_orders integer[];
  v_reach float8;
  v_certain integer;
  v_open uuid[];
begin
  select coalesce(max(p.found), 0) into v_found
  from public.search_cabin_page(p_check_in, p_check_out, null, p_guests, 0, p_tax_rates, p_now, 1,
    p_count_to => p_count_to) p;
  if v_found <= p_count_to then
    select array_agg(p.cabin_id) into v_open
    from public.search_cabin_page(p_check_in, p_check_out, null, p_guests, 0, p_tax_rates, p_now) p;
  else
    -- So many are available that reading outward from the place soon fills a page.
    loop
      select array_agg(n.id), array_agg(n.miles), array_agg(n.display_order), max(n.distance)
      into v_near, v_miles, v_orders, v_reach
      from (
        select c.id, c.display_order, public.map_miles(c_here, public.map_point(c.latitude, c.longitude)) as miles,
               public.map_point(c.latitude, c.longitude) operator(pg_catalog.<->) c_here as distance
        from public.cabins c where c.live
        order by public.map_point(c.latitude, c.longitude) operator(pg_catalog.<->) c_here limit v_walk
      ) n;
      -- Unread cabins are farther away: 69.09 miles to a degree, less 2% for the error of the flat map.
      select array_agg(o.id order by o.miles, o.display_order, o.id),
             count(*) filter (where o.miles < 0.98 * 69.09 * v_reach)
      into v_open, v_certain
      from unnest(v_near, v_miles, v_orders) o(id, miles, display_order)
      where o.id in (
        select s.cabin_id
        from public.search_calendars(v_near, p_check_in, p_check_out, null, p_guests, 0, p_tax_rates, p_now) s
      );
      exit when cardinality(v_near) < v_walk or v_certain >= p_limit;
      v_walk := v_walk * 4;
    end loop;
    v_open := v_open[:p_limit];
  end if;

  return query
  with nearest as materialized (
    select c.id, c.latitude, c.longitude, c.display_order,
           public.map_miles(c_here, public.map_point(c.latitude, c.longitude)) as miles
    from public.cabins c where c.id = any (v_open)
    order by 5, 4, 1 limit p_limit
  )
  select s.cabin_id, s.check_in, s.check_out, s.shift, s.nightly, s.total_cents, n.latitude, n.longitude, v_found
  from public.search_chosen_cabins(
    (select array_agg(n.id) from nearest n), p_check_in, p_check_out, p_guests, 0, p_tax_rates, p_now
  ) s
  join nearest n on n.id = s.cabin_id
  order by n.miles, n.display_order, n.id;
end;
$$;

comment on function public.nearest_open_cabins is
  'The results of search_cabins by distance from a place, and their number; past p_count_to, only that there are '
  'more. p_walk: how many of the nearest cabins are tried first.';

grant execute on function
  public.search_totals, public.search_popular_page, public.list_cabin_page, public.map_point, public.map_miles,
  public.nearest_open_cabins
  to service_role;
