create table public.cabin_tours (
  cabin_id uuid primary key references public.cabins (id) on delete cascade,
  poster_url text not null,
  duration_seconds numeric(6, 1) not null check (duration_seconds > 0),
  uploaded_on date not null,
  chapters jsonb not null default '[]' check (jsonb_typeof(chapters) = 'array'),
  transcript text not null default '' check (length(transcript) <= 20000)
);

comment on table public.cabin_tours is
  'What the watch page of a cabin''s film says of it. The film itself is cabins.video_tour_url; without one there is no page.';
comment on column public.cabin_tours.chapters is 'Array of {seconds, title}, in order: where each room begins.';
comment on column public.cabin_tours.transcript is 'What is seen and said, for who cannot see or hear it; paragraphs apart by an empty line.';

alter table public.cabin_tours enable row level security;
revoke all on public.cabin_tours from anon, authenticated;
grant select on public.cabin_tours to anon, authenticated;
grant select, insert, update, delete on public.cabin_tours to service_role;

create policy "tours of live cabins are public" on public.cabin_tours
  for select to anon, authenticated
  using (exists (select 1 from public.cabins c where c.id = cabin_id and c.live));
