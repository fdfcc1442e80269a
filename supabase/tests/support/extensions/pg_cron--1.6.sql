-- Tables, policies and names as upstream; its C functions are SQL here and run nothing.

create schema cron;
create sequence cron.jobid_seq;
create sequence cron.runid_seq;

create table cron.job (
  jobid bigint primary key default nextval('cron.jobid_seq'),
  schedule text not null,
  command text not null,
  nodename text not null default 'localhost',
  nodeport integer not null default inet_server_port(),
  database text not null default current_database(),
  username text not null default current_user,
  active boolean not null default true,
  jobname text,
  constraint jobname_username_uniq unique (jobname, username)
);
alter table cron.job enable row level security;
create policy cron_job_policy on cron.job using (username = current_user);

create table cron.job_run_details (
  jobid bigint,
  runid bigint primary key default nextval('cron.runid_seq'),
  job_pid integer,
  database text,
  username text,
  command text,
  status text,
  return_message text,
  start_time timestamptz,
  end_time timestamptz
);
alter table cron.job_run_details enable row level security;
create policy cron_job_run_details_policy on cron.job_run_details using (username = current_user);

create function cron.schedule(job_name text, schedule text, command text)
returns bigint language sql strict security definer as $$
  insert into cron.job (jobname, schedule, command, username) values (job_name, schedule, command, session_user)
  on conflict on constraint jobname_username_uniq do update
    set schedule = excluded.schedule, command = excluded.command
  returning jobid;
$$;

create function cron.schedule(schedule text, command text)
returns bigint language sql strict security definer as $$
  insert into cron.job (schedule, command, username) values (schedule, command, session_user) returning jobid;
$$;

create function cron.unschedule(job_id bigint)
returns boolean language sql strict security definer as $$
  delete from cron.job where jobid = job_id and username = session_user returning true;
$$;

create function cron.unschedule(job_name text)
returns boolean language sql strict security definer as $$
  delete from cron.job where jobname = job_name and username = session_user returning true;
$$;

-- A hosted project does this after "create extension", so that its owner may use all of it.
do $$ begin
  execute format('grant usage on schema cron to %I with grant option', session_user);
  execute format('grant select on cron.job to %I', session_user);
  execute format('grant all on cron.job_run_details to %I', session_user);
end $$;
