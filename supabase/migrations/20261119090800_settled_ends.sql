-- How bookings really end: a refund that has left is told, one that came back is seen, a hold that another platform has
-- sold is given up before it is paid.

alter table public.booking_events
  drop constraint booking_events_kind_check,
  add constraint booking_events_kind_check check (kind in (
    'held', 'pending_payment', 'confirmed', 'cancelled', 'expired', 'refunded', 'completed', 'late_payment_refunded',
    'refund_sent', 'refund_failed', 'sold_elsewhere'
  )),
  add column refund_id uuid references public.refunds (id) on delete cascade,
  add constraint booking_events_name_their_refund check ((kind in ('refund_sent', 'refund_failed')) = (refund_id is not null));

comment on column public.booking_events.refund_id is 'Which refund left or came back; a booking may have several.';

create index booking_events_by_refund on public.booking_events (refund_id) where refund_id is not null;

-- Several writers end a refund: the job, the provider's notice, a refund made by hand. Each end is noted here, once.
create function public.note_refund_end() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.status in ('sent', 'failed') and (tg_op = 'INSERT' or new.status is distinct from old.status) then
    insert into public.booking_events (booking_id, kind, refund_id, created_at)
    select p.booking_id, 'refund_' || new.status, new.id, coalesce(case when new.status = 'sent' then new.sent_at end, now())
    from public.payments p where p.id = new.payment_id;
  end if;
  return null;
end;
$$;

comment on function public.note_refund_end is 'Notes, in the transaction of the change, that a refund has left or will not.';

create trigger note_refund_end after insert or update of status on public.refunds
  for each row execute function public.note_refund_end();

create or replace function public.confirm_payment(p_session_id text, p_event jsonb, p_now timestamptz default now())
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

  if v_booking.confirmed_at is not null then
    -- Paid before, by another page: whatever this one took goes back, and the booking is as it was.
    v_result := 'second_refunded';
    v_reason := 'second_payment';
  elsif v_paid <> v_payment.amount_cents or lower(p_event ->> 'currency') is distinct from 'usd' then
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
  'A payment has come in: confirms the booking it is for. Too late, it takes the dates back if they are free; if not, or after a cancellation, or for a wrong amount, all of it is queued for refund. Never a second stay.';

create or replace function public.record_provider_refund(
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
  from public.refunds r where r.payment_id = v_payment.id;
  if v_total < v_known then
    return jsonb_build_object('result', 'known', 'booking_id', v_payment.booking_id);
  end if;
  -- Ours reached the provider, whatever became of the worker that sent them.
  update public.refunds r set status = 'sent', sent_at = p_now, error = null
  where r.payment_id = v_payment.id and r.status = 'queued';
  if v_failed > 0 and v_total >= v_known + v_failed then
    -- What the provider once refused was given back by hand.
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
  'The provider says how much of a payment it has given back in all, whoever asked it to.';

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
  'The provider took a refund and could not deliver it, e.g. to a card account that was closed: it is the host''s to settle.';

create index refunds_by_provider_id on public.refunds (provider_id) where provider_id is not null;

create function public.give_up_sold_holds(p_feed_id uuid, p_now timestamptz)
returns integer language plpgsql set search_path = '' as $$
declare
  v_hold record;
  v_given_up integer := 0;
begin
  for v_hold in
    select s.id as stay_id, b.id as booking_id
    from public.calendar_feeds f
    join public.calendar_feed_events e on e.feed_id = f.id and e.meaning = 'stay'
    join public.cabins c on c.id = f.cabin_id
    join public.stays s on s.cabin_id = f.cabin_id and s.kind = 'hold' and s.released_at is null
      and s.during && daterange(e.check_in, e.check_out)
    left join public.bookings b on b.stay_id = s.id
    where f.id = p_feed_id and f.active and e.check_out > (p_now at time zone c.timezone)::date
    group by s.id, b.id
    order by s.id
  loop
    if v_hold.booking_id is null then
      update public.stays s set released_at = p_now where s.id = v_hold.stay_id;
    else
      perform public.move_booking(v_hold.booking_id, 'expired', p_now);
      -- The guest is told the real reason, not that the time to pay ran out.
      update public.booking_events e set handled_at = p_now
      where e.booking_id = v_hold.booking_id and e.kind = 'expired' and e.handled_at is null;
      insert into public.booking_events (booking_id, kind, created_at)
      values (v_hold.booking_id, 'sold_elsewhere', p_now);
    end if;
    v_given_up := v_given_up + 1;
  end loop;
  return v_given_up;
end;
$$;

comment on function public.give_up_sold_holds is
  'Ends unpaid holds over nights for which another platform surely has a guest (docs/decisions/0007): who has not paid has no stay yet, the other guest has. Under the cabin''s lock.';

create or replace function public.apply_calendar_feed(
  p_feed_id uuid, p_stays jsonb, p_report jsonb default '{}', p_now timestamptz default now()
)
returns jsonb language plpgsql set search_path = '' set lock_timeout = '5s' as $$
declare
  v_feed public.calendar_feeds;
  v_doubtful integer := coalesce((p_report ->> 'doubtful_reads')::integer, 0);
  v_given_up integer;
begin
  perform public.lock_cabin(f.cabin_id) from public.calendar_feeds f where f.id = p_feed_id;
  select * into v_feed from public.calendar_feeds f where f.id = p_feed_id and f.active for update;
  if not found then
    return jsonb_build_object('laid', 0, 'released', 0, 'conflicts', 0, 'given_up', 0);
  end if;

  update public.calendar_feeds f set
    claimed_until = null, failures = 0, last_error = null, last_success_at = p_now,
    next_attempt_at = p_now + interval '15 minutes'
  where f.id = p_feed_id;

  -- Null: it says what it said before.
  if p_stays is not null then
    if v_doubtful = 0 then
      delete from public.calendar_feed_events e where e.feed_id = p_feed_id;
    end if;
    insert into public.calendar_feed_events (feed_id, check_in, check_out, meaning)
    select p_feed_id, (e ->> 'check_in')::date, (e ->> 'check_out')::date, e ->> 'meaning'
    from jsonb_array_elements(p_stays) e
    on conflict (feed_id, check_in, check_out) do update set meaning = excluded.meaning;
    update public.calendar_feeds f set
      event_count = jsonb_array_length(p_stays), warning = p_report ->> 'warning',
      etag = p_report ->> 'etag', last_modified = p_report ->> 'last_modified',
      doubtful_reads = v_doubtful, doubtful_since = (p_report ->> 'doubtful_since')::timestamptz
    where f.id = p_feed_id;
  end if;

  perform public.free_lapsed_holds(v_feed.cabin_id, p_now);
  v_given_up := public.give_up_sold_holds(p_feed_id, p_now);
  return public.lay_imported_stays(v_feed.cabin_id, p_now) || jsonb_build_object('given_up', v_given_up);
end;
$$;

comment on function public.apply_calendar_feed is
  'Takes what a feed said, [{check_in, check_out, meaning}], under the cabin''s lock, matched by dates. With doubtful_reads in the report nothing that is missing is freed. Unpaid holds over a sure guest end.';

create or replace function public.read_guest_stay(p_token text)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', b.id, 'token', b.token, 'reference', b.reference, 'status', b.status, 'quote', b.quote,
    'adults', b.adults, 'children', b.children, 'pets', b.pets,
    'guest_name', b.guest_name, 'guest_email', b.guest_email, 'guest_phone', b.guest_phone,
    'created_at', b.created_at, 'hold_expires_at', b.hold_expires_at, 'free_cancel_until', b.free_cancel_until,
    'confirmed_at', b.confirmed_at, 'cancelled_at', b.cancelled_at, 'cancelled_by', b.cancelled_by,
    'cabin', jsonb_build_object(
      'slug', c.slug, 'title', c.title, 'city', c.city, 'hero_image_url', c.hero_image_url, 'live', c.live,
      'check_in_time', c.check_in_time, 'check_out_time', c.check_out_time, 'timezone', c.timezone,
      'house_rules', c.house_rules, 'latitude', c.latitude, 'longitude', c.longitude,
      'address', a.address, 'directions', a.directions
    ),
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'provider', p.provider, 'status', p.status, 'amount_cents', coalesce(p.paid_cents, p.amount_cents),
        'url', p.url, 'paid_at', p.paid_at, 'receipt_url', p.receipt_url
      ) order by p.created_at), '[]')
      from public.payments p where p.booking_id = b.id
    ),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'amount_cents', r.amount_cents, 'status', r.status, 'reason', r.reason, 'sent_at', r.sent_at
      ) order by r.created_at), '[]')
      from public.refunds r join public.payments p on p.id = r.payment_id where p.booking_id = b.id
    ),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'body', m.body, 'created_at', m.created_at
      ) order by m.created_at, m.id), '[]')
      from public.guest_messages m where m.booking_id = b.id
    ),
    'sold_elsewhere', exists (
      select from public.booking_events e where e.booking_id = b.id and e.kind = 'sold_elsewhere'
    ),
    'has_newer_booking', exists (
      select from public.bookings o
      where o.cabin_id = b.cabin_id and o.id <> b.id and lower(o.guest_email) = lower(b.guest_email)
        and o.created_at >= b.created_at and o.status not in ('expired', 'cancelled', 'refunded')
    )
  )
  from public.bookings b
  join public.cabins c on c.id = b.cabin_id
  left join public.cabin_arrivals a on a.cabin_id = c.id
  where b.token = p_token;
$$;

comment on function public.read_guest_stay is
  'Everything the guest''s own page and the messages about a booking are made of. Null for an unknown token. has_newer_booking: the same guest has tried the same cabin again since, with more luck. sold_elsewhere: another platform had a guest before this one paid.';

revoke all on function public.note_refund_end, public.fail_refund, public.give_up_sold_holds from public, anon, authenticated;
grant execute on function public.note_refund_end, public.fail_refund, public.give_up_sold_holds to service_role;
