-- After a stay the host may offer its guest a code for the next: a promotion of one use, bound to the mailbox.

alter table public.promotions add constraint promotions_for_booking_fkey
  foreign key (for_booking) references public.bookings (id) on delete set null;

create function public.may_come_back(p_booking public.bookings)
returns boolean language sql stable set search_path = '' as $$
  select p_booking.guest_email is not null and p_booking.status in ('confirmed', 'completed') and exists (
    select from public.occupancies s join public.cabins c on c.id = s.cabin_id
    where s.id = p_booking.occupancy_id and s.check_out <= (now() at time zone c.timezone)::date
  );
$$;

comment on function public.may_come_back is
  'Whether the stay was paid and is over, and its guest has an email address, so that a code can be offered.';

create function public.return_offer_state(p_promotion public.promotions)
returns text language sql stable set search_path = '' as $$
  select case
    when not p_promotion.active then 'paused'
    when public.promotion_uses(p_promotion.code, now()) >= p_promotion.max_uses then 'used_up'
    when p_promotion.book_to < (now() at time zone public.usual_timezone())::date then 'ended'
    else 'active'
  end;
$$;

comment on function public.return_offer_state is 'The state of a personal promotion, as host_promotions names them.';

create function public.host_offer_return(p_reference text, p_percent integer, p_book_to date)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_booking public.bookings;
  v_today date := (now() at time zone public.usual_timezone())::date;
  v_code text := 'BACK-' || upper(left(replace(gen_random_uuid()::text, '-', ''), 10));
begin
  perform public.require_staff('edits_shop', 'serves_guests');
  if coalesce(p_percent not between 1 and 90 or p_book_to not between v_today and v_today + 730, true) then
    perform public.refuse('bad_change');
  end if;
  select * into v_booking from public.bookings b
  where b.reference = p_reference and b.cabin_id = any (public.visible_cabins()) for no key update;
  if not found then
    perform public.refuse('unknown_booking');
  elsif v_booking.guest_email is null then
    perform public.refuse('no_mailbox');
  elsif not public.may_come_back(v_booking) then
    perform public.refuse('not_departed');
  elsif exists (select from public.promotions p where p.for_booking = v_booking.id) then
    perform public.refuse('return_offered');
  end if;
  insert into public.promotions (code, label, percent_off, book_to, max_uses, is_personal, for_booking)
  values (v_code, 'For coming back', p_percent, p_book_to, 1, true, v_booking.id);
  insert into public.booking_events (booking_id, kind, created_at) values (v_booking.id, 'return_offered', now());
  perform public.write_audit('offer_return', p_reference, null,
                             jsonb_build_object('percent_off', p_percent, 'book_to', p_book_to));
  return jsonb_build_object('code', v_code);
end;
$$;

comment on function public.host_offer_return is
  'Gives the guest of an ended stay one code for the next: a percentage off, once, for bookings of the same mailbox '
  'until p_book_to. The job booking-messages sends it.';

grant execute on function public.may_come_back, public.return_offer_state to service_role;
grant execute on function public.host_offer_return to authenticated;
