-- Analytics: visits, events and clicks on cabins. All of it is untrusted input that only the host reads; the view
-- counts that guests see (cabins.views_last_7_days and cabin_stats) come from clicks, which is why a click is counted
-- once.

create table public.site_visits (
  id bigint generated always as identity primary key,
  path text not null check (length(path) between 1 and 200 and path ~ '^/[^?#]*$'),
  referrer text check (length(referrer) between 1 and 200 and referrer !~ '[?#]'),
  session_id text not null check (length(session_id) between 8 and 64),
  visited_at timestamptz not null,
  day date not null generated always as ((visited_at at time zone 'UTC')::date) stored
);

comment on table public.site_visits is
  'Page views, one row for each change of the path, without anything about the visitor.';
comment on column public.site_visits.path is
  'Without the query; segments that may be an id, a token or a name are replaced by a star.';
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

comment on table public.site_events is 'Visitors'' actions by name, with plain values only.';
comment on column public.site_events.parameters is
  '4 KB as sent; Postgres spaces them out a little when it writes them as text.';
comment on column public.site_events.session_id is
  'The analytics session of one browser window, not the session of its visits.';

create index site_events_by_time on public.site_events (happened_at);

create table public.cabin_clicks (
  id bigint generated always as identity primary key,
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  session_id text not null check (length(session_id) between 8 and 64),
  clicked_at timestamptz not null default now(),
  address_hash text check (length(address_hash) between 16 and 64),
  referrer_page text check (length(referrer_page) <= 200)
);

comment on table public.cabin_clicks is
  'Visits to a cabin, for the view counts. A session id identifies nobody and authorizes nothing.';
comment on column public.cabin_clicks.address_hash is
  'A keyed hash of the visitor''s network; set to null after a day.';
comment on column public.cabin_clicks.referrer_page is 'The page the visitor came from, as in site_visits.';

create index cabin_clicks_by_cabin on public.cabin_clicks (cabin_id, clicked_at);

-- A guest who looks at a cabin ten times in one day is one guest: counted once per session, cabin and UTC day.
create unique index cabin_clicks_once_a_session on public.cabin_clicks
  (session_id, cabin_id, ((clicked_at at time zone 'UTC')::date));

-- Anybody can invent sessions, so the network counts as well. Its window is shorter: families, hotels and phone
-- carriers share one IP address, and the next guest behind it should count the same day. Six hours, from midnight UTC,
-- let one network raise a cabin's count by four a day at most, which moves no row of "Popular This Week".
create unique index cabin_clicks_once_a_network on public.cabin_clicks
  (address_hash, cabin_id, date_bin(interval '6 hours', clicked_at, timestamptz '2000-01-01 00:00:00+00'))
  where address_hash is not null;

create index cabin_clicks_by_time on public.cabin_clicks (clicked_at);

create index cabin_clicks_with_network on public.cabin_clicks (clicked_at) where address_hash is not null;

create function public.cabin_stats(p_property_ids uuid[], p_now timestamptz default now())
returns table (property_id uuid, views_today bigint, views_last_7_days bigint, views_last_31_days bigint,
               last_viewed timestamptz)
language sql stable set search_path = '' as $$
  select c.id,
         count(k.id) filter (where k.clicked_at >= date_trunc('day', p_now at time zone 'UTC') at time zone 'UTC'),
         count(k.id) filter (where k.clicked_at > p_now - interval '7 days'),
         count(k.id),
         max(k.clicked_at)
  from public.cabins c
  left join public.cabin_clicks k
    on k.cabin_id = c.id and k.clicked_at > p_now - interval '31 days' and k.clicked_at <= p_now
  where c.id = any (p_property_ids) and c.live
  group by c.id
  order by c.id;
$$;

comment on function public.cabin_stats is 'View counts per cabin; today is the UTC day.';

create function public.cabin_clicks_by_slugs(p_slugs text[], p_now timestamptz default now())
returns table (property_id uuid, clicks_today bigint, clicks_this_week bigint, clicks_this_month bigint)
language sql stable set search_path = '' as $$
  select s.property_id, s.views_today, s.views_last_7_days, s.views_last_31_days
  from public.cabin_stats(array(select c.id from public.cabins c where c.slug = any (p_slugs)), p_now) s;
$$;

comment on function public.cabin_clicks_by_slugs is
  'cabin_stats of the live cabins with these slugs, under the names guests'' pages use.';

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
  'Sets cabins.views_last_7_days to what cabin_stats counts. Returns how many cabins changed.';

create function public.keep_view_counts(p_now timestamptz default now())
returns boolean language plpgsql set search_path = '' as $$
begin
  -- Nobody waits for this: a concurrent call returns at once.
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
  'Refreshes the view counts at most once every ten minutes. Returns whether this call did.';

-- One statement per batch: one by one, each item took four rate limits and a commit of its own, and all of them waited
-- for the same row, the limit of the day.
create function public.record_tracking(p_items jsonb)
returns integer language plpgsql set search_path = '' as $$
declare
  v_keys text[];
  v_starts timestamptz[];
  v_used integer[];
  v_taken integer[];
  v_kept boolean[] := '{}';
  v_item record;
  v_has_room boolean;
begin
  -- A crash may lose the last moments of tracking, so nobody waits for the disk.
  perform set_config('synchronous_commit', 'off', true);
  -- One batch at a time keeps the limits exact and prevents deadlocks.
  perform pg_advisory_xact_lock(hashtextextended('record_tracking', 0));

  select array_agg(k.key order by k.key, k.window_start), array_agg(k.window_start order by k.key, k.window_start),
         array_agg(coalesce(a.used, 0) order by k.key, k.window_start), array_agg(0)
  into v_keys, v_starts, v_used, v_taken
  from (
    select distinct l.key, to_timestamp(floor(extract(epoch from (i.value ->> 'now')::timestamptz) / l.seconds)
      * l.seconds) as window_start
    from jsonb_array_elements(p_items) i
    cross join jsonb_to_recordset(i.value -> 'limits') as l(key text, seconds integer)
  ) k
  left join public.allowances a on a.key = k.key and a.window_start = k.window_start;

  -- In the order of arrival, each item counts against all its limits or none.
  for v_item in
    select i.position, x.places, x.most
    from jsonb_array_elements(p_items) with ordinality as i(value, position)
    cross join lateral (
      select array_agg(k.place) as places, array_agg(l.most) as most
      from jsonb_to_recordset(i.value -> 'limits') as l(key text, most integer, seconds integer)
      join unnest(v_keys, v_starts) with ordinality as k(key, window_start, place)
        on k.key = l.key
        and k.window_start = to_timestamp(floor(extract(epoch from (i.value ->> 'now')::timestamptz) / l.seconds)
          * l.seconds)
    ) x
    order by i.position
  loop
    v_has_room := true;
    for n in 1..coalesce(cardinality(v_item.places), 0) loop
      v_has_room := v_has_room and v_used[v_item.places[n]] + v_taken[v_item.places[n]] < v_item.most[n];
    end loop;
    v_kept := v_kept || v_has_room;
    continue when not v_has_room;
    for n in 1..coalesce(cardinality(v_item.places), 0) loop
      v_taken[v_item.places[n]] := v_taken[v_item.places[n]] + 1;
    end loop;
  end loop;

  insert into public.allowances as a (key, window_start, used)
  select k.key, k.window_start, k.taken from unnest(v_keys, v_starts, v_taken) k(key, window_start, taken)
    where k.taken > 0
  on conflict (key, window_start) do update set used = a.used + excluded.used;

  insert into public.site_visits (path, referrer, session_id, visited_at)
  select i.value ->> 'path', i.value ->> 'referrer', i.value ->> 'session_id', (i.value ->> 'now')::timestamptz
  from jsonb_array_elements(p_items) with ordinality as i(value, position)
  where i.value ->> 'kind' = 'visit' and v_kept[i.position]
  order by i.position;

  insert into public.site_events (name, parameters, session_id, happened_at)
  select i.value ->> 'name', i.value -> 'parameters', i.value ->> 'session_id', (i.value ->> 'now')::timestamptz
  from jsonb_array_elements(p_items) with ordinality as i(value, position)
  where i.value ->> 'kind' = 'event' and v_kept[i.position]
  order by i.position;

  insert into public.cabin_clicks (cabin_id, session_id, address_hash, referrer_page, clicked_at)
  select c.id, i.value ->> 'session_id', i.value ->> 'address_hash', i.value ->> 'referrer_page',
    (i.value ->> 'now')::timestamptz
  from jsonb_array_elements(p_items) with ordinality as i(value, position)
  join public.cabins c on c.id = (i.value ->> 'cabin_id')::uuid and c.live
  where i.value ->> 'kind' = 'click' and v_kept[i.position]
  order by i.position
  on conflict do nothing;

  perform public.keep_view_counts(max((i.value ->> 'now')::timestamptz))
  from jsonb_array_elements(p_items) i where i.value ->> 'kind' <> 'event' having count(*) > 0;
  return (select count(*) from unnest(v_kept) k where k);
end;
$$;

comment on function public.record_tracking is
  'Stores a batch of visits {path, referrer}, events {name, parameters} and clicks {cabin_id, address_hash, '
  'referrer_page}, each with kind, session_id, now and limits, as if they came one after the other. A click counts '
  'once per session and day and once per network and six hours. Returns how many were within the limits.';

alter table public.site_visits enable row level security;
alter table public.site_events enable row level security;
alter table public.cabin_clicks enable row level security;

grant select, insert, update, delete on public.site_visits, public.site_events, public.cabin_clicks to service_role;
grant execute on function
  public.cabin_stats, public.cabin_clicks_by_slugs, public.refresh_view_counts, public.keep_view_counts,
  public.record_tracking
  to service_role;
