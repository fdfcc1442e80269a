-- A booking's way from hold to completed stay. One function moves a booking; everything else asks it.

alter table public.bookings drop constraint bookings_status_check;
alter table public.bookings
  alter column idempotency_key drop not null,
  add column hold_expires_at timestamptz,
  add column confirmed_at timestamptz,
  add column cancelled_at timestamptz,
  add column cancelled_by text check (cancelled_by in ('guest', 'host', 'system')),
  add column completed_at timestamptz,
  add column free_cancel_until timestamptz,
  add constraint bookings_status_check check (status in (
    'held', 'pending_payment', 'confirmed', 'cancelled', 'expired', 'refunded', 'completed'
  )),
  add constraint bookings_hold_check check (
    (status not in ('held', 'pending_payment') or hold_expires_at is not null)
    and (status not in ('confirmed', 'completed') or hold_expires_at is null)
  );

comment on column public.bookings.idempotency_key is
  'Chosen by the caller: the same key never books twice. Null once a booking that ran out unpaid gave its key to the next attempt.';
comment on column public.bookings.hold_expires_at is 'Until then the dates wait for the payment. Null once confirmed.';
comment on column public.bookings.free_cancel_until is
  'Strictly before it a cancellation pays everything back: the terms the stay was booked under, whatever the cabin''s are today.';

update public.bookings b
set confirmed_at = b.created_at,
    free_cancel_until = (s.check_in - c.free_cancel_days)::timestamp at time zone c.timezone
from public.stays s, public.cabins c
where s.id = b.stay_id and c.id = b.cabin_id;
alter table public.bookings alter column free_cancel_until set not null;

create index bookings_by_hold on public.bookings (hold_expires_at) where status in ('held', 'pending_payment');

create table public.booking_events (
  id bigint generated always as identity primary key,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  kind text not null check (kind in (
    'held', 'pending_payment', 'confirmed', 'cancelled', 'expired', 'refunded', 'completed', 'late_payment_refunded'
  )),
  created_at timestamptz not null default now(),
  handled_at timestamptz
);

comment on table public.booking_events is
  'What happened to each booking, in order. Written in the transaction of the change, so that no message about it is lost.';
comment on column public.booking_events.handled_at is 'Set when the messages this event asks for are queued.';

create index booking_events_by_booking on public.booking_events (booking_id);
create index booking_events_unhandled on public.booking_events (id) where handled_at is null;

alter table public.booking_events enable row level security;
revoke all on public.booking_events from public, anon, authenticated, service_role;
grant select, insert, update on public.booking_events to service_role;

-- The status changes through move_booking alone.
revoke update on public.bookings from service_role;
grant update (idempotency_key, hold_expires_at) on public.bookings to service_role;

create function public.may_move_booking(p_from text, p_to text)
returns boolean language sql immutable set search_path = '' as $$
  select (p_from, p_to) in (
    ('held', 'pending_payment'), ('held', 'confirmed'), ('held', 'expired'), ('held', 'cancelled'),
    ('pending_payment', 'confirmed'), ('pending_payment', 'expired'), ('pending_payment', 'cancelled'),
    ('confirmed', 'cancelled'), ('confirmed', 'completed'),
    ('expired', 'confirmed'), ('expired', 'refunded'),
    ('cancelled', 'refunded')
  );
$$;

comment on function public.may_move_booking is 'The transition table of lib/domain/booking-status.ts; a test compares the two.';

create function public.guard_booking_status() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'held' then
      raise exception 'a booking begins as held, not %', new.status using errcode = 'check_violation';
    end if;
  elsif new.status <> old.status and not public.may_move_booking(old.status, new.status) then
    raise exception 'a booking cannot move from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end;
$$;

comment on function public.guard_booking_status is 'Refuses every move that is not in the transition table, whoever asks.';

create trigger guard_status before insert or update of status on public.bookings
  for each row execute function public.guard_booking_status();

create function public.lock_cabin(p_cabin_id uuid) returns void language sql volatile set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended(p_cabin_id::text, 0));
$$;

comment on function public.lock_cabin is
  'One writer per cabin until the transaction ends. Whoever changes what is taken in a cabin asks for it first.';

create function public.move_booking(p_booking_id uuid, p_to text, p_now timestamptz, p_by text default null)
returns void language plpgsql security definer set search_path = '' as $$
declare
  v_booking public.bookings;
begin
  perform public.lock_cabin(b.cabin_id) from public.bookings b where b.id = p_booking_id;
  select * into strict v_booking from public.bookings b where b.id = p_booking_id for update;

  update public.bookings b set
    status = p_to,
    hold_expires_at = case when p_to in ('confirmed', 'completed') then null else b.hold_expires_at end,
    confirmed_at = case when p_to = 'confirmed' then p_now else b.confirmed_at end,
    cancelled_at = case when p_to = 'cancelled' then p_now else b.cancelled_at end,
    cancelled_by = case when p_to = 'cancelled' then coalesce(p_by, 'system') else b.cancelled_by end,
    completed_at = case when p_to = 'completed' then p_now else b.completed_at end
  where b.id = p_booking_id;

  if p_to = 'confirmed' then
    -- Under the exclusion constraint: taking dates back that are gone fails here, and with it the move.
    update public.stays s set kind = 'booking', expires_at = null, released_at = null where s.id = v_booking.stay_id;
  elsif p_to in ('expired', 'cancelled', 'refunded') then
    update public.stays s set released_at = p_now where s.id = v_booking.stay_id and s.released_at is null;
  end if;

  insert into public.booking_events (booking_id, kind, created_at) values (p_booking_id, p_to, p_now);
end;
$$;

comment on function public.move_booking is
  'The one writer of a booking''s status: cabin lock, status and its times, the stay, and the event, together or not at all.';

create function public.free_lapsed_holds(p_cabin_id uuid, p_now timestamptz)
returns integer language plpgsql set search_path = '' as $$
declare
  v_booking_id uuid;
  v_freed integer := 0;
begin
  perform public.lock_cabin(p_cabin_id);
  for v_booking_id in
    select b.id from public.bookings b
    where b.cabin_id = p_cabin_id and b.status in ('held', 'pending_payment') and b.hold_expires_at <= p_now
    order by b.id
  loop
    perform public.move_booking(v_booking_id, 'expired', p_now);
    v_freed := v_freed + 1;
  end loop;
  update public.stays s set released_at = p_now
  where s.cabin_id = p_cabin_id and s.released_at is null and s.kind = 'hold' and s.expires_at <= p_now;
  return v_freed;
end;
$$;

comment on function public.free_lapsed_holds is
  'Ends the cabin''s holds that ran out, in the transaction that needs the dates. Answers how many bookings that were.';

create function public.release_hold(p_booking_id uuid, p_now timestamptz default now())
returns boolean language plpgsql set search_path = '' set lock_timeout = '2s' as $$
begin
  perform public.lock_cabin(b.cabin_id) from public.bookings b where b.id = p_booking_id;
  if not exists (select from public.bookings b where b.id = p_booking_id and b.status = 'held') then
    return false;
  end if;
  perform public.move_booking(p_booking_id, 'expired', p_now);
  return true;
end;
$$;

comment on function public.release_hold is
  'Gives the dates back when no payment could begin. One that has begun meanwhile, for the same request sent twice, keeps them.';

create function public.expire_holds(p_now timestamptz default now())
returns integer language plpgsql set search_path = '' as $$
declare
  v_cabin_id uuid;
  v_freed integer := 0;
begin
  for v_cabin_id in
    select distinct s.cabin_id from public.stays s
    where s.kind = 'hold' and s.released_at is null and s.expires_at <= p_now
    order by 1
  loop
    -- A cabin somebody is writing to frees its own holds, or the next run does.
    if pg_try_advisory_xact_lock(hashtextextended(v_cabin_id::text, 0)) then
      v_freed := v_freed + public.free_lapsed_holds(v_cabin_id, p_now);
    end if;
  end loop;
  return v_freed;
end;
$$;

comment on function public.expire_holds is
  'Frees every hold that ran out, for calendars nobody asks to book. Safe to run twice at once.';

create function public.complete_stays(p_now timestamptz default now())
returns integer language plpgsql set search_path = '' as $$
declare
  v_booking record;
  v_completed integer := 0;
begin
  for v_booking in
    select b.id, b.cabin_id
    from public.bookings b
    join public.stays s on s.id = b.stay_id
    join public.cabins c on c.id = b.cabin_id
    where b.status = 'confirmed' and s.check_out < (p_now at time zone c.timezone)::date
    order by b.cabin_id, b.id
  loop
    if pg_try_advisory_xact_lock(hashtextextended(v_booking.cabin_id::text, 0)) then
      -- Another run, or a cancellation, may have moved it since it was read.
      if exists (select from public.bookings b where b.id = v_booking.id and b.status = 'confirmed') then
        perform public.move_booking(v_booking.id, 'completed', p_now);
        v_completed := v_completed + 1;
      end if;
    end if;
  end loop;
  return v_completed;
end;
$$;

comment on function public.complete_stays is 'Marks stays as completed from the day after their check-out, in the cabin''s own zone.';

create or replace function public.create_booking(p_request jsonb, p_now timestamptz default now())
returns jsonb language plpgsql set search_path = '' set lock_timeout = '2s' as $$
declare
  v_cabin_id uuid := (p_request ->> 'cabin_id')::uuid;
  v_check_in date := (p_request ->> 'check_in')::date;
  v_check_out date := (p_request ->> 'check_out')::date;
  v_key text := p_request ->> 'idempotency_key';
  v_hash text := p_request ->> 'request_hash';
  v_hold_ends timestamptz := p_now + interval '30 minutes';
  v_booking public.bookings;
  v_inputs jsonb;
  v_stay_id uuid;
  v_constraint text;
begin
  -- One writer per cabin: without it, rivals for the same nights deadlock on the exclusion constraint.
  perform public.lock_cabin(v_cabin_id);
  perform public.free_lapsed_holds(v_cabin_id, p_now);

  select * into v_booking from public.bookings b where b.idempotency_key = v_key;
  if found then
    if v_booking.request_hash <> v_hash then
      return jsonb_build_object('result', 'idempotency_key_reused');
    end if;
    if v_booking.status = 'held' and v_booking.hold_expires_at < v_hold_ends - interval '1 minute' then
      -- No payment has begun: the guest gets the whole time to pay, and the provider a session as long as it wants.
      update public.bookings b set hold_expires_at = v_hold_ends where b.id = v_booking.id
      returning * into v_booking;
      update public.stays s set expires_at = v_hold_ends where s.id = v_booking.stay_id;
    end if;
    if v_booking.status <> 'expired' then
      return jsonb_build_object('result', 'repeated', 'booking', to_jsonb(v_booking));
    end if;
    -- The hold ran out unpaid: the guest who comes back under the same key begins again.
    update public.bookings b set idempotency_key = null where b.id = v_booking.id;
  end if;

  if exists (select 1 from public.stays s
             where s.cabin_id = v_cabin_id and s.released_at is null
               and s.during && daterange(v_check_in, v_check_out, '[)')) then
    return jsonb_build_object('result', 'dates_unavailable');
  end if;

  v_inputs := public.quote_inputs(v_cabin_id, v_check_in, v_check_out,
                                  p_request ->> 'promo_code', (p_request ->> 'deal_id')::uuid, p_now);
  if v_inputs is null or v_inputs ->> 'version' is distinct from p_request ->> 'version' then
    return jsonb_build_object('result', 'inputs_changed');
  end if;

  insert into public.stays (cabin_id, check_in, check_out, kind, expires_at)
  values (v_cabin_id, v_check_in, v_check_out, 'hold', v_hold_ends)
  on conflict do nothing
  returning id into v_stay_id;
  if v_stay_id is null then
    return jsonb_build_object('result', 'dates_unavailable');
  end if;

  insert into public.bookings (
    stay_id, cabin_id, reference, token, status, adults, children, pets, guest_name, guest_email, guest_phone,
    quote, total_cents, promo_code, deal_id, idempotency_key, request_hash, terms_accepted_at, created_at,
    hold_expires_at, free_cancel_until
  )
  select
    v_stay_id, v_cabin_id, p_request ->> 'reference', p_request ->> 'token', 'held',
    (p_request ->> 'adults')::smallint, (p_request ->> 'children')::smallint, (p_request ->> 'pets')::smallint,
    p_request ->> 'guest_name', p_request ->> 'guest_email', p_request ->> 'guest_phone',
    p_request -> 'quote', (p_request -> 'quote' ->> 'total_cents')::integer,
    case when (p_request -> 'quote' ->> 'free_nights')::integer > 0 then v_inputs -> 'promotion' ->> 'code' end,
    case when (p_request -> 'quote' ->> 'discount_percent')::numeric > 0 then (v_inputs -> 'deal' ->> 'id')::uuid end,
    v_key, v_hash, p_now, p_now,
    v_hold_ends, (v_check_in - c.free_cancel_days)::timestamp at time zone c.timezone
  from public.cabins c where c.id = v_cabin_id
  returning * into v_booking;
  insert into public.booking_events (booking_id, kind, created_at) values (v_booking.id, 'held', p_now);
  return jsonb_build_object('result', 'created', 'booking', to_jsonb(v_booking));
exception
  -- A rival under the same key on another cabin, or a lock that did not come: nothing was written.
  when unique_violation then
    get stacked diagnostics v_constraint = constraint_name;
    -- Any other one is a reference or token drawn twice: the caller tries again with new ones.
    return jsonb_build_object('result', case v_constraint
      when 'bookings_idempotency_key_key' then 'idempotency_key_reused' else 'inputs_changed' end);
  when exclusion_violation or deadlock_detected or lock_not_available then
    return jsonb_build_object('result', 'dates_unavailable');
end;
$$;

comment on function public.create_booking is
  'Holds a stay for 30 minutes in one transaction: lock the cabin, end holds that ran out, check the nights and that the quote''s inputs are still true, insert. Refusals are results, not errors.';

revoke all on function
  public.may_move_booking, public.guard_booking_status, public.lock_cabin, public.move_booking,
  public.free_lapsed_holds, public.release_hold, public.expire_holds, public.complete_stays
  from public, anon, authenticated, service_role;
grant execute on function
  public.may_move_booking, public.guard_booking_status, public.lock_cabin, public.move_booking,
  public.free_lapsed_holds, public.release_hold, public.expire_holds, public.complete_stays
  to service_role;
