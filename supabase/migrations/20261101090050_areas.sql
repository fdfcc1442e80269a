-- The areas, mostly towns, of the cabins: each has a page, and searches can be limited to one.

create table public.areas (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60 and slug
    not in ('all', 'elsewhere')),
  city text not null unique check (city = trim(city) and length(city) between 2 and 60 and city !~ '[[:cntrl:]]'),
  line text not null default '' check (line = trim(line) and length(line) <= 120 and line !~ '[[:cntrl:]]'),
  latitude numeric(8, 5) not null check (latitude between -90 and 90),
  longitude numeric(8, 5) not null check (longitude between -180 and 180),
  position integer not null,
  updated_at timestamptz not null default now()
);

comment on table public.areas is 'The locations of cabins. A cabin also has a city, which is free text.';
comment on column public.areas.slug is 'Part of its page''s URL, /areas/<slug>; unchanged when the name changes.';
comment on column public.areas.line is 'A sentence for its card; may be empty.';
comment on column public.areas.latitude is
  'The middle of the area, from which distances are measured; also a new cabin''s location until one is chosen.';
comment on column public.areas.position is 'Ascending order of every list.';

alter table public.areas enable row level security;
grant select on public.areas to anon, authenticated, service_role;
create policy "areas are public" on public.areas for select to anon, authenticated using (true);

insert into public.areas (slug, city, line, latitude, longitude, position) values
  ('gatlinburg', 'Gatlinburg', 'The national park begins where the town ends.', 35.7144, -83.5247, 1),
  ('pigeon-forge', 'Pigeon Forge', 'Dollywood, dinner shows and the Old Mill, five miles from the park.', 35.7981,
    -83.5639, 2),
  ('sevierville', 'Sevierville', 'Room to breathe, and the shortest drive from the interstate.', 35.8776, -83.5699, 3),
  ('wears-valley', 'Wears Valley', 'The quiet side: pasture, fence lines and the park over the ridge.', 35.7139,
    -83.6531, 4);
