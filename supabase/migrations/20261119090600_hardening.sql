-- What reviews of the grants and the linter’s rules have shown.

-- A row added straight through the API passes every limit of the functions, so it has limits of its own. Its duplicate
-- code tells strangers who is on the list: twenty times an hour in all, then a duplicate is taken in silence. A refused
-- insert leaves nothing that could be counted, except in a sequence, which no rollback turns back.
create sequence public.sign_up_probes;
revoke all on sequence public.sign_up_probes from public, anon, authenticated, service_role;

create function public.limit_direct_sign_up() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_hour bigint := floor(extract(epoch from now()) / 3600) * 1000000;
  v_probe bigint;
begin
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
  if public.take_allowances('[{"key": "owner:direct", "most": 100, "seconds": 86400}]') is not null then
    raise exception using errcode = '54000', message = 'Too many applications today';
  end if;
  return new;
end;
$$;

create trigger limit_direct_application before insert on public.owner_applications
  for each row when (current_user in ('anon', 'authenticated')) execute function public.limit_direct_application();

revoke all on function public.limit_direct_sign_up, public.limit_direct_application from public, anon, authenticated;
grant execute on function public.limit_direct_sign_up, public.limit_direct_application to service_role;

-- The checks that the policy made hold for every writer.
alter table public.owner_applications
  add check (listing_url is null or listing_url ~ '^https://[^[:space:]]+$'),
  -- Each link is without spaces, so joined by one they can be looked at together.
  add check (photo_urls = '{}' or array_to_string(photo_urls, ' ', '') ~ '^https://[^[:space:]]+( https://[^[:space:]]+)*$');

-- What a later migration creates belongs to nobody until it is granted.
alter default privileges in schema public revoke all on tables from public, anon, authenticated;
alter default privileges in schema public revoke all on sequences from public, anon, authenticated;
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated;

create index if not exists calendar_conflicts_by_feed on public.calendar_conflicts (feed_id);

-- Counted only when nights are really held, in the same transaction: a repeated or refused request costs nothing, and
-- what is past a limit leaves nothing behind.
create function public.hold_within_limits(p_request jsonb, p_limits jsonb, p_now timestamptz default now())
returns jsonb language plpgsql set search_path = '' set lock_timeout = '2s' as $$
declare
  v_outcome jsonb;
begin
  v_outcome := public.create_booking(p_request, p_now);
  if v_outcome ->> 'result' = 'created' and public.take_allowances(p_limits, p_now) is not null then
    raise exception using errcode = 'MM429';
  end if;
  return v_outcome;
exception when sqlstate 'MM429' or lock_not_available then
  return jsonb_build_object('result', 'too_many_holds');
end;
$$;

comment on function public.hold_within_limits is 'create_booking within the limits of its guest and network, all or nothing.';

revoke all on function public.hold_within_limits from public, anon, authenticated;
grant execute on function public.hold_within_limits to service_role;
