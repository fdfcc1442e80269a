-- Scheduled work: the record of each run, retention, the schedule of a hosted project, and the health check.

create table public.job_runs (
  id bigint generated always as identity primary key,
  name text not null check (name ~ '^[a-z][a-z-]{1,40}$'),
  slot bigint,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  done jsonb,
  error text check (length(error) <= 500)
);

comment on table public.job_runs is 'The latest job runs. One without an end is running or has crashed.';
comment on column public.job_runs.slot is
  'The interval of its schedule, so that two schedulers start one run. Null: started manually.';
comment on column public.job_runs.done is 'The result of the run: a count for each kind.';

create unique index job_runs_once_a_slot on public.job_runs (name, slot);
create index job_runs_by_time on public.job_runs (started_at);

create function public.begin_job_run(p_name text, p_every_seconds integer default null, p_now timestamptz default now())
returns bigint language plpgsql set search_path = '' as $$
declare
  v_id bigint;
begin
  insert into public.job_runs (name, slot, started_at)
  values (p_name, floor(extract(epoch from p_now) / p_every_seconds), p_now)
  on conflict (name, slot) do nothing
  returning id into v_id;
  return v_id;
end;
$$;

comment on function public.begin_job_run is
  'Records the start of a job. Null: another scheduler has started it for this interval; never null without '
  'p_every_seconds.';

create function public.end_job_run(p_id bigint, p_done jsonb, p_error text default null, p_now timestamptz
  default now())
returns void language sql set search_path = '' as $$
  update public.job_runs set finished_at = p_now, done = p_done, error = left(p_error, 500) where id = p_id;
$$;

comment on function public.end_job_run is 'Records the outcome of a run.';

-- Retention. The periods are those of retention.ts in lib/domain, which the privacy page shows; a test compares the
-- two.

create function public.prune_bookings(p_most integer, p_now timestamptz)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_gone jsonb := '{}';
  v_kind record;
  v_ids uuid[];
  v_stays uuid[];
begin
  for v_kind in
    select * from (values
      -- Nobody paid, and no checkout session is open.
      ('unpaid_bookings', $rule$b.status in ('expired', 'cancelled') and b.created_at < $1 - interval '30 days'
        and not exists (select from public.payments p where p.booking_id = b.id
          and p.status in ('paid', 'open'))$rule$),
      -- As long as a tax office may ask, plus a year.
      ('bookings', $rule$b.created_at < $1 - interval '7 years' and exists (
        select from public.occupancies s where s.id = b.occupancy_id
          and s.check_out < ($1 - interval '7 years')::date)$rule$)
    ) as r(name, is_due)
  loop
    execute format(
      'select array_agg(x.id), array_agg(x.occupancy_id) from (
         select b.id, b.occupancy_id from public.bookings b where %s
         order by b.created_at limit $2 for update skip locked
       ) x', v_kind.is_due) into v_ids, v_stays using p_now, p_most;
    continue when v_ids is null;
    delete from public.booking_events e where e.booking_id = any (v_ids);
    delete from public.refunds r using public.payments p where p.id = r.payment_id and p.booking_id = any (v_ids);
    delete from public.payments p where p.booking_id = any (v_ids);
    delete from public.bookings b where b.id = any (v_ids);
    delete from public.occupancies s where s.id = any (v_stays);
    delete from public.promotions p
    where p.is_personal and p.for_booking is null
      and not exists (select from public.bookings b where b.promo_code = p.code);
    v_gone := v_gone || jsonb_build_object(v_kind.name, cardinality(v_ids));
  end loop;
  return v_gone;
end;
$$;

comment on function public.prune_bookings is
  'Deletes bookings that were never paid, and paid ones after seven years, with all their rows in other tables.';

create function public.prune(p_most integer, p_now timestamptz default now())
returns jsonb language plpgsql set search_path = '' as $$
declare
  v_rule record;
  v_gone jsonb;
  v_rows integer;
begin
  v_gone := public.prune_bookings(p_most, p_now);
  for v_rule in
    select * from (values
      ('site_visits', $rule$t.visited_at < $1 - interval '90 days'$rule$),
      ('site_events', $rule$t.happened_at < $1 - interval '31 days'$rule$),
      ('cabin_clicks', $rule$t.clicked_at < $1 - interval '400 days'$rule$),
      ('deal_unlocks', $rule$t.unlocked_at < $1 - interval '90 days'$rule$),
      -- The longest rate limit window is thirty days; tracking has none above one.
      ('allowances', $rule$t.window_start < $1 - interval '32 days'
        or (t.key like 'track:%' and t.window_start < $1 - interval '2 days')$rule$),
      ('outbox', $rule$t.status <> 'queued' and greatest(t.send_at, t.created_at) < $1 - interval '180 days'$rule$),
      -- As long as somebody may claim to have been texted without consent: four years, and time to hear of it.
      ('text_consents', $rule$t.given_at < $1 - interval '5 years'$rule$),
      -- Thirty days after it was created.
      ('text_links', $rule$t.expires_at <= $1$rule$),
      ('opening_watches', $rule$t.sent_at < $1 - interval '30 days'
        or t.check_in < ($1 - interval '30 days')::date$rule$),
      ('video_embeds', $rule$t.fresh_until < $1 - interval '7 days' and coalesce(t.claimed_until, $1) <= $1$rule$),
      -- An unsubscribed address is kept, so that nobody signs it up again unnoticed.
      ('newsletter_signups', $rule$t.confirmed_at is null and t.unsubscribed_at is null
        and greatest(t.created_at, t.confirmation_sent_at) < $1 - interval '30 days'$rule$),
      ('email_events', $rule$t.received_at < $1 - interval '90 days'$rule$),
      ('newsletter_recipients', $rule$t.queued_at < $1 - interval '2 years'$rule$),
      ('owner_applications', $rule$t.created_at < $1 - interval '1 year'$rule$),
      -- expires_at is set when it is saved.
      ('itineraries', $rule$t.expires_at <= $1 or t.revoked_at <= $1$rule$),
      ('quotes', $rule$t.check_out < ($1 - interval '30 days')::date$rule$),
      -- Long after the provider has stopped retrying a webhook.
      ('payment_events', $rule$t.received_at < $1 - interval '90 days'$rule$),
      -- A page that was paid is deleted with its booking.
      ('test_payment_pages', $rule$t.expires_at < $1 - interval '30 days'
        and (t.status <> 'complete'
             or not exists (select from public.bookings b where b.id::text = t.client_reference_id))$rule$),
      -- The names of another platform's guests are removed when their stays end.
      ('calendar_feed_events', $rule$t.check_out < ($1 - interval '2 days')::date$rule$),
      ('inbound_texts', $rule$t.received_at < $1 - interval '1 year'$rule$),
      -- The job answers a request within minutes.
      ('link_requests', $rule$t.requested_at < $1 - interval '1 day'$rule$),
      ('guest_questions', $rule$t.created_at < $1 - interval '1 year' and not exists (
        select from public.guest_messages m
        where m.question_id = t.id and m.created_at >= $1 - interval '1 year')$rule$),
      ('host_requests', $rule$t.at < $1 - interval '30 days'$rule$),
      ('staff_invitations', $rule$t.ended_at < $1 - interval '30 days'$rule$),
      ('cabin_tasks', $rule$t.day < ($1 - interval '2 years')::date$rule$),
      ('cabin_supplies', $rule$t.bought_at < $1 - interval '1 year'$rule$),
      -- A signature is valid for two hours.
      ('photo_uploads', $rule$t.started_at < $1 - interval '1 day'$rule$),
      ('empty_searches', $rule$t.day < ($1 - interval '2 years')::date$rule$),
      ('job_runs', $rule$t.started_at < $1 - interval '7 days'$rule$)
    ) as r(relation, is_due)
  loop
    -- Rows that are locked can wait for the next run.
    execute format(
      'delete from public.%1$I where ctid = any (array(
         select t.ctid from public.%1$I t where %2$s limit $2 for update skip locked
       ))', v_rule.relation, v_rule.is_due) using p_now, p_most;
    get diagnostics v_rows = row_count;
    if v_rows > 0 then
      v_gone := v_gone || jsonb_build_object(v_rule.relation, v_rows);
    end if;
  end loop;
  update public.cabin_clicks set address_hash = null
  where ctid = any (array(
    select t.ctid from public.cabin_clicks t
    where t.address_hash is not null and t.clicked_at < p_now - interval '1 day'
    limit p_most for update skip locked
  ));
  get diagnostics v_rows = row_count;
  if v_rows > 0 then
    v_gone := v_gone || jsonb_build_object('networks_of_clicks', v_rows);
  end if;
  return v_gone;
end;
$$;

comment on function public.prune is
  'Deletes rows past their retention, at most p_most of each kind, so that no call takes long. Returns the number of '
  'each; a kind that reached p_most may have more.';

-- The scheduler of a hosted project: pg_cron calls the edge functions job-* through pg_net, with the secret key from
-- the vault, where the command "npm run jobs -- schedule" puts it. Elsewhere the embedded backend is the scheduler
-- (supabase/local/jobs.ts), and schedule_jobs is never called.

create function public.job_schedule()
returns table (name text, every_seconds integer) language sql immutable set search_path = '' as $$
  values
    ('expire-holds', 60),
    ('settle-payments', 60),
    ('booking-messages', 60),
    ('send-outbox', 60),
    ('recount-search', 60),
    ('fold-figures', 60),
    ('invite-staff', 60),
    ('publish-posts', 60),
    ('sync-calendars', 300),
    ('text-openings', 300),
    ('rotate-deal', 3600),
    ('prune', 21600),
    ('extend-calendars', 21600);
$$;

comment on function public.job_schedule is
  'The schedule: the edge function job-<name> and its interval in seconds. Read by the embedded backend, '
  'schedule_jobs and the console''s Today page.';

create function public.keep_in_vault(p_name text, p_secret text)
returns void language plpgsql set search_path = '' as $$
declare
  v_id uuid := (select s.id from vault.secrets s where s.name = p_name);
begin
  if v_id is null then
    perform vault.create_secret(p_secret, p_name);
  else
    perform vault.update_secret(v_id, p_secret);
  end if;
end;
$$;

comment on function public.keep_in_vault is
  'Stores a secret in the vault of a hosted project, replacing one of the same name.';

create function public.schedule_jobs(p_project_url text, p_secret_key text, p_site_url text)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  v_job record;
  v_scheduled integer := 0;
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    create extension if not exists pg_net with schema extensions;
  end if;
  if to_regclass('cron.job') is null or to_regnamespace('net') is null
    or to_regclass('vault.decrypted_secrets') is null then
    raise exception 'This database has no pg_cron, pg_net or vault: nothing was scheduled.';
  end if;
  if (p_project_url ~ '^https?://' and p_site_url ~ '^https?://' and length(p_secret_key) >= 10) is not true then
    raise exception
      'The address of the project, its secret key or the address of the site is missing: nothing was scheduled.';
  end if;
  perform public.keep_in_vault('project_url', p_project_url);
  perform public.keep_in_vault('secret_key', p_secret_key);
  perform public.keep_in_vault('site_url', p_site_url);
  -- cron.schedule replaces a job of the same name.
  for v_job in
    select 'job-' || s.name as name, s.every_seconds,
           case when s.every_seconds % 3600 = 0 then '0 */' || s.every_seconds / 3600 || ' * * *'
                else '*/' || s.every_seconds / 60 || ' * * * *' end as expression
    from public.job_schedule() s
  loop
    perform cron.schedule(v_job.name, v_job.expression, format(
      $command$
        select net.http_post(
          url := (select rtrim(decrypted_secret, '/') from vault.decrypted_secrets where name = 'project_url')
            || '/functions/v1/%1$s',
          headers := jsonb_build_object(
            'Content-Type', 'application/json',
            'apikey', (select decrypted_secret from vault.decrypted_secrets where name = 'secret_key')
          ),
          body := jsonb_build_object('every_seconds', %2$s),
          timeout_milliseconds := 25000
        )
      $command$, v_job.name, v_job.every_seconds));
    v_scheduled := v_scheduled + 1;
  end loop;
  perform cron.unschedule(j.jobname) from cron.job j
  where j.jobname like 'job-%' and substr(j.jobname, 5) not in (select s.name from public.job_schedule() s);
  -- pg_cron never deletes its run history; job_runs has more.
  perform cron.schedule('forget-cron-runs', '30 4 * * *',
    $command$delete from cron.job_run_details where end_time < now() - interval '7 days'$command$);
  return v_scheduled;
end;
$$;

comment on function public.schedule_jobs is
  'Stores the URLs and the secret key in the vault of a hosted project and schedules the jobs with pg_cron. Run again '
  'after any of them changes. Returns the number of jobs.';

-- For the health check: a readable database may still refuse every booking, with its disk full or set to read-only.
create table public.write_probes (
  only_row boolean primary key default true check (only_row),
  written_at timestamptz not null
);

comment on table public.write_probes is 'One row: when the health check last saw that this database accepts writes.';

create function public.is_ready() returns boolean language sql stable set search_path = '' as $$
  select count(*) >= 0 from (select from public.cabins limit 1) c;
$$;

comment on function public.is_ready is
  'For the health check: whether the schema exists and is readable. The catalog may be empty.';

create function public.can_write(p_now timestamptz default clock_timestamp()) returns boolean
language plpgsql set search_path = '' set work_mem = '64kB' as $$
begin
  if exists (
    select from public.write_probes p where p.written_at between p_now - interval '5 seconds' and p_now
  ) then
    return true;
  end if;
  -- Sorting more than work_mem holds writes a temporary file, which fails on a full disk as a booking would.
  perform array_agg(md5(i::text) order by md5(i::text)) from generate_series(1, 6000) i;
  insert into public.write_probes as p (written_at) values (p_now)
  on conflict (only_row) do update set written_at = excluded.written_at;
  return true;
end;
$$;

comment on function public.can_write is
  'For the health check: true, or the error that a booking would get. Writes at most once every five seconds.';

alter table public.job_runs enable row level security;
alter table public.write_probes enable row level security;

grant select, insert, update, delete on public.job_runs, public.write_probes to service_role;
grant execute on function
  public.begin_job_run, public.end_job_run, public.prune_bookings, public.prune, public.job_schedule,
  public.keep_in_vault, public.schedule_jobs, public.is_ready, public.can_write
  to service_role;
