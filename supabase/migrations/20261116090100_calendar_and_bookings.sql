-- Nights, prices, stays and bookings. Nothing here is readable with the public key:
-- guests reach it through the functions, which run as service_role.

create schema if not exists extensions;
create extension if not exists btree_gist with schema extensions;

create table public.cabin_calendar (
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  day date not null,
  price integer check (price > 0),
  min_stay smallint not null default 1 check (min_stay between 1 and 30),
  allows_check_in boolean not null default true,
  allows_check_out boolean not null default true,
  open boolean not null default true,
  primary key (cabin_id, day)
);

comment on table public.cabin_calendar is
  'One row per cabin and day the host has opened for sale. A day without a row cannot be slept, entered or left.';
comment on column public.cabin_calendar.price is 'US cents for the night that begins this day, before the surcharge. Null: the cabin''s nightly_rate.';
comment on column public.cabin_calendar.min_stay is 'Nights a stay that arrives this day must last.';
comment on column public.cabin_calendar.open is 'False closes the night; the day can still be a checkout.';

create table public.stays (
  id uuid primary key default gen_random_uuid(),
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  check_in date not null,
  check_out date not null,
  during daterange generated always as (daterange(check_in, check_out, '[)')) stored,
  kind text not null check (kind in ('hold', 'booking', 'block')),
  expires_at timestamptz,
  released_at timestamptz,
  created_at timestamptz not null default now(),
  check (check_out > check_in),
  check ((kind = 'hold') = (expires_at is not null)),
  constraint stays_never_overlap exclude using gist (cabin_id with =, during with &&) where (released_at is null)
);

comment on table public.stays is
  'Every reason a night is taken: holds, bookings and host blocks, under one exclusion constraint.';
comment on column public.stays.during is 'Half-open: the checkout day is free for the next guest.';
comment on column public.stays.expires_at is 'Holds only: from then on the hold no longer counts and is released by whoever needs its dates.';
comment on column public.stays.released_at is 'Set when the dates are free again; the row stays as history.';

create index stays_by_cabin on public.stays (cabin_id, check_in);

create table public.promotions (
  code text primary key check (code = upper(code) and length(code) between 3 and 32),
  label text not null,
  every_nth_night_free smallint not null check (every_nth_night_free >= 2),
  season_start text not null check (season_start ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
  season_end text not null check (season_end ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
  active boolean not null default true
);

comment on table public.promotions is 'Promo codes for direct bookings: every nth consecutive night free.';
comment on column public.promotions.season_start is 'MM-DD of the first check-in day; the season may wrap the new year.';
comment on column public.promotions.season_end is 'MM-DD of the last check-in day, inclusive.';

create table public.daily_deals (
  id uuid primary key default gen_random_uuid(),
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  discount_percent smallint not null check (discount_percent between 1 and 90),
  starts_at timestamptz not null,
  expires_at timestamptz not null,
  check (expires_at > starts_at)
);

comment on table public.daily_deals is 'One discounted cabin per UTC day.';

create index daily_deals_by_cabin on public.daily_deals (cabin_id);
create index daily_deals_by_expiry on public.daily_deals (expires_at);

create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  stay_id uuid not null unique references public.stays (id),
  cabin_id uuid not null references public.cabins (id),
  reference text not null unique check (reference ~ '^MM-[2-9A-HJ-NP-Z]{8}$'),
  token text not null unique check (length(token) >= 32),
  status text not null check (status in ('confirmed', 'cancelled')),
  adults smallint not null check (adults >= 1),
  children smallint not null check (children >= 0),
  pets smallint not null check (pets >= 0),
  guest_name text not null check (length(guest_name) between 2 and 100),
  guest_email text not null check (length(guest_email) between 3 and 254),
  guest_phone text not null check (guest_phone ~ '^\+1[0-9]{10}$'),
  quote jsonb not null,
  total_cents integer not null check (total_cents >= 0),
  promo_code text references public.promotions (code),
  deal_id uuid references public.daily_deals (id),
  idempotency_key text not null unique check (length(idempotency_key) between 8 and 100),
  request_hash text not null,
  terms_accepted_at timestamptz not null,
  created_at timestamptz not null default now()
);

comment on table public.bookings is 'A guest''s booking of a stay, with the quote it was sold at.';
comment on column public.bookings.quote is 'The quote as agreed; later rate edits never change it.';
comment on column public.bookings.token is 'Unguessable; the link to the guest''s own page carries it.';
comment on column public.bookings.idempotency_key is 'Chosen by the caller: the same key never books twice.';
comment on column public.bookings.request_hash is 'Tells a repeated request from another request under the same key.';

create index bookings_by_cabin on public.bookings (cabin_id);
create index bookings_by_deal on public.bookings (deal_id);
create index bookings_by_promo on public.bookings (promo_code);

alter table public.cabin_calendar enable row level security;
alter table public.stays enable row level security;
alter table public.promotions enable row level security;
alter table public.daily_deals enable row level security;
alter table public.bookings enable row level security;

revoke all on public.cabin_calendar, public.stays, public.promotions, public.daily_deals, public.bookings
  from anon, authenticated;
grant select, insert, update, delete
  on public.cabin_calendar, public.stays, public.promotions, public.daily_deals, public.bookings to service_role;
