-- Find my booking: a request is stored without reading any booking, so that neither the answer nor its time tells
-- whether the mailbox has one. The job send-outbox looks the bookings up and writes the email.

create table public.link_requests (
  id uuid primary key default gen_random_uuid(),
  email text not null check (public.is_email(email) and public.is_line(email)),
  reference text check (length(reference) between 1 and 40 and public.is_line(reference)),
  requested_at timestamptz not null default now()
);

comment on table public.link_requests is
  'Requests to be sent the links to one''s bookings, until the job has answered them.';
comment on column public.link_requests.reference is 'The only booking that is wanted; null for all of the mailbox.';

create index link_requests_by_time on public.link_requests (requested_at);
create index bookings_by_mailbox on public.bookings (public.mailbox_of(guest_email));

create function public.request_booking_links(
  p_email text, p_reference text, p_limits jsonb, p_now timestamptz default now()
)
returns text language plpgsql set search_path = '' as $$
declare
  v_reached text := public.take_allowances(p_limits, p_now);
begin
  if v_reached is null then
    insert into public.link_requests (email, reference, requested_at) values (p_email, p_reference, p_now);
  end if;
  return v_reached;
end;
$$;

comment on function public.request_booking_links is
  'Stores a request for the links of a mailbox, within the rate limits. Returns null, or the key of the exceeded '
  'limit.';

create function public.requested_stays(p_request_id uuid, p_most integer, p_now timestamptz default now())
returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'email', x.guest_email, 'name', x.guest_name, 'token', x.token, 'reference', x.reference, 'status', x.status,
    'was_confirmed', x.confirmed_at is not null, 'cabin', x.title, 'check_in', x.check_in, 'check_out', x.check_out,
    'is_over', x.is_over
  ) order by x.is_over, x.distance, x.reference), '[]')
  from (
    select b.*, c.title, s.check_in, s.check_out, t.is_over, abs(s.check_in - t.today) as distance
    from public.link_requests r
    join public.bookings b on public.mailbox_of(b.guest_email) = public.mailbox_of(r.email)
    join public.occupancies s on s.id = b.occupancy_id
    join public.cabins c on c.id = b.cabin_id
    cross join lateral (
      select (p_now at time zone c.timezone)::date as today,
        s.check_out < (p_now at time zone c.timezone)::date or b.status in ('cancelled', 'refunded') as is_over
    ) t
    where r.id = p_request_id and b.status <> 'expired' and not b.is_example
      and (r.reference is null or b.reference = r.reference)
    order by t.is_over, abs(s.check_in - t.today), b.reference
    limit p_most
  ) x;
$$;

comment on function public.requested_stays is
  'The bookings that a request asks for, each with the address it was made with: coming stays first, then those that '
  'are over or canceled; of each, the nearest first.';

alter table public.link_requests enable row level security;

grant select, insert, update, delete on public.link_requests to service_role;
grant execute on function public.request_booking_links, public.requested_stays to service_role;
