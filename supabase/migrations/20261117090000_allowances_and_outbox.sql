-- What every write that a stranger can cause shares: limits that hold under concurrency, and the outbox.

create table public.allowances (
  key text not null check (length(key) between 3 and 200),
  window_start timestamptz not null,
  used integer not null check (used >= 1),
  primary key (key, window_start)
);

comment on table public.allowances is 'How often something was done in a window of time. Logged, because a budget must survive a crash.';
comment on column public.allowances.key is 'What is limited and for whom; people only as hashes.';

create index allowances_by_window on public.allowances (window_start);

create function public.take_allowances(p_limits jsonb, p_now timestamptz default now())
returns text language plpgsql set search_path = '' as $$
declare
  v_limit record;
  v_used integer;
begin
  -- In one order for all callers, or two of them could wait for each other.
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
  -- What was counted before the refusal is rolled back: a refused request costs nobody else.
  return sqlerrm;
end;
$$;

comment on function public.take_allowances is
  'Takes one from each limit {key, most, seconds} or from none. Null: taken; otherwise the key of the limit that was reached. Exact under concurrency.';

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('text', 'email')),
  recipient text not null check (length(recipient) between 3 and 254),
  subject text check (length(subject) <= 200),
  body text not null check (length(body) between 1 and 20000),
  html text,
  purpose text not null check (length(purpose) between 2 and 40),
  dedupe_key text unique,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  provider_id text,
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

comment on table public.outbox is 'Every text and e-mail of the site. Without a provider of its own, a message stays here and can be read at /dev/outbox.';
comment on column public.outbox.dedupe_key is 'A second message under the same key is not queued.';

create index outbox_by_status on public.outbox (status, created_at);

alter table public.allowances enable row level security;
alter table public.outbox enable row level security;
revoke all on public.allowances, public.outbox from anon, authenticated;
grant select, insert, update, delete on public.allowances, public.outbox to service_role;
revoke all on function public.take_allowances from public, anon, authenticated;
grant execute on function public.take_allowances to service_role;
