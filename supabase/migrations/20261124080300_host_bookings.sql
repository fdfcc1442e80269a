-- The console's bookings: the list, a booking's page, and its actions.

create table public.booking_notes (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  at timestamptz not null default now(),
  by_email text not null check (length(by_email) between 3 and 254),
  body text not null check (length(body) between 1 and 2000)
);

comment on table public.booking_notes is 'Staff notes about a booking; cleaners read them, guests never do.';

create index booking_notes_by_booking on public.booking_notes (booking_id, at);

create function public.booking_money(p_booking_id uuid)
returns table (paid_cents integer, refunded_cents integer) language sql stable set search_path = '' as $$
  select coalesce(sum(p.paid_cents), 0)::integer, coalesce(sum((
    select sum(r.amount_cents) from public.refunds r where r.payment_id = p.id and r.status <> 'failed'
  )), 0)::integer
  from public.payments p where p.booking_id = p_booking_id and p.status = 'paid';
$$;

comment on function public.booking_money is
  'What was paid for a booking, and what of it is refunded or queued for refund.';

create function public.unanswered_messages(p_booking_id uuid)
returns integer language sql stable set search_path = '' as $$
  select count(*)::integer
  from public.guest_messages m join public.bookings b on b.id = m.booking_id
  where m.booking_id = p_booking_id and m.author = 'guest' and m.answered_at is null
    and (b.messages_closed_at is null or m.created_at > b.messages_closed_at);
$$;

comment on function public.unanswered_messages is 'Messages of the guest without a reply, in an open thread.';

create function public.host_bookings(p_search jsonb)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_cabin_ids uuid[] := public.visible_cabins();
  v_serves_guests boolean := public.can('serves_guests');
  v_pattern text;
  v_states text[];
  v_sort text;
  v_desc boolean;
  v_after text[];
  v_digits text;
begin
  perform public.require_staff('sees_guests', 'sees_prices');
  -- Each word is searched for in every booking.
  if jsonb_typeof(p_search) is distinct from 'object' or length(p_search::text) > 2000 or length(p_search ->> 'q') > 200
    then
    perform public.refuse('bad_change');
  end if;
  v_digits := regexp_replace(p_search ->> 'q', '[^0-9]', '', 'g');
  v_pattern := '%' || replace(replace(replace(nullif(trim(p_search ->> 'q'), ''), '\', '\\'), '%', '\%'), '_',
    '\_') || '%';
  v_states := case when jsonb_array_length(coalesce(p_search -> 'states', '[]')) > 0
    then array(select jsonb_array_elements_text(p_search -> 'states')) end;
  v_sort := coalesce(p_search ->> 'sort', 'coming');
  -- The next arrivals always come first, whatever the direction of the other sorts.
  v_desc := v_sort <> 'coming' and coalesce((p_search ->> 'desc')::boolean, true);
  v_after := string_to_array(p_search ->> 'after', '|');
  return (
    with matches as materialized (
      select b.id, b.reference, b.status, c.title, c.slug, s.check_in, s.check_out, b.guest_name, b.guest_email,
             b.guest_phone, b.total_cents, b.created_at, b.is_example,
             case v_sort
               -- Current and future stays by arrival; then past ones, the latest first.
               when 'coming' then case
                 when s.check_out > (now() at time zone c.timezone)::date
                   and b.status in ('held', 'pending_payment', 'confirmed', 'completed') then '0' || to_char(s.check_in,
                     'YYYYMMDD')
                 else '1' || (99999999 - to_char(s.check_in, 'YYYYMMDD')::integer) end
               when 'check_in' then to_char(s.check_in, 'YYYYMMDD')
               when 'total' then lpad(b.total_cents::text, 12, '0')
               else to_char(b.created_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS')
             end collate "C" as sort_key
      from public.bookings b
      join public.occupancies s on s.id = b.occupancy_id
      join public.cabins c on c.id = b.cabin_id
      where b.cabin_id = any (v_cabin_ids)
        and (v_states is null or b.status = any (v_states))
        and (p_search ->> 'from' is null or s.check_out > (p_search ->> 'from')::date)
        and (p_search ->> 'to' is null or s.check_in < (p_search ->> 'to')::date)
        and (p_search ->> 'cabin_id' is null or b.cabin_id = (p_search ->> 'cabin_id')::uuid)
        and (v_pattern is null or b.guest_name ilike v_pattern or b.reference ilike v_pattern or c.title ilike v_pattern
             -- A search must not reveal what the list doesn't show.
             or (v_serves_guests and (b.guest_email ilike v_pattern or b.guest_phone ilike v_pattern
               -- A number as it is read out: without the country code, with brackets and dashes.
               or (length(v_digits) between 7 and 15 and p_search ->> 'q' !~ '[[:alpha:]]'
                   and b.guest_phone like '%' || v_digits))))
    ),
    page as (
      select f.* from matches f
      where v_after is null
        or (v_desc and (f.sort_key, f.reference) < (v_after[1] collate "C", v_after[2]))
        or (not v_desc and (f.sort_key, f.reference) > (v_after[1] collate "C", v_after[2]))
      order by case when v_desc then f.sort_key end desc, case when v_desc then f.reference end desc,
               case when not v_desc then f.sort_key end, case when not v_desc then f.reference end
      limit 51
    ),
    shown as (
      select p.*, row_number() over (
        order by case when v_desc then p.sort_key end desc, case when v_desc then p.reference end desc,
                 case when not v_desc then p.sort_key end, case when not v_desc then p.reference end
      ) as place
      from page p
    )
    select jsonb_build_object(
      'bookings', coalesce(jsonb_agg(jsonb_build_object(
        'reference', x.reference, 'status', x.status, 'cabin', x.title, 'slug', x.slug,
        'check_in', x.check_in, 'check_out', x.check_out, 'guest_name', x.guest_name,
        'guest_email', case when v_serves_guests then x.guest_email end,
        'guest_phone', case when v_serves_guests then x.guest_phone end,
        'total_cents', x.total_cents, 'damage_deposit_cents', (
          select public.damage_deposit_cents(b.quote) from public.bookings b where b.id = x.id
        ), 'paid_cents', m.paid_cents, 'refunded_cents', m.refunded_cents,
        'created_at', x.created_at, 'is_example', x.is_example,
        'unanswered', case when v_serves_guests then public.unanswered_messages(x.id) else 0 end
      ) order by x.place) filter (where x.place <= 50), '[]'),
      'next', max(x.sort_key || '|' || x.reference) filter (where x.place = 50 and (select count(*) from shown) > 50),
      'count', (select count(*) from matches)
    )
    from shown x cross join lateral public.booking_money(x.id) m
  );
end;
$$;

comment on function public.host_bookings is
  'Fifty bookings by search, state, dates and cabin, in the requested order. Contact details need serves_guests.';

create function public.host_booking(p_reference text)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_serves_guests boolean := public.can('serves_guests');
  v_moves_money boolean := public.can('moves_money');
  v_booking public.bookings;
  v_money record;
  v_held integer;
  v_has_begun boolean;
begin
  perform public.require_staff('sees_guests', 'sees_prices');
  select * into v_booking from public.bookings b
  where b.reference = p_reference and b.cabin_id = any (public.visible_cabins());
  if not found then
    perform public.refuse('unknown_booking');
  end if;
  select * into v_money from public.booking_money(v_booking.id);
  v_held := public.held_damage_cents(v_booking);
  select s.check_in <= (now() at time zone c.timezone)::date into v_has_begun
  from public.occupancies s join public.cabins c on c.id = s.cabin_id where s.id = v_booking.occupancy_id;
  return jsonb_build_object(
    'booking', (
      select jsonb_build_object(
        'reference', v_booking.reference, 'status', v_booking.status, 'cabin_id', c.id, 'cabin', c.title,
          'slug', c.slug,
        'city', c.city, 'timezone', c.timezone, 'check_in', s.check_in, 'check_out', s.check_out,
        'nights', s.check_out - s.check_in, 'adults', v_booking.adults, 'children', v_booking.children,
        'pets', v_booking.pets, 'guest_name', v_booking.guest_name,
        'guest_email', case when v_serves_guests then v_booking.guest_email end,
        'guest_phone', case when v_serves_guests then v_booking.guest_phone end,
        'total_cents', v_booking.total_cents, 'paid_cents', v_money.paid_cents,
          'refunded_cents', v_money.refunded_cents,
        'promo_code', v_booking.promo_code, 'created_at', v_booking.created_at,
        'hold_expires_at', v_booking.hold_expires_at, 'confirmed_at', v_booking.confirmed_at,
        'cancelled_at', v_booking.cancelled_at, 'cancelled_by', v_booking.cancelled_by,
        'moves', v_booking.moves,
        'free_cancel_until', v_booking.free_cancel_until,
        'made_by', v_booking.made_by, 'is_example', v_booking.is_example,
        'minimum_stay_reason', v_booking.minimum_stay_reason,
        -- The link can also cancel the booking.
        'guest_token', case when v_moves_money then v_booking.token end
      )
      from public.cabins c join public.occupancies s on s.id = v_booking.occupancy_id where c.id = v_booking.cabin_id
    ),
    'quote', jsonb_build_object(
      'lines', coalesce(v_booking.quote -> 'lines', '[]'), 'nightly', coalesce(v_booking.quote -> 'nightly', '[]'),
      'adjustment', public.agreed_change(v_booking.quote),
      'total_cents', v_booking.total_cents
    ),
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'charge_id', p.charge_id, 'provider', p.provider, 'method', p.method,
        'note', case when v_moves_money then p.note end, 'status', p.status, 'amount_cents', p.amount_cents,
        'paid_cents', p.paid_cents, 'created_at', p.created_at, 'paid_at', p.paid_at,
        'receipt_url', case when v_moves_money then p.receipt_url end
      ) order by p.created_at, p.id), '[]')
      from public.payments p where p.booking_id = v_booking.id
    ),
    'charges', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', g.id, 'kind', g.kind, 'amount_cents', g.amount_cents, 'label', g.label,
        'reason', g.reason, 'status', g.status, 'created_at', g.created_at, 'paid_at', g.paid_at,
        'due_on', g.due_on, 'next_attempt_at', g.next_attempt_at
      ) order by g.created_at, g.id), '[]')
      from public.booking_charges g where g.booking_id = v_booking.id
    ),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'amount_cents', r.amount_cents, 'reason', r.reason, 'status', r.status,
        'created_at', r.created_at, 'sent_at', r.sent_at, 'error', r.error
      ) order by r.created_at, r.id), '[]')
      from public.refunds r join public.payments p on p.id = r.payment_id where p.booking_id = v_booking.id
    ),
    'disputes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', d.id, 'amount_cents', d.amount_cents, 'state', d.state, 'reason', d.reason, 'answer_by', d.answer_by,
        'opened_at', d.opened_at
      ) order by d.opened_at, d.id), '[]')
      from public.disputes d join public.payments p on p.id = d.payment_id where p.booking_id = v_booking.id
    ),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'author', m.author, 'text', m.body, 'at', m.created_at, 'read_at', m.read_at
      ) order by m.created_at, m.id), '[]')
      from public.guest_messages m where m.booking_id = v_booking.id and v_serves_guests
    ),
    'outbox', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', o.id, 'kind', o.purpose, 'channel', o.channel, 'to', o.recipient, 'subject', o.subject,
        'status', o.status, 'created_at', o.created_at, 'send_at', o.send_at, 'sent_at', o.sent_at, 'error', o.error,
        -- Anybody with the secret of the guest's page can cancel on it.
        'text', regexp_replace(o.body, '/stay/[0-9a-f]{32}', '/stay/…', 'g'),
        'can_stop', o.status = 'queued' and o.claimed_until is null
      ) order by o.created_at, o.id), '[]')
      from public.outbox o where o.dedupe_key like 'booking:' || v_booking.id::text || ':%' and v_serves_guests
    ),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'kind', e.kind, 'by', e.by, 'detail', e.detail)
        order by e.at), '[]')
      from (
        select x.created_at as at, x.kind, null as by, null as detail
        from public.booking_events x where x.booking_id = v_booking.id
        union all
        select a.at, a.action, public.staff_label(a.actor_email), a.after ->> 'reason'
        from public.audit_log a where a.subject = v_booking.reference and public.can('sees_staff')
      ) e
    ),
    -- Whether the newest attempted email was sent; without a mail account it is kept.
    'emails_are_sent', coalesce((
      select o.status = 'sent' from public.outbox o where o.channel = 'email' and o.status in ('sent', 'kept')
      order by o.created_at desc, o.id desc limit 1
    ), false),
    'left_cents', v_money.paid_cents - v_money.refunded_cents - v_held,
    'damage_deposit', case when public.damage_deposit_cents(v_booking.quote) > 0 then jsonb_build_object(
      'cents', public.damage_deposit_cents(v_booking.quote), 'text', v_booking.quote -> 'damage_deposit' -> 'text',
      'held_cents', v_held, 'can_return', v_held > 0 and public.may_return_damage(v_booking, now()),
      'returned_at', v_booking.damage_returned_at, 'kept_cents', v_booking.damage_kept_cents) end,
    'left_of_payments', (
      select coalesce(jsonb_agg(jsonb_build_object('provider', x.provider, 'method', x.method, 'cents', x.cents)
                                order by x.created_at, x.id), '[]')
      from (
        select p.id, p.created_at, p.provider, p.method, p.paid_cents - coalesce((
          select sum(r.amount_cents) from public.refunds r where r.payment_id = p.id and r.status <> 'failed'
        ), 0) as cents
        from public.payments p where p.booking_id = v_booking.id and p.status = 'paid'
      ) x
      where x.cents > 0
    ),
    'refund_by_policy_cents', case when public.may_set_booking_status(v_booking.status, 'cancelled')
      and not v_has_begun then
      v_held + public.booking_refund_cents(v_money.paid_cents - v_money.refunded_cents - v_held, v_booking.status,
        'guest', v_booking.free_cancel_until, now()) end,
    'change', (
      select jsonb_build_object(
        'id', c.id, 'check_in', c.check_in, 'check_out', c.check_out, 'adults', c.adults, 'children', c.children,
        'pets', c.pets, 'lines', c.quote -> 'lines', 'total_cents', c.total_cents, 'created_at', c.created_at)
      from public.stay_changes c where c.booking_id = v_booking.id and c.status = 'requested' and v_moves_money
    ),
    'return_offer', (
      select jsonb_build_object('code', p.code, 'percent_off', p.percent_off, 'book_to', p.book_to,
                                'state', public.return_offer_state(p))
      from public.promotions p where p.for_booking = v_booking.id and v_serves_guests
    ),
    'can_offer_return', v_serves_guests and public.can('edits_shop') and public.may_come_back(v_booking),
    'can_move', v_booking.status = 'confirmed' and not v_has_begun,
    'refund_if_cancelled_cents', case when public.may_set_booking_status(v_booking.status, 'cancelled') then
      public.booking_refund_cents(
        v_money.paid_cents - v_money.refunded_cents, v_booking.status, 'host', v_booking.free_cancel_until, now()) end,
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object('at', n.at, 'by', public.staff_label(n.by_email), 'text', n.body)
        order by n.at, n.id), '[]')
      from public.booking_notes n where n.booking_id = v_booking.id and public.can('sees_notes')
    )
  );
end;
$$;

comment on function public.host_booking is
  'Everything about a booking. Contact, messages and outbox need serves_guests, the link to the guest''s page '
  'moves_money, the history sees_staff, notes sees_notes.';

create function public.host_text_link(p_reference text)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_booking public.bookings;
begin
  perform public.require_staff('moves_money', 'serves_guests');
  select * into v_booking from public.bookings b where b.reference = p_reference for no key update;
  if not found then
    perform public.refuse('unknown_booking');
  elsif v_booking.is_example or v_booking.guest_phone is null or v_booking.guest_phone not like '+1%' then
    perform public.refuse('no_text');
  elsif exists (
    select from public.booking_events e
    where e.booking_id = v_booking.id and e.kind = 'link_requested' and e.created_at > now() - interval '2 minutes'
  ) then
    perform public.refuse('too_often');
  end if;
  insert into public.booking_events (booking_id, kind, created_at) values (v_booking.id, 'link_requested', now());
  perform public.write_audit('text_link', p_reference, null, '{}');
  return '{}';
end;
$$;

comment on function public.host_text_link is
  'Requests a text with the link to the guest''s page. The job booking-messages queues it if the guest accepts texts, '
  'or records why it can''t be sent.';

create function public.host_cancel(
  p_reference text, p_expected_refund_cents integer, p_reason text, p_how text default 'full',
  p_refund_cents integer default null, p_key uuid default null
)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_booking public.bookings;
  v_outcome jsonb;
  v_request jsonb := jsonb_build_array(p_reference, p_how, p_refund_cents, p_reason);
  v_former jsonb;
begin
  perform public.require_staff('moves_money');
  if p_how is null or p_how not in ('policy', 'full', 'amount') or (p_how = 'amount') <> (p_refund_cents is not null)
    or length(p_reason) > 500 then
    perform public.refuse('bad_change');
  end if;
  if p_expected_refund_cents is distinct from 0 then
    perform public.require_second_factor();
  end if;
  select * into v_booking from public.bookings b where b.reference = p_reference;
  if not found then
    perform public.refuse('unknown_booking');
  end if;
  v_former := public.answered_before('cancel', p_key, v_request);
  if v_former is not null then
    return v_former;
  end if;
  -- By the policy, this is the guest's own cancellation, entered by the host.
  v_outcome := public.cancel_booking(
    v_booking.token, case when p_how = 'policy' then 'guest' else 'host' end,
    -- Refused like any other refund, because null never equals a refund.
    coalesce(p_expected_refund_cents, -1), now(), p_refund_cents => p_refund_cents);
  case v_outcome ->> 'result'
    when 'cancelled' then null;
    when 'repeated' then perform public.refuse('already_cancelled', v_outcome - 'result');
    when 'refund_changed' then perform public.refuse('refund_changed', v_outcome - 'result');
    else perform public.refuse('not_cancellable');
  end case;
  perform public.write_audit('cancel', p_reference, jsonb_build_object('status', v_booking.status), jsonb_build_object(
    'status', 'cancelled', 'how', p_how, 'refund_cents', v_outcome -> 'refund_cents',
      'reason', left(public.clean_line(p_reason), 500)));
  return public.keep_answer('cancel', p_key, v_request,
    jsonb_build_object('refund_cents', v_outcome -> 'refund_cents'));
end;
$$;

comment on function public.host_cancel is
  'Cancels if the refund still equals the one shown, and queues exactly that refund. p_how: policy, the refund of the '
  'guest''s own cancellation; full, all that is left; amount, p_refund_cents. Idempotent by p_key.';

create function public.host_note(p_reference text, p_text text)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_staff public.staff := public.require_staff('serves_guests');
  v_id uuid;
begin
  if coalesce(length(trim(p_text)), 0) not between 1 and 2000 then
    perform public.refuse('bad_change');
  end if;
  insert into public.booking_notes (booking_id, at, by_email, body)
  select b.id, now(), v_staff.email, trim(p_text) from public.bookings b where b.reference = p_reference
  returning id into v_id;
  if v_id is null then
    perform public.refuse('unknown_booking');
  end if;
  perform public.write_audit('note', p_reference, null, jsonb_build_object('note_id', v_id));
  return jsonb_build_object('id', v_id);
end;
$$;

comment on function public.host_note is 'Adds a note to a booking.';

create function public.host_resend(p_message_id uuid)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_message public.outbox;
  v_reference text;
  v_count integer;
  v_id uuid;
begin
  perform public.require_staff('serves_guests');
  select o.* into v_message from public.outbox o where o.id = p_message_id and o.dedupe_key like 'booking:%' for update;
  if found then
    select b.reference into v_reference from public.bookings b where b.id::text = split_part(v_message.dedupe_key,
      ':', 2);
  end if;
  if v_reference is null then
    perform public.refuse('unknown_message');
  elsif v_message.status = 'queued' then
    perform public.refuse('still_queued');
  elsif v_message.status = 'cancelled' and v_message.error is distinct from 'stopped' then
    -- Withdrawn, because it is no longer true or wanted.
    perform public.refuse('not_sendable');
  end if;
  v_count := (
    select count(*) from public.outbox o
    where o.dedupe_key like 'booking:' || split_part(v_message.dedupe_key, ':', 2) || ':%:again:%'
  );
  if v_count >= 20 then
    perform public.refuse('too_often');
  end if;
  insert into public.outbox (channel, recipient, phone_hash, subject, body, html, headers, purpose, budget, dedupe_key,
    created_at, send_at)
  values (v_message.channel, v_message.recipient, v_message.phone_hash, v_message.subject, v_message.body,
    v_message.html,
          v_message.headers, v_message.purpose, v_message.budget,
          split_part(v_message.dedupe_key, ':again:', 1) || ':again:' || gen_random_uuid(), now(), now())
  returning id into v_id;
  perform public.write_audit('resend', v_reference, null,
    jsonb_build_object('message_id', p_message_id, 'kind', v_message.purpose, 'again_as', v_id));
  return jsonb_build_object('message_id', v_id);
end;
$$;

comment on function public.host_resend is
  'Queues a message of a booking once more, unchanged; at most twenty times per booking.';

create function public.host_stop_message(p_message_id uuid)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_message public.outbox;
  v_reference text;
begin
  perform public.require_staff('serves_guests');
  select o.* into v_message from public.outbox o where o.id = p_message_id and o.dedupe_key like 'booking:%' for update;
  if found then
    select b.reference into v_reference from public.bookings b where b.id::text = split_part(v_message.dedupe_key,
      ':', 2);
  end if;
  if v_reference is null then
    perform public.refuse('unknown_message');
  elsif v_message.status <> 'queued' or v_message.claimed_until is not null then
    perform public.refuse('not_queued');
  end if;
  update public.outbox o set status = 'cancelled', error = 'stopped' where o.id = p_message_id;
  perform public.write_audit('stop_message', v_reference,
    jsonb_build_object('status', 'queued', 'send_at', v_message.send_at),
    jsonb_build_object('message_id', p_message_id, 'kind', v_message.purpose, 'status', 'cancelled'));
  return jsonb_build_object('message_id', p_message_id);
end;
$$;

comment on function public.host_stop_message is 'Stops a queued message of a booking. It can be sent again by hand.';

alter table public.booking_notes enable row level security;

grant select, insert, update, delete on public.booking_notes to service_role;
grant execute on function public.booking_money, public.unanswered_messages to service_role;
grant execute on function
  public.host_bookings, public.host_booking, public.host_text_link, public.host_cancel, public.host_note,
    public.host_resend,
  public.host_stop_message
  to authenticated;
