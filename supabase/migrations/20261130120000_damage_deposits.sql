-- The damage deposit: a part of the total that the host gives back after departure. It is paid, refunded and moved with
-- the booking; product.md has the rules.

create function public.may_return_damage(p_booking public.bookings, p_now timestamptz)
returns boolean language sql stable set search_path = '' as $$
  select public.held_damage_cents(p_booking) > 0 and public.open_balance_cents(p_booking.id) = 0 and exists (
    select from public.occupancies s join public.cabins c on c.id = s.cabin_id
    where s.id = p_booking.occupancy_id and s.check_out <= (p_now at time zone c.timezone)::date
  );
$$;

comment on function public.may_return_damage is
  'Whether the host can give back the damage deposit: from the day of departure on, once all of it is paid.';

create function public.held_damage_deposits(p_now timestamptz)
returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'reference', b.reference, 'cabin', c.title, 'check_out', s.check_out, 'amount_cents', public.held_damage_cents(b)
  ) order by s.check_out, b.reference), '[]')
  from public.bookings b
  join public.occupancies s on s.id = b.occupancy_id
  join public.cabins c on c.id = b.cabin_id
  where b.damage_returned_at is null and b.quote ? 'damage_deposit' and b.status in ('confirmed', 'completed')
    and not b.is_example
    -- Spares the function the stays to come. The cabin's own date, which it compares, is at most a day ahead.
    and s.check_out <= p_now::date + 1 and public.may_return_damage(b, p_now);
$$;

comment on function public.held_damage_deposits is 'Damage deposits of departed guests that the host has to give back.';

create index bookings_holding_damage on public.bookings (occupancy_id)
  where damage_returned_at is null and quote ? 'damage_deposit' and status in ('confirmed', 'completed');

create function public.host_return_damage(
  p_reference text, p_amount_cents integer, p_reason text, p_expected_held_cents integer, p_key uuid default null
)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_booking public.bookings;
  v_reason text := public.read_line(p_reason, 0, 500);
  v_held integer;
  v_kept integer;
  v_request jsonb := jsonb_build_array(p_reference, p_amount_cents, p_reason);
  v_former jsonb;
begin
  perform public.require_staff('moves_money');
  perform public.require_second_factor();
  v_former := public.answered_before('return_damage', p_key, v_request);
  if v_former is not null then
    return v_former;
  end if;
  perform public.lock_cabin(b.cabin_id) from public.bookings b where b.reference = p_reference;
  select * into v_booking from public.bookings b where b.reference = p_reference for update;
  if not found then
    perform public.refuse('unknown_booking');
  end if;
  v_held := public.held_damage_cents(v_booking);
  v_kept := v_held - p_amount_cents;
  if not public.may_return_damage(v_booking, now()) then
    perform public.refuse('no_damage_deposit');
  elsif v_held is distinct from p_expected_held_cents then
    perform public.refuse('refund_changed', jsonb_build_object('left_cents', v_held));
  elsif coalesce(p_amount_cents < 0 or v_kept < 0 or (v_kept > 0) <> (v_reason <> ''), true) then
    perform public.refuse('bad_change');
  end if;
  update public.bookings b set
    damage_returned_at = now(), damage_kept_cents = v_kept, damage_reason = nullif(v_reason, '')
  where b.id = v_booking.id returning * into v_booking;
  if v_kept > 0 then
    perform public.append_money_figures(v_booking, now(), false);
  end if;
  if p_amount_cents > 0 then
    perform public.refund_booking(v_booking.id, p_amount_cents, 'damage_deposit', now());
  end if;
  -- The email about a refund that the site sends says what was kept.
  if v_kept > 0 and not exists (
    select from public.refunds r join public.payments p on p.id = r.payment_id
    where p.booking_id = v_booking.id and r.reason = 'damage_deposit' and r.status = 'queued'
  ) then
    insert into public.booking_events (booking_id, kind, created_at) values (v_booking.id, 'damage_kept', now());
  end if;
  perform public.write_audit('return_damage', p_reference, jsonb_build_object('held_cents', v_held), jsonb_build_object(
    'refund_cents', p_amount_cents, 'kept_cents', v_kept, 'reason', nullif(v_reason, '')));
  return public.keep_answer('return_damage', p_key, v_request, jsonb_build_object(
    'refund_cents', p_amount_cents, 'kept_cents', v_kept));
end;
$$;

comment on function public.host_return_damage is
  'Gives back the damage deposit of a departed guest, once. What is kept needs a reason, which the guest reads. '
  'Idempotent by its key.';

create function public.note_balance_figures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.append_money_figures(b, coalesce(new.paid_at, now()), false)
  from public.bookings b where b.id = new.booking_id and b.quote ? 'damage_deposit';
  return null;
end;
$$;

comment on function public.note_balance_figures is
  'Splits the amount received anew when a balance is added or paid, because an open balance says how much of the '
  'damage deposit is unpaid.';

create trigger note_figures after insert or update of status on public.booking_charges
  for each row when (new.kind = 'balance' and new.status <> 'cancelled') execute function public.note_balance_figures();

grant execute on function
  public.may_return_damage, public.held_damage_deposits, public.note_balance_figures
  to service_role;
grant execute on function public.host_return_damage to authenticated;
