-- Tasks in the cabins: a turnover for each stay that ends, and tasks added by hand. The database creates and moves the
-- turnovers whenever a stay changes, in its transaction and so under the lock of its cabin.

create table public.checklist_lines (
  id uuid primary key default gen_random_uuid(),
  cabin_id uuid references public.cabins (id) on delete cascade,
  position smallint not null check (position between 1 and 60),
  body text not null check (length(body) between 1 and 200 and public.is_line(body)),
  is_required boolean not null default true,
  needs_photo boolean not null default false
);

comment on table public.checklist_lines is 'The checklist of a turnover. A task gets its own copy when it is started.';
comment on column public.checklist_lines.cabin_id is
  'Null: for every cabin. Otherwise only for this one, after the others.';

create index checklist_lines_by_cabin on public.checklist_lines (cabin_id, position);

create table public.task_settings (
  is_only boolean primary key default true check (is_only),
  needs_photo boolean not null default false,
  least_minutes smallint not null default 180 check (least_minutes between 0 and 600)
);

comment on table public.task_settings is
  'One row. needs_photo: a turnover requires a photograph. least_minutes: the shortest time a turnover takes.';

insert into public.task_settings default values;

create table public.cabin_cleaners (
  cabin_id uuid primary key references public.cabins (id) on delete cascade,
  user_id uuid not null references public.staff (user_id) on delete cascade
);

comment on table public.cabin_cleaners is 'The member assigned to the turnovers of a cabin.';

create index cabin_cleaners_by_user on public.cabin_cleaners (user_id);

create table public.cabin_tasks (
  id uuid primary key default gen_random_uuid(),
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  kind text not null check (kind in ('turnover', 'repair', 'inspection', 'other')),
  occupancy_id uuid unique references public.occupancies (id) on delete set null,
  title text check (length(title) between 1 and 120 and public.is_line(title)),
  note text check (length(note) between 1 and 500 and public.is_line(note)),
  day date not null,
  starts_at timestamptz not null,
  due_at timestamptz,
  next_id uuid references public.occupancies (id) on delete set null,
  assignee_id uuid references public.staff (user_id) on delete set null,
  assigned_by_hand boolean not null default false,
  state text not null default 'open' check (state in ('open', 'begun', 'done', 'dropped')),
  begun_at timestamptz,
  begun_by text check (length(begun_by) <= 254),
  cleaner_note text check (length(cleaner_note) between 1 and 500 and public.is_line(cleaner_note)),
  problem text check (length(problem) between 1 and 500 and public.is_line(problem)),
  problem_at timestamptz,
  problem_settled_at timestamptz,
  done_at timestamptz,
  done_by text check (length(done_by) <= 254),
  reason text check (length(reason) between 1 and 500 and public.is_line(reason)),
  dropped_at timestamptz,
  sequence integer not null default 0,
  changed_at timestamptz not null default now(),
  check (kind = 'turnover' or (occupancy_id is null and title is not null)),
  check ((state = 'done') = (done_at is not null))
);

comment on table public.cabin_tasks is
  'Tasks in a cabin: a turnover for each stay that ends, by its key, and tasks added by hand.';
comment on column public.cabin_tasks.day is 'The date in the cabin''s time zone.';
comment on column public.cabin_tasks.due_at is 'When the next guests may check in. Null: no later booking yet.';
comment on column public.cabin_tasks.next_id is 'The stay of the next guests.';
comment on column public.cabin_tasks.assigned_by_hand is
  'Assigned by hand, so the cabin''s own cleaner no longer replaces the assignee.';
comment on column public.cabin_tasks.state is
  'open: not started. dropped: started, and no longer needed, because its stay was canceled.';
comment on column public.cabin_tasks.reason is 'Why it was completed with lines left open, or without a photograph.';
comment on column public.cabin_tasks.sequence is 'How often its time changed; calendars keep the higher number.';

create index cabin_tasks_by_day on public.cabin_tasks (day);
create index cabin_tasks_by_cabin on public.cabin_tasks (cabin_id);
create index cabin_tasks_by_next on public.cabin_tasks (next_id);
create index cabin_tasks_by_assignee on public.cabin_tasks (assignee_id);

create table public.cabin_task_lines (
  task_id uuid not null references public.cabin_tasks (id) on delete cascade,
  line_id uuid not null,
  position smallint not null,
  body text not null check (length(body) between 1 and 200),
  is_required boolean not null,
  needs_photo boolean not null,
  ticked_at timestamptz,
  ticked_by text check (length(ticked_by) <= 254),
  primary key (task_id, line_id),
  check ((ticked_at is null) = (ticked_by is null))
);

comment on table public.cabin_task_lines is 'A task''s checklist as of when it was started, and who ticked what when.';

create table public.cabin_task_photos (
  id uuid primary key,
  task_id uuid not null references public.cabin_tasks (id) on delete cascade,
  line_id uuid,
  width smallint not null check (width > 0),
  height smallint not null check (height > 0),
  added_at timestamptz not null default now(),
  added_by text not null check (length(added_by) <= 254)
);

comment on table public.cabin_task_photos is
  'Photographs of a task. The file is <task>/<id>.webp in the private bucket task-photos.';
comment on column public.cabin_task_photos.id is 'Chosen by the phone, so that a picture sent twice is stored once.';

create index cabin_task_photos_by_task on public.cabin_task_photos (task_id);

create table public.cabin_supplies (
  id uuid primary key,
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  name text not null check (length(name) between 1 and 80 and public.is_line(name)),
  quantity text check (length(quantity) between 1 and 40 and public.is_line(quantity)),
  note text check (length(note) between 1 and 200 and public.is_line(note)),
  added_at timestamptz not null default now(),
  added_by text not null check (length(added_by) <= 254),
  bought_at timestamptz,
  bought_by text check (length(bought_by) <= 254),
  check ((bought_at is null) = (bought_by is null))
);

comment on table public.cabin_supplies is 'Supplies to buy for a cabin.';
comment on column public.cabin_supplies.id is 'Chosen by the phone, so that an item sent twice is stored once.';

create index cabin_supplies_by_cabin on public.cabin_supplies (cabin_id);

create table public.task_calendars (
  user_id uuid primary key references public.staff (user_id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);

comment on table public.task_calendars is 'A staff member''s calendar file, by the hash of its secret.';

create function public.is_turned_over(p_kind text, p_is_owner_stay boolean)
returns boolean language sql immutable set search_path = '' as $$
  select p_kind in ('booking', 'imported') or (p_kind = 'block' and p_is_owner_stay);
$$;

comment on function public.is_turned_over is 'Whether a cabin is cleaned after such a stay.';

create function public.turnovers_of(p_cabin_ids uuid[], p_now timestamptz)
returns table (
  occupancy_id uuid, cabin_id uuid, day date, starts_at timestamptz, due_at timestamptz, next_id uuid, is_new boolean
)
language sql stable set search_path = '' as $$
  -- Stays of a cabin never overlap, so the one that starts next is the next guests'.
  select s.id, s.cabin_id, s.check_out,
         (s.check_out + coalesce(s.late_check_out, s.check_out_time)) at time zone s.timezone,
         (lead(s.check_in) over following + s.check_in_time) at time zone s.timezone,
         lead(s.id) over following, s.check_out >= s.today
  from (
    select o.id, o.cabin_id, o.check_in, o.check_out, o.late_check_out, c.check_in_time, c.check_out_time, c.timezone,
      t.today
    from public.cabins c
    cross join lateral (select (p_now at time zone c.timezone)::date as today) t
    join public.occupancies o on o.cabin_id = c.id
    where c.id = any (p_cabin_ids) and o.released_at is null and public.is_turned_over(o.kind, o.is_owner_stay)
      and o.check_out >= t.today - 30
  ) s
  window following as (partition by s.cabin_id order by s.check_in);
$$;

comment on function public.turnovers_of is
  'The turnovers of cabins for their current stays, from a month ago on. is_new: it must still be created.';

create function public.turnovers_without_stay(p_cabin_ids uuid[])
returns table (id uuid, cabin_id uuid, day date, state text)
language sql stable set search_path = '' as $$
  select t.id, t.cabin_id, t.day, t.state
  from public.cabin_tasks t
  where t.cabin_id = any (p_cabin_ids) and t.kind = 'turnover' and t.state in ('open', 'begun') and not exists (
    select from public.occupancies s
    where s.id = t.occupancy_id and s.released_at is null and public.is_turned_over(s.kind, s.is_owner_stay)
  );
$$;

comment on function public.turnovers_without_stay is 'Unfinished turnovers whose stay is canceled, released or gone.';

create function public.plan_turnovers(p_cabin_ids uuid[], p_now timestamptz default now())
returns void language plpgsql set search_path = '' as $$
begin
  -- When a platform's stay is read again, it gets a new row; its task stays the same if the guests leave on the same
  -- day. A join rather than a subquery per stay, because a plan cached for a small table would read the whole of a
  -- large one each time.
  update public.cabin_tasks t set occupancy_id = n.occupancy_id
  from (
    select distinct on (k.cabin_id, k.day) k.id, k.cabin_id, k.day
    from public.turnovers_without_stay(p_cabin_ids) k
    order by k.cabin_id, k.day, k.state, k.id
  ) k
  join (
    select distinct on (n.cabin_id, n.day) n.occupancy_id, n.cabin_id, n.day
    from public.turnovers_of(p_cabin_ids, p_now) n
    where not exists (select from public.cabin_tasks k where k.occupancy_id = n.occupancy_id)
    order by n.cabin_id, n.day, n.occupancy_id
  ) n using (cabin_id, day)
  where t.id = k.id;

  update public.cabin_tasks t set
    cabin_id = n.cabin_id, day = n.day, starts_at = n.starts_at, due_at = n.due_at, next_id = n.next_id,
    state = case when t.state = 'dropped' then 'begun' else t.state end, dropped_at = null,
    assignee_id = case
      when t.cabin_id = n.cabin_id or t.assigned_by_hand or t.state <> 'open' then t.assignee_id
      else (select k.user_id from public.cabin_cleaners k where k.cabin_id = n.cabin_id) end,
    sequence = t.sequence + 1, changed_at = p_now
  from public.turnovers_of(p_cabin_ids, p_now) n
  where t.occupancy_id = n.occupancy_id and t.state <> 'done'
    and ((t.cabin_id, t.day, t.starts_at, t.due_at, t.next_id) is distinct from (n.cabin_id, n.day, n.starts_at,
      n.due_at, n.next_id)
      or t.state = 'dropped');

  insert into public.cabin_tasks (kind, cabin_id, occupancy_id, day, starts_at, due_at, next_id, assignee_id,
    changed_at)
  select 'turnover', n.cabin_id, n.occupancy_id, n.day, n.starts_at, n.due_at, n.next_id, k.user_id, p_now
  from public.turnovers_of(p_cabin_ids, p_now) n
  left join public.cabin_cleaners k on k.cabin_id = n.cabin_id
  where n.is_new
  on conflict (occupancy_id) do nothing;

  delete from public.cabin_tasks t using public.turnovers_without_stay(p_cabin_ids) k
  where t.id = k.id and k.state = 'open';
  update public.cabin_tasks t set state = 'dropped', dropped_at = p_now, sequence = t.sequence + 1, changed_at = p_now
  from public.turnovers_without_stay(p_cabin_ids) k
  where t.id = k.id and k.state = 'begun';
end;
$$;

comment on function public.plan_turnovers is
  'Creates and moves the turnovers of cabins for their stays; idempotent. Without its stay, a task that isn''t '
  'started is deleted, and a started one is no longer needed. Finished tasks are unchanged.';

create function public.follow_stays_in_tasks() returns trigger language plpgsql set search_path = '' as $$
declare
  v_ids uuid[];
begin
  if tg_op = 'UPDATE' then
    v_ids := array(
      select distinct u.cabin_id
      from former f join changed c using (id)
      cross join lateral (values (f.cabin_id, f.kind, f.is_owner_stay), (c.cabin_id, c.kind, c.is_owner_stay))
        u(cabin_id, kind, is_owner_stay)
      where (f.cabin_id, f.check_in, f.check_out, f.released_at is null, f.kind, f.is_owner_stay, f.late_check_out)
        is distinct from (c.cabin_id, c.check_in, c.check_out, c.released_at is null, c.kind, c.is_owner_stay,
          c.late_check_out)
        and public.is_turned_over(u.kind, u.is_owner_stay)
        -- lay_imported_stays plans after it has stored the replacement.
        and not (c.kind = 'imported' and c.released_at is not null)
    );
  else
    v_ids := array(
      select distinct c.cabin_id from changed c where public.is_turned_over(c.kind, c.is_owner_stay)
    );
  end if;
  if v_ids <> '{}' then
    perform public.plan_turnovers(v_ids);
  end if;
  return null;
end;
$$;

comment on function public.follow_stays_in_tasks is 'Plans the turnovers of the cabins whose stays changed.';

create trigger follow_in_tasks_insert after insert on public.occupancies
  referencing new table as changed for each statement execute function public.follow_stays_in_tasks();
create trigger follow_in_tasks_update after update on public.occupancies
  referencing old table as former new table as changed
  for each statement execute function public.follow_stays_in_tasks();
create trigger follow_in_tasks_delete after delete on public.occupancies
  referencing old table as changed for each statement execute function public.follow_stays_in_tasks();

create function public.follow_cabin_in_tasks() returns trigger language plpgsql set search_path = '' as $$
begin
  perform public.plan_turnovers(array[new.id]);
  return null;
end;
$$;

comment on function public.follow_cabin_in_tasks is 'Plans the turnovers of a cabin whose times changed.';

create trigger follow_in_tasks after update of check_in_time, check_out_time, timezone on public.cabins
  for each row when (
    (old.check_in_time, old.check_out_time, old.timezone) is distinct from (new.check_in_time, new.check_out_time,
      new.timezone)
  ) execute function public.follow_cabin_in_tasks();

create function public.forget_late_check_out() returns trigger language plpgsql set search_path = '' as $$
begin
  new.late_check_out := null;
  return new;
end;
$$;

comment on function public.forget_late_check_out is
  'Clears a late check-out, which was agreed for one day in one cabin.';

create trigger forget_late_check_out before update of cabin_id, check_out on public.occupancies
  for each row when ((old.cabin_id, old.check_out) is distinct from (new.cabin_id, new.check_out))
  execute function public.forget_late_check_out();

create function public.leave_tasks() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.disabled_at is null and public.role_can(new.role, 'does_tasks') then
    return null;
  end if;
  delete from public.task_calendars k where k.user_id = new.user_id;
  delete from public.cabin_cleaners k where k.user_id = new.user_id;
  update public.cabin_tasks t set assignee_id = null, assigned_by_hand = false
  where t.assignee_id = new.user_id and t.state in ('open', 'begun');
  return null;
end;
$$;

comment on function public.leave_tasks is
  'Removes the tasks and calendar of members who are dismissed or no longer do tasks.';

create trigger leave_tasks after update of disabled_at, role on public.staff
  for each row when ((old.disabled_at, old.role) is distinct from (new.disabled_at, new.role))
  execute function public.leave_tasks();

create function public.task_calendar(p_token_hash text, p_now timestamptz default now())
returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('tasks', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'uid', left(encode(sha256(convert_to(t.id::text, 'UTF8')), 'hex'), 40),
      'cabin', c.title, 'kind', t.kind, 'title', t.title, 'is_done', t.state = 'done',
      'starts_at', t.starts_at, 'due_at', t.due_at, 'sequence', t.sequence, 'changed_at', t.changed_at
    ) order by t.starts_at, t.id), '[]')
    from public.cabin_tasks t join public.cabins c on c.id = t.cabin_id
    where t.assignee_id = s.user_id and t.state <> 'dropped' and t.day > p_now::date - 30
  ))
  from public.task_calendars k
  join public.staff s on s.user_id = k.user_id and s.disabled_at is null and public.role_can(s.role, 'does_tasks')
  join auth.users u on u.id = s.user_id and lower(u.email) = lower(s.email)
  where k.token_hash = p_token_hash;
$$;

comment on function public.task_calendar is
  'The tasks of the member whose calendar has this secret, without anything about guests. Null: no such secret, or '
  'revoked.';

create function public.old_task_photos(p_most integer, p_now timestamptz default now())
returns table (id uuid, task_id uuid) language sql stable set search_path = '' as $$
  select p.id, p.task_id from public.cabin_task_photos p
  where p.added_at < p_now - interval '1 year' order by p.added_at limit p_most;
$$;

comment on function public.old_task_photos is
  'Task photographs older than a year; the job prune removes the files, then the rows.';

select public.plan_turnovers(array(select c.id from public.cabins c));

alter table public.checklist_lines enable row level security;
alter table public.task_settings enable row level security;
alter table public.cabin_cleaners enable row level security;
alter table public.cabin_tasks enable row level security;
alter table public.cabin_task_lines enable row level security;
alter table public.cabin_task_photos enable row level security;
alter table public.cabin_supplies enable row level security;
alter table public.task_calendars enable row level security;

grant select, insert, update, delete on
  public.checklist_lines, public.task_settings, public.cabin_cleaners, public.cabin_tasks, public.cabin_task_lines,
  public.cabin_task_photos, public.cabin_supplies, public.task_calendars
  to service_role;
grant execute on function
  public.is_turned_over, public.turnovers_of, public.turnovers_without_stay, public.plan_turnovers,
  public.follow_stays_in_tasks, public.follow_cabin_in_tasks, public.forget_late_check_out, public.leave_tasks,
  public.task_calendar, public.old_task_photos
  to service_role;
