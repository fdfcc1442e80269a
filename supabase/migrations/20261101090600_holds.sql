-- A booking starts as a hold of 15 minutes. Holds are free, so the nights held by one network, and by all unpaid holds
-- together, are limited (docs/decisions/0018).

create function public.free_lapsed_holds(p_cabin_id uuid, p_now timestamptz)
returns integer language plpgsql set search_path = '' as $$
declare
  v_booking_id uuid;
  v_freed integer := 0;
begin
  perform public.lock_cabin(p_cabin_id);
  for v_booking_id in
    select b.id from public.bookings b
    where b.cabin_id = p_cabin_id and b.status in ('held', 'pending_payment') and b.hold_expires_at <= p_now
    order by b.id
  loop
    perform public.set_booking_status(v_booking_id, 'expired', p_now);
    v_freed := v_freed + 1;
  end loop;
  update public.occupancies s set released_at = p_now
  where s.cabin_id = p_cabin_id and s.released_at is null and s.kind = 'hold' and s.expires_at <= p_now;
  return v_freed;
end;
$$;

comment on function public.free_lapsed_holds is
  'Expires the cabin''s lapsed holds, in the transaction that needs their nights. Returns the number of bookings.';

create function public.create_booking(p_request jsonb, p_now timestamptz default now())
returns jsonb language plpgsql set search_path = '' set lock_timeout = '2s' as $$
declare
  v_cabin_id uuid := (p_request ->> 'cabin_id')::uuid;
  v_check_in date := (p_request ->> 'check_in')::date;
  v_check_out date := (p_request ->> 'check_out')::date;
  v_key text := p_request ->> 'idempotency_key';
  v_hash text := p_request ->> 'request_hash';
  v_is_by_host boolean := coalesce(p_request ->> 'made_by', 'guest') = 'host';
  v_hold_ends timestamptz := p_now + interval '15 minutes';
  v_booking public.bookings;
  v_inputs jsonb;
  v_stay_id uuid;
  v_constraint text;
begin
  if v_is_by_host then
    v_hold_ends := (p_request ->> 'hold_expires_at')::timestamptz;
  end if;
  -- One writer per cabin: without it, concurrent bookings of the same nights deadlock on the exclusion constraint.
  perform public.lock_cabin(v_cabin_id);
  perform public.free_lapsed_holds(v_cabin_id, p_now);

  select * into v_booking from public.bookings b where b.idempotency_key = v_key;
  if found then
    if v_booking.request_hash <> v_hash then
      return jsonb_build_object('result', 'idempotency_key_reused');
    end if;
    if not v_is_by_host and v_booking.status = 'held' and v_booking.hold_expires_at < v_hold_ends - interval '1 minute'
      then
      -- No payment has started, so the hold restarts, to last as long as the provider's session.
      update public.bookings b set hold_expires_at = v_hold_ends where b.id = v_booking.id
      returning * into v_booking;
      update public.occupancies s set expires_at = v_hold_ends where s.id = v_booking.occupancy_id;
    end if;
    if v_booking.status not in ('expired', 'cancelled', 'refunded') then
      return jsonb_build_object('result', 'repeated', 'booking', to_jsonb(v_booking));
    end if;
    -- It has ended, so a guest who returns to the same form, which keeps its key, can book again.
    update public.bookings b set idempotency_key = null where b.id = v_booking.id;
  end if;

  if exists (select 1 from public.occupancies s
             where s.cabin_id = v_cabin_id and s.released_at is null
               and s.during && daterange(v_check_in, v_check_out, '[)')) then
    return jsonb_build_object('result', 'dates_unavailable');
  end if;

  perform public.lock_promotions(p_request ->> 'promo_code');
  v_inputs := public.quote_inputs(
    v_cabin_id, v_check_in, v_check_out, p_request ->> 'promo_code', (p_request ->> 'deal_id')::uuid, p_now,
    p_guest => jsonb_build_object('email', p_request ->> 'guest_email', 'phone', p_request ->> 'guest_phone'));
  if v_inputs is null or v_inputs ->> 'version' is distinct from p_request ->> 'version' or exists (
    select from public.quotes q where q.token = p_request ->> 'quote_id' and q.withdrawn_at is not null
  ) then
    return jsonb_build_object('result', 'inputs_changed');
  end if;

  insert into public.occupancies (cabin_id, check_in, check_out, kind, expires_at)
  values (v_cabin_id, v_check_in, v_check_out, 'hold', v_hold_ends)
  on conflict do nothing
  returning id into v_stay_id;
  if v_stay_id is null then
    return jsonb_build_object('result', 'dates_unavailable');
  end if;

  insert into public.bookings (
    occupancy_id, cabin_id, reference, token, status, adults, children, pets, guest_name, guest_email, guest_phone,
    quote, total_cents, deposit_cents, balance_days, promo_code, deal_id, idempotency_key, request_hash, made_by,
    terms_accepted_at, created_at,
    hold_expires_at, free_cancel_until, hold_networks, minimum_stay_reason, sent_quote_id
  )
  select
    v_stay_id, v_cabin_id, p_request ->> 'reference', p_request ->> 'token', 'held',
    (p_request ->> 'adults')::smallint, (p_request ->> 'children')::smallint, (p_request ->> 'pets')::smallint,
    p_request ->> 'guest_name', p_request ->> 'guest_email', p_request ->> 'guest_phone',
    p_request -> 'quote', (p_request -> 'quote' ->> 'total_cents')::integer,
    (p_request ->> 'deposit_cents')::integer, (p_request ->> 'balance_days')::smallint,
    -- A quote that the host sent outlives a promotion that was removed since.
    (select x.code from public.promotions x where x.code = p_request -> 'quote' ->> 'promo_code'),
    case when (p_request -> 'quote' ->> 'discount_percent')::numeric > 0 then (v_inputs -> 'deal' ->> 'id')::uuid end,
    v_key, v_hash, case when v_is_by_host then 'host' else 'guest' end, case when not v_is_by_host then p_now end,
      p_now,
    v_hold_ends, (v_check_in - c.free_cancel_days)::timestamp at time zone c.timezone,
    (select array_agg(n.hash order by n.place)
     from jsonb_array_elements_text(p_request -> 'hold_networks') with ordinality n(hash, place)),
    nullif(trim(p_request ->> 'minimum_stay_reason'), ''),
    (select q.id from public.quotes q where q.token = p_request ->> 'quote_id')
  from public.cabins c where c.id = v_cabin_id
  returning * into v_booking;
  insert into public.booking_events (booking_id, kind, created_at) values (v_booking.id, 'held', p_now);
  return jsonb_build_object('result', 'created', 'booking', to_jsonb(v_booking));
exception
  -- A concurrent booking with the same key on another cabin, or a lock timeout: nothing was written.
  when unique_violation then
    get stacked diagnostics v_constraint = constraint_name;
    -- Any other constraint means a duplicate random reference or token: the caller retries with new ones.
    return jsonb_build_object('result', case v_constraint
      when 'bookings_idempotency_key_key' then 'idempotency_key_reused' else 'inputs_changed' end);
  when exclusion_violation or deadlock_detected or lock_not_available then
    return jsonb_build_object('result', 'dates_unavailable');
end;
$$;

comment on function public.create_booking is
  'Holds a stay, for 15 minutes or (made_by host) until hold_expires_at, in one transaction: lock the cabin, end '
  'lapsed holds, check the nights and that the quote''s inputs are unchanged, insert. Refusals are results, not '
  'errors.';

create function public.release_hold(p_booking_id uuid, p_now timestamptz default now())
returns boolean language plpgsql set search_path = '' set lock_timeout = '2s' as $$
begin
  perform public.lock_cabin(b.cabin_id) from public.bookings b where b.id = p_booking_id;
  if not exists (select from public.bookings b where b.id = p_booking_id and b.status = 'held' and b.made_by = 'guest')
    then
    return false;
  end if;
  perform public.set_booking_status(p_booking_id, 'expired', p_now);
  return true;
end;
$$;

comment on function public.release_hold is
  'Releases the nights when no payment could be started, unless a retry of the same request started one meanwhile. '
  'The host''s holds stay.';

create function public.expire_holds(p_now timestamptz default now())
returns integer language plpgsql set search_path = '' as $$
declare
  v_cabin_id uuid;
  v_freed integer := 0;
begin
  for v_cabin_id in
    select distinct s.cabin_id from public.occupancies s
    where s.kind = 'hold' and s.released_at is null and s.expires_at <= p_now
    order by 1
  loop
    -- A locked cabin expires its own holds, or the next run does.
    if pg_try_advisory_xact_lock(hashtextextended(v_cabin_id::text, 0)) then
      v_freed := v_freed + public.free_lapsed_holds(v_cabin_id, p_now);
    end if;
  end loop;
  return v_freed + public.lapse_stay_changes(p_now);
end;
$$;

comment on function public.expire_holds is
  'Expires all lapsed holds and guests'' changes; the job runs it for cabins that nobody else books meanwhile. Safe to '
  'run concurrently.';

create function public.unpaid_holds(p_now timestamptz)
returns table (booking_id uuid, cabin_id uuid, nights integer, networks text[], wide text, created_at timestamptz)
language sql stable set search_path = '' as $$
  select b.id, b.cabin_id, s.check_out - s.check_in, b.hold_networks,
         b.hold_networks[cardinality(b.hold_networks)], b.created_at
  from public.bookings b join public.occupancies s on s.id = b.occupancy_id
  where b.status in ('held', 'pending_payment') and b.hold_expires_at > p_now and b.hold_networks is not null;
$$;

comment on function public.unpaid_holds is
  'Visitors'' holds that haven''t lapsed, with the widest network each came from.';

create function public.count_open_nights(p_now timestamptz)
returns integer language sql stable set search_path = '' as $$
  with sample as materialized (select c.id from public.cabins c where c.live order by c.id limit 100),
  open_days as (
    select count(*) as nights from public.cabin_calendar k join sample on sample.id = k.cabin_id
    where k.open and k.day >= p_now::date
  ),
  taken as (
    select coalesce(sum(s.check_out - greatest(s.check_in, p_now::date)), 0) as nights
    from public.occupancies s join sample on sample.id = s.cabin_id
    where s.released_at is null and s.kind <> 'hold' and s.check_out > p_now::date
  )
  select (greatest(o.nights - t.nights, 0) * (select count(*) from public.cabins c where c.live)
          / greatest((select count(*) from sample), 1))::integer
  from open_days o, taken t;
$$;

comment on function public.count_open_nights is
  'The number of open nights from today on; estimated from a sample of a hundred cabins for a large catalog.';

create function public.make_room_for_hold(p_booking_id uuid, p_caps jsonb, p_now timestamptz)
returns boolean language plpgsql set search_path = '' as $$
declare
  v_own record;
  v_mine integer;
  v_total integer;
  v_cap integer := (p_caps ->> 'least')::integer;
  v_is_counted boolean := false;
  v_other record;
  v_gave_way boolean;
begin
  -- Serialized, or concurrent holds would all fit in. Taken last: nothing below waits for another lock.
  perform pg_advisory_xact_lock(hashtextextended('unpaid nights', 0));
  select * into v_own from public.unpaid_holds(p_now) u where u.booking_id = p_booking_id;
  if not found then
    return true;
  end if;
  if exists (
    select from unnest(v_own.networks) with ordinality n(hash, place)
    where (select sum(u.nights) from public.unpaid_holds(p_now) u where n.hash = any (u.networks))
          > (p_caps -> 'network_nights' ->> (n.place - 1)::integer)::integer
  ) then
    return false;
  end if;
  select sum(u.nights) into v_mine from public.unpaid_holds(p_now) u where u.wide = v_own.wide;
  loop
    select sum(u.nights) into v_total from public.unpaid_holds(p_now) u;
    if v_total > v_cap and not v_is_counted then
      v_cap := greatest(v_cap, floor(public.count_open_nights(p_now) * (p_caps ->> 'percent')::numeric / 100)::integer);
      v_is_counted := true;
    end if;
    exit when v_total <= v_cap;
    v_gave_way := false;
    for v_other in
      select u.booking_id, u.cabin_id, g.nights
      from public.unpaid_holds(p_now) u
      join (select x.wide, sum(x.nights) as nights from public.unpaid_holds(p_now) x group by x.wide) g
        on g.wide = u.wide
      where u.wide <> v_own.wide
      order by g.nights desc, u.created_at, u.booking_id
    loop
      -- A network that already holds nights takes none from one that holds no more than it does.
      exit when v_mine > v_own.nights and v_other.nights <= v_mine;
      if pg_try_advisory_xact_lock(hashtextextended(v_other.cabin_id::text, 0)) and exists (
        select from public.unpaid_holds(p_now) u where u.booking_id = v_other.booking_id
      ) then
        perform public.set_booking_status(v_other.booking_id, 'expired', p_now);
        update public.bookings b set gave_way_at = p_now where b.id = v_other.booking_id;
        v_gave_way := true;
        exit;
      end if;
    end loop;
    if not v_gave_way then
      return v_mine = v_own.nights;
    end if;
  end loop;
  return true;
end;
$$;

comment on function public.make_room_for_hold is
  'Whether a new hold fits. p_caps: network_nights, the most unpaid nights of each of its networks; percent of the '
  'open nights, but at least least, for all holds together. Beyond that the oldest hold of the network with the most '
  'nights expires in favor of a network that has none.';

-- Counted in the transaction of the hold: a retry or a refused request uses up no limit, and exceeding one rolls back
-- everything.
create function public.hold_within_limits(p_request jsonb, p_limits jsonb, p_caps jsonb, p_now timestamptz
  default now())
returns jsonb language plpgsql set search_path = '' set lock_timeout = '2s' as $$
declare
  v_outcome jsonb;
begin
  v_outcome := public.create_booking(p_request, p_now);
  if v_outcome ->> 'result' = 'created' and (
    public.take_allowances(p_limits, p_now) is not null
    or not public.make_room_for_hold((v_outcome -> 'booking' ->> 'id')::uuid, p_caps, p_now)
  ) then
    raise exception using errcode = 'MM429';
  end if;
  return v_outcome;
exception when sqlstate 'MM429' or lock_not_available then
  return jsonb_build_object('result', 'too_many_holds');
end;
$$;

comment on function public.hold_within_limits is
  'create_booking within the limits of its guest and networks and the caps on unpaid nights, all or nothing.';

grant execute on function
  public.free_lapsed_holds, public.create_booking, public.release_hold, public.expire_holds, public.unpaid_holds,
  public.count_open_nights, public.make_room_for_hold, public.hold_within_limits
  to service_role;
