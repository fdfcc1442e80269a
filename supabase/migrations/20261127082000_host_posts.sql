-- The console's articles and events: written, scheduled, published, and shared as a draft by a secret link.

create table public.post_links (
  post_id uuid primary key references public.posts (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null default now()
);

comment on table public.post_links is 'The secret link that shows an unpublished post, at most one per post.';
comment on column public.post_links.token_hash is 'SHA-256 of the token in the link, which isn''t stored.';

create function public.post_state(p_published_at timestamptz, p_now timestamptz)
returns text language sql immutable set search_path = '' as $$
  select case when p_published_at is null then 'draft' when p_published_at <= p_now then 'published'
    else 'scheduled' end;
$$;

comment on function public.post_state is 'draft, scheduled or published.';

create function public.post_facts(p_post public.posts)
returns jsonb language sql immutable set search_path = '' as $$
  select to_jsonb(p_post)
    - array['id', 'word_count', 'published_at', 'announced_at', 'updated_at', 'created_at'];
$$;

comment on function public.post_facts is 'Everything the console edits of a post, by the keys of host_save_post.';

create function public.post_lacks(p_post public.posts)
returns text[] language sql immutable set search_path = '' as $$
  select array(
    select x.part
    from (values
      (1, 'excerpt', length(p_post.excerpt) >= 20),
      (2, 'body_markdown', trim(p_post.body_markdown) <> ''),
      (3, 'hero_image_url', p_post.hero_image_url <> ''),
      (4, 'event_from', p_post.kind <> 'event' or p_post.event_from is not null or p_post.usual_from is not null),
      (5, 'event_to', p_post.kind <> 'event' or p_post.event_to is not null or p_post.usual_to is not null),
      (6, 'event_place', p_post.kind <> 'event' or p_post.event_place is not null),
      (7, 'usual_from', p_post.kind <> 'event' or p_post.usual_from is not null or p_post.usual_to is null),
      (8, 'usual_to', p_post.kind <> 'event' or p_post.usual_to is not null or p_post.usual_from is null),
      (9, 'usual_when', p_post.kind <> 'event' or p_post.usual_when is not null or p_post.usual_from is null),
      (10, 'event_town', p_post.kind <> 'event' or p_post.event_town is not null or p_post.usual_from is null)
    ) as x(place, part, has)
    where not x.has order by x.place
  );
$$;

comment on function public.post_lacks is 'The keys of post_facts that a post needs for publishing and lacks.';

create function public.audited_post(p_facts jsonb)
returns jsonb language sql immutable set search_path = '' as $$
  select case when p_facts ? 'body_markdown'
    then p_facts - 'body_markdown' || jsonb_build_object('body_characters', length(p_facts ->> 'body_markdown'))
    else p_facts end;
$$;

comment on function public.audited_post is 'The facts of a post for the audit log, with only the length of the text.';

create function public.free_post_slug(p_title text)
returns text language sql stable set search_path = '' as $$
  with base as (
    select coalesce(nullif(trim(both '-' from left(regexp_replace(lower(p_title), '[^a-z0-9]+', '-', 'g'), 70)), ''),
      'note') as slug
  )
  select case when n = 1 then b.slug else b.slug || '-' || n end
  from base b cross join generate_series(1, 10000) n
  where not exists (
    select from public.posts p where p.slug = case when n = 1 then b.slug else b.slug || '-' || n end
    union all
    select from public.post_old_slugs o where o.slug = case when n = 1 then b.slug else b.slug || '-' || n end
  )
  order by n limit 1;
$$;

comment on function public.free_post_slug is 'A slug made from the title that no post has and none redirects from.';

create function public.require_post_slug(p_id uuid, p_slug text)
returns void language plpgsql stable set search_path = '' as $$
declare
  v_title text;
begin
  if exists (select from public.posts p where p.slug = p_slug and p.id is distinct from p_id) then
    perform public.refuse('known_post_slug');
  end if;
  select p.title into v_title from public.post_old_slugs o join public.posts p on p.id = o.post_id
  where o.slug = p_slug and p.id is distinct from p_id;
  if found then
    perform public.refuse('redirected_slug', jsonb_build_object('title', v_title));
  end if;
end;
$$;

comment on function public.require_post_slug is 'Refuses a slug that another post has or redirects from.';

create function public.locked_post(p_id uuid)
returns public.posts language plpgsql set search_path = '' as $$
declare
  v_post public.posts;
begin
  select * into v_post from public.posts p where p.id = p_id for update;
  if not found then
    perform public.refuse('unknown_post');
  end if;
  return v_post;
end;
$$;

comment on function public.locked_post is 'A post under its lock; refused when it doesn''t exist.';

create function public.changed_post(p_post public.posts, p_changes jsonb)
returns public.posts language plpgsql stable set search_path = '' as $$
declare
  v_new public.posts;
begin
  if exists (
    select from jsonb_each(p_changes) e
    where e.key in ('topics', 'related_cabin_slugs', 'related_post_slugs', 'event_areas')
      and jsonb_typeof(e.value) is distinct from 'array'
  ) then
    perform public.refuse('bad_change');
  end if;
  v_new := jsonb_populate_record(p_post, p_changes);
  if not coalesce(
    public.is_line(v_new.title) and public.is_line(v_new.excerpt) and public.is_line(v_new.author)
      and public.is_line(v_new.hero_alt)
    and coalesce(public.is_line(v_new.event_place), true) and coalesce(public.is_line(v_new.usual_when), true)
    and coalesce(public.is_line(v_new.event_town), true) and coalesce(public.is_line(v_new.event_pin), true)
    and coalesce(public.is_line(v_new.event_warning), true)
    and (v_new.hero_image_url = '' or v_new.hero_image_url like '/images/%'
      and public.is_picture_url(v_new.hero_image_url, v_new.id))
    and public.are_lines(v_new.related_cabin_slugs, 6, 80) and public.are_lines(v_new.related_post_slugs, 6, 80)
    and public.are_lines(v_new.event_areas, 8, 60), false
  ) then
    perform public.refuse('bad_change');
  end if;
  return v_new;
exception when data_exception then
  perform public.refuse('bad_change');
end;
$$;

comment on function public.changed_post is
  'Applies changes as host_save_post takes them to a post; the table has the limits of their lengths.';

create function public.post_changed_by(p_id uuid)
returns jsonb language sql stable set search_path = '' as $$
  -- The audit log keeps only the length of a text.
  select jsonb_strip_nulls(c.by || jsonb_build_object('body_markdown', c.by -> 'body_characters')) - 'body_characters'
  from (select public.changed_by('save_post', array(
    select p.slug from public.posts p where p.id = p_id
    union all
    select o.slug from public.post_old_slugs o where o.post_id = p_id
  )) as by) c;
$$;

comment on function public.post_changed_by is 'Who last changed each fact of the post, among its last 50 changes.';

create function public.host_posts(p_search jsonb default '{}')
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_text text := lower(trim(coalesce(p_search ->> 'text', '')));
  v_kind text := p_search ->> 'kind';
  v_state text := p_search ->> 'state';
  v_offset integer := case when p_search ->> 'offset' ~ '^\d{1,6}$' then (p_search ->> 'offset')::integer else 0 end;
begin
  perform public.require_staff('edits_shop');
  return (
    with found as materialized (
      select p.id, public.post_state(p.published_at, now()) as state, coalesce(p.published_at, p.updated_at) as at
      from public.posts p
      where (v_text = '' or position(v_text in lower(p.title || ' ' || p.slug)) > 0)
        and (v_kind is null or p.kind = v_kind)
    ),
    chosen as materialized (
      select f.* from found f where v_state is null or f.state = v_state
    ),
    page as materialized (
      select x.*, array_position(array['draft', 'scheduled', 'published'], x.state) as rank
      from chosen x order by rank, x.at desc, x.id limit 50 offset v_offset
    )
    select jsonb_build_object(
      'total', (select count(*) from chosen),
      'counts', (select coalesce(jsonb_object_agg(s.state, s.n), '{}') from (select f.state, count(*) as n from found f
        group by f.state) s),
      'posts', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', p.id, 'kind', p.kind, 'slug', p.slug, 'title', p.title, 'state', g.state,
            'picture', nullif(p.hero_image_url, ''),
          'published_at', p.published_at, 'updated_at', p.updated_at, 'event_from', p.event_from,
          'event_to', p.event_to, 'usual_when', p.usual_when
        ) order by g.rank, g.at desc, g.id), '[]')
        from page g join public.posts p on p.id = g.id
      )
    )
  );
end;
$$;

comment on function public.host_posts is
  'Fifty posts of {text, kind, state, offset}: drafts, then scheduled, then published ones, newest first; with their '
  'number, in all and by state.';

create function public.host_post(p_key text)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_post public.posts;
begin
  perform public.require_staff('edits_shop');
  select * into v_post from public.posts p
  where p.slug = p_key or p.id::text = p_key or p.id = (select o.post_id from public.post_old_slugs o
    where o.slug = p_key)
  order by p.slug = p_key desc, p.id::text = p_key desc limit 1;
  if not found then
    perform public.refuse('unknown_post');
  end if;
  return jsonb_build_object(
    'id', v_post.id, 'state', public.post_state(v_post.published_at, now()), 'published_at', v_post.published_at,
    'updated_at', v_post.updated_at, 'created_at', v_post.created_at,
    'facts', public.post_facts(v_post), 'lacks', public.post_lacks(v_post),
      'changed_by', public.post_changed_by(v_post.id),
    'old_slugs', array(select o.slug from public.post_old_slugs o where o.post_id = v_post.id
      order by o.replaced_at desc, o.slug),
    'link_made_at', (select l.made_at from public.post_links l where l.post_id = v_post.id),
    'cabins', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'title', c.title) order by c.display_order, c.id),
        '[]')
      from public.cabins c where c.live or c.slug = any (v_post.related_cabin_slugs)
    )
  );
end;
$$;

comment on function public.host_post is
  'A post with everything that is edited, found by its slug, a former one or its id. cabins: those it may link to.';

create function public.host_add_post(p_post jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_post public.posts;
begin
  perform public.require_staff('edits_shop');
  if jsonb_typeof(p_post) is distinct from 'object' or p_post - array['kind', 'title', 'author'] <> '{}'
    or not p_post ?& array['kind', 'title', 'author'] then
    perform public.refuse('bad_change');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('post slugs', 0));
  begin
    if (select count(*) >= 5000 from public.posts) then
      perform public.refuse('too_many_posts', '{"most": 5000}');
    end if;
    if not coalesce(public.is_line(p_post ->> 'title') and public.is_line(p_post ->> 'author'), false) then
      perform public.refuse('bad_change');
    end if;
    insert into public.posts (kind, slug, title, author)
    values (p_post ->> 'kind', public.free_post_slug(p_post ->> 'title'), p_post ->> 'title', p_post ->> 'author')
    returning * into v_post;
  exception when check_violation or not_null_violation or data_exception then
    perform public.refuse('bad_change');
  end;
  perform public.write_audit('add_post', v_post.slug, null, p_post);
  return jsonb_build_object('id', v_post.id, 'slug', v_post.slug);
end;
$$;

comment on function public.host_add_post is 'Adds a draft of {kind, title, author}, with a slug made from its title.';

create function public.host_save_post(p_id uuid, p_changes jsonb, p_seen jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_post public.posts;
  v_new public.posts;
  v_facts jsonb;
  v_changed text[];
begin
  perform public.require_staff('edits_shop');
  perform public.require_seen_changes(p_changes, p_seen);
  if p_changes ? 'slug' then
    perform pg_advisory_xact_lock(hashtextextended('post slugs', 0));
  end if;
  v_post := public.locked_post(p_id);
  v_facts := public.post_facts(v_post);
  if exists (select from jsonb_object_keys(p_changes) k where not v_facts ? k) then
    perform public.refuse('bad_change');
  end if;
  v_changed := public.changed_since(v_facts, p_seen, p_changes);
  if cardinality(v_changed) > 0 then
    perform public.refuse('post_changed', jsonb_build_object('fields', v_changed));
  end if;
  v_new := public.changed_post(v_post, p_changes);
  if p_changes ? 'slug' then
    perform public.require_post_slug(p_id, v_new.slug);
  end if;
  if v_post.published_at is not null and cardinality(public.post_lacks(v_new)) > 0 then
    perform public.refuse('post_not_ready', jsonb_build_object('missing', public.post_lacks(v_new)));
  end if;
  begin
    update public.posts p set
      kind = v_new.kind, slug = v_new.slug, title = v_new.title, excerpt = v_new.excerpt,
        body_markdown = v_new.body_markdown,
      hero_image_url = v_new.hero_image_url, hero_alt = v_new.hero_alt, hero_focus_x = v_new.hero_focus_x,
      hero_focus_y = v_new.hero_focus_y, author = v_new.author, event_from = v_new.event_from,
        event_to = v_new.event_to,
      event_place = v_new.event_place, event_url = v_new.event_url, usual_from = v_new.usual_from,
      usual_to = v_new.usual_to, usual_when = v_new.usual_when, event_town = v_new.event_town,
      event_pin = v_new.event_pin, event_warning = v_new.event_warning, event_areas = v_new.event_areas,
      related_cabin_slugs = v_new.related_cabin_slugs, related_post_slugs = v_new.related_post_slugs,
      topics = v_new.topics
    where p.id = p_id;
  exception
    when unique_violation then perform public.refuse('known_post_slug');
    when check_violation or not_null_violation or data_exception then perform public.refuse('bad_change');
  end;
  perform public.write_audit('save_post', v_facts ->> 'slug',
    public.audited_post((select jsonb_object_agg(k, v_facts -> k) from jsonb_object_keys(p_changes) k)),
    public.audited_post(p_changes));
  return jsonb_build_object('slug', v_new.slug);
end;
$$;

comment on function public.host_save_post is
  'Changes facts of a post, each a key of post_facts. p_seen: the values the form showed under the same keys; a fact '
  'that has changed since is refused as post_changed with its fields. A public or scheduled post must stay complete.';

create function public.host_publish_post(p_id uuid, p_at timestamptz default null)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_post public.posts;
  v_at timestamptz := coalesce(p_at, now());
begin
  perform public.require_staff('edits_shop');
  v_post := public.locked_post(p_id);
  if cardinality(public.post_lacks(v_post)) > 0 then
    perform public.refuse('post_not_ready', jsonb_build_object('missing', public.post_lacks(v_post)));
  elsif p_at <= now() then
    perform public.refuse('post_time_past');
  elsif v_at > now() + interval '2 years' then
    perform public.refuse('too_far');
  end if;
  if v_post.published_at > now() or v_post.published_at is null or p_at is not null then
    update public.posts p set published_at = v_at where p.id = p_id;
    perform public.write_audit(case when p_at is null then 'publish_post' else 'schedule_post' end, v_post.slug,
      to_jsonb(v_post.published_at), to_jsonb(v_at));
  end if;
  return jsonb_build_object('slug', v_post.slug);
end;
$$;

comment on function public.host_publish_post is
  'Publishes a post at a future time, or at once without one. A public post with a future time is hidden until then.';

create function public.host_unpublish_post(p_id uuid)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_post public.posts;
begin
  perform public.require_staff('edits_shop');
  v_post := public.locked_post(p_id);
  if v_post.published_at is not null then
    update public.posts p set published_at = null where p.id = p_id;
    perform public.write_audit('unpublish_post', v_post.slug, to_jsonb(v_post.published_at), null);
  end if;
  return jsonb_build_object('slug', v_post.slug);
end;
$$;

comment on function public.host_unpublish_post is 'Turns a public or scheduled post into a draft.';

create function public.host_delete_post(p_id uuid)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_post public.posts;
begin
  perform public.require_staff('edits_shop');
  v_post := public.locked_post(p_id);
  delete from public.posts p where p.id = p_id;
  perform public.write_audit('delete_post', v_post.slug,
    public.audited_post(public.post_facts(v_post)) || jsonb_build_object('published_at', v_post.published_at), null);
  return jsonb_build_object('slug', v_post.slug);
end;
$$;

comment on function public.host_delete_post is 'Deletes a post, with its redirects and its secret link.';

create function public.host_share_post(p_id uuid, p_token_hash text)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_post public.posts;
begin
  perform public.require_staff('edits_shop');
  v_post := public.locked_post(p_id);
  begin
    insert into public.post_links as l (post_id, token_hash) values (p_id, p_token_hash)
    on conflict (post_id) do update set token_hash = excluded.token_hash, made_at = now();
  exception when integrity_constraint_violation then
    perform public.refuse('bad_change');
  end;
  perform public.write_audit('share_post', v_post.slug, null, null);
  return jsonb_build_object('slug', v_post.slug);
end;
$$;

comment on function public.host_share_post is
  'Shares the post by a secret link, by the SHA-256 of its token; a former link ends.';

create function public.host_unshare_post(p_id uuid)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_post public.posts;
begin
  perform public.require_staff('edits_shop');
  v_post := public.locked_post(p_id);
  delete from public.post_links l where l.post_id = p_id;
  if found then
    perform public.write_audit('unshare_post', v_post.slug, null, null);
  end if;
  return jsonb_build_object('slug', v_post.slug);
end;
$$;

comment on function public.host_unshare_post is 'Ends the secret link of a post.';

create function public.host_free_post_slug(p_id uuid, p_slug text)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_post public.posts;
begin
  perform public.require_staff('edits_shop');
  v_post := public.locked_post(p_id);
  delete from public.post_old_slugs o where o.post_id = p_id and o.slug = p_slug;
  if found then
    perform public.write_audit('free_post_slug', v_post.slug, to_jsonb(p_slug), null);
  end if;
  return jsonb_build_object('slug', v_post.slug);
end;
$$;

comment on function public.host_free_post_slug is 'Removes a redirect, which frees the former slug for another post.';

alter table public.post_links enable row level security;
grant select on public.post_links to service_role;
grant execute on function
  public.post_state, public.post_facts, public.post_lacks, public.audited_post, public.free_post_slug,
    public.require_post_slug,
  public.locked_post, public.changed_post, public.post_changed_by
  to service_role;
grant execute on function
  public.host_posts, public.host_post, public.host_add_post, public.host_save_post, public.host_publish_post,
  public.host_unpublish_post, public.host_delete_post, public.host_share_post, public.host_unshare_post,
    public.host_free_post_slug
  to authenticated;
