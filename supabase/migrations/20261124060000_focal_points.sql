-- The focal points of pictures, and which pictures are upright.

alter table public.cabins
  add column hero_focus_x smallint not null default 50 check (hero_focus_x between 0 and 100),
  add column hero_focus_y smallint not null default 50 check (hero_focus_y between 0 and 100);
alter table public.cabin_photos
  add column focus_x smallint not null default 50 check (focus_x between 0 and 100),
  add column focus_y smallint not null default 50 check (focus_y between 0 and 100),
  add column portrait boolean not null default false;

comment on column public.cabins.hero_focus_x is
  'Percent from the left edge of the hero picture: the point that every crop keeps in view.';
comment on column public.cabins.hero_focus_y is 'Percent from its upper edge.';
comment on column public.cabin_photos.focus_x is 'Percent from the left edge: the point that every crop keeps in view.';
comment on column public.cabin_photos.focus_y is 'Percent from the upper edge.';
comment on column public.cabin_photos.portrait is
  'The picture is taller than wide, so the gallery gives it an upright place.';

-- views_last_7_days is excluded, because a count that changes all day isn't an edit.
create trigger touch_cabin before update of
  slug, title, short_desc, long_desc, hero_image_url, hero_focus_x, hero_focus_y, city, area, beds, baths, bedrooms,
  bed_types, max_guests, max_pets, live, nightly_rate, cleaning_fee, pet_fee, mountain_mama_nightly_surcharge,
  amenities, own_amenities, mountain_facts, house_rules, tiktok_ids, video_tour_url, mountain_mama_review,
  free_cancel_days, check_in_time, check_out_time, latitude, longitude, elevation_ft, display_order,
  open_night_least, open_night_usual, open_night_most
  on public.cabins for each row execute function public.touch_cabin();
