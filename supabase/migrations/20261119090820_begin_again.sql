-- What a review of the life cycle has shown: a booking that is over must not stand in the way of the next one, and
-- letting a hold go must not cancel what was paid in another tab meanwhile.

create or replace function public.create_booking(p_request jsonb, p_now timestamptz default now())
returns jsonb language plpgsql set search_path = '' set lock_timeout = '2s' as $$
declare
  v_cabin_id uuid := (p_request ->> 'cabin_id')::uuid;
  v_check_in date := (p_request ->> 'check_in')::date;
  v_check_out date := (p_request ->> 'check_out')::date;
  v_key text := p_request ->> 'idempotency_key';
  v_hash text := p_request ->> 'request_hash';
  v_hold_ends timestamptz := p_now + interval '30 minutes';
  v_booking public.bookings;
  v_inputs jsonb;
  v_stay_id uuid;
  v_constraint text;
begin
  -- One writer per cabin: without it, rivals for the same nights deadlock on the exclusion constraint.
  perform public.lock_cabin(v_cabin_id);
  perform public.free_lapsed_holds(v_cabin_id, p_now);

  select * into v_booking from public.bookings b where b.idempotency_key = v_key;
  if found then
    if v_booking.request_hash <> v_hash then
      return jsonb_build_object('result', 'idempotency_key_reused');
    end if;
    if v_booking.status = 'held' and v_booking.hold_expires_at < v_hold_ends - interval '1 minute' then
      -- No payment has begun: the guest gets the whole time to pay, and the provider a session as long as it wants.
      update public.bookings b set hold_expires_at = v_hold_ends where b.id = v_booking.id
      returning * into v_booking;
      update public.stays s set expires_at = v_hold_ends where s.id = v_booking.stay_id;
    end if;
    if v_booking.status not in ('expired', 'cancelled', 'refunded') then
      return jsonb_build_object('result', 'repeated', 'booking', to_jsonb(v_booking));
    end if;
    -- It is over: the guest who comes back to the same form, which keeps its key, begins again.
    update public.bookings b set idempotency_key = null where b.id = v_booking.id;
  end if;

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

  insert into public.stays (cabin_id, check_in, check_out, kind, expires_at)
  values (v_cabin_id, v_check_in, v_check_out, 'hold', v_hold_ends)
  on conflict do nothing
  returning id into v_stay_id;
  if v_stay_id is null then
    return jsonb_build_object('result', 'dates_unavailable');
  end if;

  insert into public.bookings (
    stay_id, cabin_id, reference, token, status, adults, children, pets, guest_name, guest_email, guest_phone,
    quote, total_cents, promo_code, deal_id, idempotency_key, request_hash, terms_accepted_at, created_at,
    hold_expires_at, free_cancel_until
  )
  select
    v_stay_id, v_cabin_id, p_request ->> 'reference', p_request ->> 'token', 'held',
    (p_request ->> 'adults')::smallint, (p_request ->> 'children')::smallint, (p_request ->> 'pets')::smallint,
    p_request ->> 'guest_name', p_request ->> 'guest_email', p_request ->> 'guest_phone',
    p_request -> 'quote', (p_request -> 'quote' ->> 'total_cents')::integer,
    case when (p_request -> 'quote' ->> 'free_nights')::integer > 0 then v_inputs -> 'promotion' ->> 'code' end,
    case when (p_request -> 'quote' ->> 'discount_percent')::numeric > 0 then (v_inputs -> 'deal' ->> 'id')::uuid end,
    v_key, v_hash, p_now, p_now,
    v_hold_ends, (v_check_in - c.free_cancel_days)::timestamp at time zone c.timezone
  from public.cabins c where c.id = v_cabin_id
  returning * into v_booking;
  insert into public.booking_events (booking_id, kind, created_at) values (v_booking.id, 'held', p_now);
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
  'Holds a stay for 30 minutes in one transaction: lock the cabin, end holds that ran out, check the nights and that the quote''s inputs are still true, insert. Refusals are results, not errors.';
comment on column public.bookings.idempotency_key is
  'Chosen by the caller: the same key never books twice. Null once a booking that is over gave its key to the next attempt.';

drop function public.cancel_booking;
create function public.cancel_booking(
  p_token text, p_by text, p_expected_refund_cents integer, p_now timestamptz default now(),
  p_only_unpaid boolean default false
)
returns jsonb language plpgsql set search_path = '' set lock_timeout = '2s' as $$
declare
  v_booking public.bookings;
  v_payment record;
  v_paid integer;
  v_refund integer;
  v_begun boolean;
begin
  perform public.lock_cabin(b.cabin_id) from public.bookings b where b.token = p_token;
  select * into v_booking from public.bookings b where b.token = p_token;
  if not found then
    return jsonb_build_object('result', 'unknown', 'refund_cents', 0);
  end if;

  if v_booking.status in ('cancelled', 'refunded') and v_booking.cancelled_at is not null then
    select coalesce(sum(r.amount_cents), 0) into v_refund
    from public.refunds r join public.payments p on p.id = r.payment_id
    where p.booking_id = v_booking.id and r.status <> 'failed';
    return jsonb_build_object('result', 'repeated', 'refund_cents', v_refund);
  end if;

  select s.check_in <= (p_now at time zone c.timezone)::date into v_begun
  from public.stays s join public.cabins c on c.id = s.cabin_id where s.id = v_booking.stay_id;
  if not public.may_move_booking(v_booking.status, 'cancelled') or (p_by = 'guest' and v_begun) then
    return jsonb_build_object('result', 'not_cancellable', 'refund_cents', 0);
  end if;

  select coalesce(sum(p.paid_cents), 0) - coalesce(sum((
    select sum(r.amount_cents) from public.refunds r where r.payment_id = p.id and r.status <> 'failed'
  )), 0) into v_paid
  from public.payments p where p.booking_id = v_booking.id and p.status = 'paid';
  v_refund := public.booking_refund_cents(v_paid, v_booking.status, p_by, v_booking.free_cancel_until, p_now);
  if p_expected_refund_cents is distinct from v_refund or (p_only_unpaid and v_booking.status = 'confirmed') then
    return jsonb_build_object('result', 'refund_changed', 'refund_cents', v_refund);
  end if;

  perform public.move_booking(v_booking.id, 'cancelled', p_now, p_by);
  if v_refund > 0 then
    for v_payment in
      select p.id, p.paid_cents from public.payments p
      where p.booking_id = v_booking.id and p.status = 'paid' order by p.created_at, p.id
    loop
      perform public.queue_refund(v_payment.id, v_payment.paid_cents, 'cancellation', p_now);
    end loop;
  end if;
  return jsonb_build_object('result', 'cancelled', 'refund_cents', v_refund);
end;
$$;

comment on function public.cancel_booking is
  'Cancels for whoever holds the token, if the refund is still the one that was stated, and queues that refund. p_only_unpaid: whoever asks believes that nothing was paid, and cancels nothing if something was.';
revoke all on function public.cancel_booking from public, anon, authenticated;
grant execute on function public.cancel_booking to service_role;
