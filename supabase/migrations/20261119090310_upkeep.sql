-- What runs by the clock: a note of each run, and forgetting what has served its purpose.

create table public.job_runs (
  id bigint generated always as identity primary key,
  name text not null check (name ~ '^[a-z][a-z-]{1,40}$'),
  slot bigint,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  done jsonb,
  error text check (length(error) <= 500)
);

comment on table public.job_runs is 'The last runs of the jobs. One without an end was cut off, or is running.';
comment on column public.job_runs.slot is
  'Which interval of its schedule it is for, so that two schedulers make one run. Null: somebody asked for it.';
comment on column public.job_runs.done is 'How much of what was done.';

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
  'Notes that a job begins. Null: another scheduler has begun it for these seconds of its schedule; without p_every_seconds it is never null.';

create function public.end_job_run(p_id bigint, p_done jsonb, p_error text default null, p_now timestamptz default now())
returns void language sql set search_path = '' as $$
  update public.job_runs set finished_at = p_now, done = p_done, error = left(p_error, 500) where id = p_id;
$$;

comment on function public.end_job_run is 'Notes how a run ended.';

-- The privacy page (components/content/privacy-text.ts) states these times; whoever changes one changes both.
create function public.prune(p_most integer, p_now timestamptz default now())
returns jsonb language plpgsql set search_path = '' as $$
declare
  v_rule record;
  v_gone jsonb := '{}';
  v_rows integer;
begin
  for v_rule in
    select * from (values
      ('site_visits', $rule$t.visited_at < $1 - interval '90 days'$rule$),
      ('site_events', $rule$t.happened_at < $1 - interval '31 days'$rule$),
      ('cabin_clicks', $rule$t.clicked_at < $1 - interval '400 days'$rule$),
      ('deal_unlocks', $rule$t.unlocked_at < $1 - interval '90 days'$rule$),
      -- The longest window anything is limited by is thirty days; tracking knows none above one.
      ('allowances', $rule$t.window_start < $1 - interval '32 days'
        or (t.key like 'track:%' and t.window_start < $1 - interval '2 days')$rule$),
      ('outbox', $rule$t.status <> 'queued' and greatest(t.send_at, t.created_at) < $1 - interval '180 days'$rule$),
      -- As long as somebody may claim to have been texted unasked: four years, and the time to hear of it.
      ('text_consents', $rule$t.given_at < $1 - interval '5 years'$rule$),
      ('text_links', $rule$t.expires_at <= $1$rule$),
      ('video_embeds', $rule$t.fresh_until < $1 - interval '7 days' and coalesce(t.claimed_until, $1) <= $1$rule$),
      -- Who left stays, so that nobody signs the address up again unheard.
      ('newsletter_signups', $rule$t.confirmed_at is null and t.unsubscribed_at is null
        and greatest(t.created_at, t.confirmation_sent_at) < $1 - interval '30 days'$rule$),
      ('itineraries', $rule$t.expires_at <= $1 or t.revoked_at <= $1$rule$),
      ('job_runs', $rule$t.started_at < $1 - interval '7 days'$rule$)
    ) as r(relation, is_due)
  loop
    -- What somebody else holds can wait for the next time.
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
  'Forgets what is due, at most p_most rows of each kind, so that no call takes long. How many of each; a kind that reached p_most may have more.';

-- Forgetting was a visitor's wait; now it is the job's.
create or replace function public.keep_view_counts(p_now timestamptz default now())
returns boolean language plpgsql set search_path = '' as $$
begin
  -- Whoever finds another caller at it goes on: nobody waits for this.
  if not pg_try_advisory_xact_lock(hashtextextended('keep_view_counts', 0)) then
    return false;
  end if;
  if public.take_allowances('[{"key": "track:upkeep", "most": 1, "seconds": 600}]', p_now) is not null then
    return false;
  end if;
  perform public.refresh_view_counts(p_now);
  return true;
end;
$$;

comment on function public.keep_view_counts is
  'Refreshes the view counts, once in each ten minutes, whoever calls how often. Whether it was this call.';

drop function public.prune_tracking;

create or replace function public.keep_video_embed(
  p_video_id text, p_seconds integer, p_html text default null, p_title text default '', p_failure text default null,
  p_now timestamptz default now()
)
returns void language sql set search_path = '' as $$
  update public.video_embeds
  set html = p_html, title = p_title, failure = p_failure,
      fresh_until = p_now + make_interval(secs => p_seconds), claimed_until = null
  where video_id = p_video_id;
$$;

comment on function public.keep_video_embed is 'Keeps an answer for so many seconds.';

create index cabin_clicks_with_network on public.cabin_clicks (clicked_at) where address_hash is not null;

alter table public.job_runs enable row level security;
revoke all on public.job_runs from anon, authenticated;
grant select, insert, update, delete on public.job_runs to service_role;
revoke all on function public.begin_job_run, public.end_job_run, public.prune from public, anon, authenticated;
grant execute on function public.begin_job_run, public.end_job_run, public.prune to service_role;
