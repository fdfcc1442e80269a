-- Canceling a booking, and refunds: queued in the transaction of the cancellation, sent by a job, settled by the
-- provider's response.

create function public.booking_refund_cents(
  p_paid_cents integer, p_status text, p_by text, p_free_cancel_until timestamptz, p_now timestamptz
)
returns integer language sql immutable set search_path = '' as $$
  select case
    when p_status <> 'confirmed' then 0
    when p_by <> 'guest' then p_paid_cents
    when p_now < p_free_cancel_until then p_paid_cents
    else 0
  end;
$$;

comment on function public.booking_refund_cents is
  'The refund rule of refund.ts in lib/domain; a test compares the two.';

create function public.refundable_cents(p_booking_id uuid)
returns integer language sql stable set search_path = '' as $$
  select (coalesce(sum(p.paid_cents), 0) - coalesce(sum((
    select sum(r.amount_cents) from public.refunds r where r.payment_id = p.id and r.status <> 'failed'
  )), 0))::integer
  from public.payments p where p.booking_id = p_booking_id and p.status = 'paid';
$$;

comment on function public.refundable_cents is
  'The amount paid for a booking that is neither refunded nor queued for refund.';

create function public.damage_deposit_cents(p_quote jsonb)
returns integer language sql immutable set search_path = '' as $$
  select coalesce((p_quote -> 'damage_deposit' ->> 'cents')::integer, 0);
$$;

comment on function public.damage_deposit_cents is 'The damage deposit within the total of a quote; 0 for none.';

create function public.price_cents(p_quote jsonb)
returns integer language sql immutable set search_path = '' as $$
  select (p_quote ->> 'total_cents')::integer - public.damage_deposit_cents(p_quote);
$$;

comment on function public.price_cents is 'The total without the damage deposit, which is never revenue.';

create function public.unreturned_damage_cents(p_booking public.bookings)
returns integer language plpgsql stable set search_path = '' as $$
declare
  v_paid integer := public.damage_deposit_cents(p_booking.quote) - public.open_balance_cents(p_booking.id);
begin
  if v_paid <= 0 or p_booking.status not in ('confirmed', 'completed') then
    return 0;
  end if;
  return greatest(least(public.refundable_cents(p_booking.id), v_paid - coalesce((
    select sum(r.amount_cents) from public.refunds r join public.payments p on p.id = r.payment_id
    where p.booking_id = p_booking.id and r.reason = 'damage_deposit' and r.status <> 'failed'
  ), 0)), 0);
end;
$$;

comment on function public.unreturned_damage_cents is
  'What was paid of a booking''s damage deposit and not given back, kept or not. Payments count toward the stay first, '
  'so an open balance is the unpaid part of the deposit.';

create function public.held_damage_cents(p_booking public.bookings)
returns integer language sql stable set search_path = '' as $$
  select case when p_booking.damage_returned_at is null then public.unreturned_damage_cents(p_booking) else 0 end;
$$;

comment on function public.held_damage_cents is
  'The damage deposit that the guest still has to get back; heldDamageCents in lib/domain has the same rule.';

create function public.refundable_price_cents(p_booking_id uuid)
returns integer language sql stable set search_path = '' as $$
  select public.refundable_cents(b.id) - public.held_damage_cents(b) from public.bookings b where b.id = p_booking_id;
$$;

comment on function public.refundable_price_cents is
  'What can be refunded of a booking beside the damage deposit, which goes back as a whole.';

create function public.refund_booking(p_booking_id uuid, p_amount_cents integer, p_reason text, p_now timestamptz)
returns integer language plpgsql set search_path = '' as $$
declare
  v_payment_id uuid;
  v_queued integer := 0;
begin
  for v_payment_id in
    select p.id from public.payments p
    where p.booking_id = p_booking_id and p.status = 'paid' order by p.created_at, p.id
  loop
    exit when v_queued = p_amount_cents;
    v_queued := v_queued + public.queue_refund(v_payment_id, p_amount_cents - v_queued, p_reason, p_now);
  end loop;
  return v_queued;
end;
$$;

comment on function public.refund_booking is
  'Queues a refund across the payments of a booking, oldest first, up to what is left. Returns the amount. The caller '
  'holds the cabin''s lock.';

create function public.cancel_booking(
  p_token text, p_by text, p_expected_refund_cents integer, p_now timestamptz default now(),
  p_only_unpaid boolean default false, p_refund_cents integer default null
)
returns jsonb language plpgsql set search_path = '' set lock_timeout = '2s' as $$
declare
  v_booking public.bookings;
  v_left integer;
  v_held integer;
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
  from public.occupancies s join public.cabins c on c.id = s.cabin_id where s.id = v_booking.occupancy_id;
  if not public.may_set_booking_status(v_booking.status, 'cancelled') or (p_by = 'guest' and v_begun) then
    return jsonb_build_object('result', 'not_cancellable', 'refund_cents', 0);
  end if;

  v_left := public.refundable_cents(v_booking.id);
  v_held := public.held_damage_cents(v_booking);
  v_refund := coalesce(
    p_refund_cents,
    v_held
      + public.booking_refund_cents(v_left - v_held, v_booking.status, p_by, v_booking.free_cancel_until, p_now)
  );
  if p_expected_refund_cents is distinct from v_refund or v_refund not between v_held and v_left
    or (p_only_unpaid and v_booking.status = 'confirmed') then
    return jsonb_build_object('result', 'refund_changed', 'refund_cents', v_refund);
  end if;

  perform public.set_booking_status(v_booking.id, 'cancelled', p_now, p_by);
  perform public.refund_booking(
    v_booking.id, v_refund, case when v_refund = v_held then 'damage_deposit' else 'cancellation' end, p_now);
  return jsonb_build_object('result', 'cancelled', 'refund_cents', v_refund);
end;
$$;

comment on function public.cancel_booking is
  'Cancels the booking of the token if the refund still equals the one shown, and queues it. p_only_unpaid: the '
  'caller believes that nothing was paid, so a paid booking isn''t canceled. p_refund_cents: the host''s amount '
  'instead of the rule''s, at most what is left. The damage deposit always goes back.';

create function public.claim_refunds(p_limit integer, p_now timestamptz default now())
returns table (refund_id uuid, provider text, session_id text, provider_payment_id text, amount_cents integer,
  attempts integer)
language sql volatile set search_path = '' as $$
  with due as (
    select r.id from public.refunds r
    where r.status = 'queued' and r.next_attempt_at <= p_now
    order by r.next_attempt_at, r.id
    limit p_limit
    for update skip locked
  ),
  claimed as (
    update public.refunds r set attempts = r.attempts + 1, next_attempt_at = p_now + interval '2 minutes'
    from due where r.id = due.id
    returning r.*
  )
  select c.id, p.provider, p.session_id, p.provider_payment_id, c.amount_cents, c.attempts
  from claimed c join public.payments p on p.id = c.payment_id;
$$;

comment on function public.claim_refunds is
  'Leases due refunds to one worker each. An unfinished one is due again after two minutes, with the same id.';

create function public.settle_booking_refunds(p_payment_id uuid, p_now timestamptz)
returns void language plpgsql set search_path = '' as $$
declare
  v_booking public.bookings;
begin
  select b.* into v_booking
  from public.bookings b join public.payments p on p.booking_id = b.id where p.id = p_payment_id;
  if v_booking.status in ('cancelled', 'expired') and not exists (
    select from public.refunds r join public.payments p on p.id = r.payment_id
    where p.booking_id = v_booking.id and r.status <> 'sent'
  ) and exists (
    -- Refunds during the stay, or as goodwill, don't settle a cancellation.
    select from public.refunds r join public.payments p on p.id = r.payment_id
    where p.booking_id = v_booking.id and r.reason not in ('partial', 'goodwill', 'moved', 'dispute', 'damage_deposit')
  ) then
    perform public.set_booking_status(v_booking.id, 'refunded', p_now);
  end if;
end;
$$;

comment on function public.settle_booking_refunds is
  'Marks an ended booking as refunded when the last of its refunds has been sent, if one of them was for its end.';

create function public.finish_refund(p_refund_id uuid, p_provider_id text, p_now timestamptz default now())
returns text language plpgsql set search_path = '' set lock_timeout = '5s' as $$
declare
  v_payment_id uuid;
begin
  perform public.lock_cabin(b.cabin_id)
  from public.refunds r join public.payments p on p.id = r.payment_id join public.bookings b on b.id = p.booking_id
  where r.id = p_refund_id;
  update public.refunds r set status = 'sent', sent_at = p_now, provider_id = p_provider_id, error = null
  where r.id = p_refund_id and r.status <> 'sent'
  returning r.payment_id into v_payment_id;
  if v_payment_id is null then
    return 'repeated';
  end if;
  perform public.settle_booking_refunds(v_payment_id, p_now);
  return 'sent';
end;
$$;

comment on function public.finish_refund is 'Marks a refund as accepted by the provider.';

create function public.postpone_refund(
  p_refund_id uuid, p_error text, p_final boolean, p_now timestamptz default now()
)
returns text language sql volatile set search_path = '' as $$
  update public.refunds r set
    status = case when p_final then 'failed' else 'queued' end,
    error = left(p_error, 500),
    next_attempt_at = p_now + least(interval '1 minute' * power(2, r.attempts), interval '6 hours')
  where r.id = p_refund_id and r.status = 'queued'
  returning r.status;
$$;

comment on function public.postpone_refund is
  'Schedules the retry of a refund the provider didn''t accept, with exponential backoff; a final failure is left to '
  'the host.';

create function public.record_provider_refund(
  p_provider_payment_id text, p_event jsonb, p_now timestamptz default now()
)
returns jsonb language plpgsql set search_path = '' set lock_timeout = '5s' as $$
declare
  v_payment public.payments;
  v_total integer := (p_event ->> 'amount_refunded_cents')::integer;
  v_known integer;
  v_failed integer;
begin
  perform public.lock_cabin(b.cabin_id)
  from public.payments p join public.bookings b on b.id = p.booking_id
  where p.provider_payment_id = p_provider_payment_id;
  select * into v_payment from public.payments p where p.provider_payment_id = p_provider_payment_id for update;
  if not found then
    return jsonb_build_object('result', 'unknown');
  end if;
  if not public.take_payment_event(v_payment.provider, p_event, p_now) then
    return jsonb_build_object('result', 'repeated', 'booking_id', v_payment.booking_id);
  end if;

  select coalesce(sum(r.amount_cents) filter (where r.status <> 'failed'), 0),
         coalesce(sum(r.amount_cents) filter (where r.status = 'failed'), 0)
  into v_known, v_failed
  from public.refunds r where r.payment_id = v_payment.id and r.dispute_id is null;
  if v_total < v_known then
    return jsonb_build_object('result', 'known', 'booking_id', v_payment.booking_id);
  end if;
  -- Our queued refunds reached the provider, even if the worker that sent them crashed.
  update public.refunds r set status = 'sent', sent_at = p_now, error = null
  where r.payment_id = v_payment.id and r.status = 'queued';
  if v_failed > 0 and v_total >= v_known + v_failed then
    -- A failed refund was made by hand.
    update public.refunds r set status = 'sent', sent_at = p_now, error = null
    where r.payment_id = v_payment.id and r.status = 'failed';
    v_known := v_known + v_failed;
  end if;
  if v_total > v_known then
    insert into public.refunds (payment_id, amount_cents, reason, status, created_at, sent_at)
    values (v_payment.id, v_total - v_known, 'made_at_provider', 'sent', p_now, p_now);
  end if;
  perform public.settle_booking_refunds(v_payment.id, p_now);
  return jsonb_build_object('result', 'recorded', 'booking_id', v_payment.booking_id);
end;
$$;

comment on function public.record_provider_refund is
  'Records the total the provider has refunded of a payment, including refunds made in its dashboard.';

create function public.fail_refund(p_provider_id text, p_event jsonb, p_now timestamptz default now())
returns jsonb language plpgsql set search_path = '' set lock_timeout = '5s' as $$
declare
  v_refund record;
begin
  select r.id, r.status, p.provider, p.booking_id into v_refund
  from public.refunds r join public.payments p on p.id = r.payment_id
  where r.provider_id = p_provider_id for update of r;
  if not found then
    return jsonb_build_object('result', 'unknown');
  end if;
  if not public.take_payment_event(v_refund.provider, p_event, p_now) or v_refund.status = 'failed' then
    return jsonb_build_object('result', 'repeated', 'booking_id', v_refund.booking_id);
  end if;
  update public.refunds r set status = 'failed', error = left(p_event ->> 'reason', 500) where r.id = v_refund.id;
  return jsonb_build_object('result', 'refund_failed', 'booking_id', v_refund.booking_id);
end;
$$;

comment on function public.fail_refund is
  'Marks a refund that the provider accepted but couldn''t deliver, e.g. to a closed card; the host settles it.';

create function public.settle_disputes(p_payment_id uuid)
returns void language plpgsql security definer set search_path = '' as $$
declare
  v_left integer;
  v_taken integer;
  v_dispute public.disputes;
begin
  select coalesce(p.paid_cents, 0) - coalesce((
    select sum(r.amount_cents) from public.refunds r
    where r.payment_id = p.id and r.status <> 'failed' and r.dispute_id is null
  ), 0) into v_left
  from public.payments p where p.id = p_payment_id;
  for v_dispute in
    select * from public.disputes d where d.payment_id = p_payment_id order by d.opened_at, d.provider_id
  loop
    v_taken := case when v_dispute.state = 'lost' then greatest(least(v_left, v_dispute.amount_cents), 0) else 0 end;
    v_left := v_left - v_taken;
    if v_taken = 0 then
      delete from public.refunds r where r.dispute_id = v_dispute.id;
    else
      insert into public.refunds as t (payment_id, amount_cents, reason, dispute_id, status, created_at, sent_at)
      values (p_payment_id, v_taken, 'dispute', v_dispute.id, 'sent', v_dispute.closed_at, v_dispute.closed_at)
      on conflict (dispute_id) do update set amount_cents = excluded.amount_cents
      where t.amount_cents <> excluded.amount_cents;
    end if;
  end loop;
end;
$$;

comment on function public.settle_disputes is
  'Keeps one refund row for each lost dispute of a payment. Together they are at most what our own refunds left of '
  'it, in whatever order they happened.';

create function public.note_disputed_refund() returns trigger language plpgsql set search_path = '' as $$
begin
  perform public.settle_disputes(new.payment_id);
  return null;
end;
$$;

comment on function public.note_disputed_refund is
  'Recalculates lost disputes when a refund is added or fails, because that changes how much they took.';

create trigger settle_disputes after insert or update of status, amount_cents on public.refunds
  for each row when (new.dispute_id is null) execute function public.note_disputed_refund();

create function public.is_newer_dispute(
  p_known_state text, p_known_at timestamptz, p_state text, p_at timestamptz
)
returns boolean language sql immutable set search_path = '' as $$
  with s as (
    select array_position(array['inquiry', 'open', 'closed', 'won', 'lost'], p_known_state) as before,
           array_position(array['inquiry', 'open', 'closed', 'won', 'lost'], p_state) as after
  )
  -- A decision is final for earlier events that arrive late. Between two decisions the later one counts.
  select case
    when least(s.before, 4) = least(s.after, 4) then coalesce(p_at >= p_known_at, true)
    -- The bank may open a dispute after it closed an inquiry.
    when p_known_state = 'closed' and p_state = 'open' then coalesce(p_at > p_known_at, false)
    else s.after > s.before end
  from s;
$$;

comment on function public.is_newer_dispute is
  'Whether an event is newer than the known state of a dispute. Events arrive in any order, some without a time.';

create function public.record_dispute(p_provider_payment_id text, p_event jsonb, p_now timestamptz default now())
returns jsonb language plpgsql set search_path = '' set lock_timeout = '5s' as $$
declare
  v_payment public.payments;
  v_old public.disputes;
  v_state text := p_event ->> 'state';
  v_at timestamptz := coalesce((p_event ->> 'at')::timestamptz, p_now);
  v_id uuid;
  v_kind text;
begin
  perform public.lock_cabin(b.cabin_id)
  from public.payments p join public.bookings b on b.id = p.booking_id
  where p.provider_payment_id = p_provider_payment_id;
  select * into v_payment from public.payments p where p.provider_payment_id = p_provider_payment_id for update;
  if not found then
    return jsonb_build_object('result', 'unknown');
  end if;
  if not public.take_payment_event(v_payment.provider, p_event, p_now) then
    return jsonb_build_object('result', 'repeated', 'booking_id', v_payment.booking_id);
  end if;
  select * into v_old from public.disputes d where d.provider_id = p_event ->> 'dispute_id';
  if found and not public.is_newer_dispute(v_old.state, v_old.event_at, v_state, (p_event ->> 'at')::timestamptz) then
    return jsonb_build_object('result', 'known', 'booking_id', v_payment.booking_id);
  end if;
  insert into public.disputes as t (payment_id, provider_id, amount_cents, reason, state, answer_by, opened_at,
    closed_at, event_at)
  values (v_payment.id, p_event ->> 'dispute_id', (p_event ->> 'amount_cents')::integer,
    left(p_event ->> 'reason', 100), v_state,
          (p_event ->> 'answer_by')::timestamptz, coalesce((p_event ->> 'opened_at')::timestamptz, v_at),
          case when v_state in ('closed', 'won', 'lost') then v_at end, v_at)
  on conflict (provider_id) do update set
    amount_cents = excluded.amount_cents, reason = excluded.reason, state = excluded.state,
    answer_by = coalesce(excluded.answer_by, t.answer_by), opened_at = least(t.opened_at, excluded.opened_at),
    closed_at = case when excluded.state = t.state then t.closed_at else excluded.closed_at end,
      event_at = excluded.event_at
  returning t.id into v_id;
  perform public.settle_disputes(v_payment.id);
  if v_old.state is not distinct from v_state then
    return jsonb_build_object('result', 'known', 'booking_id', v_payment.booking_id);
  end if;
  v_kind := 'dispute_' || case when v_state in ('inquiry', 'open') then 'opened' else v_state end;
  insert into public.booking_events (booking_id, kind, dispute_id, created_at)
  values (v_payment.booking_id, v_kind, v_id, p_now);
  return jsonb_build_object('result', v_kind, 'booking_id', v_payment.booking_id);
end;
$$;

comment on function public.record_dispute is
  'Records the provider''s update of a dispute. Each new state adds an event, of which the host is notified.';

grant execute on function
  public.settle_disputes, public.note_disputed_refund, public.is_newer_dispute, public.record_dispute,
  public.booking_refund_cents, public.refundable_cents, public.damage_deposit_cents, public.price_cents,
    public.unreturned_damage_cents,
    public.held_damage_cents, public.refundable_price_cents, public.refund_booking, public.cancel_booking,
    public.claim_refunds, public.settle_booking_refunds,
  public.finish_refund, public.postpone_refund, public.record_provider_refund, public.fail_refund
  to service_role;
