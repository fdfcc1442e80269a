-- The cabins are shown in drawings or in photographs, never in both: visitors see the pictures of one kind.

create table public.catalog_pictures (
  one boolean primary key default true check (one),
  kind text not null default 'drawings' check (kind in ('drawings', 'photographs'))
);

comment on table public.catalog_pictures is 'One row: which kind of picture the cabins are shown in.';

insert into public.catalog_pictures default values;

alter table public.catalog_pictures enable row level security;
grant select, update on public.catalog_pictures to service_role;

create function public.picture_kind(p_url text)
returns text language sql immutable set search_path = '' as $$
  select case when p_url like '/images/uploads/%' or p_url like 'https://%' then 'photographs' else 'drawings' end;
$$;

comment on function public.picture_kind is
  'photographs: uploaded, or from elsewhere; drawings: of the site itself.';

create function public.shown_picture_kind()
returns text language sql stable security definer set search_path = '' as $$
  select p.kind from public.catalog_pictures p;
$$;

comment on function public.shown_picture_kind is 'The kind of picture that the cabins are shown in.';

grant execute on function public.picture_kind, public.shown_picture_kind to anon, authenticated, service_role;

drop policy "photos of live cabins are public" on public.cabin_photos;
create policy "shown photos of live cabins are public" on public.cabin_photos
  for select to anon, authenticated
  using (
    description <> '' and public.picture_kind(image_url) = (select public.shown_picture_kind())
    and exists (select 1 from public.cabins c where c.id = cabin_id and c.live)
  );

create function public.count_pictures(
  p_cabin_id uuid, p_kind text default public.shown_picture_kind(),
  out described integer, out untold integer, out other integer
)
language sql stable set search_path = '' as $$
  select
    count(*) filter (where x.kind = p_kind and p.description <> ''),
    count(*) filter (where x.kind = p_kind and p.description = ''),
    count(*) filter (where x.kind <> p_kind)
  from public.cabin_photos p cross join lateral (select public.picture_kind(p.image_url) as kind) x
  where p.cabin_id = p_cabin_id;
$$;

comment on function public.count_pictures is
  'The pictures of a cabin: of the kind with and without a text, and of the other kind. Visitors see those with a text.';

create function public.first_picture(p_cabin_id uuid, p_kind text default public.shown_picture_kind())
returns public.cabin_photos language sql stable set search_path = '' as $$
  select p.* from public.cabin_photos p
  where p.cabin_id = p_cabin_id and p.description <> '' and public.picture_kind(p.image_url) = p_kind
  order by p.display_order, p.id limit 1;
$$;

comment on function public.first_picture is 'The first picture of a kind that has a text; null without one.';

grant execute on function public.count_pictures, public.first_picture to service_role;
