-- The calendar of each cabin, and the stays that take its nights. Nothing here is readable with the public key: guests
-- reach it through the functions, which run as service_role.

create table public.cabin_calendar (
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  day date not null,
  price integer check (price > 0),
  min_stay smallint not null default 1 check (min_stay between 1 and 30),
  allows_check_in boolean not null default true,
  allows_check_out boolean not null default true,
  open boolean not null default true,
  source text not null default 'rule' check (source in ('rule', 'hand')),
  primary key (cabin_id, day)
);

comment on table public.cabin_calendar is
  'One row per cabin and day the host has opened for sale. A day without a row allows no night, check-in or check-out.';
comment on column public.cabin_calendar.price is 'US cents for the night that begins this day, before the surcharge. Null: the cabin''s nightly_rate.';
comment on column public.cabin_calendar.min_stay is 'Minimum nights of a stay that checks in this day.';
comment on column public.cabin_calendar.open is 'False closes the night; the day can still be a checkout.';
comment on column public.cabin_calendar.source is 'What set the day last: a rule, or a hand in the console, which no rule overwrites.';

create table public.calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  platform text not null check (platform in ('airbnb', 'vrbo', 'booking', 'other')),
  url text not null check (url ~ '^https://[^[:space:]]+$' and length(url) <= 2000),
  imports text not null default 'likely' check (imports in ('stays', 'likely', 'everything')),
  takes text[] not null default '{}' check (takes <@ array['moving', 'block', 'free', 'hours']),
  active boolean not null default true,
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  claimed_until timestamptz,
  last_attempt_at timestamptz,
  last_success_at timestamptz,
  failures integer not null default 0 check (failures >= 0),
  last_error text check (length(last_error) <= 100),
  warning text check (length(warning) <= 200),
  problems jsonb not null default '[]' check (jsonb_typeof(problems) = 'array'),
  left_out jsonb not null default '[]' check (jsonb_typeof(left_out) = 'array'),
  watched jsonb not null default '[]' check (jsonb_typeof(watched) = 'array'),
  etag text check (length(etag) <= 500),
  last_modified text check (length(last_modified) <= 100),
  event_count integer not null default 0 check (event_count >= 0),
  doubtful_since timestamptz,
  doubtful_reads integer not null default 0 check (doubtful_reads >= 0),
  unique (cabin_id, url),
  check ((doubtful_since is null) = (doubtful_reads = 0))
);

comment on table public.calendar_feeds is 'iCal feeds of other platforms that are imported for a cabin. Their addresses are secrets.';
comment on column public.calendar_feeds.imports is
  'Which events are imported. stays: no block. likely: no block that is known to be made by the platform itself. everything: all.';
comment on column public.calendar_feeds.takes is
  'What the host takes although it would be left out: moving, blocks that move with the day; block, blocks beside stays; free, events marked as free; hours, events that take no night.';
comment on column public.calendar_feeds.active is 'False: not imported, and its nights are free.';
comment on column public.calendar_feeds.claimed_until is 'The lease of the worker that is reading it.';
comment on column public.calendar_feeds.failures is 'Failed reads in a row.';
comment on column public.calendar_feeds.warning is 'What was odd about the last read, for the host.';
comment on column public.calendar_feeds.problems is
  'Events of the last read that were not followed in full, {reason, summary, check_in, check_out}: the nights they take all the same.';
comment on column public.calendar_feeds.left_out is
  'What the last read left out, {kind, summary, check_in, check_out}, for the host to see and to take.';
comment on column public.calendar_feeds.watched is
  'Blocks of the last read that may be the platform''s own, {check_in, check_out, seen_on, moves, reach}: those that move with the day are.';
comment on column public.calendar_feeds.event_count is 'Stays and blocks in it when it was read last.';
comment on column public.calendar_feeds.doubtful_since is
  'Since then so many of its events are missing that none of the missing ones is freed yet.';

create index calendar_feeds_due on public.calendar_feeds (next_attempt_at) where active;

create table public.occupancies (
  id uuid primary key default gen_random_uuid(),
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  check_in date not null,
  check_out date not null,
  during daterange generated always as (daterange(check_in, check_out, '[)')) stored,
  kind text not null check (kind in ('hold', 'booking', 'block', 'imported')),
  expires_at timestamptz,
  released_at timestamptz,
  created_at timestamptz not null default now(),
  feed_id uuid references public.calendar_feeds (id) on delete cascade,
  is_owner_stay boolean not null default false check (kind = 'block' or not is_owner_stay),
  block_reason text check (length(block_reason) <= 200),
  late_check_out time,
  is_example boolean not null default false,
  check (check_out > check_in),
  check ((kind = 'hold') = (expires_at is not null)),
  constraint occupancies_imported_check check ((kind = 'imported') = (feed_id is not null)),
  constraint occupancies_never_overlap exclude using gist (cabin_id with =, during with &&) where (released_at is null)
);

comment on table public.occupancies is
  'Every reason a night is taken: holds, bookings, host blocks and what other platforms sold, under one exclusion constraint.';
comment on column public.occupancies.during is 'Half-open: the checkout day is free for the next guest.';
comment on column public.occupancies.expires_at is 'Holds only: from then on the hold no longer counts, and is released by the transaction that needs its dates.';
comment on column public.occupancies.released_at is 'Set when the dates are free again; the row stays as history.';
comment on column public.occupancies.feed_id is 'Imported stays only: the feed it comes from.';
comment on column public.occupancies.is_owner_stay is 'Blocks only: the cabin''s owner stays there.';
comment on column public.occupancies.is_example is 'Made by the seed, for looking around; gone with the other examples.';
comment on column public.occupancies.block_reason is 'Blocks only: why, for the staff.';
comment on column public.occupancies.late_check_out is 'Agreed with these guests, in place of the cabin''s own time.';

create index occupancies_by_cabin on public.occupancies (cabin_id, check_in);
create index occupancies_by_feed on public.occupancies (feed_id) where feed_id is not null;
create index occupancies_lapsing on public.occupancies (expires_at) where released_at is null and expires_at is not null;

create function public.lock_cabin(p_cabin_id uuid) returns void language sql volatile set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended(p_cabin_id::text, 0));
$$;

comment on function public.lock_cabin is
  'One writer per cabin until the transaction ends. Taken first by everything that changes a cabin''s stays.';

create function public.calendar_end(p_today date)
returns date language sql immutable set search_path = '' as $$
  select p_today + 539;
$$;

comment on function public.calendar_end is
  'The last day that a calendar shows, and so the last check-out that is sold: calendar-length.ts in lib/domain.';

create function public.is_night_taken(p_cabin_id uuid, p_day date, p_now timestamptz)
returns boolean language sql stable set search_path = '' as $$
  select exists (
    select 1 from public.occupancies s
    where s.cabin_id = p_cabin_id
      and s.released_at is null
      and s.during @> p_day
      and (s.expires_at is null or s.expires_at > p_now)
  );
$$;

comment on function public.is_night_taken is 'Whether a stay that counts covers the night that begins on the day.';

create function public.cabin_days(
  p_cabin_id uuid, p_from date, p_to date, p_now timestamptz, p_except_stay uuid default null
)
returns table (day date, available boolean, price integer, min_stay smallint,
               allows_check_in boolean, allows_check_out boolean)
language sql stable set search_path = '' as $$
  with taken as materialized (
    select distinct greatest(s.check_in, p_from) + n as day
    from public.occupancies s
    cross join lateral generate_series(0, least(s.check_out - 1, p_to) - greatest(s.check_in, p_from)) n
    where s.cabin_id = p_cabin_id and s.released_at is null
      and s.during && daterange(p_from, greatest(p_to, p_from), '[]')
      and s.id is distinct from p_except_stay
      and (s.expires_at is null or s.expires_at > p_now)
  )
  select d.day,
         coalesce(k.open, false) and t.day is null,
         coalesce(k.price, c.nightly_rate),
         coalesce(k.min_stay, 1::smallint),
         coalesce(k.allows_check_in, false),
         coalesce(k.allows_check_out, false)
  from public.cabins c
  -- A series of dates would step through instants, and lose days in a zone whose clocks change at midnight.
  cross join lateral (select p_from + n as day from generate_series(0, p_to - p_from) as n) d
  left join public.cabin_calendar k on k.cabin_id = p_cabin_id and k.day = d.day and k.day between p_from and p_to
  left join taken t on t.day = d.day
  where c.id = p_cabin_id and c.live
  order by d.day;
$$;

comment on function public.cabin_days is
  'Availability and price (US cents, before the surcharge) of each day from p_from to p_to inclusive. No rows: no such live cabin. p_except_stay: a stay that is to move, whose nights count as free.';

create function public.cabin_availability(p_cabin_id uuid, p_days integer, p_now timestamptz default now())
returns table (day date, available boolean, price integer, min_stay smallint,
               allows_check_in boolean, allows_check_out boolean)
language sql stable set search_path = '' as $$
  select d.*
  from public.cabins c
  cross join lateral (select (p_now at time zone c.timezone)::date as today) t
  cross join lateral public.cabin_days(c.id, t.today, t.today + p_days - 1, p_now) d
  where c.id = p_cabin_id;
$$;

comment on function public.cabin_availability is 'The next p_days days from today in the cabin''s own timezone.';

create function public.extend_calendars(p_days integer, p_most integer, p_now timestamptz default now())
returns integer language sql set search_path = '' as $$
  with due as (
    select c.id, greatest(k.last_day + 1, t.today) as first, t.today + p_days as last
    from public.cabins c
    cross join lateral (select (p_now at time zone c.timezone)::date as today) t
    cross join lateral (
      select max(k.day) as last_day from public.cabin_calendar k where k.cabin_id = c.id and isfinite(k.day)
    ) k
    where c.live and k.last_day < t.today + p_days
    order by k.last_day, c.id
    limit p_most
  ),
  added as (
    insert into public.cabin_calendar (cabin_id, day, price, min_stay, allows_check_in, allows_check_out, open)
    select due.id, n.day, k.price, coalesce(k.min_stay, 1), coalesce(k.allows_check_in, true),
           coalesce(k.allows_check_out, true), coalesce(k.open, true)
    from due
    cross join lateral (select due.first + n as day from generate_series(0, due.last - due.first) n) n
    left join lateral (
      -- The same weekday of the same season.
      select k.* from public.cabin_calendar k
      where k.cabin_id = due.id and k.day in (n.day - 364, n.day - 728, n.day - 1092)
      order by k.day desc
      limit 1
    ) k on true
    on conflict do nothing
  )
  select count(*)::integer from due;
$$;

comment on function public.extend_calendars is
  'Continues the calendars of at most p_most live cabins to p_days from today, each by its days of 52 weeks before, else by its nightly rate. Returns how many cabins. Existing days are not changed; a calendar without a day is the host''s to open.';

create function public.short_calendars(p_days integer, p_now timestamptz default now())
returns table (title text, last_day date) language sql stable set search_path = '' as $$
  select c.title, k.last_day
  from public.cabins c
  cross join lateral (
    select max(k.day) as last_day from public.cabin_calendar k where k.cabin_id = c.id
  ) k
  where c.live and coalesce(k.last_day, '-infinity') < (p_now at time zone c.timezone)::date + p_days
  order by c.title, c.id;
$$;

comment on function public.short_calendars is 'Live cabins whose calendars end sooner than p_days from today. Null: no day at all.';

alter table public.cabin_calendar enable row level security;
alter table public.calendar_feeds enable row level security;
alter table public.occupancies enable row level security;

grant select, insert, update, delete on public.cabin_calendar, public.calendar_feeds, public.occupancies to service_role;
grant execute on function
  public.lock_cabin, public.calendar_end, public.is_night_taken, public.cabin_days, public.cabin_availability,
  public.extend_calendars, public.short_calendars
  to service_role;
