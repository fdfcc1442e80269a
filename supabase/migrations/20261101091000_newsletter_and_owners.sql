-- Rows that visitors may add with the public key, but not read: newsletter addresses and owners' applications. Double
-- opt-in: an address gets the newsletter once its owner has followed the confirmation link.

create table public.newsletter_signups (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) <= 254
    and email ~
    '^[^[:space:][:cntrl:]@,;:<>()\[\]\\"]+@'
    '[^[:space:][:cntrl:]@,;:<>()\[\]\\"]+\.[^[:space:][:cntrl:]@,;:<>()\[\]\\"]+$'),
  signup_source text check (signup_source = 'footer'),
  created_at timestamptz not null default now(),
  traffic_source text check (traffic_source in ('tiktok', 'instagram', 'facebook', 'unknown')),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  confirmation_token text unique,
  confirmation_sent_at timestamptz,
  consent_words text check (length(consent_words) between 1 and 2000),
  consent_asked_at timestamptz,
  -- Inline, because the API roles insert rows and may execute none of our functions.
  unsubscribe_token text not null unique
    default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
);

comment on table public.newsletter_signups is 'Newsletter addresses. Visitors may add rows but not read them.';
comment on column public.newsletter_signups.signup_source is 'footer from the footer form, null from the pop-up.';
comment on column public.newsletter_signups.confirmed_at is
  'Since when the address gets the newsletter; null while unconfirmed and after unsubscribing.';
comment on column public.newsletter_signups.confirmation_token is
  '244 random bits of the latest confirmation; null after unsubscribing.';
comment on column public.newsletter_signups.confirmation_sent_at is
  'When the latest confirmation was queued; the next one may be sent 24 hours later.';
comment on column public.newsletter_signups.consent_words is
  'The consent of the latest confirmation and of the form before it; null when none was sent.';
comment on column public.newsletter_signups.consent_asked_at is 'When this consent was first requested.';
comment on column public.newsletter_signups.unsubscribe_token is
  '244 random bits for the links in every email to the address; never changes.';

create unique index newsletter_signups_email on public.newsletter_signups (lower(trim(email)));
create index newsletter_signups_by_date on public.newsletter_signups (created_at, id);

-- Addresses that get no newsletter whatever the list says. Emails about a booking are still sent, because a guest needs
-- them.

create function public.email_hash(p_email text)
returns text language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(public.mailbox_of(p_email), 'UTF8')), 'hex');
$$;

comment on function public.email_hash is
  'Identifies a mailbox without storing its address; the same for every spelling.';

create table public.email_stops (
  email_hash text primary key check (email_hash ~ '^[0-9a-f]{64}$'),
  reason text not null check (reason in ('bounce', 'complaint', 'asked')),
  stopped_at timestamptz not null default now()
);

comment on table public.email_stops is
  'Addresses that get no more newsletters, by hash. complaint and asked: no confirmations and no emails to owners '
  'either.';
comment on column public.email_stops.reason is
  'bounce: the mailbox doesn''t exist, or was full three times; a confirmation lifts it. complaint: reported as spam. '
  'asked: its row was deleted on request and it wants no email.';

create table public.email_events (
  id text primary key check (length(id) between 1 and 200),
  kind text not null check (kind in ('hard', 'soft', 'complaint')),
  email_hash text not null check (email_hash ~ '^[0-9a-f]{64}$'),
  received_at timestamptz not null default now()
);

comment on table public.email_events is
  'Bounces (hard, soft) and complaints reported by the mail provider. Kept for 90 days.';
comment on column public.email_events.id is
  'The provider''s event id with the position of the address in it, so that each counts once.';

create index email_events_by_address on public.email_events (email_hash, received_at);

create table public.newsletters (
  id uuid primary key default gen_random_uuid(),
  subject text not null check (length(subject) between 1 and 150 and public.is_line(subject)),
  preview_line text not null default '' check (length(preview_line) <= 150 and public.is_line(preview_line)),
  body text not null check (length(body) between 1 and 10000),
  state text not null default 'draft' check (state in ('draft', 'sending', 'paused', 'stopped', 'sent')),
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  send_at timestamptz,
  finished_at timestamptz,
  constraint newsletters_are_sent_at_a_time check (state = 'draft' or send_at is not null)
);

comment on table public.newsletters is
  'Newsletters of the host to all confirmed addresses. sending: from send_at on, in batches; paused: until resumed; '
  'stopped: for good.';
comment on column public.newsletters.body is
  'Markdown, which the job send-outbox renders, so that no caller can send their own HTML.';

create index newsletters_to_send on public.newsletters (send_at) where state = 'sending';

create table public.newsletter_recipients (
  newsletter_id uuid not null references public.newsletters (id) on delete cascade,
  -- Not a reference, so that sent newsletters still count when an address is deleted.
  signup_id uuid not null,
  message_id uuid not null unique,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'kept', 'unknown', 'cancelled')),
  queued_at timestamptz not null,
  bounced_at timestamptz,
  complained_at timestamptz,
  unsubscribed_at timestamptz,
  primary key (newsletter_id, signup_id)
);

comment on table public.newsletter_recipients is
  'The recipients of each newsletter, once each, and the outcome. Kept for two years.';
comment on column public.newsletter_recipients.state is 'The state of its outbox message, which is deleted earlier.';
comment on column public.newsletter_recipients.unsubscribed_at is
  'The reader unsubscribed after this newsletter, the last one sent to them.';

create index newsletter_recipients_by_signup on public.newsletter_recipients (signup_id, queued_at);
create index newsletter_recipients_by_date on public.newsletter_recipients (queued_at);

create function public.may_be_mailed(p_recipient text, p_budget text)
returns boolean language sql stable set search_path = '' as $$
  select case
    when p_budget = 'letters' then
      exists (
        select from public.newsletter_signups s
        where lower(trim(s.email)) = lower(trim(p_recipient)) and s.confirmed_at is not null
      )
      and not exists (select from public.email_stops t where t.email_hash = public.email_hash(p_recipient))
    when p_budget in ('newsletter', 'owners') then not exists (
      select from public.email_stops t
      where t.email_hash = public.email_hash(p_recipient) and t.reason in ('complaint', 'asked')
    )
    else true
  end;
$$;

comment on function public.may_be_mailed is
  'Whether the address takes messages of this budget: newsletters while confirmed and not stopped, confirmations and '
  'emails to owners unless it complained or asked for none, all others always.';

create function public.note_newsletter_delivery() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.newsletter_recipients r set state = new.status where r.message_id = new.id;
  if new.status <> 'kept' then
    -- The same for all readers.
    new.html := null;
  end if;
  return new;
end;
$$;

create trigger note_newsletter_delivery before update of status on public.outbox
  for each row when (new.budget = 'letters' and new.status <> 'queued' and old.status = 'queued')
  execute function public.note_newsletter_delivery();

create function public.last_newsletter_to(p_signup_id uuid)
returns uuid language sql stable set search_path = '' as $$
  select r.newsletter_id from public.newsletter_recipients r
  where r.signup_id = p_signup_id and r.state in ('sent', 'kept', 'unknown')
  order by r.queued_at desc limit 1;
$$;

comment on function public.last_newsletter_to is 'The last newsletter sent to this reader.';

create function public.note_email_event(p_id text, p_kind text, p_email text, p_now timestamptz default now())
returns text language plpgsql set search_path = '' as $$
declare
  v_hash text := public.email_hash(p_email);
  v_reason text;
  v_signup_id uuid;
begin
  insert into public.email_events (id, kind, email_hash, received_at) values (p_id, p_kind, v_hash, p_now)
  on conflict (id) do nothing;
  if not found then
    return 'repeated';
  end if;
  v_reason := case
    when p_kind = 'complaint' then 'complaint'
    when p_kind = 'hard' or (
      select count(*) >= 3 from public.email_events e
      where e.email_hash = v_hash and e.kind = 'soft' and e.received_at > p_now - interval '30 days'
    ) then 'bounce'
  end;
  if v_reason is not null then
    insert into public.email_stops as t (email_hash, reason, stopped_at) values (v_hash, v_reason, p_now)
    on conflict (email_hash) do update set reason = excluded.reason, stopped_at = excluded.stopped_at
    where t.reason = 'bounce' and excluded.reason = 'complaint';
  end if;
  select s.id into v_signup_id from public.newsletter_signups s where lower(trim(s.email)) = lower(trim(p_email));
  update public.newsletter_recipients r set
    bounced_at = case when p_kind <> 'complaint' then coalesce(r.bounced_at, p_now) else r.bounced_at end,
    complained_at = case when p_kind = 'complaint' then coalesce(r.complained_at, p_now) else r.complained_at end
  where r.signup_id = v_signup_id and r.newsletter_id = public.last_newsletter_to(v_signup_id);
  return coalesce(v_reason, 'noted');
end;
$$;

comment on function public.note_email_event is
  'Records a bounce or complaint once, with the last newsletter to that address, and stops the address: after a hard '
  'bounce or a complaint, or three soft bounces in thirty days. Returns the reason, noted, or repeated.';

create function public.queue_newsletter_batch(
  p_id uuid, p_rendered jsonb, p_most integer, p_leave_url text, p_headers jsonb, p_now timestamptz default now()
)
returns integer language plpgsql set search_path = '' as $$
declare
  v_letter public.newsletters;
  v_reader record;
  v_message_id uuid;
  v_room integer;
  v_queued integer := 0;
begin
  select * into v_letter from public.newsletters n
  where n.id = p_id and n.state = 'sending' and n.send_at <= p_now
  for update skip locked;
  if not found or not public.has_postal_address() then
    return 0;
  end if;
  v_room := p_most - (select count(*) from public.outbox o where o.budget = 'letters' and o.status = 'queued');
  for v_reader in
    select s.id, s.email, s.unsubscribe_token from public.newsletter_signups s
    where s.confirmed_at <= v_letter.send_at
      and public.may_be_mailed(s.email, 'letters')
      and not exists (
        select from public.newsletter_recipients r where r.newsletter_id = v_letter.id and r.signup_id = s.id
      )
    order by s.id limit greatest(v_room, 0)
  loop
    v_message_id := public.queue_message(jsonb_build_object(
      'channel', 'email', 'recipient', v_reader.email, 'subject', v_letter.subject,
      'body', replace(p_rendered ->> 'plain',
        '{unsubscribe_url}', replace(p_leave_url, '{token}', v_reader.unsubscribe_token)),
      'html', replace(p_rendered ->> 'html',
        '{unsubscribe_url}', replace(p_leave_url, '{token}', v_reader.unsubscribe_token)),
      'headers', replace(p_headers::text, '{token}', v_reader.unsubscribe_token)::jsonb,
      'purpose', 'newsletter', 'budget', 'letters', 'dedupe_key', format('newsletter:%s:%s', v_letter.id, v_reader.id)
    ), null, p_now);
    continue when v_message_id is null;
    insert into public.newsletter_recipients (newsletter_id, signup_id, message_id, queued_at)
    values (v_letter.id, v_reader.id, v_message_id, p_now);
    v_queued := v_queued + 1;
  end loop;
  if v_room > 0 and v_queued = 0 and not exists (
    select from public.newsletter_recipients r where r.newsletter_id = v_letter.id and r.state = 'queued'
  ) then
    update public.newsletters n set state = 'sent', finished_at = p_now where n.id = v_letter.id;
  end if;
  return v_queued;
end;
$$;

comment on function public.queue_newsletter_batch is
  'Queues a due newsletter, rendered by the caller as {html, plain}, for its next readers, each once, until p_most '
  'newsletter messages wait in the outbox; finishes it when everyone has it. {token} in p_leave_url and p_headers '
  'becomes the reader''s. Queues nothing without a postal address. Returns the number queued.';

create function public.sign_up_for_newsletter(
  p_email text, p_mail_limits jsonb, p_signup_source text default null, p_traffic_source text default null,
  p_now timestamptz default now(), p_consent_words text default null
)
returns jsonb language plpgsql set search_path = '' as $$
declare
  v_email text := lower(trim(p_email));
  v_signup public.newsletter_signups;
  v_is_new boolean;
  v_result text;
begin
  insert into public.newsletter_signups (email, signup_source, traffic_source, created_at)
  values (v_email, p_signup_source, p_traffic_source, p_now)
  on conflict do nothing;
  v_is_new := found;
  select * into v_signup from public.newsletter_signups s where lower(trim(s.email)) = v_email for update;
  -- An address that unsubscribed and signs up again counts as new.
  v_result := case when v_is_new or v_signup.unsubscribed_at is not null then 'signed_up' else 'duplicate' end;
  if v_signup.confirmed_at is not null or v_signup.confirmation_sent_at > p_now - interval '24 hours'
    or not public.may_be_mailed(v_email, 'newsletter') then
    return jsonb_build_object('result', v_result);
  end if;
  if public.take_allowances(p_mail_limits, p_now) is not null then
    if v_is_new then
      -- Without its confirmation the row is useless, and the visitor is told to try again.
      delete from public.newsletter_signups s where s.id = v_signup.id;
    end if;
    return jsonb_build_object('result', case v_result when 'signed_up' then 'limited' else v_result end);
  end if;
  update public.newsletter_signups s
  set confirmation_token = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
      confirmation_sent_at = p_now,
      consent_words = p_consent_words,
      consent_asked_at = p_now,
      traffic_source = coalesce(s.traffic_source, p_traffic_source)
  where s.id = v_signup.id
  returning * into v_signup;
  return jsonb_build_object(
    'result', v_result,
    'confirmation', jsonb_build_object(
      'signup_id', v_signup.id,
      'confirmation_token', v_signup.confirmation_token,
      'unsubscribe_token', v_signup.unsubscribe_token
    )
  );
end;
$$;

comment on function public.sign_up_for_newsletter is
  'Stores the address: signed_up, duplicate or, where the rate limits allow no email, limited. Returns a confirmation '
  'when one must be sent now: one per address in 24 hours, also under concurrency.';

create function public.newsletter_link(p_token text, p_now timestamptz default now())
returns text language sql stable set search_path = '' as $$
  select coalesce((
    select case
      when s.unsubscribe_token = p_token then case when s.unsubscribed_at is null then 'subscribed'
        else 'unsubscribed' end
      when s.confirmed_at is not null then 'confirmed'
      when s.confirmation_sent_at <= p_now - interval '14 days' then 'expired'
      else 'confirmable'
    end
    from public.newsletter_signups s
    where s.confirmation_token = p_token or s.unsubscribe_token = p_token
  ), 'unknown');
$$;

comment on function public.newsletter_link is
  'The state of a token. A confirmation token: confirmable, confirmed or expired. An unsubscribe token: subscribed or '
  'unsubscribed. Else unknown.';

create function public.confirm_newsletter(p_token text, p_now timestamptz default now())
returns text language plpgsql set search_path = '' as $$
declare
  v_email text;
begin
  update public.newsletter_signups s
  set confirmed_at = p_now, unsubscribed_at = null
  where s.confirmation_token = p_token
    and s.confirmed_at is null and s.confirmation_sent_at > p_now - interval '14 days'
  returning s.email into v_email;
  if found then
    -- The mailbox exists again.
    delete from public.email_stops t where t.email_hash = public.email_hash(v_email) and t.reason = 'bounce';
    return 'confirmed';
  end if;
  return case public.newsletter_link(p_token, p_now)
    when 'confirmed' then 'already_confirmed' when 'expired' then 'expired' else 'unknown' end;
end;
$$;

comment on function public.confirm_newsletter is
  'Confirms a sign-up: confirmed, already_confirmed, expired or unknown.';

create function public.unsubscribe_newsletter(p_token text, p_now timestamptz default now())
returns text language plpgsql set search_path = '' as $$
begin
  update public.newsletter_recipients r set unsubscribed_at = coalesce(r.unsubscribed_at, p_now)
  from public.newsletter_signups s
  where s.unsubscribe_token = p_token and s.confirmed_at is not null
    and r.signup_id = s.id and r.newsletter_id = public.last_newsletter_to(s.id);
  update public.newsletter_signups s
  set unsubscribed_at = p_now,
      confirmed_at = null,
      confirmation_token = null,
      -- A subscriber may sign up again at once. An address that never confirmed keeps the 24 hours between
      -- confirmations.
      confirmation_sent_at = case when s.confirmed_at is null then s.confirmation_sent_at end
  where s.unsubscribe_token = p_token and (s.unsubscribed_at is null or s.confirmation_token is not null);
  return case public.newsletter_link(p_token, p_now) when 'unsubscribed' then 'unsubscribed' else 'unknown' end;
end;
$$;

comment on function public.unsubscribe_newsletter is
  'Takes the address off the list; idempotent: unsubscribed or unknown.';

create function public.resubscribe_newsletter(p_token text, p_now timestamptz default now())
returns text language plpgsql set search_path = '' as $$
begin
  update public.newsletter_signups s
  set confirmed_at = coalesce(s.confirmed_at, p_now), unsubscribed_at = null
  where s.unsubscribe_token = p_token;
  return case when found then 'subscribed' else 'unknown' end;
end;
$$;

comment on function public.resubscribe_newsletter is
  'Undoes unsubscribing: the token came by email to the address, which proves as much as a confirmation. subscribed '
  'or unknown.';

create table public.owner_applications (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) <= 254
    and email ~
    '^[^[:space:][:cntrl:]@,;:<>()\[\]\\"]+@'
    '[^[:space:][:cntrl:]@,;:<>()\[\]\\"]+\.[^[:space:][:cntrl:]@,;:<>()\[\]\\"]+$'),
  phone text not null check (phone ~ '^\+(1[2-9][0-9]{9}|[2-9][0-9]{6,14})$'),
  property_name text not null check (length(property_name) between 2 and 80),
  area text not null check (area ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(area) <= 60),
  address text not null check (length(address) between 5 and 200),
  bedrooms smallint not null check (bedrooms between 0 and 20),
  baths numeric(3, 1) not null check (baths between 0.5 and 20),
  sleeps smallint not null check (sleeps between 1 and 40),
  amenities text[] not null default '{}' check (
    amenities <@ array['hot_tub', 'indoor_pool', 'mountain_view', 'fire_pit', 'theater_room', 'game_room', 'wifi',
                       'pickleball_court', 'ev_charger', 'parking']
  ),
  takes_pets boolean not null default false,
  photo_urls text[] not null default '{}' check (cardinality(photo_urls) <= 10 and length(photo_urls::text) <= 4000),
  listing_url text check (length(listing_url) <= 300),
  message text not null default '' check (length(message) <= 2000),
  consented_at timestamptz not null default now(),
  consent_words text check (length(consent_words) between 1 and 500),
  is_possible_spam boolean not null default false,
  state text not null default 'new' check (state in ('new', 'called', 'visited', 'agreed', 'declined')),
  cabin_id uuid unique references public.cabins (id) on delete set null,
  created_at timestamptz not null default now(),
  check (listing_url is null or listing_url ~ '^https://[^[:space:]]+$'),
  -- No link contains a space, so one expression checks them joined by spaces.
  check (photo_urls = '{}' or array_to_string(photo_urls, ' ', '') ~ '^https://[^[:space:]]+( https://[^[:space:]]+)*$')
);

comment on table public.owner_applications is
  'Owners who want to list a cabin. Visitors may add rows but not read them. Plain text: whatever shows or exports it '
  'must escape it.';
comment on column public.owner_applications.consent_words is 'The consent given; null when the form was bypassed.';
comment on column public.owner_applications.is_possible_spam is
  'The honeypot was filled in or the form was sent implausibly fast: by a bot, or by a browser extension.';
comment on column public.owner_applications.state is 'How far the staff have processed it.';
comment on column public.owner_applications.cabin_id is 'The draft created from it.';
comment on column public.owner_applications.photo_urls is 'Links to external pictures; never fetched by the site.';

create index owner_applications_by_date on public.owner_applications (created_at);
create index owner_applications_new on public.owner_applications (id) where state = 'new';

-- A row inserted through the API bypasses the rate limits of the functions, so triggers limit it. A duplicate key error
-- reveals who is on the list: it is returned twenty times an hour in all, after that a duplicate is ignored silently. A
-- failed insert is rolled back with every counter in it, except a sequence.
create sequence public.sign_up_probes;

create function public.limit_direct_sign_up() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_hour bigint := floor(extract(epoch from now()) / 3600) * 1000000;
  v_probe bigint;
begin
  -- Not a check constraint, which would run with the rights of visitors, who may not execute our functions.
  if not (public.is_email(new.email) and public.is_line(new.email)) then
    raise exception using errcode = 'check_violation', message = 'Not an email address';
  end if;
  if not exists (select from public.newsletter_signups s where lower(trim(s.email)) = lower(trim(new.email))) then
    if public.take_allowances('[{"key": "newsletter:direct", "most": 500, "seconds": 86400}]') is not null then
      raise exception using errcode = '54000', message = 'Too many sign-ups today';
    end if;
    return new;
  end if;
  v_probe := nextval('public.sign_up_probes');
  if v_probe <= v_hour then
    v_probe := setval('public.sign_up_probes', v_hour + 1);
  end if;
  return case when v_probe - v_hour <= 20 then new end;
end;
$$;

create trigger limit_direct_sign_up before insert on public.newsletter_signups
  for each row when (current_user in ('anon', 'authenticated')) execute function public.limit_direct_sign_up();

create function public.limit_direct_application() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_line(concat(new.name, new.email, new.property_name, new.address)) then
    raise exception using errcode = 'check_violation', message = 'Text with characters that nobody sees';
  end if;
  if not public.is_email(new.email) then
    raise exception using errcode = 'check_violation', message = 'Not an email address';
  end if;
  if public.take_allowances('[{"key": "owner:direct", "most": 100, "seconds": 86400}]') is not null then
    raise exception using errcode = '54000', message = 'Too many applications today';
  end if;
  return new;
end;
$$;

create trigger limit_direct_application before insert on public.owner_applications
  for each row when (current_user in ('anon', 'authenticated')) execute function public.limit_direct_application();

alter table public.newsletter_signups enable row level security;
alter table public.owner_applications enable row level security;

grant insert (email, signup_source) on public.newsletter_signups to anon, authenticated;
grant insert (name, email, phone, property_name, area, address, bedrooms, baths, sleeps, amenities, takes_pets,
  photo_urls,
              listing_url, message)
  on public.owner_applications to anon, authenticated;
alter table public.email_stops enable row level security;
alter table public.email_events enable row level security;
alter table public.newsletters enable row level security;
alter table public.newsletter_recipients enable row level security;

grant select, insert, update, delete on
  public.newsletter_signups, public.owner_applications, public.email_stops, public.email_events, public.newsletters,
  public.newsletter_recipients
  to service_role;
grant execute on function
  public.email_hash, public.may_be_mailed, public.note_newsletter_delivery, public.last_newsletter_to,
  public.note_email_event, public.queue_newsletter_batch, public.sign_up_for_newsletter, public.newsletter_link,
    public.confirm_newsletter, public.unsubscribe_newsletter,
  public.resubscribe_newsletter, public.limit_direct_sign_up, public.limit_direct_application
  to service_role;

create policy "anyone may sign up" on public.newsletter_signups
  for insert to anon, authenticated
  with check (signup_source is null or signup_source = 'footer');

create policy "anyone may apply" on public.owner_applications for insert to anon, authenticated
  with check (
    (listing_url is null or listing_url ~ '^https://[^[:space:]]+$')
    and not exists (select 1 from unnest(photo_urls) as url where url !~ '^https://[^[:space:]]+$')
  );
