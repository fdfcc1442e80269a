-- The console's staff, and the audit log of their changes. Each host_* function runs as its owner and first checks that
-- the caller's role has the capability (docs/decisions/0026).

create type public.capability as enum (
  'sees_all_cabins', 'sees_guests', 'sees_prices', 'sees_notes', 'sees_staff', 'serves_guests', 'edits_shop',
  'moves_money', 'manages_staff', 'does_tasks'
);

comment on type public.capability is
  'sees_all_cabins: also those that are not in cabin_ids. sees_guests: names and bookings, with sees_prices. '
  'sees_notes: what the staff wrote about a booking. sees_staff: who they are, and the history. serves_guests: '
  'contact, messages, the outbox and notes. edits_shop: calendar, rates, platforms. moves_money: books, moves, '
  'cancels, charges, refunds. manages_staff: also removes the examples. does_tasks: the work in the cabins, their '
  'supplies, and how many come when.';

create table public.staff_roles (
  role text primary key check (role ~ '^[a-z][a-z_]{1,39}$'),
  position smallint not null unique,
  -- Stored as text, because a client without this database's types can't read an array of them.
  capabilities text[] not null default '{}' check (capabilities <@ enum_range(null::public.capability)::text[])
);

comment on table public.staff_roles is
  'The capabilities of each role; whatever isn''t listed is refused. ROLES in lib/schemas/host/staff/staff.ts has the '
  'same.';
comment on column public.staff_roles.position is 'The order of the roles in lists.';

insert into public.staff_roles (position, role, capabilities) values
  (1, 'owner', enum_range(null::public.capability)::text[]),
  (2, 'manager',
    '{sees_all_cabins, sees_guests, sees_prices, sees_notes, sees_staff, serves_guests, '
      'edits_shop, moves_money, does_tasks}'),
  (3, 'cleaner', '{sees_all_cabins, sees_notes, does_tasks}'),
  (4, 'cabin_owner', '{sees_guests, sees_prices}');

create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text not null check (length(email) between 3 and 254),
  name text check (length(name) between 1 and 100 and public.is_line(name)),
  role text not null references public.staff_roles (role),
  cabin_ids uuid[] not null default '{}' check (cardinality(cabin_ids) <= 200),
  created_at timestamptz not null default now(),
  disabled_at timestamptz
);

create index staff_by_role on public.staff (role);

comment on table public.staff is 'Console users. Read by each statement, so that a dismissal takes effect at once.';
comment on column public.staff.name is 'The name shown in the console. Null: the email address.';
comment on column public.staff.cabin_ids is 'The cabins visible to a role without sees_all_cabins.';
comment on column public.staff.disabled_at is 'Since then the dismissed member may do nothing.';

create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  actor_email text check (length(actor_email) <= 254),
  action text not null check (action ~ '^[a-z][a-z_]{1,39}$'),
  subject text not null check (length(subject) between 1 and 254),
  before jsonb,
  after jsonb
);

comment on table public.audit_log is 'Every write of the console: who, what, before, after, when. Append-only.';
comment on column public.audit_log.actor_id is 'Null: the command host:invite.';
comment on column public.audit_log.subject is
  'A booking''s reference, a member''s email address, or the id of a change.';

create index audit_log_by_action on public.audit_log (action, id);
create index audit_log_by_subject on public.audit_log (subject, id);

create function public.refuse_rewriting() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'check_violation';
end;
$$;

comment on function public.refuse_rewriting is 'Refuses every update, deletion and truncation, for every role.';

create trigger refuse_change before update or delete or truncate on public.audit_log
  for each statement execute function public.refuse_rewriting();

create function public.role_can(p_role text, variadic p_capabilities public.capability[])
returns boolean language sql stable set search_path = '' as $$
  select exists (select from public.staff_roles r where r.role = p_role and r.capabilities @> p_capabilities::text[]);
$$;

comment on function public.role_can is 'Whether the role has all of these capabilities. An unknown role has none.';

create function public.can(variadic p_capabilities public.capability[] default '{}')
returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.staff s join auth.users u on u.id = s.user_id
    where s.user_id = auth.uid() and s.disabled_at is null and public.role_can(s.role, variadic p_capabilities)
      -- An account whose address has changed isn't the one that was appointed.
      and lower(u.email) = lower(s.email)
      -- A token outlives its session by up to an hour, but signing out everywhere must take effect at once.
      and exists (
        select from auth.sessions x where x.user_id = s.user_id and x.id::text = auth.jwt() ->> 'session_id'
          and x.created_at > now() - interval '90 days'
      )
  );
$$;

comment on function public.can is
  'Whether the caller''s role has all of these capabilities (none given: whether the caller is staff), with the '
  'appointed address, not dismissed and not signed out. A session lasts at most 90 days.';

create function public.visible_cabins()
returns uuid[] language sql stable security definer set search_path = '' as $$
  select case
    when public.can('sees_all_cabins') then array(select c.id from public.cabins c)
    when public.can() then (select s.cabin_ids from public.staff s where s.user_id = auth.uid())
    else '{}'
  end;
$$;

comment on function public.visible_cabins is 'The cabins of which the caller may see anything.';

create function public.require_staff(variadic p_capabilities public.capability[] default '{}')
returns public.staff language plpgsql stable set search_path = '' as $$
declare
  v_staff public.staff;
begin
  if not public.can(variadic p_capabilities) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  select * into v_staff from public.staff s where s.user_id = auth.uid();
  return v_staff;
end;
$$;

comment on function public.require_staff is
  'The caller''s row of staff; not_allowed if the role lacks one of the capabilities. The first call of each host_* '
  'function.';

create function public.host_session()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff();
  return auth.jwt();
end;
$$;

comment on function public.host_session is
  'The claims of the caller''s session, for an edge function that acts in the caller''s name (act_as).';

create function public.act_as(p_session jsonb)
returns void language sql volatile set search_path = '' as $$
  select set_config('request.jwt.claims', p_session::text, true),
    set_config('request.jwt.claim.sub', p_session ->> 'sub', true);
$$;

comment on function public.act_as is
  'Runs the rest of the transaction as the member whose claims host_session returned. Granted only to service_role, '
  'because its caller can impersonate anybody.';

create function public.refuse(p_code text, p_detail jsonb default '{}')
returns void language plpgsql set search_path = '' as $$
begin
  -- PostgREST responds to PTnnn with status nnn.
  raise exception '%', p_code using errcode = 'PT422', detail = p_detail::text;
end;
$$;

comment on function public.refuse is 'Raises a refusal for which the console has a message.';

create function public.require_seen_changes(p_changes jsonb, p_seen jsonb)
returns void language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(p_changes) is distinct from 'object' or jsonb_typeof(p_seen) is distinct from 'object'
    or p_changes = '{}' or exists (select from jsonb_object_keys(p_changes) k where not p_seen ? k) then
    perform public.refuse('bad_change');
  end if;
end;
$$;

comment on function public.require_seen_changes is
  'Rejects empty changes, and changes that don''t say what the form showed in the same fields.';

create function public.changed_since(p_facts jsonb, p_seen jsonb, p_changes jsonb)
returns text[] language sql immutable set search_path = '' as $$
  select array(
    select k from jsonb_object_keys(p_changes) k
    where p_facts -> k is distinct from p_seen -> k and p_facts -> k is distinct from p_changes -> k order by 1
  );
$$;

comment on function public.changed_since is
  'The changed fields whose fact is by now neither what the form showed nor what it sends: somebody else saved them.';

create function public.has_second_factor()
returns boolean language plpgsql stable set search_path = '' as $$
declare
  v_enrolled boolean := false;
begin
  -- The embedded Auth server has no second factor and no such table.
  if to_regclass('auth.mfa_factors') is not null then
    execute 'select exists (select from auth.mfa_factors f where f.user_id = $1 and f.status::text = ''verified'')'
    into v_enrolled using auth.uid();
  end if;
  return v_enrolled;
end;
$$;

comment on function public.has_second_factor is 'Whether the caller has enrolled a second factor.';

create function public.require_second_factor()
returns void language plpgsql stable security definer set search_path = '' as $$
begin
  if public.has_second_factor() and not exists (
    select from jsonb_array_elements(auth.jwt() -> 'amr') m
    where m ->> 'method' = 'totp'
      and to_timestamp((m ->> 'timestamp')::double precision) > now() - interval '10 minutes'
  ) then
    perform public.refuse('second_factor');
  end if;
end;
$$;

comment on function public.require_second_factor is
  'Refuses a caller with a second factor who gave no code within ten minutes. Called before anything that leads to '
  'money: refunds, charges, moves, invitations, roles and passwords.';

create function public.staff_label(p_email text)
returns text language sql stable set search_path = '' as $$
  select coalesce(max(s.name || case when exists (
    select from public.staff o where o.user_id <> s.user_id and lower(o.name) = lower(s.name)
  ) then ' (' || s.email || ')' else '' end), p_email)
  from public.staff s where lower(s.email) = lower(p_email);
$$;

comment on function public.staff_label is
  'The console''s name for an email address: the name a host gave, with the address if two members share it; else the '
  'address.';

create function public.write_audit(p_action text, p_subject text, p_before jsonb, p_after jsonb)
returns void language sql volatile set search_path = '' as $$
  insert into public.audit_log (actor_id, actor_email, action, subject, before, after)
  values (auth.uid(), (select s.email from public.staff s where s.user_id = auth.uid()),
          p_action, p_subject, p_before, p_after);
$$;

comment on function public.write_audit is 'Records a write of the caller in its transaction, at the database''s time.';

create function public.changed_by(p_action text, p_subjects text[])
returns jsonb language sql stable set search_path = '' as $$
  with saved as (
    select a.id, a.actor_email, a.after from public.audit_log a
    where a.action = p_action and a.subject = any (p_subjects) order by a.id desc limit 50
  ), latest as (
    select distinct on (k) k, s.actor_email from saved s cross join jsonb_object_keys(s.after) k order by k, s.id desc
  )
  select coalesce(jsonb_object_agg(l.k, public.staff_label(l.actor_email)) filter (where l.actor_email is not null),
    '{}') from latest l;
$$;

comment on function public.changed_by is
  'Who last changed a fact, by its key, among the last 50 changes of what has, or had, one of these names.';

create function public.appoint_staff(p_user_id uuid, p_email text, p_role text, p_cabin_slugs text[] default '{}')
returns void language plpgsql security definer set search_path = '' as $$
declare
  v_cabin_ids uuid[] := array(select c.id from public.cabins c where c.slug = any (p_cabin_slugs) order by c.id);
  v_before jsonb := (select to_jsonb(s) from public.staff s where s.user_id = p_user_id);
begin
  if cardinality(v_cabin_ids) <> cardinality(p_cabin_slugs) then
    perform public.refuse('unknown_cabin');
  end if;
  if not exists (select from auth.users u where u.id = p_user_id and lower(u.email) = lower(p_email)) then
    perform public.refuse('unknown_staff');
  end if;
  -- Whoever is signed in with this account doesn't necessarily read that mailbox.
  delete from auth.sessions x where x.user_id = p_user_id;
  insert into public.staff as s (user_id, email, role, cabin_ids) values (p_user_id, p_email, p_role, v_cabin_ids)
  on conflict (user_id) do update set email = p_email, role = p_role, cabin_ids = v_cabin_ids, disabled_at = null;
  perform public.write_audit('invite', p_email, v_before, jsonb_build_object('role', p_role, 'cabin_ids', v_cabin_ids));
end;
$$;

comment on function public.appoint_staff is
  'Only for the command host:invite: gives the Auth account with that address its role, also again after a dismissal, '
  'and ends its sessions.';

create function public.needs_first_link()
returns boolean language sql stable security definer set search_path = '' as $$
  select not exists (
    select from public.staff s join auth.users u on u.id = s.user_id where u.last_sign_in_at is not null
  );
$$;

comment on function public.needs_first_link is
  'Whether no staff member has ever signed in; the start then prints a link for the owner.';

create function public.host_me()
returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('user_id', s.user_id, 'email', s.email, 'role', s.role, 'cabin_ids', s.cabin_ids)
  from public.staff s
  where s.user_id = auth.uid() and public.can();
$$;

comment on function public.host_me is 'The caller as a staff member; null for anybody else.';

create function public.shortened(p_value jsonb)
returns jsonb language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(p_value) = 'array' and jsonb_array_length(p_value) > 60
    then jsonb_path_query_array(p_value, '$[0 to 59]')
      || jsonb_build_object('more', jsonb_array_length(p_value) - 60)
    else p_value end;
$$;

comment on function public.shortened is
  'A value as the audit log page shows it: the first sixty items of a long list, and the number of the others.';

create function public.host_audit(p_before bigint default null, p_action text default null)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff('sees_staff');
  return (
    with page as (
      select a.* from public.audit_log a
      where (p_before is null or a.id < p_before) and (p_action is null or a.action = p_action)
      order by a.id desc limit 50
    )
    select jsonb_build_object(
      'entries', coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'at', p.at, 'actor_email', p.actor_email,
        'actor_name', (select max(s.name) from public.staff s where lower(s.email) = lower(p.actor_email)),
          'action', p.action, 'subject', p.subject,
        'before', public.shortened(p.before), 'after', p.after
      ) order by p.id desc), '[]'),
      'next', case when count(*) = 50 then min(p.id) end
    )
    from page p
  );
end;
$$;

comment on function public.host_audit is 'Fifty entries of the audit log, newest first.';

create function public.host_note_export(p_file text, p_details jsonb)
returns jsonb language plpgsql security definer set search_path = '' as $$
begin
  perform public.require_staff('sees_prices');
  if p_file is null or p_file !~ '^[a-z0-9-]{1,40}\.(csv|pdf)$' or jsonb_typeof(p_details) is distinct from 'object'
    or length(p_details::text) > 1000 then
    perform public.refuse('bad_change');
  end if;
  perform public.write_audit('export', p_file, null, p_details);
  return '{}';
end;
$$;

comment on function public.host_note_export is
  'Records a download before the file is sent. p_details: its period and cabins, never the search text, which may '
  'name a guest: audit entries can''t be deleted.';

alter table public.staff_roles enable row level security;
alter table public.staff enable row level security;
alter table public.audit_log enable row level security;

grant select, insert, update, delete on public.staff_roles, public.staff to service_role;
grant select, insert on public.audit_log to service_role;
grant execute on function
  public.refuse_rewriting, public.role_can, public.can, public.visible_cabins, public.require_staff, public.act_as,
  public.has_second_factor, public.require_second_factor, public.refuse, public.require_seen_changes,
  public.changed_since,
  public.staff_label, public.write_audit, public.changed_by, public.appoint_staff, public.needs_first_link,
    public.shortened
  to service_role;
grant execute on function public.host_me, public.host_session, public.host_audit,
  public.host_note_export to authenticated;
