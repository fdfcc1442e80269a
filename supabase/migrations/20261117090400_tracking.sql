-- Visits, events and clicks on cabins. Everything here is written by strangers and read by the host only; the counts
-- that guests see (cabins.views_last_7_days and cabin_stats) come from clicks, which is why a click is counted once.

create table public.site_visits (
  id bigint generated always as identity primary key,
  path text not null check (length(path) between 1 and 200 and path ~ '^/[^?#]*$'),
  referrer text check (length(referrer) between 1 and 200 and referrer !~ '[?#]'),
  session_id text not null check (length(session_id) between 8 and 64),
  visited_at timestamptz not null,
  day date not null generated always as ((visited_at at time zone 'UTC')::date) stored
);

comment on table public.site_visits is 'Pages seen, one row for each change of the path. Tells nothing about who saw them.';
comment on column public.site_visits.path is 'Without query; what may be an id, a token or a name in it is a star.';
comment on column public.site_visits.referrer is 'Host and path of another site, or the path of the page before.';
comment on column public.site_visits.day is 'The UTC day.';

create index site_visits_by_time on public.site_visits (visited_at);

create table public.site_events (
  id bigint generated always as identity primary key,
  name text not null check (name ~ '^[a-z][a-z0-9_]{1,39}$'),
  parameters jsonb not null default '{}' check (
    jsonb_typeof(parameters) = 'object'
    and octet_length(parameters::text) <= 4600
    and not parameters @? 'strict $.* ? (@.type() == "object" || @.type() == "array")'
  ),
  session_id text check (length(session_id) between 8 and 64),
  happened_at timestamptz not null
);

comment on table public.site_events is 'What visitors did, by name, with plain values only.';
comment on column public.site_events.parameters is '4 KB as sent; Postgres spaces them out a little when it writes them as text.';
comment on column public.site_events.session_id is 'The analytics session of one browser window, not the session of its visits.';

create index site_events_by_time on public.site_events (happened_at);

alter table public.cabin_clicks
  add column address_hash text check (length(address_hash) between 16 and 64),
  add column referrer_page text check (length(referrer_page) <= 200);

comment on column public.cabin_clicks.address_hash is
  'A keyed hash of the visitor''s network; forgotten after a day, when it has served its purpose.';
comment on column public.cabin_clicks.referrer_page is 'The page the visitor came from, as in site_visits.';

-- A guest who looks at a cabin ten times on one day is one guest: once for each session, cabin and UTC day.
create unique index cabin_clicks_once_a_session on public.cabin_clicks
  (session_id, cabin_id, ((clicked_at at time zone 'UTC')::date));

-- Anybody can invent sessions, so the network counts as well. Its window is shorter: families, hotels and phone
-- carriers share one address, and the next guest behind it should count the same day. Six hours, from midnight UTC,
-- let one network raise a cabin's count by four a day at most, which moves no row of "Popular This Week".
create unique index cabin_clicks_once_a_network on public.cabin_clicks
  (address_hash, cabin_id, date_bin(interval '6 hours', clicked_at, timestamptz '2000-01-01 00:00:00+00'))
  where address_hash is not null;

create index cabin_clicks_by_time on public.cabin_clicks (clicked_at);

create function public.refresh_view_counts(p_now timestamptz default now())
returns integer language plpgsql set search_path = '' as $$
declare
  v_changed integer;
begin
  update public.cabins c set views_last_7_days = v.views
  from (
    select x.id, (
      select count(*) from public.cabin_clicks k
      where k.cabin_id = x.id and k.clicked_at > p_now - interval '7 days' and k.clicked_at <= p_now
    )::integer as views
    from public.cabins x
  ) v
  where v.id = c.id and v.views <> c.views_last_7_days;
  get diagnostics v_changed = row_count;
  return v_changed;
end;
$$;

comment on function public.refresh_view_counts is
  'Makes cabins.views_last_7_days what cabin_stats counts. How many cabins it changed.';

create function public.prune_tracking(p_now timestamptz default now())
returns integer language plpgsql set search_path = '' as $$
declare
  v_gone integer := 0;
  v_rows integer;
begin
  delete from public.site_visits where visited_at < p_now - interval '90 days';
  get diagnostics v_rows = row_count;
  v_gone := v_gone + v_rows;
  delete from public.site_events where happened_at < p_now - interval '31 days';
  get diagnostics v_rows = row_count;
  v_gone := v_gone + v_rows;
  delete from public.cabin_clicks where clicked_at < p_now - interval '400 days';
  get diagnostics v_rows = row_count;
  v_gone := v_gone + v_rows;
  update public.cabin_clicks set address_hash = null
  where address_hash is not null and clicked_at < p_now - interval '1 day';
  -- The longest window anything is limited by is thirty days; tracking knows none above one.
  delete from public.allowances
  where window_start < p_now - interval '32 days'
     or (key like 'track:%' and window_start < p_now - interval '2 days');
  return v_gone;
end;
$$;

comment on function public.prune_tracking is
  'Forgets visits after 90 days, events after 31, clicks after 400, the networks of clicks after one, and used-up allowances. How many rows are gone.';

create function public.keep_view_counts(p_now timestamptz default now())
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
  perform public.prune_tracking(p_now);
  return true;
end;
$$;

comment on function public.keep_view_counts is
  'Refreshes the view counts and forgets what is old, once in each ten minutes, whoever calls how often. Whether it was this call.';

create function public.record_click(
  p_cabin_id uuid, p_session_id text, p_address_hash text default null, p_referrer_page text default null,
  p_now timestamptz default now()
)
returns boolean language plpgsql set search_path = '' as $$
declare
  v_counted boolean;
begin
  insert into public.cabin_clicks (cabin_id, session_id, address_hash, referrer_page, clicked_at)
  select c.id, p_session_id, p_address_hash, p_referrer_page, p_now
  from public.cabins c
  where c.id = p_cabin_id and c.live
  for key share
  on conflict do nothing;
  v_counted := found;
  perform public.keep_view_counts(p_now);
  return v_counted;
end;
$$;

comment on function public.record_click is
  'Counts a visit to a live cabin, once per session and day and once per network and six hours. Whether it counted.';

create function public.record_visit(
  p_path text, p_session_id text, p_limits jsonb, p_referrer text default null, p_now timestamptz default now()
)
returns boolean language plpgsql set search_path = '' as $$
begin
  if public.take_allowances(p_limits, p_now) is not null then
    return false;
  end if;
  insert into public.site_visits (path, referrer, session_id, visited_at)
  values (p_path, p_referrer, p_session_id, p_now);
  perform public.keep_view_counts(p_now);
  return true;
end;
$$;

comment on function public.record_visit is 'Keeps a visit if the limits of take_allowances have room for it. Whether it was kept.';

create function public.record_events(p_events jsonb, p_limits jsonb, p_now timestamptz default now())
returns integer language plpgsql set search_path = '' as $$
declare
  v_event record;
  v_kept integer := 0;
begin
  for v_event in
    select e.value ->> 'name' as name, e.value -> 'parameters' as parameters, e.value ->> 'session_id' as session_id
    from jsonb_array_elements(p_events) with ordinality as e(value, position)
    order by e.position
  loop
    exit when public.take_allowances(p_limits, p_now) is not null;
    insert into public.site_events (name, parameters, session_id, happened_at)
    values (v_event.name, v_event.parameters, v_event.session_id, p_now);
    v_kept := v_kept + 1;
  end loop;
  return v_kept;
end;
$$;

comment on function public.record_events is
  'Keeps events {name, parameters, session_id}, as many as the limits of take_allowances have room for. How many those were.';

create function public.cabin_clicks_by_slugs(p_slugs text[], p_now timestamptz default now())
returns table (property_id uuid, clicks_today bigint, clicks_this_week bigint, clicks_this_month bigint)
language sql stable set search_path = '' as $$
  select s.property_id, s.views_today, s.views_last_7_days, s.views_last_31_days
  from public.cabin_stats(array(select c.id from public.cabins c where c.slug = any (p_slugs)), p_now) s;
$$;

comment on function public.cabin_clicks_by_slugs is 'cabin_stats of the live cabins with these slugs, under the names guests'' pages use.';

alter table public.site_visits enable row level security;
alter table public.site_events enable row level security;
revoke all on public.site_visits, public.site_events from anon, authenticated;
grant select, insert, update, delete on public.site_visits, public.site_events to service_role;
revoke all on function
  public.refresh_view_counts, public.prune_tracking, public.keep_view_counts, public.record_click,
  public.record_visit, public.record_events, public.cabin_clicks_by_slugs
  from public, anon, authenticated;
grant execute on function
  public.refresh_view_counts, public.prune_tracking, public.keep_view_counts, public.record_click,
  public.record_visit, public.record_events, public.cabin_clicks_by_slugs
  to service_role;
