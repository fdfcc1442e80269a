-- Payments. Webhooks may arrive twice, late, or in any order, so each of these functions takes the cabin's lock first
-- and is idempotent.

create function public.add_charge(
  p_booking_id uuid, p_kind text, p_amount_cents integer, p_label text, p_reason text, p_now timestamptz
)
returns uuid language plpgsql set search_path = '' as $$
declare
  v_id uuid;
begin
  perform public.lock_cabin(b.cabin_id) from public.bookings b where b.id = p_booking_id;
  if not exists (
    select from public.bookings b where b.id = p_booking_id and b.status in ('confirmed', 'completed')
  ) then
    perform public.refuse('not_chargeable');
  end if;
  insert into public.booking_charges (booking_id, kind, amount_cents, label, reason, created_at, created_by)
  values (p_booking_id, p_kind, p_amount_cents, p_label, p_reason, p_now,
          coalesce((select s.email from public.staff s where s.user_id = auth.uid()), 'the site'))
  returning id into v_id;
  insert into public.booking_events (booking_id, kind, charge_id, created_at)
  values (p_booking_id, 'charge_added', v_id, p_now);
  return v_id;
end;
$$;

comment on function public.add_charge is
  'Adds a charge to a paid booking, and the event that sends the guest the link to pay it.';

create function public.begin_payment(p_booking_id uuid, p_payment jsonb, p_now timestamptz default now())
returns jsonb language plpgsql set search_path = '' set lock_timeout = '2s' as $$
declare
  v_booking public.bookings;
  v_charge_id uuid := (p_payment ->> 'charge_id')::uuid;
  v_amount integer;
  v_payment public.payments;
begin
  perform public.lock_cabin(b.cabin_id) from public.bookings b where b.id = p_booking_id;
  select * into v_booking from public.bookings b where b.id = p_booking_id;
  if v_charge_id is not null then
    select g.amount_cents into v_amount from public.booking_charges g
    where g.id = v_charge_id and g.booking_id = p_booking_id and g.status = 'open'
      and v_booking.status in ('confirmed', 'completed');
  elsif v_booking.status in ('held', 'pending_payment') and v_booking.hold_expires_at > p_now then
    v_amount := coalesce(v_booking.deposit_cents, v_booking.total_cents);
  end if;
  if v_amount is null then
    return jsonb_build_object('result', 'not_payable');
  end if;

  select * into v_payment from public.payments p
  where p.booking_id = p_booking_id and p.charge_id is not distinct from v_charge_id and p.status = 'open';
  if found then
    return jsonb_build_object(
      'result', case when v_payment.is_automatic then 'charging' else 'repeated' end, 'payment', to_jsonb(v_payment));
  end if;

  if v_charge_id is null and v_booking.terms_accepted_at is null then
    if not coalesce((p_payment ->> 'accepts_terms')::boolean, false) then
      return jsonb_build_object('result', 'terms_not_accepted');
    end if;
    update public.bookings b set terms_accepted_at = p_now where b.id = p_booking_id;
  end if;
  insert into public.payments (booking_id, charge_id, provider, session_id, url, amount_cents, created_at, expires_at)
  values (p_booking_id, v_charge_id, p_payment ->> 'provider', p_payment ->> 'session_id', p_payment ->> 'url',
          v_amount, p_now, (p_payment ->> 'expires_at')::timestamptz)
  returning * into v_payment;
  if v_booking.status = 'held' then
    perform public.set_booking_status(p_booking_id, 'pending_payment', p_now);
  end if;
  return jsonb_build_object('result', 'begun', 'payment', to_jsonb(v_payment));
end;
$$;

comment on function public.begin_payment is
  'Stores the checkout session of a held booking, for its deposit if it has one, or of an open charge. Idempotent: an '
  'open session is kept and returned; charging: the saved card is being charged at this moment.';

create function public.queue_refund(p_payment_id uuid, p_amount_cents integer, p_reason text, p_now timestamptz)
returns integer language plpgsql set search_path = '' as $$
declare
  v_left integer;
begin
  select coalesce(p.paid_cents, 0) - coalesce((
    select sum(r.amount_cents) from public.refunds r where r.payment_id = p.id and r.status <> 'failed'
  ), 0) into v_left
  from public.payments p where p.id = p_payment_id for update of p;
  v_left := least(v_left, p_amount_cents);
  if v_left <= 0 then
    return 0;
  end if;
  insert into public.refunds (payment_id, amount_cents, reason, status, created_at, next_attempt_at)
  select p.id, v_left, p_reason, case when p.provider = 'offline' then 'by_hand' else 'queued' end, p_now, p_now
  from public.payments p where p.id = p_payment_id;
  return v_left;
end;
$$;

comment on function public.queue_refund is
  'Queues a refund of at most the rest of the payment. Returns the amount. The host refunds by hand what was paid '
  'outside the site.';

create function public.take_payment_event(p_provider text, p_event jsonb, p_now timestamptz)
returns boolean language plpgsql set search_path = '' as $$
begin
  insert into public.payment_events (provider, event_id, type, received_at)
  values (p_provider, p_event ->> 'event_id', p_event ->> 'type', p_now)
  on conflict do nothing;
  return found;
end;
$$;

comment on function public.take_payment_event is
  'True for the first delivery of a webhook event, in the transaction that processes it.';

create function public.can_retake_stay(p_booking_id uuid, p_now timestamptz)
returns boolean language sql stable set search_path = '' as $$
  select s.check_in > (p_now at time zone c.timezone)::date
     and (select count(*) filter (where d.available) = s.check_out - s.check_in
          from public.cabin_days(b.cabin_id, s.check_in, s.check_out - 1, p_now) d)
  from public.bookings b
  join public.occupancies s on s.id = b.occupancy_id
  join public.cabins c on c.id = b.cabin_id
  where b.id = p_booking_id;
$$;

comment on function public.can_retake_stay is
  'Whether the dates of an expired hold can be taken again: in the future, open and free on every night.';

create function public.settle_charge(p_payment_id uuid, p_is_right boolean, p_now timestamptz)
returns text language plpgsql set search_path = '' as $$
declare
  v_payment public.payments;
  v_charge public.booking_charges;
  v_booking_status text;
  v_result text;
  v_reason text;
begin
  select * into v_payment from public.payments p where p.id = p_payment_id;
  select * into v_charge from public.booking_charges g where g.id = v_payment.charge_id for update;
  select b.status into v_booking_status from public.bookings b where b.id = v_payment.booking_id;
  if v_charge.status = 'paid' then
    v_result := 'second_refunded';
    v_reason := 'second_payment';
  elsif not p_is_right then
    v_result := 'amount_refunded';
    v_reason := 'wrong_amount';
  elsif v_charge.status = 'cancelled' or v_booking_status not in ('confirmed', 'completed') then
    v_result := 'cancelled_refunded';
    v_reason := 'payment_after_cancellation';
  elsif v_charge.kind = 'change' and not public.complete_stay_change(v_charge.id, p_now) then
    v_result := 'change_refunded';
    v_reason := 'payment_after_cancellation';
  else
    update public.booking_charges g set status = 'paid', paid_at = p_now where g.id = v_charge.id;
    v_result := 'charge_paid';
  end if;
  if v_reason is not null then
    perform public.queue_refund(p_payment_id, v_payment.paid_cents, v_reason, p_now);
  end if;
  if v_reason is distinct from 'second_payment' then
    insert into public.booking_events (booking_id, kind, charge_id, created_at)
    values (v_payment.booking_id, case when v_reason is null then 'charge_paid' else 'charge_refunded' end, v_charge.id,
      p_now);
  end if;
  return v_result;
end;
$$;

comment on function public.settle_charge is
  'Settles a payment of a charge: pays the charge and makes the change it is for, or refunds the payment. The '
  'booking''s status is unchanged.';

create function public.confirm_payment(p_session_id text, p_event jsonb, p_now timestamptz default now())
returns jsonb language plpgsql set search_path = '' set lock_timeout = '5s' as $$
declare
  v_payment public.payments;
  v_booking public.bookings;
  v_paid integer := (p_event ->> 'amount_cents')::integer;
  v_result text;
  v_reason text;
begin
  perform public.lock_cabin(b.cabin_id)
  from public.payments p join public.bookings b on b.id = p.booking_id where p.session_id = p_session_id;
  select * into v_payment from public.payments p where p.session_id = p_session_id for update;
  if not found then
    return jsonb_build_object('result', 'unknown');
  end if;
  if not public.take_payment_event(v_payment.provider, p_event, p_now) or v_payment.status = 'paid' then
    return jsonb_build_object('result', 'repeated', 'booking_id', v_payment.booking_id);
  end if;

  update public.payments p set
    status = 'paid', paid_at = p_now, paid_cents = v_paid,
    provider_payment_id = p_event ->> 'provider_payment_id', receipt_url = p_event ->> 'receipt_url'
  where p.id = v_payment.id;
  select * into v_booking from public.bookings b where b.id = v_payment.booking_id;
  if v_payment.charge_id is not null then
    v_result := public.settle_charge(
      v_payment.id, v_paid = v_payment.amount_cents
        and lower(p_event ->> 'currency') is not distinct from 'usd', p_now);
    return jsonb_build_object('result', v_result, 'booking_id', v_booking.id, 'charge_id', v_payment.charge_id);
  end if;

  if v_booking.confirmed_at is not null then
    -- It was already paid in another checkout session, so this payment is refunded and the booking unchanged.
    v_result := 'second_refunded';
    v_reason := 'second_payment';
  elsif v_paid <> v_payment.amount_cents or lower(p_event ->> 'currency') is distinct from 'usd' then
    v_result := 'amount_refunded';
    v_reason := 'wrong_amount';
    if v_booking.status in ('held', 'pending_payment') then
      perform public.set_booking_status(v_booking.id, 'expired', p_now);
    end if;
  elsif v_booking.status in ('held', 'pending_payment') then
    -- Even past its end, because nobody else has taken the nights and the hold still has them.
    perform public.set_booking_status(v_booking.id, 'confirmed', p_now);
    v_result := 'confirmed';
  elsif v_booking.status = 'expired' then
    v_result := 'late_refunded';
    v_reason := 'late_payment';
    perform public.free_lapsed_holds(v_booking.cabin_id, p_now);
    if public.can_retake_stay(v_booking.id, p_now) and not exists (
      select from public.quotes q where q.id = v_booking.sent_quote_id and q.withdrawn_at is not null
    ) then
      begin
        perform public.set_booking_status(v_booking.id, 'confirmed', p_now);
        v_result := 'late_confirmed';
        v_reason := null;
      exception when exclusion_violation then
        null;
      end;
    end if;
  elsif v_booking.status = 'cancelled' then
    v_result := 'cancelled_refunded';
    v_reason := 'payment_after_cancellation';
  else
    v_result := 'second_refunded';
    v_reason := 'second_payment';
  end if;

  if v_reason is not null then
    perform public.queue_refund(v_payment.id, v_paid, v_reason, p_now);
    if v_reason <> 'second_payment' then
      insert into public.booking_events (booking_id, kind, created_at)
      values (v_booking.id, 'late_payment_refunded', p_now);
    end if;
  end if;
  return jsonb_build_object('result', v_result, 'booking_id', v_booking.id);
end;
$$;

comment on function public.confirm_payment is
  'Records a payment and confirms its booking, or settles its charge. A late payment takes the nights again if they '
  'are free and the host has not withdrawn the quote they were sold at; if not, or after a cancellation, or for a '
  'wrong amount, all of it is queued for refund. Never creates a second stay.';

create function public.close_payment(p_session_id text, p_status text, p_event jsonb, p_now timestamptz default now())
returns jsonb language plpgsql set search_path = '' set lock_timeout = '5s' as $$
declare
  v_payment public.payments;
  v_booking public.bookings;
begin
  perform public.lock_cabin(b.cabin_id)
  from public.payments p join public.bookings b on b.id = p.booking_id where p.session_id = p_session_id;
  select * into v_payment from public.payments p where p.session_id = p_session_id for update;
  if not found then
    return jsonb_build_object('result', 'unknown');
  end if;
  if not public.take_payment_event(v_payment.provider, p_event, p_now) or v_payment.status <> 'open' then
    return jsonb_build_object('result', 'repeated', 'booking_id', v_payment.booking_id);
  end if;

  update public.payments p set status = p_status where p.id = v_payment.id;
  select * into v_booking from public.bookings b where b.id = v_payment.booking_id;
  -- After a failed payment the guest may retry while the hold lasts; an expired session ends the hold, unless it is the
  -- host's, which outlasts the longest session.
  if p_status = 'expired' and v_payment.charge_id is null and v_booking.status in ('held', 'pending_payment')
    and (v_booking.made_by = 'guest' or v_booking.hold_expires_at <= p_now) then
    perform public.set_booking_status(v_payment.booking_id, 'expired', p_now);
  end if;
  return jsonb_build_object('result', p_status, 'booking_id', v_payment.booking_id);
end;
$$;

comment on function public.close_payment is 'Closes a checkout session that expired or whose payment failed.';

create function public.claim_open_payments(p_stale_only boolean, p_limit integer, p_now timestamptz default now())
returns table (session_id text, provider text, awaited boolean)
language sql volatile set search_path = '' as $$
  with due as (
    select p.id, w.awaited
    from public.payments p
    join public.bookings b on b.id = p.booking_id
    left join public.booking_charges g on g.id = p.charge_id
    cross join lateral (select case when p.charge_id is null then b.status in ('held', 'pending_payment')
                                    else g.status = 'open' end as awaited) w
    where p.status = 'open' and not p.is_automatic
      and case when w.awaited
        then not p_stale_only and coalesce(p.checked_at, p.created_at) <= p_now - interval '5 minutes'
        else (p.checked_at is null or p.checked_at <= p_now - interval '1 minute') and not (
          p.charge_id is null and b.gave_way_at is not null and b.status = 'expired' and b.hold_expires_at > p_now) end
    order by p.checked_at nulls first, p.id
    limit p_limit
    for update of p skip locked
  )
  update public.payments p set checked_at = p_now from due where p.id = due.id
  returning p.session_id, p.provider, due.awaited;
$$;

comment on function public.claim_open_payments is
  'Open checkout sessions to poll the provider about. A session isn''t awaited when the booking has ended or the '
  'charge is canceled or paid; it must then be closed. One whose hold was ended early for another guest stays open '
  'until it expires, because a payment takes the nights again if they are free.';

create function public.lapse_test_hold(p_session_id text, p_now timestamptz default now())
returns boolean language plpgsql set search_path = '' as $$
declare
  v_booking public.bookings;
begin
  perform public.lock_cabin(b.cabin_id)
  from public.payments p join public.bookings b on b.id = p.booking_id
  where p.session_id = p_session_id and p.provider = 'test';
  select b.* into v_booking
  from public.payments p join public.bookings b on b.id = p.booking_id
  where p.session_id = p_session_id and p.provider = 'test' and b.status in ('held', 'pending_payment');
  if not found then
    return false;
  end if;
  update public.bookings b set hold_expires_at = p_now where b.id = v_booking.id;
  update public.occupancies s set expires_at = p_now where s.id = v_booking.occupancy_id;
  perform public.free_lapsed_holds(v_booking.cabin_id, p_now);
  return true;
end;
$$;

comment on function public.lapse_test_hold is
  'Only for the test provider''s page: expires a hold at once, to try a late payment.';

grant execute on function
  public.add_charge, public.begin_payment, public.settle_charge, public.queue_refund, public.take_payment_event,
    public.can_retake_stay,
  public.confirm_payment, public.close_payment, public.claim_open_payments, public.lapse_test_hold
  to service_role;
