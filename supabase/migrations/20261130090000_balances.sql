-- The balance of a booking paid in two parts: a charge that is due some days before check-in and then made to the card
-- saved with the first payment. It is paid, refunded, moved and canceled like any other charge.

create function public.open_balance_cents(p_booking_id uuid)
returns integer language sql stable set search_path = '' as $$
  select coalesce(sum(g.amount_cents), 0)::integer from public.booking_charges g
  where g.booking_id = p_booking_id and g.kind = 'balance' and g.status = 'open';
$$;

comment on function public.open_balance_cents is 'The unpaid balance of a booking paid in two parts; 0 if none.';

create function public.insert_balance(p_booking_id uuid, p_amount_cents integer, p_now timestamptz)
returns void language sql set search_path = '' as $$
  insert into public.booking_charges (
    booking_id, kind, amount_cents, label, reason, created_at, created_by, due_on, next_attempt_at
  )
  select b.id, 'balance', p_amount_cents, 'Balance', '', p_now, 'the site', d.due_on,
         (d.due_on + time '09:00') at time zone c.timezone
  from public.bookings b
  join public.occupancies s on s.id = b.occupancy_id
  join public.cabins c on c.id = b.cabin_id
  cross join lateral (
    select greatest(s.check_in - b.balance_days, (p_now at time zone c.timezone)::date) as due_on
  ) d
  where b.id = p_booking_id and b.balance_days is not null;
$$;

comment on function public.insert_balance is
  'Adds a balance, due as many days before check-in as agreed, but never in the past. The card is charged at 9 a.m. of '
  'that day in the cabin''s time zone.';

create function public.add_balance(p_booking_id uuid, p_now timestamptz)
returns void language plpgsql set search_path = '' as $$
declare
  v_left integer;
begin
  select b.total_cents - public.refundable_cents(b.id) into v_left
  from public.bookings b where b.id = p_booking_id and b.deposit_cents is not null;
  if v_left > 0 then
    perform public.insert_balance(p_booking_id, v_left, p_now);
  end if;
end;
$$;

comment on function public.add_balance is
  'Adds the balance when the deposit confirms a booking. A booking paid in full has none.';

create function public.reschedule_balance(p_booking_id uuid, p_amount_cents integer, p_now timestamptz)
returns void language plpgsql set search_path = '' as $$
begin
  update public.booking_charges g set status = 'cancelled'
  where g.booking_id = p_booking_id and g.kind = 'balance' and g.status = 'open';
  if found and p_amount_cents > 0 then
    perform public.insert_balance(p_booking_id, p_amount_cents, p_now);
  end if;
end;
$$;

comment on function public.reschedule_balance is
  'Replaces the unpaid balance of a changed stay. A payment of the old one that is in progress will be refunded.';

create function public.first_payment(p_booking_id uuid)
returns table (provider text, provider_payment_id text) language sql stable set search_path = '' as $$
  select p.provider, p.provider_payment_id from public.payments p
  where p.booking_id = p_booking_id and p.charge_id is null and p.status = 'paid' and p.provider_payment_id is not null
  order by p.paid_at desc limit 1;
$$;

comment on function public.first_payment is
  'The payment that confirmed a booking. The provider saved its card for the balance.';

create function public.claim_balances(p_limit integer, p_now timestamptz default now())
returns table (
  session_id text, provider text, booking_id uuid, reference text, amount_cents integer, first_payment_id text,
  is_wanted boolean
)
language plpgsql set search_path = '' as $$
declare
  v_due record;
begin
  for v_due in
    select g.id, g.booking_id, g.amount_cents, g.attempts, b.cabin_id, f.provider
    from public.booking_charges g
    join public.bookings b on b.id = g.booking_id and b.status = 'confirmed' and not b.is_example
    cross join lateral public.first_payment(b.id) f
    where g.kind = 'balance' and g.status = 'open' and g.next_attempt_at <= p_now
      and not exists (select from public.payments p where p.charge_id = g.id and p.status = 'open')
    order by g.next_attempt_at, g.id
    limit p_limit
  loop
    -- The cabin is locked by a cancellation, a move or another run: the next run sees what that left.
    continue when not pg_try_advisory_xact_lock(hashtextextended(v_due.cabin_id::text, 0));
    insert into public.payments (
      booking_id, charge_id, provider, session_id, url, amount_cents, created_at, expires_at, is_automatic
    )
    select g.booking_id, g.id, v_due.provider, 'saved_' || g.id || '_' || g.attempts, '', g.amount_cents, p_now,
           p_now + interval '1 day', true
    from public.booking_charges g
    where g.id = v_due.id and g.status = 'open' and g.next_attempt_at <= p_now
    on conflict do nothing;
  end loop;

  return query
  with due as (
    select p.id from public.payments p
    where p.is_automatic and p.status = 'open'
      and (p.checked_at is null or p.checked_at <= p_now - interval '2 minutes')
    order by p.created_at, p.id
    limit p_limit
    for update skip locked
  ),
  claimed as (
    update public.payments p set checked_at = p_now from due where p.id = due.id returning p.*
  )
  select p.session_id, p.provider, p.booking_id, b.reference, p.amount_cents, f.provider_payment_id,
         g.status = 'open' and b.status = 'confirmed'
  from claimed p
  join public.booking_charges g on g.id = p.charge_id
  join public.bookings b on b.id = p.booking_id
  cross join lateral public.first_payment(b.id) f;
end;
$$;

comment on function public.claim_balances is
  'Begins a charge to the saved card for every balance that is due, and leases unfinished ones to one worker each for '
  'two minutes. A guest''s open checkout session of the balance goes first. not is_wanted: canceled or paid meanwhile, '
  'so it may only be looked up.';

create function public.fail_balance(p_session_id text, p_now timestamptz default now())
returns text language plpgsql set search_path = '' set lock_timeout = '5s' as $$
declare
  v_payment public.payments;
  v_attempts integer;
begin
  perform public.lock_cabin(b.cabin_id)
  from public.payments p join public.bookings b on b.id = p.booking_id where p.session_id = p_session_id;
  update public.payments p set status = 'failed'
  where p.session_id = p_session_id and p.is_automatic and p.status = 'open'
  returning * into v_payment;
  if not found then
    return 'repeated';
  end if;
  update public.booking_charges g set
    attempts = g.attempts + 1,
    next_attempt_at = case when g.attempts < 3 then p_now + make_interval(days => g.attempts + 1) end
  where g.id = v_payment.charge_id and g.status = 'open'
  returning g.attempts into v_attempts;
  if not found then
    return 'closed';
  end if;
  insert into public.booking_events (booking_id, kind, charge_id, created_at)
  values (v_payment.booking_id, 'balance_failed', v_payment.charge_id, p_now);
  return case when v_attempts > 3 then 'given_up' else 'failed' end;
end;
$$;

comment on function public.fail_balance is
  'Records that the saved card refused the balance. It is tried three more times, after one, two and three days '
  '(given_up after the last); the guest gets the link to pay each time.';

grant execute on function
  public.open_balance_cents, public.insert_balance, public.add_balance, public.reschedule_balance, public.first_payment,
  public.claim_balances, public.fail_balance
  to service_role;
