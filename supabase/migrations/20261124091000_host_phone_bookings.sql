-- Booking by phone or email: the console's own quote, a hold that waits for a payment by link or a booking paid
-- elsewhere, and what the host asks for beyond the price.

create function public.record_offline_payment(
  p_booking_id uuid, p_charge_id uuid, p_method text, p_note text, p_now timestamptz
)
returns integer language plpgsql set search_path = '' as $$
declare
  v_booking public.bookings;
  v_amount integer;
  v_payment_id uuid;
begin
  perform public.lock_cabin(b.cabin_id) from public.bookings b where b.id = p_booking_id;
  select * into v_booking from public.bookings b where b.id = p_booking_id;
  if p_charge_id is not null then
    select g.amount_cents into v_amount from public.booking_charges g
    where g.id = p_charge_id and g.booking_id = p_booking_id and g.status = 'open';
  elsif v_booking.status in ('held', 'pending_payment') and v_booking.hold_expires_at > p_now then
    v_amount := v_booking.total_cents;
  end if;
  if v_amount is null then
    perform public.refuse('not_payable');
  end if;
  if coalesce(p_method not in ('cash', 'check', 'card_terminal', 'other'), true) or length(p_note) > 500 then
    perform public.refuse('bad_change');
  end if;

  insert into public.payments (
    booking_id, charge_id, provider, session_id, url, status, amount_cents, paid_cents, created_at, expires_at, paid_at,
    method, note
  )
  values (
    p_booking_id, p_charge_id, 'offline', 'offline_' || gen_random_uuid(), '', 'paid', v_amount, v_amount, p_now, p_now,
    p_now, p_method, nullif(trim(p_note), '')
  )
  returning id into v_payment_id;
  if p_charge_id is null then
    perform public.set_booking_status(p_booking_id, 'confirmed', p_now);
  else
    perform public.settle_charge(v_payment_id, true, p_now);
  end if;
  return v_amount;
end;
$$;

comment on function public.record_offline_payment is
  'Records a full payment outside the site for a held booking or an open charge, and confirms or settles it. Returns '
  'the amount.';

create function public.require_arrival(p_cabin_id uuid, p_check_in date, p_now timestamptz)
returns void language plpgsql stable set search_path = '' as $$
declare
  v_zone text;
  v_today date;
begin
  select c.timezone, (p_now at time zone c.timezone)::date into v_zone, v_today from public.cabins c
    where c.id = p_cabin_id;
  if p_check_in < v_today then
    perform public.refuse('past');
  elsif p_check_in = v_today and not public.sells_tonight(v_zone, p_now) then
    perform public.refuse('tonight_over', jsonb_build_object('until', public.tonight_until()));
  elsif p_check_in = v_today and not exists (
    select from public.cabin_calendar k where k.cabin_id = p_cabin_id and k.day = p_check_in and k.allows_check_in
  ) then
    perform public.refuse('needs_notice');
  end if;
end;
$$;

comment on function public.require_arrival is
  'Refuses a stay entered by the host that starts in the past, or tonight after the cutoff hour or without the notice '
  'the cabin requires.';

create function public.hold_end(p_cabin_id uuid, p_check_in date, p_hours integer, p_now timestamptz)
returns timestamptz language sql stable set search_path = '' as $$
  select least(p_now + make_interval(hours => p_hours), (p_check_in + 1)::timestamp at time zone c.timezone)
  from public.cabins c where c.id = p_cabin_id;
$$;

comment on function public.hold_end is
  'When a hold of this many hours ends: at the latest at the end of the check-in day, so that nobody pays for a past '
  'night.';

create function public.host_quote(
  p_cabin_id uuid, p_check_in date, p_check_out date, p_promo_code text default null, p_guest jsonb default null
)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_inputs jsonb;
begin
  perform public.require_staff('moves_money');
  v_inputs := public.quote_inputs(p_cabin_id, p_check_in, p_check_out, p_promo_code, null, now(), null, p_guest);
  if v_inputs is null then
    perform public.refuse('unknown_cabin');
  end if;
  return v_inputs || jsonb_build_object('tonight_until', public.tonight_until());
end;
$$;

comment on function public.host_quote is
  'What a quote of the console is computed from: the same as the shop''s, by the same function, and the hour until '
  'which tonight is sold.';

create function public.book_for_host(p_session jsonb, p_request jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_hash text;
  v_reference text;
  v_quote jsonb;
  v_payment text;
  v_cabin public.cabins;
  v_hold_ends timestamptz;
  v_outcome jsonb;
  v_booking jsonb;
begin
  perform public.act_as(p_session);
  perform public.require_staff('moves_money');
  if jsonb_typeof(p_request) is distinct from 'object' or p_request - array[
    'key', 'cabin_id', 'check_in', 'check_out', 'adults', 'children', 'pets', 'promo_code', 'guest_name', 'guest_email',
    'guest_phone', 'note', 'quote', 'deposit_cents', 'balance_days', 'version', 'reference', 'token', 'payment',
      'hold_hours', 'method', 'payment_note',
      'minimum_stay_reason'
  ] <> '{}' then
    perform public.refuse('bad_change');
  end if;
  v_payment := p_request ->> 'payment';
  -- Marking it as paid, and a price other than the site's.
  if v_payment = 'offline' or jsonb_path_exists(p_request, '$.quote.lines[*] ? (@.code == "adjustment")') then
    perform public.require_second_factor();
  end if;
  v_hash := md5((p_request - array['quote', 'deposit_cents', 'balance_days', 'version', 'reference', 'token'])::text);
  -- A retry after a lost response, whose own nights are taken by now.
  select b.reference into v_reference from public.bookings b
  where b.idempotency_key = 'host:' || (p_request ->> 'key') and b.request_hash = v_hash;
  if found then
    return jsonb_build_object('reference', v_reference);
  end if;
  v_quote := p_request -> 'quote';
  if v_quote is null then
    perform public.refuse('quote_changed');
  end if;
  begin
    select * into v_cabin from public.cabins c where c.id = (p_request ->> 'cabin_id')::uuid and c.live;
    if not found then
      perform public.refuse('unknown_cabin');
    end if;
    perform public.require_arrival(v_cabin.id, (p_request ->> 'check_in')::date, now());
    v_hold_ends := case when v_payment = 'link'
      then public.hold_end(v_cabin.id, (p_request ->> 'check_in')::date, (p_request ->> 'hold_hours')::integer, now())
      else now() + interval '15 minutes' end;
    if coalesce(
      v_payment not in ('link', 'offline')
      or (v_payment = 'link' and (p_request ->> 'hold_hours')::integer not between 1 and 168)
      or (p_request ->> 'adults')::integer + (p_request ->> 'children')::integer > v_cabin.max_guests
      or (p_request ->> 'pets')::integer > v_cabin.max_pets
      or length(p_request ->> 'key') not between 8 and 90
      or length(p_request ->> 'note') > 2000
      or (p_request ->> 'adults')::integer < 1 or (p_request ->> 'children')::integer < 0
        or (p_request ->> 'pets')::integer < 0
      or ((p_request ->> 'pets')::integer > 0 and v_cabin.pet_fee is null)
      or (v_quote ->> 'total_cents')::integer < 1,
      true
    ) then
      perform public.refuse('bad_change');
    end if;
    -- The only calendar rule that can be waived by hand, and only with a reason.
    if coalesce(length(trim(p_request ->> 'minimum_stay_reason')), 0) < 2
      and (p_request ->> 'check_out')::date - (p_request ->> 'check_in')::date
      < (select k.min_stay from public.cabin_calendar k
         where k.cabin_id = v_cabin.id and k.day = (p_request ->> 'check_in')::date) then
      perform public.refuse('minimum_stay');
    end if;
    v_outcome := public.create_booking(
      p_request - array['key', 'note', 'payment', 'hold_hours', 'method', 'payment_note']
        || jsonb_build_object(
        'made_by', 'host', 'hold_expires_at', v_hold_ends,
        'idempotency_key', 'host:' || (p_request ->> 'key'),
        'request_hash', v_hash
      ), now());
  exception when data_exception or check_violation or not_null_violation then
    perform public.refuse('bad_change');
  end;
  case v_outcome ->> 'result'
    when 'created' then null;
    when 'repeated' then return jsonb_build_object('reference', v_outcome -> 'booking' ->> 'reference');
    when 'dates_unavailable' then perform public.refuse('dates_taken');
    when 'inputs_changed' then perform public.refuse('quote_changed');
    when 'idempotency_key_reused' then perform public.refuse('already_booked');
    else perform public.refuse('bad_change');
  end case;

  v_booking := v_outcome -> 'booking';
  if v_payment = 'offline' then
    perform public.record_offline_payment(
      (v_booking ->> 'id')::uuid, null, p_request ->> 'method', p_request ->> 'payment_note', now());
  end if;
  if trim(p_request ->> 'note') <> '' then
    insert into public.booking_notes (booking_id, at, by_email, body)
    select (v_booking ->> 'id')::uuid, now(), s.email, trim(p_request ->> 'note')
    from public.staff s where s.user_id = auth.uid();
  end if;
  perform public.write_audit('book', v_booking ->> 'reference', null, jsonb_build_object(
    'payment', v_payment, 'method', p_request -> 'method', 'hold_expires_at', v_booking -> 'hold_expires_at',
    'total_cents', v_booking -> 'total_cents', 'minimum_stay_reason', nullif(trim(p_request ->> 'minimum_stay_reason'),
      ''),
    'adjustment', (select l from jsonb_array_elements(v_quote -> 'lines') l where l ->> 'code' = 'adjustment')));
  return jsonb_build_object('reference', v_booking ->> 'reference');
end;
$$;

comment on function public.book_for_host is
  'Books for a guest who phoned or wrote, through create_booking: the same lock, version and exclusion constraint as '
  'the shop. The quote comes from priceStay in the function host-booking; without one only what the same form has '
  'booked before is found (quote_changed). payment link: held for hold_hours, and the guest gets the link to pay; '
  'offline: paid and confirmed at once.';

create function public.host_hold(p_reference text, p_hours integer)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_booking public.bookings;
  v_until timestamptz;
begin
  perform public.require_staff('moves_money');
  if coalesce(p_hours not between 1 and 168, true) then
    perform public.refuse('bad_change');
  end if;
  perform public.lock_cabin(b.cabin_id) from public.bookings b where b.reference = p_reference;
  select * into v_booking from public.bookings b where b.reference = p_reference;
  if not found then
    perform public.refuse('unknown_booking');
  end if;
  if v_booking.made_by <> 'host' or v_booking.status not in ('held', 'pending_payment')
    or v_booking.hold_expires_at <= now() then
    perform public.refuse('hold_over');
  end if;
  select public.hold_end(s.cabin_id, s.check_in, p_hours, now()) into strict v_until
  from public.occupancies s where s.id = v_booking.occupancy_id;
  update public.bookings b set hold_expires_at = v_until where b.id = v_booking.id;
  update public.occupancies s set expires_at = v_until where s.id = v_booking.occupancy_id;
  insert into public.booking_events (booking_id, kind, created_at) values (v_booking.id, 'held', now());
  perform public.write_audit('hold', p_reference, jsonb_build_object('hold_expires_at', v_booking.hold_expires_at),
    jsonb_build_object('hold_expires_at', v_until));
  return jsonb_build_object('hold_expires_at', v_until);
end;
$$;

comment on function public.host_hold is
  'Sets the end of a host''s unexpired hold to that many hours from now, and notifies the guest.';

create function public.host_record_offline_payment(
  p_reference text, p_charge_id uuid, p_method text, p_note text, p_key uuid default null
)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_booking_id uuid;
  v_amount integer;
  v_request jsonb := jsonb_build_array(p_reference, p_charge_id, p_method, p_note);
  v_former jsonb;
begin
  perform public.require_staff('moves_money');
  perform public.require_second_factor();
  v_former := public.answered_before('offline_payment', p_key, v_request);
  if v_former is not null then
    return v_former;
  end if;
  select b.id into v_booking_id from public.bookings b where b.reference = p_reference;
  if not found then
    perform public.refuse('unknown_booking');
  end if;
  v_amount := public.record_offline_payment(v_booking_id, p_charge_id, p_method, p_note, now());
  perform public.write_audit('offline_payment', p_reference, null, jsonb_build_object(
    'charge_id', p_charge_id, 'amount_cents', v_amount, 'method', p_method));
  return public.keep_answer('offline_payment', p_key, v_request, jsonb_build_object('amount_cents', v_amount));
end;
$$;

comment on function public.host_record_offline_payment is
  'Records that the guest has paid a held booking, or an open charge, outside the site: by cash, check, card terminal '
  'or otherwise. Idempotent by its key.';

create function public.host_charge(
  p_reference text, p_amount_cents integer, p_label text, p_reason text, p_key uuid default null
)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_booking_id uuid;
  v_label text;
  v_request jsonb := jsonb_build_array(p_reference, p_amount_cents, p_label, p_reason);
  v_former jsonb;
  v_id uuid;
begin
  perform public.require_staff('moves_money');
  perform public.require_second_factor();
  v_label := public.read_line(p_label, 1, 120);
  if coalesce(p_amount_cents not between 100 and 10000000 or length(p_label) > 240 or length(trim(p_reason)) > 500,
    true) then
    perform public.refuse('bad_change');
  end if;
  v_former := public.answered_before('charge', p_key, v_request);
  if v_former is not null then
    return v_former;
  end if;
  perform public.lock_cabin(b.cabin_id) from public.bookings b where b.reference = p_reference;
  select b.id into v_booking_id from public.bookings b where b.reference = p_reference;
  if not found then
    perform public.refuse('unknown_booking');
  end if;
  v_id := public.add_charge(v_booking_id, 'extra', p_amount_cents, v_label, trim(p_reason), now());
  perform public.write_audit('charge', p_reference, null, jsonb_build_object(
    'charge_id', v_id, 'amount_cents', p_amount_cents, 'label', v_label, 'reason', trim(p_reason)));
  return public.keep_answer('charge', p_key, v_request, jsonb_build_object('charge_id', v_id));
end;
$$;

comment on function public.host_charge is
  'Adds a charge of at least one dollar to a paid booking; the guest gets an email with the link to pay it. '
  'Idempotent by its key.';

create function public.host_cancel_charge(p_charge_id uuid, p_key uuid default null)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_charge public.booking_charges;
  v_reference text;
  v_former jsonb;
begin
  perform public.require_staff('moves_money');
  v_former := public.answered_before('cancel_charge', p_key, to_jsonb(p_charge_id));
  if v_former is not null then
    return v_former;
  end if;
  perform public.lock_cabin(b.cabin_id)
  from public.booking_charges g join public.bookings b on b.id = g.booking_id where g.id = p_charge_id;
  select * into v_charge from public.booking_charges g where g.id = p_charge_id;
  if not found then
    perform public.refuse('unknown_charge');
  elsif v_charge.status <> 'open' then
    perform public.refuse('not_payable');
  elsif v_charge.kind in ('balance', 'change') then
    perform public.refuse('bad_change');
  end if;
  update public.booking_charges g set status = 'cancelled' where g.id = p_charge_id;
  select b.reference into v_reference from public.bookings b where b.id = v_charge.booking_id;
  perform public.write_audit('cancel_charge', v_reference, jsonb_build_object('status', 'open'), jsonb_build_object(
    'charge_id', p_charge_id, 'amount_cents', v_charge.amount_cents, 'label', v_charge.label, 'status', 'cancelled'));
  return public.keep_answer('cancel_charge', p_key, to_jsonb(p_charge_id), jsonb_build_object('status', 'cancelled'));
end;
$$;

comment on function public.host_cancel_charge is
  'Withdraws an unpaid charge other than the balance and a guest''s change, which end by themselves. If the guest '
  'pays it at that moment, the payment is refunded.';

grant execute on function
  public.record_offline_payment, public.require_arrival, public.hold_end, public.book_for_host
  to service_role;
grant execute on function
  public.host_quote, public.host_hold, public.host_record_offline_payment, public.host_charge,
  public.host_cancel_charge
  to authenticated;
