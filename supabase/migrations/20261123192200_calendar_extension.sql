-- Ready without a cabin, and calendars that never run out.

create or replace function public.is_ready() returns boolean language sql stable set search_path = '' as $$
  select count(*) >= 0 from (select from public.cabins limit 1) c;
$$;

comment on function public.is_ready is 'For the health check: the schema is there and can be read. A catalogue may be empty.';

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
  'Continues the calendars of at most p_most live cabins to p_days from today, each by its days of 52 weeks before, else by its nightly rate. How many cabins. Days that are there stay as they are; a calendar without a day is the host''s to open.';

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

create or replace function public.job_schedule()
returns table (name text, every_seconds integer) language sql immutable set search_path = '' as $$
  values
    ('expire-holds', 60),
    ('settle-payments', 60),
    ('booking-messages', 60),
    ('send-outbox', 60),
    ('recount-search', 60),
    ('sync-calendars', 300),
    ('rotate-deal', 3600),
    ('prune', 21600),
    ('extend-calendars', 21600);
$$;

revoke all on function public.extend_calendars, public.short_calendars from public, anon, authenticated;
grant execute on function public.extend_calendars, public.short_calendars to service_role;
