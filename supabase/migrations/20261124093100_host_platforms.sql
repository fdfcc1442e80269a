-- The console's page of other platforms: the calendars imported from them, the one they read from us, and double
-- bookings (docs/decisions/0007).

create function public.shown_feed(p_url text)
returns text language sql immutable set search_path = '' as $$
  select split_part(substr(p_url, 9), '/', 1) || '/…' || right(p_url, 8);
$$;

comment on function public.shown_feed is 'The part of a feed''s URL that may be shown; the rest is a secret.';

create function public.is_feed_url(p_url text)
returns boolean language sql immutable set search_path = '' as $$
  select coalesce(
    length(p_url) <= 2000
    and p_url ~
      '^https://([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?([/?][^[:space:]#]*)?$'
    and length(split_part(split_part(substr(p_url, 9), '/', 1), '?', 1)) <= 253, false);
$$;

comment on function public.is_feed_url is
  'The rule of parseFeedUrl: https, a host name, no port and no credentials. The resolved address is checked at '
  'each read.';

create function public.host_platforms()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff('edits_shop');
  return jsonb_build_object(
    'feeds', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', f.id, 'cabin_id', f.cabin_id, 'platform', f.platform, 'imports', f.imports,
          'address', public.shown_feed(f.url),
        'active', f.active, 'last_read_at', f.last_success_at,
        'next_read_at', f.next_attempt_at, 'failures', f.failures, 'error', f.last_error, 'warning', f.warning,
          'problems', f.problems,
        'left_out', f.left_out, 'takes', f.takes, 'event_count', f.event_count
      ) order by f.created_at, f.id), '[]')
      from public.calendar_feeds f
    ),
    'cabins', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'title', c.title, 'slug', c.slug, 'token', x.token, 'since', x.created_at
      ) order by c.title, c.id), '[]')
      from public.cabins c left join public.calendar_exports x on x.cabin_id = c.id
      where c.archived_at is null
    ),
    'conflicts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', k.id, 'cabin', c.title, 'platform', f.platform, 'check_in', k.check_in, 'check_out', k.check_out,
        'first_seen_at', k.first_seen_at, 'kind', s.kind, 'own_check_in', s.check_in, 'own_check_out', s.check_out,
        'reference', b.reference, 'guest_name', b.guest_name, 'total_cents', b.total_cents,
        'is_echo', k.is_echo, 'their_guest', (
          select e.guest from public.calendar_feed_events e
          where (e.feed_id, e.check_in, e.check_out) = (k.feed_id, k.check_in, k.check_out)
        )
      ) order by k.check_in, k.id), '[]')
      from public.calendar_conflicts k
      join public.cabins c on c.id = k.cabin_id
      join public.calendar_feeds f on f.id = k.feed_id
      join public.occupancies s on s.id = k.occupancy_id
      left join public.bookings b on b.occupancy_id = s.id
      where k.resolved_at is null
    )
  );
end;
$$;

comment on function public.host_platforms is 'The imported calendars, each cabin''s own one, and open double bookings.';

create function public.host_save_feed(p_feed jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_id uuid;
  v_cabin_id uuid;
  v_url text;
  v_before public.calendar_feeds;
  v_after public.calendar_feeds;
begin
  perform public.require_staff('edits_shop');
  if jsonb_typeof(p_feed) is distinct from 'object' or p_feed - array['id', 'cabin_id', 'platform', 'imports',
    'url'] <> '{}' then
    perform public.refuse('bad_change');
  end if;
  begin
    v_id := (p_feed ->> 'id')::uuid;
    v_cabin_id := (p_feed ->> 'cabin_id')::uuid;
  exception when data_exception then
    perform public.refuse('bad_change');
  end;
  v_url := p_feed ->> 'url';
  if (v_url is not null or v_id is null) and not public.is_feed_url(v_url) then
    perform public.refuse('bad_address');
  end if;
  if v_id is not null then
    select * into v_before from public.calendar_feeds f where f.id = v_id;
    if not found then
      perform public.refuse('unknown_feed');
    end if;
    v_cabin_id := v_before.cabin_id;
  end if;
  perform public.lock_cabin(v_cabin_id);
  begin
    if v_id is null then
      insert into public.calendar_feeds (cabin_id, platform, imports, url)
      values (v_cabin_id, p_feed ->> 'platform', coalesce(p_feed ->> 'imports', 'likely'), v_url)
      returning * into v_after;
    else
      -- Read in full at once; its nights stay taken until then.
      update public.calendar_feeds f set
        platform = coalesce(p_feed ->> 'platform', f.platform), imports = coalesce(p_feed ->> 'imports', f.imports),
        url = coalesce(v_url, f.url), watched = case when v_url is null then f.watched else '[]' end,
          doubtful_since = null, doubtful_reads = 0, etag = null, last_modified = null, failures = 0, last_error = null,
        next_attempt_at = now(), claimed_until = null
      where f.id = v_id
      returning * into v_after;
    end if;
  exception
    when unique_violation then perform public.refuse('known_feed');
    when foreign_key_violation then perform public.refuse('unknown_cabin');
    when check_violation or not_null_violation then perform public.refuse('bad_change');
  end;
  if v_after.id is null then
    perform public.refuse('unknown_feed');
  end if;
  perform public.write_audit('save_feed', v_after.id::text,
    case when v_id is not null then jsonb_build_object('platform', v_before.platform, 'imports', v_before.imports,
      'address', public.shown_feed(v_before.url)) end,
    jsonb_build_object('cabin_id', v_cabin_id, 'platform', v_after.platform, 'imports', v_after.imports,
      'address', public.shown_feed(v_after.url)));
  return jsonb_build_object('id', v_after.id);
end;
$$;

comment on function public.host_save_feed is
  'Adds or changes another platform''s calendar; it is read at the job''s next run.';

create function public.host_take_left_out(p_id uuid, p_kind text, p_take boolean)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
begin
  perform public.require_staff('edits_shop');
  begin
    if not public.take_left_out(p_id, p_kind, coalesce(p_take, false)) then
      perform public.refuse('unknown_feed');
    end if;
  exception
    when check_violation then perform public.refuse('bad_change');
  end;
  perform public.write_audit('take_left_out', p_id::text, null,
    jsonb_build_object('kind', p_kind, 'take', coalesce(p_take, false)));
  return jsonb_build_object('id', p_id);
end;
$$;

comment on function public.host_take_left_out is
  'Blocks one kind of what a calendar leaves out, or leaves it out again.';

create function public.host_stop_feed(p_id uuid, p_forever boolean)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_feed public.calendar_feeds;
begin
  perform public.require_staff('edits_shop');
  select * into v_feed from public.calendar_feeds f where f.id = p_id;
  if not found or not public.stop_calendar_feed(p_id, coalesce(p_forever, false)) then
    perform public.refuse('unknown_feed');
  end if;
  perform public.write_audit(case when p_forever then 'remove_feed' else 'pause_feed' end, p_id::text,
    jsonb_build_object('cabin_id', v_feed.cabin_id, 'platform', v_feed.platform,
      'address', public.shown_feed(v_feed.url)), null);
  return jsonb_build_object('id', p_id);
end;
$$;

comment on function public.host_stop_feed is 'Pauses or removes a calendar, which frees the nights it took.';

create function public.host_read_feed(p_id uuid)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_feed public.calendar_feeds;
begin
  perform public.require_staff('edits_shop');
  select * into v_feed from public.calendar_feeds f where f.id = p_id for update;
  if not found then
    perform public.refuse('unknown_feed');
  elsif v_feed.active and v_feed.last_attempt_at > now() - interval '1 minute' then
    perform public.refuse('too_often');
  end if;
  update public.calendar_feeds f set active = true, next_attempt_at = least(f.next_attempt_at, now()) where f.id = p_id;
  perform public.write_audit('read_feed', p_id::text, jsonb_build_object('active', v_feed.active),
    jsonb_build_object('active', true));
  return jsonb_build_object('id', p_id);
end;
$$;

comment on function public.host_read_feed is 'Schedules a calendar for the job''s next run, even a paused one.';

create function public.host_renew_export(p_cabin_id uuid)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_had boolean;
begin
  perform public.require_staff('edits_shop');
  if not exists (select from public.cabins c where c.id = p_cabin_id) then
    perform public.refuse('unknown_cabin');
  end if;
  delete from public.calendar_exports x where x.cabin_id = p_cabin_id;
  v_had := found;
  perform public.write_audit('renew_export', p_cabin_id::text, jsonb_build_object('had_address', v_had), null);
  return jsonb_build_object('token', public.calendar_export_token(p_cabin_id));
end;
$$;

comment on function public.host_renew_export is
  'Creates the URL of a cabin''s own calendar, or a new one that invalidates the old.';

create function public.host_settle_conflict(p_id uuid)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_conflict public.calendar_conflicts;
begin
  perform public.require_staff('edits_shop');
  perform public.lock_cabin(k.cabin_id) from public.calendar_conflicts k where k.id = p_id;
  update public.calendar_conflicts k set resolved_at = now(), accepted_at = now()
  where k.id = p_id and k.resolved_at is null
  returning * into v_conflict;
  if not found then
    perform public.refuse('unknown_conflict');
  end if;
  perform public.write_audit('settle_conflict',
    coalesce((select b.reference from public.bookings b where b.occupancy_id = v_conflict.occupancy_id), p_id::text),
      null,
    jsonb_build_object('check_in', v_conflict.check_in, 'check_out', v_conflict.check_out,
      'feed_id', v_conflict.feed_id));
  return jsonb_build_object('id', p_id);
end;
$$;

comment on function public.host_settle_conflict is
  'Records that both are the same stay, so that it isn''t reported again.';

grant execute on function public.shown_feed, public.is_feed_url to service_role;
grant execute on function
  public.host_platforms, public.host_save_feed, public.host_take_left_out, public.host_stop_feed, public.host_read_feed,
    public.host_renew_export,
  public.host_settle_conflict
  to authenticated;
