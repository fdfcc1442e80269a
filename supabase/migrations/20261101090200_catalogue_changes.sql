-- Consequences of catalog changes: redirects from former slugs, updated_at, the rounded public location, and the
-- revalidation of the site's pages.

create table public.cabin_old_slugs (
  slug text primary key,
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  replaced_at timestamptz not null default now()
);

comment on table public.cabin_old_slugs is 'Former slugs of cabins; they redirect to the cabin''s page.';

create index cabin_old_slugs_by_cabin on public.cabin_old_slugs (cabin_id);

create function public.keep_old_slug() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into public.cabin_old_slugs (slug, cabin_id) values (old.slug, old.id)
  on conflict (slug) do update set cabin_id = excluded.cabin_id, replaced_at = now();
  -- A slug that is in use again doesn't redirect.
  delete from public.cabin_old_slugs where slug = new.slug;
  return new;
end;
$$;

comment on function public.keep_old_slug is 'Keeps the former slug of a renamed cabin for its redirect.';

create trigger keep_old_slug before update of slug on public.cabins
  for each row when (old.slug is distinct from new.slug) execute function public.keep_old_slug();

create table public.post_old_slugs (
  slug text primary key,
  post_id uuid not null references public.posts (id) on delete cascade,
  replaced_at timestamptz not null default now()
);

comment on table public.post_old_slugs is
  'Former slugs of articles and events that were public; they redirect to where the post is now.';

create index post_old_slugs_by_post on public.post_old_slugs (post_id);

create function public.keep_old_post_slug() returns trigger language plpgsql set search_path = '' as $$
begin
  if old.announced_at is not null or old.published_at <= now() then
    insert into public.post_old_slugs (slug, post_id) values (old.slug, old.id)
    on conflict (slug) do update set post_id = excluded.post_id, replaced_at = now();
  end if;
  -- A slug that is in use again doesn't redirect.
  delete from public.post_old_slugs where slug = new.slug;
  return new;
end;
$$;

comment on function public.keep_old_post_slug is
  'Keeps the former slug of a post for its redirect, once the post has been public.';

create trigger keep_old_slug before update of slug on public.posts
  for each row when (old.slug is distinct from new.slug) execute function public.keep_old_post_slug();

create function public.note_publication() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.published_at <= now() then
    new.announced_at := new.published_at;
  end if;
  return new;
end;
$$;

comment on function public.note_publication is
  'Records that a post written as public has notified the site; for scheduled posts the job publish-posts does so.';

create trigger note_publication before insert or update of published_at on public.posts
  for each row execute function public.note_publication();

create function public.announce_posts(p_now timestamptz default now())
returns integer language sql set search_path = '' as $$
  with due as (
    update public.posts p set announced_at = p.published_at
    where p.published_at <= p_now and p.announced_at is distinct from p.published_at
    returning 1
  )
  select count(*)::integer from due;
$$;

comment on function public.announce_posts is
  'Notifies the site of posts published since the last call; returns how many.';

create function public.touch_cabin() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

comment on function public.touch_cabin is 'Sets updated_at, because data that a page shows has changed.';

create trigger touch_post before update on public.posts
  for each row execute function public.touch_cabin();

create function public.touch_cabin_of_part() returns trigger language plpgsql set search_path = '' as $$
begin
  update public.cabins set updated_at = now() where id = coalesce(new.cabin_id, old.cabin_id);
  return null;
end;
$$;

comment on function public.touch_cabin_of_part is
  'Sets updated_at of the cabin whose photo, review, tour or deal has changed.';

create trigger touch_cabin after insert or update or delete on public.cabin_photos
  for each row execute function public.touch_cabin_of_part();
create trigger touch_cabin after insert or update or delete on public.cabin_reviews
  for each row execute function public.touch_cabin_of_part();
create trigger touch_cabin after insert or update or delete on public.cabin_tours
  for each row execute function public.touch_cabin_of_part();

create function public.touch_taxed_cabins() returns trigger language plpgsql set search_path = '' as $$
begin
  -- Only once per transaction, because rates of the same day are deleted, then inserted.
  update public.cabins c set updated_at = now()
  where coalesce(new.place, old.place) in ('*', lower(trim(c.city))) and c.updated_at <> now();
  return null;
end;
$$;

comment on function public.touch_taxed_cabins is
  'Sets updated_at of the cabins whose taxes have changed: rates are inserted and deleted, never updated.';

create trigger touch_taxed_cabins after insert or delete on public.tax_rates
  for each row execute function public.touch_taxed_cabins();

create function public.middle_of_cell(p_degrees numeric, p_step numeric)
returns numeric language sql immutable strict parallel safe set search_path = '' as $$
  select round(((floor(p_degrees::float8 / p_step::float8) + 0.5::float8) * p_step::float8)::numeric, 5);
$$;

comment on function public.middle_of_cell is
  'Degrees rounded to the public grid: the rule of public-location.ts in lib/domain.';

create function public.keep_exact_place() returns trigger language plpgsql set search_path = '' as $$
declare
  c_north constant numeric := 0.0027;
  c_east constant numeric := 0.0033;
  v_latitude numeric := public.middle_of_cell(new.latitude, c_north);
  v_longitude numeric := public.middle_of_cell(new.longitude, c_east);
begin
  -- A rounded location written back unchanged must not replace the exact one.
  if not exists (
    select from public.cabin_places p
    where p.cabin_id = new.id
      and (new.latitude, new.longitude)
        = (public.middle_of_cell(p.latitude, c_north), public.middle_of_cell(p.longitude, c_east))
  ) then
    insert into public.cabin_places (cabin_id, latitude, longitude) values (new.id, new.latitude, new.longitude)
    on conflict (cabin_id) do update set latitude = excluded.latitude, longitude = excluded.longitude;
  end if;
  if (new.latitude, new.longitude) is distinct from (v_latitude, v_longitude) then
    update public.cabins c set latitude = v_latitude, longitude = v_longitude where c.id = new.id;
  end if;
  return null;
end;
$$;

comment on function public.keep_exact_place is
  'Moves an exact location written to a cabin into cabin_places and keeps the rounded one.';

create trigger keep_exact_place after insert or update of latitude, longitude on public.cabins
  for each row execute function public.keep_exact_place();

create function public.notify_site(p_table text)
returns void language plpgsql security definer set search_path = '' as $$
declare
  v_told text := 'catalogue.told_' || p_table;
  v_site_url text;
  v_secret_key text;
begin
  -- Only once per transaction.
  if current_setting(v_told, true) = 'yes' then
    return;
  end if;
  perform set_config(v_told, 'yes', true);
  perform pg_notify('catalogue', p_table);
  if to_regproc('net.http_post') is null or to_regclass('vault.decrypted_secrets') is null then
    return;
  end if;
  select max(s.decrypted_secret) filter (where s.name = 'site_url'), max(s.decrypted_secret)
    filter (where s.name = 'secret_key')
  into v_site_url, v_secret_key
  from vault.decrypted_secrets s where s.name in ('site_url', 'secret_key');
  if v_site_url is not null and v_secret_key is not null then
    perform net.http_post(
      url := rtrim(v_site_url, '/') || '/api/revalidate',
      headers := jsonb_build_object('Content-Type', 'application/json', 'Authorization', 'Bearer ' || v_secret_key),
      body := jsonb_build_object('table', p_table)
    );
  end if;
exception when others then
  -- A failure here must not fail the edit; the site also polls for changes once a minute.
  raise warning 'The site was not told of a change: %', sqlerrm;
end;
$$;

comment on function public.notify_site is
  'Notifies the site to revalidate: by notify, and through pg_net where the vault holds site_url and secret_key.';

create function public.tell_site() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  v_changed boolean := true;
begin
  if tg_op = 'UPDATE' and tg_table_name <> 'areas' then
    -- View counts are excluded, because no page caches them.
    execute
      'select exists (select from changed c join former f using (id) where c.updated_at is distinct from f.updated_at)'
      into v_changed;
  end if;
  if v_changed then
    perform public.notify_site(tg_table_name);
  end if;
  return null;
end;
$$;

comment on function public.tell_site is 'Notifies the site of a table whose rows have changed.';

create trigger tell_site after insert or delete or truncate on public.cabins
  for each statement execute function public.tell_site();
create trigger tell_site_of_update after update on public.cabins
  referencing old table as former new table as changed
  for each statement execute function public.tell_site();
create trigger tell_site after insert or delete or truncate on public.tax_rates
  for each statement execute function public.tell_site();
-- Settings are inserted and deleted, never updated.
create trigger tell_site after insert or delete or truncate on public.shop_settings
  for each statement execute function public.tell_site();
create trigger tell_site after insert or update or delete or truncate on public.areas
  for each statement execute function public.tell_site();
create trigger tell_site after insert or delete or truncate on public.posts
  for each statement execute function public.tell_site();
create trigger tell_site after delete or truncate on public.post_old_slugs
  for each statement execute function public.tell_site();
create trigger tell_site_of_update after update on public.posts
  referencing old table as former new table as changed
  for each statement execute function public.tell_site();

-- A cache of the video service's responses, with a lease against concurrent requests.

create table public.video_embeds (
  video_id text primary key check (video_id ~ '^[0-9]{1,25}$'),
  html text check (length(html) between 1 and 20000),
  title text not null default '' check (length(title) <= 500),
  failure text check (length(failure) between 2 and 40),
  fresh_until timestamptz not null,
  claimed_until timestamptz,
  check (html is null or failure is null)
);

comment on table public.video_embeds is
  'The embed markup of short videos, or why there is none, from the service''s last response.';
comment on column public.video_embeds.html is 'Untrusted markup, only for a sandboxed frame.';
comment on column public.video_embeds.claimed_until is
  'The lease of the caller that is querying the service; all others wait.';

create index video_embeds_by_freshness on public.video_embeds (fresh_until);

create function public.find_video_embed(p_video_id text, p_now timestamptz default now())
returns table (html text, title text, failure text) language sql stable set search_path = '' as $$
  select v.html, v.title, v.failure from public.video_embeds v
  where v.video_id = p_video_id and v.fresh_until > p_now
    -- A row leased a moment after p_now has no response yet.
    and (v.html is not null or v.failure is not null);
$$;

comment on function public.find_video_embed is 'The cached response for a video while it is fresh.';

create function public.claim_video_embed(p_video_id text, p_seconds integer, p_now timestamptz default now())
returns boolean language plpgsql set search_path = '' as $$
declare
  v_claimed boolean;
begin
  insert into public.video_embeds as v (video_id, fresh_until, claimed_until)
  values (p_video_id, p_now, p_now + make_interval(secs => p_seconds))
  on conflict (video_id) do update set claimed_until = excluded.claimed_until
    where v.fresh_until <= p_now and coalesce(v.claimed_until, p_now) <= p_now
  returning true into v_claimed;
  return coalesce(v_claimed, false);
end;
$$;

comment on function public.claim_video_embed is
  'True for the one caller that may query the service now; false while a response is fresh or another caller has the '
  'lease.';

create function public.keep_video_embed(
  p_video_id text, p_seconds integer, p_html text default null, p_title text default '', p_failure text default null,
  p_now timestamptz default now()
)
returns void language sql set search_path = '' as $$
  update public.video_embeds
  set html = p_html, title = p_title, failure = p_failure,
      fresh_until = p_now + make_interval(secs => p_seconds), claimed_until = null
  where video_id = p_video_id;
$$;

comment on function public.keep_video_embed is 'Caches a response for the given seconds.';

alter table public.cabin_old_slugs enable row level security;
alter table public.post_old_slugs enable row level security;
alter table public.video_embeds enable row level security;

grant select on public.cabin_old_slugs, public.post_old_slugs to anon, authenticated;
grant select, insert, update, delete on public.cabin_old_slugs, public.post_old_slugs,
  public.video_embeds to service_role;
grant execute on function
  public.keep_old_slug, public.keep_old_post_slug, public.note_publication, public.announce_posts, public.touch_cabin,
    public.touch_cabin_of_part, public.touch_taxed_cabins, public.middle_of_cell,
  public.keep_exact_place, public.notify_site, public.tell_site, public.find_video_embed, public.claim_video_embed,
    public.keep_video_embed
  to service_role;

create policy "old slugs of live cabins are public" on public.cabin_old_slugs
  for select to anon, authenticated
  using (exists (select 1 from public.cabins c where c.id = cabin_id and c.live));

create policy "old slugs of published posts are public" on public.post_old_slugs
  for select to anon, authenticated
  using (exists (select 1 from public.posts p where p.id = post_id and p.published_at <= now()));
