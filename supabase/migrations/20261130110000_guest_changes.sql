-- Changes that guests make to their own stay: at once, when they are paid, or when the host agrees. Each becomes a
-- move by move_booking, as the host's (docs/decisions/0039).

create table public.stay_changes (
  id uuid primary key,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  status text not null check (status in (
    'requested', 'awaiting_payment', 'done', 'declined', 'withdrawn', 'lapsed'
  )),
  needs_approval boolean not null,
  check_in date not null,
  check_out date not null,
  adults smallint not null,
  children smallint not null,
  pets smallint not null,
  quote jsonb not null,
  total_cents integer not null check (total_cents >= 0),
  seen jsonb not null,
  label text not null check (length(label) between 1 and 120),
  charge_id uuid unique references public.booking_charges (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  note text check (length(note) <= 500),
  check ((status in ('requested', 'awaiting_payment')) = (decided_at is null)),
  constraint stay_changes_awaiting_payment_have_a_charge check (status <> 'awaiting_payment' or charge_id is not null)
);

comment on table public.stay_changes is
  'Changes of a booked stay by its guest: made, waiting for their payment or for the host, or ended without effect.';
comment on column public.stay_changes.id is 'Chosen by the form as its idempotency key.';
comment on column public.stay_changes.quote is 'The price of the changed stay as the guest agreed to it.';
comment on column public.stay_changes.seen is
  'What the guest saw: the number of earlier changes (moves), the version of the price inputs, and the amount due '
  '(due_cents). The change is made only if they still hold.';
comment on column public.stay_changes.label is 'What the charge for the difference is called.';
comment on column public.stay_changes.expires_at is
  'Awaiting payment: the end of the hold. Requested: the earlier of both arrival days.';
comment on column public.stay_changes.note is 'What the host wrote with the answer.';

create index stay_changes_by_booking on public.stay_changes (booking_id, created_at);
create unique index stay_changes_one_open on public.stay_changes (booking_id)
  where status in ('requested', 'awaiting_payment');
create index stay_changes_to_lapse on public.stay_changes (expires_at)
  where status in ('requested', 'awaiting_payment');

alter table public.booking_events add column change_id uuid references public.stay_changes (id) on delete cascade;
alter table public.booking_events add constraint booking_events_name_their_change
  check (kind = 'moved' or (kind like 'change\_%') = (change_id is not null));
comment on column public.booking_events.change_id is 'The guest''s change. Null for a move by the host.';
create index booking_events_by_change on public.booking_events (change_id) where change_id is not null;

create function public.change_permission(p_booking public.bookings, p_to jsonb, p_now timestamptz)
returns text language sql stable set search_path = '' as $$
  select case
    when 'off' = any (x.rules) then 'off'
    when 'approval' = any (x.rules) or p_now >= p_booking.free_cancel_until then 'approval'
    else 'guest' end
  from public.read_move(p_to) t
  join public.occupancies s on s.id = p_booking.occupancy_id
  cross join public.change_rules() r
  cross join lateral (
    select case when t.check_in <= s.check_in and t.check_out >= s.check_out then 'nights' else 'dates' end as kind
  ) n
  cross join lateral (
    select array[
      case when (t.check_in, t.check_out) <> (s.check_in, s.check_out) then r ->> n.kind end,
      -- The whole price change that was agreed for these nights would go to fewer or other ones.
      case when n.kind = 'dates' and public.agreed_change(p_booking.quote) is not null then 'approval' end,
      case when (t.adults, t.children) <> (p_booking.adults, p_booking.children) then r ->> 'party' end,
      case when t.pets <> p_booking.pets then r ->> 'pets' end
    ] as rules
  ) x;
$$;

comment on function public.change_permission is
  'Whether the guest may make a change (guest), only with the host''s approval (approval), or not at all (off): the '
  'strictest rule of what changes. The host decides after free cancellation has ended, and about other nights at a '
  'price changed by agreement.';

create function public.own_cabin(p_booking public.bookings, p_to jsonb)
returns jsonb language sql immutable set search_path = '' as $$
  select p_to || jsonb_build_object('cabin_id', p_booking.cabin_id);
$$;

comment on function public.own_cabin is
  'A guest''s wish as the target of a move, always in the booked cabin, whatever cabin the request names.';

create function public.preview_stay_change(p_token text, p_to jsonb, p_now timestamptz)
returns jsonb language plpgsql stable set search_path = '' as $$
declare
  v_booking public.bookings;
  v_to jsonb;
begin
  select * into v_booking from public.bookings b where b.token = p_token;
  if not found then
    return null;
  end if;
  v_to := public.own_cabin(v_booking, p_to);
  return public.move_preview(v_booking, v_to, p_now)
    || jsonb_build_object('permission', public.change_permission(v_booking, v_to, p_now));
end;
$$;

comment on function public.preview_stay_change is
  'move_preview for the guest of the token, and who decides about the change. Null for an unknown token.';

create function public.free_held_nights(p_booking_id uuid, p_now timestamptz)
returns void language sql volatile set search_path = '' as $$
  update public.occupancies s set released_at = p_now
  from public.bookings b where b.id = p_booking_id and s.held_for = b.occupancy_id and s.released_at is null;
$$;

comment on function public.free_held_nights is 'Frees the nights that are held for a change of the booking.';

create function public.end_stay_changes(
  p_booking_id uuid, p_status text, p_now timestamptz, p_note text default null
)
returns integer language plpgsql set search_path = '' as $$
declare
  v_change public.stay_changes;
  v_ended integer := 0;
begin
  for v_change in
    select * from public.stay_changes c
    where c.booking_id = p_booking_id and c.status in ('requested', 'awaiting_payment')
    for update
  loop
    v_ended := v_ended + 1;
    update public.stay_changes c set status = p_status, decided_at = p_now, note = p_note where c.id = v_change.id;
    -- A payment of it in progress will be refunded.
    update public.booking_charges g set status = 'cancelled' where g.id = v_change.charge_id and g.status = 'open';
    perform public.free_held_nights(p_booking_id, p_now);
    if v_change.status = 'requested' and p_status in ('declined', 'lapsed') then
      insert into public.booking_events (booking_id, kind, change_id, created_at)
      values (p_booking_id, 'change_' || p_status, v_change.id, p_now);
    end if;
  end loop;
  return v_ended;
end;
$$;

comment on function public.end_stay_changes is
  'Ends the open change of a booking, if any, without making it: its nights are free again, and it can''t be paid '
  'anymore. The caller holds the cabin''s lock. The guest of a request is told.';

create function public.lapse_stay_changes(p_now timestamptz)
returns integer language plpgsql set search_path = '' as $$
declare
  v_due record;
  v_ended integer := 0;
begin
  for v_due in
    select c.booking_id, b.cabin_id from public.stay_changes c join public.bookings b on b.id = c.booking_id
    where c.status in ('requested', 'awaiting_payment') and c.expires_at <= p_now
    order by b.cabin_id
  loop
    if pg_try_advisory_xact_lock(hashtextextended(v_due.cabin_id::text, 0)) and exists (
      select from public.stay_changes c where c.booking_id = v_due.booking_id
        and c.status in ('requested', 'awaiting_payment') and c.expires_at <= p_now
    ) then
      v_ended := v_ended + public.end_stay_changes(v_due.booking_id, 'lapsed', p_now);
    end if;
  end loop;
  return v_ended;
end;
$$;

comment on function public.lapse_stay_changes is
  'Ends changes that weren''t paid in time, and requests that the host didn''t answer before arrival.';

create function public.hold_added_nights(p_booking public.bookings, p_to jsonb, p_until timestamptz)
returns void language sql volatile set search_path = '' as $$
  insert into public.occupancies (cabin_id, check_in, check_out, kind, expires_at, held_for)
  select p_booking.cabin_id, lower(r), upper(r), 'hold', p_until, s.id
  from public.occupancies s
  cross join public.read_move(p_to) t
  cross join unnest(datemultirange(daterange(t.check_in, t.check_out)) - datemultirange(s.during)) r
  where s.id = p_booking.occupancy_id;
$$;

comment on function public.hold_added_nights is
  'Holds the nights of a changed stay that aren''t the booking''s own yet.';

create function public.change_for_guest(p_token text, p_change jsonb, p_now timestamptz default now())
returns jsonb language plpgsql set search_path = '' set lock_timeout = '2s' as $$
declare
  v_id uuid := (p_change ->> 'id')::uuid;
  v_booking public.bookings;
  v_former public.stay_changes;
  v_to jsonb;
  v_stay record;
  v_permission text;
  v_due integer;
  v_status text := 'done';
  v_charge_id uuid;
  v_expires timestamptz := p_now + interval '15 minutes';
begin
  perform public.lock_cabin(b.cabin_id) from public.bookings b where b.token = p_token;
  select * into v_booking from public.bookings b where b.token = p_token;
  if not found then
    perform public.refuse('unknown_booking');
  end if;
  -- The form was sent again, or twice at once.
  select * into v_former from public.stay_changes c where c.id = v_id;
  if found then
    if v_former.booking_id <> v_booking.id then
      perform public.refuse('sent_before');
    end if;
    return jsonb_build_object('status', v_former.status, 'charge_id', v_former.charge_id);
  end if;

  if v_booking.moves is distinct from (p_change -> 'seen' ->> 'moves')::integer then
    perform public.refuse('booking_changed');
  end if;
  v_to := public.own_cabin(v_booking, p_change -> 'to');
  select * into v_stay from public.read_move(v_to);
  v_permission := public.change_permission(v_booking, v_to, p_now);
  if v_permission = 'off' or v_permission is distinct from p_change ->> 'permission' then
    perform public.refuse('not_offered');
  end if;
  -- A newer change replaces an open one and may use the nights that were held for it.
  perform public.end_stay_changes(v_booking.id, 'withdrawn', p_now);
  v_due := public.check_move(v_booking, v_to, p_change -> 'quote', p_change -> 'seen', p_now, false);
  if v_permission = 'approval' then
    v_status := 'requested';
    select least(s.check_in, v_stay.check_in)::timestamp at time zone c.timezone into v_expires
    from public.occupancies s join public.cabins c on c.id = s.cabin_id where s.id = v_booking.occupancy_id;
  -- An unpaid balance takes the difference, so that nothing is due now.
  elsif v_due > 0 and public.open_balance_cents(v_booking.id) = 0 then
    v_status := 'awaiting_payment';
    insert into public.booking_charges (booking_id, kind, amount_cents, label, reason, created_at, created_by)
    values (v_booking.id, 'change', v_due, p_change ->> 'label', '', p_now, 'the guest')
    returning id into v_charge_id;
  end if;
  insert into public.stay_changes (
    id, booking_id, status, needs_approval, check_in, check_out, adults, children, pets, quote, total_cents, seen,
    label, charge_id, created_at, expires_at, decided_at
  ) values (
    v_id, v_booking.id, v_status, v_permission = 'approval', v_stay.check_in, v_stay.check_out, v_stay.adults,
    v_stay.children, v_stay.pets, p_change -> 'quote', (p_change -> 'quote' ->> 'total_cents')::integer,
    p_change -> 'seen', p_change ->> 'label', v_charge_id,
    p_now, v_expires, case when v_status = 'done' then p_now end
  );
  if v_status = 'awaiting_payment' then
    perform public.hold_added_nights(v_booking, v_to, v_expires);
  elsif v_status = 'requested' then
    insert into public.booking_events (booking_id, kind, change_id, created_at)
    values (v_booking.id, 'change_requested', v_id, p_now);
  elsif v_status = 'done' then
    perform public.move_booking(v_booking, v_to, p_change -> 'quote', p_change -> 'seen',
      jsonb_build_object('charge', p_change ->> 'label', 'reason', '', 'change_id', v_id), p_now);
  end if;
  return jsonb_build_object('status', v_status, 'charge_id', v_charge_id);
exception when exclusion_violation then
  perform public.refuse('nights_taken');
end;
$$;

comment on function public.change_for_guest is
  'A guest''s change with the quote that priceMove made for it: made at once, held until its charge is paid, or sent '
  'to the host for approval, as change_permission and the amount due say. Idempotent by its id.';

create function public.withdraw_stay_change(p_token text, p_change_id uuid, p_now timestamptz default now())
returns boolean language plpgsql set search_path = '' set lock_timeout = '2s' as $$
declare
  v_booking_id uuid;
begin
  perform public.lock_cabin(b.cabin_id) from public.bookings b where b.token = p_token;
  select b.id into v_booking_id
  from public.bookings b join public.stay_changes c on c.booking_id = b.id
  where b.token = p_token and c.id = p_change_id and c.status in ('requested', 'awaiting_payment');
  return found and public.end_stay_changes(v_booking_id, 'withdrawn', p_now) > 0;
end;
$$;

comment on function public.withdraw_stay_change is 'Ends the guest''s open change. False if it isn''t open anymore.';

create function public.target_of_change(p_change_id uuid)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('cabin_id', b.cabin_id, 'check_in', c.check_in, 'check_out', c.check_out,
    'adults', c.adults, 'children', c.children, 'pets', c.pets)
  from public.stay_changes c join public.bookings b on b.id = c.booking_id where c.id = p_change_id;
$$;

comment on function public.target_of_change is 'A guest''s change as the target of a move.';

create function public.complete_stay_change(p_charge_id uuid, p_now timestamptz)
returns boolean language plpgsql set search_path = '' as $$
declare
  v_change public.stay_changes;
  v_booking public.bookings;
begin
  select * into v_change from public.stay_changes c where c.charge_id = p_charge_id for update;
  if v_change.status is distinct from 'awaiting_payment' then
    return false;
  end if;
  select * into v_booking from public.bookings b where b.id = v_change.booking_id;
  begin
    perform public.free_held_nights(v_booking.id, p_now);
    update public.stay_changes c set status = 'done', decided_at = p_now where c.id = v_change.id;
    perform public.move_booking(
      v_booking, public.target_of_change(v_change.id), v_change.quote, v_change.seen,
      jsonb_build_object('charge', v_change.label, 'reason', '', 'change_id', v_change.id), p_now, p_charge_id);
    return true;
  exception when sqlstate 'PT422' then
    -- The move was refused, so the change ends below.
    null;
  end;
  perform public.end_stay_changes(v_change.booking_id, 'lapsed', p_now);
  return false;
end;
$$;

comment on function public.complete_stay_change is
  'Makes the change that a payment is for, even past its hold if nobody has taken the nights. False: the change isn''t '
  'possible anymore and has ended, so the payment must be refunded. The caller holds the cabin''s lock.';

create function public.host_answer_change(
  p_change_id uuid, p_approves boolean, p_note text, p_key uuid default null
)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_request jsonb := jsonb_build_array(p_change_id, p_approves, p_note);
  v_note text;
  v_former jsonb;
  v_change public.stay_changes;
  v_booking public.bookings;
  v_moved jsonb;
begin
  perform public.require_staff('moves_money');
  v_note := nullif(public.read_line(p_note, 0, 500), '');
  if p_approves is null then
    perform public.refuse('bad_change');
  elsif p_approves then
    perform public.require_second_factor();
  end if;
  v_former := public.answered_before('answer_change', p_key, v_request);
  if v_former is not null then
    return v_former;
  end if;
  perform public.lock_cabin(b.cabin_id)
  from public.stay_changes c join public.bookings b on b.id = c.booking_id where c.id = p_change_id;
  select * into v_change from public.stay_changes c where c.id = p_change_id for update;
  if v_change.status is distinct from 'requested' or v_change.expires_at <= now() then
    perform public.refuse('request_over');
  end if;
  select * into v_booking from public.bookings b where b.id = v_change.booking_id for update;
  if p_approves then
    update public.stay_changes c set status = 'done', decided_at = now(), note = v_note where c.id = v_change.id;
    v_moved := public.move_booking(
      v_booking, public.target_of_change(v_change.id), v_change.quote, v_change.seen,
      jsonb_build_object('charge', v_change.label, 'reason', '', 'change_id', v_change.id), now());
  else
    perform public.end_stay_changes(v_booking.id, 'declined', now(), v_note);
  end if;
  perform public.write_audit(case when p_approves then 'approve_change' else 'decline_change' end, v_booking.reference,
    v_moved -> 'before', public.target_of_change(v_change.id) || coalesce(v_moved -> 'money', '{}')
      || jsonb_build_object('reason', coalesce(v_note, '')));
  return public.keep_answer('answer_change', p_key, v_request, jsonb_build_object(
    'charge_cents', 0, 'refund_cents', 0) || coalesce(v_moved -> 'money', '{}'));
end;
$$;

comment on function public.host_answer_change is
  'Approves a guest''s request, which makes the change at the price the guest agreed to if it still holds, or declines '
  'it; the guest is told, with the note. Idempotent by its key.';

create function public.open_change_requests(p_now timestamptz)
returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'reference', b.reference, 'cabin', k.title, 'check_in', c.check_in, 'check_out', c.check_out
  ) order by c.created_at, c.id), '[]')
  from public.stay_changes c
  join public.bookings b on b.id = c.booking_id
  join public.cabins k on k.id = b.cabin_id
  where c.status = 'requested' and c.expires_at > p_now;
$$;

comment on function public.open_change_requests is 'The changes that guests ask for, for the console''s first page.';

alter table public.stay_changes enable row level security;

grant select, insert, update on public.stay_changes to service_role;
grant execute on function
  public.change_permission, public.own_cabin, public.preview_stay_change, public.free_held_nights,
  public.end_stay_changes, public.lapse_stay_changes, public.hold_added_nights, public.change_for_guest,
  public.withdraw_stay_change, public.target_of_change, public.complete_stay_change, public.open_change_requests
  to service_role;
grant execute on function public.host_answer_change to authenticated;
