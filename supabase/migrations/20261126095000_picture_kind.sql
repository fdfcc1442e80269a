-- A cabin is shown in drawings or in photographs, never both. A shop with drawn examples may also have cabins in
-- photographs.

create table public.catalog_pictures (
  one boolean primary key default true check (one),
  kind text not null default 'drawings' check (kind in ('drawings', 'photographs'))
);

comment on table public.catalog_pictures is 'One row: photographs, or drawings while not every cabin has photographs.';

insert into public.catalog_pictures default values;

alter table public.catalog_pictures enable row level security;
grant select, update on public.catalog_pictures to service_role;

create function public.picture_kind(p_url text)
returns text language sql immutable set search_path = '' as $$
  select case when p_url like '/images/uploads/%' or p_url like 'https://%' then 'photographs' else 'drawings' end;
$$;

comment on function public.picture_kind is 'photographs: uploaded or external; drawings: the site''s own.';

create function public.shown_picture_kind()
returns text language sql stable set search_path = '' as $$
  select p.kind from public.catalog_pictures p;
$$;

comment on function public.shown_picture_kind is
  'photographs: every cabin is shown in them; drawings: cabins without enough photographs are drawn.';

grant execute on function public.picture_kind, public.shown_picture_kind to service_role;

alter table public.cabin_photos
  add column kind text not null generated always as (public.picture_kind(image_url)) stored;

comment on column public.cabin_photos.kind is 'photographs or drawings, by the URL.';

drop policy "photos of live cabins are public" on public.cabin_photos;
create policy "shown photos of live cabins are public" on public.cabin_photos
  for select to anon, authenticated
  using (
    trim(description) <> '' and exists (
      -- The kind of the cover, by the rule of picture_kind, which visitors may not call.
      select 1 from public.cabins c
      where c.id = cabin_id and c.live
        and (c.hero_image_url like '/images/uploads/%'
          or c.hero_image_url like 'https://%') = (cabin_photos.kind = 'photographs')
    )
  );

create function public.cabin_picture_kind(p_cabin_id uuid)
returns text language sql stable set search_path = '' as $$
  select case
    when public.shown_picture_kind() = 'photographs' then 'photographs'
    when c.live or public.picture_kind(c.hero_image_url) = 'photographs' then public.picture_kind(c.hero_image_url)
    when n.drawings < 8 and n.photographs > 0 then 'photographs'
    else 'drawings' end
  from public.cabins c
  cross join lateral (
    select count(*) filter (where p.kind = 'drawings') as drawings,
      count(*) filter (where p.kind = 'photographs') as photographs
    from public.cabin_photos p where p.cabin_id = c.id
  ) n
  where c.id = p_cabin_id;
$$;

comment on function public.cabin_picture_kind is
  'The kind of picture a cabin is shown in: that of its cover or, before it is live, photographs once it has some and '
  'too few drawings.';

create function public.count_pictures(
  p_cabin_id uuid, p_kind text default null,
  out described integer, out untold integer, out other integer
)
language sql stable set search_path = '' as $$
  select
    count(*) filter (where p.kind = k.kind and trim(p.description) <> ''),
    count(*) filter (where p.kind = k.kind and trim(p.description) = ''),
    count(*) filter (where p.kind <> k.kind)
  from (select coalesce(p_kind, public.cabin_picture_kind(p_cabin_id)) as kind) k
  cross join public.cabin_photos p
  where p.cabin_id = p_cabin_id;
$$;

comment on function public.count_pictures is
  'Counts the pictures of a cabin: of the given kind, by default the one it is shown in, with and without a text, and '
  'of the other kind. Visitors see those with a text.';

create function public.first_picture(p_cabin_id uuid, p_kind text default null)
returns uuid language sql stable set search_path = '' as $$
  select p.id from public.cabin_photos p
  where p.cabin_id = p_cabin_id and trim(p.description) <> ''
    and p.kind = coalesce(p_kind, public.cabin_picture_kind(p_cabin_id))
  order by p.display_order, p.id limit 1;
$$;

comment on function public.first_picture is
  'The first picture of a kind, by default the one the cabin is shown in, that has a text; null when there is none.';

grant execute on function public.cabin_picture_kind, public.count_pictures, public.first_picture to service_role;
