-- Calendar feeds: iCal imports from other platforms, and the export they read from us (docs/decisions/0007).

create table public.calendar_feed_events (
  feed_id uuid not null references public.calendar_feeds (id) on delete cascade,
  check_in date not null,
  check_out date not null,
  meaning text not null check (meaning in ('stay', 'block', 'unknown')),
  guest jsonb check (jsonb_typeof(guest) = 'object' and length(guest::text) <= 500),
  primary key (feed_id, check_in, check_out),
  check (check_out > check_in)
);

comment on table public.calendar_feed_events is
  'The events of a feed, identified by dates alone, because some platforms change the identifiers with every read.';
comment on column public.calendar_feed_events.meaning is
  'stay: certainly a guest of the platform. block: certainly not. unknown: the platform does not tell them apart.';

comment on column public.calendar_feed_events.guest is
  'Guest details from the platform, for owners and managers only: {name, phone_end, link}. Removed when the stay '
  'ends.';

create table public.calendar_conflicts (
  id uuid primary key default gen_random_uuid(),
  feed_id uuid not null references public.calendar_feeds (id) on delete cascade,
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  check_in date not null,
  check_out date not null,
  occupancy_id uuid not null references public.occupancies (id) on delete cascade,
  first_seen_at timestamptz not null default now(),
  resolved_at timestamptz,
  notified_at timestamptz,
  accepted_at timestamptz check (accepted_at is null or resolved_at is not null),
  is_echo boolean not null default false
);

comment on table public.calendar_conflicts is
  'Double bookings: a stay on another platform overlaps one of ours. Only the host can resolve one; nothing is moved '
  'or merged.';
comment on column public.calendar_conflicts.check_in is 'Dates of the other platform''s stay.';
comment on column public.calendar_conflicts.occupancy_id is 'Our hold or booking.';
comment on column public.calendar_conflicts.accepted_at is
  'When the host said that both are the same stay, so that it isn''t reported again.';
comment on column public.calendar_conflicts.is_echo is
  'Probably our own stay, which the platform has read from us: the same nights, seen soon enough. The host confirms '
  'it.';
comment on column public.calendar_conflicts.notified_at is 'Set when the email to the host is queued.';

create unique index calendar_conflicts_open on public.calendar_conflicts (feed_id, check_in, check_out, occupancy_id)
  where resolved_at is null;
create index calendar_conflicts_by_cabin on public.calendar_conflicts (cabin_id);
create index calendar_conflicts_by_stay on public.calendar_conflicts (occupancy_id);
create index calendar_conflicts_by_feed on public.calendar_conflicts (feed_id);

create table public.calendar_exports (
  cabin_id uuid primary key references public.cabins (id) on delete cascade,
  token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
    check (token ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);

comment on table public.calendar_exports is
  'The secret in the URL of a cabin''s own iCal feed. A separate table, because everybody may read cabins.';

create function public.imported_nights(p_cabin_id uuid, p_today date)
returns table (feed_id uuid, check_in date, check_out date) language sql stable set search_path = '' as $$
  with own as (
    select coalesce(range_agg(s.during), '{}') as nights
    from public.occupancies s
    where s.cabin_id = p_cabin_id and s.released_at is null and s.kind <> 'imported' and s.check_out > p_today
  ),
  events as (
    select f.id as feed_id, dense_rank() over (order by f.created_at, f.id) as place, e.meaning,
           daterange(greatest(e.check_in, p_today), e.check_out) as during
    from public.calendar_feeds f
    join public.calendar_feed_events e on e.feed_id = f.id and e.check_out > p_today
    where f.cabin_id = p_cabin_id and f.active
  ),
  by_feed as (
    select e.feed_id, e.place, range_agg(piece) as nights
    from events e
    cross join own
    cross join lateral unnest(datemultirange(e.during) - own.nights) as piece
    -- A block around one of our stays is that stay, re-exported with the platform's own cleaning nights.
    where e.meaning <> 'block' or not e.during && own.nights or upper(piece) - lower(piece) > 2
    group by e.feed_id, e.place
  )
  select b.feed_id, lower(n), upper(n)
  from by_feed b
  cross join lateral unnest(
    b.nights - coalesce((select range_agg(o.nights) from by_feed o where o.place < b.place), '{}')
  ) as n;
$$;

comment on function public.imported_nights is
  'The nights from p_today on that each feed of the cabin takes: those of its events, except our own and those an '
  'older feed takes.';

create function public.calendar_overlaps(p_cabin_id uuid, p_today date, p_now timestamptz)
returns table (feed_id uuid, check_in date, check_out date, occupancy_id uuid, is_echo boolean)
language sql stable set search_path = '' as $$
  with own as (
    select s.* from public.occupancies s
    where s.cabin_id = p_cabin_id and s.released_at is null and s.kind <> 'imported' and s.check_out > p_today
  ),
  events as (
    select e.*, f.created_at as fed_since, daterange(e.check_in, e.check_out) as during
    from public.calendar_feeds f
    join public.calendar_feed_events e on e.feed_id = f.id and e.check_out > p_today
    where f.cabin_id = p_cabin_id and f.active
  )
  select e.feed_id, e.check_in, e.check_out, s.id,
    e.meaning <> 'stay'
    and exists (select from public.calendar_exports x
                where x.cabin_id = p_cabin_id and p_now - greatest(s.created_at, e.fed_since,
                  x.created_at) <= interval '2 days')
    -- Our own stays, one or several in a row; a block may have the platform's cleaning nights around them.
    and not exists (
      select from unnest(datemultirange(daterange(greatest(e.check_in, p_today), e.check_out))
                         - (select range_agg(o.during) from own o)) as piece
      where e.meaning <> 'block' or upper(piece) - lower(piece) > 2
    )
    and (e.meaning = 'block' or exists (select from own o where o.check_out = e.check_out))
    and (e.meaning = 'block' or e.check_in <= p_today or exists (select from own o where o.check_in = e.check_in))
  from events e
  join own s on s.during && e.during and s.kind in ('hold', 'booking');
$$;

comment on function public.calendar_overlaps is
  'Everything on other platforms that overlaps one of our holds or bookings; is_echo: probably our own, read from us '
  'within two days.';

create function public.lay_imported_stays(p_cabin_id uuid, p_now timestamptz default now())
returns jsonb language plpgsql set search_path = '' as $$
declare
  v_today date;
  v_released integer;
  v_laid integer;
  v_conflicts integer;
begin
  perform public.lock_cabin(p_cabin_id);
  select (p_now at time zone c.timezone)::date into strict v_today from public.cabins c where c.id = p_cabin_id;

  update public.occupancies s set released_at = p_now
  where s.cabin_id = p_cabin_id and s.kind = 'imported' and s.released_at is null and s.check_out > v_today
    and not exists (
      select from public.imported_nights(p_cabin_id, v_today) n
      where n.feed_id = s.feed_id and n.check_in = greatest(s.check_in, v_today) and n.check_out = s.check_out
    );
  get diagnostics v_released = row_count;

  insert into public.occupancies (cabin_id, check_in, check_out, kind, feed_id, created_at)
  select p_cabin_id, n.check_in, n.check_out, 'imported', n.feed_id, p_now
  from public.imported_nights(p_cabin_id, v_today) n
  where not exists (
    select from public.occupancies s
    where s.cabin_id = p_cabin_id and s.feed_id = n.feed_id and s.released_at is null
      and greatest(s.check_in, v_today) = n.check_in and s.check_out = n.check_out
  )
  -- Another transaction wrote without the cabin's lock; the next import retries.
  on conflict do nothing;
  get diagnostics v_laid = row_count;
  perform public.plan_turnovers(array[p_cabin_id], p_now);

  update public.calendar_conflicts x set resolved_at = p_now
  where x.cabin_id = p_cabin_id and x.resolved_at is null
    and not exists (
      select from public.calendar_overlaps(p_cabin_id, v_today, p_now) o
      where (o.feed_id, o.check_in, o.check_out, o.occupancy_id) = (x.feed_id, x.check_in, x.check_out, x.occupancy_id)
    );
  with found as (
    insert into public.calendar_conflicts (feed_id, cabin_id, check_in, check_out, occupancy_id, first_seen_at, is_echo)
    select o.feed_id, p_cabin_id, o.check_in, o.check_out, o.occupancy_id, p_now, o.is_echo
    from public.calendar_overlaps(p_cabin_id, v_today, p_now) o
    where not exists (
      select from public.calendar_conflicts x
      where (x.feed_id, x.check_in, x.check_out, x.occupancy_id) = (o.feed_id, o.check_in, o.check_out, o.occupancy_id)
        and x.accepted_at is not null
    )
    on conflict do nothing
    returning is_echo
  )
  select count(*) into v_conflicts from found f where not f.is_echo;

  return jsonb_build_object('laid', v_laid, 'released', v_released, 'conflicts', v_conflicts);
end;
$$;

comment on function public.lay_imported_stays is
  'Updates the cabin''s imported stays and open conflicts to what its feeds contain now. Our own stays are never '
  'changed. Returns the numbers of new stays and conflicts, and of released stays.';

create function public.cover_released_nights() returns trigger language plpgsql set search_path = '' as $$
begin
  if exists (
    select from public.calendar_feeds f
    join public.calendar_feed_events e on e.feed_id = f.id
    where f.cabin_id = new.cabin_id and f.active and daterange(e.check_in, e.check_out) && new.during
  ) then
    perform public.lay_imported_stays(new.cabin_id, new.released_at);
  end if;
  return null;
end;
$$;

comment on function public.cover_released_nights is
  'When one of our stays is released where another platform has a guest, imports that guest''s stay at once instead '
  'of at the next read.';

create trigger cover_released_nights after update of released_at on public.occupancies
  for each row when (old.released_at is null and new.released_at is not null and new.kind <> 'imported')
  execute function public.cover_released_nights();

create function public.claim_calendar_feeds(p_most integer, p_seconds integer, p_now timestamptz default now())
returns jsonb language sql set search_path = '' as $$
  with due as (
    select f.id from public.calendar_feeds f
    where f.active and f.next_attempt_at <= p_now and (f.claimed_until is null or f.claimed_until <= p_now)
    order by f.next_attempt_at, f.id
    limit p_most for update skip locked
  ),
  claimed as (
    update public.calendar_feeds f
    set claimed_until = p_now + make_interval(secs => p_seconds), last_attempt_at = p_now
    from due where f.id = due.id
    returning f.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', f.id, 'platform', f.platform, 'url', f.url, 'imports', f.imports, 'takes', f.takes,
    'watched', f.watched, 'etag', f.etag,
    'last_modified', f.last_modified, 'doubtful_since', f.doubtful_since, 'doubtful_reads', f.doubtful_reads,
    'cabin', c.title, 'timezone', c.timezone,
    'events', (select coalesce(jsonb_agg(jsonb_build_object('check_in', e.check_in, 'check_out', e.check_out)), '[]')
               from public.calendar_feed_events e where e.feed_id = f.id)
  )), '[]')
  from claimed f join public.cabins c on c.id = f.cabin_id;
$$;

comment on function public.claim_calendar_feeds is
  'Leases due feeds to the caller, each with the events of its last read.';

create function public.give_up_sold_holds(p_feed_id uuid, p_now timestamptz)
returns integer language plpgsql set search_path = '' as $$
declare
  v_hold record;
  v_given_up integer := 0;
begin
  for v_hold in
    select s.id as occupancy_id, b.id as booking_id
    from public.calendar_feeds f
    join public.calendar_feed_events e on e.feed_id = f.id and e.meaning = 'stay'
    join public.cabins c on c.id = f.cabin_id
    join public.occupancies s on s.cabin_id = f.cabin_id and s.kind = 'hold' and s.released_at is null
      and s.during && daterange(e.check_in, e.check_out)
    left join public.bookings b on b.occupancy_id = s.id
    where f.id = p_feed_id and f.active and e.check_out > (p_now at time zone c.timezone)::date
    group by s.id, b.id
    order by s.id
  loop
    if v_hold.booking_id is null then
      update public.occupancies s set released_at = p_now where s.id = v_hold.occupancy_id;
    else
      perform public.set_booking_status(v_hold.booking_id, 'expired', p_now);
      -- The sold_elsewhere event replaces the message that the time to pay ran out.
      update public.booking_events e set handled_at = p_now
      where e.booking_id = v_hold.booking_id and e.kind = 'expired' and e.handled_at is null;
      insert into public.booking_events (booking_id, kind, created_at)
      values (v_hold.booking_id, 'sold_elsewhere', p_now);
    end if;
    v_given_up := v_given_up + 1;
  end loop;
  return v_given_up;
end;
$$;

comment on function public.give_up_sold_holds is
  'Expires unpaid holds over nights that another platform has certainly sold (docs/decisions/0007). The caller holds '
  'the cabin''s lock.';

create function public.apply_calendar_feed(
  p_feed_id uuid, p_stays jsonb, p_report jsonb default '{}', p_now timestamptz default now()
)
returns jsonb language plpgsql set search_path = '' set lock_timeout = '5s' as $$
declare
  v_feed public.calendar_feeds;
  v_doubtful integer := coalesce((p_report ->> 'doubtful_reads')::integer, 0);
  v_given_up integer;
begin
  perform public.lock_cabin(f.cabin_id) from public.calendar_feeds f where f.id = p_feed_id;
  select * into v_feed from public.calendar_feeds f where f.id = p_feed_id and f.active for update;
  if not found then
    return jsonb_build_object('laid', 0, 'released', 0, 'conflicts', 0, 'given_up', 0);
  end if;
  -- The host has changed what to block since the feed was claimed, so it is read again.
  if p_report -> 'takes' <> to_jsonb(v_feed.takes) then
    update public.calendar_feeds f set claimed_until = null, next_attempt_at = p_now where f.id = p_feed_id;
    return jsonb_build_object('laid', 0, 'released', 0, 'conflicts', 0, 'given_up', 0);
  end if;

  update public.calendar_feeds f set
    claimed_until = null, failures = 0, last_error = null, last_success_at = p_now,
    next_attempt_at = p_now + interval '15 minutes'
  where f.id = p_feed_id;

  -- Null: the feed is unchanged.
  if p_stays is not null then
    if v_doubtful = 0 then
      delete from public.calendar_feed_events e where e.feed_id = p_feed_id;
    end if;
    insert into public.calendar_feed_events (feed_id, check_in, check_out, meaning, guest)
    select p_feed_id, (e ->> 'check_in')::date, (e ->> 'check_out')::date, e ->> 'meaning', nullif(e -> 'guest', 'null')
    from jsonb_array_elements(p_stays) e
    on conflict (feed_id, check_in, check_out) do update set meaning = excluded.meaning, guest = excluded.guest;
    update public.calendar_feeds f set
      event_count = jsonb_array_length(p_stays), warning = p_report ->> 'warning',
      problems = coalesce(p_report -> 'problems', '[]'),
      left_out = coalesce(p_report -> 'left_out', '[]'), watched = coalesce(p_report -> 'watched', '[]'),
      etag = p_report ->> 'etag', last_modified = p_report ->> 'last_modified',
      doubtful_reads = v_doubtful, doubtful_since = (p_report ->> 'doubtful_since')::timestamptz
    where f.id = p_feed_id;
  end if;

  perform public.free_lapsed_holds(v_feed.cabin_id, p_now);
  v_given_up := public.give_up_sold_holds(p_feed_id, p_now);
  return public.lay_imported_stays(v_feed.cabin_id, p_now) || jsonb_build_object('given_up', v_given_up);
end;
$$;

comment on function public.apply_calendar_feed is
  'Stores the events of a feed, [{check_in, check_out, meaning, guest}], and imports its stays under the cabin''s '
  'lock. With doubtful_reads in the report no missing event is removed. Unpaid holds over a certain guest expire.';

create function public.take_left_out(p_feed_id uuid, p_kind text, p_take boolean, p_now timestamptz default now())
returns boolean language plpgsql set search_path = '' as $$
declare
  v_feed public.calendar_feeds;
begin
  perform public.lock_cabin(f.cabin_id) from public.calendar_feeds f where f.id = p_feed_id;
  update public.calendar_feeds f set
    takes = array(select distinct k from unnest(array_remove(f.takes, p_kind) || case when p_take then array[p_kind]
      else '{}' end) k order by k),
    left_out = case when p_take then (
      select coalesce(jsonb_agg(l), '[]') from jsonb_array_elements(f.left_out) l where l ->> 'kind' <> p_kind
    ) else f.left_out end,
    etag = null, last_modified = null, next_attempt_at = least(f.next_attempt_at, p_now)
  from public.calendar_feeds b
  where f.id = p_feed_id and b.id = f.id
  returning b.* into v_feed;
  if not found then
    return false;
  end if;
  if p_take then
    insert into public.calendar_feed_events (feed_id, check_in, check_out, meaning)
    select distinct p_feed_id, (l ->> 'check_in')::date, (l ->> 'check_out')::date,
           case when p_kind in ('moving', 'block') then 'block' else 'unknown' end
    from jsonb_array_elements(v_feed.left_out) l
    where l ->> 'kind' = p_kind
    on conflict do nothing;
    perform public.lay_imported_stays(v_feed.cabin_id, p_now);
  end if;
  return true;
end;
$$;

comment on function public.take_left_out is
  'Blocks one kind of what a feed leaves out, at once and from then on, or leaves it out again from the next read on. '
  'False: there is no such feed.';

create function public.note_calendar_failure(p_feed_id uuid, p_error text, p_now timestamptz default now())
returns timestamptz language sql set search_path = '' as $$
  update public.calendar_feeds f set
    claimed_until = null, failures = f.failures + 1, last_error = left(p_error, 100),
    next_attempt_at = p_now + least(interval '12 hours', interval '15 minutes' * power(2, least(f.failures, 10)))
  where f.id = p_feed_id
  returning coalesce(f.last_success_at, f.created_at);
$$;

comment on function public.note_calendar_failure is
  'Records why a feed couldn''t be read and schedules the retry with exponential backoff. Returns since when it '
  'hasn''t been read. Its nights stay taken.';

create function public.stop_calendar_feed(p_feed_id uuid, p_forever boolean, p_now timestamptz default now())
returns boolean language plpgsql set search_path = '' as $$
declare
  v_cabin_id uuid;
begin
  select f.cabin_id into v_cabin_id from public.calendar_feeds f where f.id = p_feed_id;
  if not found then
    return false;
  end if;
  perform public.lock_cabin(v_cabin_id);
  if p_forever then
    delete from public.calendar_feeds f where f.id = p_feed_id;
  else
    -- A later read must not get a 304 Not Modified.
    update public.calendar_feeds f
    set active = false, claimed_until = null, etag = null, last_modified = null, doubtful_since = null,
      doubtful_reads = 0,
        left_out = '[]', watched = '[]'
    where f.id = p_feed_id;
    update public.calendar_feed_events e set guest = null where e.feed_id = p_feed_id and e.guest is not null;
  end if;
  perform public.lay_imported_stays(v_cabin_id, p_now);
  return true;
end;
$$;

comment on function public.stop_calendar_feed is
  'Stops importing a feed and frees its nights; p_forever deletes it. False: there is no such feed.';

create function public.calendar_export_token(p_cabin_id uuid) returns text language plpgsql set search_path = '' as $$
begin
  insert into public.calendar_exports (cabin_id) values (p_cabin_id) on conflict do nothing;
  return (select x.token from public.calendar_exports x where x.cabin_id = p_cabin_id);
end;
$$;

comment on function public.calendar_export_token is 'The secret of the cabin''s own feed, created on the first call.';

create function public.exported_calendar(p_token text, p_now timestamptz default now())
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'title', c.title,
    'stays', (
      select coalesce(jsonb_agg(jsonb_build_object(
        -- Hashed, so that the export reveals no internal id.
        'uid', left(encode(sha256(convert_to(s.id::text, 'UTF8')), 'hex'), 40),
        'check_in', s.check_in, 'check_out', s.check_out, 'is_block', s.kind = 'block', 'created_at', s.created_at
      ) order by s.check_in), '[]')
      from public.occupancies s
      where s.cabin_id = c.id and s.released_at is null and s.kind <> 'imported'
        and s.check_out > (p_now at time zone c.timezone)::date - 30
        and (s.expires_at is null or s.expires_at > p_now)
    )
  )
  from public.calendar_exports x join public.cabins c on c.id = x.cabin_id
  where x.token = p_token;
$$;

comment on function public.exported_calendar is
  'The cabin''s own stays and blocks for that secret, without the imported ones, or two platforms would echo each '
  'other forever. Null: no such secret.';

alter table public.calendar_feed_events enable row level security;
alter table public.calendar_conflicts enable row level security;
alter table public.calendar_exports enable row level security;

grant select, insert, update, delete on
  public.calendar_feed_events, public.calendar_conflicts, public.calendar_exports
  to service_role;
grant execute on function
  public.imported_nights, public.calendar_overlaps, public.lay_imported_stays, public.cover_released_nights,
  public.claim_calendar_feeds, public.give_up_sold_holds, public.apply_calendar_feed, public.take_left_out,
  public.note_calendar_failure,
  public.stop_calendar_feed, public.calendar_export_token, public.exported_calendar
  to service_role;
