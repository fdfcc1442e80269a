create table public.owner_applications (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 2 and 100),
  email text not null check (length(email) <= 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$'),
  phone text not null check (phone ~ '^\+1[0-9]{10}$'),
  property_name text not null check (length(property_name) between 2 and 80),
  area text not null check (area in ('gatlinburg', 'pigeon-forge', 'sevierville', 'wears-valley', 'elsewhere')),
  address text not null check (length(address) between 5 and 200),
  bedrooms smallint not null check (bedrooms between 0 and 20),
  baths numeric(3, 1) not null check (baths between 0.5 and 20),
  sleeps smallint not null check (sleeps between 1 and 40),
  amenities text[] not null default '{}' check (
    amenities <@ array['hot_tub', 'indoor_pool', 'mountain_view', 'fire_pit', 'theater_room', 'game_room', 'wifi',
                       'pickleball_court', 'ev_charger', 'parking']
  ),
  takes_pets boolean not null default false,
  photo_urls text[] not null default '{}' check (cardinality(photo_urls) <= 10 and length(photo_urls::text) <= 4000),
  listing_url text check (length(listing_url) <= 300),
  message text not null default '' check (length(message) <= 2000),
  consented_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);

comment on table public.owner_applications is
  'Owners who would like to list a cabin. Visitors may add one and read none. Plain text: what shows or exports it must escape it.';
comment on column public.owner_applications.photo_urls is 'Links to pictures elsewhere; never fetched by the site.';

create index owner_applications_by_date on public.owner_applications (created_at);

alter table public.owner_applications enable row level security;
revoke all on public.owner_applications from anon, authenticated;
grant insert (name, email, phone, property_name, area, address, bedrooms, baths, sleeps, amenities, takes_pets, photo_urls,
              listing_url, message)
  on public.owner_applications to anon, authenticated;
grant select, insert, update, delete on public.owner_applications to service_role;

create policy "anyone may apply" on public.owner_applications for insert to anon, authenticated
  with check (
    (listing_url is null or listing_url ~ '^https://[^[:space:]]+$')
    and not exists (select 1 from unnest(photo_urls) as url where url !~ '^https://[^[:space:]]+$')
  );
