-- Pages behind an unguessable link: the guest's own booking, a question asked before booking, and itineraries shared
-- with a group.

create table public.guest_questions (
  id uuid primary key,
  -- As in a booking's reference without 0 and 1.
  reference text not null unique default 'ASK-' || translate(upper(left(md5(gen_random_uuid()::text), 8)), '01', 'GH')
    check (reference ~ '^ASK-[2-9A-HJ-NP-Z]{8}$'),
  token text not null unique default md5(gen_random_uuid()::text || gen_random_uuid()::text)
    check (token ~ '^[0-9a-f]{32}$'),
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  check_in date,
  check_out date,
  adults smallint not null check (adults between 1 and 60),
  children smallint not null check (children between 0 and 60),
  pets smallint not null check (pets between 0 and 20),
  guest_name text not null check (length(guest_name) between 1 and 100 and public.is_line(guest_name)),
  guest_email text not null check (public.is_email(guest_email) and public.is_line(guest_email)),
  is_possible_spam boolean not null default false,
  created_at timestamptz not null default now(),
  messages_closed_at timestamptz,
  check ((check_in is null) = (check_out is null)),
  check (check_out - check_in between 1 and 30)
);

comment on table public.guest_questions is
  'Questions about a cabin before booking. The words are in guest_messages, as the messages of a booking are.';
comment on column public.guest_questions.id is
  'Chosen by the form as its idempotency key, as that of its first message.';
comment on column public.guest_questions.reference is
  'How the console names the thread, which is either a booking''s or a question''s.';
comment on column public.guest_questions.token is 'The unguessable secret in the link to the question''s page.';
comment on column public.guest_questions.is_possible_spam is
  'Closed from the start, without an email to anybody, until its author writes again.';

create index guest_questions_by_cabin on public.guest_questions (cabin_id);
create index guest_questions_by_time on public.guest_questions (created_at);

create table public.guest_messages (
  id uuid primary key,
  booking_id uuid references public.bookings (id) on delete cascade,
  question_id uuid references public.guest_questions (id) on delete cascade,
  thread_id uuid generated always as (coalesce(booking_id, question_id)) stored,
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null default now(),
  told_at timestamptz,
  author text not null default 'guest' check (author in ('guest', 'host')),
  read_at timestamptz,
  answered_at timestamptz,
  constraint guest_messages_have_a_thread check (num_nonnulls(booking_id, question_id) = 1)
);

comment on table public.guest_messages is
  'Messages from guests about their booking or their question, and the host''s replies from the console.';
comment on column public.guest_messages.thread_id is 'The booking or the question.';
comment on column public.guest_messages.id is
  'Chosen by the form as its idempotency key, so that a form sent twice leaves one message.';
comment on column public.guest_messages.told_at is
  'Set when the email to the host or, for a reply, to the guest is queued.';
comment on column public.guest_messages.read_at is 'When the host has read it in the console.';
comment on column public.guest_messages.answered_at is 'When the host has replied in the console.';

create index guest_messages_by_booking on public.guest_messages (booking_id, created_at);
create index guest_messages_by_question on public.guest_messages (question_id) where question_id is not null;
create index guest_messages_by_thread on public.guest_messages (thread_id, created_at);
create index guest_messages_untold on public.guest_messages (created_at) where told_at is null;

-- Later migrations create the review requests.
create function public.open_review_token(p_booking_id uuid)
returns text language plpgsql stable set search_path = '' as $$
begin
  return (
    select r.token from public.review_requests r
    where r.booking_id = p_booking_id and r.review_id is null and r.expires_at > now()
  );
end;
$$;

comment on function public.open_review_token is
  'The token of the link to review the stay, once its guest was asked and until the review is sent.';

-- A later migration creates the changes.
create function public.shown_stay_change(p_booking_id uuid)
returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (
    select to_jsonb(x) from (
      select c.id, c.status, c.check_in, c.check_out, c.adults, c.children, c.pets, c.total_cents, c.charge_id,
             c.expires_at, c.note
      from public.stay_changes c where c.booking_id = p_booking_id order by c.created_at desc, c.id limit 1
    ) x where x.status in ('requested', 'awaiting_payment', 'declined')
  );
end;
$$;

comment on function public.shown_stay_change is
  'The guest''s latest change of a booking while it waits for the payment or the host, or if the host declined it.';

create function public.read_guest_stay(p_token text)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', b.id, 'token', b.token, 'reference', b.reference, 'status', b.status, 'quote', b.quote,
    'deposit_cents', b.deposit_cents, 'balance_days', b.balance_days, 'check_in', s.check_in, 'check_out', s.check_out,
      'total_cents', b.total_cents,
    'adults', b.adults, 'children', b.children, 'pets', b.pets,
    'guest_name', b.guest_name, 'guest_email', b.guest_email, 'guest_phone', b.guest_phone,
    'made_by', b.made_by, 'terms_accepted_at', b.terms_accepted_at,
    'created_at', b.created_at, 'hold_expires_at', b.hold_expires_at, 'free_cancel_until', b.free_cancel_until,
    'confirmed_at', b.confirmed_at, 'cancelled_at', b.cancelled_at, 'cancelled_by', b.cancelled_by,
    'moves', b.moves, 'moved_at', b.moved_at, 'is_example', b.is_example,
    'cabin', jsonb_build_object(
      'slug', c.slug, 'title', c.title, 'city', c.city, 'hero_image_url', c.hero_image_url, 'live', c.live,
      'check_in_time', c.check_in_time, 'check_out_time', coalesce(s.late_check_out, c.check_out_time),
        'timezone', c.timezone,
      'house_rules', c.house_rules, 'latitude', coalesce(x.latitude, c.latitude),
      'longitude', coalesce(x.longitude, c.longitude),
      'address', a.address, 'directions', a.directions, 'parking', a.parking,
      'opens_at', case
        when a.door_kind <> 'none' or coalesce(a.door_note, a.wifi_name, a.wifi_password, a.manual) is not null
        then ((s.check_in + c.check_in_time) at time zone c.timezone) - make_interval(hours => a.opens_hours_before)
      end
    ),
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'provider', p.provider, 'status', p.status, 'amount_cents', coalesce(p.paid_cents, p.amount_cents),
        'charge_id', p.charge_id, 'url', p.url, 'paid_at', p.paid_at, 'receipt_url', p.receipt_url
      ) order by p.created_at), '[]')
      from public.payments p where p.booking_id = b.id
    ),
    'charges', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', g.id, 'kind', g.kind, 'label', g.label, 'reason', g.reason, 'amount_cents', g.amount_cents,
        'status', g.status, 'paid_at', g.paid_at, 'due_on', g.due_on, 'attempts', g.attempts,
        'next_attempt_at', g.next_attempt_at
      ) order by g.created_at, g.id), '[]')
      from public.booking_charges g where g.booking_id = b.id
    ),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'amount_cents', r.amount_cents, 'status', r.status, 'reason', r.reason, 'sent_at', r.sent_at
      ) order by r.created_at), '[]')
      from public.refunds r join public.payments p on p.id = r.payment_id where p.booking_id = b.id
    ),
    'disputes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', d.id, 'amount_cents', d.amount_cents, 'state', d.state, 'reason', d.reason, 'answer_by', d.answer_by
      ) order by d.opened_at, d.id), '[]')
      from public.disputes d join public.payments p on p.id = d.payment_id where p.booking_id = b.id
    ),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'body', m.body, 'created_at', m.created_at, 'author', m.author
      ) order by m.created_at, m.id), '[]')
      from public.guest_messages m where m.booking_id = b.id
    ),
    'damage_return', case when b.damage_returned_at is not null then jsonb_build_object(
      'at', b.damage_returned_at, 'kept_cents', b.damage_kept_cents, 'reason', b.damage_reason) end,
    'review_token', public.open_review_token(b.id),
    'change', public.shown_stay_change(b.id), 'change_rules', public.change_rules(),
    'return_offer', (
      select jsonb_build_object('code', p.code, 'percent_off', p.percent_off, 'book_to', p.book_to)
      from public.promotions p
      where p.for_booking = b.id and p.active and p.book_to >= (now() at time zone public.usual_timezone())::date
        and public.promotion_uses(p.code, now()) < p.max_uses
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
  join public.occupancies s on s.id = b.occupancy_id
  join public.cabins c on c.id = b.cabin_id
  left join public.cabin_arrivals a on a.cabin_id = c.id
  left join public.cabin_places x on x.cabin_id = c.id
  where b.token = p_token;
$$;

comment on function public.read_guest_stay is
  'All data of the guest''s own page and of the messages about a booking. Null for an unknown token. '
  'has_newer_booking: the same guest has since booked or held the same cabin again. sold_elsewhere: another platform '
  'sold the nights before this guest paid. return_offer: the guest''s own code for the next stay, '
  'while it can be used.';

create function public.leave_guest_message(
  p_token text, p_id uuid, p_body text, p_limits jsonb, p_most integer, p_now timestamptz default now()
)
returns text language plpgsql set search_path = '' as $$
declare
  v_booking_id uuid;
  v_question_id uuid;
  v_taken public.guest_messages;
begin
  select b.id into v_booking_id from public.bookings b where b.token = p_token;
  if v_booking_id is null then
    select q.id into v_question_id from public.guest_questions q where q.token = p_token;
  end if;
  if coalesce(v_booking_id, v_question_id) is null then
    return 'unknown';
  end if;
  select * into v_taken from public.guest_messages m where m.id = p_id;
  if v_taken.thread_id = coalesce(v_booking_id, v_question_id) and v_taken.body = p_body then
    return 'repeated';
  end if;
  if (select count(*) from public.guest_messages m
      where m.thread_id = coalesce(v_booking_id, v_question_id) and m.author = 'guest') >= p_most
     or public.take_allowances(p_limits, p_now) is not null then
    return 'limited';
  end if;
  insert into public.guest_messages (id, booking_id, question_id, body, created_at)
  -- Going back in the browser shows the sent form, so another text may come with the same id.
  values (
    case when v_taken.id is null then p_id else gen_random_uuid() end, v_booking_id, v_question_id, p_body, p_now
  )
  on conflict (id) do nothing;
  return case when found then 'sent' else 'repeated' end;
end;
$$;

comment on function public.leave_guest_message is
  'Stores a message to the host, within the rate limits and at most p_most per booking or question: sent, repeated, '
  'limited or unknown.';

-- p_question: id, slug, check_in, check_out, adults, children, pets, name, email, body, is_possible_spam.
create function public.ask_question(p_question jsonb, p_limits jsonb, p_now timestamptz default now())
returns jsonb language plpgsql set search_path = '' as $$
declare
  v_id uuid := (p_question ->> 'id')::uuid;
  v_is_spam boolean := (p_question ->> 'is_possible_spam')::boolean;
  -- The host is told of nothing that may be spam, and it waits in the closed threads.
  v_settled_at timestamptz := case when v_is_spam then p_now end;
  v_asked public.guest_questions;
  v_cabin_id uuid;
  v_reached text;
begin
  -- Two copies of one form at once: the second waits for the first.
  perform pg_advisory_xact_lock(hashtextextended('question:' || v_id::text, 0));
  select * into v_asked from public.guest_questions q where q.id = v_id;
  if found then
    -- Only the author knows the address beside the id, so nobody else gets the link.
    return case when v_asked.guest_email = p_question ->> 'email'
      then jsonb_build_object('result', 'repeated', 'token', v_asked.token)
      else jsonb_build_object('result', 'limited') end;
  end if;
  select c.id into v_cabin_id from public.cabins c where c.slug = p_question ->> 'slug' and c.live;
  if not found then
    return jsonb_build_object('result', 'unknown_cabin');
  end if;
  v_reached := public.take_allowances(p_limits, p_now);
  if v_reached is not null then
    return jsonb_build_object('result', 'limited');
  end if;
  insert into public.guest_questions (
    id, cabin_id, check_in, check_out, adults, children, pets, guest_name, guest_email, is_possible_spam, created_at,
    messages_closed_at
  )
  values (
    v_id, v_cabin_id, (p_question ->> 'check_in')::date, (p_question ->> 'check_out')::date,
    (p_question ->> 'adults')::smallint, (p_question ->> 'children')::smallint, (p_question ->> 'pets')::smallint,
    p_question ->> 'name', p_question ->> 'email', v_is_spam, p_now, v_settled_at
  )
  returning * into v_asked;
  insert into public.guest_messages (id, question_id, body, created_at, told_at, read_at, answered_at)
  values (gen_random_uuid(), v_id, p_question ->> 'body', p_now, v_settled_at, v_settled_at, v_settled_at);
  return jsonb_build_object('result', 'asked', 'token', v_asked.token);
end;
$$;

comment on function public.ask_question is
  'Stores a question with its first message, within the rate limits: asked or repeated with the token, limited, or '
  'unknown_cabin.';

create function public.read_guest_question(p_token text)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', q.id, 'token', q.token, 'reference', q.reference, 'check_in', q.check_in, 'check_out', q.check_out,
    'adults', q.adults, 'children', q.children, 'pets', q.pets, 'guest_name', q.guest_name,
    'guest_email', q.guest_email, 'is_possible_spam', q.is_possible_spam,
    'cabin', jsonb_build_object('slug', c.slug, 'title', c.title, 'live', c.live, 'timezone', c.timezone),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'body', m.body, 'created_at', m.created_at, 'author', m.author
      ) order by m.created_at, m.id), '[]')
      from public.guest_messages m where m.question_id = q.id
    )
  )
  from public.guest_questions q join public.cabins c on c.id = q.cabin_id
  where q.token = p_token;
$$;

comment on function public.read_guest_question is
  'All data of a question''s page and of the emails about it. Null for an unknown token.';

create function public.finish_booking_event(p_event_id bigint, p_status text, p_now timestamptz default now())
returns boolean language plpgsql set search_path = '' as $$
declare
  v_status text;
begin
  select b.status into v_status
  from public.bookings b join public.booking_events e on e.booking_id = b.id
  where e.id = p_event_id
  for share of b;
  if v_status is distinct from p_status then
    return false;
  end if;
  update public.booking_events e set handled_at = p_now where e.id = p_event_id and e.handled_at is null;
  return true;
end;
$$;

comment on function public.finish_booking_event is
  'Marks an event as handled, unless the booking''s status has changed since its messages were written: then it must '
  'be handled again.';

create table public.itineraries (
  id uuid primary key default gen_random_uuid(),
  token text not null unique check (token ~ '^[0-9a-f]{32}$'),
  edit_token_hash text not null check (edit_token_hash ~ '^[0-9a-f]{64}$'),
  title text not null check (length(title) between 1 and 80),
  plan jsonb check (jsonb_typeof(plan) = 'object' and length(plan::text) <= 8000),
  check_in date,
  check_out date,
  guests smallint not null check (guests between 1 and 20),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  check ((check_in is null) = (check_out is null)),
  check (check_out - check_in between 1 and 30),
  check (plan is null or check_in is not null)
);

comment on table public.itineraries is
  'Plans and lists of cabins shared with a group. Plain text: whatever shows it must escape it.';
comment on column public.itineraries.token is 'The secret in the link by which the group reads it.';
comment on column public.itineraries.edit_token_hash is 'SHA-256 of the creator''s own token.';

create table public.itinerary_cabins (
  itinerary_id uuid not null references public.itineraries on delete cascade,
  cabin_id uuid not null references public.cabins on delete cascade,
  position smallint not null,
  added_total_cents integer check (added_total_cents >= 0),
  primary key (itinerary_id, cabin_id)
);

comment on table public.itinerary_cabins is 'The cabins a shared itinerary compares.';
comment on column public.itinerary_cabins.added_total_cents is
  'The total for the dates and guests when the cabin was added; null when it wasn''t available then, or there were no '
  'dates.';

create index itinerary_cabins_by_cabin on public.itinerary_cabins (cabin_id);

create table public.itinerary_votes (
  itinerary_id uuid not null,
  cabin_id uuid not null,
  voter_id uuid not null,
  voter_name text not null check (length(voter_name) between 1 and 40),
  vote smallint not null check (vote in (-1, 1)),
  voted_at timestamptz not null default now(),
  primary key (itinerary_id, cabin_id, voter_id),
  foreign key (itinerary_id, cabin_id) references public.itinerary_cabins on delete cascade
);

comment on table public.itinerary_votes is 'The group''s votes, one per voter and cabin.';
comment on column public.itinerary_votes.voter_id is 'Chosen at random by the voter''s browser and never shown.';

-- p_content: title, plan, check_in, check_out, guests, cabins [{id, total_cents}].
create function public.save_itinerary(p_token text, p_edit_token_hash text, p_content jsonb, p_expires_at timestamptz)
returns uuid language plpgsql set search_path = '' as $$
declare
  v_id uuid;
begin
  insert into public.itineraries as i
    (token, edit_token_hash, title, plan, check_in, check_out, guests, expires_at)
  values (
    p_token, p_edit_token_hash, p_content->>'title', nullif(p_content->'plan', 'null'), (p_content->>'check_in')::date,
    (p_content->>'check_out')::date, (p_content->>'guests')::smallint, p_expires_at
  )
  on conflict (token) do update set
    title = excluded.title, plan = excluded.plan, check_in = excluded.check_in, check_out = excluded.check_out,
    guests = excluded.guests, expires_at = excluded.expires_at, updated_at = now()
  where i.edit_token_hash = excluded.edit_token_hash and i.revoked_at is null
  returning i.id into v_id;
  if v_id is null then return null; end if;

  delete from public.itinerary_cabins c
  where c.itinerary_id = v_id
    and not exists (select 1 from jsonb_array_elements(p_content->'cabins') e where (e->>'id')::uuid = c.cabin_id);
  insert into public.itinerary_cabins (itinerary_id, cabin_id, position, added_total_cents)
  select v_id, (e->>'id')::uuid, n, (e->>'total_cents')::integer
  from jsonb_array_elements(p_content->'cabins') with ordinality as listed(e, n)
  on conflict (itinerary_id, cabin_id) do update
    set position = excluded.position, added_total_cents = excluded.added_total_cents;
  return v_id;
end;
$$;

comment on function public.save_itinerary is
  'Adds an itinerary, or changes the one of that token when the edit token is valid and it isn''t revoked; otherwise '
  'null. Votes for cabins that stay are kept.';

create function public.cast_itinerary_vote(
  p_token text, p_cabin_id uuid, p_voter_id uuid, p_name text, p_vote integer, p_most integer, p_now timestamptz
    default now()
) returns text language plpgsql set search_path = '' as $$
declare
  v_id uuid;
begin
  -- Locked, so that the number of voters is exact under concurrency.
  select i.id into v_id from public.itineraries i
  where i.token = p_token and i.revoked_at is null and i.expires_at > p_now for update;
  if v_id is null then return 'unknown'; end if;
  perform 1 from public.itinerary_cabins c where c.itinerary_id = v_id and c.cabin_id = p_cabin_id;
  if not found then return 'unknown_cabin'; end if;
  if p_vote = 0 then
    delete from public.itinerary_votes v
    where v.itinerary_id = v_id and v.cabin_id = p_cabin_id and v.voter_id = p_voter_id;
    return 'counted';
  end if;
  if (select count(distinct v.voter_id) from public.itinerary_votes v
      where v.itinerary_id = v_id and v.voter_id <> p_voter_id) >= p_most then
    return 'full';
  end if;
  insert into public.itinerary_votes (itinerary_id, cabin_id, voter_id, voter_name, vote)
  values (v_id, p_cabin_id, p_voter_id, p_name, p_vote)
  on conflict (itinerary_id, cabin_id, voter_id) do update
    set vote = excluded.vote, voter_name = excluded.voter_name, voted_at = now();
  -- One voter has one name.
  update public.itinerary_votes v set voter_name = p_name
  where v.itinerary_id = v_id and v.voter_id = p_voter_id and v.voter_name <> p_name;
  return 'counted';
end;
$$;

comment on function public.cast_itinerary_vote is
  'Counts, changes or (vote 0) withdraws a vote: counted, unknown, unknown_cabin, or full when too many have voted.';

alter table public.guest_questions enable row level security;
alter table public.guest_messages enable row level security;
alter table public.itineraries enable row level security;
alter table public.itinerary_cabins enable row level security;
alter table public.itinerary_votes enable row level security;

grant select, insert, update, delete on
  public.guest_questions, public.guest_messages, public.itineraries, public.itinerary_cabins, public.itinerary_votes
  to service_role;
grant execute on function
  public.open_review_token, public.shown_stay_change, public.read_guest_stay, public.leave_guest_message,
  public.ask_question,
  public.read_guest_question, public.finish_booking_event, public.save_itinerary, public.cast_itinerary_vote
  to service_role;
