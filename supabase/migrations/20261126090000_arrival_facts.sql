-- Door codes, Wi-Fi and the manual of a cabin: only for guests with a confirmed booking, from the hour the host chose,
-- and each reading is recorded.

create table public.stay_door_codes (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  code text not null check (code ~ '^[0-9A-Za-z#*-]{3,20}$'),
  set_at timestamptz not null default now()
);

comment on table public.stay_door_codes is
  'The door code of a booking whose cabin gives each its own. Deleted when the stay is changed.';

create table public.arrival_reads (
  id bigint generated always as identity primary key,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  at timestamptz not null
);

comment on table public.arrival_reads is
  'When door code, Wi-Fi and manual were shown on a booking''s page; recorded at most once every five minutes.';

create index arrival_reads_by_booking on public.arrival_reads (booking_id, at);

create function public.forget_door_code() returns trigger language plpgsql set search_path = '' as $$
begin
  delete from public.stay_door_codes d where d.booking_id = new.id;
  return null;
end;
$$;

comment on function public.forget_door_code is
  'Deletes the door code of a changed stay, which needs a new one for its nights or door.';

create trigger forget_door_code after update of moves on public.bookings
  for each row when (old.moves is distinct from new.moves) execute function public.forget_door_code();

create function public.arrival_opens_at(p_check_in date, p_check_in_time time, p_timezone text, p_hours integer)
returns timestamptz language sql stable set search_path = '' as $$
  select ((p_check_in + p_check_in_time) at time zone p_timezone) - make_interval(hours => p_hours);
$$;

comment on function public.arrival_opens_at is
  'When door code, Wi-Fi and manual are first shown: a set number of hours before check-in.';

create function public.read_arrival(p_token text, p_is_shown boolean, p_now timestamptz default now())
returns jsonb language plpgsql set search_path = '' as $$
declare
  v_booking record;
begin
  select b.id, a.door_kind, a.door_note, a.wifi_name, a.wifi_password, a.manual,
         case a.door_kind when 'fixed' then a.door_code when 'stay' then d.code end as door_code,
         public.arrival_opens_at(s.check_in, c.check_in_time, c.timezone, a.opens_hours_before) as opens_at,
         -- A guest who left something behind may still come in.
         ((s.check_out + coalesce(s.late_check_out, c.check_out_time)) at time zone c.timezone) + interval '12 hours'
           as ends_at
  into v_booking
  from public.bookings b
  join public.occupancies s on s.id = b.occupancy_id
  join public.cabins c on c.id = b.cabin_id
  join public.cabin_arrivals a on a.cabin_id = c.id
  left join public.stay_door_codes d on d.booking_id = b.id
  where b.token = p_token and b.status in ('confirmed', 'completed')
    and (a.door_kind <> 'none' or coalesce(a.door_note, a.wifi_name, a.wifi_password, a.manual) is not null);
  if not found or p_now >= v_booking.ends_at then
    return null;
  elsif p_now < v_booking.opens_at then
    return jsonb_build_object('state', 'waiting', 'opens_at', v_booking.opens_at, 'door_kind', v_booking.door_kind);
  elsif not p_is_shown then
    return jsonb_build_object('state', 'open', 'opens_at', v_booking.opens_at, 'door_kind', v_booking.door_kind);
  end if;
  insert into public.arrival_reads (booking_id, at)
  select v_booking.id, p_now
  where not exists (
    select from public.arrival_reads r where r.booking_id = v_booking.id and r.at > p_now - interval '5 minutes'
      and r.at <= p_now
  );
  return jsonb_build_object(
    'state', 'shown', 'opens_at', v_booking.opens_at, 'door_kind', v_booking.door_kind,
      'door_code', v_booking.door_code,
    'door_note', v_booking.door_note, 'wifi_name', v_booking.wifi_name, 'wifi_password', v_booking.wifi_password,
    'manual', v_booking.manual
  );
end;
$$;

comment on function public.read_arrival is
  'Door code, Wi-Fi and manual for the guest of a confirmed booking. state: waiting until opens_at, then open; shown, '
  'with all details, when p_is_shown requests it, which is recorded. Null: nothing to show, or twelve hours after '
  'check-out.';

create function public.without_secrets(p_facts jsonb)
returns jsonb language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(e.key, case
    when e.key in ('door_code', 'wifi_password') and e.value <> 'null' then to_jsonb('•••'::text) else e.value end),
      '{}')
  from jsonb_each(p_facts) e;
$$;

comment on function public.without_secrets is
  'A cabin''s facts for the audit log, without door code and Wi-Fi password.';

create function public.save_arrival(p_cabin_id uuid, p_changes jsonb)
returns void language plpgsql set search_path = '' as $$
declare
  v_old public.cabin_arrivals;
  v_new public.cabin_arrivals;
begin
  insert into public.cabin_arrivals (cabin_id) values (p_cabin_id) on conflict do nothing;
  select * into v_old from public.cabin_arrivals a where a.cabin_id = p_cabin_id;
  v_new := jsonb_populate_record(v_old, p_changes);
  update public.cabin_arrivals a set
    address = v_new.address, directions = v_new.directions, door_kind = v_new.door_kind, door_code = v_new.door_code,
    door_note = v_new.door_note, wifi_name = v_new.wifi_name, wifi_password = v_new.wifi_password,
      parking = v_new.parking,
    manual = v_new.manual, opens_hours_before = v_new.opens_hours_before
  where a.cabin_id = p_cabin_id;
end;
$$;

comment on function public.save_arrival is
  'Saves the arrival facts among these changes. The caller holds the cabin''s lock.';

create function public.missing_door_codes(p_now timestamptz)
returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'reference', b.reference, 'cabin', c.title, 'check_in', s.check_in
  ) order by s.check_in, b.reference), '[]')
  from public.bookings b
  join public.occupancies s on s.id = b.occupancy_id
  join public.cabins c on c.id = b.cabin_id
  join public.cabin_arrivals a on a.cabin_id = c.id and a.door_kind = 'stay'
  where b.status = 'confirmed' and s.check_out > (p_now at time zone c.timezone)::date
    and public.arrival_opens_at(s.check_in, c.check_in_time, c.timezone,
      a.opens_hours_before) < p_now + interval '3 days'
    and not exists (select from public.stay_door_codes d where d.booking_id = b.id);
$$;

comment on function public.missing_door_codes is
  'Confirmed stays without a code, whose guests are to see it within three days, or should already.';

create function public.host_stay_arrival(p_reference text)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_answer jsonb;
begin
  perform public.require_staff('serves_guests');
  select jsonb_build_object(
    'door_kind', coalesce(a.door_kind, 'none'),
    'code', case a.door_kind when 'fixed' then a.door_code when 'stay' then d.code end,
    'can_set', coalesce(a.door_kind = 'stay' and b.status = 'confirmed'
      and s.check_out >= (now() at time zone c.timezone)::date, false),
    'opens_at', public.arrival_opens_at(s.check_in, c.check_in_time, c.timezone, coalesce(a.opens_hours_before, 24)),
    'task_id', (select t.id from public.cabin_tasks t where t.occupancy_id = s.id and t.state in ('open', 'begun')),
    'reads', (
      select coalesce(jsonb_agg(r.at order by r.at), '[]')
      from (select r.at from public.arrival_reads r where r.booking_id = b.id order by r.at limit 100) r
    )
  )
  into v_answer
  from public.bookings b
  join public.occupancies s on s.id = b.occupancy_id
  join public.cabins c on c.id = b.cabin_id
  left join public.cabin_arrivals a on a.cabin_id = c.id
  left join public.stay_door_codes d on d.booking_id = b.id
  where b.reference = p_reference;
  if not found then
    perform public.refuse('unknown_booking');
  end if;
  return v_answer;
end;
$$;

comment on function public.host_stay_arrival is
  'The door code of a booking, when its guest sees it, when it was shown, and its turnover that is still to be done.';

create function public.host_set_door_code(p_reference text, p_code text)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_booking_id uuid;
begin
  perform public.require_staff('serves_guests');
  select b.id into v_booking_id
  from public.bookings b
  join public.occupancies s on s.id = b.occupancy_id
  join public.cabins c on c.id = b.cabin_id
  join public.cabin_arrivals a on a.cabin_id = c.id and a.door_kind = 'stay'
  where b.reference = p_reference and b.status = 'confirmed' and s.check_out >= (now() at time zone c.timezone)::date
  for update of b;
  if not found then
    perform public.refuse('unknown_booking');
  elsif coalesce(p_code !~ '^[0-9A-Za-z#*-]{3,20}$', true) then
    perform public.refuse('bad_change');
  end if;
  insert into public.stay_door_codes as d (booking_id, code) values (v_booking_id, p_code)
  on conflict (booking_id) do update set code = p_code, set_at = now();
  perform public.write_audit('set_door_code', p_reference, null, null);
  return jsonb_build_object('code', p_code);
end;
$$;

comment on function public.host_set_door_code is
  'Sets the door code of a confirmed stay that hasn''t ended, in a cabin that gives each stay its own.';

alter table public.stay_door_codes enable row level security;
alter table public.arrival_reads enable row level security;

grant select, insert, update, delete on public.stay_door_codes, public.arrival_reads to service_role;
grant execute on function
  public.forget_door_code, public.arrival_opens_at, public.read_arrival, public.without_secrets, public.save_arrival,
  public.missing_door_codes
  to service_role;
grant execute on function public.host_stay_arrival, public.host_set_door_code to authenticated;
