-- The console adds, edits and publishes cabins. A draft may be incomplete; cabin_checklist has the requirements of a
-- live cabin.

create function public.cabin_state(p_live boolean, p_archived_at timestamptz, p_first_live_at timestamptz)
returns text language sql immutable set search_path = '' as $$
  select case when p_live then 'live' when p_archived_at is not null then 'archived'
              when p_first_live_at is null then 'draft' else 'offline' end;
$$;

comment on function public.cabin_state is 'draft (never published), live, offline or archived.';

create function public.has_tax_place(p_city text)
returns boolean language sql stable set search_path = '' as $$
  select exists (select from public.tax_rates r where r.place = lower(trim(p_city)) and r.place <> '*'
    and r.from_date <= current_date);
$$;

comment on function public.has_tax_place is 'Whether the place has its own tax rates.';

create function public.cabin_checklist(p_cabin_id uuid, p_now timestamptz)
returns table (item text, done boolean, count integer) language sql stable set search_path = '' as $$
  with cabin as (
    select c.*, (p_now at time zone c.timezone)::date as today from public.cabins c where c.id = p_cabin_id
  ),
  pictures as (
    select n.described, n.untold from public.count_pictures(p_cabin_id) n
  ),
  nights as (
    select count(*)::integer as n from cabin c join public.cabin_calendar k on k.cabin_id = c.id
    where k.open and k.day between c.today and public.calendar_end(c.today)
  ),
  shop as materialized (
    select public.missing_shop_facts() as missing, public.is_another_shop() as is_another
  )
  select x.item, x.done, x.count
  from cabin c cross join pictures p cross join nights n cross join shop s
  left join public.cabin_arrivals a on a.cabin_id = c.id
  cross join lateral (
    values
    (1, 'words', length(c.short_desc) >= 20 and length(c.long_desc) >= 20, null),
    (2, 'beds', jsonb_array_length(c.bed_types) > 0, null),
    (3, 'photos', p.described + p.untold >= 8, p.described + p.untold),
    (4, 'photo_texts', p.described > 0 and p.untold = 0, p.untold),
    (5, 'nights', n.n > 0, n.n),
    (6, 'place', c.located and c.elevation_ft <> 0, null),
    (7, 'address', a.address is not null, null),
    (8, 'cancellation', c.free_cancel_days is not null, c.free_cancel_days::integer),
    (9, 'taxes', public.has_tax_place(c.city), null)
    union all
    -- Only an example cabin in the example shop needs no page texts of the host's own.
    select 9 + f.place, f.key, c.is_example and not s.is_another or f.key <> all (s.missing), null
    from unnest(public.own_shop_facts()) with ordinality f(key, place)
  ) as x(position, item, done, count)
  order by x.position;
$$;

comment on function public.cabin_checklist is
  'The requirements for publishing a cabin, and whether each is met. count: pictures, pictures without text, open '
  'nights, days of free cancellation.';

create function public.amenity_keys(p_amenities jsonb, p_value boolean)
returns text[] language sql immutable set search_path = '' as $$
  -- Two of the ten have a second spelling.
  select array(
    select distinct case e.key when 'firepit' then 'fire_pit' when 'arcade' then 'game_room' else e.key end as key
    from jsonb_each(p_amenities) e where e.value = to_jsonb(p_value) order by 1
  );
$$;

comment on function public.amenity_keys is 'The amenities that are true, or false, each in its first spelling.';

create function public.told_amenities(p_amenities jsonb, p_of jsonb)
returns jsonb language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(k, case
    when k = any (public.amenity_keys(p_amenities, true)) then 'has'
    when k = any (public.amenity_keys(p_amenities, false)) then 'lacks' else 'unsaid' end), '{}')
  from jsonb_object_keys(case when jsonb_typeof(p_of) = 'object' then p_of else '{}' end) k;
$$;

comment on function public.told_amenities is 'The state of the amenities that p_of names: has, lacks or unsaid.';

create function public.area_middle(p_area text, out latitude numeric, out longitude numeric)
returns setof record language sql stable set search_path = '' as $$
  select a.latitude, a.longitude from public.areas a where a.slug = p_area;
$$;

comment on function public.area_middle is
  'The middle of an area: a new cabin''s location until one is chosen, and the point a chosen location must be near.';

create function public.cabin_facts(p_cabin_id uuid)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'slug', c.slug, 'title', c.title, 'short_desc', c.short_desc, 'long_desc', c.long_desc, 'city', c.city,
      'area', c.area,
    'max_guests', c.max_guests, 'bedrooms', c.bedrooms, 'baths', c.baths, 'bed_types', c.bed_types,
    'has', public.amenity_keys(c.amenities, true), 'lacks', public.amenity_keys(c.amenities, false),
      'own_amenities', c.own_amenities,
    'mountain_facts', c.mountain_facts, 'house_rules', c.house_rules, 'cleaning_fee', c.cleaning_fee,
      'pet_fee', c.pet_fee, 'max_pets', c.max_pets,
    'surcharge_percent', c.mountain_mama_nightly_surcharge, 'free_cancel_days', c.free_cancel_days,
    'check_in_time', to_char(c.check_in_time, 'HH24:MI'), 'check_out_time', to_char(c.check_out_time, 'HH24:MI'),
    'place', case when c.located then jsonb_build_object('latitude', p.latitude, 'longitude', p.longitude) end,
    'elevation_ft', c.elevation_ft, 'video_tour_url', c.video_tour_url, 'tiktok_ids', c.tiktok_ids,
    'mountain_mama_review', c.mountain_mama_review, 'featured', c.featured,
    'address', a.address, 'directions', a.directions, 'door_kind', coalesce(a.door_kind, 'none'),
      'door_code', a.door_code,
    'door_note', a.door_note, 'wifi_name', a.wifi_name, 'wifi_password', a.wifi_password, 'parking', a.parking,
    'manual', a.manual, 'opens_hours_before', coalesce(a.opens_hours_before, 24)
  )
  from public.cabins c
  left join public.cabin_places p on p.cabin_id = c.id
  left join public.cabin_arrivals a on a.cabin_id = c.id
  where c.id = p_cabin_id;
$$;

comment on function public.cabin_facts is
  'Everything the console edits of a cabin, by the keys of host_save_cabin. has and lacks: its amenities that are '
  'true and false; place: the exact location, null until one is chosen.';

create function public.host_cabins(p_search jsonb default '{}')
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_text text := lower(trim(coalesce(p_search ->> 'text', '')));
  v_state text := p_search ->> 'state';
  v_offset integer := case when p_search ->> 'offset' ~ '^\d{1,6}$' then (p_search ->> 'offset')::integer else 0 end;
begin
  perform public.require_staff('edits_shop');
  return (
    with found as materialized (
      select c.id, public.cabin_state(c.live, c.archived_at, c.first_live_at) as state, c.display_order
      from public.cabins c
      where v_text = '' or position(v_text in lower(c.title || ' ' || c.city || ' ' || c.slug)) > 0
    ),
    chosen as materialized (
      select f.id, f.state, f.display_order from found f
      where case when v_state is null then f.state <> 'archived' else f.state = v_state end
    ),
    page as materialized (
      select x.* from chosen x order by x.display_order, x.id limit 50 offset v_offset
    )
    select jsonb_build_object(
      'total', (select count(*) from chosen),
      'counts', (select coalesce(jsonb_object_agg(s.state, s.n), '{}') from (select f.state, count(*) as n from found f
        group by f.state) s),
      'cabins', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'slug', c.slug, 'title', c.title, 'city', c.city, 'state', p.state, 'picture', nullif(c.hero_image_url, ''),
          'next_arrival', (
            select min(o.check_in) from public.occupancies o
            where o.cabin_id = c.id and o.released_at is null and o.kind = 'booking' and o.check_in >= t.today
          ),
          'open_until', (
            select max(k.day) from public.cabin_calendar k where k.cabin_id = c.id and k.open and k.day >= t.today
              and isfinite(k.day)
          ),
          'missing', (select coalesce(jsonb_agg(i.item), '[]') from public.cabin_checklist(c.id, now()) i
            where not i.done),
          'photos', (select i.count from public.cabin_checklist(c.id, now()) i where i.item = 'photos')
        ) order by p.display_order, p.id), '[]')
        from page p join public.cabins c on c.id = p.id
        cross join lateral (select (now() at time zone c.timezone)::date as today) t
      )
    )
  );
end;
$$;

comment on function public.host_cabins is
  'Fifty cabins of {text, state, offset} in the order of the public lists, archived ones only for that state; with '
  'their number, in all and by state.';

create function public.cabin_changed_by(p_cabin_id uuid)
returns jsonb language sql stable set search_path = '' as $$
  -- A change is recorded under the slug the cabin had then. Several people's changes of amenities share one key, so
  -- who changed which isn't known.
  select public.changed_by('save_cabin', array(
    select c.slug from public.cabins c where c.id = p_cabin_id
    union all
    select o.slug from public.cabin_old_slugs o where o.cabin_id = p_cabin_id
  )) - 'amenities';
$$;

comment on function public.cabin_changed_by is
  'Who last changed each fact of the cabin, among its last 50 changes; excludes amenities.';

create function public.host_cabin(p_slug text)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_cabin public.cabins;
begin
  perform public.require_staff('edits_shop');
  select * into v_cabin from public.cabins c
  where c.slug = p_slug or c.id = (select o.cabin_id from public.cabin_old_slugs o where o.slug = p_slug)
  order by c.slug = p_slug desc limit 1;
  if not found then
    perform public.refuse('unknown_cabin');
  end if;
  return jsonb_build_object(
    'id', v_cabin.id, 'slug', v_cabin.slug, 'title', v_cabin.title,
      'state', public.cabin_state(v_cabin.live, v_cabin.archived_at, v_cabin.first_live_at),
    'facts', public.cabin_facts(v_cabin.id), 'changed_by', public.cabin_changed_by(v_cabin.id),
    'checklist', (select jsonb_agg(to_jsonb(i)) from public.cabin_checklist(v_cabin.id, now()) i),
    'offered_amenities', (select coalesce(jsonb_agg(to_jsonb(o)), '[]')
      from public.own_amenities_elsewhere(v_cabin.id) o),
    'old_slugs', array(select o.slug from public.cabin_old_slugs o where o.cabin_id = v_cabin.id
      order by o.replaced_at desc, o.slug),
    'stays_to_come', public.stays_to_come(v_cabin.id, now()),
    'drawings', case when public.can('manages_staff') and public.shown_picture_kind() = 'drawings'
      and public.cabin_picture_kind(v_cabin.id) = 'photographs' then public.replace_drawings_plan() end,
    'application_id', (
      select a.id from public.owner_applications a where a.cabin_id = v_cabin.id and public.can('serves_guests')
    )
  );
end;
$$;

create function public.stays_to_come(p_cabin_id uuid, p_now timestamptz)
returns bigint language sql stable set search_path = '' as $$
  select count(*) from public.occupancies o join public.cabins c on c.id = o.cabin_id
  where o.cabin_id = p_cabin_id and o.released_at is null and o.kind in ('booking', 'hold', 'imported')
    and o.check_out > (p_now at time zone c.timezone)::date;
$$;

comment on function public.stays_to_come is
  'The number of stays of the cabin that haven''t ended: bookings, holds, and those on other platforms.';
comment on function public.host_cabin is 'A cabin with everything that is edited, found by its slug or a former one.';

create function public.host_preview_cabin(p_slug text)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_cabin public.cabins;
begin
  perform public.require_staff('edits_shop');
  select * into v_cabin from public.cabins c where c.slug = p_slug;
  if not found then
    perform public.refuse('unknown_cabin');
  end if;
  return to_jsonb(v_cabin) || jsonb_build_object(
    'cabin_photos', (
      select coalesce(jsonb_agg(to_jsonb(p)), '[]') from public.cabin_photos p
      where p.cabin_id = v_cabin.id and trim(p.description) <> '' and p.kind = public.cabin_picture_kind(v_cabin.id)
    ),
    'cabin_reviews', (
      select coalesce(jsonb_agg(to_jsonb(r) || jsonb_build_object('cabin_review_texts', to_jsonb(t),
        'cabin_review_photos', (
        select coalesce(jsonb_agg(to_jsonb(p)), '[]') from public.cabin_review_photos p where p.review_id = r.id
      ))), '[]')
      from public.cabin_reviews r left join public.cabin_review_texts t on t.review_id = r.id
      where r.cabin_id = v_cabin.id and r.visible
    ),
    'cabin_voices', public.voice_of(v_cabin.id)
  );
end;
$$;

comment on function public.host_preview_cabin is
  'The row of a cabin, live or not, with the pictures, reviews and voice that visitors see or would see.';

create function public.free_slug(p_title text)
returns text language sql stable set search_path = '' as $$
  with base as (
    select coalesce(nullif(trim(both '-' from left(regexp_replace(lower(p_title), '[^a-z0-9]+', '-', 'g'), 70)), ''),
      'cabin') as slug
  )
  select case when n = 1 then b.slug else b.slug || '-' || n end
  from base b cross join generate_series(1, 10000) n
  where not exists (
    select from public.cabins c where c.slug = case when n = 1 then b.slug else b.slug || '-' || n end
  ) and not exists (
    select from public.cabin_old_slugs o where o.slug = case when n = 1 then b.slug else b.slug || '-' || n end
  )
  order by n limit 1;
$$;

comment on function public.free_slug is 'A slug made from the title that no cabin has or had.';

create function public.are_possible_beds(p_beds jsonb)
returns boolean language sql immutable set search_path = '' as $$
  select coalesce(jsonb_typeof(p_beds) = 'array' and jsonb_array_length(p_beds) <= 60 and not exists (
    select from jsonb_array_elements(p_beds) b
    where case when jsonb_typeof(b) <> 'object' or jsonb_typeof(b -> 'count') <> 'number' then true
      else b - array['room', 'kind', 'count'] <> '{}' or not coalesce(
        length(b ->> 'room') between 1 and 40 and public.is_line(b ->> 'room')
        and b ->> 'kind' in ('king', 'queen', 'full', 'twin', 'bunk', 'sofa_bed')
        and (b ->> 'count')::numeric in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10), false) end
  ), false);
$$;

comment on function public.are_possible_beds is
  'Whether it is a list of {room, kind, count} as cabins.bed_types has it.';

create function public.are_lines(p_lines text[], p_most integer, p_longest integer)
returns boolean language sql immutable set search_path = '' as $$
  select cardinality(p_lines) <= p_most and not exists (
    select from unnest(p_lines) l where l is null or length(l) not between 1 and p_longest or not public.is_line(l)
  );
$$;

comment on function public.are_lines is
  'Whether these are at most so many lines of text, each no longer than the limit.';

create function public.are_possible_own_amenities(p_own jsonb)
returns boolean language sql immutable set search_path = '' as $$
  select coalesce(jsonb_array_length(p_own) <= 40 and not exists (
    select from jsonb_array_elements(p_own) a
    where case when jsonb_typeof(a) <> 'object' then true
      else a - array['group', 'label', 'has'] <> '{}' or not coalesce(
        jsonb_typeof(a -> 'has') = 'boolean' and jsonb_typeof(a -> 'label') = 'string'
        and length(a ->> 'label') between 1 and 60 and public.is_line(a ->> 'label')
        and a ->> 'label' = regexp_replace(trim(a ->> 'label'), '\s+', ' ', 'g')
        and a ->> 'group' in (
          'Kitchen', 'Heating and cooling', 'Bath and laundry', 'TV and games', 'Outdoors', 'Families', 'Pets',
          'Work and internet', 'Parking and access', 'Safety', 'Accessibility'
        ), false) end
  ) and (select count(*) = count(distinct lower(a ->> 'label')) from jsonb_array_elements(p_own) a), false);
$$;

comment on function public.are_possible_own_amenities is
  'Whether it is a list of {group, label, has} as in cabins.own_amenities, without duplicate labels. The groups are '
  'those of amenities.ts in lib/domain.';

create function public.are_possible_mountain_facts(p_facts jsonb)
returns boolean language sql immutable set search_path = '' as $$
  select coalesce(not exists (
    select from jsonb_array_elements(p_facts) f
    where case when jsonb_typeof(f) <> 'object' then true
      else f - array['topic', 'text', 'source', 'date'] <> '{}' or not coalesce(
        f ->> 'topic' in ('elevation', 'road', 'winter', 'spring', 'summer', 'fall', 'park', 'signal', 'noise', 'bears')
        and jsonb_typeof(f -> 'text') = 'string' and length(f ->> 'text') between 1 and 300
          and public.is_line(f ->> 'text')
        and jsonb_typeof(f -> 'source') = 'string' and length(f ->> 'source') between 1 and 120
          and public.is_line(f ->> 'source')
        and f ->> 'date' ~ '^\d{4}-\d{2}-\d{2}$' and (f ->> 'date')::date is not null, false) end
  ) and (select count(*) = count(distinct f ->> 'topic') from jsonb_array_elements(p_facts) f), false);
$$;

comment on function public.are_possible_mountain_facts is
  'Whether it is a list of {topic, text, source, date} as in cabins.mountain_facts, without duplicate topics.';

create function public.own_amenities_elsewhere(p_cabin_id uuid)
returns table ("group" text, label text) language sql stable set search_path = '' as $$
  select distinct a ->> 'group', a ->> 'label'
  from public.cabins c cross join jsonb_array_elements(c.own_amenities) a
  where c.id <> p_cabin_id order by 2;
$$;

comment on function public.own_amenities_elsewhere is 'The host''s own amenities that other cabins have or lack.';

create function public.require_own_amenities(p_cabin_id uuid, p_own jsonb)
returns void language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('own amenities', 0));
  if exists (
    select from jsonb_array_elements(p_own) a join public.own_amenities_elsewhere(p_cabin_id) o
      on lower(o.label) = lower(a ->> 'label')
    where (o.label, o."group") <> (a ->> 'label', a ->> 'group')
  ) then
    perform public.refuse('known_amenity');
  elsif (
    select count(*) from (select o.label from public.own_amenities_elsewhere(p_cabin_id) o
                          union select a ->> 'label' from jsonb_array_elements(p_own) a) x
  ) > 40 then
    perform public.refuse('too_many_amenities', '{"most": 40}');
  end if;
end;
$$;

comment on function public.require_own_amenities is
  'Refuses own amenities that another cabin has in another spelling or group, and more than 40 across all cabins.';

create function public.changed_cabin(p_cabin public.cabins, p_changes jsonb)
returns public.cabins language plpgsql stable set search_path = '' as $$
declare
  v_new public.cabins;
  v_kinds constant jsonb :=
    '{"bed_types": "array", "amenities": "object", "own_amenities": "array", "mountain_facts": "array", '
    '"house_rules": "array", "tiktok_ids": "array", "featured": "boolean"}';
begin
  if exists (
    select from jsonb_each(p_changes) e
    where v_kinds ? e.key and jsonb_typeof(e.value) is distinct from v_kinds ->> e.key
  ) then
    perform public.refuse('bad_change');
  end if;
  v_new := jsonb_populate_record(p_cabin, p_changes - array['amenities', 'place', 'surcharge_percent']);
  if p_changes ? 'surcharge_percent' then
    v_new.mountain_mama_nightly_surcharge := (p_changes ->> 'surcharge_percent')::numeric;
  end if;
  if p_changes ? 'bed_types' then
    v_new.beds := greatest(1, coalesce((
      select sum((b ->> 'count')::integer) from jsonb_array_elements(p_changes -> 'bed_types') b
    ), 1));
  end if;
  if exists (
    select from jsonb_each(p_changes -> 'amenities') e
    where e.key !~ '^[a-z][a-z0-9_]{1,39}$' or coalesce(e.value #>> '{}' not in ('has', 'lacks', 'unsaid'), true)
  ) then
    perform public.refuse('bad_change');
  elsif p_changes ? 'amenities' then
    v_new.amenities := coalesce((
      select jsonb_object_agg(x.key, x.value)
      from (
        select k as key, true as value from unnest(public.amenity_keys(p_cabin.amenities, true)) k
        where not (p_changes -> 'amenities') ? k
        union all
        select k, false from unnest(public.amenity_keys(p_cabin.amenities, false)) k
          where not (p_changes -> 'amenities') ? k
        union all
        select e.key, e.value = '"has"' from jsonb_each(p_changes -> 'amenities') e where e.value <> '"unsaid"'
      ) x
    ), '{}');
  end if;
  if p_changes ->> 'place' is not null then
    v_new.latitude := (p_changes -> 'place' ->> 'latitude')::numeric;
    v_new.longitude := (p_changes -> 'place' ->> 'longitude')::numeric;
    v_new.located := true;
  end if;
  if not coalesce(
    public.is_line(v_new.title) and public.is_line(v_new.short_desc) and length(v_new.long_desc) <= 8000
    and length(v_new.city) between 2 and 60 and public.is_line(v_new.city)
    and public.are_possible_beds(v_new.bed_types)
    and public.are_possible_own_amenities(v_new.own_amenities)
    and public.are_possible_mountain_facts(v_new.mountain_facts)
    and public.are_lines(v_new.house_rules, 30, 200)
    and cardinality(v_new.tiktok_ids) <= 6 and not exists (select from unnest(v_new.tiktok_ids) t
      where t !~ '^\d{1,25}$')
    and coalesce(length(v_new.video_tour_url) <= 500 and v_new.video_tour_url ~ '^(https://|/)', true)
    and coalesce(length(v_new.mountain_mama_review) between 1 and 400, true)
    and v_new.cleaning_fee <= 1000000 and coalesce(v_new.pet_fee <= 1000000, true)
    and v_new.beds <= 100 and v_new.bedrooms <= 40 and v_new.baths <= 40 and v_new.max_pets <= 20
    and v_new.elevation_ft between -300 and 15000
    and (select count(*) from jsonb_object_keys(v_new.amenities)) <= 200, false
  ) then
    perform public.refuse('bad_change');
  elsif p_changes ? 'place' and not exists (
    select from public.area_middle(v_new.area) m
    where abs(v_new.latitude - m.latitude) < 1 and abs(v_new.longitude - m.longitude) < 1
  ) then
    perform public.refuse('far_place');
  end if;
  return v_new;
exception when data_exception or check_violation or not_null_violation then
  perform public.refuse('bad_change');
end;
$$;

comment on function public.changed_cabin is
  'Applies changes as host_save_cabin takes them to a cabin; refuses values beyond its limits.';

create function public.host_save_cabin(p_cabin_id uuid, p_changes jsonb, p_seen jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_facts jsonb;
  v_changed text[];
  v_new public.cabins;
begin
  perform public.require_staff('edits_shop');
  perform public.require_seen_changes(p_changes, p_seen);
  perform public.lock_cabin(p_cabin_id);
  select * into v_new from public.cabins c where c.id = p_cabin_id for update;
  if not found then
    perform public.refuse('unknown_cabin');
  end if;
  v_facts := public.cabin_facts(p_cabin_id);
  v_facts := v_facts - array['has', 'lacks'] || jsonb_build_object('amenities', public.told_amenities(v_new.amenities,
    p_changes -> 'amenities'));
  if exists (select from jsonb_object_keys(p_changes) k where not v_facts ? k) then
    perform public.refuse('bad_change');
  end if;
  v_changed := array(
    select unnest(public.changed_since(v_facts, p_seen, p_changes - 'amenities'))
    union all
    -- Each amenity by itself, because two people may edit the list at once.
    select 'amenities' where public.changed_since(v_facts -> 'amenities', p_seen -> 'amenities',
      case when jsonb_typeof(p_changes -> 'amenities') = 'object' then p_changes -> 'amenities' end) <> '{}'
    order by 1
  );
  if cardinality(v_changed) > 0 then
    perform public.refuse('cabin_changed', jsonb_build_object('fields', v_changed));
  end if;
  v_new := public.changed_cabin(v_new, p_changes);
  if p_changes ? 'own_amenities' then
    perform public.require_own_amenities(p_cabin_id, v_new.own_amenities);
  end if;
  if p_changes ? 'slug' and exists (
    select from public.cabin_old_slugs o where o.slug = v_new.slug and o.cabin_id <> p_cabin_id
    union all
    select from public.cabins c where c.slug = v_new.slug and c.id <> p_cabin_id
  ) then
    perform public.refuse('known_slug');
  end if;
  begin
    update public.cabins c set
      slug = v_new.slug, title = v_new.title, short_desc = v_new.short_desc, long_desc = v_new.long_desc,
        city = v_new.city,
      area = v_new.area, max_guests = v_new.max_guests, bedrooms = v_new.bedrooms, baths = v_new.baths,
        beds = v_new.beds,
      bed_types = v_new.bed_types, amenities = v_new.amenities,
      own_amenities = v_new.own_amenities, mountain_facts = v_new.mountain_facts, house_rules = v_new.house_rules,
      cleaning_fee = v_new.cleaning_fee, pet_fee = v_new.pet_fee, max_pets = v_new.max_pets,
      mountain_mama_nightly_surcharge = v_new.mountain_mama_nightly_surcharge,
        free_cancel_days = v_new.free_cancel_days,
      check_in_time = v_new.check_in_time, check_out_time = v_new.check_out_time, elevation_ft = v_new.elevation_ft,
      video_tour_url = v_new.video_tour_url, tiktok_ids = v_new.tiktok_ids,
        mountain_mama_review = v_new.mountain_mama_review,
      featured = v_new.featured, located = v_new.located,
      -- An example the host has edited becomes her own.
      is_example = false
    where c.id = p_cabin_id;
    if p_changes ->> 'place' is not null then
      update public.cabins c set latitude = v_new.latitude, longitude = v_new.longitude where c.id = p_cabin_id;
    end if;
    perform public.save_arrival(p_cabin_id, p_changes);
  exception
    when unique_violation then perform public.refuse('known_slug');
    when check_violation or not_null_violation or foreign_key_violation
      or data_exception then perform public.refuse('bad_change');
  end;
  if v_new.live and exists (select from public.cabin_checklist(p_cabin_id, now()) i where not i.done
    and i.item in (select public.items_of(p_changes))) then
    perform public.refuse('not_ready', jsonb_build_object('missing', array(
      select i.item from public.cabin_checklist(p_cabin_id, now()) i where not i.done
        and i.item in (select public.items_of(p_changes))
    )));
  end if;
  perform public.write_audit('save_cabin', v_facts ->> 'slug',
    public.without_secrets((select jsonb_object_agg(k, v_facts -> k) from jsonb_object_keys(p_changes) k)),
    public.without_secrets(p_changes));
  return jsonb_build_object('slug', v_new.slug);
end;
$$;

create function public.items_of(p_changes jsonb)
returns setof text language sql immutable set search_path = '' as $$
  select x.item from (values
    ('short_desc', 'words'), ('long_desc', 'words'), ('bed_types', 'beds'), ('elevation_ft', 'place'),
      ('address', 'address'),
    ('city', 'taxes')
  ) as x(key, item) where p_changes ? x.key;
$$;

comment on function public.items_of is 'The items of cabin_checklist that these changes could undo.';
comment on function public.host_save_cabin is
  'Changes facts of a cabin, each a key of cabin_facts; amenities: {key: has, lacks or unsaid}. p_seen: the values '
  'the form showed under the same keys; a fact that has changed since is refused as cabin_changed with its fields. A '
  'live cabin must still meet the checklist.';

create function public.host_add_cabin(p_cabin jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_cabin public.cabins;
  v_id uuid := gen_random_uuid();
  v_slug text;
begin
  perform public.require_staff('edits_shop');
  if jsonb_typeof(p_cabin) is distinct from 'object'
    or p_cabin - array['title', 'city', 'area', 'max_guests', 'bedrooms', 'baths', 'nightly_rate'] <> '{}'
    or not p_cabin ?& array['title', 'city', 'area', 'max_guests', 'bedrooms', 'baths', 'nightly_rate'] then
    perform public.refuse('bad_change');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('rates', 0));
  begin
    v_cabin := jsonb_populate_record(null::public.cabins, p_cabin);
    v_slug := public.free_slug(v_cabin.title);
    insert into public.cabins (
      id, slug, title, short_desc, hero_image_url, city, area, beds, baths, bedrooms, max_guests, max_pets,
        nightly_rate,
      latitude, longitude, elevation_ft, located, timezone, free_cancel_days, display_order
    )
    select v_id, v_slug, v_cabin.title, '', '', v_cabin.city, v_cabin.area, greatest(1, v_cabin.bedrooms),
      v_cabin.baths,
           v_cabin.bedrooms, v_cabin.max_guests, 0, v_cabin.nightly_rate, m.latitude, m.longitude, 0, false,
           public.usual_timezone(), public.usual_cancel_days(),
           (select coalesce(max(c.display_order), 0) + 1 from public.cabins c)
    from public.area_middle(v_cabin.area) m;
    if not found then
      perform public.refuse('bad_change');
    end if;
    select * into v_cabin from public.cabins c where c.id = v_id;
    v_cabin := public.changed_cabin(v_cabin, '{}');
    perform public.write_first_rates(v_id, v_cabin.nightly_rate);
  exception
    when check_violation or not_null_violation or foreign_key_violation
      or data_exception then perform public.refuse('bad_change');
  end;
  perform public.write_audit('add_cabin', v_slug, null, p_cabin);
  return jsonb_build_object('slug', v_slug);
end;
$$;

create function public.write_first_rates(p_cabin_id uuid, p_base_cents integer)
returns void language plpgsql set search_path = '' as $$
begin
  perform public.lock_cabin(p_cabin_id);
  insert into public.rate_rules (
    cabin_id, base_cents, weekday_percents, weekday_min_stays, gap_nights, gap_percent, last_minute_days,
      last_minute_percent,
    window_days, notice_days, rolled_at
  )
  values (p_cabin_id, p_base_cents, array_fill(100, array[7]), array_fill(2, array[7]), 1, 100, 0, 100, 540, 1, now());
  perform public.write_rule_days(
    array(select r from public.rate_rules r where r.cabin_id = p_cabin_id), array(select s from public.rate_seasons s),
      now()
  );
end;
$$;

comment on function public.write_first_rates is
  'Gives a new cabin rules and their nights: one price on all weekdays, two nights at least, arrivals from tomorrow '
  'on. The caller holds the lock of the rates.';
comment on function public.host_add_cabin is
  'Adds a draft of {title, city, area, max_guests, bedrooms, baths, nightly_rate}, with 540 nights at that rate. '
  'nightly_rate: US cents.';

create function public.host_set_cabin_state(p_cabin_id uuid, p_state text)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_cabin public.cabins;
  v_state text;
  v_missing text[];
begin
  perform public.require_staff('edits_shop');
  perform public.lock_cabin(p_cabin_id);
  select * into v_cabin from public.cabins c where c.id = p_cabin_id for update;
  if not found then
    perform public.refuse('unknown_cabin');
  end if;
  v_state := public.cabin_state(v_cabin.live, v_cabin.archived_at, v_cabin.first_live_at);
  if p_state = 'live' then
    -- Locked against removal of a checklist setting until the transaction ends.
    lock table public.shop_settings in share mode;
    v_missing := array(select i.item from public.cabin_checklist(p_cabin_id, now()) i where not i.done);
    if cardinality(v_missing) > 0 then
      perform public.refuse('not_ready', jsonb_build_object('missing', v_missing));
    end if;
    perform public.cover_if_none(p_cabin_id);
  elsif p_state = 'archived' then
    if public.stays_to_come(p_cabin_id, now()) > 0 then
      perform public.refuse('stays_to_come', jsonb_build_object('count', public.stays_to_come(p_cabin_id, now())));
    end if;
  elsif p_state is distinct from 'offline' then
    perform public.refuse('bad_change');
  end if;
  if v_state <> p_state and not (p_state = 'offline' and v_state = 'draft') then
    update public.cabins c set
      live = p_state = 'live',
      archived_at = case when p_state = 'archived' then now() end,
      first_live_at = case when c.live or p_state = 'live' then coalesce(c.first_live_at, now())
        else c.first_live_at end
    where c.id = p_cabin_id
    returning * into v_cabin;
    perform public.write_audit('set_cabin_state', v_cabin.slug, to_jsonb(v_state),
      to_jsonb(public.cabin_state(v_cabin.live, v_cabin.archived_at, v_cabin.first_live_at)));
  end if;
  return jsonb_build_object('state', public.cabin_state(v_cabin.live, v_cabin.archived_at, v_cabin.first_live_at));
end;
$$;

comment on function public.host_set_cabin_state is
  'live: published, if it meets the checklist; offline: unlisted, or restored from the archive; archived: only '
  'without future stays. Bookings are unchanged.';

create function public.host_duplicate_cabin(p_cabin_id uuid)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_cabin public.cabins;
  v_from text;
begin
  perform public.require_staff('edits_shop');
  perform pg_advisory_xact_lock(hashtextextended('rates', 0));
  select * into v_cabin from public.cabins c where c.id = p_cabin_id;
  if not found then
    perform public.refuse('unknown_cabin');
  end if;
  v_from := v_cabin.slug;
  insert into public.cabins (
    slug, title, short_desc, long_desc, hero_image_url, city, area, beds, baths, bedrooms, bed_types, max_guests,
      max_pets,
    nightly_rate, cleaning_fee, pet_fee, mountain_mama_nightly_surcharge, amenities, own_amenities, house_rules,
      timezone, free_cancel_days,
    check_in_time, check_out_time, latitude, longitude, elevation_ft, located, display_order
  )
  values (
    public.free_slug(left(v_cabin.title, 75) || ' copy'), left(v_cabin.title, 75) || ' copy', v_cabin.short_desc,
    v_cabin.long_desc, '', v_cabin.city, v_cabin.area, v_cabin.beds, v_cabin.baths, v_cabin.bedrooms, v_cabin.bed_types,
    v_cabin.max_guests, v_cabin.max_pets, v_cabin.nightly_rate, v_cabin.cleaning_fee, v_cabin.pet_fee,
    v_cabin.mountain_mama_nightly_surcharge, v_cabin.amenities, v_cabin.own_amenities, v_cabin.house_rules,
      v_cabin.timezone,
    v_cabin.free_cancel_days, v_cabin.check_in_time, v_cabin.check_out_time, v_cabin.latitude, v_cabin.longitude,
    0, false, (select max(c.display_order) + 1 from public.cabins c)
  )
  returning * into v_cabin;
  perform public.lock_cabin(v_cabin.id);
  insert into public.rate_rules
  select (jsonb_populate_record(r, jsonb_build_object('cabin_id', v_cabin.id, 'rolled_at', now()))).*
  from public.rate_rules r where r.cabin_id = p_cabin_id;
  if found then
    perform public.write_rule_days(
      array(select r from public.rate_rules r where r.cabin_id = v_cabin.id),
        array(select s from public.rate_seasons s), now()
    );
  else
    perform public.write_first_rates(v_cabin.id, v_cabin.nightly_rate);
  end if;
  perform public.write_audit('duplicate_cabin', v_cabin.slug, null, jsonb_build_object('from', v_from));
  return jsonb_build_object('slug', v_cabin.slug);
end;
$$;

comment on function public.host_duplicate_cabin is
  'Copies a cabin''s facts, texts and rates to a draft; not its pictures, reviews, bookings, calendars, location or '
  'slug.';

grant execute on function
  public.cabin_state, public.has_tax_place, public.cabin_checklist, public.amenity_keys, public.told_amenities,
    public.area_middle,
  public.cabin_facts, public.cabin_changed_by, public.stays_to_come, public.free_slug,
  public.are_possible_beds, public.are_possible_own_amenities, public.own_amenities_elsewhere,
    public.require_own_amenities,
  public.are_possible_mountain_facts,
  public.are_lines, public.changed_cabin, public.items_of, public.write_first_rates
  to service_role;
grant execute on function
  public.host_cabins, public.host_cabin, public.host_save_cabin, public.host_add_cabin, public.host_set_cabin_state,
  public.host_duplicate_cabin, public.host_preview_cabin
  to authenticated;
