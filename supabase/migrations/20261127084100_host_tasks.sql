-- The console's tasks page. Those who do tasks see how many guests come and when, not who they are.

create function public.sees_task(p_cabin_id uuid, p_assignee_id uuid)
returns boolean language sql stable set search_path = '' as $$
  select public.can('does_tasks') and p_cabin_id = any (public.visible_cabins())
    and (p_assignee_id is null or p_assignee_id = auth.uid() or public.can('edits_shop'));
$$;

comment on function public.sees_task is
  'Whether the caller sees a task: of a visible cabin, their own or unassigned; members who edit the shop see all.';

create function public.shown_who(p_email text, p_own text, p_sees_staff boolean)
returns text language sql stable set search_path = '' as $$
  select case when p_email = p_own then 'you' when p_email is null then null
    when p_sees_staff then public.staff_label(p_email) else '' end;
$$;

comment on function public.shown_who is
  'The label of a member for a reader with that email address: you, a name or address, or empty for anybody else.';

create function public.own_email()
returns text language sql stable security definer set search_path = '' as $$
  select s.email from public.staff s where s.user_id = auth.uid();
$$;

comment on function public.own_email is 'The caller''s email address as a staff member.';

create function public.shown_task(p_task_id uuid, p_own text, p_sees_staff boolean)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', t.id, 'kind', t.kind, 'title', t.title, 'note', t.note,
    'cabin_id', c.id, 'cabin', c.title, 'day', t.day,
    'from_time', to_char(t.starts_at at time zone c.timezone, 'HH24:MI'),
    'due_day', (t.due_at at time zone c.timezone)::date,
    'due_time', to_char(t.due_at at time zone c.timezone, 'HH24:MI'),
    'is_short', t.kind = 'turnover' and coalesce(
      t.due_at - t.starts_at < make_interval(mins => (select x.least_minutes from public.task_settings x)), false),
    'state', t.state, 'assignee_id', t.assignee_id,
    'assignee', public.shown_who((select s.email from public.staff s where s.user_id = t.assignee_id), p_own,
      p_sees_staff),
    'is_late', leaving.late_check_out is not null,
    'leaving', (
      select jsonb_build_object('guests', b.adults + b.children, 'pets', b.pets)
      from public.bookings b where b.occupancy_id = t.occupancy_id
    ),
    'coming', (
      select jsonb_build_object('guests', b.adults + b.children, 'pets', b.pets)
      from public.bookings b where b.occupancy_id = t.next_id
    ),
    'cleaner_note', t.cleaner_note, 'problem', t.problem, 'problem_settled', t.problem_settled_at is not null,
    'begun_at', t.begun_at, 'begun_by', public.shown_who(t.begun_by, p_own, p_sees_staff),
    'done_at', t.done_at, 'done_by', public.shown_who(t.done_by, p_own, p_sees_staff), 'reason', t.reason,
    'lines', case when t.state = 'open' and t.kind = 'turnover' then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', l.id, 'body', l.body, 'is_required', l.is_required, 'needs_photo', l.needs_photo,
        'ticked_at', null, 'ticked_by', null
      ) order by l.cabin_id is not null, l.position, l.id), '[]')
      from public.checklist_lines l where l.cabin_id is null or l.cabin_id = c.id
    ) else (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', l.line_id, 'body', l.body, 'is_required', l.is_required, 'needs_photo', l.needs_photo,
        'ticked_at', l.ticked_at, 'ticked_by', public.shown_who(l.ticked_by, p_own, p_sees_staff)
      ) order by l.position, l.line_id), '[]')
      from public.cabin_task_lines l where l.task_id = t.id
    ) end,
    'photos', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', h.id, 'line_id', h.line_id, 'width', h.width, 'height', h.height
      ) order by h.added_at, h.id), '[]')
      from public.cabin_task_photos h where h.task_id = t.id
    )
  )
  from public.cabin_tasks t
  join public.cabins c on c.id = t.cabin_id
  left join public.occupancies leaving on leaving.id = t.occupancy_id
  where t.id = p_task_id;
$$;

comment on function public.shown_task is 'A task as the caller may see it; times are local to the cabin.';

create function public.host_tasks()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_cabin_ids uuid[];
  v_is_host boolean;
  v_own text;
  v_sees_staff boolean;
begin
  perform public.require_staff('does_tasks');
  -- Evaluated once, because there may be hundreds of tasks.
  v_cabin_ids := public.visible_cabins();
  v_is_host := public.can('edits_shop');
  v_own := public.own_email();
  v_sees_staff := public.can('sees_staff');
  return jsonb_build_object(
    'tasks', (
      select coalesce(jsonb_agg(public.shown_task(x.id, v_own, v_sees_staff) order by x.day, x.starts_at, x.id), '[]')
      from (
        select t.day, t.starts_at, t.id
        from public.cabin_tasks t
        join public.cabins c on c.id = t.cabin_id
        cross join lateral (select (now() at time zone c.timezone)::date as today) d
        where t.cabin_id = any (v_cabin_ids) and (v_is_host or t.assignee_id is null or t.assignee_id = auth.uid())
          and t.day <= d.today + 14
          and (t.state in ('open', 'begun') and t.day >= d.today - 60
            or t.state = 'done' and t.done_at > now() - interval '36 hours'
            or t.state = 'dropped' and t.dropped_at > now() - interval '7 days')
        order by t.day, t.starts_at, t.id limit 300
      ) x
    ),
    'supplies', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'cabin_id', c.id, 'cabin', c.title, 'name', s.name, 'quantity', s.quantity, 'note', s.note,
        'added_by', public.shown_who(s.added_by, v_own, v_sees_staff), 'bought_at', s.bought_at,
          'bought_by', public.shown_who(s.bought_by, v_own, v_sees_staff)
      ) order by c.title, s.added_at, s.id), '[]')
      from public.cabin_supplies s join public.cabins c on c.id = s.cabin_id
      where s.cabin_id = any (v_cabin_ids) and (s.bought_at is null or s.bought_at > now() - interval '7 days')
    ),
    'cabins', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'title', c.title) order by c.title, c.id), '[]')
      from public.cabins c where c.id = any (v_cabin_ids) and c.archived_at is null
    ),
    'needs_photo', (select x.needs_photo from public.task_settings x),
    'has_calendar', exists (select from public.task_calendars k where k.user_id = auth.uid()),
    'cleaners', case when v_is_host then public.task_cleaners() end
  );
end;
$$;

comment on function public.host_tasks is
  'The tasks from today to the fourteenth day after, those done since yesterday, and the supplies to buy.';

create function public.task_cleaners()
returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', s.user_id, 'name', public.staff_label(s.email))
    order by public.staff_label(s.email), s.user_id), '[]')
  from public.staff s where s.disabled_at is null and public.role_can(s.role, 'does_tasks');
$$;

comment on function public.task_cleaners is 'The members a task can be assigned to.';

create function public.locked_task(p_task_id uuid)
returns public.cabin_tasks language plpgsql set search_path = '' as $$
declare
  v_task public.cabin_tasks;
begin
  select * into v_task from public.cabin_tasks t where t.id = p_task_id for update;
  if not found or not public.sees_task(v_task.cabin_id, v_task.assignee_id) then
    perform public.refuse('unknown_task');
  end if;
  return v_task;
end;
$$;

comment on function public.locked_task is
  'A task that the caller sees, locked until the transaction ends; refused when there is none.';

create function public.begun_task(p_task_id uuid, p_at timestamptz)
returns public.cabin_tasks language plpgsql set search_path = '' as $$
declare
  v_task public.cabin_tasks := public.locked_task(p_task_id);
begin
  if v_task.state = 'dropped' then
    perform public.refuse('task_dropped');
  elsif v_task.state = 'done' then
    perform public.refuse('task_done');
  elsif v_task.state = 'open' then
    update public.cabin_tasks t set
      state = 'begun', begun_at = p_at, begun_by = public.own_email(), assignee_id = coalesce(t.assignee_id, auth.uid())
    where t.id = p_task_id returning * into v_task;
    insert into public.cabin_task_lines (task_id, line_id, position, body, is_required, needs_photo)
    select p_task_id, l.id, row_number() over (order by l.cabin_id is not null, l.position, l.id), l.body,
      l.is_required, l.needs_photo
    from public.checklist_lines l
    where v_task.kind = 'turnover' and (l.cabin_id is null or l.cabin_id = v_task.cabin_id);
  end if;
  return v_task;
end;
$$;

comment on function public.begun_task is
  'A task in progress, started if it wasn''t: with its own copy of the checklist, and assigned to the caller if it '
  'was unassigned.';

create function public.task_subject(p_cabin_id uuid)
returns text language sql stable set search_path = '' as $$
  select c.slug from public.cabins c where c.id = p_cabin_id;
$$;

comment on function public.task_subject is 'The audit log''s name for a task''s cabin.';

create function public.finish_task(p_task_id uuid, p_is_turnover boolean, p_reason text, p_at timestamptz)
returns void language plpgsql set search_path = '' as $$
begin
  if p_reason is null and exists (
    select from public.cabin_task_lines l where l.task_id = p_task_id and l.is_required and l.ticked_at is null
  ) then
    perform public.refuse('lines_open');
  elsif p_reason is null and (
    p_is_turnover and (select x.needs_photo from public.task_settings x)
      and not exists (select from public.cabin_task_photos h where h.task_id = p_task_id)
    or exists (
      select from public.cabin_task_lines l where l.task_id = p_task_id and l.is_required and l.needs_photo
        and not exists (select from public.cabin_task_photos h where h.task_id = p_task_id and h.line_id = l.line_id)
    )
  ) then
    perform public.refuse('photo_missing');
  end if;
  update public.cabin_tasks t set state = 'done', done_at = p_at, done_by = public.own_email(), reason = p_reason
  where t.id = p_task_id;
end;
$$;

comment on function public.finish_task is
  'Completes a task if every required line is ticked and the required photographs are there, or with a reason.';

create function public.host_change_task(p_task_id uuid, p_change jsonb, p_key uuid)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_request jsonb := jsonb_build_array(p_task_id, p_change);
  v_former jsonb;
  v_kind text := p_change ->> 'kind';
  v_text text;
  v_at timestamptz;
  v_task public.cabin_tasks;
begin
  perform public.require_staff('does_tasks');
  if jsonb_typeof(p_change) is distinct from 'object' or p_key is null or v_kind is null
    or v_kind not in ('begin', 'tick', 'untick', 'note', 'problem', 'done', 'reopen')
    or p_change - array['kind', 'at', 'line_id', 'text'] <> '{}' then
    perform public.refuse('bad_change');
  end if;
  begin
    -- A phone without a connection reports it later; its clock may be wrong.
    v_at := least(greatest(coalesce((p_change ->> 'at')::timestamptz, now()), now() - interval '14 days'), now());
    perform (p_change ->> 'line_id')::uuid;
  exception when data_exception then
    perform public.refuse('bad_change');
  end;
  v_text := nullif(public.clean_line(p_change ->> 'text'), '');
  if length(v_text) > 500 or not coalesce(public.is_line(v_text), true) or (v_kind = 'problem' and v_text is null) then
    perform public.refuse('bad_change');
  end if;
  v_former := public.answered_before('change_task', p_key, v_request);
  if v_former is not null then
    return v_former;
  end if;
  if v_kind = 'reopen' then
    v_task := public.locked_task(p_task_id);
    -- A task that is no longer listed can't be reopened.
    if v_task.state <> 'done' or v_task.done_at < now() - interval '36 hours' then
      perform public.refuse('task_changed');
    end if;
    update public.cabin_tasks t set state = 'begun', done_at = null, done_by = null, reason = null
      where t.id = p_task_id;
  else
    v_task := public.begun_task(p_task_id, v_at);
  end if;
  if v_kind in ('tick', 'untick') then
    update public.cabin_task_lines l set
      ticked_at = case when v_kind = 'tick' then coalesce(l.ticked_at, v_at) end,
      ticked_by = case when v_kind = 'tick' then coalesce(l.ticked_by, public.own_email()) end
    where l.task_id = p_task_id and l.line_id = (p_change ->> 'line_id')::uuid;
    if not found then
      perform public.refuse('unknown_line');
    end if;
  elsif v_kind = 'note' then
    update public.cabin_tasks t set cleaner_note = v_text where t.id = p_task_id;
  elsif v_kind = 'problem' then
    update public.cabin_tasks t set problem = v_text, problem_at = v_at, problem_settled_at = null
      where t.id = p_task_id;
  elsif v_kind = 'done' then
    perform public.finish_task(p_task_id, v_task.kind = 'turnover', v_text, v_at);
  end if;
  perform public.write_audit('change_task', public.task_subject(v_task.cabin_id), null,
    p_change || jsonb_build_object('task_id', p_task_id));
  return public.keep_answer('change_task', p_key, v_request, jsonb_build_object('id', p_task_id));
end;
$$;

comment on function public.host_change_task is
  'One step of a task: {kind: begin, tick, untick, note, problem, done or reopen, line_id, text, at}. Idempotent by '
  'its key. A finished task can be reopened for 36 hours; otherwise a task that is done or no longer needed is '
  'refused.';

create function public.host_has_task_photo(p_task_id uuid, p_id uuid)
returns boolean language plpgsql stable security definer set search_path = '' as $$
declare
  v_state text;
begin
  perform public.require_staff('does_tasks');
  select t.state into v_state from public.cabin_tasks t where t.id = p_task_id and public.sees_task(t.cabin_id,
    t.assignee_id);
  if not found then
    perform public.refuse('unknown_task');
  elsif exists (select from public.cabin_task_photos h where h.id = p_id and h.task_id = p_task_id) then
    return true;
  elsif v_state = 'done' then
    perform public.refuse('task_done');
  elsif v_state = 'dropped' then
    perform public.refuse('task_dropped');
  elsif exists (select from public.cabin_task_photos h where h.id = p_id) then
    perform public.refuse('bad_change');
  end if;
  return false;
end;
$$;

comment on function public.host_has_task_photo is
  'Whether the task already has this photo. Called before a file is written; refuses a photo that the task may not '
  'get.';

create function public.host_add_task_photo(p_task_id uuid, p_photo jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_task public.cabin_tasks;
begin
  perform public.require_staff('does_tasks');
  if jsonb_typeof(p_photo) is distinct from 'object' or p_photo - array['id', 'line_id', 'width', 'height'] <> '{}' then
    perform public.refuse('bad_change');
  end if;
  v_task := public.locked_task(p_task_id);
  begin
    if exists (select from public.cabin_task_photos h where h.id = (p_photo ->> 'id')::uuid and h.task_id = p_task_id)
      then
      return jsonb_build_object('id', p_photo ->> 'id');
    end if;
    v_task := public.begun_task(p_task_id, now());
    if (select count(*) from public.cabin_task_photos h where h.task_id = p_task_id) >= 10 then
      perform public.refuse('too_many_task_photos');
    end if;
    insert into public.cabin_task_photos (id, task_id, line_id, width, height, added_by)
    values ((p_photo ->> 'id')::uuid, p_task_id, (p_photo ->> 'line_id')::uuid, (p_photo ->> 'width')::smallint,
            (p_photo ->> 'height')::smallint, public.own_email());
  exception when data_exception or check_violation or not_null_violation or unique_violation then
    perform public.refuse('bad_change');
  end;
  perform public.write_audit('add_task_photo', public.task_subject(v_task.cabin_id), null,
    p_photo || jsonb_build_object('task_id', p_task_id));
  return jsonb_build_object('id', p_photo ->> 'id');
end;
$$;

comment on function public.host_add_task_photo is
  'Adds a photograph of a task, whose file is already stored: {id, line_id, width, height}. Idempotent by id; at most '
  'ten.';

create function public.host_may_send_task_photo(p_path text)
returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff('does_tasks');
  return p_path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}$' and exists (
    select from public.cabin_tasks t
    where t.id::text = split_part(p_path, '/', 1) and t.state in ('open', 'begun') and public.sees_task(t.cabin_id,
      t.assignee_id)
  );
end;
$$;

comment on function public.host_may_send_task_photo is
  'Whether the caller may upload a file to this path, <task>/<upload>, for an unfinished task; called by the policies '
  'of storage.';

create function public.host_may_see_task_photo(p_path text)
returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff('does_tasks');
  return p_path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}\.webp$' and exists (
    select from public.cabin_task_photos h join public.cabin_tasks t on t.id = h.task_id
    where t.id::text = split_part(p_path, '/', 1) and h.id::text = split_part(split_part(p_path, '/', 2), '.', 1)
      and public.sees_task(t.cabin_id, t.assignee_id)
  );
end;
$$;

comment on function public.host_may_see_task_photo is
  'Whether the caller sees the task of this file; called by the policies of storage.';

create function public.host_add_supply(p_supply jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_id uuid;
  v_cabin_id uuid;
begin
  perform public.require_staff('does_tasks');
  if jsonb_typeof(p_supply) is distinct from 'object' or p_supply - array['id', 'cabin_id', 'name', 'quantity',
    'note'] <> '{}' then
    perform public.refuse('bad_change');
  end if;
  begin
    v_id := (p_supply ->> 'id')::uuid;
    v_cabin_id := (p_supply ->> 'cabin_id')::uuid;
  exception when data_exception then
    perform public.refuse('bad_change');
  end;
  if not coalesce(v_cabin_id = any (public.visible_cabins()), false) then
    perform public.refuse('unknown_cabin');
  elsif exists (select from public.cabin_supplies s where s.id = v_id) then
    return jsonb_build_object('id', v_id);
  elsif (select count(*) from public.cabin_supplies s where s.cabin_id = v_cabin_id and s.bought_at is null) >= 100 then
    perform public.refuse('too_many_supplies');
  end if;
  begin
    insert into public.cabin_supplies (id, cabin_id, name, quantity, note, added_by)
    values (v_id, v_cabin_id, public.clean_line(p_supply ->> 'name'), nullif(public.clean_line(p_supply ->> 'quantity'),
      ''),
            nullif(public.clean_line(p_supply ->> 'note'), ''), public.own_email());
  exception when check_violation or not_null_violation then
    perform public.refuse('bad_change');
  end;
  perform public.write_audit('add_supply', public.task_subject(v_cabin_id), null, p_supply);
  return jsonb_build_object('id', v_id);
end;
$$;

comment on function public.host_add_supply is
  'Adds a supply to buy for a cabin: {id, cabin_id, name, quantity, note}. Idempotent by id.';

create function public.host_tick_supply(p_id uuid, p_is_bought boolean)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_supply public.cabin_supplies;
begin
  perform public.require_staff('does_tasks');
  select * into v_supply from public.cabin_supplies s where s.id = p_id for update;
  if not found or not v_supply.cabin_id = any (public.visible_cabins()) then
    perform public.refuse('unknown_supply');
  end if;
  if p_is_bought is distinct from (v_supply.bought_at is not null) then
    update public.cabin_supplies s set
      bought_at = case when p_is_bought then now() end, bought_by = case when p_is_bought then public.own_email() end
    where s.id = p_id;
    perform public.write_audit('tick_supply', public.task_subject(v_supply.cabin_id), null,
      jsonb_build_object('name', v_supply.name, 'is_bought', p_is_bought));
  end if;
  return jsonb_build_object('id', p_id);
end;
$$;

comment on function public.host_tick_supply is 'Marks a supply as bought, or undoes it.';

create function public.read_task_note(p_text text)
returns text language plpgsql immutable set search_path = '' as $$
declare
  v_text text := nullif(public.clean_line(p_text), '');
begin
  if length(v_text) > 500 or not coalesce(public.is_line(v_text), true) then
    perform public.refuse('bad_change');
  end if;
  return v_text;
end;
$$;

comment on function public.read_task_note is 'The host''s note on a task, on one line; null when empty.';

create function public.require_cleaner(p_user_id uuid)
returns void language plpgsql stable set search_path = '' as $$
begin
  if p_user_id is not null and not exists (
    select from public.staff s where s.user_id = p_user_id and s.disabled_at is null
      and public.role_can(s.role, 'does_tasks')
  ) then
    perform public.refuse('unknown_staff');
  end if;
end;
$$;

comment on function public.require_cleaner is 'Refuses members who do no tasks.';

create function public.host_add_task(p_task jsonb, p_key uuid)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_request jsonb := jsonb_build_array(p_task);
  v_former jsonb;
  v_cabin public.cabins;
  v_day date;
  v_time time;
  v_today date;
  v_task public.cabin_tasks;
begin
  perform public.require_staff('edits_shop', 'does_tasks');
  if jsonb_typeof(p_task) is distinct from 'object'
    or p_task - array['cabin_id', 'kind', 'title', 'note', 'day', 'time', 'assignee_id'] <> '{}'
    or coalesce(p_task ->> 'kind', 'turnover') not in ('repair', 'inspection', 'other') then
    perform public.refuse('bad_change');
  end if;
  begin
    select * into v_cabin from public.cabins c where c.id = (p_task ->> 'cabin_id')::uuid;
    v_day := (p_task ->> 'day')::date;
    v_time := coalesce((p_task ->> 'time')::time, v_cabin.check_out_time);
    perform public.require_cleaner((p_task ->> 'assignee_id')::uuid);
  exception when data_exception then
    perform public.refuse('bad_change');
  end;
  if v_cabin.id is null then
    perform public.refuse('unknown_cabin');
  end if;
  v_today := (now() at time zone v_cabin.timezone)::date;
  if v_day is null or not isfinite(v_day) then
    perform public.refuse('bad_change');
  elsif v_day < v_today then
    perform public.refuse('past');
  elsif v_day > v_today + 400 then
    perform public.refuse('too_far');
  end if;
  v_former := public.answered_before('add_task', p_key, v_request);
  if v_former is not null then
    return v_former;
  end if;
  insert into public.cabin_tasks (cabin_id, kind, title, note, day, starts_at, assignee_id, assigned_by_hand)
  values (
    v_cabin.id, p_task ->> 'kind', public.read_line(p_task ->> 'title', 1, 120),
      public.read_task_note(p_task ->> 'note'),
    v_day, (v_day + v_time) at time zone v_cabin.timezone, (p_task ->> 'assignee_id')::uuid, true
  )
  returning * into v_task;
  perform public.write_audit('add_task', v_cabin.slug, null, p_task);
  return public.keep_answer('add_task', p_key, v_request, jsonb_build_object('id', v_task.id));
end;
$$;

comment on function public.host_add_task is
  'Adds a task by hand: {cabin_id, kind: repair, inspection or other, title, note, day, time, assignee_id}. '
  'Idempotent by its key.';

create function public.host_save_task(p_task_id uuid, p_changes jsonb, p_seen jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_task public.cabin_tasks;
  v_facts jsonb;
begin
  perform public.require_staff('edits_shop', 'does_tasks');
  perform public.require_seen_changes(p_changes, p_seen);
  if p_changes - array['assignee_id', 'note'] <> '{}' then
    perform public.refuse('bad_change');
  end if;
  v_task := public.locked_task(p_task_id);
  if v_task.state = 'done' then
    perform public.refuse('task_done');
  end if;
  v_facts := jsonb_build_object('assignee_id', v_task.assignee_id, 'note', v_task.note);
  if public.changed_since(v_facts, p_seen, p_changes) <> '{}' then
    perform public.refuse('task_changed');
  end if;
  begin
    perform public.require_cleaner((p_changes ->> 'assignee_id')::uuid);
  exception when data_exception then
    perform public.refuse('bad_change');
  end;
  update public.cabin_tasks t set
    assignee_id = case when p_changes ? 'assignee_id' then (p_changes ->> 'assignee_id')::uuid else t.assignee_id end,
    assigned_by_hand = t.assigned_by_hand or p_changes ? 'assignee_id',
    note = case when p_changes ? 'note' then public.read_task_note(p_changes ->> 'note') else t.note end
  where t.id = p_task_id;
  perform public.write_audit('save_task', public.task_subject(v_task.cabin_id),
    (select jsonb_object_agg(k, v_facts -> k) from jsonb_object_keys(p_changes) k),
      p_changes || jsonb_build_object('task_id', p_task_id));
  return jsonb_build_object('id', p_task_id);
end;
$$;

comment on function public.host_save_task is
  'Assigns a task to a member, or to nobody, with a note: {assignee_id, note}. p_seen: the values the form showed; '
  'refused as task_changed when they have changed since.';

create function public.host_remove_task(p_task_id uuid)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_task public.cabin_tasks;
begin
  perform public.require_staff('edits_shop', 'does_tasks');
  v_task := public.locked_task(p_task_id);
  if v_task.kind = 'turnover' then
    perform public.refuse('not_by_hand');
  elsif v_task.state = 'done' then
    perform public.refuse('task_done');
  elsif v_task.state = 'open' then
    delete from public.cabin_tasks t where t.id = p_task_id;
  else
    update public.cabin_tasks t set state = 'dropped', dropped_at = now(), sequence = t.sequence + 1, changed_at = now()
    where t.id = p_task_id;
  end if;
  perform public.write_audit('remove_task', public.task_subject(v_task.cabin_id),
    jsonb_build_object('kind', v_task.kind, 'title', v_task.title, 'day', v_task.day), null);
  return jsonb_build_object('id', p_task_id);
end;
$$;

comment on function public.host_remove_task is 'Removes a task added by hand; a started one is no longer needed.';

create function public.host_set_late_check_out(p_task_id uuid, p_time text default null, p_is_confirmed boolean
  default false)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_task public.cabin_tasks;
  v_cabin public.cabins;
  v_stay public.occupancies;
  v_time time;
  v_left integer;
begin
  perform public.require_staff('serves_guests', 'does_tasks');
  if p_time !~ '^([01]\d|2[0-3]):[0-5]\d$' then
    perform public.refuse('bad_change');
  end if;
  v_time := p_time::time;
  perform public.lock_cabin(t.cabin_id) from public.cabin_tasks t where t.id = p_task_id;
  v_task := public.locked_task(p_task_id);
  select * into v_cabin from public.cabins c where c.id = v_task.cabin_id;
  select * into v_stay from public.occupancies s where s.id = v_task.occupancy_id for update;
  if v_stay.id is null or v_stay.released_at is not null or v_task.state in ('done', 'dropped')
    or v_stay.check_out < (now() at time zone v_cabin.timezone)::date then
    perform public.refuse('stay_over');
  elsif v_time <= v_cabin.check_out_time or v_time > '20:00' then
    perform public.refuse('late_limits', jsonb_build_object('from', to_char(v_cabin.check_out_time, 'HH24:MI'), 'to',
      '20:00'));
  end if;
  select extract(epoch from (n.check_in + v_cabin.check_in_time) - (v_stay.check_out + v_time)) / 60 into v_left
  from public.occupancies n where n.id = v_task.next_id;
  if v_left <= 0 then
    perform public.refuse('after_arrival', jsonb_build_object('check_in', to_char(v_cabin.check_in_time, 'HH24:MI')));
  elsif v_left < (select x.least_minutes from public.task_settings x) and p_is_confirmed is not true then
    perform public.refuse('short_turnover', jsonb_build_object(
      'left', v_left, 'least', (select x.least_minutes from public.task_settings x)));
  end if;
  update public.occupancies s set late_check_out = v_time where s.id = v_stay.id;
  perform public.write_audit('set_late_check_out', public.task_subject(v_cabin.id),
    jsonb_build_object('day', v_stay.check_out, 'time', v_stay.late_check_out),
    jsonb_build_object('day', v_stay.check_out, 'time', v_time));
  return jsonb_build_object('time', p_time);
end;
$$;

comment on function public.host_set_late_check_out is
  'Sets a late check-out for the stay before a turnover, by 20:00 at the latest and before the next guests arrive; '
  'null removes it. With less time than a turnover takes, it is refused until confirmed.';

create function public.host_settle_problem(p_task_id uuid)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_task public.cabin_tasks;
begin
  perform public.require_staff('edits_shop', 'does_tasks');
  v_task := public.locked_task(p_task_id);
  if v_task.problem is null then
    perform public.refuse('unknown_task');
  end if;
  update public.cabin_tasks t set problem_settled_at = coalesce(t.problem_settled_at, now()) where t.id = p_task_id;
  perform public.write_audit('settle_problem', public.task_subject(v_task.cabin_id), null,
    jsonb_build_object('problem', v_task.problem));
  return jsonb_build_object('id', p_task_id);
end;
$$;

comment on function public.host_settle_problem is 'Marks a reported problem as settled.';

create function public.host_task_setup()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff('edits_shop', 'does_tasks');
  return jsonb_build_object(
    'needs_photo', (select x.needs_photo from public.task_settings x),
    'least_minutes', (select x.least_minutes from public.task_settings x),
    'cleaners', public.task_cleaners(),
    'lines', public.checklist_of(null),
    'cabins', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'title', c.title, 'cleaner_id', k.user_id, 'lines', public.checklist_of(c.id)
      ) order by c.title, c.id), '[]')
      from public.cabins c left join public.cabin_cleaners k on k.cabin_id = c.id
      where c.archived_at is null
    ),
    'history', (
      select coalesce(jsonb_agg(jsonb_build_object('month', x.month, 'who', public.staff_label(x.who), 'count', x.count)
        order by x.month desc, x.who), '[]')
      from (
        select to_char(t.day, 'YYYY-MM') as month, t.done_by as who, count(*) as count
        from public.cabin_tasks t
        where t.state = 'done' and t.day >= (date_trunc('month', now()) - interval '11 months')::date
        group by 1, 2
      ) x
    )
  );
end;
$$;

comment on function public.host_task_setup is
  'The checklists, each cabin''s cleaner, the turnover settings, and how many tasks each member did by month.';

create function public.checklist_of(p_cabin_id uuid)
returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', l.id, 'body', l.body, 'is_required', l.is_required, 'needs_photo', l.needs_photo
  ) order by l.position, l.id), '[]')
  from public.checklist_lines l where l.cabin_id is not distinct from p_cabin_id;
$$;

comment on function public.checklist_of is 'The checklist of every cabin (null), or a cabin''s additional lines.';

create function public.host_save_checklist(p_lines jsonb, p_seen jsonb, p_cabin_id uuid default null)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_old jsonb;
begin
  perform public.require_staff('edits_shop', 'does_tasks');
  if jsonb_typeof(p_lines) is distinct from 'array' or jsonb_array_length(p_lines) > 40 then
    perform public.refuse('bad_change');
  elsif p_cabin_id is not null and not exists (select from public.cabins c where c.id = p_cabin_id) then
    perform public.refuse('unknown_cabin');
  end if;
  lock table public.checklist_lines in share row exclusive mode;
  v_old := public.checklist_of(p_cabin_id);
  if v_old is distinct from p_seen then
    perform public.refuse('settings_changed');
  end if;
  begin
    delete from public.checklist_lines l where l.cabin_id is not distinct from p_cabin_id;
    -- A line that stays keeps its id, with which an offline phone ticks it.
    insert into public.checklist_lines (id, cabin_id, position, body, is_required, needs_photo)
    select coalesce((x.line ->> 'id')::uuid, gen_random_uuid()), p_cabin_id, x.place,
      public.clean_line(x.line ->> 'body'),
           (x.line ->> 'is_required')::boolean, (x.line ->> 'needs_photo')::boolean
    from jsonb_array_elements(p_lines) with ordinality as x(line, place);
  exception when data_exception or integrity_constraint_violation then
    perform public.refuse('bad_change');
  end;
  perform public.write_audit('save_checklist', coalesce(public.task_subject(p_cabin_id), 'checklist'), v_old, p_lines);
  return jsonb_build_object('count', jsonb_array_length(p_lines));
end;
$$;

comment on function public.host_save_checklist is
  'Saves the checklist of every cabin (null), or a cabin''s additional lines, in order: [{id, body, is_required, '
  'needs_photo}]. Started tasks keep their own copy.';

create function public.host_save_task_settings(p_changes jsonb, p_seen jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_old public.task_settings;
  v_facts jsonb;
begin
  perform public.require_staff('edits_shop', 'does_tasks');
  if jsonb_typeof(p_changes) is distinct from 'object' or jsonb_typeof(p_seen) is distinct from 'object'
    or p_changes - array['needs_photo', 'least_minutes'] <> '{}' then
    perform public.refuse('bad_change');
  end if;
  select * into strict v_old from public.task_settings x for update;
  v_facts := to_jsonb(v_old) - 'is_only';
  if public.changed_since(v_facts, p_seen, p_changes) <> '{}' then
    perform public.refuse('settings_changed');
  end if;
  begin
    update public.task_settings x set
      needs_photo = coalesce((p_changes ->> 'needs_photo')::boolean, x.needs_photo),
      least_minutes = coalesce((p_changes ->> 'least_minutes')::smallint, x.least_minutes);
  exception when data_exception or check_violation then
    perform public.refuse('bad_change');
  end;
  perform public.write_audit('save_task_settings', 'tasks', v_facts, p_changes);
  return '{}';
end;
$$;

comment on function public.host_save_task_settings is
  'Saves the turnover settings: {needs_photo, least_minutes}. p_seen: the values the form showed; refused as '
  'settings_changed when they have changed since.';

create function public.host_set_cleaner(p_cabin_id uuid, p_user_id uuid default null)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_before uuid;
begin
  perform public.require_staff('edits_shop', 'does_tasks');
  perform public.require_cleaner(p_user_id);
  perform public.lock_cabin(p_cabin_id);
  if not exists (select from public.cabins c where c.id = p_cabin_id) then
    perform public.refuse('unknown_cabin');
  end if;
  delete from public.cabin_cleaners k where k.cabin_id = p_cabin_id returning k.user_id into v_before;
  insert into public.cabin_cleaners (cabin_id, user_id) select p_cabin_id, p_user_id where p_user_id is not null;
  update public.cabin_tasks t set assignee_id = p_user_id
  where t.cabin_id = p_cabin_id and t.kind = 'turnover' and t.state = 'open' and not t.assigned_by_hand
    and t.assignee_id is distinct from p_user_id;
  perform public.write_audit('set_cleaner', public.task_subject(p_cabin_id),
    jsonb_build_object('user_id', v_before), jsonb_build_object('user_id', p_user_id));
  return jsonb_build_object('user_id', p_user_id);
end;
$$;

comment on function public.host_set_cleaner is
  'Sets the member for the turnovers of a cabin, including future ones not assigned by hand; null: nobody.';

create function public.host_set_task_calendar(p_token_hash text default null)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
begin
  perform public.require_staff('does_tasks');
  delete from public.task_calendars k where k.user_id = auth.uid();
  begin
    insert into public.task_calendars (user_id, token_hash) select auth.uid(),
      p_token_hash where p_token_hash is not null;
  exception when check_violation or unique_violation then
    perform public.refuse('bad_change');
  end;
  perform public.write_audit('set_task_calendar', public.own_email(), null,
    jsonb_build_object('is_on', p_token_hash is not null));
  return jsonb_build_object('is_on', p_token_hash is not null);
end;
$$;

comment on function public.host_set_task_calendar is
  'Sets a new secret for the caller''s task calendar by its hash, which revokes the former one. Null: no calendar.';

create function public.today_tasks(p_now timestamptz)
returns jsonb language sql stable set search_path = '' as $$
  with coming as (
    select t.*, c.title as cabin from public.cabin_tasks t join public.cabins c on c.id = t.cabin_id
    cross join lateral (select (p_now at time zone c.timezone)::date as today) d
    where t.state in ('open', 'begun') and t.day between d.today - 7 and d.today + 14
  )
  select jsonb_build_object(
    -- A host who runs the shop alone does all of them.
    'unassigned_tasks', (
      select count(*) from coming x where x.assignee_id is null and exists (
        select from public.staff s
        where s.disabled_at is null and public.role_can(s.role, 'does_tasks') and not public.role_can(s.role,
          'edits_shop')
      )
    ),
    'short_turnovers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', x.id, 'cabin', x.cabin, 'day', x.day, 'minutes', extract(epoch from x.due_at - x.starts_at)::integer / 60
      ) order by x.starts_at, x.id), '[]')
      from coming x cross join public.task_settings k
      where x.kind = 'turnover' and x.due_at - x.starts_at < make_interval(mins => k.least_minutes) and x.due_at > p_now
    ),
    'task_problems', (
      select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'cabin', c.title, 'problem', t.problem)
        order by t.problem_at, t.id), '[]')
      from public.cabin_tasks t join public.cabins c on c.id = t.cabin_id
      where t.problem is not null and t.problem_settled_at is null
    )
  );
$$;

comment on function public.today_tasks is
  'Tasks of the next two weeks that are unassigned, turnovers with too little time, and reported problems.';

grant execute on function
  public.sees_task, public.shown_who, public.own_email, public.shown_task, public.task_cleaners, public.locked_task,
  public.begun_task, public.task_subject, public.finish_task, public.read_task_note, public.require_cleaner,
  public.checklist_of, public.today_tasks
  to service_role;
grant execute on function
  public.host_tasks, public.host_change_task, public.host_add_task_photo, public.host_has_task_photo,
    public.host_may_send_task_photo,
  public.host_may_see_task_photo, public.host_add_supply, public.host_tick_supply, public.host_add_task,
  public.host_save_task, public.host_remove_task, public.host_set_late_check_out, public.host_settle_problem,
  public.host_task_setup, public.host_save_checklist, public.host_save_task_settings, public.host_set_cleaner,
  public.host_set_task_calendar
  to authenticated;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('task-photo-uploads', 'task-photo-uploads', false, 41943040,
    '{image/jpeg,image/png,image/webp,image/heic,image/heif}'),
  ('task-photos', 'task-photos', false, 12582912, '{image/webp}');

-- In one case expression each, so that it is never called for another bucket. Only the secret key writes task files.
create policy "staff send photographs of tasks" on storage.objects for insert to authenticated
  with check (case when bucket_id = 'task-photo-uploads' then public.host_may_send_task_photo(name) else false end);
create policy "staff read what they sent of tasks" on storage.objects for select to authenticated
  using (case when bucket_id = 'task-photo-uploads' then public.host_may_send_task_photo(name) else false end);
create policy "staff remove what they sent of tasks" on storage.objects for delete to authenticated
  using (case when bucket_id = 'task-photo-uploads' then public.host_may_send_task_photo(name) else false end);
create policy "staff see photographs of tasks" on storage.objects for select to authenticated
  using (case when bucket_id = 'task-photos' then public.host_may_see_task_photo(name) else false end);
