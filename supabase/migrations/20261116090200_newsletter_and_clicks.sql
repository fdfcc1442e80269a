create table public.newsletter_signups (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) <= 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$'),
  signup_source text check (signup_source = 'footer'),
  created_at timestamptz not null default now()
);

comment on table public.newsletter_signups is 'Newsletter addresses. Visitors may add one and read none.';
comment on column public.newsletter_signups.signup_source is 'footer from the footer form, null from the pop-up.';

create unique index newsletter_signups_email on public.newsletter_signups (lower(trim(email)));

create table public.cabin_clicks (
  id bigint generated always as identity primary key,
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  session_id text not null check (length(session_id) between 8 and 64),
  clicked_at timestamptz not null default now()
);

comment on table public.cabin_clicks is 'Visits to a cabin, for the view counts. A session id identifies nobody and authorises nothing.';

create index cabin_clicks_by_cabin on public.cabin_clicks (cabin_id, clicked_at);

alter table public.newsletter_signups enable row level security;
alter table public.cabin_clicks enable row level security;

revoke all on public.newsletter_signups, public.cabin_clicks from anon, authenticated;
grant insert (email, signup_source) on public.newsletter_signups to anon, authenticated;
grant select, insert, update, delete on public.newsletter_signups, public.cabin_clicks to service_role;

create policy "anyone may sign up" on public.newsletter_signups
  for insert to anon, authenticated
  with check (signup_source is null or signup_source = 'footer');
