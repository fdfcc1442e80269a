-- The console's reports of figures and money, and the statements of cabin owners.

create table public.funnel_days (
  day date primary key,
  views integer not null,
  dates integer not null,
  begun integer not null,
  paid integer not null,
  counted_at timestamptz not null
);

comment on table public.funnel_days is
  'Visitors'' progress on each UTC day: only numbers, kept after the rows they were counted from are deleted.';
comment on column public.funnel_days.views is 'Cabins viewed, each once per day and visitor.';
comment on column public.funnel_days.dates is 'Visits in which dates were chosen, if the visitor allows analytics.';
comment on column public.funnel_days.begun is 'Bookings started by guests.';
comment on column public.funnel_days.paid is 'Those of them that were paid.';

create table public.empty_searches (
  id bigint generated always as identity primary key,
  day date not null,
  month date,
  nights smallint not null check (nights between 0 and 365),
  guests smallint not null check (guests between 0 and 40),
  area text not null check (length(area) <= 60),
  filter text not null check (length(filter) <= 40),
  times integer not null check (times > 0),
  constraint empty_searches_once unique nulls not distinct (day, month, nights, guests, area, filter)
);

comment on table public.empty_searches is
  'Searches that found no cabin, counted by day, without anything about the visitor.';
comment on column public.empty_searches.month is
  'The month of the check-in. Null: a search without dates, and so without nights.';

create table public.cabin_commissions (
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  from_month date not null check (extract(day from from_month) = 1),
  percent_bp integer not null check (percent_bp between 0 and 6000),
  primary key (cabin_id, from_month)
);

comment on table public.cabin_commissions is
  'The host''s commission on a cabin''s nights, in basis points, from a month on. A cabin without a row has the '
  'commission of the site''s page for owners.';

create index payments_by_day on public.payments (paid_at) where status = 'paid';
create index refunds_by_day on public.refunds (created_at);
create index booking_charges_open on public.booking_charges (created_at) where status = 'open';

create function public.keep_funnel(p_now timestamptz default now())
returns integer language plpgsql set search_path = '' as $$
declare
  v_today date := (p_now at time zone 'UTC')::date;
  v_from date;
  v_days integer;
begin
  if exists (select from public.funnel_days f where f.counted_at > p_now - interval '1 hour' and f.counted_at <= p_now)
    then
    return 0;
  end if;
  -- All rows of the last four weeks still exist; a day may still change while its bookings are being paid.
  v_from := greatest(v_today - 28, coalesce((select max(f.day) from public.funnel_days f where f.day <= v_today) - 2,
    v_today - 28));
  insert into public.funnel_days as t (day, views, dates, begun, paid, counted_at)
  select d.day, (
      select count(*) from public.cabin_clicks k
      where k.clicked_at >= d.day::timestamp at time zone 'UTC'
        and k.clicked_at < (d.day + 1)::timestamp at time zone 'UTC'
    ), (
      select count(distinct e.session_id) from public.site_events e
      where e.name = 'dates_selected'
        and e.happened_at >= d.day::timestamp at time zone 'UTC'
          and e.happened_at < (d.day + 1)::timestamp at time zone 'UTC'
    ), b.begun, b.paid, p_now
  from (select v_from + n as day from generate_series(0, v_today - v_from) n) d
  cross join lateral (
    select count(*) as begun, count(b.confirmed_at) as paid from public.bookings b
    where b.made_by = 'guest' and not b.is_example
      and b.created_at >= d.day::timestamp at time zone 'UTC'
        and b.created_at < (d.day + 1)::timestamp at time zone 'UTC'
  ) b
  on conflict (day) do update set
    views = excluded.views, dates = excluded.dates, begun = excluded.begun, paid = excluded.paid,
      counted_at = excluded.counted_at;
  get diagnostics v_days = row_count;
  return v_days;
end;
$$;

comment on function public.keep_funnel is
  'Recounts the last days of the funnel, at most once an hour. Returns the number of days.';

create index bookings_by_creation on public.bookings (created_at);

create function public.record_empty_search(p_search jsonb, p_now timestamptz default now())
returns void language plpgsql set search_path = '' as $$
declare
  v_day date := (p_now at time zone 'UTC')::date;
begin
  -- Bounds the rows of a day, however many different searches there are.
  if (select count(*) >= 2000 from public.empty_searches e where e.day = v_day) then
    return;
  end if;
  insert into public.empty_searches as t (day, month, nights, guests, area, filter, times)
  values (v_day, date_trunc('month', (p_search ->> 'check_in')::date)::date, (p_search ->> 'nights')::smallint,
          (p_search ->> 'guests')::smallint, p_search ->> 'area', p_search ->> 'filter', 1)
  on conflict on constraint empty_searches_once do update set times = t.times + 1;
end;
$$;

comment on function public.record_empty_search is
  'Counts a search that found no cabin: only month, nights, guests, area and filter.';

create function public.figures_range(p_from date, p_to date)
returns void language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(extract(day from p_from) <> 1 or extract(day from p_to) <> 1 or p_to < p_from or p_to > p_from + 1900
    or p_from < date '2000-01-01' or p_to > date '2200-01-01', true) then
    perform public.refuse('bad_change');
  end if;
end;
$$;

comment on function public.figures_range is 'Refuses anything but two first days of months, at most five years apart.';

create function public.figures_periods(p_from date, p_to date)
returns table (months smallint, month date) language sql immutable set search_path = '' as $$
  with m as (
    select m::date as month from generate_series(p_from::timestamp, p_to::timestamp, interval '1 month') m
  ),
  counted as (
    select m.month, count(*) over (partition by date_trunc('quarter', m.month)) = 3 as has_quarter,
           count(*) over (partition by date_trunc('year', m.month)) = 12 as has_year
    from m
  )
  select distinct on (2) case when c.has_year then 12 when c.has_quarter then 3 else 1 end::smallint,
         date_trunc(case when c.has_year then 'year' when c.has_quarter then 'quarter' else 'month' end, c.month)::date
  from counted c order by 2;
$$;

comment on function public.figures_periods is
  'The fewest periods of cabin_sums that cover the months from p_from to p_to, both included: years, quarters, '
  'months.';

create function public.cabin_supply(p_today date)
returns table (cabin_id uuid, area text, first_day date, end_day date) language sql stable set search_path = '' as $$
  select c.id, c.area, coalesce((c.first_live_at at time zone c.timezone)::date, date '2000-01-01'),
         case when c.archived_at is not null then (c.archived_at at time zone c.timezone)::date
              when c.live then date '2200-01-01' else p_today end
  from public.cabins c
  where c.live or c.first_live_at is not null;
$$;

comment on function public.cabin_supply is
  'The period in which each cabin counts as on sale: from its first listing until it was archived, or until today '
  'while it is unlisted. A cabin that came with the data counts from the start.';

create function public.host_figures(p_from date, p_to date, p_area text default null, p_cabin text default null)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_cabin public.cabins;
  v_today date := (now() at time zone public.usual_timezone())::date;
begin
  perform public.require_staff('sees_all_cabins', 'sees_prices');
  perform public.figures_range(p_from, p_to);
  if p_cabin is not null then
    select * into v_cabin from public.cabins c where c.slug = p_cabin;
    if not found then
      perform public.refuse('unknown_cabin');
    end if;
  end if;
  return (
    with base as materialized (
      select x.month, x.area, x.source, x.nights, x.revenue_cents, x.stays, x.stay_nights, x.lead_days, x.cancelled
      from public.area_months x
      where v_cabin.id is null and x.month between p_from and p_to and (p_area is null or x.area = p_area)
      union all
      select x.month, v_cabin.area, x.source, x.nights, x.revenue_cents, x.stays, x.stay_nights, x.lead_days,
        x.cancelled
      from public.cabin_sums x
      where x.cabin_id = v_cabin.id and x.months = 1 and x.source <> 'all' and x.month between p_from and p_to
      union all
      select x.month, x.area, x.source, x.nights, x.revenue_cents, x.stays, x.stay_nights, x.lead_days, x.cancelled
      from public.stay_figures x
      where not x.is_folded and x.month between p_from and p_to
        and (v_cabin.id is null or x.cabin_id = v_cabin.id) and (p_area is null or x.area = p_area)
    ),
    months as (
      select m::date as month from generate_series(p_from::timestamp, p_to::timestamp, interval '1 month') m
    ),
    -- Most cabins have been on sale all the time, so there are few groups.
    groups as materialized (
      select s.area, s.first_day, s.end_day, count(*) as cabins from public.cabin_supply(v_today) s
      where (v_cabin.id is null or s.cabin_id = v_cabin.id) and (p_area is null or s.area = p_area)
      group by 1, 2, 3
    ),
    supply as materialized (
      select m.month, s.area, sum(greatest(
        least(s.end_day, (m.month + interval '1 month')::date) - greatest(s.first_day, m.month), 0) * s.cabins)::integer
          as nights
      from groups s cross join months m
      group by 1, 2
    )
    select jsonb_build_object(
      'months', (
        select coalesce(jsonb_agg(to_jsonb(g) order by g.month, g.source), '[]') from (
          select b.month, b.source, sum(b.nights) as nights, sum(b.revenue_cents) as revenue_cents,
            sum(b.stays) as stays,
                 sum(b.stay_nights) as stay_nights, sum(b.lead_days) as lead_days, sum(b.cancelled) as cancelled
          from base b group by 1, 2
        ) g
      ),
      'areas', (
        select coalesce(jsonb_agg(to_jsonb(g) order by g.area, g.source), '[]') from (
          select b.area, b.source, sum(b.nights) as nights, sum(b.revenue_cents) as revenue_cents,
            sum(b.stays) as stays,
                 sum(b.stay_nights) as stay_nights, sum(b.lead_days) as lead_days, sum(b.cancelled) as cancelled
          from base b group by 1, 2
        ) g
      ),
      'supply', (
        select coalesce(jsonb_agg(to_jsonb(g) order by g.month), '[]')
        from (select m.month, coalesce(sum(s.nights), 0) as nights from months m left join supply s using (month)
          group by 1) g
      ),
      'area_supply', (
        select coalesce(jsonb_agg(to_jsonb(g) order by g.area), '[]')
        from (select s.area, sum(s.nights) as nights from supply s group by 1) g
      ),
      'area_names', (select jsonb_agg(jsonb_build_object('slug', a.slug, 'name', a.city) order by a.position)
        from public.areas a),
      'cabin', case when v_cabin.id is not null then v_cabin.title end,
      'has_examples', exists (select from public.bookings b where b.is_example)
    )
  );
end;
$$;

comment on function public.host_figures is
  'Nights, revenue, stays, lead and cancellations by month and source and by area and source, and the nights for '
  'sale: of all cabins, an area or a cabin.';

create function public.host_pace(p_area text default null, p_cabin text default null)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_cabin_id uuid;
  v_today date := (now() at time zone public.usual_timezone())::date;
  v_first date := date_trunc('month', v_today)::date;
begin
  perform public.require_staff('sees_all_cabins', 'sees_prices');
  if p_cabin is not null then
    select c.id into v_cabin_id from public.cabins c where c.slug = p_cabin;
    if not found then
      perform public.refuse('unknown_cabin');
    end if;
  end if;
  return (
    with years as (
      -- Includes everything sold by now, because at a cabin east of the host it may already be tomorrow.
      select 0 as back, date 'infinity' as until union all select 1, (v_today - interval '1 year')::date
    ),
    months as (
      select y.back, y.until, m.month, (m.month - make_interval(years => y.back))::date as then_month
      from years y
      cross join lateral (select (v_first + make_interval(months => n))::date as month from generate_series(0, 11) n) m
    ),
    base as (
      select x.month, x.day, x.nights, x.revenue_cents from public.area_days x
      where v_cabin_id is null and (p_area is null or x.area = p_area)
        and x.month >= (v_first - interval '1 year')::date and x.month < (v_first + interval '1 year')::date
      union all
      select x.month, x.day, x.nights, x.revenue_cents from public.stay_figures x
      where v_cabin_id is null and not x.is_folded and x.source <> 'block' and (p_area is null or x.area = p_area)
      union all
      select x.month, x.day, x.nights, x.revenue_cents from public.stay_figures x
      where x.cabin_id = v_cabin_id and x.source <> 'block' and x.stay_id <> '00000000-0000-0000-0000-000000000000'
        and x.month >= (v_first - interval '1 year')::date
    ),
    sums as (
      select m.month, m.back, coalesce(sum(b.nights), 0) as nights, coalesce(sum(b.revenue_cents), 0) as revenue_cents
      from months m left join base b on b.month = m.then_month and b.day <= m.until
      group by 1, 2
    )
    select jsonb_build_object('today', v_today, 'months', jsonb_agg(jsonb_build_object(
      'month', n.month, 'nights', n.nights, 'revenue_cents', n.revenue_cents,
      'nights_before', p.nights, 'revenue_before_cents', p.revenue_cents) order by n.month))
    from sums n join sums p on p.month = n.month and p.back = 1 where n.back = 0
  );
end;
$$;

comment on function public.host_pace is
  'The sales of this month and the next eleven, and those of the same months a year earlier as of the same day of '
  'that year.';

create function public.host_cabin_figures(p_from date, p_to date, p_search jsonb default '{}')
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_today date := (now() at time zone public.usual_timezone())::date;
  v_end date := (p_to + interval '1 month')::date;
  v_source text := coalesce(p_search ->> 'source', 'all');
  v_sort text := coalesce(p_search ->> 'sort', 'revenue');
  v_size integer;
  v_page integer;
  v_pattern text;
begin
  perform public.require_staff('sees_all_cabins', 'sees_prices');
  perform public.figures_range(p_from, p_to);
  if jsonb_typeof(p_search) is distinct from 'object' or length(p_search::text) > 1000 then
    perform public.refuse('bad_change');
  end if;
  begin
    v_size := least(greatest(coalesce((p_search ->> 'size')::integer, 25), 1), 20000);
    v_page := least(greatest(coalesce((p_search ->> 'page')::integer, 1), 1), 100000);
  exception when data_exception then
    perform public.refuse('bad_change');
  end;
  v_pattern := '%' || replace(replace(replace(nullif(trim(p_search ->> 'q'), ''), '\', '\\'), '%', '\%'), '_',
    '\_') || '%';
  return (
    with tail as materialized (
      select f.cabin_id, f.source, f.nights, f.revenue_cents::integer as revenue_cents, f.stays, f.cancelled
      from public.stay_figures f where not f.is_folded and f.month between p_from and p_to
    ),
    sums as (
      select x.cabin_id, sum(x.nights) as nights, sum(x.revenue_cents) as revenue_cents, sum(x.stays) as stays,
             sum(x.cancelled) as cancelled, sum(x.priced_nights) as priced_nights
      from (
        select m.* from public.figures_periods(p_from, p_to) p cross join lateral (
          select m.cabin_id, m.nights, m.revenue_cents, m.stays, m.cancelled, m.priced_nights
          from public.cabin_sums m where m.source = v_source and m.months = p.months and m.month = p.month
          -- One index range per period, because for a single join the planner reads the whole table.
          offset 0
        ) m
        union all
        select f.cabin_id, f.nights, f.revenue_cents, f.stays, f.cancelled,
               case when f.source in ('site', 'phone') then f.nights else 0 end
        from tail f where f.source = v_source or (v_source = 'all' and f.source <> 'block')
      ) x group by 1
    ),
    blocked as (
      select x.cabin_id, sum(x.nights) as nights from (
        select m.* from public.figures_periods(p_from, p_to) p cross join lateral (
          select m.cabin_id, m.nights
          from public.cabin_sums m where m.source = 'block' and m.months = p.months and m.month = p.month
          offset 0
        ) m
        union all
        select f.cabin_id, f.nights from tail f where f.source = 'block'
      ) x group by 1
    ),
    supply as (
      select s.cabin_id, greatest(least(s.end_day, v_end) - greatest(s.first_day, p_from), 0) as nights
      from public.cabin_supply(v_today) s
    ),
    rows as (
      select c.id, c.title, c.slug, c.area, coalesce(s.nights, 0) as nights,
        coalesce(s.priced_nights, 0) as priced_nights,
             coalesce(s.revenue_cents, 0) as revenue_cents, coalesce(s.stays, 0) as stays,
             coalesce(s.cancelled, 0) as cancelled,
             greatest(coalesce(u.nights, 0) - coalesce(b.nights, 0), 0) as supply
      from public.cabins c
      left join sums s on s.cabin_id = c.id
      left join blocked b on b.cabin_id = c.id
      left join supply u on u.cabin_id = c.id
      where (c.archived_at is null or s.nights > 0) and (p_search ->> 'area' is null or c.area = p_search ->> 'area')
        and (v_pattern is null or c.title ilike v_pattern)
    ),
    page as (
      select r.*, row_number() over (order by case v_sort
          when 'nights' then r.nights
          when 'occupancy' then r.nights::numeric / nullif(r.supply, 0)
          when 'adr' then r.revenue_cents::numeric / nullif(r.priced_nights, 0)
          when 'cancelled' then r.cancelled
          else r.revenue_cents end desc nulls last, r.title, r.id) as place
      from rows r
    )
    select jsonb_build_object(
      'cabins', coalesce(jsonb_agg(to_jsonb(p) - array['id', 'place'] order by p.place)
        filter (where p.place > v_size * (v_page - 1) and p.place <= v_size * v_page), '[]'),
      'count', count(*)
    )
    from page p
  );
end;
$$;

comment on function public.host_cabin_figures is
  'A page of cabins by a measure over a period: {area, source, q, sort, page, size}. Cabins without a sale are '
  'included.';

create function public.host_funnel(p_from date, p_to date)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_end date := (p_to + interval '1 month')::date;
begin
  perform public.require_staff('sees_all_cabins', 'sees_prices');
  perform public.figures_range(p_from, p_to);
  return jsonb_build_object(
    'since', (select min(f.day) from public.funnel_days f),
    'months', (
      select coalesce(jsonb_agg(to_jsonb(g) order by g.month), '[]') from (
        select date_trunc('month', f.day)::date as month, sum(f.views) as views, sum(f.dates) as dates,
          sum(f.begun) as begun, sum(f.paid) as paid
        from public.funnel_days f where f.day >= p_from and f.day < v_end group by 1
      ) g
    ),
    'searches', (
      select coalesce(jsonb_agg(to_jsonb(g) order by g.times desc, g.month, g.nights, g.guests, g.area, g.filter), '[]')
        from (
        select e.month, e.nights, e.guests, e.area, e.filter, sum(e.times) as times
        from public.empty_searches e where e.day >= p_from and e.day < v_end
        group by 1, 2, 3, 4, 5 order by sum(e.times) desc, 1, 2, 3, 4, 5 limit 50
      ) g
    ),
    'searches_count', (select coalesce(sum(e.times), 0) from public.empty_searches e where e.day >= p_from
      and e.day < v_end)
  );
end;
$$;

comment on function public.host_funnel is
  'From viewing a cabin to a paid booking, by month, and the fifty most frequent searches without results.';

create function public.host_taxes_due(p_from date, p_to date)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff('sees_all_cabins', 'sees_prices', 'moves_money');
  perform public.figures_range(p_from, p_to);
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(to_jsonb(g) order by g.month, g.place, g.part, g.name), '[]') from (
        select x.month, x.place, x.part, x.name, sum(x.received)::bigint as received_cents,
          sum(x.returned)::bigint as returned_cents
        from (
          select m.month, m.place, m.part, m.name, m.received_cents as received, m.returned_cents as returned
          from public.money_months m where m.month between p_from and p_to
          union all
          select date_trunc('month', f.day)::date, f.place, f.part, f.name, case when f.is_return then 0
            else f.cents end,
                 case when f.is_return then -f.cents else 0 end
          from public.money_figures f
          where not f.is_folded and f.day >= p_from and f.day < (p_to + interval '1 month')::date
        ) x group by 1, 2, 3, 4 having sum(x.received) <> 0 or sum(x.returned) <> 0
      ) g
    ),
    'has_examples', exists (select from public.bookings b where b.is_example)
  );
end;
$$;

comment on function public.host_taxes_due is
  'Money received and refunded, by month, place and part of the price; its taxes are those owed for the month.';

create function public.host_payments(p_month date, p_most integer default 200)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  -- Wide enough for every zone; the cabin's own decides.
  v_from timestamptz := p_month::timestamp at time zone 'UTC' - interval '1 day';
  v_to timestamptz := (p_month + interval '1 month')::timestamp at time zone 'UTC' + interval '1 day';
  v_most integer := least(greatest(coalesce(p_most, 200), 1), 100000);
begin
  perform public.require_staff('sees_all_cabins', 'sees_prices', 'moves_money');
  perform public.figures_range(p_month, p_month);
  return (
    with paid as materialized (
      select (p.paid_at at time zone c.timezone)::date as day, p.paid_at, p.id, p.provider, p.method,
        p.paid_cents as cents,
             b.reference, c.title as cabin, b.is_example
      from public.payments p join public.bookings b on b.id = p.booking_id join public.cabins c on c.id = b.cabin_id
      where p.status = 'paid' and p.paid_at >= v_from and p.paid_at < v_to
    ),
    refunded as materialized (
      select (r.created_at at time zone c.timezone)::date as day, r.created_at, r.id, p.provider, r.reason, r.status,
             r.amount_cents as cents, b.reference, c.title as cabin, b.is_example
      from public.refunds r join public.payments p on p.id = r.payment_id
      join public.bookings b on b.id = p.booking_id join public.cabins c on c.id = b.cabin_id
      where r.created_at >= v_from and r.created_at < v_to
    ),
    in_month as (select * from paid x where x.day >= p_month and x.day < (p_month + interval '1 month')::date),
    back_in_month as (select * from refunded x where x.day >= p_month and x.day < (p_month + interval '1 month')::date)
    select jsonb_build_object(
      'days', (
        select coalesce(jsonb_agg(to_jsonb(g) order by g.day, g.provider), '[]') from (
          select x.day, x.provider, sum(x.cents) filter (where x.is_in) as paid_cents,
            count(*) filter (where x.is_in) as payments,
                 coalesce(sum(x.cents) filter (where not x.is_in), 0) as refunded_cents
          from (
            select m.day, m.provider, m.cents, true as is_in from in_month m
            union all
            select m.day, m.provider, m.cents, false from back_in_month m where m.status <> 'failed'
          ) x group by 1, 2
        ) g
      ),
      'payments', (
        select coalesce(jsonb_agg(to_jsonb(g) - 'paid_at' order by g.paid_at, g.id), '[]')
        from (select * from in_month m order by m.paid_at, m.id limit v_most) g
      ),
      'payments_count', (select count(*) from in_month),
      'refunds', (
        select coalesce(jsonb_agg(to_jsonb(g) - 'created_at' order by g.created_at, g.id), '[]')
        from (select * from back_in_month m order by m.created_at, m.id limit v_most) g
      ),
      'refunds_count', (select count(*) from back_in_month),
      'disputes', (
        select coalesce(jsonb_agg(to_jsonb(g) - 'id' order by g.opened_on, g.id), '[]') from (
          select d.id, (d.opened_at at time zone c.timezone)::date as opened_on, d.amount_cents, d.state, d.reason,
            d.answer_by,
                 (d.closed_at at time zone c.timezone)::date as closed_on, b.reference, c.title as cabin
          from public.disputes d join public.payments p on p.id = d.payment_id
          join public.bookings b on b.id = p.booking_id join public.cabins c on c.id = b.cabin_id
        ) g
        where g.state in ('inquiry', 'open')
          or g.opened_on >= p_month and g.opened_on < (p_month + interval '1 month')::date
          or g.closed_on >= p_month and g.closed_on < (p_month + interval '1 month')::date
      ),
      'charges', (
        select coalesce(jsonb_agg(to_jsonb(g) order by g.created_at), '[]') from (
          select g.created_at, g.label, g.amount_cents, b.reference, c.title as cabin
          from public.booking_charges g join public.bookings b on b.id = g.booking_id join public.cabins c
            on c.id = b.cabin_id
          where g.status = 'open' and g.kind <> 'change' order by g.created_at limit 200
        ) g
      )
    )
  );
end;
$$;

comment on function public.host_payments is
  'The payments and refunds of a month, by day and individually, the disputes that are undecided or were opened or '
  'decided in it, and unpaid charges.';

create function public.host_statements(p_q text default null)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_all boolean := public.can('sees_all_cabins');
  v_cabins uuid[] := public.visible_cabins();
  v_pattern text := '%' || replace(replace(replace(nullif(trim(p_q), ''), '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  perform public.require_staff('sees_prices');
  if length(p_q) > 200 then
    perform public.refuse('bad_change');
  end if;
  return jsonb_build_object(
    'owners', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.user_id, 'name', public.staff_label(s.email),
        'cabins', cardinality(s.cabin_ids)) order by public.staff_label(s.email), s.user_id), '[]')
      from public.staff s
      where s.disabled_at is null and cardinality(s.cabin_ids) > 0 and public.role_can(s.role, 'sees_prices')
        and not public.role_can(s.role, 'sees_all_cabins') and (v_all or s.user_id = auth.uid())
    ),
    'cabins', (
      select coalesce(jsonb_agg(to_jsonb(g) order by g.title, g.slug), '[]') from (
        select c.title, c.slug, (
          select m.percent_bp from public.cabin_commissions m where m.cabin_id = c.id
            and m.from_month <= (now() at time zone c.timezone)::date order by m.from_month desc limit 1
        ) as percent_bp
        from public.cabins c
        where c.id = any (v_cabins) and c.archived_at is null and (v_pattern is null or c.title ilike v_pattern)
        order by c.title, c.slug limit 50
      ) g
    )
  );
end;
$$;

comment on function public.host_statements is
  'The owners and cabins whose statements the caller may read: the first fifty by name.';

create function public.host_statement(p_month date, p_owner uuid default null, p_cabin text default null)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_end date := (p_month + interval '1 month')::date;
  v_ids uuid[];
  v_staff public.staff := public.require_staff('sees_prices');
begin
  perform public.figures_range(p_month, p_month);
  if p_cabin is not null then
    v_ids := array(select c.id from public.cabins c where c.slug = p_cabin and c.id = any (public.visible_cabins()));
    if cardinality(v_ids) = 0 then
      perform public.refuse('unknown_cabin');
    end if;
  else
    if p_owner is distinct from auth.uid() and p_owner is not null then
      perform public.require_staff('sees_prices', 'sees_all_cabins');
      select * into v_staff from public.staff s where s.user_id = p_owner;
    end if;
    if v_staff.user_id is null or public.role_can(v_staff.role, 'sees_all_cabins') then
      perform public.refuse('unknown_staff');
    end if;
    v_ids := v_staff.cabin_ids;
  end if;
  return (
    with disputed as (
      select p.booking_id, d.amount_cents, d.state,
             date_trunc('month', d.opened_at at time zone c.timezone)::date as opened,
               date_trunc('month', d.closed_at at time zone c.timezone)::date as closed
      from public.disputes d join public.payments p on p.id = d.payment_id
      join public.bookings b on b.id = p.booking_id join public.cabins c on c.id = b.cabin_id
      where c.id = any (v_ids)
    ),
    due as (
      select b.id from public.occupancies s join public.bookings b on b.occupancy_id = s.id
      where s.cabin_id = any (v_ids) and s.check_out >= p_month and s.check_out < v_end
      union
      select f.booking_id from public.money_figures f where f.cabin_id = any (v_ids) and f.day >= p_month
        and f.day < v_end
    ),
    entries as (
      select f.booking_id, f.cabin_id, f.part, f.cents, s.check_in, s.check_out
      from due
      join public.bookings b on b.id = due.id
      join public.money_figures f on f.booking_id = b.id
      join public.occupancies s on s.id = b.occupancy_id
      where f.cabin_id = any (v_ids) and f.day < v_end
        and date_trunc('month', greatest(s.check_out, f.day))::date = p_month
      union all
      -- A dispute is listed in the month of its stay and in the months in which it was opened and decided.
      select b.id, b.cabin_id, 'nights', 0, s.check_in, s.check_out
      from (select distinct d.booking_id from disputed d where p_month in (d.opened, d.closed)) d
      join public.bookings b on b.id = d.booking_id join public.occupancies s on s.id = b.occupancy_id
      where s.check_out < v_end
    ),
    stays as (
      select e.booking_id, e.cabin_id, e.check_in, e.check_out,
             coalesce(sum(e.cents) filter (where e.part = 'nights'), 0)::bigint as nights_cents,
             coalesce(sum(e.cents) filter (where e.part = 'cleaning'), 0)::bigint as cleaning_cents,
             coalesce(sum(e.cents) filter (where e.part = 'pets'), 0)::bigint as pets_cents
      from entries e group by 1, 2, 3, 4
    )
    select jsonb_build_object(
      'month', p_month, 'owner', case when p_cabin is null then public.staff_label(v_staff.email) end,
      'cabins', (
        select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'title', c.title, 'slug', c.slug, 'percent_bp', (
          select m.percent_bp from public.cabin_commissions m
          where m.cabin_id = c.id and m.from_month <= p_month order by m.from_month desc limit 1
        )) order by c.title, c.slug), '[]')
        from public.cabins c where c.id = any (v_ids)
      ),
      'stays', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'reference', b.reference, 'cabin_id', s.cabin_id, 'check_in', s.check_in, 'check_out', s.check_out,
          'status', b.status, 'is_later', s.check_out < p_month, 'nights_cents', s.nights_cents,
          'cleaning_cents', s.cleaning_cents, 'pets_cents', s.pets_cents, 'is_example', b.is_example, 'disputes', (
            select coalesce(jsonb_agg(jsonb_build_object('amount_cents', d.amount_cents, 'state', d.state)
              order by d.opened), '[]')
            from disputed d where d.booking_id = b.id
          ), 'refunded_cents', (
            select coalesce(sum(r.amount_cents), 0) from public.refunds r join public.payments p on p.id = r.payment_id
            join public.cabins c on c.id = b.cabin_id
            where p.booking_id = b.id and r.status <> 'failed' and r.reason <> 'damage_deposit'
              and (r.created_at at time zone c.timezone)::date < v_end
              and (s.check_out >= p_month or (r.created_at at time zone c.timezone)::date >= p_month)
          )) order by s.check_out, b.reference), '[]')
        from stays s join public.bookings b on b.id = s.booking_id
        where s.nights_cents <> 0 or s.cleaning_cents <> 0 or s.pets_cents <> 0
          or exists (select from disputed d where d.booking_id = b.id)
      )
    )
  );
end;
$$;

comment on function public.host_statement is
  'The earnings of an owner''s cabins, or of one cabin, in a month: received for the stays that ended in it, and '
  'received or refunded in it for earlier ones. No guest names. A member who doesn''t see all cabins reads only their '
  'own.';

create function public.host_save_commission(p_slug text, p_from date, p_percent_bp integer)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_cabin public.cabins;
  v_before integer;
begin
  perform public.require_staff('moves_money');
  if coalesce(p_percent_bp not between 0 and 6000 or extract(day from p_from) <> 1, true) then
    perform public.refuse('bad_change');
  end if;
  select * into v_cabin from public.cabins c where c.slug = p_slug;
  if not found then
    perform public.refuse('unknown_cabin');
  elsif p_from < date_trunc('month', (now() at time zone v_cabin.timezone))::date then
    perform public.refuse('past');
  elsif p_from > (now() + interval '3 years')::date then
    perform public.refuse('too_far');
  end if;
  perform public.require_second_factor();
  select m.percent_bp into v_before from public.cabin_commissions m
  where m.cabin_id = v_cabin.id and m.from_month <= p_from order by m.from_month desc limit 1;
  insert into public.cabin_commissions as t (cabin_id, from_month, percent_bp) values (v_cabin.id, p_from, p_percent_bp)
  on conflict (cabin_id, from_month) do update set percent_bp = excluded.percent_bp;
  perform public.write_audit('save_commission', p_slug,
    case when v_before is not null then jsonb_build_object('percent_bp', v_before) end,
    jsonb_build_object('percent_bp', p_percent_bp, 'from', p_from));
  return jsonb_build_object('percent_bp', p_percent_bp);
end;
$$;

comment on function public.host_save_commission is
  'Sets the commission of a cabin from this month or a later one on; earlier statements keep theirs.';

alter table public.funnel_days enable row level security;
alter table public.empty_searches enable row level security;
alter table public.cabin_commissions enable row level security;

grant select, insert, update, delete on public.funnel_days, public.empty_searches to service_role;
grant execute on function public.keep_funnel, public.record_empty_search, public.figures_range, public.figures_periods,
  public.cabin_supply to service_role;
grant execute on function
  public.host_figures, public.host_pace, public.host_cabin_figures, public.host_funnel, public.host_taxes_due,
  public.host_payments, public.host_statements, public.host_statement, public.host_save_commission
  to authenticated;
