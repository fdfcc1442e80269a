-- What the edge functions and the search page ask the database. All of it runs as service_role:
-- the public key can execute none of these.

create function public.is_night_taken(p_cabin_id uuid, p_day date, p_now timestamptz)
returns boolean language sql stable set search_path = '' as $$
  select exists (
    select 1 from public.stays s
    where s.cabin_id = p_cabin_id
      and s.released_at is null
      and s.during @> p_day
      and (s.expires_at is null or s.expires_at > p_now)
  );
$$;

comment on function public.is_night_taken is 'Whether a booking, block or running hold covers the night that begins on the day.';

create function public.cabin_days(p_cabin_id uuid, p_from date, p_to date, p_now timestamptz)
returns table (day date, available boolean, price integer, min_stay smallint,
               allows_check_in boolean, allows_check_out boolean)
language sql stable set search_path = '' as $$
  select d.day,
         coalesce(k.open, false) and not public.is_night_taken(p_cabin_id, d.day, p_now),
         coalesce(k.price, c.nightly_rate),
         coalesce(k.min_stay, 1::smallint),
         coalesce(k.allows_check_in, false),
         coalesce(k.allows_check_out, false)
  from public.cabins c
  -- A series of dates would step through instants, and lose days in a zone whose clocks change at midnight.
  cross join lateral (select p_from + n as day from generate_series(0, p_to - p_from) as n) d
  left join public.cabin_calendar k on k.cabin_id = c.id and k.day = d.day
  where c.id = p_cabin_id and c.live
  order by d.day;
$$;

comment on function public.cabin_days is
  'Availability and price (US cents, before the surcharge) of each day from p_from to p_to inclusive. No rows: no such live cabin.';

create function public.cabin_availability(p_cabin_id uuid, p_days integer, p_now timestamptz default now())
returns table (day date, available boolean, price integer, min_stay smallint,
               allows_check_in boolean, allows_check_out boolean)
language sql stable set search_path = '' as $$
  select d.*
  from public.cabins c
  cross join lateral (select (p_now at time zone c.timezone)::date as today) t
  cross join lateral public.cabin_days(c.id, t.today, t.today + p_days - 1, p_now) d
  where c.id = p_cabin_id;
$$;

comment on function public.cabin_availability is 'The next p_days days from today in the cabin''s own timezone.';

create function public.quote_inputs(
  p_cabin_id uuid, p_check_in date, p_check_out date,
  p_promo_code text default null, p_deal_id uuid default null, p_now timestamptz default now()
)
returns jsonb language sql stable set search_path = '' as $$
  with cabin as (
    select c.*, (p_now at time zone c.timezone)::date as today
    from public.cabins c where c.id = p_cabin_id and c.live
  ),
  -- A refusal for a short stay must be told from a blocked one, so the days reach past the check-out;
  -- but never out of the calendar, however far away the dates asked for are.
  days as (
    select d.*
    from cabin c
    cross join lateral (select max(k.day) as last_day from public.cabin_calendar k where k.cabin_id = c.id) k
    cross join lateral public.cabin_days(
      c.id, greatest(least(p_check_in, p_check_out), c.today), least(greatest(p_check_out, p_check_in + 31), coalesce(k.last_day, c.today)), p_now
    ) d
  ),
  parts as (
    select
      jsonb_build_object(
        'id', c.id, 'slug', c.slug, 'title', c.title, 'city', c.city, 'timezone', c.timezone,
        'max_guests', c.max_guests, 'max_pets', c.max_pets, 'nightly_rate', c.nightly_rate,
        'cleaning_fee', c.cleaning_fee, 'pet_fee', c.pet_fee, 'free_cancel_days', c.free_cancel_days,
        'nightly_surcharge', c.mountain_mama_nightly_surcharge
      ) as cabin,
      c.today,
      (select coalesce(jsonb_agg(to_jsonb(d) order by d.day), '[]') from days d) as days,
      (select jsonb_agg(to_jsonb(d) order by d.day) from days d where d.day <= p_check_out) as stay_days,
      (select jsonb_build_object('code', p.code, 'label', p.label, 'every_nth_night_free', p.every_nth_night_free,
                                 'season_start', p.season_start, 'season_end', p.season_end)
       from public.promotions p where p.code = upper(trim(p_promo_code)) and p.active) as promotion,
      (select jsonb_build_object('id', x.id, 'cabin_id', x.cabin_id, 'discount_percent', x.discount_percent,
                                 'starts_at', x.starts_at, 'expires_at', x.expires_at)
       from public.daily_deals x where x.id = p_deal_id and x.cabin_id = c.id) as deal
    from cabin c
  )
  select jsonb_build_object(
    'cabin', p.cabin, 'today', p.today, 'days', p.days, 'promotion', p.promotion, 'deal', p.deal,
    'version', md5(jsonb_build_array(p.cabin, p.stay_days, p.promotion, p.deal)::text)
  )
  from parts p;
$$;

comment on function public.quote_inputs is
  'Everything a quote depends on, and a version that changes when any of it does. Null: no such live cabin.';

create function public.create_booking(p_request jsonb, p_now timestamptz default now())
returns jsonb language plpgsql set search_path = '' set lock_timeout = '2s' as $$
declare
  v_cabin_id uuid := (p_request ->> 'cabin_id')::uuid;
  v_check_in date := (p_request ->> 'check_in')::date;
  v_check_out date := (p_request ->> 'check_out')::date;
  v_key text := p_request ->> 'idempotency_key';
  v_hash text := p_request ->> 'request_hash';
  v_booking public.bookings;
  v_inputs jsonb;
  v_stay_id uuid;
  v_constraint text;
begin
  -- One writer per cabin: without it, rivals for the same nights deadlock on the exclusion constraint.
  perform pg_advisory_xact_lock(hashtextextended(v_cabin_id::text, 0));

  select * into v_booking from public.bookings b where b.idempotency_key = v_key;
  if found then
    if v_booking.request_hash <> v_hash then
      return jsonb_build_object('result', 'idempotency_key_reused');
    end if;
    return jsonb_build_object('result', 'repeated', 'booking', to_jsonb(v_booking));
  end if;

  update public.stays s set released_at = p_now
  where s.cabin_id = v_cabin_id and s.released_at is null and s.kind = 'hold' and s.expires_at <= p_now;

  if exists (select 1 from public.stays s
             where s.cabin_id = v_cabin_id and s.released_at is null
               and s.during && daterange(v_check_in, v_check_out, '[)')) then
    return jsonb_build_object('result', 'dates_unavailable');
  end if;

  v_inputs := public.quote_inputs(v_cabin_id, v_check_in, v_check_out,
                                  p_request ->> 'promo_code', (p_request ->> 'deal_id')::uuid, p_now);
  if v_inputs is null or v_inputs ->> 'version' is distinct from p_request ->> 'version' then
    return jsonb_build_object('result', 'inputs_changed');
  end if;

  insert into public.stays (cabin_id, check_in, check_out, kind)
  values (v_cabin_id, v_check_in, v_check_out, 'booking')
  on conflict do nothing
  returning id into v_stay_id;
  if v_stay_id is null then
    return jsonb_build_object('result', 'dates_unavailable');
  end if;

  insert into public.bookings (
    stay_id, cabin_id, reference, token, status, adults, children, pets, guest_name, guest_email, guest_phone,
    quote, total_cents, promo_code, deal_id, idempotency_key, request_hash, terms_accepted_at
  ) values (
    v_stay_id, v_cabin_id, p_request ->> 'reference', p_request ->> 'token', 'confirmed',
    (p_request ->> 'adults')::smallint, (p_request ->> 'children')::smallint, (p_request ->> 'pets')::smallint,
    p_request ->> 'guest_name', p_request ->> 'guest_email', p_request ->> 'guest_phone',
    p_request -> 'quote', (p_request -> 'quote' ->> 'total_cents')::integer,
    case when (p_request -> 'quote' ->> 'free_nights')::integer > 0 then v_inputs -> 'promotion' ->> 'code' end,
    case when (p_request -> 'quote' ->> 'discount_percent')::numeric > 0 then (v_inputs -> 'deal' ->> 'id')::uuid end,
    v_key, v_hash, p_now
  )
  returning * into v_booking;
  return jsonb_build_object('result', 'created', 'booking', to_jsonb(v_booking));
exception
  -- A rival under the same key on another cabin, or a lock that did not come: nothing was written.
  when unique_violation then
    get stacked diagnostics v_constraint = constraint_name;
    -- Any other one is a reference or token drawn twice: the caller tries again with new ones.
    return jsonb_build_object('result', case v_constraint
      when 'bookings_idempotency_key_key' then 'idempotency_key_reused' else 'inputs_changed' end);
  when exclusion_violation or deadlock_detected or lock_not_available then
    return jsonb_build_object('result', 'dates_unavailable');
end;
$$;

comment on function public.create_booking is
  'Books a stay in one transaction: lock the cabin, release expired holds, check the nights and that the quote''s inputs are still true, insert. Refusals are results, not errors.';

create function public.search_cabins(
  p_check_in date, p_check_out date, p_area text default null, p_guests integer default 1,
  p_flexible_days integer default 0, p_tax_rates jsonb default '{"*": []}', p_now timestamptz default now()
)
returns table (cabin_id uuid, check_in date, check_out date, shift integer, nightly integer[], total_cents bigint)
language sql stable set search_path = '' as $$
  with candidates as (
    select c.id, c.display_order, c.cleaning_fee, c.mountain_mama_nightly_surcharge as surcharge, c.nightly_rate,
           coalesce(p_tax_rates -> lower(trim(c.city)), p_tax_rates -> '*') as tax_rates,
           s.shift, p_check_in + s.shift as arrival, p_check_out + s.shift as departure
    from public.cabins c
    cross join generate_series(-p_flexible_days, p_flexible_days) as s(shift)
    where c.live
      and (p_area is null or c.area = p_area)
      and c.max_guests >= p_guests
      and p_check_in + s.shift > (p_now at time zone c.timezone)::date
      and p_check_out - p_check_in between 1 and 30
  ),
  open_stays as (
    select x.*, n.nightly, n.subtotal
    from candidates x
    -- One short range of the primary key per candidate; as joins, the planner reads the whole calendar.
    cross join lateral (
      select array_agg(coalesce(k.price, x.nightly_rate) order by k.day) filter (where k.day < x.departure) as nightly,
             sum(round(coalesce(k.price, x.nightly_rate) * (100 + x.surcharge) / 100))
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
  ),
  best as (
    select distinct on (p.id) p.* from priced p order by p.id, abs(p.shift), p.total, p.shift
  )
  select b.id, b.arrival, b.departure, b.shift, b.nightly, b.total
  from best b
  order by abs(b.shift), b.total, b.display_order, b.id;
$$;

comment on function public.search_cabins is
  'Cabins whose whole stay is open and sellable, at most one stay each: the wanted dates, else the nearest shift within the flexibility. nightly: US cents per night before the surcharge. p_tax_rates: basis points of each tax line by lower-case city, * for the rest. total_cents includes the cleaning fee and taxes.';

create function public.cabin_stats(p_property_ids uuid[], p_now timestamptz default now())
returns table (property_id uuid, views_today bigint, views_last_7_days bigint, views_last_31_days bigint,
               last_viewed timestamptz)
language sql stable set search_path = '' as $$
  select c.id,
         count(k.id) filter (where k.clicked_at >= date_trunc('day', p_now at time zone 'UTC') at time zone 'UTC'),
         count(k.id) filter (where k.clicked_at > p_now - interval '7 days'),
         count(k.id),
         max(k.clicked_at)
  from public.cabins c
  left join public.cabin_clicks k
    on k.cabin_id = c.id and k.clicked_at > p_now - interval '31 days' and k.clicked_at <= p_now
  where c.id = any (p_property_ids) and c.live
  group by c.id
  order by c.id;
$$;

comment on function public.cabin_stats is 'View counts per cabin; today is the UTC day.';

create function public.is_ready() returns boolean language sql stable set search_path = '' as $$
  select exists (select 1 from public.cabins);
$$;

comment on function public.is_ready is 'For the health check: the schema is there and holds a catalogue.';

revoke all on all functions in schema public from public, anon, authenticated;
grant execute on function
  public.is_night_taken, public.cabin_days, public.cabin_availability, public.quote_inputs, public.create_booking,
  public.search_cabins, public.cabin_stats, public.is_ready
  to service_role;
