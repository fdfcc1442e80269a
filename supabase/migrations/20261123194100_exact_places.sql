-- Where a cabin exactly is, apart from what everybody may read of it: exact places are told with a confirmed stay only.

create table public.cabin_places (
  cabin_id uuid primary key references public.cabins (id) on delete cascade,
  latitude numeric(8, 5) not null check (latitude between -90 and 90),
  longitude numeric(8, 5) not null check (longitude between -180 and 180)
);

comment on table public.cabin_places is
  'The exact places of cabins, for guests with a confirmed stay. Kept from what is written to cabins, which itself holds the middle of a grid cell only.';

alter table public.cabin_places enable row level security;
revoke all on public.cabin_places from anon, authenticated;
grant select, insert, update, delete on public.cabin_places to service_role;

create function public.middle_of_cell(p_degrees numeric, p_step numeric)
returns numeric language sql immutable strict parallel safe set search_path = '' as $$
  select round(((floor(p_degrees::float8 / p_step::float8) + 0.5::float8) * p_step::float8)::numeric, 5);
$$;

comment on function public.middle_of_cell is 'Degrees as they may be told: the grid of lib/domain/public-location.ts.';

create function public.keep_exact_place() returns trigger language plpgsql set search_path = '' as $$
declare
  c_north constant numeric := 0.0027;
  c_east constant numeric := 0.0033;
  v_latitude numeric := public.middle_of_cell(new.latitude, c_north);
  v_longitude numeric := public.middle_of_cell(new.longitude, c_east);
begin
  -- Written back as it was read, the public place says nothing new of the exact one.
  if not exists (
    select from public.cabin_places p
    where p.cabin_id = new.id
      and (new.latitude, new.longitude)
        = (public.middle_of_cell(p.latitude, c_north), public.middle_of_cell(p.longitude, c_east))
  ) then
    insert into public.cabin_places (cabin_id, latitude, longitude) values (new.id, new.latitude, new.longitude)
    on conflict (cabin_id) do update set latitude = excluded.latitude, longitude = excluded.longitude;
  end if;
  if (new.latitude, new.longitude) is distinct from (v_latitude, v_longitude) then
    update public.cabins c set latitude = v_latitude, longitude = v_longitude where c.id = new.id;
  end if;
  return null;
end;
$$;

comment on function public.keep_exact_place is 'Moves an exact place written to a cabin out of public sight, and leaves the public one.';

create trigger keep_exact_place after insert or update of latitude, longitude on public.cabins
  for each row execute function public.keep_exact_place();

update public.cabins set latitude = latitude;

comment on column public.cabins.latitude is
  'Public: the middle of a grid cell of about 300 m. An exact value written here moves to cabin_places.';
comment on column public.cabins.longitude is
  'Public: the middle of a grid cell of about 300 m. An exact value written here moves to cabin_places.';
comment on function public.nearest_open_cabins is
  'What search_cabins finds, the nearest to a place first, and how many it finds in all; past p_count_to, only that there are more. p_walk: how many of the nearest cabins are asked first.';

revoke all on function public.middle_of_cell, public.keep_exact_place from public, anon, authenticated;
grant execute on function public.middle_of_cell, public.keep_exact_place to service_role;

create or replace function public.read_guest_stay(p_token text)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', b.id, 'token', b.token, 'reference', b.reference, 'status', b.status, 'quote', b.quote,
    'adults', b.adults, 'children', b.children, 'pets', b.pets,
    'guest_name', b.guest_name, 'guest_email', b.guest_email, 'guest_phone', b.guest_phone,
    'created_at', b.created_at, 'hold_expires_at', b.hold_expires_at, 'free_cancel_until', b.free_cancel_until,
    'confirmed_at', b.confirmed_at, 'cancelled_at', b.cancelled_at, 'cancelled_by', b.cancelled_by,
    'cabin', jsonb_build_object(
      'slug', c.slug, 'title', c.title, 'city', c.city, 'hero_image_url', c.hero_image_url, 'live', c.live,
      'check_in_time', c.check_in_time, 'check_out_time', c.check_out_time, 'timezone', c.timezone,
      'house_rules', c.house_rules, 'latitude', coalesce(x.latitude, c.latitude),
      'longitude', coalesce(x.longitude, c.longitude),
      'address', a.address, 'directions', a.directions
    ),
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'provider', p.provider, 'status', p.status, 'amount_cents', coalesce(p.paid_cents, p.amount_cents),
        'url', p.url, 'paid_at', p.paid_at, 'receipt_url', p.receipt_url
      ) order by p.created_at), '[]')
      from public.payments p where p.booking_id = b.id
    ),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'amount_cents', r.amount_cents, 'status', r.status, 'reason', r.reason, 'sent_at', r.sent_at
      ) order by r.created_at), '[]')
      from public.refunds r join public.payments p on p.id = r.payment_id where p.booking_id = b.id
    ),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'body', m.body, 'created_at', m.created_at
      ) order by m.created_at, m.id), '[]')
      from public.guest_messages m where m.booking_id = b.id
    ),
    'sold_elsewhere', exists (
      select from public.booking_events e where e.booking_id = b.id and e.kind = 'sold_elsewhere'
    ),
    'has_newer_booking', exists (
      select from public.bookings o
      where o.cabin_id = b.cabin_id and o.id <> b.id and lower(o.guest_email) = lower(b.guest_email)
        and o.created_at >= b.created_at and o.status not in ('expired', 'cancelled', 'refunded')
    )
  )
  from public.bookings b
  join public.cabins c on c.id = b.cabin_id
  left join public.cabin_arrivals a on a.cabin_id = c.id
  left join public.cabin_places x on x.cabin_id = c.id
  where b.token = p_token;
$$;
