-- The journal: articles in Markdown, public from the moment of their publication.

create table public.posts (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  title text not null check (length(title) between 4 and 120),
  excerpt text not null check (length(excerpt) between 20 and 320),
  body_markdown text not null check (length(body_markdown) between 1 and 60000),
  word_count integer not null
    generated always as (cardinality(regexp_split_to_array(trim(body_markdown), '\s+'))) stored,
  hero_image_url text not null check (length(hero_image_url) <= 500),
  author text not null check (length(author) between 2 and 80),
  published_at timestamptz,
  updated_at timestamptz not null default now(),
  related_cabin_slugs text[] not null default '{}' check (cardinality(related_cabin_slugs) <= 6),
  topics text[] not null default '{}' check (
    cardinality(topics) <= 4
    and topics <@ array['planning', 'seasons', 'trails', 'wildlife', 'roads', 'families', 'dogs', 'cabin-life']
  ),
  created_at timestamptz not null default now()
);

comment on table public.posts is 'Articles of the journal. Public once published_at has come; without it, a draft.';
comment on column public.posts.body_markdown is 'Markdown. Raw HTML in it is shown as text, and only links to https, mailto and this site are kept.';
comment on column public.posts.word_count is 'For the reading time, so that a list need not read the bodies.';
comment on column public.posts.related_cabin_slugs is 'Shown under the article in this order; a slug that is not live is left out.';

create index posts_by_publication on public.posts (published_at desc);

alter table public.posts enable row level security;
revoke all on public.posts from anon, authenticated;
grant select on public.posts to anon, authenticated;
grant select, insert, update, delete on public.posts to service_role;

create policy "published posts are public" on public.posts
  for select to anon, authenticated using (published_at <= now());
