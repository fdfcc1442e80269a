-- What visitors may add with the public key: an address for the newsletter, and an owner's application. They read none.
-- Double opt-in: an address gets the newsletter once its owner has followed the link of the confirmation.

create table public.newsletter_signups (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) <= 254 and email ~ '^[^[:space:][:cntrl:]@,;:<>()\[\]\\"]+@[^[:space:][:cntrl:]@,;:<>()\[\]\\"]+\.[^[:space:][:cntrl:]@,;:<>()\[\]\\"]+$'),
  signup_source text check (signup_source = 'footer'),
  created_at timestamptz not null default now(),
  traffic_source text check (traffic_source in ('tiktok', 'instagram', 'facebook', 'unknown')),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  confirmation_token text unique,
  confirmation_sent_at timestamptz,
  -- Inline, because the API roles insert rows and may execute none of our functions.
  unsubscribe_token text not null unique
    default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
);

comment on table public.newsletter_signups is 'Newsletter addresses. Visitors may add one and read none.';
comment on column public.newsletter_signups.signup_source is 'footer from the footer form, null from the pop-up.';
comment on column public.newsletter_signups.confirmed_at is 'Since when the address gets the newsletter; null while unconfirmed and after unsubscribing.';
comment on column public.newsletter_signups.confirmation_token is '244 random bits of the latest confirmation; null after unsubscribing.';
comment on column public.newsletter_signups.confirmation_sent_at is 'When the latest confirmation was queued; the next one may be sent 24 hours later.';
comment on column public.newsletter_signups.unsubscribe_token is '244 random bits for the links in every mail to the address; never changes.';

create unique index newsletter_signups_email on public.newsletter_signups (lower(trim(email)));

create function public.sign_up_for_newsletter(
  p_email text, p_mail_limits jsonb, p_signup_source text default null, p_traffic_source text default null,
  p_now timestamptz default now()
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
  if v_signup.confirmed_at is not null or v_signup.confirmation_sent_at > p_now - interval '24 hours' then
    return jsonb_build_object('result', v_result);
  end if;
  if public.take_allowances(p_mail_limits, p_now) is not null then
    if v_is_new then
      -- Without its confirmation the row is of no use, and the visitor is told to try again.
      delete from public.newsletter_signups s where s.id = v_signup.id;
    end if;
    return jsonb_build_object('result', case v_result when 'signed_up' then 'limited' else v_result end);
  end if;
  update public.newsletter_signups s
  set confirmation_token = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
      confirmation_sent_at = p_now,
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
  'Stores the address: signed_up, duplicate or, where the rate limits allow no mail, limited. Returns a confirmation when one must be sent now: one per address in 24 hours, also under concurrency.';

create function public.newsletter_link(p_token text, p_now timestamptz default now())
returns text language sql stable set search_path = '' as $$
  select coalesce((
    select case
      when s.unsubscribe_token = p_token then case when s.unsubscribed_at is null then 'subscribed' else 'unsubscribed' end
      when s.confirmed_at is not null then 'confirmed'
      when s.confirmation_sent_at <= p_now - interval '14 days' then 'expired'
      else 'confirmable'
    end
    from public.newsletter_signups s
    where s.confirmation_token = p_token or s.unsubscribe_token = p_token
  ), 'unknown');
$$;

comment on function public.newsletter_link is
  'The state of a token. A confirmation token: confirmable, confirmed or expired. An unsubscribe token: subscribed or unsubscribed. Else unknown.';

create function public.confirm_newsletter(p_token text, p_now timestamptz default now())
returns text language plpgsql set search_path = '' as $$
begin
  update public.newsletter_signups s
  set confirmed_at = p_now, unsubscribed_at = null
  where s.confirmation_token = p_token
    and s.confirmed_at is null and s.confirmation_sent_at > p_now - interval '14 days';
  if found then
    return 'confirmed';
  end if;
  return case public.newsletter_link(p_token, p_now)
    when 'confirmed' then 'already_confirmed' when 'expired' then 'expired' else 'unknown' end;
end;
$$;

comment on function public.confirm_newsletter is 'Confirms a sign-up: confirmed, already_confirmed, expired or unknown.';

create function public.unsubscribe_newsletter(p_token text, p_now timestamptz default now())
returns text language plpgsql set search_path = '' as $$
begin
  update public.newsletter_signups s
  set unsubscribed_at = p_now,
      confirmed_at = null,
      confirmation_token = null,
      -- A subscriber may sign up again at once. An address that never confirmed keeps the 24 hours between confirmations.
      confirmation_sent_at = case when s.confirmed_at is null then s.confirmation_sent_at end
  where s.unsubscribe_token = p_token and (s.unsubscribed_at is null or s.confirmation_token is not null);
  return case public.newsletter_link(p_token, p_now) when 'unsubscribed' then 'unsubscribed' else 'unknown' end;
end;
$$;

comment on function public.unsubscribe_newsletter is 'Takes the address off the list, once or again: unsubscribed or unknown.';

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
  'Undoes unsubscribing: the token came by mail to the address, which proves as much as a confirmation. subscribed or unknown.';

create table public.owner_applications (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) <= 254 and email ~ '^[^[:space:][:cntrl:]@,;:<>()\[\]\\"]+@[^[:space:][:cntrl:]@,;:<>()\[\]\\"]+\.[^[:space:][:cntrl:]@,;:<>()\[\]\\"]+$'),
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
  created_at timestamptz not null default now(),
  check (listing_url is null or listing_url ~ '^https://[^[:space:]]+$'),
  -- No link contains a space, so one expression checks them joined by spaces.
  check (photo_urls = '{}' or array_to_string(photo_urls, ' ', '') ~ '^https://[^[:space:]]+( https://[^[:space:]]+)*$')
);

comment on table public.owner_applications is
  'Owners who would like to list a cabin. Visitors may add one and read none. Plain text: what shows or exports it must escape it.';
comment on column public.owner_applications.photo_urls is 'Links to pictures elsewhere; never fetched by the site.';

create index owner_applications_by_date on public.owner_applications (created_at);

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
  if not public.is_line(new.email) then
    raise exception using errcode = 'check_violation', message = 'Text with characters that nobody sees';
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
grant insert (name, email, phone, property_name, area, address, bedrooms, baths, sleeps, amenities, takes_pets, photo_urls,
              listing_url, message)
  on public.owner_applications to anon, authenticated;
grant select, insert, update, delete on public.newsletter_signups, public.owner_applications to service_role;
grant execute on function
  public.sign_up_for_newsletter, public.newsletter_link, public.confirm_newsletter, public.unsubscribe_newsletter,
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
