-- What a search with dates reads. Search used to ask the calendar of every cabin day by day, so its cost grew with the
-- catalogue. Here the same facts lie ready: for each length of stay, on which days one can begin. See docs/scale.md.
--
-- The calendar is cut into segments of 256 days, counted from 1 January 2000. The rows of a segment also hold the 16 days
-- before and after it as arrivals, so that a flexible search reads one segment, and the 31 days after those for the nights.
-- So day d, counted from then, is in the rows of segment (d + 16) >> 8, and perhaps of the one before, (d - 47) >> 8.

create table public.search_zones (
  id smallint generated always as identity primary key,
  name text not null unique
);

comment on table public.search_zones is 'Time zones of cabins, numbered: today is worked out once per zone in a search.';

create table public.search_arrivals (
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  segment integer not null,
  length_group smallint not null,
  area text not null,
  max_guests smallint not null,
  features smallint not null,
  zone smallint not null,
  least_night integer not null,
  cleaning_fee integer not null,
  days bit varying not null,
  primary key (cabin_id, segment, length_group)
);

comment on table public.search_arrivals is
  'Days on which a stay can begin, of live cabins. Derived from cabins, cabin_calendar and stays, by their triggers alone.';
comment on column public.search_arrivals.length_group is 'Six lengths of stay to a row: 0 is 1 to 6 nights, 4 is 25 to 30. A row without a day is left out.';
comment on column public.search_arrivals.features is 'The bits of search_features.';
comment on column public.search_arrivals.zone is 'Of search_zones, whose rows are never taken away.';
comment on column public.search_arrivals.least_night is
  'US cents, before taxes: no stay of the row costs less a night, with its surcharge and its share of the cleaning. Tells a search which cabins need no exact price.';
comment on column public.search_arrivals.days is
  '288 bits for each of the six lengths: set when a stay of that length may begin that day. A hold counts as taken, whether it ran out or not.';

-- Holds all a search asks of the table, the cheapest cabins first: it reads a slice of this index and no row.
create index search_arrivals_by_price
  on public.search_arrivals (segment, length_group, area, least_night, cabin_id)
  include (max_guests, features, zone, cleaning_fee, days);

create table public.search_rates (
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  segment integer not null,
  tax_city text not null,
  display_order integer not null,
  spent integer[] not null,
  primary key (cabin_id, segment)
);

comment on table public.search_rates is 'What nights cost, summed up, of live cabins. Derived like search_arrivals.';
comment on column public.search_rates.spent is
  'Element i: US cents, surcharge included, of all nights before day i - 1 of the segment. A stay''s price is one difference.';

-- Compressed, the sums would have to be unpacked for each price.
alter table public.search_rates alter column spent set storage plain;

create table public.search_pending (
  id bigint generated always as identity primary key,
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  segment integer not null
);

comment on table public.search_pending is
  'Cabins whose derived rows may be behind, because two transactions changed them at once. Search asks their calendar itself.';

create index search_pending_by_cabin on public.search_pending (cabin_id);
create index stays_lapsing on public.stays (expires_at) where released_at is null and expires_at is not null;

alter table public.search_zones enable row level security;
alter table public.search_arrivals enable row level security;
alter table public.search_rates enable row level security;
alter table public.search_pending enable row level security;
revoke all on public.search_zones, public.search_arrivals, public.search_rates, public.search_pending
  from public, anon, authenticated;
grant select, insert, update, delete
  on public.search_zones, public.search_arrivals, public.search_rates, public.search_pending to service_role;
