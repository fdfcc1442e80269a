-- The open cabins nearest to a place, without reading where all cabins are.

create function public.map_point(p_latitude numeric, p_longitude numeric)
returns point language sql immutable strict parallel safe set search_path = '' as $$
  -- A degree of longitude is 0.812 of one of latitude in the Smokies.
  select point(
    (floor(p_longitude::float8 / 0.0033::float8) + 0.5::float8) * 0.0033::float8 * 0.812::float8,
    (floor(p_latitude::float8 / 0.0027::float8) + 0.5::float8) * 0.0027::float8
  );
$$;

comment on function public.map_point is
  'Where a cabin may be said to be, on a flat map: the grid of lib/domain/public-location.ts. Distances on it are right within a percent.';

create function public.map_miles(p_from point, p_to point)
returns float8 language sql immutable strict parallel safe set search_path = '' as $$
  select 7917.6::float8 * asin(least(1, sqrt(
    sin(radians(p_to[1] - p_from[1]) / 2) ^ 2
    + cos(radians(p_from[1])) * cos(radians(p_to[1])) * sin(radians(p_to[0] - p_from[0]) / 1.624::float8) ^ 2
  )));
$$;

comment on function public.map_miles is 'How far apart two points of that map are on the earth: the rule of lib/domain/distances.ts.';

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
  v_reach float8;
  v_open uuid[];
begin
  select coalesce(max(p.found), 0) into v_found
  from public.search_cabin_page(p_check_in, p_check_out, null, p_guests, 0, p_tax_rates, p_now, 1, p_count_to => p_count_to) p;
  if v_found <= p_count_to then
    select array_agg(p.cabin_id) into v_open
    from public.search_cabin_page(p_check_in, p_check_out, null, p_guests, 0, p_tax_rates, p_now) p;
  else
    -- So many are open that a walk outward from the place soon meets enough of them.
    loop
      select array_agg(n.id), max(n.distance) into v_near, v_reach
      from (
        select c.id, public.map_point(c.latitude, c.longitude) operator(pg_catalog.<->) c_here as distance
        from public.cabins c where c.live
        order by public.map_point(c.latitude, c.longitude) operator(pg_catalog.<->) c_here limit v_walk
      ) n;
      select array_agg(s.cabin_id) into v_open
      from public.search_calendars(v_near, p_check_in, p_check_out, null, p_guests, 0, p_tax_rates, p_now) s;
      -- What was not met yet is farther than the walk went: 69.09 miles to a degree, less what a flat map is wrong.
      exit when cardinality(v_near) < v_walk or p_limit <= (
        select count(*) from public.cabins c
        where c.id = any (v_open)
          and public.map_miles(c_here, public.map_point(c.latitude, c.longitude)) < 0.98 * 69.09 * v_reach
      );
      v_walk := v_walk * 4;
    end loop;
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
  'What search_cabins finds, the nearest to a place first, and how many it finds in all; past p_count_to, only that there are more. The places are exact: they are rounded before they are told. p_walk: how many of the nearest cabins are asked first.';

revoke all on function public.map_point, public.map_miles, public.nearest_open_cabins from public, anon, authenticated;
grant execute on function public.map_point, public.map_miles, public.nearest_open_cabins to service_role;
