-- Access is by grant alone, so the grants in these files are the allow-list. Projects made before October 2026 open new
-- tables and functions to the API roles by default; that is revoked before anything is created.

-- Created first, or its functions would be closed to everybody too.
create schema if not exists extensions;
create extension if not exists btree_gist with schema extensions;

alter default privileges in schema public revoke all on tables from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from public, anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated, service_role;

create function public.is_line(p_text text)
returns boolean language sql immutable parallel safe set search_path = '' as $$
  select p_text !~
    '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e'
    '\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]';
$$;

comment on function public.is_line is
  'Whether a person''s text is one line without invisible characters: controls, direction marks, zero width. The '
  'forms remove them, except those that scripts need: the joiners and the variation selectors of Mongolian.';

create function public.is_email(p_email text)
returns boolean language sql immutable parallel safe set search_path = '' as $$
  select length(p_email) <= 254
    and p_email ~ ('^[^[:space:][:cntrl:]@,;:<>()\[\]\\"\u200c\u200d]+@' || l.label || '(\.' || l.label || ')+$')
    and p_email !~ '\.[0-9]+$'
  from (
    select e.e || '((' || e.e || '|-){0,61}' || e.e || ')?' as label
    from (select '[^[:space:][:cntrl:]!-/:-@\[-`{-~\u200c\u200d\u3002\uff0e\uff61]' as e) e
  ) l;
$$;

comment on function public.is_email is
  'Whether this is an email address as parseEmail in lib/domain returns it; both have the same rule.';

-- Rate limits: counters per key and window, exact under concurrency.

create table public.allowances (
  key text not null check (length(key) between 3 and 200),
  window_start timestamptz not null,
  used integer not null check (used >= 1),
  primary key (key, window_start)
);

comment on table public.allowances is
  'Rate limit counters: how often something was done in a window of time. A logged table, because a daily budget must '
  'survive a crash.';
comment on column public.allowances.key is 'The name of the limit and who it counts for; people only as hashes.';

create index allowances_by_window on public.allowances (window_start);

create function public.take_allowances(p_limits jsonb, p_now timestamptz default now())
returns text language plpgsql set search_path = '' as $$
declare
  v_limit record;
  v_used integer;
begin
  -- The same order for all callers prevents deadlocks.
  for v_limit in
    select l.key, l.most, to_timestamp(floor(extract(epoch from p_now) / l.seconds) * l.seconds) as window_start
    from jsonb_to_recordset(p_limits) as l(key text, most integer, seconds integer)
    order by l.key, l.seconds
  loop
    insert into public.allowances as a (key, window_start, used)
    values (v_limit.key, v_limit.window_start, 1)
    on conflict (key, window_start) do update set used = a.used + 1 where a.used < v_limit.most
    returning used into v_used;
    if v_used is null or v_used > v_limit.most then
      raise exception using errcode = 'MM429', message = v_limit.key;
    end if;
  end loop;
  return null;
exception when sqlstate 'MM429' then
  -- The counts before the refusal are rolled back, so a refused request uses up no other limit.
  return sqlerrm;
end;
$$;

comment on function public.take_allowances is
  'Counts a request against every rate limit {key, most, seconds}, or against none. Returns null, or the key of the '
  'exceeded limit. Exact under concurrency.';

create function public.reached_allowance(p_limits jsonb, p_now timestamptz default now())
returns text language sql stable set search_path = '' as $$
  select l.key from jsonb_to_recordset(p_limits) as l(key text, most integer, seconds integer)
  join public.allowances a
    on a.key = l.key and a.window_start = to_timestamp(floor(extract(epoch from p_now) / l.seconds) * l.seconds)
  where a.used >= l.most
  order by l.key limit 1;
$$;

comment on function public.reached_allowance is
  'The key of the first rate limit that take_allowances would refuse now, or null. Doesn''t count anything.';

-- Row by row under a lock: as one statement, two concurrent calls could both miss a row whose counter had just changed.
create function public.give_back_allowances(p_limits jsonb, p_now timestamptz default now())
returns integer language plpgsql set search_path = '' as $$
declare
  v_limit record;
  v_used integer;
  v_touched integer := 0;
begin
  -- The order of take_allowances prevents deadlocks.
  for v_limit in
    select l.key, to_timestamp(floor(extract(epoch from p_now) / l.seconds) * l.seconds) as window_start
    from jsonb_to_recordset(p_limits) as l(key text, seconds integer)
    order by l.key, l.seconds
  loop
    select a.used into v_used from public.allowances a
    where a.key = v_limit.key and a.window_start = v_limit.window_start
    for update;
    continue when not found;
    if v_used = 1 then
      delete from public.allowances a where a.key = v_limit.key and a.window_start = v_limit.window_start;
    else
      update public.allowances a set used = v_used - 1
      where a.key = v_limit.key and a.window_start = v_limit.window_start;
    end if;
    v_touched := v_touched + 1;
  end loop;
  return v_touched;
end;
$$;

comment on function public.give_back_allowances is
  'Undoes take_allowances of the same instant, for something that certainly didn''t happen. Returns the number of '
  'limits changed.';

alter table public.allowances enable row level security;

grant select, insert, update, delete on public.allowances to service_role;
grant execute on function public.is_line, public.is_email, public.take_allowances, public.reached_allowance,
  public.give_back_allowances to service_role;
