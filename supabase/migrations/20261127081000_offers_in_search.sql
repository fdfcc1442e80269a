-- Searches while automatic promotions are active: totals include them, and the order follows the totals.

create function public.cheapest_of_groups(p_nightly integer[], p_size integer)
returns integer language sql immutable set search_path = '' as $$
  select coalesce(sum(g.least), 0)::integer
  from (
    select min(n.cents) as least
    from unnest(p_nightly) with ordinality n(cents, place)
    where n.place <= cardinality(p_nightly) / p_size * p_size
    group by (n.place - 1) / p_size
  ) g;
$$;

comment on function public.cheapest_of_groups is
  'A promotion''s discount in cents: the cheapest night of each complete group of consecutive nights.';

create function public.best_promotion(p_promotions jsonb, p_check_in date, p_nightly integer[])
returns table (code text, free_nights integer, cents integer) language sql stable set search_path = '' as $$
  select x.terms ->> 'code', coalesce(cardinality(p_nightly) / x.every, 0), x.cents
  from (
    select p.place, p.terms, p.every,
           case when p.every is not null then public.cheapest_of_groups(p_nightly, p.every)
                when p.terms ? 'percent_off' then round(n.total * (p.terms ->> 'percent_off')::numeric / 100)
                else least((p.terms ->> 'amount_off_cents')::integer, n.total) end::integer as cents
    from (
      select e.place, e.terms, (e.terms ->> 'every_nth_night_free')::integer as every
      from jsonb_array_elements(p_promotions) with ordinality e(terms, place)
      where jsonb_typeof(e.terms) = 'object' and not e.terms ? 'refusal'
    ) p
    cross join (select coalesce(sum(c), 0) as total from unnest(p_nightly) c) n
    cross join (select to_char(p_check_in, 'MM-DD') as day) d
    where coalesce(p.every, 2) >= 2
      and cardinality(p_nightly) >= greatest(p.every, (p.terms ->> 'min_nights')::integer, 1)
      and p_check_in between coalesce((p.terms ->> 'stay_from')::date,
        p_check_in) and coalesce((p.terms ->> 'stay_to')::date, p_check_in)
      and coalesce(case
        when p.terms ->> 'season_start' <= p.terms ->> 'season_end'
          then d.day between p.terms ->> 'season_start' and p.terms ->> 'season_end'
        else d.day >= p.terms ->> 'season_start' or d.day <= p.terms ->> 'season_end'
      end, true)
  ) x
  order by x.cents desc, x.place limit 1;
$$;

comment on function public.best_promotion is
  'Which of the promotions a stay gets, as choosePromotion in lib/domain chooses. p_nightly: cents of each night, in '
  'order.';

create function public.search_offers_page(
  p_order text, p_check_in date, p_check_out date, p_area text default null, p_guests integer default 1,
  p_flexible_days integer default 0, p_tax_rates jsonb default '{"*": []}', p_now timestamptz default now(),
  p_limit integer default 30, p_offset integer default 0, p_filter text default null,
  p_latitude numeric default null, p_longitude numeric default null, p_count_to integer default 1000
)
returns table (cabin_id uuid, check_in date, check_out date, shift integer, nightly integer[], total_cents bigint,
               found integer, found_exact integer)
language sql stable set search_path = '' set jit = 'off' as $$
  with offers as materialized (
    select o.terms, o.place from jsonb_array_elements(public.automatic_promotions(p_now))
      with ordinality o(terms, place)
  ),
  found as materialized (
    select * from public.search_cabin_page(p_check_in, p_check_out, p_area, p_guests, p_flexible_days, p_tax_rates,
      p_now,
                                           null, 0, p_filter, false, p_count_to)
  ),
  priced as (
    select f.*, c.display_order, c.views_last_7_days, c.average_rating, c.review_count, c.latitude, c.longitude,
           case when b.cents is null then f.total_cents else t.amount
             + public.search_taxes(t.amount, coalesce(p_tax_rates -> lower(trim(c.city)), p_tax_rates -> '*')) end
               as offered_cents
    from found f
    join public.cabins c on c.id = f.cabin_id
    cross join lateral (
      select array_agg(x.cents order by x.place) as nights, sum(x.cents)::bigint as amount
      from (
        select n.place, round(n.cents * round(100 * (100 + c.mountain_mama_nightly_surcharge)) / 10000)::integer
          as cents
        from unnest(f.nightly) with ordinality n(cents, place)
      ) x
    ) n
    left join lateral public.best_promotion((
      select jsonb_agg(o.terms order by o.place) from offers o
      where jsonb_typeof(o.terms -> 'cabin_ids') = 'null' or o.terms -> 'cabin_ids' ? c.id::text
    ), f.check_in, n.nights) b on true
    cross join lateral (select n.amount - coalesce(b.cents, 0) + c.cleaning_fee as amount) t
  )
  select p.cabin_id, p.check_in, p.check_out, p.shift, p.nightly, p.offered_cents, p.found, p.found_exact
  from priced p
  order by case when p_order = 'recommended' then 0 else (p.shift <> 0)::integer end,
           case when p_order = 'recommended' then abs(p.shift) end,
           case when p_order = 'rating' then -p.average_rating end,
           case when p_order = 'rating' then -p.review_count end,
           case when p_order = 'distance' then
             public.map_point(p.latitude,
               p.longitude) operator(pg_catalog.<->) point(p_longitude::float8 * 0.812::float8, p_latitude::float8)
           end,
           case when p_order = 'popular' then -p.views_last_7_days end,
           case when p_order = 'popular' then abs(p.shift) end,
           case when p_order in ('recommended', 'price', 'popular') then p.offered_cents end,
           p.display_order, p.cabin_id
  -- Where more are found than are counted, no page goes beyond the count.
  limit greatest(least(p_limit, p_count_to - p_offset), 0) offset p_offset;
$$;

comment on function public.search_offers_page is
  'A page of search_cabins, in any order, with automatic promotions in each total. Of two stays equally far from the '
  'requested dates it shows the one that is cheaper without them.';

grant execute on function public.cheapest_of_groups, public.best_promotion, public.search_offers_page to service_role;
