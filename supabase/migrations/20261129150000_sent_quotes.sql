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
  minimum_stay_reason text check (length(minimum_stay_reason) between 2 and 200
    and public.is_line(minimum_stay_reason)),
  guest_name text check (length(guest_name) between 1 and 100 and public.is_line(guest_name)),
  check (check_out > check_in),
  constraint quotes_of_the_host_hold check ((made_by = 'host') = (holds_until is not null)),
  constraint quotes_of_guests_grant_nothing check (made_by = 'host' or (
    minimum_stay_reason is null and guest_name is null
    and not jsonb_path_exists(quote, '$.lines[*] ? (@.code == "adjustment")')
  ))
);

comment on table public.quotes is
  'Quotes sent by link. A guest''s is a snapshot and promises nothing; the host''s is sold at its price until '
  'holds_until, for its cabin, dates and party only.';
comment on column public.quotes.token is 'The unguessable secret in its link.';
comment on column public.quotes.promo_code is 'The code it was priced with.';
comment on column public.quotes.deal_id is 'The deal it was priced with, whatever became of it.';
comment on column public.quotes.inputs_version is 'The version of quote_inputs it was computed from.';
comment on column public.quotes.holds_until is 'Null for a guest''s.';
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

alter table public.quotes enable row level security;

grant select, insert, update, delete on public.quotes to service_role;
grant execute on function public.send_quote_for_host to service_role;
