-- The clock of a hosted project: pg_cron calls the edge functions job-*, through pg_net, with the secret key from the
-- vault. Elsewhere the embedded backend is the clock (supabase/local/jobs.ts), and nothing here is ever called.

create function public.job_schedule()
returns table (name text, every_seconds integer) language sql immutable set search_path = '' as $$
  values
    ('expire-holds', 60),
    ('settle-payments', 60),
    ('booking-messages', 60),
    ('send-outbox', 60),
    ('sync-calendars', 300),
    ('rotate-deal', 3600),
    ('prune', 21600);
$$;

comment on function public.job_schedule is 'What runs by the clock, and how often: the list of supabase/jobs.ts.';

create function public.schedule_jobs()
returns integer language plpgsql set search_path = '' as $$
declare
  v_job record;
  v_scheduled integer := 0;
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
  end if;
  if to_regproc('cron.schedule') is null or to_regproc('net.http_post') is null
    or to_regclass('vault.decrypted_secrets') is null then
    raise exception 'This database has no pg_cron, pg_net or vault: nothing was scheduled.';
  end if;
  if (select count(*) from vault.decrypted_secrets s where s.name in ('project_url', 'secret_key')) < 2 then
    raise exception 'Put project_url and secret_key in the vault first: select vault.create_secret(''https://…'', ''project_url'');';
  end if;
  -- Under the same name it replaces what was scheduled before.
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
  -- pg_cron notes every run and never forgets one; job_runs tells more.
  perform cron.schedule('forget-cron-runs', '30 4 * * *',
    $command$delete from cron.job_run_details where end_time < now() - interval '7 days'$command$);
  return v_scheduled;
end;
$$;

comment on function public.schedule_jobs is
  'Called once by the host of a hosted project, in its SQL editor, after the secrets project_url and secret_key are in the vault; again after a change. How many jobs are scheduled.';

revoke all on function public.job_schedule, public.schedule_jobs from public, anon, authenticated;
grant execute on function public.job_schedule, public.schedule_jobs to service_role;
