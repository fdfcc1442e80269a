-- The guest's own page: what it shows, what a guest writes there, and where a booked cabin really is.

create table public.guest_messages (
  id uuid primary key,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null default now(),
  told_at timestamptz
);

comment on table public.guest_messages is 'What guests wrote to the host on the page of their booking.';
comment on column public.guest_messages.id is 'Drawn by the form: a form that is sent twice leaves one message.';
comment on column public.guest_messages.told_at is 'Set when the e-mail to the host is queued.';

create index guest_messages_by_booking on public.guest_messages (booking_id, created_at);
create index guest_messages_untold on public.guest_messages (created_at) where told_at is null;

create table public.cabin_arrivals (
  cabin_id uuid primary key references public.cabins (id) on delete cascade,
  address text check (length(address) between 5 and 200),
  directions text check (length(directions) between 5 and 2000)
);

comment on table public.cabin_arrivals is
  'The street address and the way there, for guests with a confirmed booking. Apart from the cabins, which everybody may read.';
comment on column public.cabin_arrivals.directions is 'Plain text, e.g. which turn to take and where the key is.';

create function public.read_guest_stay(p_token text)
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
      'house_rules', c.house_rules, 'latitude', c.latitude, 'longitude', c.longitude,
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
        'amount_cents', r.amount_cents, 'status', r.status, 'reason', r.reason, 'sent_at', r.sent_at
      ) order by r.created_at), '[]')
      from public.refunds r join public.payments p on p.id = r.payment_id where p.booking_id = b.id
    ),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'body', m.body, 'created_at', m.created_at
      ) order by m.created_at, m.id), '[]')
      from public.guest_messages m where m.booking_id = b.id
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
  where b.token = p_token;
$$;

comment on function public.read_guest_stay is
  'Everything the guest''s own page and the messages about a booking are made of. Null for an unknown token. has_newer_booking: the same guest has tried the same cabin again since, with more luck.';

create function public.leave_guest_message(
  p_token text, p_id uuid, p_body text, p_limits jsonb, p_most integer, p_now timestamptz default now()
)
returns text language plpgsql set search_path = '' as $$
declare
  v_booking_id uuid;
  v_taken public.guest_messages;
begin
  select b.id into v_booking_id from public.bookings b where b.token = p_token;
  if v_booking_id is null then
    return 'unknown';
  end if;
  select * into v_taken from public.guest_messages m where m.id = p_id;
  if v_taken.booking_id = v_booking_id and v_taken.body = p_body then
    return 'repeated';
  end if;
  if (select count(*) from public.guest_messages m where m.booking_id = v_booking_id) >= p_most
     or public.take_allowances(p_limits, p_now) is not null then
    return 'limited';
  end if;
  insert into public.guest_messages (id, booking_id, body, created_at)
  -- Going back in the browser shows the form that was sent, and with it another text may come.
  values (case when v_taken.id is null then p_id else gen_random_uuid() end, v_booking_id, p_body, p_now)
  on conflict (id) do nothing;
  return case when found then 'sent' else 'repeated' end;
end;
$$;

comment on function public.leave_guest_message is
  'Keeps a message to the host, within the limits and never more than p_most of a booking: sent, repeated, limited or unknown.';

create function public.finish_booking_event(p_event_id bigint, p_status text, p_now timestamptz default now())
returns boolean language plpgsql set search_path = '' as $$
declare
  v_status text;
begin
  select b.status into v_status
  from public.bookings b join public.booking_events e on e.booking_id = b.id
  where e.id = p_event_id
  for share of b;
  if v_status is distinct from p_status then
    return false;
  end if;
  update public.booking_events e set handled_at = p_now where e.id = p_event_id and e.handled_at is null;
  return true;
end;
$$;

comment on function public.finish_booking_event is
  'Marks an event as handled, unless the booking has moved on from the status its messages were made for: then it must be handled again.';

alter table public.guest_messages enable row level security;
alter table public.cabin_arrivals enable row level security;
revoke all on public.guest_messages, public.cabin_arrivals from public, anon, authenticated;
grant select, insert, update, delete on public.guest_messages, public.cabin_arrivals to service_role;
revoke all on function public.read_guest_stay, public.leave_guest_message, public.finish_booking_event
  from public, anon, authenticated;
grant execute on function public.read_guest_stay, public.leave_guest_message, public.finish_booking_event
  to service_role;
