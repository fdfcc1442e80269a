-- Texting a cabin to oneself: the links, who asked for what, and who wants no texts.

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

comment on table public.text_links is 'What a texted link brings back in the phone''s own browser. Nothing personal: whoever has the link may see it.';

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

comment on table public.text_consents is 'The evidence for each text: who asked, when, where, and the exact words beside the field.';
comment on column public.text_consents.phone_hash is 'A keyed hash; the number itself stands only in the outbox, as the recipient.';

create index text_consents_by_phone on public.text_consents (phone_hash, given_at);
create index text_consents_by_cabin on public.text_consents (cabin_id);

create table public.text_opt_outs (
  phone_hash text primary key check (phone_hash ~ '^[0-9a-f]{32}$'),
  opted_out_at timestamptz not null default now()
);

comment on table public.text_opt_outs is 'Numbers that want no texts, by keyed hash: they replied STOP, or the provider says so. START removes one.';

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
  -- Asking which numbers opted out is limited too, but uses up nothing of the number's or the day's.
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
  'Whether a text may be sent now; if so it is counted at once, before anything is sent. Limits as in take_allowances: what the caller may do, and what the number, its neighbours and the day allow.';

create function public.queue_text(p_text jsonb, p_now timestamptz default now())
returns uuid language plpgsql set search_path = '' as $$
declare
  v_link jsonb := p_text -> 'link';
  v_consent jsonb := p_text -> 'consent';
  v_id uuid;
begin
  delete from public.text_links where expires_at <= p_now;
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
  insert into public.outbox (channel, recipient, body, purpose, created_at)
  values ('text', p_text ->> 'recipient', p_text ->> 'body', v_consent ->> 'purpose', p_now)
  returning id into v_id;
  return v_id;
end;
$$;

comment on function public.queue_text is 'Keeps a text''s link, the consent to it and the text itself, all or nothing. Its id in the outbox.';

create function public.set_text_opt_out(p_phone_hash text, p_opted_out boolean, p_now timestamptz default now())
returns boolean language plpgsql set search_path = '' as $$
begin
  if p_opted_out then
    insert into public.text_opt_outs (phone_hash, opted_out_at) values (p_phone_hash, p_now)
    on conflict (phone_hash) do nothing;
  else
    delete from public.text_opt_outs o where o.phone_hash = p_phone_hash;
  end if;
  return found;
end;
$$;

comment on function public.set_text_opt_out is 'Notes that a number wants no texts, or wants them again. Whether that was new.';

create function public.give_back_allowances(p_limits jsonb, p_now timestamptz default now())
returns integer language sql set search_path = '' as $$
  with counted as (
    select l.key, to_timestamp(floor(extract(epoch from p_now) / l.seconds) * l.seconds) as window_start
    from jsonb_to_recordset(p_limits) as l(key text, seconds integer)
  ),
  last_one as (
    delete from public.allowances a using counted c
    where a.key = c.key and a.window_start = c.window_start and a.used = 1
    returning a.key
  ),
  others as (
    update public.allowances a set used = a.used - 1 from counted c
    where a.key = c.key and a.window_start = c.window_start and a.used > 1
    returning a.key
  )
  select (select count(*) from last_one)::integer + (select count(*) from others)::integer;
$$;

comment on function public.give_back_allowances is 'Undoes take_allowances of the same instant for something that certainly did not happen. How many limits it touched.';

create function public.open_text_link(p_token text, p_now timestamptz default now())
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'slug', (select c.slug from public.cabins c where c.id = l.cabin_id and c.live),
    'check_in', l.check_in,
    'check_out', l.check_out,
    'guests', l.guests,
    'saved', coalesce((
      select jsonb_agg(jsonb_build_object('slug', c.slug, 'cabinId', c.id) order by array_position(l.saved_cabin_ids, c.id))
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
  'What the link brings back: only cabins still shown, and the deal only while it runs. Null for an unknown or expired link.';

alter table public.text_links enable row level security;
alter table public.text_consents enable row level security;
alter table public.text_opt_outs enable row level security;
revoke all on public.text_links, public.text_consents, public.text_opt_outs from anon, authenticated;
grant select, insert, update, delete on public.text_links, public.text_consents, public.text_opt_outs to service_role;
revoke all on function
  public.admit_text, public.queue_text, public.set_text_opt_out, public.give_back_allowances, public.open_text_link
  from public, anon, authenticated;
grant execute on function
  public.admit_text, public.queue_text, public.set_text_opt_out, public.give_back_allowances, public.open_text_link
  to service_role;
