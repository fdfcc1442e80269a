-- Results and lists in the order a guest chooses: by price, by rating, by distance from a place.

alter table public.cabins
  add column average_rating numeric(2, 1) not null default 0 check (average_rating between 0 and 5),
  add column review_count integer not null default 0 check (review_count >= 0);

comment on column public.cabins.average_rating is
  'The mean of the visible ratings with one decimal, 0 without any: the rule of averageRating in lib/domain. '
  'Maintained by rate_cabin, only for sorting.';
comment on column public.cabins.review_count is 'The number of visible ratings.';

create function public.rate_cabin() returns trigger language plpgsql set search_path = '' as $$
begin
  update public.cabins c set average_rating = r.average, review_count = r.ratings
  from (
    select coalesce(round(avg(x.rating), 1), 0) as average, count(*)::integer as ratings
    from public.cabin_reviews x where x.cabin_id = coalesce(new.cabin_id, old.cabin_id) and x.visible
  ) r
  where c.id = coalesce(new.cabin_id, old.cabin_id) and (c.average_rating, c.review_count) is distinct from (r.average,
    r.ratings);
  return null;
end;
$$;

comment on function public.rate_cabin is
  'Updates the average and number of ratings of the cabin whose review has changed.';

create trigger rate_cabin after insert or update or delete on public.cabin_reviews
  for each row execute function public.rate_cabin();

update public.cabins c set average_rating = r.average, review_count = r.ratings
from (
  select x.cabin_id, round(avg(x.rating), 1) as average, count(*)::integer as ratings
  from public.cabin_reviews x where x.visible group by x.cabin_id
) r
where c.id = r.cabin_id;

create index cabins_live_by_rating
  on public.cabins (average_rating desc, review_count desc, display_order, id) include (area, max_guests, features)
    where live;
create index cabins_live_by_price
  on public.cabins (open_night_usual, display_order, id) include (area, max_guests, features) where live;
create index cabins_live_by_size
  on public.cabins (max_guests desc, beds desc, display_order, id) include (area, features) where live;

create function public.search_sorted_page(
  p_order text, p_check_in date, p_check_out date, p_area text default null, p_guests integer default 1,
  p_flexible_days integer default 0, p_tax_rates jsonb default '{"*": []}', p_now timestamptz default now(),
  p_limit integer default 30, p_offset integer default 0, p_filter text default null,
  p_latitude numeric default null, p_longitude numeric default null, p_count_to integer default 1000
)
returns table (cabin_id uuid, check_in date, check_out date, shift integer, nightly integer[], total_cents bigint,
               found integer, found_exact integer)
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan' set jit = 'off'
set enable_seqscan = 'off' set enable_bitmapscan = 'off' set enable_memoize = 'off' as $$
declare
  c_here constant point := point(p_longitude::float8 * 0.812::float8, p_latitude::float8);
  c_length constant integer := p_check_out - p_check_in;
  -- Where more are found than are counted, no page goes beyond the count.
  c_wanted constant integer := least(p_offset + p_limit, p_count_to);
  c_segment constant integer := (p_check_in - date '2000-01-01') >> 8;
  c_group constant smallint := least((c_length - 1) / 6, 5);
  c_features constant smallint :=
    case p_filter when 'hot-tub' then 1 when 'pool' then 2 when 'mountain-views' then 4 when 'pet-friendly' then 8
      else 0 end;
  c_guests constant integer := case p_filter when 'family' then greatest(p_guests, 8) else p_guests end;
  -- The bit of the requested day in a row's days.
  c_bit constant integer := (c_length - 1) % 6 * 288 + ((p_check_in - date '2000-01-01') & 255) + 16;
  v_found integer;
  v_exact integer;
  v_zones smallint[];
  v_asked uuid[];
  v_ids uuid[];
begin
  select p.found, p.found_exact into v_found, v_exact
  from public.search_cabin_page(p_check_in, p_check_out, p_area, p_guests, p_flexible_days, p_tax_rates, p_now,
                                1, 0, p_filter, false, p_count_to) p;
  if v_found > p_count_to and v_exact >= c_wanted then
    if c_wanted <= p_offset then
      return;
    end if;
    if p_order = 'price' then
      -- Results on the requested dates also come first there, the cheapest first among them.
      return query
      select * from public.search_cabin_page(p_check_in, p_check_out, p_area, p_guests, p_flexible_days, p_tax_rates,
        p_now,
                                             c_wanted - p_offset, p_offset, p_filter, false, p_count_to);
      return;
    end if;

    -- Enough are available that reading the cabins in the requested order soon finds a page.
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
    if p_order = 'rating' then
      select array_agg(x.id) into v_ids from (
        select c.id
        from public.cabins c
        cross join lateral (
          select from public.search_arrivals a
          where a.cabin_id = c.id and a.segment = c_segment and a.length_group = c_group and a.max_guests >= c_guests
            and a.features & c_features = c_features and a.zone = any (v_zones) and get_bit(a.days, c_bit) = 1
          offset 0
        ) open
        where c.live and (p_area is null or c.area = p_area) and (v_asked is null or c.id <> all (v_asked))
        order by c.average_rating desc, c.review_count desc, c.display_order, c.id limit c_wanted
      ) x;
    else
      select array_agg(x.id) into v_ids from (
        select c.id
        from public.cabins c
        cross join lateral (
          select from public.search_arrivals a
          where a.cabin_id = c.id and a.segment = c_segment and a.length_group = c_group and a.max_guests >= c_guests
            and a.features & c_features = c_features and a.zone = any (v_zones) and get_bit(a.days, c_bit) = 1
          offset 0
        ) open
        where c.live and (p_area is null or c.area = p_area) and (v_asked is null or c.id <> all (v_asked))
        order by public.map_point(c.latitude, c.longitude) operator(pg_catalog.<->) c_here, c.display_order,
          c.id limit c_wanted
      ) x;
    end if;
    return query
    with page as materialized (
      select c.id, row_number() over (
               order by case when p_order = 'rating' then -c.average_rating end,
                        case when p_order = 'rating' then -c.review_count end,
                        case when p_order = 'distance' then public.map_point(c.latitude,
                          c.longitude) operator(pg_catalog.<->) c_here end,
                        c.display_order, c.id
             ) as place
      from (
        select unnest(v_ids) as id
        union all
        select s.cabin_id
        from public.search_calendars(v_asked, p_check_in, p_check_out, p_area, c_guests, 0, p_tax_rates, p_now,
          c_features) s
      ) x
      join public.cabins c on c.id = x.id
      order by place limit c_wanted - p_offset offset p_offset
    )
    select s.*, v_found, v_exact
    from public.search_chosen_cabins(
      (select array_agg(p.id) from page p), p_check_in, p_check_out, p_guests, 0, p_tax_rates, p_now
    ) s
    join page p on p.id = s.cabin_id
    order by p.place;
    return;
  end if;

  return query
  select p.*
  from public.search_cabin_page(p_check_in, p_check_out, p_area, p_guests, p_flexible_days, p_tax_rates, p_now,
                                null, 0, p_filter, false, p_count_to) p
  join public.cabins c on c.id = p.cabin_id
  order by p.shift <> 0,
           case when p_order = 'price' then p.total_cents end,
           case when p_order = 'rating' then -c.average_rating end,
           case when p_order = 'rating' then -c.review_count end,
           case when p_order = 'distance' then public.map_point(c.latitude, c.longitude) operator(pg_catalog.<->) c_here
             end,
           c.display_order, c.id
  limit p_limit offset p_offset;
end;
$$;

comment on function public.search_sorted_page is
  'A page of search_cabins, requested dates first. p_order among them: price (the total), rating (the better, then '
  'the more often rated) or distance from p_latitude and p_longitude; then the host''s order.';

create function public.list_sorted_page(
  p_order text, p_area text default null, p_guests integer default 1, p_filter text default null,
  p_latitude numeric default null, p_longitude numeric default null,
  p_limit integer default 30, p_offset integer default 0, p_count_to integer default 1000,
  p_bedrooms integer default 0, p_most_cents integer default null
)
returns table (cabin_id uuid, found integer)
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan' set jit = 'off'
set enable_seqscan = 'off' set enable_bitmapscan = 'off' as $$
declare
  c_here constant point := point(p_longitude::float8 * 0.812::float8, p_latitude::float8);
  c_features constant smallint :=
    case p_filter when 'hot-tub' then 1 when 'pool' then 2 when 'mountain-views' then 4 when 'pet-friendly' then 8
      else 0 end;
  c_guests constant integer := case p_filter when 'family' then greatest(p_guests, 8) else p_guests end;
  v_found integer;
begin
  select max(p.found) into v_found
  from public.list_cabin_page(p_area, p_guests, p_filter, false, 1, 0, p_count_to, p_bedrooms, p_most_cents) p;
  if p_order = 'price' then
    return query
    select c.id, v_found from public.cabins c
    where c.live and (p_area is null or c.area = p_area) and c.max_guests >= c_guests
      and c.features & c_features = c_features
      and (p_bedrooms = 0 or c.bedrooms >= p_bedrooms) and (p_most_cents is null or c.open_night_usual <= p_most_cents)
    order by c.open_night_usual, c.display_order, c.id limit p_limit offset p_offset;
  elsif p_order = 'size' then
    return query
    select c.id, v_found from public.cabins c
    where c.live and (p_area is null or c.area = p_area) and c.max_guests >= c_guests
      and c.features & c_features = c_features
      and (p_bedrooms = 0 or c.bedrooms >= p_bedrooms) and (p_most_cents is null or c.open_night_usual <= p_most_cents)
    order by c.max_guests desc, c.beds desc, c.display_order, c.id limit p_limit offset p_offset;
  elsif p_order = 'rating' then
    return query
    select c.id, v_found from public.cabins c
    where c.live and (p_area is null or c.area = p_area) and c.max_guests >= c_guests
      and c.features & c_features = c_features
      and (p_bedrooms = 0 or c.bedrooms >= p_bedrooms) and (p_most_cents is null or c.open_night_usual <= p_most_cents)
    order by c.average_rating desc, c.review_count desc, c.display_order, c.id limit p_limit offset p_offset;
  else
    return query
    select c.id, v_found from public.cabins c
    where c.live and (p_area is null or c.area = p_area) and c.max_guests >= c_guests
      and c.features & c_features = c_features
      and (p_bedrooms = 0 or c.bedrooms >= p_bedrooms) and (p_most_cents is null or c.open_night_usual <= p_most_cents)
    order by public.map_point(c.latitude, c.longitude) operator(pg_catalog.<->) c_here, c.display_order, c.id
    limit p_limit offset p_offset;
  end if;
end;
$$;

comment on function public.list_sorted_page is
  'A page like list_cabin_page, by the median price of the open nights, by size (guests, then beds), by rating, or by '
  'distance from a place.';

grant execute on function public.rate_cabin, public.search_sorted_page, public.list_sorted_page to service_role;
