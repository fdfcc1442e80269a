-- A stranger must not be able to use up the messages of a day: each kind of message has a budget of its own.

alter table public.outbox
  add column budget text not null default 'holds'
    check (budget in ('guests', 'holds', 'newsletter', 'owners', 'links'));

comment on column public.outbox.budget is
  'Which daily budget it counts against. guests: about paid bookings, and to the host; every other kind can be caused by strangers.';

update public.outbox set budget = case
  when purpose = 'newsletter-confirmation' then 'newsletter'
  when purpose in ('owner-thanks', 'owner-notice') then 'owners'
  when purpose = 'cabin_link' then 'links'
  when purpose in ('hold-expired', 'sold-elsewhere') then 'holds'
  else 'guests' end;

drop index public.outbox_due;
create index outbox_due on public.outbox ((budget <> 'guests'), send_at) where status = 'queued' and claimed_until is null;

create or replace function public.queue_message(p_message jsonb, p_claim_seconds integer default null, p_now timestamptz default now())
returns uuid language plpgsql set search_path = '' as $$
declare
  v_id uuid;
begin
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

create or replace function public.claim_message(p_limits jsonb, p_seconds integer, p_now timestamptz default now())
returns jsonb language plpgsql set search_path = '' as $$
declare
  v_message public.outbox;
begin
  -- Each turn of the loop changes a row, so it ends.
  loop
    select * into v_message from public.outbox o
    where o.status = 'queued' and o.claimed_until is null and o.send_at <= p_now
      and p_limits -> o.channel is distinct from 'null'
    order by (o.budget <> 'guests'), o.send_at, o.id
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
    elsif public.take_allowances(p_limits -> v_message.channel -> v_message.budget, p_now) is not null then
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
  'The next due message, guests'' first, which only this caller may send now; null when there is none. p_limits has, for each channel that has a provider, the limits of take_allowances for each budget, and null for a channel that is to wait. On the way, what is too late, unwanted or without provider is closed, and what is past its budget of the day waits for the next UTC day.';

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
      'body', p_text ->> 'body', 'purpose', v_consent ->> 'purpose', 'budget', 'links'
    ),
    (p_text ->> 'claim_seconds')::integer,
    p_now
  );
end;
$$;
