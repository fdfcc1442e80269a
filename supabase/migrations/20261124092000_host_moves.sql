-- The console's changes of a paid booking: refunds during the stay, and its dates, party or cabin
-- (docs/decisions/0029).

create function public.host_refund(
  p_reference text, p_amount_cents integer, p_kind text, p_reason text, p_expected_left_cents integer,
  p_key uuid default null
)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_booking public.bookings;
  v_reason text;
  v_left integer;
  v_request jsonb := jsonb_build_array(p_reference, p_amount_cents, p_kind, p_reason);
  v_former jsonb;
begin
  perform public.require_staff('moves_money');
  v_reason := public.read_line(p_reason, 1, 500);
  if p_kind is null or p_kind not in ('partial', 'goodwill') or p_amount_cents is null or p_amount_cents < 1 then
    perform public.refuse('bad_change');
  end if;
  perform public.require_second_factor();
  v_former := public.answered_before('refund', p_key, v_request);
  if v_former is not null then
    return v_former;
  end if;
  perform public.lock_cabin(b.cabin_id) from public.bookings b where b.reference = p_reference;
  select * into v_booking from public.bookings b where b.reference = p_reference for update;
  if not found then
    perform public.refuse('unknown_booking');
  end if;
  v_left := public.refundable_price_cents(v_booking.id);
  if v_left is distinct from p_expected_left_cents then
    perform public.refuse('refund_changed', jsonb_build_object('left_cents', v_left));
  elsif p_amount_cents > v_left then
    perform public.refuse('more_than_left', jsonb_build_object('left_cents', v_left));
  end if;
  perform public.refund_booking(v_booking.id, p_amount_cents, p_kind, now());
  perform public.write_audit('refund', p_reference, jsonb_build_object('left_cents', v_left), jsonb_build_object(
    'left_cents', v_left - p_amount_cents, 'refund_cents', p_amount_cents, 'kind', p_kind, 'reason', v_reason));
  return public.keep_answer('refund', p_key, v_request, jsonb_build_object(
    'refund_cents', p_amount_cents, 'left_cents', v_left - p_amount_cents));
end;
$$;

comment on function public.host_refund is
  'Refunds a part of what is left of a booking''s payments and changes nothing else. The guest is told when it is '
  'sent. Idempotent by its key.';

create function public.read_move(p_to jsonb)
returns table (cabin_id uuid, check_in date, check_out date, adults smallint, children smallint, pets smallint)
language plpgsql stable set search_path = '' as $$
begin
  if jsonb_typeof(p_to) is distinct from 'object'
    or p_to - array['cabin_id', 'check_in', 'check_out', 'adults', 'children', 'pets'] <> '{}' then
    perform public.refuse('bad_change');
  end if;
  begin
    select (p_to ->> 'cabin_id')::uuid, (p_to ->> 'check_in')::date, (p_to ->> 'check_out')::date,
           (p_to ->> 'adults')::smallint, (p_to ->> 'children')::smallint, (p_to ->> 'pets')::smallint
    into cabin_id, check_in, check_out, adults, children, pets;
  exception when data_exception then
    perform public.refuse('bad_change');
  end;
  if cabin_id is null or check_in is null or not isfinite(check_in) or check_out is null or not isfinite(check_out)
    or check_out - check_in not between 1 and 366 or adults is null or adults not between 1 and 40
    or children is null or children not between 0 and 39 or pets is null or pets not between 0 and 10 then
    perform public.refuse('bad_change');
  end if;
  return next;
end;
$$;

comment on function public.read_move is
  'The new stay of a booking as the console sends it; bad_change for anything invalid.';

create function public.require_movable(p_booking public.bookings, p_now timestamptz)
returns void language plpgsql stable set search_path = '' as $$
begin
  if p_booking.status is distinct from 'confirmed' then
    perform public.refuse('not_movable');
  elsif exists (
    select from public.occupancies s join public.cabins c on c.id = s.cabin_id
    where s.id = p_booking.occupancy_id and s.check_in <= (p_now at time zone c.timezone)::date
  ) then
    perform public.refuse('stay_begun');
  end if;
end;
$$;

comment on function public.require_movable is
  'Refuses to change a booking that isn''t paid, has ended, or whose arrival day has come.';

create function public.moved_deadline(p_booking public.bookings, p_cabin_id uuid, p_check_in date)
returns timestamptz language sql stable set search_path = '' as $$
  select (p_check_in - case
            when c.id = p_booking.cabin_id then s.check_in - (p_booking.free_cancel_until at time zone c.timezone)::date
            else c.free_cancel_days
          end)::timestamp at time zone c.timezone
  from public.cabins c join public.occupancies s on s.id = p_booking.occupancy_id where c.id = p_cabin_id;
$$;

comment on function public.moved_deadline is
  'The end of free cancellation after a move: as many days before the new arrival as agreed, or the other cabin''s.';

create function public.open_move_cents(p_booking_id uuid)
returns integer language sql stable set search_path = '' as $$
  select coalesce(sum(g.amount_cents), 0)::integer from public.booking_charges g
  where g.booking_id = p_booking_id and g.kind = 'move' and g.status = 'open';
$$;

comment on function public.open_move_cents is 'The amount the guest still owes for earlier moves.';

create function public.move_preview(p_booking public.bookings, p_to jsonb, p_now timestamptz)
returns jsonb language plpgsql stable set search_path = '' as $$
declare
  v_to record;
  v_inputs jsonb;
begin
  select * into v_to from public.read_move(p_to);
  perform public.require_movable(p_booking, p_now);
  v_inputs := public.quote_inputs(
    v_to.cabin_id, v_to.check_in, v_to.check_out, p_booking.promo_code, p_booking.deal_id, p_now,
      p_booking.occupancy_id,
    jsonb_build_object('email', p_booking.guest_email, 'phone', p_booking.guest_phone));
  if v_inputs is null then
    perform public.refuse('unknown_cabin');
  end if;
  return jsonb_build_object(
    'inputs', v_inputs, 'moves', p_booking.moves, 'booked_at', p_booking.created_at,
    'booked', (
      select jsonb_build_object('check_in', o.check_in, 'check_out', o.check_out) from public.occupancies o
      where o.id = p_booking.occupancy_id and o.cabin_id = v_to.cabin_id
    ),
    'promo_code', p_booking.promo_code, 'deal_id', p_booking.deal_id,
    'lines', coalesce(p_booking.quote -> 'lines', '[]'), 'total_cents', p_booking.total_cents,
    'adjustment', public.agreed_change(p_booking.quote),
    'open_cents', public.open_move_cents(p_booking.id), 'balance_cents', public.open_balance_cents(p_booking.id),
    'left_cents', public.refundable_price_cents(p_booking.id),
    'free_cancel_until', public.moved_deadline(p_booking, v_to.cabin_id, v_to.check_in)
  );
end;
$$;

comment on function public.move_preview is
  'The price inputs of a changed stay, with the booking''s own nights counted as free, and its current price for '
  'comparison.';

create function public.host_preview_move(p_reference text, p_to jsonb)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_booking public.bookings;
begin
  perform public.require_staff('moves_money');
  perform public.read_move(p_to);
  select * into v_booking from public.bookings b where b.reference = p_reference;
  if not found then
    perform public.refuse('unknown_booking');
  end if;
  return jsonb_set(public.move_preview(v_booking, p_to, now()), '{inputs,tonight_until}',
    to_jsonb(public.tonight_until()));
end;
$$;

comment on function public.host_preview_move is
  'move_preview for the console, with the hour until which tonight is sold.';

create function public.agreed_change(p_quote jsonb)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('cents', c.cents, 'reason', l ->> 'label')
  from (
    select (p_quote ->> 'subtotal_cents')::integer - (p_quote ->> 'original_subtotal_cents')::integer
      + (p_quote ->> 'promo_discount_cents')::integer + (p_quote ->> 'discount_cents')::integer as cents
  ) c
  cross join jsonb_array_elements(case jsonb_typeof(p_quote -> 'lines') when 'array' then p_quote -> 'lines'
    else '[]' end) l
  where c.cents <> 0 and l ->> 'code' = 'adjustment' and l -> 'amount_cents' = to_jsonb(c.cents)
  limit 1;
$$;

comment on function public.agreed_change is
  'The price change that the host agreed with the guest, on the nights before tax, and its reason. Null: none. A '
  'price kept at a move doesn''t count, because it belongs only to that stay.';

create function public.settle_move(
  p_booking_id uuid, p_due_cents integer, p_label text, p_reason text, p_now timestamptz, p_charge_id uuid default null
)
returns jsonb language plpgsql set search_path = '' as $$
declare
  v_balance integer := public.open_balance_cents(p_booking_id);
  v_due integer := p_due_cents;
  v_left integer := public.refundable_price_cents(p_booking_id);
  v_charge_id uuid := p_charge_id;
  v_refund integer := 0;
begin
  if p_due_cents is null then
    perform public.reschedule_balance(p_booking_id, v_balance, p_now);
    return jsonb_build_object('charge_id', null, 'charge_cents', 0, 'refund_cents', 0, 'balance_cents', v_balance);
  end if;
  -- A payment of it in progress is refunded, because the new amount replaces it.
  update public.booking_charges g set status = 'cancelled'
  where g.booking_id = p_booking_id and g.kind = 'move' and g.status = 'open';
  if v_balance > 0 then
    -- Nothing is charged or refunded now as long as the balance covers the difference.
    v_due := least(v_balance + p_due_cents, 0);
    v_balance := greatest(v_balance + p_due_cents, 0);
    perform public.reschedule_balance(p_booking_id, v_balance, p_now);
  end if;
  if v_due > 0 and p_charge_id is null then
    v_charge_id := public.add_charge(
      p_booking_id, 'move', v_due, p_label, p_reason, p_now);
  elsif v_due < 0 then
    v_refund := public.refund_booking(p_booking_id, least(-v_due, v_left), 'moved', p_now);
  end if;
  return jsonb_build_object('charge_id', v_charge_id, 'charge_cents', greatest(v_due, 0),
    'refund_cents', v_refund, 'balance_cents', v_balance);
end;
$$;

comment on function public.settle_move is
  'Adds the extra cost of a changed stay to its unpaid balance or charges it, and takes a lower cost off the balance '
  'first, then refunds the rest up to what is left beside the damage deposit. Open charges of earlier moves are '
  'included, and end. Null: the price is unchanged, and they stay. p_charge_id: the extra cost is already paid by it.';

create function public.check_move(
  p_booking public.bookings, p_to jsonb, p_quote jsonb, p_seen jsonb, p_now timestamptz, p_is_paid boolean
)
returns integer language plpgsql set search_path = '' as $$
declare
  v_to record;
  v_stay public.occupancies;
  v_other public.occupancies;
  v_inputs jsonb;
  v_total integer := (p_quote ->> 'total_cents')::integer;
  v_due integer;
begin
  select * into v_to from public.read_move(p_to);
  if p_booking.moves is distinct from (p_seen ->> 'moves')::integer then
    perform public.refuse('booking_changed');
  end if;
  perform public.require_movable(p_booking, p_now);
  perform public.free_lapsed_holds(v_to.cabin_id, p_now);
  select * into strict v_stay from public.occupancies s where s.id = p_booking.occupancy_id for update;
  if (p_booking.cabin_id, v_stay.check_in, v_stay.check_out, p_booking.adults, p_booking.children, p_booking.pets)
    = (v_to.cabin_id, v_to.check_in, v_to.check_out, v_to.adults, v_to.children, v_to.pets) then
    perform public.refuse('nothing_changed');
  end if;
  perform public.require_arrival(v_to.cabin_id, v_to.check_in, p_now);
  select * into v_other from public.occupancies s
  where s.cabin_id = v_to.cabin_id and s.released_at is null and s.id <> v_stay.id
    and s.during && daterange(v_to.check_in, v_to.check_out, '[)')
  order by s.check_in limit 1;
  if found then
    perform public.refuse('nights_taken', jsonb_build_object(
      'check_in', v_other.check_in, 'check_out', v_other.check_out,
      'kind', public.shown_stay_kind(v_other.kind, v_other.is_owner_stay)));
  end if;

  if not p_is_paid then
    perform public.lock_promotions(p_booking.promo_code);
    v_inputs := public.quote_inputs(
      v_to.cabin_id, v_to.check_in, v_to.check_out, p_booking.promo_code, p_booking.deal_id, p_now, v_stay.id,
      jsonb_build_object('email', p_booking.guest_email, 'phone', p_booking.guest_phone));
    if v_inputs is null or v_inputs ->> 'version' is distinct from p_seen ->> 'version' or v_total is null then
      perform public.refuse('price_changed');
    end if;
    if v_to.adults + v_to.children > (v_inputs -> 'cabin' ->> 'max_guests')::integer
      or v_to.pets > (v_inputs -> 'cabin' ->> 'max_pets')::integer
      or (v_to.pets > 0 and v_inputs -> 'cabin' ->> 'pet_fee' is null) then
      perform public.refuse('bad_change');
    end if;
  end if;
  v_due := case when v_total <> p_booking.total_cents
    then v_total - p_booking.total_cents + public.open_move_cents(p_booking.id) end;
  if coalesce(v_due, 0) is distinct from (p_seen ->> 'due_cents')::integer then
    perform public.refuse('price_changed');
  end if;
  return v_due;
end;
$$;

comment on function public.check_move is
  'Refuses a changed stay that isn''t free, or whose booking or price isn''t as seen. Returns the amount due with what '
  'is open from earlier changes; null for an unchanged price. The caller holds the locks of both cabins. p_is_paid: '
  'the price was agreed and is paid, so that today''s doesn''t count.';

create function public.move_booking(
  p_booking public.bookings, p_to jsonb, p_quote jsonb, p_seen jsonb, p_news jsonb, p_now timestamptz,
  p_charge_id uuid default null
)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_to record;
  v_stay public.occupancies;
  v_due integer;
  v_before jsonb;
  v_deadline timestamptz;
begin
  select * into v_to from public.read_move(p_to);
  -- The guest's own change may hold the nights.
  perform public.end_stay_changes(p_booking.id, 'withdrawn', p_now);
  v_due := public.check_move(p_booking, p_to, p_quote, p_seen, p_now, p_charge_id is not null);
  select * into strict v_stay from public.occupancies s where s.id = p_booking.occupancy_id;
  v_deadline := public.moved_deadline(p_booking, v_to.cabin_id, v_to.check_in);
  begin
    update public.occupancies s set cabin_id = v_to.cabin_id, check_in = v_to.check_in, check_out = v_to.check_out
    where s.id = v_stay.id;
  exception when exclusion_violation then
    perform public.refuse('nights_taken');
  end;
  v_before := jsonb_build_object(
    'cabin_id', p_booking.cabin_id, 'cabin', (select c.title from public.cabins c where c.id = p_booking.cabin_id),
    'check_in', v_stay.check_in, 'check_out', v_stay.check_out, 'adults', p_booking.adults,
    'children', p_booking.children, 'pets', p_booking.pets, 'total_cents', p_booking.total_cents,
      'moves', p_booking.moves);
  update public.bookings b set
    cabin_id = v_to.cabin_id, adults = v_to.adults, children = v_to.children, pets = v_to.pets,
    quote = p_quote, total_cents = (p_quote ->> 'total_cents')::integer, moves = b.moves + 1, moved_at = p_now,
    free_cancel_until = v_deadline,
    promo_code = p_quote ->> 'promo_code',
    deal_id = case when (p_quote ->> 'discount_percent')::numeric > 0 then p_booking.deal_id end
  where b.id = p_booking.id;
  -- Another platform may have a guest on the nights that are now free, as after a cancellation.
  if exists (select from public.calendar_feeds f where f.cabin_id = p_booking.cabin_id and f.active) then
    perform public.lay_imported_stays(p_booking.cabin_id, p_now);
  end if;
  insert into public.booking_events (booking_id, kind, stay_before, change_id, created_at)
  values (p_booking.id, 'moved', v_before, (p_news ->> 'change_id')::uuid, p_now);
  return jsonb_build_object('before', v_before, 'money', public.settle_move(
    p_booking.id, v_due, p_news ->> 'charge', p_news ->> 'reason', p_now, p_charge_id));
end;
$$;

comment on function public.move_booking is
  'Changes the dates, party or cabin of a paid booking to a quote that priceStay made for them, for the host and for '
  'the guest: after check_move, with the exclusion constraint as the last word. p_seen: moves, version and due_cents '
  'as they were shown; p_news: what a charge is called, its reason, and the guest''s change if it is one. Returns the '
  'stay before, and settle_move''s answer.';

create function public.move_for_host(
  p_session jsonb, p_reference text, p_to jsonb, p_quote jsonb, p_seen jsonb, p_reason text, p_labels jsonb,
  p_keep_price boolean default false, p_key uuid default null
)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_reason text;
  v_to record;
  v_request jsonb := jsonb_build_array(
    p_reference, p_to, p_reason, p_keep_price,
      jsonb_path_query_array(p_quote, '$.lines[*] ? (@.code == "adjustment")'));
  v_former jsonb;
  v_booking public.bookings;
  v_cabin_ids uuid[];
  v_quote jsonb := p_quote;
  v_total integer;
  v_moved jsonb;
begin
  perform public.act_as(p_session);
  perform public.require_staff('moves_money');
  select * into v_to from public.read_move(p_to);
  v_reason := public.read_line(p_reason, 1, 500);
  if p_keep_price is null then
    perform public.refuse('bad_change');
  end if;
  perform public.require_second_factor();
  v_former := public.answered_before('move', p_key, v_request);
  if v_former is not null then
    return v_former;
  end if;
  v_cabin_ids := array(select b.cabin_id from public.bookings b where b.reference = p_reference);
  if cardinality(v_cabin_ids) = 0 then
    perform public.refuse('unknown_booking');
  elsif not exists (select from public.cabins c where c.id = v_to.cabin_id) then
    perform public.refuse('unknown_cabin');
  end if;
  perform public.lock_cabins(v_cabin_ids || v_to.cabin_id);
  select * into v_booking from public.bookings b where b.reference = p_reference for update;
  if v_booking.cabin_id <> all (v_cabin_ids) then
    perform public.refuse('booking_changed');
  end if;
  v_total := (v_quote ->> 'total_cents')::integer;
  if p_keep_price and v_total <> v_booking.total_cents then
    v_quote := v_quote || jsonb_build_object(
      'lines', v_quote -> 'lines' || jsonb_build_object(
        'code', 'adjustment', 'label', public.read_line(p_labels ->> 'kept_price', 1, 120),
          'amount_cents', v_booking.total_cents - v_total),
      'total_cents', v_booking.total_cents,
      'savings_cents', greatest((v_quote ->> 'original_total_cents')::integer - v_booking.total_cents, 0));
  end if;
  v_moved := public.move_booking(v_booking, p_to, v_quote, p_seen,
    jsonb_build_object('charge', public.read_line(p_labels ->> 'charge', 1, 120), 'reason', v_reason), now());
  perform public.write_audit('move', p_reference, v_moved -> 'before', p_to || (v_moved -> 'money')
    || jsonb_build_object('total_cents', v_quote -> 'total_cents', 'kept_price', p_keep_price,
      'adjustment', public.agreed_change(v_quote), 'reason', v_reason));
  return public.keep_answer('move', p_key, v_request,
    (v_moved -> 'money') || jsonb_build_object('moves', v_booking.moves + 1));
end;
$$;

comment on function public.move_for_host is
  'move_booking for the function host-move, under the locks of both cabins. p_labels: how a charge and the line of a '
  'kept price are called. p_keep_price: the difference is a line of its own, and no money moves. Under the same p_key '
  'it is done once.';

grant execute on function
  public.read_move, public.require_movable, public.moved_deadline, public.open_move_cents, public.settle_move,
  public.agreed_change, public.move_preview, public.check_move, public.move_booking, public.move_for_host
  to service_role;
grant execute on function public.host_refund, public.host_preview_move to authenticated;
