-- The console's applications by cabin owners: their states, notes and emails, and the resulting cabins.

create table public.owner_application_entries (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.owner_applications (id) on delete cascade,
  at timestamptz not null default now(),
  by_email text not null check (length(by_email) between 3 and 254),
  kind text not null check (kind in ('state', 'note', 'mail', 'cabin')),
  state text check (state in ('new', 'called', 'visited', 'agreed', 'declined')),
  subject text check (length(subject) between 1 and 150 and public.is_line(subject)),
  body text check (length(body) between 1 and 4000),
  message_id uuid,
  constraint owner_entries_say_something check (
    case kind
      when 'state' then state is not null
      when 'note' then body is not null
      when 'mail' then num_nulls(subject, body, message_id) = 0
      else true
    end
  )
);

comment on table public.owner_application_entries is
  'The staff''s actions on an application: states, notes, emails, its cabin. Append-only; deleted with the '
  'application.';
comment on column public.owner_application_entries.by_email is 'The email address of the member who did it.';
comment on column public.owner_application_entries.message_id is
  'The message''s id in the outbox, where it is deleted earlier.';

create index owner_application_entries_by_application on public.owner_application_entries (application_id, id);

create trigger refuse_change before update or truncate on public.owner_application_entries
  for each statement execute function public.refuse_rewriting();

create function public.application_for_change(p_id uuid)
returns public.owner_applications language plpgsql set search_path = '' as $$
declare
  v_application public.owner_applications;
begin
  select * into v_application from public.owner_applications a where a.id = p_id for update;
  if not found then
    perform public.refuse('unknown_application');
  end if;
  return v_application;
end;
$$;

comment on function public.application_for_change is 'The application, locked, or unknown_application.';

create function public.host_owners(p_search jsonb)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff('edits_shop', 'serves_guests');
  if jsonb_typeof(p_search) is distinct from 'object' or length(p_search::text) > 1000 then
    perform public.refuse('bad_change');
  end if;
  return (
    with page as (
      select a.*, to_char(a.created_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS') collate "C" || '|' || a.id::text
        as sort_key
      from public.owner_applications a
      where (p_search ->> 'state' is null or a.state = p_search ->> 'state')
        and (nullif(trim(p_search ->> 'text'), '') is null or position(
          lower(trim(p_search ->> 'text')) in lower(concat_ws(' ', a.name, a.email, a.phone, a.property_name,
            a.address))) > 0)
        and (p_search ->> 'after' is null
             or to_char(a.created_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS') collate "C" || '|' || a.id::text
                < (p_search ->> 'after') collate "C")
      order by sort_key desc
      limit 51
    ), shown as (select p.*, row_number() over (order by p.sort_key desc) as place from page p)
    select jsonb_build_object(
      'applications', coalesce(jsonb_agg(jsonb_build_object(
        'id', x.id, 'name', x.name, 'property_name', x.property_name, 'area', x.area, 'bedrooms', x.bedrooms,
        'sleeps', x.sleeps, 'state', x.state, 'created_at', x.created_at, 'is_possible_spam', x.is_possible_spam,
        'cabin', (select c.slug from public.cabins c where c.id = x.cabin_id)
      ) order by x.place) filter (where x.place <= 50), '[]'),
      'next', max(x.sort_key) filter (where x.place = 50 and (select count(*) from shown) > 50),
      'counts', (
        select jsonb_object_agg(k.state, (select count(*) from public.owner_applications a where a.state = k.state))
        from (values ('new'), ('called'), ('visited'), ('agreed'), ('declined')) k(state)
      )
    )
    from shown x
  );
end;
$$;

comment on function public.host_owners is
  'Fifty applications that match {text, state, after}, newest first, and the number in each state.';

create function public.host_owner(p_id uuid)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_application public.owner_applications;
begin
  perform public.require_staff('edits_shop', 'serves_guests');
  select * into v_application from public.owner_applications a where a.id = p_id;
  if not found then
    perform public.refuse('unknown_application');
  end if;
  return to_jsonb(v_application) - 'cabin_id' || jsonb_build_object(
    'cabin', (
      select jsonb_build_object('slug', c.slug, 'title', c.title) from public.cabins c
        where c.id = v_application.cabin_id
    ),
    'may_be_mailed', public.may_be_mailed(v_application.email, 'owners'),
    'entries', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', e.id, 'at', e.at, 'by', public.staff_label(e.by_email), 'kind', e.kind, 'state', e.state,
          'subject', e.subject, 'body', e.body,
        'delivery', o.status
      ) order by e.id desc), '[]')
      from public.owner_application_entries e left join public.outbox o on o.id = e.message_id
      where e.application_id = p_id
    )
  );
end;
$$;

comment on function public.host_owner is 'An application with its history, newest first.';

create function public.host_set_owner_state(p_id uuid, p_state text, p_seen text)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_staff public.staff := public.require_staff('edits_shop', 'serves_guests');
  v_application public.owner_applications;
begin
  v_application := public.application_for_change(p_id);
  if v_application.state is distinct from p_seen then
    perform public.refuse('settings_changed');
  end if;
  if v_application.state = p_state then
    return jsonb_build_object('state', p_state);
  end if;
  begin
    update public.owner_applications a set state = p_state where a.id = p_id;
    insert into public.owner_application_entries (application_id, by_email, kind, state)
    values (p_id, v_staff.email, 'state', p_state);
  exception when integrity_constraint_violation then
    perform public.refuse('bad_change');
  end;
  perform public.write_audit('set_owner_state', p_id::text, to_jsonb(v_application.state), to_jsonb(p_state));
  return jsonb_build_object('state', p_state);
end;
$$;

comment on function public.host_set_owner_state is
  'Changes the state of an application. p_seen: the state the caller saw; refused when it has changed since.';

create function public.host_note_owner(p_id uuid, p_text text)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_staff public.staff := public.require_staff('edits_shop', 'serves_guests');
begin
  perform public.application_for_change(p_id);
  -- The same text within two minutes is a form sent twice.
  if not exists (
    select from public.owner_application_entries e
    where e.application_id = p_id and e.kind = 'note' and e.body = trim(p_text) and e.at > now() - interval '2 minutes'
  ) then
    begin
      insert into public.owner_application_entries (application_id, by_email, kind, body)
      values (p_id, v_staff.email, 'note', trim(p_text));
    exception when integrity_constraint_violation then
      perform public.refuse('bad_change');
    end;
    -- Without its text, because the audit log can't be changed, and the note is deleted at its owner's request.
    perform public.write_audit('note_owner', p_id::text, null, jsonb_build_object('characters', length(trim(p_text))));
  end if;
  return jsonb_build_object('id', p_id);
end;
$$;

comment on function public.host_note_owner is 'Adds a note for the staff.';

create function public.host_mail_owner(p_id uuid, p_mail jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_staff public.staff := public.require_staff('edits_shop', 'serves_guests');
  v_application public.owner_applications;
  v_message_id uuid;
begin
  if jsonb_typeof(p_mail) is distinct from 'object' or p_mail - array['subject', 'body'] <> '{}' then
    perform public.refuse('bad_change');
  end if;
  v_application := public.application_for_change(p_id);
  if not public.may_be_mailed(v_application.email, 'owners') then
    perform public.refuse('wants_no_mail');
  end if;
  if exists (
    select from public.owner_application_entries e
    where e.application_id = p_id and e.kind = 'mail' and e.body = trim(p_mail ->> 'body')
      and e.subject = trim(p_mail ->> 'subject') and e.at > now() - interval '2 minutes'
  ) then
    return jsonb_build_object('id', p_id);
  end if;
  begin
    v_message_id := public.queue_message(jsonb_build_object(
      'channel', 'email', 'recipient', v_application.email, 'subject', trim(p_mail ->> 'subject'),
      'body', trim(p_mail ->> 'body'), 'purpose', 'owner-mail', 'budget', 'owners',
      'dedupe_key', 'owner-mail:' || gen_random_uuid()
    ));
    insert into public.owner_application_entries (application_id, by_email, kind, subject, body, message_id)
    values (p_id, v_staff.email, 'mail', trim(p_mail ->> 'subject'), trim(p_mail ->> 'body'), v_message_id);
  exception when integrity_constraint_violation then
    perform public.refuse('bad_change');
  end;
  perform public.write_audit('mail_owner', p_id::text, null, jsonb_build_object('message_id', v_message_id));
  return jsonb_build_object('id', p_id);
end;
$$;

comment on function public.host_mail_owner is
  'Queues an email {subject, body} to the applicant, which the job send-outbox renders; the same one within two '
  'minutes is sent once.';

create function public.host_convert_owner(p_id uuid, p_cabin jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_staff public.staff := public.require_staff('edits_shop', 'serves_guests');
  v_application public.owner_applications;
  v_slug text;
  v_cabin_id uuid;
begin
  v_application := public.application_for_change(p_id);
  if v_application.cabin_id is not null then
    perform public.refuse('already_converted');
  elsif v_application.state <> 'agreed' then
    perform public.refuse('not_agreed');
  end if;
  v_slug := public.host_add_cabin(p_cabin) ->> 'slug';
  update public.cabins c set
    max_pets = case when v_application.takes_pets then 1 else 0 end,
    amenities = coalesce((select jsonb_object_agg(x.amenity, true) from unnest(v_application.amenities) x(amenity)),
      '{}')
  where c.slug = v_slug
  returning c.id into v_cabin_id;
  perform public.save_arrival(v_cabin_id, jsonb_build_object('address', v_application.address));
  update public.owner_applications a set cabin_id = v_cabin_id where a.id = p_id;
  insert into public.owner_application_entries (application_id, by_email, kind) values (p_id, v_staff.email, 'cabin');
  perform public.write_audit('convert_owner', p_id::text, null, jsonb_build_object('cabin', v_slug));
  return jsonb_build_object('slug', v_slug);
end;
$$;

comment on function public.host_convert_owner is
  'Creates a draft from an agreed application, like host_add_cabin, with its amenities, pets and street address. Only '
  'once.';

create function public.host_delete_owner(p_id uuid)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_application public.owner_applications;
begin
  perform public.require_staff('edits_shop', 'serves_guests');
  v_application := public.application_for_change(p_id);
  delete from public.outbox o
  where o.budget = 'owners' and o.claimed_until is null and (
    lower(trim(o.recipient)) = lower(trim(v_application.email))
    -- The notice to the host quotes the whole application.
    or o.purpose = 'owner-notice' and o.headers ->> 'Reply-To' = v_application.email
  );
  delete from public.owner_applications a where a.id = p_id;
  perform public.write_audit('delete_owner', p_id::text, jsonb_build_object('state', v_application.state), null);
  return jsonb_build_object('id', p_id);
end;
$$;

comment on function public.host_delete_owner is
  'Deletes an application on request, with notes and emails; a cabin created from it stays.';

alter table public.owner_application_entries enable row level security;
grant select, insert, delete on public.owner_application_entries to service_role;
grant execute on function public.application_for_change to service_role;
grant execute on function
  public.host_owners, public.host_owner, public.host_set_owner_state, public.host_note_owner, public.host_mail_owner,
  public.host_convert_owner, public.host_delete_owner
  to authenticated;
