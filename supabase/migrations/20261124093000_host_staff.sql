-- The console's staff page. An owner appoints, changes, dismisses and restores members. An invitation waits in a table;
-- the job invite-staff creates the account and sends the link, like the command host:invite (docs/decisions/0030).

create table public.staff_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) between 3 and 254 and email = lower(email)),
  name text check (length(name) between 1 and 100 and public.is_line(name)),
  role text not null references public.staff_roles (role),
  cabin_ids uuid[] not null default '{}' check (cardinality(cabin_ids) <= 200),
  invited_by uuid not null,
  created_at timestamptz not null default now(),
  claimed_until timestamptz,
  attempts integer not null default 0 check (attempts >= 0),
  error text check (length(error) <= 200),
  ended_at timestamptz
);

comment on table public.staff_invitations is
  'Invitations by an owner. The job invite-staff creates the account and ends the invitation.';
comment on column public.staff_invitations.error is
  'Why the account couldn''t be created. With ended_at it isn''t retried.';

create unique index staff_invitations_open on public.staff_invitations (email) where ended_at is null;
create index staff_invitations_by_time on public.staff_invitations (created_at);
create index staff_invitations_by_role on public.staff_invitations (role);

create function public.lock_owners() returns integer language plpgsql set search_path = '' as $$
declare
  v_owners integer;
begin
  -- Locked in one order, so that of two owners who dismiss each other one remains.
  perform from public.staff s where public.role_can(s.role, 'manages_staff') order by s.user_id for update;
  select count(*) into v_owners from public.staff s
  where public.role_can(s.role, 'manages_staff') and s.disabled_at is null;
  return v_owners;
end;
$$;

comment on function public.lock_owners is
  'The number of owners (members who manage staff) who aren''t dismissed; locked until the transaction ends.';

create function public.cabins_of_role(p_role text, p_cabin_ids uuid[])
returns uuid[] language plpgsql stable set search_path = '' as $$
declare
  v_ids uuid[];
begin
  if not exists (select from public.staff_roles r where r.role = p_role) then
    perform public.refuse('bad_change');
  elsif public.role_can(p_role, 'sees_all_cabins') then
    return '{}';
  end if;
  v_ids := array(select distinct i from unnest(p_cabin_ids) i where i is not null order by i);
  if cardinality(v_ids) not between 1 and 200 then
    perform public.refuse('no_cabin');
  end if;
  if (select count(*) from public.cabins c where c.id = any (v_ids)) <> cardinality(v_ids) then
    perform public.refuse('unknown_cabin');
  end if;
  return v_ids;
end;
$$;

comment on function public.cabins_of_role is
  'The cabins stored for a member with that role; refuses an unknown role or cabin, and an empty list for a role that '
  'doesn''t see all.';

create function public.host_staff()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff('sees_staff');
  return jsonb_build_object(
    'staff', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'user_id', s.user_id, 'email', s.email, 'name', s.name, 'role', s.role, 'cabin_ids', s.cabin_ids,
          'created_at', s.created_at,
        'disabled_at', s.disabled_at, 'last_sign_in_at', u.last_sign_in_at, 'is_me', s.user_id = auth.uid()
      ) order by s.disabled_at is not null, r.position, s.email), '[]')
      from public.staff s join public.staff_roles r using (role) left join auth.users u on u.id = s.user_id
    ),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'email', i.email, 'name', i.name, 'role', i.role, 'cabin_ids', i.cabin_ids,
          'created_at', i.created_at,
        'error', i.error, 'has_failed', i.ended_at is not null
      ) order by i.created_at desc, i.id), '[]')
      from public.staff_invitations i
      where i.ended_at is null or (i.error is not null and i.created_at > now() - interval '7 days')
    ),
    'cabins', (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'title', c.title) order by c.title, c.id), '[]')
      from public.cabins c)
  );
end;
$$;

comment on function public.host_staff is 'The staff and invitations, for members who see the staff.';

create function public.read_staff_name(p_name text)
returns text language plpgsql immutable set search_path = '' as $$
declare
  v_name text := nullif(public.read_line(coalesce(p_name, ''), 0, 100), '');
begin
  if not public.is_line(v_name) then
    perform public.refuse('bad_change');
  end if;
  return v_name;
end;
$$;

comment on function public.read_staff_name is 'A name as it is stored; null when none was given.';

create function public.host_invite(p_email text, p_role text, p_cabin_ids uuid[] default '{}', p_name text default null)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_email text;
  v_name text;
  v_cabin_ids uuid[];
begin
  perform public.require_staff('manages_staff');
  perform public.require_second_factor();
  v_name := public.read_staff_name(p_name);
  v_email := lower(trim(p_email));
  if v_email is null or not (public.is_email(v_email) and public.is_line(v_email)) then
    perform public.refuse('bad_email');
  end if;
  v_cabin_ids := public.cabins_of_role(p_role, p_cabin_ids);
  if exists (select from public.staff s where lower(s.email) = v_email) then
    perform public.refuse('already_staff');
  end if;
  if (select count(*) from public.staff_invitations i where i.created_at > now() - interval '1 hour') >= 20 then
    perform public.refuse('too_often');
  end if;
  insert into public.staff_invitations (email, name, role, cabin_ids, invited_by)
  values (v_email, v_name, p_role, v_cabin_ids, auth.uid())
  on conflict do nothing;
  if not found then
    perform public.refuse('already_invited');
  end if;
  perform public.write_audit('invite', v_email, null,
    jsonb_build_object('name', v_name, 'role', p_role, 'cabin_ids', v_cabin_ids));
  return jsonb_build_object('email', v_email);
end;
$$;

comment on function public.host_invite is
  'Invites a member: the job invite-staff creates the account and sends the link. At most twenty an hour.';

create function public.host_set_staff(p_user_id uuid, p_role text, p_cabin_ids uuid[] default '{}', p_name text
  default null)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_owners integer;
  v_before public.staff;
  v_name text;
  v_cabin_ids uuid[];
begin
  perform public.require_staff('manages_staff');
  perform public.require_second_factor();
  v_name := public.read_staff_name(p_name);
  v_owners := public.lock_owners();
  -- Another owner may have dismissed this one while waiting for the lock.
  perform public.require_staff('manages_staff');
  select * into v_before from public.staff s where s.user_id = p_user_id and s.disabled_at is null for update;
  if not found then
    perform public.refuse('unknown_staff');
  end if;
  v_cabin_ids := public.cabins_of_role(p_role, p_cabin_ids);
  if v_owners = 1 and public.role_can(v_before.role, 'manages_staff') and not public.role_can(p_role, 'manages_staff')
    then
    perform public.refuse('last_owner');
  end if;
  if (v_before.name, v_before.role, v_before.cabin_ids) is distinct from (v_name, p_role, v_cabin_ids) then
    update public.staff s set name = v_name, role = p_role, cabin_ids = v_cabin_ids where s.user_id = p_user_id;
    if not public.role_can(p_role, 'serves_guests') then
      delete from public.thread_assignments a where a.user_id = p_user_id;
    end if;
    perform public.write_audit('set_staff', v_before.email,
      jsonb_build_object('name', v_before.name, 'role', v_before.role, 'cabin_ids', v_before.cabin_ids),
      jsonb_build_object('name', v_name, 'role', p_role, 'cabin_ids', v_cabin_ids));
  end if;
  return jsonb_build_object('name', v_name, 'role', p_role, 'cabin_ids', v_cabin_ids);
end;
$$;

comment on function public.host_set_staff is
  'Changes a member''s name (null: none), role or cabins. The last owner stays one.';

create function public.host_dismiss(p_user_id uuid)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_staff public.staff;
begin
  perform public.require_staff('manages_staff');
  perform public.require_second_factor();
  perform public.lock_owners();
  perform public.require_staff('manages_staff');
  if p_user_id = auth.uid() then
    perform public.refuse('own_dismissal');
  end if;
  update public.staff s set disabled_at = now()
  where s.user_id = p_user_id and s.disabled_at is null
  returning * into v_staff;
  if not found then
    perform public.refuse('unknown_staff');
  end if;
  delete from public.thread_assignments a where a.user_id = p_user_id;
  -- When restored later, an old device must sign in again.
  delete from auth.sessions x where x.user_id = p_user_id;
  delete from public.sign_in_links l where l.user_id = p_user_id;
  delete from public.sign_in_codes c where c.user_id = p_user_id;
  perform public.write_audit('dismiss', v_staff.email, jsonb_build_object('role', v_staff.role), null);
  return jsonb_build_object('dismissed', v_staff.email);
end;
$$;

comment on function public.host_dismiss is
  'Dismisses another member at once: nothing is allowed from then on, and all sessions end.';

create function public.host_restore(p_user_id uuid)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_staff public.staff;
begin
  perform public.require_staff('manages_staff');
  perform public.require_second_factor();
  update public.staff s set disabled_at = null
  where s.user_id = p_user_id and s.disabled_at is not null
  returning * into v_staff;
  if not found then
    perform public.refuse('unknown_staff');
  end if;
  delete from auth.sessions x where x.user_id = p_user_id;
  perform public.write_audit('restore', v_staff.email, null, jsonb_build_object('role', v_staff.role));
  return jsonb_build_object('restored', v_staff.email);
end;
$$;

comment on function public.host_restore is 'Restores a dismissed member with the former role.';

create function public.host_second_factor()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff();
  return jsonb_build_object(
    'offered', to_regclass('auth.mfa_factors') is not null, 'enrolled', public.has_second_factor());
end;
$$;

comment on function public.host_second_factor is
  'Whether the Auth server offers a second factor, and whether the caller has one. The embedded server offers none.';

create function public.host_note_second_factor(p_added boolean)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_staff public.staff := public.require_staff();
begin
  perform public.write_audit(
    case when p_added then 'add_second_factor' else 'remove_second_factor' end, v_staff.email, null, null);
  return '{}';
end;
$$;

comment on function public.host_note_second_factor is
  'Records that Auth has added or removed a second factor of the caller.';

-- For the job invite-staff.

create function public.claim_invitations(p_most integer, p_seconds integer, p_now timestamptz default now())
returns jsonb language plpgsql set search_path = '' as $$
declare
  v_claimed jsonb;
begin
  update public.staff_invitations i set ended_at = p_now, error = 'inviter_left'
  where i.ended_at is null and not exists (
    select from public.staff s where s.user_id = i.invited_by and public.role_can(s.role, 'manages_staff')
      and s.disabled_at is null
  );
  with due as (
    select i.id from public.staff_invitations i
    where i.ended_at is null and coalesce(i.claimed_until, p_now) <= p_now
    order by i.created_at limit p_most for update skip locked
  ),
  claimed as (
    update public.staff_invitations i
    set claimed_until = p_now + make_interval(secs => p_seconds), attempts = i.attempts + 1
    from due where i.id = due.id
    returning i.id, i.email, i.attempts
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'email', c.email, 'attempts', c.attempts)), '[]')
    into v_claimed
  from claimed c;
  return v_claimed;
end;
$$;

comment on function public.claim_invitations is 'Leases invitations to the caller; those of former owners end.';

create function public.accept_invitation(p_id uuid, p_user_id uuid, p_now timestamptz default now())
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  v_invitation public.staff_invitations;
begin
  -- Serialized with the dismissal of owners.
  perform public.lock_owners();
  update public.staff_invitations i set ended_at = p_now, error = null, claimed_until = null
  where i.id = p_id and i.ended_at is null and exists (
    select from public.staff s where s.user_id = i.invited_by and public.role_can(s.role, 'manages_staff')
      and s.disabled_at is null
  ) and exists (select from auth.users u where u.id = p_user_id and lower(u.email) = i.email)
  returning * into v_invitation;
  if not found then
    return false;
  end if;
  -- Whoever is signed in with this account doesn't necessarily read that mailbox.
  delete from auth.sessions x where x.user_id = p_user_id;
  insert into public.staff (user_id, email, name, role, cabin_ids)
  values (p_user_id, v_invitation.email, v_invitation.name, v_invitation.role,
          array(select c.id from public.cabins c where c.id = any (v_invitation.cabin_ids) order by c.id))
  on conflict (user_id) do nothing;
  return found;
end;
$$;

comment on function public.accept_invitation is
  'Appoints the account created for an invitation, once, and ends its sessions. False: the invitation has ended, the '
  'account has another address or is already staff.';

create function public.fail_invitation(p_id uuid, p_error text, p_most integer, p_now timestamptz default now())
returns void language sql set search_path = '' as $$
  update public.staff_invitations i
  set error = left(p_error, 200), claimed_until = null, ended_at = case when i.attempts >= p_most then p_now end
  where i.id = p_id and i.ended_at is null;
$$;

comment on function public.fail_invitation is
  'Records why the account couldn''t be created; after p_most attempts the invitation ends.';

alter table public.staff_invitations enable row level security;

grant select, insert, update, delete on public.staff_invitations to service_role;
grant execute on function
  public.lock_owners, public.cabins_of_role, public.read_staff_name, public.claim_invitations, public.accept_invitation,
    public.fail_invitation
  to service_role;
grant execute on function
  public.host_staff, public.host_invite, public.host_set_staff, public.host_dismiss, public.host_restore,
  public.host_second_factor, public.host_note_second_factor
  to authenticated;
