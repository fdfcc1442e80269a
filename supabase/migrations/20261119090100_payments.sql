-- Payments and refunds. What the provider tells us may come twice, late, or in any order: each of these functions
-- takes the cabin's lock first, and does what it does once.

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings (id),
  provider text not null check (provider in ('test', 'stripe')),
  session_id text not null unique check (length(session_id) between 8 and 255),
  url text not null check (length(url) between 1 and 2048),
  status text not null default 'open' check (status in ('open', 'paid', 'expired', 'failed')),
  amount_cents integer not null check (amount_cents > 0),
  paid_cents integer check (paid_cents >= 0),
  provider_payment_id text,
  receipt_url text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  paid_at timestamptz,
  checked_at timestamptz,
  check ((status = 'paid') = (paid_at is not null and paid_cents is not null))
);

comment on table public.payments is 'One row per page a guest could pay on. At most one of a booking is open.';
comment on column public.payments.amount_cents is 'What was asked for.';
comment on column public.payments.paid_cents is 'What the provider says it took.';
comment on column public.payments.checked_at is 'When the provider was last asked, for payments whose notice never came.';

create unique index payments_one_open on public.payments (booking_id) where status = 'open';
create index payments_by_booking on public.payments (booking_id);
create index payments_by_provider_payment on public.payments (provider_payment_id);

create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments (id),
  amount_cents integer not null check (amount_cents > 0),
  reason text not null check (reason in (
    'cancellation', 'late_payment', 'payment_after_cancellation', 'second_payment', 'wrong_amount', 'made_at_provider'
  )),
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  provider_id text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  error text
);

comment on table public.refunds is
  'Money to give back. The id is the idempotency key at the provider, so that no crash and no second worker pays twice.';
comment on column public.refunds.next_attempt_at is 'A worker that takes the refund moves this on; if it dies, another tries again then.';

create index refunds_by_payment on public.refunds (payment_id);
create index refunds_to_send on public.refunds (next_attempt_at) where status = 'queued';

create table public.payment_events (
  provider text not null,
  event_id text not null check (length(event_id) between 3 and 255),
  type text not null,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);

comment on table public.payment_events is 'Every notice of the provider that was acted on: a second delivery changes nothing.';

create index payment_events_by_time on public.payment_events (received_at);

create table public.test_payment_pages (
  session_id text primary key check (session_id ~ '^cs_test_[0-9a-f]{32}$'),
  idempotency_key text not null unique,
  status text not null default 'open' check (status in ('open', 'complete', 'expired')),
  reference text not null,
  description text not null,
  customer_email text not null,
  client_reference_id text not null,
  amount_cents integer not null check (amount_cents > 0),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  success_url text not null,
  cancel_url text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

comment on table public.test_payment_pages is
  'What the test provider, which moves no money, knows about its pages. The site''s own records are in payments.';

alter table public.test_payment_pages enable row level security;
revoke all on public.test_payment_pages from public, anon, authenticated, service_role;
grant select, insert, update on public.test_payment_pages to service_role;

alter table public.payments enable row level security;
alter table public.refunds enable row level security;
alter table public.payment_events enable row level security;
revoke all on public.payments, public.refunds, public.payment_events from public, anon, authenticated, service_role;
grant select, insert, update on public.payments, public.refunds to service_role;
grant select, insert, delete on public.payment_events to service_role;

create function public.begin_payment(p_booking_id uuid, p_payment jsonb, p_now timestamptz default now())
returns jsonb language plpgsql set search_path = '' set lock_timeout = '2s' as $$
declare
  v_booking public.bookings;
  v_payment public.payments;
begin
  perform public.lock_cabin(b.cabin_id) from public.bookings b where b.id = p_booking_id;
  select * into v_booking from public.bookings b where b.id = p_booking_id;
  if not found or v_booking.status not in ('held', 'pending_payment') or v_booking.hold_expires_at <= p_now then
    return jsonb_build_object('result', 'not_payable');
  end if;

  select * into v_payment from public.payments p where p.booking_id = p_booking_id and p.status = 'open';
  if found then
    return jsonb_build_object('result', 'repeated', 'payment', to_jsonb(v_payment));
  end if;

  insert into public.payments (booking_id, provider, session_id, url, amount_cents, created_at, expires_at)
  values (p_booking_id, p_payment ->> 'provider', p_payment ->> 'session_id', p_payment ->> 'url',
          v_booking.total_cents, p_now, (p_payment ->> 'expires_at')::timestamptz)
  returning * into v_payment;
  if v_booking.status = 'held' then
    perform public.move_booking(p_booking_id, 'pending_payment', p_now);
  end if;
  return jsonb_build_object('result', 'begun', 'payment', to_jsonb(v_payment));
end;
$$;

comment on function public.begin_payment is
  'Stores the page a held booking can be paid on. A booking that has one already keeps it: the answer is that one.';

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
  insert into public.refunds (payment_id, amount_cents, reason, created_at, next_attempt_at)
  values (p_payment_id, v_left, p_reason, p_now, p_now);
  return v_left;
end;
$$;

comment on function public.queue_refund is 'Queues a refund of at most what is left of the payment. Answers the amount.';

create function public.take_payment_event(p_provider text, p_event jsonb, p_now timestamptz)
returns boolean language plpgsql set search_path = '' as $$
begin
  insert into public.payment_events (provider, event_id, type, received_at)
  values (p_provider, p_event ->> 'event_id', p_event ->> 'type', p_now)
  on conflict do nothing;
  return found;
end;
$$;

comment on function public.take_payment_event is 'True for the first delivery of a notice, in the transaction that acts on it.';

create function public.can_retake_stay(p_booking_id uuid, p_now timestamptz)
returns boolean language sql stable set search_path = '' as $$
  select s.check_in > (p_now at time zone c.timezone)::date
     and (select count(*) filter (where d.available) = s.check_out - s.check_in
          from public.cabin_days(b.cabin_id, s.check_in, s.check_out - 1, p_now) d)
  from public.bookings b
  join public.stays s on s.id = b.stay_id
  join public.cabins c on c.id = b.cabin_id
  where b.id = p_booking_id;
$$;

comment on function public.can_retake_stay is 'Whether a hold that was lost could be had again: still to come, open and free on every night.';

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

  if v_paid <> v_payment.amount_cents or lower(p_event ->> 'currency') is distinct from 'usd' then
    v_result := 'amount_refunded';
    v_reason := 'wrong_amount';
    if v_booking.status in ('held', 'pending_payment') then
      perform public.move_booking(v_booking.id, 'expired', p_now);
    end if;
  elsif v_booking.status in ('held', 'pending_payment') then
    -- Even past its time: nobody has asked for the dates, so the hold still keeps them.
    perform public.move_booking(v_booking.id, 'confirmed', p_now);
    v_result := 'confirmed';
  elsif v_booking.status = 'expired' then
    v_result := 'late_refunded';
    v_reason := 'late_payment';
    perform public.free_lapsed_holds(v_booking.cabin_id, p_now);
    if public.can_retake_stay(v_booking.id, p_now) then
      begin
        perform public.move_booking(v_booking.id, 'confirmed', p_now);
        v_result := 'late_confirmed';
        v_reason := null;
      exception when exclusion_violation then
        null;
      end;
    end if;
  elsif v_booking.status = 'cancelled' and v_booking.confirmed_at is null then
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
  'A payment has come in: confirms the booking it is for. Too late, it takes the dates back if they are free; if not, or after a cancellation, or for a wrong amount, all of it is queued for refund. Never a second stay.';

create function public.close_payment(p_session_id text, p_status text, p_event jsonb, p_now timestamptz default now())
returns jsonb language plpgsql set search_path = '' set lock_timeout = '5s' as $$
declare
  v_payment public.payments;
  v_status text;
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
  select b.status into v_status from public.bookings b where b.id = v_payment.booking_id;
  -- A payment that failed leaves the guest the rest of the hold to try another; one that ended, ends the hold.
  if p_status = 'expired' and v_status in ('held', 'pending_payment') then
    perform public.move_booking(v_payment.booking_id, 'expired', p_now);
  end if;
  return jsonb_build_object('result', p_status, 'booking_id', v_payment.booking_id);
end;
$$;

comment on function public.close_payment is 'A payment page can no longer be paid on: it expired, or the payment failed.';

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

comment on function public.booking_refund_cents is 'The refund rule of lib/domain/refund.ts; a test compares the two.';

create function public.cancel_booking(
  p_token text, p_by text, p_expected_refund_cents integer, p_now timestamptz default now()
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
  if p_expected_refund_cents is distinct from v_refund then
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
  'Cancels for whoever holds the token, if the refund is still the one that was stated, and queues that refund.';

create function public.claim_refunds(p_limit integer, p_now timestamptz default now())
returns table (refund_id uuid, provider text, session_id text, provider_payment_id text, amount_cents integer, attempts integer)
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
  'Refunds to send now, each to one worker. One that is not finished comes up again after two minutes, under the same id.';

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
  ) then
    perform public.move_booking(v_booking.id, 'refunded', p_now);
  end if;
end;
$$;

comment on function public.settle_booking_refunds is 'A booking that is over counts as refunded when the last of its refunds has been sent.';

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

comment on function public.finish_refund is 'The provider has taken the refund.';

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
  'The provider did not take the refund: tried again after a growing wait, or, when it never will, left for the host to see.';

create function public.record_provider_refund(
  p_provider_payment_id text, p_event jsonb, p_now timestamptz default now()
)
returns jsonb language plpgsql set search_path = '' set lock_timeout = '5s' as $$
declare
  v_payment public.payments;
  v_total integer := (p_event ->> 'amount_refunded_cents')::integer;
  v_known integer;
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

  select coalesce(sum(r.amount_cents), 0) into v_known
  from public.refunds r where r.payment_id = v_payment.id and r.status <> 'failed';
  if v_total < v_known then
    return jsonb_build_object('result', 'known', 'booking_id', v_payment.booking_id);
  end if;
  -- Ours reached the provider, whatever became of the worker that sent them.
  update public.refunds r set status = 'sent', sent_at = p_now, error = null
  where r.payment_id = v_payment.id and r.status = 'queued';
  if v_total > v_known then
    insert into public.refunds (payment_id, amount_cents, reason, status, created_at, sent_at)
    values (v_payment.id, v_total - v_known, 'made_at_provider', 'sent', p_now, p_now);
  end if;
  perform public.settle_booking_refunds(v_payment.id, p_now);
  return jsonb_build_object('result', 'recorded', 'booking_id', v_payment.booking_id);
end;
$$;

comment on function public.record_provider_refund is
  'The provider says how much of a payment it has given back in all, whoever asked it to.';

create function public.claim_open_payments(p_stale_only boolean, p_limit integer, p_now timestamptz default now())
returns table (session_id text, provider text, awaited boolean)
language sql volatile set search_path = '' as $$
  with due as (
    select p.id, b.status in ('held', 'pending_payment') as awaited
    from public.payments p join public.bookings b on b.id = p.booking_id
    where p.status = 'open'
      and case when b.status in ('held', 'pending_payment')
        then not p_stale_only and coalesce(p.checked_at, p.created_at) <= p_now - interval '5 minutes'
        else p.checked_at is null or p.checked_at <= p_now - interval '1 minute' end
    order by p.checked_at nulls first, p.id
    limit p_limit
    for update of p skip locked
  )
  update public.payments p set checked_at = p_now from due where p.id = due.id
  returning p.session_id, p.provider, due.awaited;
$$;

comment on function public.claim_open_payments is
  'Open payment pages to ask the provider about. Not awaited: the booking is over, so the page must be closed.';

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
  update public.stays s set expires_at = p_now where s.id = v_booking.stay_id;
  perform public.free_lapsed_holds(v_booking.cabin_id, p_now);
  return true;
end;
$$;

comment on function public.lapse_test_hold is
  'For the test provider''s page alone: lets the 30 minutes of a hold be over, to try a payment that comes late.';

revoke all on function
  public.begin_payment, public.queue_refund, public.take_payment_event, public.can_retake_stay, public.confirm_payment,
  public.close_payment, public.booking_refund_cents, public.cancel_booking, public.claim_refunds,
  public.settle_booking_refunds, public.finish_refund, public.postpone_refund, public.record_provider_refund,
  public.claim_open_payments, public.lapse_test_hold
  from public, anon, authenticated, service_role;
grant execute on function
  public.begin_payment, public.queue_refund, public.take_payment_event, public.can_retake_stay, public.confirm_payment,
  public.close_payment, public.booking_refund_cents, public.cancel_booking, public.claim_refunds,
  public.settle_booking_refunds, public.finish_refund, public.postpone_refund, public.record_provider_refund,
  public.claim_open_payments, public.lapse_test_hold
  to service_role;
