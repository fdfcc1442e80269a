-- Incoming texts that the site can't act on: a message of the booking with that number, or a row of its own.

create table public.inbound_texts (
  id uuid primary key,
  phone text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  body text not null check (length(body) between 1 and 2000),
  received_at timestamptz not null default now(),
  settled_at timestamptz
);

comment on table public.inbound_texts is
  'Texts from numbers without a booking, for the staff to read and settle; guests'' texts are in guest_messages.';
comment on column public.inbound_texts.id is
  'Derived from the provider''s id of the text, so that a webhook sent twice leaves one row.';
comment on column public.inbound_texts.phone is 'Stored in clear, so that staff can call or text back.';

create index inbound_texts_open on public.inbound_texts (received_at) where settled_at is null;

create function public.take_inbound_text(p_id uuid, p_phone text, p_body text, p_most integer, p_now timestamptz
  default now())
returns text language plpgsql set search_path = '' as $$
declare
  v_booking_id uuid;
begin
  -- Of several bookings the next one, else the last one.
  select b.id into v_booking_id
  from public.bookings b join public.occupancies s on s.id = b.occupancy_id
  where b.guest_phone = p_phone and b.status <> 'expired'
    and (select count(*) from public.guest_messages m where m.booking_id = b.id and m.author = 'guest') < p_most
  order by b.status in ('cancelled', 'refunded'), s.check_out < p_now::date, abs(s.check_in - p_now::date), b.id
  limit 1;
  if v_booking_id is not null then
    insert into public.guest_messages (id, booking_id, body, created_at) values (p_id, v_booking_id, p_body, p_now)
    on conflict (id) do nothing;
    return case when found then 'booking' else 'repeated' end;
  end if;
  insert into public.inbound_texts (id, phone, body, received_at) values (p_id, p_phone, p_body, p_now)
  on conflict (id) do nothing;
  return case when found then 'unknown_number' else 'repeated' end;
end;
$$;

comment on function public.take_inbound_text is
  'Stores a text once: booking, with the messages of the number''s booking; unknown_number, by itself, also when a '
  'thread is full; repeated.';

create index bookings_by_phone on public.bookings (guest_phone);

create function public.host_settle_text(p_id uuid)
returns jsonb language plpgsql security definer set search_path = '' as $$
begin
  perform public.require_staff('serves_guests');
  update public.inbound_texts t set settled_at = coalesce(t.settled_at, now()) where t.id = p_id;
  if not found then
    perform public.refuse('unknown_text');
  end if;
  perform public.write_audit('settle_text', p_id::text, null, jsonb_build_object('text_id', p_id));
  return jsonb_build_object('id', p_id);
end;
$$;

comment on function public.host_settle_text is 'Removes a text from an unknown number from the list.';

create function public.host_stop_texts(p_reference text, p_phone_hash text)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_booking public.bookings;
begin
  perform public.require_staff('serves_guests');
  select * into v_booking from public.bookings b where b.reference = p_reference;
  if not found then
    perform public.refuse('unknown_booking');
  elsif v_booking.is_example or v_booking.guest_phone not like '+1%' then
    perform public.refuse('no_text');
  end if;
  if public.set_text_opt_out(p_phone_hash, true) then
    perform public.write_audit('stop_texts', p_reference, null, '{}');
  end if;
  return '{}';
end;
$$;

comment on function public.host_stop_texts is
  'Ends all texts to a booking''s guest, as STOP does. The caller hashes the guest''s number.';

alter table public.inbound_texts enable row level security;

grant select, insert, update, delete on public.inbound_texts to service_role;
grant execute on function public.take_inbound_text to service_role;
grant execute on function public.host_settle_text, public.host_stop_texts to authenticated;
