-- The cabins are shown in drawings or in photographs, never in both: visitors see the pictures of one kind.

create table public.catalog_pictures (
  one boolean primary key default true check (one),
  kind text not null default 'drawings' check (kind in ('drawings', 'photographs'))
);

comment on table public.catalog_pictures is 'One row: which kind of picture the cabins are shown in.';

insert into public.catalog_pictures default values;

alter table public.catalog_pictures enable row level security;
grant select on public.catalog_pictures to anon, authenticated;
grant select, update on public.catalog_pictures to service_role;
create policy "the kind of picture is public" on public.catalog_pictures
  for select to anon, authenticated using (true);

create function public.picture_kind(p_url text)
returns text language sql immutable set search_path = '' as $$
  select case when p_url like '/images/uploads/%' or p_url like 'https://%' then 'photographs' else 'drawings' end;
$$;

comment on function public.picture_kind is 'photographs: uploaded, or from elsewhere; drawings: of the site itself.';

create function public.shown_picture_kind()
returns text language sql stable set search_path = '' as $$
  select p.kind from public.catalog_pictures p;
$$;

comment on function public.shown_picture_kind is 'The kind of picture that the cabins are shown in.';

grant execute on function public.picture_kind, public.shown_picture_kind to service_role;

alter table public.cabin_photos
  add column kind text not null generated always as (public.picture_kind(image_url)) stored;

comment on column public.cabin_photos.kind is 'photographs or drawings, by the address.';

drop policy "photos of live cabins are public" on public.cabin_photos;
create policy "shown photos of live cabins are public" on public.cabin_photos
  for select to anon, authenticated
  using (
    trim(description) <> '' and kind = (select p.kind from public.catalog_pictures p)
    and exists (select 1 from public.cabins c where c.id = cabin_id and c.live)
  );

create function public.count_pictures(
  p_cabin_id uuid, p_kind text default public.shown_picture_kind(),
  out described integer, out untold integer, out other integer
)
language sql stable set search_path = '' as $$
  select
    count(*) filter (where p.kind = p_kind and trim(p.description) <> ''),
    count(*) filter (where p.kind = p_kind and trim(p.description) = ''),
    count(*) filter (where p.kind <> p_kind)
  from public.cabin_photos p
  where p.cabin_id = p_cabin_id;
$$;

comment on function public.count_pictures is
  'The pictures of a cabin: of the kind with and without a text, and of the other kind. Visitors see those with a text.';

create function public.first_picture(p_cabin_id uuid, p_kind text default public.shown_picture_kind())
returns uuid language sql stable set search_path = '' as $$
  select p.id from public.cabin_photos p
  where p.cabin_id = p_cabin_id and trim(p.description) <> '' and p.kind = p_kind
  order by p.display_order, p.id limit 1;
$$;

comment on function public.first_picture is 'The first picture of a kind that has a text; null without one.';

grant execute on function public.count_pictures, public.first_picture to service_role;
