-- Searches that found no cabin, and the numbers to text when one becomes available.

create table public.opening_watches (
  id uuid primary key default gen_random_uuid(),
  phone text not null check (phone ~ '^\+1[0-9]{10}$'),
  phone_hash text not null check (phone_hash ~ '^[0-9a-f]{32}$'),
  check_in date not null,
  check_out date not null,
  guests smallint not null check (guests between 1 and 20),
  area text check (area ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(area) <= 60),
  filter text check (filter in ('hot-tub', 'pool', 'mountain-views', 'pet-friendly', 'family')),
  flexible_days smallint not null default 0 check (flexible_days between 0 and 7),
  created_at timestamptz not null default now(),
  next_look_at timestamptz not null default now(),
  sent_at timestamptz,
  check (check_out - check_in between 1 and 30)
);

comment on table public.opening_watches is
  'A search to be repeated until it finds a cabin; its number is then texted once. Removed with that text, or after '
  'the day of check-in.';
comment on column public.opening_watches.phone is 'Stored in clear, because a text is sent to it.';
comment on column public.opening_watches.phone_hash is 'As in text_opt_outs: STOP deletes all its watches.';
comment on column public.opening_watches.area is 'Null: any town.';
comment on column public.opening_watches.filter is 'A name of cabin-filters.ts in lib/domain; null: any cabin.';
comment on column public.opening_watches.sent_at is 'When its text was queued.';

create unique index opening_watches_once
  on public.opening_watches (phone, check_in, check_out, guests, area, filter, flexible_days) nulls not distinct
  where sent_at is null;
create index opening_watches_due on public.opening_watches (next_look_at) where sent_at is null;
create index opening_watches_by_phone on public.opening_watches (phone_hash);

create function public.add_opening_watch(
  p_watch jsonb, p_consent jsonb, p_caller_limits jsonb, p_phone_limits jsonb, p_most integer, p_today date,
  p_now timestamptz default now()
)
returns jsonb language plpgsql set search_path = '' as $$
declare
  v_watch public.opening_watches := jsonb_populate_record(null::public.opening_watches, p_watch);
  v_opted_out boolean := exists (select from public.text_opt_outs o where o.phone_hash = v_watch.phone_hash);
  v_reached text;
begin
  if v_watch.check_in <= p_today or v_watch.check_out > public.calendar_end(p_today) then
    return jsonb_build_object('result', 'not_on_sale');
  end if;
  -- As in admit_text, probing which numbers opted out uses up no limit of the number.
  v_reached := public.take_allowances(
    case when v_opted_out then p_caller_limits else p_caller_limits || p_phone_limits end, p_now);
  if v_reached is not null then
    return jsonb_build_object('result', 'limited', 'key', v_reached);
  end if;
  if v_opted_out then
    return jsonb_build_object('result', 'opted_out');
  end if;
  -- Two concurrent requests of one number must not exceed p_most.
  perform pg_advisory_xact_lock(hashtextextended(v_watch.phone_hash, 0));
  if (
    select count(*) from public.opening_watches w
    where w.phone_hash = v_watch.phone_hash and w.sent_at is null and w.check_in >= p_today
      and (w.check_in, w.check_out, w.guests, w.area, w.filter, w.flexible_days) is distinct from
        (v_watch.check_in, v_watch.check_out, v_watch.guests, v_watch.area, v_watch.filter, v_watch.flexible_days)
  ) >= p_most then
    return jsonb_build_object('result', 'too_many');
  end if;
  insert into public.opening_watches
    (phone, phone_hash, check_in, check_out, guests, area, filter, flexible_days, created_at, next_look_at)
  values (
    v_watch.phone, v_watch.phone_hash, v_watch.check_in, v_watch.check_out, v_watch.guests, v_watch.area,
    v_watch.filter, v_watch.flexible_days, p_now, p_now
  )
  on conflict do nothing;
  insert into public.text_consents
    (phone_hash, address_hash, session_id, source, page, purpose, disclosure_version, disclosure_text, given_at)
  values (
    v_watch.phone_hash, p_consent ->> 'address_hash', p_consent ->> 'session_id', p_consent ->> 'source',
    p_consent ->> 'page', p_consent ->> 'purpose', p_consent ->> 'disclosure_version',
    p_consent ->> 'disclosure_text', p_now
  );
  return jsonb_build_object('result', 'watching');
end;
$$;

comment on function public.add_opening_watch is
  'Stores a watch and the consent to its text; the same watch again changes nothing. Rate limits as in admit_text; '
  'p_most: the most open watches of a number; p_today: the cabins'' date.';

create function public.find_openings(p_most integer, p_today date, p_now timestamptz default now())
returns table (id uuid, phone text, check_in date, check_out date, guests smallint, area text, filter text,
               flexible_days smallint)
language sql set search_path = '' as $$
  with due as (
    -- Less than the job's five minutes, so that no run skips a watch by a moment.
    update public.opening_watches w set next_look_at = p_now + interval '4 minutes'
    where w.id = any (array(
      select x.id from public.opening_watches x
      where x.sent_at is null and x.next_look_at <= p_now and x.check_in >= p_today
      order by x.next_look_at limit p_most for update skip locked
    ))
    returning w.*
  )
  select d.id, d.phone, d.check_in, d.check_out, d.guests, d.area, d.filter, d.flexible_days
  from due d
  where exists (
    select from public.search_cabin_page(
      d.check_in, d.check_out, d.area, d.guests, d.flexible_days, p_now => p_now, p_limit => 1, p_filter => d.filter,
      p_count_to => 1)
  );
$$;

comment on function public.find_openings is
  'Repeats the searches of the p_most watches checked longest ago, and returns those that find a cabin.';

create function public.queue_opening_text(
  p_watch_id uuid, p_body text, p_send_at timestamptz, p_send_before timestamptz, p_now timestamptz default now()
)
returns uuid language plpgsql set search_path = '' as $$
declare
  v_watch public.opening_watches;
begin
  update public.opening_watches w set sent_at = p_now
  where w.id = p_watch_id and w.sent_at is null
  returning * into v_watch;
  if not found then
    return null;
  end if;
  return public.queue_message(
    jsonb_build_object(
      'channel', 'text', 'recipient', v_watch.phone, 'phone_hash', v_watch.phone_hash, 'body', p_body,
      'purpose', 'cabin_opening', 'budget', 'links', 'dedupe_key', 'opening:' || v_watch.id,
      'send_at', p_send_at, 'send_before', p_send_before
    ),
    p_now => p_now
  );
end;
$$;

comment on function public.queue_opening_text is
  'Ends a watch and queues its text, both or neither. Returns the text''s id; null when the watch has already ended.';

alter table public.opening_watches enable row level security;

grant select, insert, update, delete on public.opening_watches to service_role;
grant execute on function public.add_opening_watch, public.find_openings, public.queue_opening_text to service_role;
