-- The search as it was, for the cabins named: slow for many, and right whatever the derived rows say.

create function public.search_calendars(
  p_cabin_ids uuid[], p_check_in date, p_check_out date, p_area text, p_guests integer,
  p_flexible_days integer, p_tax_rates jsonb, p_now timestamptz, p_features smallint default 0
)
returns table (cabin_id uuid, shift integer, total_cents bigint, display_order integer, views integer)
language sql stable set search_path = '' as $$
  with candidates as (
    select c.id, c.display_order, c.views_last_7_days, c.cleaning_fee, c.mountain_mama_nightly_surcharge as surcharge, c.nightly_rate,
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
  select distinct on (p.id) p.id, p.shift, p.total, p.display_order, p.views_last_7_days
  from priced p order by p.id, abs(p.shift), p.total, p.shift;
$$;

comment on function public.search_calendars is
  'The stay search_cabins finds in each of the cabins named, read from calendar and stays day by day.';

create function public.search_chosen_cabins(
  p_cabin_ids uuid[], p_check_in date, p_check_out date, p_guests integer default 1,
  p_flexible_days integer default 0, p_tax_rates jsonb default '{"*": []}', p_now timestamptz default now()
)
returns table (cabin_id uuid, check_in date, check_out date, shift integer, nightly integer[], total_cents bigint)
language sql stable set search_path = '' as $$
  select s.cabin_id, p_check_in + s.shift, p_check_out + s.shift, s.shift, n.nightly, s.total_cents
  from public.search_calendars(p_cabin_ids, p_check_in, p_check_out, null, p_guests, p_flexible_days, p_tax_rates, p_now) s
  cross join lateral (
    select array_agg(coalesce(k.price, c.nightly_rate) order by k.day) as nightly
    from public.cabins c join public.cabin_calendar k on k.cabin_id = c.id
    where c.id = s.cabin_id and k.day between p_check_in + s.shift and p_check_out + s.shift - 1
  ) n
  order by abs(s.shift), s.total_cents, s.display_order, s.cabin_id;
$$;

comment on function public.search_chosen_cabins is 'What search_cabins finds among the cabins named, such as those a guest saved.';

revoke all on function public.search_calendars, public.search_chosen_cabins from public, anon, authenticated;
grant execute on function public.search_calendars, public.search_chosen_cabins to service_role;
