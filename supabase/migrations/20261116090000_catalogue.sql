-- The public catalogue: cabins, their photos and reviews.
-- Since October 2026 new tables get no API grants by themselves, so every grant below is the allow-list.

create table public.cabins (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  title text not null check (length(title) between 2 and 80),
  short_desc text not null check (length(short_desc) <= 240),
  long_desc text not null default '',
  hero_image_url text not null,
  city text not null,
  area text not null check (area in ('gatlinburg', 'pigeon-forge', 'sevierville', 'wears-valley')),
  beds smallint not null check (beds >= 1),
  baths numeric(3, 1) not null check (baths >= 0.5),
  bedrooms smallint not null check (bedrooms >= 0),
  bed_types jsonb not null default '[]',
  max_guests smallint not null check (max_guests between 1 and 40),
  max_pets smallint not null default 2 check (max_pets >= 0),
  featured boolean not null default false,
  live boolean not null default false,
  display_order integer not null default 0,
  nightly_rate integer not null check (nightly_rate > 0),
  cleaning_fee integer not null default 0 check (cleaning_fee >= 0),
  pet_fee integer check (pet_fee >= 0),
  mountain_mama_nightly_surcharge numeric(5, 2) not null default 0
    check (mountain_mama_nightly_surcharge between 0 and 100),
  amenities jsonb not null default '{}' check (jsonb_typeof(amenities) = 'object'),
  house_rules text[] not null default '{}',
  tiktok_ids text[] not null default '{}',
  video_tour_url text,
  mountain_mama_review text,
  views_last_7_days integer not null default 0 check (views_last_7_days >= 0),
  timezone text not null default 'America/New_York',
  free_cancel_days smallint not null default 14 check (free_cancel_days between 0 and 365),
  check_in_time time not null default '16:00',
  check_out_time time not null default '10:00',
  latitude numeric(8, 5) not null check (latitude between -90 and 90),
  longitude numeric(8, 5) not null check (longitude between -180 and 180),
  elevation_ft integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.cabins is 'Cabins a guest can book. Only live ones are public.';
comment on column public.cabins.nightly_rate is 'US cents; used for a night whose calendar row has no price of its own.';
comment on column public.cabins.cleaning_fee is 'US cents per stay, taxed.';
comment on column public.cabins.pet_fee is 'US cents per stay, untaxed. Null means pets are not offered.';
comment on column public.cabins.mountain_mama_nightly_surcharge is 'Percent added to each night price.';
comment on column public.cabins.amenities is 'Object of booleans: hot_tub, indoor_pool, mountain_view, fire_pit, theater_room, game_room, wifi, pickleball_court, ev_charger, parking.';
comment on column public.cabins.bed_types is 'Array of {room, kind, count}; kind is king, queen, full, twin, bunk or sofa_bed.';
comment on column public.cabins.tiktok_ids is 'Short-video ids; the first one is shown.';
comment on column public.cabins.free_cancel_days is 'Days before check-in, counted from midnight in the cabin''s timezone.';
comment on column public.cabins.display_order is 'Ascending order of every public list.';

create index cabins_live_order on public.cabins (display_order) where live;

create table public.cabin_photos (
  id uuid primary key default gen_random_uuid(),
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  image_url text not null,
  description text not null check (length(description) <= 200),
  room_type text not null check (
    room_type in ('exterior', 'great_room', 'kitchen', 'dining', 'bedroom', 'bathroom', 'hot_tub', 'pool',
                  'theater', 'game_room', 'fire_pit', 'view', 'deck', 'pets')
  ),
  display_order integer not null default 0
);

comment on table public.cabin_photos is 'Pictures of a cabin, in display order.';
comment on column public.cabin_photos.description is 'What the picture shows; also its alternative text.';

create index cabin_photos_by_cabin on public.cabin_photos (cabin_id, display_order);

create table public.cabin_reviews (
  id uuid primary key default gen_random_uuid(),
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  rating numeric(2, 1) not null check (rating between 1 and 5),
  visible boolean not null default true,
  created_at timestamptz not null default now()
);

comment on table public.cabin_reviews is 'Ratings. The list counts all of them; texts are shown only for visible ones.';

create index cabin_reviews_by_cabin on public.cabin_reviews (cabin_id);

create table public.cabin_review_texts (
  review_id uuid primary key references public.cabin_reviews (id) on delete cascade,
  author text not null check (length(author) between 1 and 80),
  body text not null check (length(body) between 1 and 2000),
  stayed_on date not null
);

comment on table public.cabin_review_texts is
  'What a guest wrote. Apart from the rating, so that a hidden text stays private while its rating still counts.';

alter table public.cabins enable row level security;
alter table public.cabin_photos enable row level security;
alter table public.cabin_reviews enable row level security;
alter table public.cabin_review_texts enable row level security;

revoke all on public.cabins, public.cabin_photos, public.cabin_reviews, public.cabin_review_texts
  from anon, authenticated;
grant select on public.cabins, public.cabin_photos, public.cabin_reviews, public.cabin_review_texts
  to anon, authenticated;
grant select, insert, update, delete
  on public.cabins, public.cabin_photos, public.cabin_reviews, public.cabin_review_texts to service_role;

create policy "live cabins are public" on public.cabins
  for select to anon, authenticated using (live);

create policy "photos of live cabins are public" on public.cabin_photos
  for select to anon, authenticated
  using (exists (select 1 from public.cabins c where c.id = cabin_id and c.live));

create policy "ratings of live cabins are public" on public.cabin_reviews
  for select to anon, authenticated
  using (exists (select 1 from public.cabins c where c.id = cabin_id and c.live));

create policy "texts of visible reviews are public" on public.cabin_review_texts
  for select to anon, authenticated
  using (exists (select 1 from public.cabin_reviews r where r.id = review_id and r.visible));
