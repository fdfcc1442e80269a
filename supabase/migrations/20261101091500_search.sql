-- Search with dates: search_calendars reads the calendars of given cabins, search_cabin_page reads the index.

create function public.search_taxes(p_cents bigint, p_taxes jsonb)
returns bigint language sql immutable set search_path = '' as $$
  select coalesce(sum(case jsonb_typeof(t) when 'number' then round(p_cents * t::numeric / 10000)
    else (t ->> 'cents')::numeric end), 0)::bigint
  from jsonb_array_elements(p_taxes) t;
$$;

comment on function public.search_taxes is
  'The taxes of a stay on an amount. Each tax is a number of basis points, rounded half up, or {cents} for the whole '
  'stay.';

create function public.search_calendars(
  p_cabin_ids uuid[], p_check_in date, p_check_out date, p_area text, p_guests integer,
  p_flexible_days integer, p_tax_rates jsonb, p_now timestamptz, p_features smallint default 0
)
returns table (cabin_id uuid, shift integer, total_cents bigint, display_order integer, views integer)
language sql stable set search_path = '' as $$
  with candidates as (
    select c.id, c.display_order, c.views_last_7_days, c.cleaning_fee, c.mountain_mama_nightly_surcharge as surcharge,
      c.nightly_rate,
           coalesce(p_tax_rates -> lower(trim(c.city)), p_tax_rates -> '*') as tax_rates,
           s.shift, p_check_in + s.shift as arrival, p_check_out + s.shift as departure
    from unnest(p_cabin_ids) wanted(id)
    join public.cabins c on c.id = wanted.id
    cross join generate_series(-p_flexible_days, p_flexible_days) as s(shift)
    where c.live
      and (p_area is null or c.area = p_area)
      and c.max_guests >= p_guests
      and public.search_features(c.amenities, c.pet_fee) & p_features = p_features
      and p_check_in + s.shift > (p_now at time zone c.timezone)::date
      and p_check_out + s.shift <= public.calendar_end((p_now at time zone c.timezone)::date)
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
        select 1 from public.occupancies s
        where s.cabin_id = x.id and s.released_at is null
          and s.during && daterange(x.arrival, x.departure, '[)')
          and (s.expires_at is null or s.expires_at > p_now)
      )
  ),
  priced as (
    select o.*,
           o.subtotal + o.cleaning_fee + public.search_taxes(o.subtotal + o.cleaning_fee, o.tax_rates) as total
    from open_stays o
  )
  select distinct on (p.id) p.id, p.shift, p.total, p.display_order, p.views_last_7_days
  from priced p order by p.id, abs(p.shift), p.total, p.shift;
$$;

comment on function public.search_calendars is
  'The stay search_cabins finds in each of the given cabins, read day by day from calendar and stays.';

create function public.search_chosen_cabins(
  p_cabin_ids uuid[], p_check_in date, p_check_out date, p_guests integer default 1,
  p_flexible_days integer default 0, p_tax_rates jsonb default '{"*": []}', p_now timestamptz default now()
)
returns table (cabin_id uuid, check_in date, check_out date, shift integer, nightly integer[], total_cents bigint)
language sql stable set search_path = '' as $$
  select s.cabin_id, p_check_in + s.shift, p_check_out + s.shift, s.shift, n.nightly, s.total_cents
  from public.search_calendars(p_cabin_ids, p_check_in, p_check_out, null, p_guests, p_flexible_days, p_tax_rates,
    p_now) s
  cross join lateral (
    select array_agg(coalesce(k.price, c.nightly_rate) order by k.day) as nightly
    from public.cabins c join public.cabin_calendar k on k.cabin_id = c.id
    where c.id = s.cabin_id and k.day between p_check_in + s.shift and p_check_out + s.shift - 1
  ) n
  order by abs(s.shift), s.total_cents, s.display_order, s.cabin_id;
$$;

comment on function public.search_chosen_cabins is
  'The results of search_cabins among the given cabins, such as those a guest saved.';

-- A generic plan, made once per connection, because planning took longer than searching. The statements are written so
-- that the same indexes are right for all arguments.
create function public.search_cabin_page(
  p_check_in date, p_check_out date, p_area text default null, p_guests integer default 1,
  p_flexible_days integer default 0, p_tax_rates jsonb default '{"*": []}', p_now timestamptz default now(),
  p_limit integer default null, p_offset integer default 0, p_filter text default null, p_popular boolean default false,
  p_count_to integer default 1000, p_sample integer default 30
)
returns table (cabin_id uuid, check_in date, check_out date, shift integer, nightly integer[], total_cents bigint,
               found integer, found_exact integer)
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan' set jit = 'off'
-- Right for any statistics, because after a large import the planner would read whole tables until they are analyzed.
set enable_seqscan = 'off' set enable_bitmapscan = 'off' set enable_memoize = 'off' as $$
declare
  c_length constant integer := p_check_out - p_check_in;
  c_wanted constant bigint := p_offset + p_limit;
  c_place constant integer := ((p_check_in - date '2000-01-01') & 255) + 16;
  v_segment integer := (p_check_in - date '2000-01-01') >> 8;
  c_group constant smallint := least((c_length - 1) / 6, 5);
  c_longest constant integer := 6 * (c_group + 1);
  c_features constant smallint :=
    case p_filter when 'hot-tub' then 1 when 'pool' then 2 when 'mountain-views' then 4 when 'pet-friendly' then 8
      else 0 end;
  c_guests constant integer := case p_filter when 'family' then greatest(p_guests, 8) else p_guests end;
  c_from constant integer := (c_length - 1) % 6 * 288 + c_place - p_flexible_days + 1;
  v_near bigint[];
  v_future bigint[] := '{}';
  v_zone record;
  v_areas text[];
  v_look integer;
  v_ceiling bigint;
  v_dearest integer := 2147483647;
  v_cities text[];
  v_taxes integer[];
  v_least_tax integer;
  v_flats integer[];
  v_least_flat integer;
  v_asked uuid[];
  v_ids uuid[];
  v_shifts integer[];
  v_totals bigint[];
  v_orders integer[];
  v_views integer[];
begin
  if (c_length between 1 and 30 and p_flexible_days >= 0) is not true then
    return;
  end if;

  -- Up to four taxes in whole basis points take the fast path; anything else is computed cabin by cabin.
  select array_agg(t.city), array_agg(t.lines), min(t.lines[1] + t.lines[2] + t.lines[3] + t.lines[4]),
    array_agg(t.flat), min(t.flat)
  into v_cities, v_taxes, v_least_tax, v_flats, v_least_flat
  from (
    select e.key as city,
           array[coalesce((p.rates ->> 0)::integer, 0), coalesce((p.rates ->> 1)::integer, 0),
                 coalesce((p.rates ->> 2)::integer, 0), coalesce((p.rates ->> 3)::integer, 0)] as lines, p.flat
    from jsonb_each('{"*": []}' || p_tax_rates) e
    cross join lateral (
      select jsonb_path_query_array(e.value, '$[*] ? (@.type() == "number")') as rates,
             (select coalesce(sum((f ->> 'cents')::integer), 0)::integer from jsonb_array_elements(e.value) f
               where jsonb_typeof(f) = 'object') as flat
    ) p
    where p_tax_rates::text !~ '[.eE-][0-9]|[0-9]{7}' and jsonb_array_length(p.rates) <= 4
    order by e.key <> '*'
  ) t;

  if p_flexible_days > 15 or coalesce(cardinality(v_cities), 0) < (select count(*)
    from jsonb_object_keys('{"*": []}' || p_tax_rates)) then
    v_segment := null;
    select array_agg(c.id) into v_asked from public.cabins c where c.live;
  else
    select array_agg(x.cabin_id) into v_asked
    from (
      select p.cabin_id from public.search_pending p
      union
      -- The few lapsed holds first, because a generic plan by dates would read nearly all stays.
      select s.cabin_id
      from (select * from public.occupancies s where s.released_at is null and s.expires_at <= p_now offset 0) s
      where s.during && daterange(p_check_in - p_flexible_days, p_check_out + p_flexible_days)
    ) x;
  end if;
  if v_asked is not null then
    select array_agg(s.cabin_id), array_agg(s.shift), array_agg(s.total_cents), array_agg(s.display_order),
      array_agg(s.views)
    into v_ids, v_shifts, v_totals, v_orders, v_views
    from public.search_calendars(v_asked, p_check_in, p_check_out, p_area, c_guests, p_flexible_days, p_tax_rates,
      p_now, c_features) s;
  end if;

  -- Shift s is the bit 63 - flexible days - s. Element n of v_near: the shifts less than n days away.
  select array_agg(x.bits order by x.n) into v_near
  from (
    select n, bit_or(1::bigint << (63 - p_flexible_days - s)) as bits
    from generate_series(1, p_flexible_days + 1) n, generate_series(1 - n, n - 1) s group by n
  ) x;
  for v_zone in
    select z.id,
           bit_or(1::bigint << (63 - p_flexible_days - s))
             filter (where p_check_in + s > t.today and p_check_out + s <= public.calendar_end(t.today)) as bits
    from public.search_zones z
    cross join lateral (select (p_now at time zone z.name)::date as today offset 0) t
    cross join generate_series(-p_flexible_days, p_flexible_days) s
    group by z.id
  loop
    v_future[v_zone.id] := coalesce(v_zone.bits, 0);
  end loop;

  if p_area is null then
    -- The distinct areas, with one index step each.
    with recursive areas as (
      (select a.area from public.search_arrivals a
       where a.segment = v_segment and a.length_group = c_group order by a.area limit 1)
      union all
      select (select a.area from public.search_arrivals a
              where a.segment = v_segment and a.length_group = c_group and a.area > x.area order by a.area limit 1)
      from areas x where x.area is not null
    )
    select array_agg(x.area) into v_areas from areas x where x.area is not null;
  else
    v_areas := array[p_area];
  end if;

  -- Reads a sample of the cheapest cabins first: if it fills the page on the requested dates, nothing dearer than its
  -- last total can be on the page. Cabins whose nights alone cost more are then only counted.
  if p_limit is not null and not p_popular then
    -- Where few of them are available on the requested dates, a larger sample still costs less than reading all.
    foreach v_look in array array[p_sample, 8 * p_sample] loop
      select x.total into v_ceiling
      from (
        select x.amount + (x.amount * v_taxes[x.tax][1] + 5000) / 10000 + (x.amount * v_taxes[x.tax][2] + 5000) / 10000
               + (x.amount * v_taxes[x.tax][3] + 5000) / 10000 + (x.amount * v_taxes[x.tax][4] + 5000) / 10000
               + v_flats[x.tax] as total
        from (
          select coalesce(array_position(v_cities, r.tax_city), 1) as tax,
                 m.cleaning_fee + (r.spent[c_place + c_length + 1] - r.spent[c_place + 1])::bigint as amount
          from (
            select s.cabin_id, s.cleaning_fee
            from (
              select a.cabin_id, a.cleaning_fee, a.least_night, a.zone,
                     substring(a.days from c_from for 2 * p_flexible_days + 1)::bit(64)::bigint as shifts
              from unnest(v_areas) place
              cross join lateral (
                select * from public.search_arrivals a
                where a.segment = v_segment and a.length_group = c_group and a.area = place
                  and a.max_guests >= c_guests and a.features & c_features = c_features
                order by a.least_night limit v_look * c_wanted / cardinality(v_areas) + 1
              ) a
              offset 0
            ) s
            where s.shifts & v_future[s.zone] & v_near[1] <> 0 and (v_asked is null or s.cabin_id <> all (v_asked))
            order by (s.least_night - s.cleaning_fee / c_longest)::bigint * c_length + s.cleaning_fee limit 3 * c_wanted
          ) m
          cross join lateral (
            select r.tax_city, r.spent from public.search_rates r where r.cabin_id = m.cabin_id
              and r.segment = v_segment offset 0
          ) r
          offset 0
        ) x
      ) x
      order by 1 offset c_wanted - 1 limit 1;
      exit when v_ceiling is not null;
    end loop;
    -- Before taxes; each of up to four tax lines may have been rounded by half a cent.
    v_ceiling := (v_ceiling - v_least_flat + 2) * 10000 / (10000 + v_least_tax);
    v_dearest := least(coalesce(v_ceiling / c_length, 2147483647), 2147483647);
  end if;

  return query
  with cheap as materialized (
    select m.cabin_id, m.shifts, m.cleaning_fee, m.least_night
    from (
      select a.cabin_id, a.cleaning_fee, a.least_night,
             substring(a.days from c_from for 2 * p_flexible_days + 1)::bit(64)::bigint & v_future[a.zone] as shifts
      from public.search_arrivals a
      where a.segment = v_segment and a.length_group = c_group and a.area = any (v_areas) and a.least_night <= v_dearest
        and a.max_guests >= c_guests and a.features & c_features = c_features
      offset 0
    ) m
    where m.shifts <> 0 and (v_asked is null or m.cabin_id <> all (v_asked))
  ),
  dear as materialized (
    select m.cabin_id, m.shifts, m.cleaning_fee, m.least_night
    from (
      select a.cabin_id, a.cleaning_fee, a.least_night,
             substring(a.days from c_from for 2 * p_flexible_days + 1)::bit(64)::bigint & v_future[a.zone] as shifts
      from public.search_arrivals a
      where a.segment = v_segment and a.length_group = c_group and a.area = any (v_areas) and a.least_night > v_dearest
        and a.max_guests >= c_guests and a.features & c_features = c_features
      offset 0
    ) m
    where m.shifts <> 0 and (v_asked is null or m.cabin_id <> all (v_asked))
    -- Only for the count, and no further than p_count_to.
    limit greatest(p_count_to + 1 - (select count(*) from cheap), 0)
  ),
  matches as materialized (
    select m.cabin_id, m.shifts, m.cleaning_fee,
           (m.least_night - m.cleaning_fee / c_longest)::bigint * c_length + m.cleaning_fee as least_amount,
           case when p_popular then (select c.views_last_7_days from public.cabins c where c.id = m.cabin_id) end
             as views
    from (select * from cheap union all select * from dear) m
  ),
  counted as (
    select count(*) as matches, count(*) filter (where m.shifts & v_near[1] <> 0) as exact from matches m
  ),
  -- Shifts beyond the page need no price.
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
  -- By popularity: the last place on the page, with the requested dates first.
  last_popular as materialized (
    select m.shifts & v_near[1] = 0 as shifted, m.views
    from matches m where p_popular and p_limit is not null order by 1, 2 desc offset c_wanted - 1 limit 1
  ),
  nearest as (
    select m.cabin_id, m.shifts, m.cleaning_fee, m.views,
           case when m.shifts & v_near[1] <> 0 then 0
                else (select min(n) - 1 from generate_series(2, p_flexible_days + 1) n where m.shifts & v_near[n] <> 0)
           end as away
    from matches m
    where case
      when p_popular then not exists (
        select from last_popular l where (m.shifts & v_near[1] = 0, -m.views) > (l.shifted, -l.views)
      )
      else m.shifts & v_near[(select r.days from reach r)] <> 0 and (v_ceiling is null or m.least_amount <= v_ceiling)
    end
    offset 0
  ),
  spent as (
    select m.cabin_id, m.away, m.cleaning_fee, m.views, r.display_order,
           coalesce(array_position(v_cities, r.tax_city), 1) as tax,
           case when m.shifts & (1::bigint << (63 - p_flexible_days + m.away)) <> 0
                then r.spent[c_place - m.away + c_length + 1] - r.spent[c_place - m.away + 1] end as before,
           case when m.shifts & (1::bigint << (63 - p_flexible_days - m.away)) <> 0
                then r.spent[c_place + m.away + c_length + 1] - r.spent[c_place + m.away + 1] end as after
    from nearest m
    cross join lateral (
      select r.tax_city, r.display_order, r.spent from public.search_rates r where r.cabin_id = m.cabin_id
        and r.segment = v_segment offset 0
    ) r
    offset 0
  ),
  taxable as (
    select s.cabin_id, s.away, s.display_order, s.views, s.tax,
           case when s.before <= s.after or s.after is null then -s.away else s.away end as shift,
           -- Taxes do not change which of a cabin's two stays is cheaper.
           least(s.before, s.after)::bigint + s.cleaning_fee as amount
    from spent s
    offset 0
  ),
  ranked as (
    select x.cabin_id, x.shift, x.total, x.display_order, x.views
    from (
      select t.cabin_id, t.shift, t.display_order, t.views,
             t.amount + (t.amount * v_taxes[t.tax][1] + 5000) / 10000 + (t.amount * v_taxes[t.tax][2] + 5000) / 10000
             + (t.amount * v_taxes[t.tax][3] + 5000) / 10000 + (t.amount * v_taxes[t.tax][4] + 5000) / 10000
             + v_flats[t.tax] as total
      from taxable t
      union all
      select * from (select unnest(v_ids) as cabin_id, unnest(v_shifts) as shift, unnest(v_orders) as display_order,
                            unnest(v_views) as views, unnest(v_totals) as total) asked
    ) x
    order by case when p_popular then x.shift <> 0 end, case when p_popular then -x.views end,
             abs(x.shift), x.total, x.display_order, x.cabin_id
    limit p_limit offset p_offset
  )
  select r.cabin_id, p_check_in + r.shift, p_check_out + r.shift, r.shift, n.nightly, r.total,
         least(c.found, p_count_to + 1)::integer, least(c.found_exact, p_count_to + 1)::integer
  from ranked r
  cross join (
    select n.matches + coalesce(cardinality(v_ids), 0) as found,
           n.exact + (select count(*) from unnest(v_shifts) s where s = 0) as found_exact
    from counted n
  ) c
  cross join lateral (
    select array_agg(coalesce(k.price, c.nightly_rate) order by k.day) as nightly
    from public.cabins c join public.cabin_calendar k on k.cabin_id = c.id
    where c.id = r.cabin_id and k.day between p_check_in + r.shift and p_check_out + r.shift - 1
  ) n
  order by case when p_popular then r.shift <> 0 end, case when p_popular then -r.views end,
           abs(r.shift), r.total, r.display_order, r.cabin_id;
end;
$$;

comment on function public.search_cabin_page is
  'A page of search_cabins with the number of cabins, in all and on the requested dates; past p_count_to, only that '
  'there are more. Without p_limit: all of them. p_filter: a name of cabin-filters.ts in lib/domain. p_popular: the '
  'requested dates first, then the most viewed. p_sample: how many of the cheapest cabins are read first per '
  'requested one.';

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
  'Cabins with an available stay, one stay each: the requested dates, else the nearest shift within the flexibility. '
  'nightly: US cents per night before the surcharge. p_tax_rates: the taxes by lower-case city, * for the rest; each '
  'is basis points, or {cents} for the whole stay. total_cents includes the cleaning fee and taxes.';

grant execute on function
  public.search_taxes, public.search_calendars, public.search_chosen_cabins, public.search_cabin_page,
    public.search_cabins
  to service_role;
