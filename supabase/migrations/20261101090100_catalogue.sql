-- The catalog: cabins with their photos, reviews and tours, and the articles of the blog.

create function public.search_features(p_amenities jsonb, p_pet_fee integer)
returns smallint language sql immutable set search_path = '' as $$
  select (case when p_amenities -> 'hot_tub' = 'true' then 1 else 0 end
        + case when p_amenities -> 'indoor_pool' = 'true' then 2 else 0 end
        + case when p_amenities -> 'mountain_view' = 'true' then 4 else 0 end
        + case when p_pet_fee is not null then 8 else 0 end)::smallint;
$$;

comment on function public.search_features is
  'The filters of the lists as bits: 1 hot tub, 2 indoor pool, 4 mountain view, 8 pets. The rules of cabin-filters.ts '
  'in lib/domain.';

create table public.cabins (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  title text not null check (length(title) between 2 and 80),
  short_desc text not null check (length(short_desc) <= 240),
  long_desc text not null default '',
  hero_image_url text not null,
  city text not null,
  area text not null references public.areas (slug) on update cascade,
  beds smallint not null check (beds >= 1),
  baths numeric(3, 1) not null check (baths >= 0.5),
  bedrooms smallint not null check (bedrooms >= 0),
  bed_types jsonb not null default '[]',
  max_guests smallint not null default 8 check (max_guests between 1 and 40),
  max_pets smallint not null default 2 check (max_pets >= 0),
  featured boolean not null default false,
  live boolean not null default false,
  first_live_at timestamptz,
  archived_at timestamptz,
  display_order integer not null default 0,
  nightly_rate integer not null check (nightly_rate > 0),
  cleaning_fee integer not null default 0 check (cleaning_fee >= 0),
  pet_fee integer check (pet_fee >= 0),
  mountain_mama_nightly_surcharge numeric(5, 2) not null default 0
    check (mountain_mama_nightly_surcharge between 0 and 100),
  amenities jsonb not null default '{}' check (jsonb_typeof(amenities) = 'object'),
  own_amenities jsonb not null default '[]' check (jsonb_typeof(own_amenities) = 'array'),
  mountain_facts jsonb not null default '[]' check (jsonb_typeof(mountain_facts) = 'array'),
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
  located boolean not null default true,
  is_example boolean not null default false,
  elevation_ft integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  open_night_least integer,
  open_night_usual integer,
  open_night_most integer,
  open_nights_counted_on date,
  features smallint not null generated always as (public.search_features(amenities, pet_fee)) stored,
  check (not live or hero_image_url <> ''),
  check (not live or archived_at is null)
);

comment on table public.cabins is 'Cabins a guest can book. Only live ones are public.';
comment on column public.cabins.hero_image_url is 'Empty for a draft without a picture.';
comment on column public.cabins.first_live_at is
  'When the console first published the cabin or unlisted it. Null: neither yet.';
comment on column public.cabins.archived_at is 'Archived: listed only in the console''s archive. Its bookings stay.';
comment on column public.cabins.is_example is 'Created by the seed and not edited in the console since.';
comment on column public.cabins.located is
  'False until a place is chosen; the location is then the middle of its area.';
comment on column public.cabins.bed_types is
  'Array of {room, kind, count}; kind is king, queen, full, twin, bunk or sofa_bed.';
comment on column public.cabins.display_order is 'Ascending order of every public list.';
comment on column public.cabins.nightly_rate is
  'US cents; used for a night whose calendar row has no price of its own.';
comment on column public.cabins.cleaning_fee is 'US cents per stay, taxed.';
comment on column public.cabins.pet_fee is 'US cents per stay, untaxed. Null means pets are not offered.';
comment on column public.cabins.mountain_mama_nightly_surcharge is 'Percent added to each night price.';
comment on column public.cabins.amenities is
  'Object of booleans: hot_tub, indoor_pool, mountain_view, fire_pit, theater_room, game_room, wifi, '
  'pickleball_court, ev_charger, parking.';
comment on column public.cabins.own_amenities is
  'Array of {group, label, has}: amenities the host added to a group of amenities.ts in lib/domain.';
comment on column public.cabins.mountain_facts is
  'Array of {topic, text, source, date}: what a guest should know about the location, the source, and since when. The '
  'topics are those of mountain-facts.ts in lib/domain.';
comment on column public.cabins.tiktok_ids is 'Short-video ids; the first one is shown.';
comment on column public.cabins.free_cancel_days is
  'Days before check-in, counted from midnight in the cabin''s timezone.';
comment on column public.cabins.latitude is
  'Public: the middle of a grid cell of about 300 m. A trigger moves an exact value written here to cabin_places.';
comment on column public.cabins.longitude is
  'Public: the middle of a grid cell of about 300 m. A trigger moves an exact value written here to cabin_places.';
comment on column public.cabins.open_night_least is
  'US cents, surcharge included: the lowest price of a night that can still be sold, from tomorrow on. Null when '
  'there is none. Maintained by recount_open_nights, like the next two.';
comment on column public.cabins.open_night_usual is 'The median of the same nights.';
comment on column public.cabins.open_night_most is 'The highest price of the same nights.';
comment on column public.cabins.open_nights_counted_on is
  'The cabin''s date when they were last counted, because each day one night fewer can be sold.';
comment on column public.cabins.features is 'The bits of search_features.';

create index cabins_live_order
  on public.cabins (display_order, id) include (area, max_guests, features) where live;
create index cabins_live_popular
  on public.cabins (views_last_7_days desc, display_order, id) include (area, max_guests, features) where live;
create index cabins_by_change on public.cabins (updated_at desc);
create index cabins_by_area on public.cabins (area);
create index cabins_live_popular_by_area
  on public.cabins (area, views_last_7_days desc, display_order, id) include (max_guests, features) where live;

create table public.cabin_places (
  cabin_id uuid primary key references public.cabins (id) on delete cascade,
  latitude numeric(8, 5) not null check (latitude between -90 and 90),
  longitude numeric(8, 5) not null check (longitude between -180 and 180)
);

comment on table public.cabin_places is
  'The exact locations of cabins, for guests with a confirmed booking. Filled from what is written to cabins, which '
  'keeps only the rounded location.';

create table public.cabin_arrivals (
  cabin_id uuid primary key references public.cabins (id) on delete cascade,
  address text check (length(address) between 5 and 200),
  directions text check (length(directions) between 5 and 2000),
  door_kind text not null default 'none' check (door_kind in ('none', 'fixed', 'stay')),
  door_code text check (door_code ~ '^[0-9A-Za-z#*-]{3,20}$'),
  door_note text check (length(door_note) between 1 and 500),
  wifi_name text check (length(wifi_name) between 1 and 64),
  wifi_password text check (length(wifi_password) between 1 and 64),
  parking text check (length(parking) between 1 and 500),
  manual text check (length(manual) between 1 and 20000),
  opens_hours_before smallint not null default 24 check (opens_hours_before between 0 and 720)
);

comment on table public.cabin_arrivals is
  'Arrival details for guests with a confirmed booking: address, directions and parking at once, the rest shortly '
  'before arrival. A separate table, because everybody may read cabins.';
comment on column public.cabin_arrivals.door_kind is
  'none: there is no code; fixed: one for all; stay: one per booking, in stay_door_codes.';
comment on column public.cabin_arrivals.door_note is 'Where the lock or the key is, and how it opens.';
comment on column public.cabin_arrivals.manual is 'Plain text of several paragraphs.';
comment on column public.cabin_arrivals.opens_hours_before is
  'Door code, Wi-Fi and manual are shown from this many hours before check-in.';
comment on column public.cabin_arrivals.directions is 'Plain text, e.g. which turn to take and where the key is.';

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
  created_at timestamptz not null default now(),
  origin text not null default 'example' check (origin in ('example', 'stay', 'import')),
  source text check (length(source) between 2 and 40),
  cleanliness smallint check (cleanliness between 1 and 5),
  accuracy smallint check (accuracy between 1 and 5),
  arrival smallint check (arrival between 1 and 5),
  communication smallint check (communication between 1 and 5),
  location smallint check (location between 1 and 5),
  value smallint check (value between 1 and 5),
  answer text check (length(answer) between 1 and 2000),
  constraint imported_reviews_name_their_source check ((origin = 'import') = (source is not null))
);

comment on table public.cabin_reviews is
  'Ratings. Visible ones count everywhere, with words or without; hidden ones nowhere.';
comment on column public.cabin_reviews.visible is
  'False until a review is published, and for spam and abuse. Never used to hide a poor rating.';
comment on column public.cabin_reviews.origin is
  'stay: written by a guest who booked here; search engines get only these. import: copied from another platform. '
  'example: made up, and removed with the examples.';
comment on column public.cabin_reviews.source is
  'The platform that an imported review comes from, as visitors read it.';
comment on column public.cabin_reviews.answer is 'The host''s reply, shown below it.';

create index cabin_reviews_by_cabin on public.cabin_reviews (cabin_id);

create table public.cabin_review_texts (
  review_id uuid primary key references public.cabin_reviews (id) on delete cascade,
  author text not null check (length(author) between 1 and 80),
  body text not null check (length(body) between 1 and 2000),
  stayed_on date not null
);

comment on table public.cabin_review_texts is 'The guest''s words beside the rating, if any; public with it.';

create table public.cabin_tours (
  cabin_id uuid primary key references public.cabins (id) on delete cascade,
  poster_url text not null,
  duration_seconds numeric(6, 1) not null check (duration_seconds > 0),
  uploaded_on date not null,
  chapters jsonb not null default '[]' check (jsonb_typeof(chapters) = 'array'),
  transcript text not null default '' check (length(transcript) <= 20000)
);

comment on table public.cabin_tours is
  'The watch page of a cabin''s video tour. The video itself is cabins.video_tour_url; without one there is no page.';
comment on column public.cabin_tours.chapters is 'Array of {seconds, title}, in order: where each room begins.';
comment on column public.cabin_tours.transcript is
  'What is seen and said, for those who can''t see or hear it; paragraphs are separated by an empty line.';

create table public.posts (
  id uuid primary key default gen_random_uuid(),
  kind text not null default 'article' check (kind in ('article', 'event', 'guide')),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  title text not null check (length(title) between 4 and 120),
  excerpt text not null default '' check (length(excerpt) <= 320),
  body_markdown text not null default '' check (length(body_markdown) <= 60000),
  word_count integer not null
    generated always as (cardinality(regexp_split_to_array(trim(body_markdown), '\s+'))) stored,
  hero_image_url text not null default '' check (length(hero_image_url) <= 500),
  hero_alt text not null default '' check (length(hero_alt) <= 200),
  hero_focus_x smallint not null default 50 check (hero_focus_x between 0 and 100),
  hero_focus_y smallint not null default 50 check (hero_focus_y between 0 and 100),
  author text not null check (length(author) between 2 and 80),
  event_from date,
  event_to date check (event_to >= event_from),
  event_place text check (length(event_place) between 2 and 160),
  usual_from text check (usual_from ~
    '^(02-(0[1-9]|[12]\d)|(0[469]|11)-(0[1-9]|[12]\d|30)|(0[13578]|1[02])-(0[1-9]|[12]\d|3[01]))$'),
  usual_to text check (usual_to ~
    '^(02-(0[1-9]|[12]\d)|(0[469]|11)-(0[1-9]|[12]\d|30)|(0[13578]|1[02])-(0[1-9]|[12]\d|3[01]))$'),
  usual_when text check (length(usual_when) between 2 and 160),
  event_town text check (length(event_town) between 2 and 60),
  event_pin text check (
    length(event_pin) <= 120 and event_pin ~ '^[^,]{2,80}, -?\d{1,2}(\.\d{1,6})?, -?\d{1,3}(\.\d{1,6})?$'
  ),
  event_warning text check (length(event_warning) between 2 and 300),
  event_areas text[] not null default '{}' check (cardinality(event_areas) <= 8),
  event_url text check (length(event_url) <= 300 and event_url ~ '^https://[^/?#[:space:]"<>\\]+[^[:space:]"<>\\]*$'),
  published_at timestamptz,
  announced_at timestamptz,
  updated_at timestamptz not null default now(),
  related_cabin_slugs text[] not null default '{}' check (cardinality(related_cabin_slugs) <= 6),
  related_post_slugs text[] not null default '{}' check (cardinality(related_post_slugs) <= 6),
  topics text[] not null default '{}' check (
    cardinality(topics) <= 4
    and topics <@ array['planning', 'seasons', 'trails', 'wildlife', 'roads', 'families', 'dogs', 'cabin-life']
  ),
  created_at timestamptz not null default now(),
  constraint published_posts_are_whole check (
    published_at is null
    or (length(excerpt) >= 20 and trim(body_markdown) <> '' and hero_image_url <> ''
        and (kind <> 'event' or (event_place is not null and (
          (event_from is not null and event_to is not null)
          or (usual_from is not null and usual_to is not null and usual_when is not null and event_town is not null)
        ))))
  )
);

comment on table public.posts is
  'Articles of the blog, events, and guides: those of the pages visitor-guide and events have these slugs, that of '
  'an area the slug of the area. Public once published_at has come; without it, a draft.';
comment on column public.posts.event_from is
  'The first day of an event. An event of every year has none until its dates are announced.';
comment on column public.posts.usual_from is
  'Of an event of every year: its first usual day, as MM-DD; one whose usual_to comes first wraps the new year.';
comment on column public.posts.usual_when is 'The usual days in words.';
comment on column public.posts.event_pin is 'The name of its place on the map, the latitude and the longitude.';
comment on column public.posts.event_warning is 'Set where the event fills the roads for everybody.';
comment on column public.posts.event_areas is 'Where to stay for it, the nearest first; one that is gone is left out.';
comment on column public.posts.related_post_slugs is
  'Articles and events that its page leads to, in this order; one that is not public is left out.';
comment on column public.posts.body_markdown is
  'Markdown. Raw HTML in it is shown as text, and only links to https, mailto, tel and this site are kept.';
comment on column public.posts.word_count is 'For the reading time, so that a list need not read the bodies.';
comment on column public.posts.hero_alt is 'The picture''s alt text; empty when it is decorative.';
comment on column public.posts.announced_at is
  'The published_at with which the site was last notified; null when the post was never public, so no redirect leads '
  'to it.';
comment on column public.posts.related_cabin_slugs is
  'Shown under the article in this order; a slug that is not live is left out.';

create index posts_by_publication on public.posts (published_at desc);
create index posts_by_change on public.posts (updated_at desc);

alter table public.cabins enable row level security;
alter table public.cabin_places enable row level security;
alter table public.cabin_arrivals enable row level security;
alter table public.cabin_photos enable row level security;
alter table public.cabin_reviews enable row level security;
alter table public.cabin_review_texts enable row level security;
alter table public.cabin_tours enable row level security;
alter table public.posts enable row level security;

grant select
  on public.cabins, public.cabin_photos, public.cabin_reviews, public.cabin_review_texts, public.cabin_tours,
    public.posts
  to anon, authenticated;
grant select, insert, update, delete on
  public.cabins, public.cabin_places, public.cabin_arrivals, public.cabin_photos, public.cabin_reviews,
  public.cabin_review_texts, public.cabin_tours, public.posts
  to service_role;
grant execute on function public.search_features to service_role;

create policy "live cabins are public" on public.cabins
  for select to anon, authenticated using (live);

create policy "photos of live cabins are public" on public.cabin_photos
  for select to anon, authenticated
  using (exists (select 1 from public.cabins c where c.id = cabin_id and c.live));

create policy "visible reviews of live cabins are public" on public.cabin_reviews
  for select to anon, authenticated
  using (visible and exists (select 1 from public.cabins c where c.id = cabin_id and c.live));

create policy "texts of visible reviews are public" on public.cabin_review_texts
  for select to anon, authenticated
  using (exists (select 1 from public.cabin_reviews r where r.id = review_id and r.visible));

create policy "tours of live cabins are public" on public.cabin_tours
  for select to anon, authenticated
  using (exists (select 1 from public.cabins c where c.id = cabin_id and c.live));

create policy "published posts are public" on public.posts
  for select to anon, authenticated using (published_at <= now());
