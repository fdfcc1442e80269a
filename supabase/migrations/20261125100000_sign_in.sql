-- Signing in to the console with the site's own one-time links and codes, of which only hashes are stored. Auth gives
-- out no codes; the site opens its sessions once one of these is used (docs/decisions/0031).

create table public.sign_in_links (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  expires_at timestamptz not null
);

comment on table public.sign_in_links is 'Unused links into the console. Accessed only through functions.';
comment on column public.sign_in_links.hash is 'SHA-256 of the 256 random bits in the link.';

create table public.sign_in_codes (
  challenge_hash text primary key check (challenge_hash ~ '^[0-9a-f]{64}$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  salt text not null check (length(salt) between 16 and 64),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  tries integer not null default 0 check (tries between 0 and 4),
  expires_at timestamptz not null
);

comment on table public.sign_in_codes is 'Unused codes from emails. Accessed only through functions.';
comment on column public.sign_in_codes.challenge_hash is
  'SHA-256 of the 256 random bits in the browser that requested the code: no other browser can try it or use up its '
  'attempts.';
comment on column public.sign_in_codes.hash is 'SHA-256 of the salt and the keyed hash of the code.';

create index sign_in_links_by_user on public.sign_in_links (user_id);
create index sign_in_codes_by_user on public.sign_in_codes (user_id);

create function public.sign_in_account(p_email text)
returns uuid language sql stable security definer set search_path = '' as $$
  select s.user_id from public.staff s join auth.users u on u.id = s.user_id
  where lower(u.email) = lower(p_email) and lower(s.email) = lower(u.email) and not u.is_sso_user
    and s.disabled_at is null;
$$;

comment on function public.sign_in_account is
  'The staff account with that email address; null for anybody else, including dismissed members.';

create function public.make_sign_in_link(p_email text, p_hash text, p_now timestamptz default now())
returns uuid language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  select u.id into v_user_id from auth.users u where lower(u.email) = lower(p_email) and not u.is_sso_user;
  if not found then
    return null;
  end if;
  delete from public.sign_in_links l where l.expires_at <= p_now;
  insert into public.sign_in_links (hash, user_id, expires_at)
    values (p_hash, v_user_id, p_now + interval '15 minutes');
  return v_user_id;
end;
$$;

comment on function public.make_sign_in_link is
  'Stores a link for the account of that address, valid once and for fifteen minutes; returns the account, or null. '
  'It opens nothing before the account is staff.';

create function public.take_sign_in_link(p_hash text, p_now timestamptz default now())
returns text language plpgsql security definer set search_path = '' as $$
declare
  v_email text;
begin
  delete from public.sign_in_links l using public.staff s join auth.users u on u.id = s.user_id
  where l.hash = p_hash and l.expires_at > p_now and s.user_id = l.user_id and s.disabled_at is null
    and lower(s.email) = lower(u.email)
  returning u.email into v_email;
  return v_email;
end;
$$;

comment on function public.take_sign_in_link is
  'Consumes a link: returns the address whose session may be opened; null for any other value.';

create function public.make_sign_in_code(
  p_email text, p_challenge_hash text, p_salt text, p_hash text, p_now timestamptz default now()
)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid := public.sign_in_account(p_email);
begin
  if v_user_id is null then
    return false;
  end if;
  delete from public.sign_in_codes c where c.expires_at <= p_now;
  insert into public.sign_in_codes as c (challenge_hash, user_id, salt, hash, expires_at)
  values (p_challenge_hash, v_user_id, p_salt, encode(sha256(convert_to(p_salt || p_hash, 'UTF8')), 'hex'),
          p_now + interval '15 minutes')
  on conflict (challenge_hash) do update
  set user_id = excluded.user_id, salt = excluded.salt, hash = excluded.hash, tries = 0,
    expires_at = excluded.expires_at;
  return true;
end;
$$;

comment on function public.make_sign_in_code is
  'Stores a code for the staff member with that address, valid for fifteen minutes, once and in one browser; replaces '
  'that browser''s previous code. p_hash: the keyed hash of the code.';

create function public.take_sign_in_code(
  p_email text, p_challenge_hash text, p_hash text, p_limits jsonb, p_now timestamptz default now()
)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_code public.sign_in_codes;
  v_reached text;
begin
  -- Attempts at one code are serialized.
  select c.* into v_code from public.sign_in_codes c
  where c.challenge_hash = p_challenge_hash and c.expires_at > p_now and c.user_id = public.sign_in_account(p_email)
  for update;
  if not found then
    return jsonb_build_object('result', 'none');
  end if;
  v_reached := public.take_allowances(p_limits, p_now);
  if v_reached is not null then
    return jsonb_build_object('result', 'limited', 'limit', v_reached);
  end if;
  if v_code.hash = encode(sha256(convert_to(v_code.salt || p_hash, 'UTF8')), 'hex') then
    delete from public.sign_in_codes c where c.user_id = v_code.user_id;
    return jsonb_build_object('result', 'taken',
      'email', (select u.email from auth.users u where u.id = v_code.user_id));
  end if;
  delete from public.sign_in_codes c where c.challenge_hash = p_challenge_hash and c.tries >= 4;
  update public.sign_in_codes c set tries = c.tries + 1 where c.challenge_hash = p_challenge_hash;
  return jsonb_build_object('result', 'wrong');
end;
$$;

comment on function public.take_sign_in_code is
  'Checks an attempt at a code: taken, with the address whose session may be opened; wrong, which the fifth time ends '
  'the code; limited, with the key of a limit; none, when this browser has no code for that address, so nothing was '
  'checked.';

create function public.host_check_password()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_has_password boolean;
begin
  perform public.require_staff();
  perform public.require_second_factor();
  select coalesce(u.encrypted_password, '') <> '' into v_has_password from auth.users u where u.id = auth.uid();
  if not v_has_password and not public.has_second_factor() and not exists (
    select from auth.sessions x
    where x.id::text = auth.jwt() ->> 'session_id' and x.created_at > now() - interval '15 minutes'
  ) then
    perform public.refuse('stale_sign_in');
  end if;
  return jsonb_build_object('has_password', v_has_password);
end;
$$;

comment on function public.host_check_password is
  'Whether the caller has a password, which must be given before a new one is set. Without one, the second factor or '
  'a sign-in of the last fifteen minutes counts instead.';

create function public.host_note_password()
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_staff public.staff := public.require_staff();
begin
  delete from auth.sessions x where x.user_id = v_staff.user_id
    and x.id::text is distinct from auth.jwt() ->> 'session_id';
  delete from public.sign_in_links l where l.user_id = v_staff.user_id;
  delete from public.sign_in_codes c where c.user_id = v_staff.user_id;
  perform public.write_audit('set_password', v_staff.email, null, null);
  return '{}';
end;
$$;

comment on function public.host_note_password is
  'Called after the caller has set a password: ends all other sessions, links and codes, and records it.';

alter table public.sign_in_links enable row level security;
alter table public.sign_in_codes enable row level security;

grant execute on function
  public.sign_in_account, public.make_sign_in_link, public.take_sign_in_link, public.make_sign_in_code,
  public.take_sign_in_code
  to service_role;
grant execute on function public.host_check_password, public.host_note_password to authenticated;
