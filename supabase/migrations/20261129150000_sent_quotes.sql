-- Quotes that are sent: a stay's price, line by line, behind an unguessable link. No quote holds nights.

create table public.quotes (
  id uuid primary key default gen_random_uuid(),
  token text not null unique check (token ~ '^[0-9a-f]{32}$'),
  made_by text not null check (made_by in ('guest', 'host')),
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  check_in date not null,
  check_out date not null,
  adults smallint not null check (adults >= 1),
  children smallint not null check (children >= 0),
  pets smallint not null check (pets >= 0),
  promo_code text check (length(promo_code) <= 40),
  deal_id uuid,
  quote jsonb not null check (jsonb_typeof(quote) = 'object' and length(quote::text) <= 60000),
  inputs_version text not null check (length(inputs_version) between 1 and 64),
  made_at timestamptz not null default now(),
  holds_until timestamptz,
  withdrawn_at timestamptz,
  minimum_stay_reason text check (length(minimum_stay_reason) between 2 and 200
    and public.is_line(minimum_stay_reason)),
  guest_name text check (length(guest_name) between 1 and 100 and public.is_line(guest_name)),
  check (check_out > check_in),
  constraint quotes_of_the_host_hold check ((made_by = 'host') = (holds_until is not null)),
  constraint quotes_of_guests_grant_nothing check (made_by = 'host' or (
    minimum_stay_reason is null and guest_name is null and withdrawn_at is null
    and not jsonb_path_exists(quote, '$.lines[*] ? (@.code == "adjustment")')
  ))
);

comment on table public.quotes is
  'Quotes sent by link. A guest''s is a snapshot and promises nothing; the host''s is sold at its price until '
  'holds_until or withdrawn_at, for its cabin, dates and party only.';
comment on column public.quotes.token is 'The unguessable secret in its link.';
comment on column public.quotes.promo_code is 'The code it was priced with.';
comment on column public.quotes.deal_id is 'The deal it was priced with, whatever became of it.';
comment on column public.quotes.inputs_version is 'The version of quote_inputs it was computed from.';
comment on column public.quotes.holds_until is 'Null for a guest''s.';
comment on column public.quotes.withdrawn_at is 'Since then the host sells nothing at its price.';
comment on column public.quotes.minimum_stay_reason is
  'Why the host allows a stay shorter than the minimum; the guest doesn''t see it.';
comment on column public.quotes.guest_name is 'Who the host made it for, as shown on its page. Null: not named.';

create index quotes_by_cabin on public.quotes (cabin_id);
create index quotes_by_check_out on public.quotes (check_out);

alter table public.bookings add column sent_quote_id uuid references public.quotes (id) on delete set null;

comment on column public.bookings.sent_quote_id is
  'The host''s quote at whose price it was made, so that the way back from the payment page leads to the same price.';

create index bookings_by_sent_quote on public.bookings (sent_quote_id) where sent_quote_id is not null;

create function public.send_quote_for_host(p_session jsonb, p_request jsonb)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_quote jsonb := p_request -> 'quote';
  v_asked jsonb;
  v_key uuid;
  v_former jsonb;
  v_cabin public.cabins;
  v_until timestamptz;
begin
  perform public.act_as(p_session);
  perform public.require_staff('moves_money');
  if jsonb_typeof(p_request) is distinct from 'object' or p_request - array[
    'key', 'cabin_id', 'check_in', 'check_out', 'adults', 'children', 'pets', 'promo_code', 'minimum_stay_reason',
    'guest_name', 'hold_hours', 'quote', 'version', 'token'
  ] <> '{}' or jsonb_typeof(v_quote) is distinct from 'object' then
    perform public.refuse('bad_change');
  end if;
  -- A price other than the site's.
  if jsonb_path_exists(v_quote, '$.lines[*] ? (@.code == "adjustment")') then
    perform public.require_second_factor();
  end if;
  begin
    v_key := (p_request ->> 'key')::uuid;
    v_asked := p_request - array['quote', 'version', 'token'] || jsonb_build_object('total', v_quote -> 'total_cents');
    v_former := public.answered_before('send_quote', v_key, v_asked);
    if v_former is not null then
      return v_former;
    end if;
    select * into v_cabin from public.cabins c where c.id = (p_request ->> 'cabin_id')::uuid and c.live;
    if not found then
      perform public.refuse('unknown_cabin');
    end if;
    if coalesce((p_request ->> 'hold_hours')::integer not between 1 and 168
      or (v_quote ->> 'total_cents')::integer < 1, true) then
      perform public.refuse('bad_change');
    end if;
    -- The site sells from tomorrow on.
    if (p_request ->> 'check_in')::date <= (now() at time zone v_cabin.timezone)::date then
      perform public.refuse('quote_tonight');
    end if;
    v_until := public.hold_end(v_cabin.id, (p_request ->> 'check_in')::date, (p_request ->> 'hold_hours')::integer,
      now());
    insert into public.quotes (
      token, made_by, cabin_id, check_in, check_out, adults, children, pets, promo_code, quote, inputs_version, made_at,
      holds_until, minimum_stay_reason, guest_name
    )
    values (
      p_request ->> 'token', 'host', v_cabin.id, (p_request ->> 'check_in')::date, (p_request ->> 'check_out')::date,
      (p_request ->> 'adults')::smallint, (p_request ->> 'children')::smallint, (p_request ->> 'pets')::smallint,
      p_request ->> 'promo_code', v_quote, p_request ->> 'version', now(), v_until,
      nullif(trim(p_request ->> 'minimum_stay_reason'), ''), nullif(trim(p_request ->> 'guest_name'), '')
    );
  exception when data_exception or check_violation or not_null_violation then
    perform public.refuse('bad_change');
  end;
  -- The audit log is kept for good, so it doesn't say who the guest is.
  perform public.write_audit('send_quote', v_cabin.slug, null, jsonb_build_object(
    'check_in', p_request -> 'check_in', 'check_out', p_request -> 'check_out',
    'total_cents', v_quote -> 'total_cents', 'holds_until', v_until,
    'minimum_stay_reason', nullif(trim(p_request ->> 'minimum_stay_reason'), ''),
    'adjustment', (select l from jsonb_array_elements(v_quote -> 'lines') l where l ->> 'code' = 'adjustment')));
  return public.keep_answer('send_quote', v_key, v_asked, jsonb_build_object(
    'token', p_request -> 'token', 'holds_until', v_until));
end;
$$;

comment on function public.send_quote_for_host is
  'Stores a quote of the host, which create-booking sells at its price for hold_hours; the quote comes from priceStay '
  'in the function host-send-quote. Idempotent by its key.';

create function public.host_sent_quotes()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff('moves_money');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', x.id, 'token', x.token, 'cabin', x.title, 'timezone', x.timezone, 'check_in', x.check_in,
      'check_out', x.check_out, 'guest_name', case when public.can('sees_guests') then x.guest_name end,
      'total_cents', x.quote -> 'total_cents', 'made_at', x.made_at, 'holds_until', x.holds_until,
      'booked_as', x.reference
    ) order by x.made_at desc, x.id), '[]')
    from (
      select q.*, c.title, c.timezone, (
        select b.reference from public.bookings b
        where b.sent_quote_id = q.id and b.status in ('confirmed', 'completed')
        order by b.created_at desc limit 1
      ) as reference
      from public.quotes q join public.cabins c on c.id = q.cabin_id
      where q.made_by = 'host' and q.withdrawn_at is null and q.holds_until > now()
        and q.cabin_id = any (public.visible_cabins())
      order by q.made_at desc, q.id limit 100
    ) x
  );
end;
$$;

comment on function public.host_sent_quotes is
  'The latest hundred of the host''s quotes that still hold. booked_as: the paid booking made with it.';

create function public.host_withdraw_quote(p_quote_id uuid)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_quote public.quotes;
  v_token text;
begin
  perform public.require_staff('moves_money');
  -- The lock of bookings: one that begins with this quote either sees that it is withdrawn or is canceled below.
  perform public.lock_cabin(q.cabin_id) from public.quotes q where q.id = p_quote_id;
  select * into v_quote from public.quotes q
  where q.id = p_quote_id and q.made_by = 'host' and q.cabin_id = any (public.visible_cabins());
  if not found then
    perform public.refuse('unknown_quote');
  elsif v_quote.withdrawn_at is not null then
    return jsonb_build_object('withdrawn_at', v_quote.withdrawn_at);
  end if;
  update public.quotes q set withdrawn_at = now() where q.id = p_quote_id;
  for v_token in
    select b.token from public.bookings b
    where b.sent_quote_id = p_quote_id and b.status in ('held', 'pending_payment') order by b.id
  loop
    perform public.cancel_booking(v_token, 'host', 0, now(), p_only_unpaid => true);
  end loop;
  perform public.withdraw_messages(array['quote:' || v_quote.token]);
  perform public.write_audit('withdraw_quote', (select c.slug from public.cabins c where c.id = v_quote.cabin_id),
    jsonb_build_object('check_in', v_quote.check_in, 'check_out', v_quote.check_out,
      'total_cents', v_quote.quote -> 'total_cents', 'holds_until', v_quote.holds_until), '{}');
  return jsonb_build_object('withdrawn_at', now());
end;
$$;

comment on function public.host_withdraw_quote is
  'Ends the host''s quote: nothing more is sold at its price. An email that still waits is not sent. Unpaid bookings '
  'made with it are canceled, and a payment that still comes is refunded; a paid booking stays. Idempotent.';

alter table public.quotes enable row level security;

grant select, insert, update, delete on public.quotes to service_role;
grant execute on function public.send_quote_for_host to service_role;
grant execute on function public.host_sent_quotes, public.host_withdraw_quote to authenticated;
