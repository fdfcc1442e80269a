-- The outbox becomes a queue: messages for later, a claim before each attempt, and an end for every one of them.
-- queued → sent, failed, unknown, kept or cancelled; an attempt that certainly failed goes back to queued, for later.

alter table public.outbox drop constraint outbox_status_check;

-- Until now "queued" also meant that there was nobody to send it.
update public.outbox set status = 'kept' where status = 'queued';

alter table public.outbox
  add column phone_hash text check (phone_hash ~ '^[0-9a-f]{32}$'),
  add column send_at timestamptz not null default now(),
  add column send_before timestamptz,
  add column attempts integer not null default 0 check (attempts >= 0),
  add column claimed_until timestamptz,
  add constraint outbox_status_check check (status in ('queued', 'sent', 'failed', 'kept', 'unknown', 'cancelled')),
  add constraint outbox_claims_are_queued check (claimed_until is null or status = 'queued'),
  -- Or the list of those who want no texts could not be asked.
  add constraint outbox_texts_know_their_number check (channel = 'email' or status <> 'queued' or phone_hash is not null);

comment on column public.outbox.status is
  'queued: to be sent at send_at. sent: a provider took it. failed: none will. unknown: one may have taken it, so it is not sent again. kept: there was no provider, and none gets it later. cancelled: withdrawn, too late or unwanted.';
comment on column public.outbox.phone_hash is 'The keyed hash of a text''s recipient, as in text_opt_outs.';
comment on column public.outbox.send_before is 'From then on it would be of no use, and is cancelled instead of sent.';
comment on column public.outbox.attempts is 'How often a provider was asked to take it.';
comment on column public.outbox.claimed_until is
  'Somebody is sending it. A claim that ran out was a crash: the message may have left, so it becomes unknown.';

create index outbox_due on public.outbox (send_at) where status = 'queued' and claimed_until is null;
create index outbox_claimed on public.outbox (claimed_until) where claimed_until is not null;

create function public.queue_message(p_message jsonb, p_claim_seconds integer default null, p_now timestamptz default now())
returns uuid language plpgsql set search_path = '' as $$
declare
  v_id uuid;
begin
  insert into public.outbox (
    channel, recipient, phone_hash, subject, body, html, headers, purpose, dedupe_key,
    created_at, send_at, send_before, attempts, claimed_until
  )
  values (
    p_message ->> 'channel', p_message ->> 'recipient', p_message ->> 'phone_hash', p_message ->> 'subject',
    p_message ->> 'body', p_message ->> 'html', nullif(p_message -> 'headers', 'null'), p_message ->> 'purpose',
    p_message ->> 'dedupe_key', p_now, coalesce((p_message ->> 'send_at')::timestamptz, p_now),
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
  'Queues a message; with p_claim_seconds it is the caller''s own to send at once. Null: its dedupe_key was used before.';

create function public.claim_message(p_limits jsonb, p_seconds integer, p_now timestamptz default now())
returns jsonb language plpgsql set search_path = '' as $$
declare
  v_message public.outbox;
begin
  -- Each turn of the loop changes a row, so it ends.
  loop
    select * into v_message from public.outbox o
    where o.status = 'queued' and o.claimed_until is null and o.send_at <= p_now
      and p_limits -> o.channel is distinct from 'null'
    order by o.send_at, o.id
    limit 1 for update skip locked;
    if not found then
      return null;
    end if;
    if v_message.send_before <= p_now then
      update public.outbox set status = 'cancelled', error = 'too late' where id = v_message.id;
    elsif exists (select from public.text_opt_outs t where t.phone_hash = v_message.phone_hash) then
      update public.outbox set status = 'cancelled', error = 'opted out' where id = v_message.id;
    elsif p_limits -> v_message.channel is null then
      update public.outbox set status = 'kept' where id = v_message.id;
    elsif public.take_allowances(p_limits -> v_message.channel, p_now) is not null then
      update public.outbox
      set send_at = (date_trunc('day', p_now at time zone 'UTC') + interval '1 day') at time zone 'UTC', error = 'daily budget'
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
  'The next due message, which only this caller may send now; null when there is none. p_limits has the limits of take_allowances for each channel that has a provider, and null for one that is to wait. On the way, what is too late, unwanted or without provider is closed, and what is past the day''s budget waits for the next UTC day.';

create function public.give_up_lost_claims(p_now timestamptz default now())
returns uuid[] language sql set search_path = '' as $$
  with lost as (
    update public.outbox o
    set status = 'unknown', claimed_until = null, error = coalesce(o.error || '; ', '') || 'cut off while it was sent'
    where o.id in (select x.id from public.outbox x where x.claimed_until <= p_now for update skip locked)
    returning o.id
  )
  select coalesce(array_agg(l.id), '{}') from lost l;
$$;

comment on function public.give_up_lost_claims is 'Marks what somebody was sending when they crashed as unknown: never sent again. Their ids.';

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

comment on function public.withdraw_messages is 'Cancels what has not been sent, and is not being sent, under these keys. How many.';

-- As before, and the text is the caller's own to send at once.
create or replace function public.queue_text(p_text jsonb, p_now timestamptz default now())
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
    (phone_hash, address_hash, session_id, cabin_id, source, page, purpose, disclosure_version, disclosure_text, given_at)
  values (
    v_consent ->> 'phone_hash', v_consent ->> 'address_hash', v_consent ->> 'session_id',
    (v_link ->> 'cabin_id')::uuid, v_consent ->> 'source', v_consent ->> 'page', v_consent ->> 'purpose',
    v_consent ->> 'disclosure_version', v_consent ->> 'disclosure_text', p_now
  );
  return public.queue_message(
    jsonb_build_object(
      'channel', 'text', 'recipient', p_text ->> 'recipient', 'phone_hash', v_consent ->> 'phone_hash',
      'body', p_text ->> 'body', 'purpose', v_consent ->> 'purpose'
    ),
    (p_text ->> 'claim_seconds')::integer,
    p_now
  );
end;
$$;

comment on function public.queue_text is
  'Keeps a text''s link, the consent to it and the text itself, all or nothing; with claim_seconds the text is the caller''s own to send. Its id in the outbox.';

revoke all on function
  public.queue_message, public.claim_message, public.give_up_lost_claims, public.withdraw_messages
  from public, anon, authenticated;
grant execute on function
  public.queue_message, public.claim_message, public.give_up_lost_claims, public.withdraw_messages
  to service_role;
