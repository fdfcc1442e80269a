-- Bookings with their payments and refunds, and the one function that changes a booking's status.

create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  occupancy_id uuid not null unique references public.occupancies (id),
  cabin_id uuid not null references public.cabins (id),
  reference text not null unique check (reference ~ '^[A-Z]{2,4}-[2-9A-HJ-NP-Z]{8}$'),
  token text not null unique check (length(token) >= 32),
  status text not null check (status in (
    'held', 'pending_payment', 'confirmed', 'cancelled', 'expired', 'refunded', 'completed'
  )),
  adults smallint not null check (adults >= 1),
  children smallint not null check (children >= 0),
  pets smallint not null check (pets >= 0),
  guest_name text not null check (length(guest_name) between 1 and 100 and public.is_line(guest_name)),
  guest_email text check (public.is_email(guest_email) and public.is_line(guest_email)),
  guest_phone text not null check (guest_phone ~ '^\+(1[2-9][0-9]{9}|[2-9][0-9]{6,14})$'),
  quote jsonb not null,
  total_cents integer not null check (total_cents >= 0),
  deposit_cents integer check (deposit_cents > 0),
  balance_days smallint check (balance_days between 1 and 180),
  promo_code text references public.promotions (code),
  deal_id uuid references public.daily_deals (id),
  idempotency_key text unique check (length(idempotency_key) between 8 and 100),
  request_hash text not null,
  made_by text not null default 'guest' check (made_by in ('guest', 'host')),
  terms_accepted_at timestamptz,
  created_at timestamptz not null default now(),
  hold_expires_at timestamptz,
  confirmed_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('guest', 'host', 'system')),
  completed_at timestamptz,
  free_cancel_until timestamptz not null,
  hold_networks text[],
  gave_way_at timestamptz,
  messages_closed_at timestamptz,
  moves smallint not null default 0 check (moves >= 0),
  moved_at timestamptz,
  minimum_stay_reason text check (length(minimum_stay_reason) between 2 and 200
    and public.is_line(minimum_stay_reason)),
  damage_returned_at timestamptz,
  damage_kept_cents integer check (damage_kept_cents >= 0),
  damage_reason text check (length(damage_reason) between 1 and 500 and public.is_line(damage_reason)),
  is_example boolean not null default false,
  constraint bookings_return_damage_once
    check ((damage_returned_at is null) = (damage_kept_cents is null)),
  constraint bookings_say_why_they_keep check ((coalesce(damage_kept_cents, 0) > 0) = (damage_reason is not null)),
  constraint bookings_guests_have_email check (made_by = 'host' or guest_email is not null),
  constraint bookings_agree_on_both_parts check ((deposit_cents is null) = (balance_days is null)),
  constraint bookings_guests_accept_terms check (made_by = 'host' or terms_accepted_at is not null),
  constraint bookings_hold_check check (
    (status not in ('held', 'pending_payment') or hold_expires_at is not null)
    and (status not in ('confirmed', 'completed') or hold_expires_at is null)
  )
);

comment on table public.bookings is 'A guest''s booking of a stay, with the quote it was sold at.';
comment on column public.bookings.token is 'The unguessable secret in the link to the guest''s own page.';
comment on column public.bookings.guest_email is
  'Null when the host booked for a guest without an email address, who gets no emails.';
comment on column public.bookings.guest_phone is 'E.164, of any country; texts go only to US numbers.';
comment on column public.bookings.quote is 'The quote as agreed; later rate edits never change it.';
comment on column public.bookings.deposit_cents is
  'The first payment of a booking paid in two parts. Null: paid in full at once.';
comment on column public.bookings.balance_days is 'How many days before check-in the balance is due, as agreed.';
comment on column public.bookings.idempotency_key is
  'Chosen by the caller: the same key never books twice. Set to null when the booking has ended and the next attempt '
  'reuses the key.';
comment on column public.bookings.request_hash is 'Distinguishes a retry from a different request with the same key.';
comment on column public.bookings.made_by is
  'host: entered by the staff, by phone or email. Its hold lasts as long as the host chooses, doesn''t count as a '
  'visitor''s unpaid nights, and is never ended early for others.';
comment on column public.bookings.terms_accepted_at is
  'When the guest accepted the terms: with the booking or, when the host booked, with the payment on the site. Null: '
  'not yet, or paid elsewhere.';
comment on column public.bookings.hold_expires_at is 'The end of the unpaid hold. Null once confirmed.';
comment on column public.bookings.free_cancel_until is
  'A cancellation strictly before it is refunded in full: the terms at the time of booking, whatever the cabin''s are '
  'today.';
comment on column public.bookings.hold_networks is
  'Hashes of the client''s networks while unpaid, narrowest first. Null for a hold that no visitor made.';
comment on column public.bookings.messages_closed_at is
  'When the host closed the message thread; a newer message of the guest reopens it.';
comment on column public.bookings.moves is
  'How often the host changed its dates, party or cabin; a change names the count it was based on.';
comment on column public.bookings.minimum_stay_reason is
  'Why the host allowed a stay shorter than the minimum of its check-in.';
comment on column public.bookings.is_example is
  'Created by the seed: no email or text about it is sent, no money moves, and all examples are removed at once.';
comment on column public.bookings.damage_returned_at is
  'When the host gave back the damage deposit of the quote, or the part of it that wasn''t kept.';
comment on column public.bookings.damage_reason is 'Why a part was kept; the guest reads it.';
comment on column public.bookings.gave_way_at is
  'When its hold was ended early to make room for a guest of another network.';

create index bookings_by_cabin on public.bookings (cabin_id);
create index bookings_by_deal on public.bookings (deal_id);
create index bookings_by_promo on public.bookings (promo_code);
create index bookings_by_hold on public.bookings (hold_expires_at) where status in ('held', 'pending_payment');
create index bookings_over on public.bookings (created_at) where status in ('expired', 'cancelled');

create table public.booking_charges (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  kind text not null check (kind in ('extra', 'move', 'balance', 'change')),
  amount_cents integer not null check (amount_cents > 0),
  label text not null check (length(label) between 1 and 120),
  reason text not null check (length(reason) <= 500),
  status text not null default 'open' check (status in ('open', 'paid', 'cancelled')),
  created_at timestamptz not null default now(),
  created_by text not null check (length(created_by) between 3 and 254),
  paid_at timestamptz,
  due_on date,
  attempts smallint not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz,
  check ((status = 'paid') = (paid_at is not null)),
  constraint booking_charges_of_balances_are_due check ((kind = 'balance') = (due_on is not null))
);

comment on table public.booking_charges is
  'What a guest owes after booking: an extra, the difference of a moved stay, the balance of a booking paid in two '
  'parts, or the price of the guest''s own change, which happens when it is paid. '
  'The guest pays them on the booking''s page; a balance is also charged to the saved card when it is due.';
comment on column public.booking_charges.attempts is 'How often the saved card has refused a balance.';
comment on column public.booking_charges.next_attempt_at is
  'When the saved card is charged next. Null after the last attempt: the host decides.';

create index booking_charges_by_booking on public.booking_charges (booking_id);
-- Both columns, or queries that embed the charges of a booking would expect only one.
create unique index booking_charges_one_balance on public.booking_charges (booking_id, kind)
  where kind = 'balance' and status = 'open';
create index booking_charges_to_attempt on public.booking_charges (next_attempt_at)
  where kind = 'balance' and status = 'open';

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings (id),
  charge_id uuid references public.booking_charges (id),
  provider text not null check (provider in ('test', 'stripe', 'offline')),
  session_id text not null unique check (length(session_id) between 8 and 255),
  url text not null check (length(url) <= 2048),
  status text not null default 'open' check (status in ('open', 'paid', 'expired', 'failed')),
  amount_cents integer not null check (amount_cents > 0),
  paid_cents integer check (paid_cents >= 0),
  provider_payment_id text,
  receipt_url text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  paid_at timestamptz,
  checked_at timestamptz,
  method text check (method in ('cash', 'check', 'card_terminal', 'other')),
  note text check (length(note) <= 500),
  is_automatic boolean not null default false,
  check ((status = 'paid') = (paid_at is not null and paid_cents is not null)),
  constraint payments_offline_name_their_method check ((provider = 'offline') = (method is not null)),
  constraint payments_have_a_page check ((provider = 'offline' or is_automatic) = (url = ''))
);

comment on table public.payments is
  'One row per checkout session, and one for each amount the host received outside the site (provider elsewhere). At '
  'most one of a booking, and of each charge, is open.';
comment on column public.payments.charge_id is 'The charge it pays. Null: the booking itself.';
comment on column public.payments.method is 'How it was paid outside the site.';
comment on column public.payments.amount_cents is 'The amount requested.';
comment on column public.payments.is_automatic is
  'A charge to the card saved with the first payment. It has no page, and session_id is our own.';
comment on column public.payments.paid_cents is 'The amount the provider reports as paid.';
comment on column public.payments.checked_at is
  'When the provider was last polled, for payments whose webhook never came.';

create unique index payments_one_open on public.payments (booking_id) where status = 'open' and charge_id is null;
create unique index payments_one_open_of_charge on public.payments (charge_id) where status = 'open';
create index payments_automatic on public.payments (created_at) where is_automatic and status = 'open';
create index payments_by_charge on public.payments (charge_id) where charge_id is not null;
create index payments_by_booking on public.payments (booking_id);
create index payments_by_provider_payment on public.payments (provider_payment_id);

create table public.disputes (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments (id) on delete cascade,
  provider_id text not null unique check (length(provider_id) between 3 and 255),
  amount_cents integer not null check (amount_cents > 0),
  reason text not null check (length(reason) <= 100),
  state text not null check (state in ('inquiry', 'open', 'closed', 'won', 'lost')),
  answer_by timestamptz,
  opened_at timestamptz not null,
  closed_at timestamptz,
  event_at timestamptz not null,
  constraint disputes_end_once_decided check ((state in ('closed', 'won', 'lost')) = (closed_at is not null))
);

comment on table public.disputes is
  'Payments disputed by a guest''s bank. A payment may have several. A lost one counts as refunded, through a row of '
  'refunds.';
comment on column public.disputes.state is
  'inquiry: the bank only asks. open: the bank withholds the money. closed: it ended undecided, e.g. because the '
  'payment was refunded.';
comment on column public.disputes.answer_by is 'The provider''s deadline for evidence.';
comment on column public.disputes.event_at is
  'The provider''s time of the newest applied event; events arrive in any order.';

create index disputes_by_payment on public.disputes (payment_id);
create index disputes_undecided on public.disputes (opened_at) where state in ('inquiry', 'open');

create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments (id),
  amount_cents integer not null check (amount_cents > 0),
  reason text not null check (reason in (
    'cancellation', 'late_payment', 'payment_after_cancellation', 'second_payment', 'wrong_amount', 'made_at_provider',
    'partial', 'goodwill', 'moved', 'dispute', 'damage_deposit'
  )),
  dispute_id uuid unique references public.disputes (id) on delete cascade,
  status text not null default 'queued' check (status in ('queued', 'by_hand', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  provider_id text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  error text,
  constraint refunds_name_their_dispute check ((reason = 'dispute') = (dispute_id is not null))
);

comment on table public.refunds is
  'Money to refund. The id is the provider''s idempotency key, so that neither a crash nor a second worker refunds '
  'twice.';
comment on column public.refunds.reason is
  'partial, goodwill, moved and damage_deposit leave the booking as it is: part of the price, a voluntary refund, the '
  'difference of a moved stay, the damage deposit after departure.';
comment on column public.refunds.dispute_id is
  'The lost dispute through which the bank took the money. The site sends nothing for it.';
comment on column public.refunds.status is
  'by_hand: the host refunds it outside the site, where it was paid; no provider is called.';
comment on column public.refunds.next_attempt_at is
  'The lease and the retry time: a worker that claims the refund postpones it; if the worker crashes, another one '
  'retries then.';

create index refunds_by_payment on public.refunds (payment_id);
create index refunds_to_send on public.refunds (next_attempt_at) where status = 'queued';
create index refunds_by_provider_id on public.refunds (provider_id) where provider_id is not null;

create table public.payment_events (
  provider text not null,
  event_id text not null check (length(event_id) between 3 and 255),
  type text not null,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);

comment on table public.payment_events is
  'Every webhook event that was processed, so that a second delivery changes nothing.';

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
  saves_card boolean not null default false,
  card_works boolean not null default true,
  success_url text not null,
  cancel_url text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

comment on table public.test_payment_pages is
  'The checkout sessions of the test provider, which moves no money. The site''s own records are in payments.';
comment on column public.test_payment_pages.card_works is 'Whether the saved card can be charged later.';

create table public.booking_events (
  id bigint generated always as identity primary key,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  kind text not null check (kind in (
    'held', 'pending_payment', 'confirmed', 'cancelled', 'expired', 'refunded', 'completed', 'late_payment_refunded',
    'refund_sent', 'refund_failed', 'sold_elsewhere', 'moved', 'charge_added', 'charge_paid', 'charge_refunded',
    'balance_failed', 'dispute_opened', 'dispute_closed', 'dispute_won', 'dispute_lost', 'link_requested',
    'return_offered', 'damage_kept', 'change_requested', 'change_declined', 'change_lapsed'
  )),
  created_at timestamptz not null default now(),
  handled_at timestamptz,
  refund_id uuid references public.refunds (id) on delete cascade,
  stay_before jsonb,
  charge_id uuid references public.booking_charges (id) on delete cascade,
  dispute_id uuid references public.disputes (id) on delete cascade,
  constraint booking_events_keep_moved_stays check ((kind = 'moved') = (stay_before is not null)),
  constraint booking_events_name_their_refund
    check ((kind in ('refund_sent', 'refund_failed')) = (refund_id is not null)),
  constraint booking_events_name_their_charge check (
    (kind in ('charge_added', 'charge_paid', 'charge_refunded', 'balance_failed')) = (charge_id is not null)
  ),
  constraint booking_events_name_their_dispute check ((kind like 'dispute\_%') = (dispute_id is not null))
);

comment on table public.booking_events is
  'The history of each booking, in order. Written in the transaction of the change, so that no message about it is '
  'lost.';
comment on column public.booking_events.handled_at is 'Set when the messages due for this event are queued.';
comment on column public.booking_events.stay_before is 'For a moved stay: its previous cabin, dates and party.';
comment on column public.booking_events.refund_id is 'Which refund was sent or failed; a booking may have several.';
comment on column public.booking_events.charge_id is
  'Which charge was added or paid. charge_refunded: a payment of it couldn''t be accepted, so all of it is refunded.';

create index booking_events_by_booking on public.booking_events (booking_id);
create index booking_events_unhandled on public.booking_events (id) where handled_at is null;
create index booking_events_by_refund on public.booking_events (refund_id) where refund_id is not null;
create index booking_events_by_charge on public.booking_events (charge_id) where charge_id is not null;
create index booking_events_by_dispute on public.booking_events (dispute_id) where dispute_id is not null;

create function public.may_set_booking_status(p_from text, p_to text)
returns boolean language sql immutable set search_path = '' as $$
  select (p_from, p_to) in (
    ('held', 'pending_payment'), ('held', 'confirmed'), ('held', 'expired'), ('held', 'cancelled'),
    ('pending_payment', 'confirmed'), ('pending_payment', 'expired'), ('pending_payment', 'cancelled'),
    ('confirmed', 'cancelled'), ('confirmed', 'completed'),
    ('expired', 'confirmed'), ('expired', 'refunded'),
    ('cancelled', 'refunded')
  );
$$;

comment on function public.may_set_booking_status is
  'The transition table of booking-status.ts in lib/domain; a test compares the two.';

create function public.guard_booking_status() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'held' then
      raise exception 'a booking begins as held, not %', new.status using errcode = 'check_violation';
    end if;
  elsif new.status <> old.status and not public.may_set_booking_status(old.status, new.status) then
    raise exception 'a booking cannot move from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end;
$$;

comment on function public.guard_booking_status is
  'Refuses every change of status that is not in the transition table, for every role.';

create trigger guard_status before insert or update of status on public.bookings
  for each row execute function public.guard_booking_status();

create function public.set_booking_status(p_booking_id uuid, p_to text, p_now timestamptz, p_by text default null)
returns void language plpgsql security definer set search_path = '' as $$
declare
  v_booking public.bookings;
begin
  perform public.lock_cabin(b.cabin_id) from public.bookings b where b.id = p_booking_id;
  select * into strict v_booking from public.bookings b where b.id = p_booking_id for update;

  update public.bookings b set
    status = p_to,
    hold_networks = case when p_to = 'pending_payment' then b.hold_networks end,
    hold_expires_at = case when p_to in ('confirmed', 'completed') then null else b.hold_expires_at end,
    confirmed_at = case when p_to = 'confirmed' then p_now else b.confirmed_at end,
    cancelled_at = case when p_to = 'cancelled' then p_now else b.cancelled_at end,
    cancelled_by = case when p_to = 'cancelled' then coalesce(p_by, 'system') else b.cancelled_by end,
    completed_at = case when p_to = 'completed' then p_now else b.completed_at end
  where b.id = p_booking_id;

  if p_to = 'confirmed' then
    -- The exclusion constraint fails this, and the status change with it, if the nights are taken by now.
    update public.occupancies s set kind = 'booking', expires_at = null, released_at = null
      where s.id = v_booking.occupancy_id;
    perform public.add_balance(p_booking_id, p_now);
  elsif p_to in ('expired', 'cancelled', 'refunded') then
    update public.occupancies s set released_at = p_now where s.id = v_booking.occupancy_id and s.released_at is null;
    update public.booking_charges g set status = 'cancelled' where g.booking_id = p_booking_id and g.status = 'open';
    perform public.end_stay_changes(p_booking_id, 'withdrawn', p_now);
  end if;

  insert into public.booking_events (booking_id, kind, created_at) values (p_booking_id, p_to, p_now);
end;
$$;

comment on function public.set_booking_status is
  'The only writer of a booking''s status: cabin lock, status and its times, the stay, its balance or open '
  'charges, and the event, all or nothing.';

create function public.complete_stays(p_now timestamptz default now())
returns integer language plpgsql set search_path = '' as $$
declare
  v_booking record;
  v_completed integer := 0;
begin
  for v_booking in
    select b.id, b.cabin_id
    from public.bookings b
    join public.occupancies s on s.id = b.occupancy_id
    join public.cabins c on c.id = b.cabin_id
    where b.status = 'confirmed' and s.check_out < (p_now at time zone c.timezone)::date
    order by b.cabin_id, b.id
  loop
    if pg_try_advisory_xact_lock(hashtextextended(v_booking.cabin_id::text, 0)) then
      -- Another run, or a cancellation, may have moved it since it was read.
      if exists (select from public.bookings b where b.id = v_booking.id and b.status = 'confirmed') then
        perform public.set_booking_status(v_booking.id, 'completed', p_now);
        v_completed := v_completed + 1;
      end if;
    end if;
  end loop;
  return v_completed;
end;
$$;

comment on function public.complete_stays is
  'Marks stays as completed from the day after their check-out, in the cabin''s time zone.';

-- Several writers complete a refund: the job, the webhook, a refund by hand. A trigger adds the event once for all of
-- them.
create function public.note_refund_end() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.status in ('sent', 'failed') and (tg_op = 'INSERT' or new.status is distinct from old.status) then
    insert into public.booking_events (booking_id, kind, refund_id, created_at)
    select p.booking_id, 'refund_' || new.status, new.id, coalesce(case when new.status = 'sent' then new.sent_at end,
      now())
    from public.payments p where p.id = new.payment_id;
  end if;
  return null;
end;
$$;

comment on function public.note_refund_end is
  'Adds the event that a refund was sent or failed, in the transaction of the change. A lost dispute has its own '
  'events.';

create trigger note_refund_end after insert or update of status on public.refunds
  for each row when (new.dispute_id is null) execute function public.note_refund_end();

alter table public.bookings enable row level security;
alter table public.booking_charges enable row level security;
alter table public.payments enable row level security;
alter table public.disputes enable row level security;
alter table public.refunds enable row level security;
alter table public.payment_events enable row level security;
alter table public.test_payment_pages enable row level security;
alter table public.booking_events enable row level security;

-- The status changes only through set_booking_status.
grant select, insert, delete on public.bookings to service_role;
grant update (idempotency_key, hold_expires_at, gave_way_at, terms_accepted_at) on public.bookings to service_role;
-- Only prune_bookings can delete payments and refunds; it checks their age itself.
grant select, insert, update on public.payments, public.disputes, public.refunds, public.booking_events,
  public.booking_charges to service_role;
grant select, insert, delete on public.payment_events to service_role;
-- For update skip locked in the retention job needs an update privilege.
grant update (received_at) on public.payment_events to service_role;
grant select, insert, update, delete on public.test_payment_pages to service_role;
grant execute on function
  public.may_set_booking_status, public.guard_booking_status, public.set_booking_status, public.complete_stays,
    public.note_refund_end
  to service_role;
