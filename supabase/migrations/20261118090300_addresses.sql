-- Addresses that stay true: when a page last changed, and where a renamed cabin has gone.

create table public.cabin_old_slugs (
  slug text primary key,
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  replaced_at timestamptz not null default now()
);

comment on table public.cabin_old_slugs is 'Former slugs of cabins: links to them lead to the cabin''s present page.';

create index cabin_old_slugs_by_cabin on public.cabin_old_slugs (cabin_id);

create function public.keep_old_slug() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into public.cabin_old_slugs (slug, cabin_id) values (old.slug, old.id)
  on conflict (slug) do update set cabin_id = excluded.cabin_id, replaced_at = now();
  -- A name taken back is no old one any more.
  delete from public.cabin_old_slugs where slug = new.slug;
  return new;
end;
$$;

comment on function public.keep_old_slug is 'Remembers the slug a cabin is renamed from.';

create trigger keep_old_slug before update of slug on public.cabins
  for each row when (old.slug is distinct from new.slug) execute function public.keep_old_slug();

create function public.touch_cabin() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

comment on function public.touch_cabin is 'Notes that what a cabin''s page says has changed.';

-- Not for views_last_7_days: a count that changes all day is no change of the page.
create trigger touch_cabin before update of
  slug, title, short_desc, long_desc, hero_image_url, city, area, beds, baths, bedrooms, bed_types, max_guests, max_pets,
  live, nightly_rate, cleaning_fee, pet_fee, mountain_mama_nightly_surcharge, amenities, house_rules, tiktok_ids,
  video_tour_url, mountain_mama_review, free_cancel_days, check_in_time, check_out_time, latitude, longitude, elevation_ft
  on public.cabins for each row execute function public.touch_cabin();

create function public.touch_cabin_of_part() returns trigger language plpgsql set search_path = '' as $$
begin
  update public.cabins set updated_at = now() where id = coalesce(new.cabin_id, old.cabin_id);
  return null;
end;
$$;

comment on function public.touch_cabin_of_part is 'Notes that a photo or review of a cabin has changed.';

create trigger touch_cabin after insert or update or delete on public.cabin_photos
  for each row execute function public.touch_cabin_of_part();
create trigger touch_cabin after insert or update or delete on public.cabin_reviews
  for each row execute function public.touch_cabin_of_part();

alter table public.cabin_old_slugs enable row level security;
revoke all on public.cabin_old_slugs from anon, authenticated;
grant select on public.cabin_old_slugs to anon, authenticated;
grant select, insert, update, delete on public.cabin_old_slugs to service_role;
revoke all on function public.keep_old_slug, public.touch_cabin, public.touch_cabin_of_part
  from public, anon, authenticated;
grant execute on function public.keep_old_slug, public.touch_cabin, public.touch_cabin_of_part to service_role;

create policy "old slugs of live cabins are public" on public.cabin_old_slugs
  for select to anon, authenticated
  using (exists (select 1 from public.cabins c where c.id = cabin_id and c.live));
