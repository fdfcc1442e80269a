-- Texts and emails. Each goes through the outbox, a queue with a lease per message. States: queued → sent, failed,
-- unknown, kept or cancelled; an attempt that certainly failed goes back to queued for a retry.

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('text', 'email')),
  recipient text not null check (length(recipient) between 3 and 254),
  subject text check (length(subject) <= 200),
  body text not null check (length(body) between 1 and 20000),
  html text,
  purpose text not null check (length(purpose) between 2 and 40),
  dedupe_key text unique,
  status text not null default 'queued'
    check (status in ('queued', 'sent', 'failed', 'kept', 'unknown', 'cancelled')),
  provider_id text,
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  headers jsonb,
  phone_hash text check (phone_hash ~ '^[0-9a-f]{32}$'),
  send_at timestamptz not null default now(),
  send_before timestamptz,
  attempts integer not null default 0 check (attempts >= 0),
  claimed_until timestamptz,
  budget text not null default 'holds'
    check (budget in ('guests', 'holds', 'newsletter', 'letters', 'owners', 'links')),
  constraint outbox_claims_are_queued check (claimed_until is null or status = 'queued'),
  -- The opt-out list is checked by this hash.
  constraint outbox_texts_know_their_number check (channel = 'email' or status <> 'queued' or phone_hash is not null)
);

comment on table public.outbox is
  'Every text and email of the site. Without a provider a message stays here and can be read at /dev/outbox.';
comment on column public.outbox.dedupe_key is 'A second message with the same key isn''t queued.';
comment on column public.outbox.status is
  'queued: to be sent at send_at. sent: a provider accepted it. failed: none will. unknown: one may have accepted it, '
  'so it isn''t sent again. kept: there was no provider, and none gets it later. cancelled: withdrawn, too late or '
  'unwanted.';
comment on column public.outbox.headers is 'Headers of an email beyond the usual, e.g. List-Unsubscribe.';
comment on column public.outbox.phone_hash is 'The keyed hash of a text''s recipient, as in text_opt_outs.';
comment on column public.outbox.send_before is 'Deadline: canceled instead of sent from then on.';
comment on column public.outbox.attempts is 'How often it was handed to a provider.';
comment on column public.outbox.claimed_until is
  'The lease of the worker that is sending it. An expired lease means a crash: the message may have been sent, so it '
  'becomes unknown.';
comment on column public.outbox.budget is
  'The daily budget it counts against. guests: about paid bookings, and to the host. letters: newsletters from the '
  'host. Strangers can cause every other kind.';

create index outbox_by_status on public.outbox (status, created_at);
create index outbox_due on public.outbox ((budget <> 'guests'), send_at) where status = 'queued'
  and claimed_until is null;
create index outbox_by_key_prefix on public.outbox (dedupe_key text_pattern_ops);
create index outbox_letters_queued on public.outbox (id) where budget = 'letters' and status = 'queued';
create index outbox_claimed on public.outbox (claimed_until) where claimed_until is not null;

create function public.queue_message(p_message jsonb, p_claim_seconds integer default null, p_now timestamptz
  default now())
returns uuid language plpgsql set search_path = '' as $$
declare
  v_id uuid;
begin
  if not public.may_be_mailed(p_message ->> 'recipient', p_message ->> 'budget') then
    return null;
  end if;
  insert into public.outbox (
    channel, recipient, phone_hash, subject, body, html, headers, purpose, budget, dedupe_key,
    created_at, send_at, send_before, attempts, claimed_until
  )
  values (
    p_message ->> 'channel', p_message ->> 'recipient', p_message ->> 'phone_hash', p_message ->> 'subject',
    p_message ->> 'body', p_message ->> 'html', nullif(p_message -> 'headers', 'null'), p_message ->> 'purpose',
    p_message ->> 'budget', p_message ->> 'dedupe_key', p_now, coalesce((p_message ->> 'send_at')::timestamptz, p_now),
    (p_message ->> 'send_before')::timestamptz,
    case when p_claim_seconds is null then 0 else 1 end,
    p_now + make_interval(secs => p_claim_seconds)
  )
  on conflict (dedupe_key) do nothing
  returning id into v_id;
  return v_id;
end;
$$;

comment on function public.queue_message is
  'Queues a message; with p_claim_seconds the caller gets the lease and sends it at once. Null: its dedupe_key was '
  'already used, or the address takes none of this kind.';

create function public.claim_message(p_limits jsonb, p_seconds integer, p_now timestamptz default now())
returns jsonb language plpgsql set search_path = '' as $$
declare
  v_message public.outbox;
begin
  -- Each iteration changes a row, so the loop ends.
  loop
    select * into v_message from public.outbox o
    where o.status = 'queued' and o.claimed_until is null and o.send_at <= p_now
      and p_limits -> o.channel is distinct from 'null'
      -- The job send-outbox renders these before they are claimed.
      and not (o.purpose = 'owner-mail' and o.html is null)
    order by (o.budget <> 'guests'), o.send_at, o.id
    limit 1 for update skip locked;
    if not found then
      return null;
    end if;
    if v_message.send_before <= p_now then
      update public.outbox set status = 'cancelled', error = 'too_late' where id = v_message.id;
    elsif exists (select from public.text_opt_outs t where t.phone_hash = v_message.phone_hash) then
      update public.outbox set status = 'cancelled', error = 'opted_out' where id = v_message.id;
    elsif not public.may_be_mailed(v_message.recipient, v_message.budget) then
      update public.outbox set status = 'cancelled', error = 'opted_out' where id = v_message.id;
    elsif p_limits -> v_message.channel is null or public.is_example_message(v_message.dedupe_key) then
      update public.outbox set status = 'kept' where id = v_message.id;
    elsif public.take_allowances(p_limits -> v_message.channel -> v_message.budget, p_now) is not null then
      update public.outbox
      set send_at = (date_trunc('day', p_now at time zone 'UTC') + interval '1 day') at time zone
        'UTC', error = 'daily_budget'
      where id = v_message.id;
    else
      update public.outbox
      set claimed_until = p_now + make_interval(secs => p_seconds), attempts = attempts + 1
      where id = v_message.id
      returning * into v_message;
      return to_jsonb(v_message);
    end if;
  end loop;
end;
$$;

comment on function public.claim_message is
  'Leases the next due message to the caller, guests'' first; null when there is none. p_limits: for each channel '
  'with a provider, the rate limits of each budget; null for a channel that is paused. Messages that are past their '
  'deadline, opted out of or without provider are closed on the way; those past their daily budget wait for the next '
  'UTC day.';

create function public.give_up_lost_claims(p_now timestamptz default now())
returns uuid[] language sql set search_path = '' as $$
  with lost as (
    update public.outbox o
    set status = 'unknown', claimed_until = null, error = coalesce(o.error || '; ', '') || 'cut_off'
    where o.id in (select x.id from public.outbox x where x.claimed_until <= p_now for update skip locked)
    returning o.id
  )
  select coalesce(array_agg(l.id), '{}') from lost l;
$$;

comment on function public.give_up_lost_claims is
  'Marks messages whose lease ran out, because their sender crashed, as unknown: never sent again. Returns their ids.';

create function public.withdraw_messages(p_dedupe_keys text[])
returns integer language plpgsql set search_path = '' as $$
declare
  v_withdrawn integer;
begin
  update public.outbox set status = 'cancelled', error = 'withdrawn'
  where dedupe_key = any (p_dedupe_keys) and status = 'queued' and claimed_until is null;
  get diagnostics v_withdrawn = row_count;
  return v_withdrawn;
end;
$$;

comment on function public.withdraw_messages is
  'Cancels queued messages with these keys that nobody is sending. Returns how many.';

create table public.text_links (
  token text primary key check (token ~ '^[A-Za-z0-9]{12,32}$'),
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  saved_cabin_ids uuid[] not null default '{}' check (cardinality(saved_cabin_ids) <= 50),
  check_in date,
  check_out date,
  guests smallint check (guests between 1 and 20),
  deal_id uuid references public.daily_deals (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((check_in is null) = (check_out is null)),
  check (check_out > check_in)
);

comment on table public.text_links is
  'The content of a texted link, restored in the phone''s own browser. Nothing personal: anybody with the link may '
  'see it.';

create index text_links_by_expiry on public.text_links (expires_at);
create index text_links_by_cabin on public.text_links (cabin_id);
create index text_links_by_deal on public.text_links (deal_id);

create table public.text_consents (
  id uuid primary key default gen_random_uuid(),
  phone_hash text not null check (phone_hash ~ '^[0-9a-f]{32}$'),
  address_hash text not null check (address_hash ~ '^[0-9a-f]{32}$'),
  session_id text not null check (length(session_id) between 8 and 64),
  cabin_id uuid references public.cabins (id) on delete set null,
  source text not null check (length(source) between 2 and 40),
  page text check (length(page) <= 200),
  purpose text not null check (length(purpose) between 2 and 40),
  disclosure_version text not null check (length(disclosure_version) between 1 and 40),
  disclosure_text text not null check (length(disclosure_text) between 1 and 2000),
  given_at timestamptz not null
);

comment on table public.text_consents is
  'The evidence for each text: who asked, when, where, and the exact wording beside the field.';
comment on column public.text_consents.phone_hash is
  'A keyed hash; the number itself is stored only in the outbox, as the recipient, and in opening_watches.';

create index text_consents_by_phone on public.text_consents (phone_hash, given_at);
create index text_consents_by_cabin on public.text_consents (cabin_id);

create table public.text_opt_outs (
  phone_hash text primary key check (phone_hash ~ '^[0-9a-f]{32}$'),
  opted_out_at timestamptz not null default now()
);

comment on table public.text_opt_outs is
  'Numbers that want no texts, by keyed hash: they replied STOP, or the provider says so. START removes one.';

create function public.admit_text(
  p_cabin_id uuid, p_phone_hash text, p_caller_limits jsonb, p_phone_limits jsonb, p_now timestamptz default now()
)
returns jsonb language plpgsql set search_path = '' as $$
declare
  v_cabin record;
  v_opted_out boolean;
  v_reached text;
begin
  select c.title, c.city into v_cabin from public.cabins c where c.id = p_cabin_id and c.live;
  if not found then
    return jsonb_build_object('result', 'unknown_cabin');
  end if;
  v_opted_out := exists (select from public.text_opt_outs o where o.phone_hash = p_phone_hash);
  -- Probing which numbers opted out is limited too, but uses up no limit of the number or the day.
  v_reached := public.take_allowances(
    case when v_opted_out then p_caller_limits else p_caller_limits || p_phone_limits end, p_now);
  if v_reached is not null then
    return jsonb_build_object('result', 'limited', 'key', v_reached);
  end if;
  if v_opted_out then
    return jsonb_build_object('result', 'opted_out');
  end if;
  return jsonb_build_object('result', 'admitted', 'title', v_cabin.title, 'city', v_cabin.city);
end;
$$;

comment on function public.admit_text is
  'Whether a text may be sent now; if so, it is counted before anything is sent. Rate limits as in take_allowances: '
  'those of the caller, and those of the number, its prefix and the day.';

create function public.queue_text(p_text jsonb, p_now timestamptz default now())
returns uuid language plpgsql set search_path = '' as $$
declare
  v_link jsonb := p_text -> 'link';
  v_consent jsonb := p_text -> 'consent';
begin
  insert into public.text_links
    (token, cabin_id, saved_cabin_ids, check_in, check_out, guests, deal_id, created_at, expires_at)
  values (
    v_link ->> 'token',
    (v_link ->> 'cabin_id')::uuid,
    array(
      select c.id from jsonb_array_elements_text(v_link -> 'saved') with ordinality as s(id, place)
      join public.cabins c on c.id = s.id::uuid order by s.place
    ),
    (v_link ->> 'check_in')::date,
    (v_link ->> 'check_out')::date,
    (v_link ->> 'guests')::smallint,
    (select d.id from public.daily_deals d where d.id = (v_link ->> 'deal_id')::uuid),
    p_now,
    p_now + interval '30 days'
  );
  insert into public.text_consents
    (phone_hash, address_hash, session_id, cabin_id, source, page, purpose, disclosure_version, disclosure_text,
      given_at)
  values (
    v_consent ->> 'phone_hash', v_consent ->> 'address_hash', v_consent ->> 'session_id',
    (v_link ->> 'cabin_id')::uuid, v_consent ->> 'source', v_consent ->> 'page', v_consent ->> 'purpose',
    v_consent ->> 'disclosure_version', v_consent ->> 'disclosure_text', p_now
  );
  return public.queue_message(
    jsonb_build_object(
      'channel', 'text', 'recipient', p_text ->> 'recipient', 'phone_hash', v_consent ->> 'phone_hash',
      'body', p_text ->> 'body', 'purpose', v_consent ->> 'purpose', 'budget', 'links'
    ),
    (p_text ->> 'claim_seconds')::integer,
    p_now
  );
end;
$$;

comment on function public.queue_text is
  'Stores a text''s link, the consent to it and the text itself, all or nothing; with claim_seconds the caller gets '
  'the lease to send it. Returns its outbox id.';

create function public.set_text_opt_out(p_phone_hash text, p_opted_out boolean, p_now timestamptz default now())
returns boolean language plpgsql set search_path = '' as $$
begin
  if p_opted_out then
    delete from public.opening_watches w where w.phone_hash = p_phone_hash;
    insert into public.text_opt_outs (phone_hash, opted_out_at) values (p_phone_hash, p_now)
    on conflict (phone_hash) do nothing;
  else
    delete from public.text_opt_outs o where o.phone_hash = p_phone_hash;
  end if;
  return found;
end;
$$;

comment on function public.set_text_opt_out is
  'Records that a number wants no texts, which ends its watches, or wants them again. Returns whether that was new.';

create function public.adopt_phone_hash(p_former jsonb, p_hash text)
returns void language plpgsql set search_path = '' as $$
declare
  v_former text[] := array(select jsonb_array_elements_text(p_former));
begin
  insert into public.text_opt_outs (phone_hash, opted_out_at)
  select p_hash, min(t.opted_out_at) from public.text_opt_outs t where t.phone_hash = any (v_former) having count(*) > 0
  on conflict do nothing;
  delete from public.text_opt_outs t where t.phone_hash = any (v_former);
  update public.text_consents c set phone_hash = p_hash where c.phone_hash = any (v_former);
  update public.outbox o set phone_hash = p_hash where o.status = 'queued' and o.phone_hash = any (v_former);
  update public.opening_watches w set phone_hash = p_hash where w.phone_hash = any (v_former);
end;
$$;

comment on function public.adopt_phone_hash is
  'Moves a number''s opt-out, consents, queued messages and watches from the hashes of former keys, a JSON list, to '
  'its current hash.';

create function public.open_text_link(p_token text, p_now timestamptz default now())
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'slug', (select c.slug from public.cabins c where c.id = l.cabin_id and c.live),
    'check_in', l.check_in,
    'check_out', l.check_out,
    'guests', l.guests,
    'saved', coalesce((
      select jsonb_agg(jsonb_build_object('slug', c.slug, 'cabinId', c.id) order by array_position(l.saved_cabin_ids,
        c.id))
      from public.cabins c where c.id = any (l.saved_cabin_ids) and c.live
    ), '[]'),
    'deal_id', (
      select d.id from public.daily_deals d
      where d.id = l.deal_id and d.starts_at <= p_now and p_now < d.expires_at
    )
  )
  from public.text_links l
  where l.token = p_token and l.expires_at > p_now;
$$;

comment on function public.open_text_link is
  'The content of a link: only live cabins, and the deal only while it runs. Null for an unknown or expired link.';

alter table public.outbox enable row level security;
alter table public.text_links enable row level security;
alter table public.text_consents enable row level security;
alter table public.text_opt_outs enable row level security;

grant select, insert, update, delete on
  public.outbox, public.text_links, public.text_consents, public.text_opt_outs
  to service_role;
grant execute on function
  public.queue_message, public.claim_message, public.give_up_lost_claims, public.withdraw_messages,
  public.admit_text, public.queue_text, public.set_text_opt_out, public.adopt_phone_hash, public.open_text_link
  to service_role;
