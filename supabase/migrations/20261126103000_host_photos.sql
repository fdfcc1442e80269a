-- The console describes, orders and removes a cabin's pictures, and chooses the one on its cards.

create function public.shown_photos(p_cabin_id uuid)
returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'image_url', p.image_url, 'description', p.description, 'room_type', p.room_type,
    'focus_x', p.focus_x, 'focus_y', p.focus_y, 'portrait', p.portrait, 'is_cover', p.image_url = c.hero_image_url
  ) order by p.display_order, p.id), '[]')
  from public.cabin_photos p join public.cabins c on c.id = p.cabin_id
  where p.cabin_id = p_cabin_id;
$$;

comment on function public.shown_photos is 'The pictures of a cabin in their order. is_cover: it is the one on the cards.';

create function public.locked_photo(p_id uuid)
returns public.cabin_photos language plpgsql set search_path = '' as $$
declare
  v_photo public.cabin_photos;
begin
  select * into v_photo from public.cabin_photos p where p.id = p_id;
  if found then
    perform public.lock_cabin(v_photo.cabin_id);
    select * into v_photo from public.cabin_photos p where p.id = p_id for update;
  end if;
  if not found then
    perform public.refuse('unknown_photo');
  end if;
  return v_photo;
end;
$$;

comment on function public.locked_photo is 'A picture, under the lock of its cabin; refused when it is not there.';

create function public.photo_cabin(p_cabin_id uuid)
returns text language sql stable set search_path = '' as $$
  select c.slug from public.cabins c where c.id = p_cabin_id;
$$;

comment on function public.photo_cabin is 'What the history calls the cabin of a picture.';

create function public.host_photos(p_slug text)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_answer jsonb;
begin
  perform public.require_staff('edits_shop');
  select jsonb_build_object(
    'id', c.id, 'slug', c.slug, 'title', c.title, 'state', public.cabin_state(c.live, c.archived_at, c.first_live_at),
    'photos', public.shown_photos(c.id)
  )
  into v_answer
  from public.cabins c where c.slug = p_slug;
  if not found then
    perform public.refuse('unknown_cabin');
  end if;
  return v_answer;
end;
$$;

comment on function public.host_photos is 'A cabin with its pictures.';

create function public.host_add_photo(p_cabin_id uuid, p_photo jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_photo public.cabin_photos;
begin
  perform public.require_staff('edits_shop');
  if jsonb_typeof(p_photo) is distinct from 'object' or p_photo - array['image_url', 'description', 'room_type'] <> '{}'
    or coalesce(p_photo ->> 'image_url' !~ '^(/images/|https://)[^[:space:]"<>\\]+$', true)
    or length(p_photo ->> 'image_url') > 490
    or coalesce(length(trim(p_photo ->> 'description')) not between 1 and 200, true)
    or not public.is_line(p_photo ->> 'description') then
    perform public.refuse('bad_change');
  end if;
  perform public.lock_cabin(p_cabin_id);
  if not exists (select from public.cabins c where c.id = p_cabin_id) then
    perform public.refuse('unknown_cabin');
  elsif (select count(*) from public.cabin_photos p where p.cabin_id = p_cabin_id) >= 60 then
    perform public.refuse('too_many_photos', '{"most": 60}');
  elsif exists (select from public.cabin_photos p where p.cabin_id = p_cabin_id and p.image_url = p_photo ->> 'image_url') then
    perform public.refuse('known_photo');
  end if;
  begin
    insert into public.cabin_photos (cabin_id, image_url, description, room_type, display_order)
    values (
      p_cabin_id, p_photo ->> 'image_url', trim(p_photo ->> 'description'), p_photo ->> 'room_type',
      (select coalesce(max(p.display_order), 0) + 1 from public.cabin_photos p where p.cabin_id = p_cabin_id)
    )
    returning * into v_photo;
  exception when check_violation or not_null_violation then
    perform public.refuse('bad_change');
  end;
  update public.cabins c set hero_image_url = coalesce(nullif(c.hero_image_url, ''), v_photo.image_url), is_example = false
  where c.id = p_cabin_id;
  perform public.write_audit('add_photo', public.photo_cabin(p_cabin_id), null, p_photo);
  return jsonb_build_object('id', v_photo.id);
end;
$$;

comment on function public.host_add_photo is
  'Adds a picture by its address, at the end: {image_url, description, room_type}. The first one is on the cards too.';

create function public.host_save_photo(p_id uuid, p_changes jsonb, p_seen jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_photo public.cabin_photos;
  v_facts jsonb;
  v_new public.cabin_photos;
begin
  perform public.require_staff('edits_shop');
  if jsonb_typeof(p_changes) is distinct from 'object' or jsonb_typeof(p_seen) is distinct from 'object' or p_changes = '{}'
    or p_changes - array['description', 'room_type', 'focus_x', 'focus_y', 'portrait'] <> '{}'
    or exists (select from jsonb_object_keys(p_changes) k where not p_seen ? k) then
    perform public.refuse('bad_change');
  end if;
  v_photo := public.locked_photo(p_id);
  v_facts := to_jsonb(v_photo);
  if exists (
    select from jsonb_object_keys(p_changes) k
    where v_facts -> k is distinct from p_seen -> k and v_facts -> k is distinct from p_changes -> k
  ) then
    perform public.refuse('cabin_changed');
  end if;
  begin
    v_new := jsonb_populate_record(v_photo, p_changes);
    if coalesce(trim(v_new.description) = '' or not public.is_line(v_new.description), true) then
      perform public.refuse('bad_change');
    end if;
    update public.cabin_photos p set
      description = trim(v_new.description), room_type = v_new.room_type, focus_x = v_new.focus_x, focus_y = v_new.focus_y,
      portrait = v_new.portrait
    where p.id = p_id;
  exception when check_violation or not_null_violation or data_exception then
    perform public.refuse('bad_change');
  end;
  update public.cabins c set hero_focus_x = v_new.focus_x, hero_focus_y = v_new.focus_y
  where c.id = v_photo.cabin_id and c.hero_image_url = v_photo.image_url
    and (c.hero_focus_x, c.hero_focus_y) is distinct from (v_new.focus_x, v_new.focus_y);
  perform public.write_audit('save_photo', public.photo_cabin(v_photo.cabin_id),
    (select jsonb_object_agg(k, v_facts -> k) from jsonb_object_keys(p_changes) k), p_changes);
  return jsonb_build_object('id', p_id);
end;
$$;

comment on function public.host_save_photo is
  'Changes what a picture shows: description (required), room_type, focus in percent, portrait. p_seen: what the form showed of these; another value by now is refused as cabin_changed.';

create function public.host_order_photos(p_cabin_id uuid, p_ids uuid[])
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_before uuid[];
begin
  perform public.require_staff('edits_shop');
  perform public.lock_cabin(p_cabin_id);
  v_before := array(select p.id from public.cabin_photos p where p.cabin_id = p_cabin_id order by p.display_order, p.id);
  if v_before = '{}' or cardinality(p_ids) is distinct from cardinality(v_before)
    or array(select unnest(p_ids) order by 1) is distinct from array(select unnest(v_before) order by 1) then
    perform public.refuse('photos_changed');
  end if;
  if v_before is distinct from p_ids then
    update public.cabin_photos p set display_order = x.place
    from unnest(p_ids) with ordinality as x(id, place)
    where p.id = x.id and p.display_order is distinct from x.place;
    perform public.write_audit('order_photos', public.photo_cabin(p_cabin_id), to_jsonb(v_before), to_jsonb(p_ids));
  end if;
  return jsonb_build_object('count', cardinality(p_ids));
end;
$$;

comment on function public.host_order_photos is
  'Puts all pictures of a cabin in this order; refused as photos_changed when they are others by now.';

create function public.host_choose_cover(p_id uuid)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_photo public.cabin_photos;
  v_before text;
begin
  perform public.require_staff('edits_shop');
  v_photo := public.locked_photo(p_id);
  select c.hero_image_url into v_before from public.cabins c where c.id = v_photo.cabin_id for update;
  update public.cabins c set hero_image_url = v_photo.image_url, hero_focus_x = v_photo.focus_x, hero_focus_y = v_photo.focus_y
  where c.id = v_photo.cabin_id;
  perform public.write_audit('choose_cover', public.photo_cabin(v_photo.cabin_id), to_jsonb(v_before), to_jsonb(v_photo.image_url));
  return jsonb_build_object('id', p_id);
end;
$$;

comment on function public.host_choose_cover is 'Puts a picture on the cards of its cabin, with its focus.';

create function public.host_remove_photo(p_id uuid)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_photo public.cabin_photos;
begin
  perform public.require_staff('edits_shop');
  v_photo := public.locked_photo(p_id);
  delete from public.cabin_photos p where p.id = p_id;
  if exists (select from public.cabins c where c.id = v_photo.cabin_id and c.live)
    and (select count(*) from public.cabin_photos p where p.cabin_id = v_photo.cabin_id) < 8 then
    perform public.refuse('too_few_photos', '{"least": 8}');
  end if;
  update public.cabins c set
    hero_image_url = coalesce(n.image_url, ''), hero_focus_x = coalesce(n.focus_x, 50), hero_focus_y = coalesce(n.focus_y, 50)
  from (select v_photo.cabin_id as id) x
  left join lateral (
    select p.* from public.cabin_photos p where p.cabin_id = x.id order by p.display_order, p.id limit 1
  ) n on true
  where c.id = x.id and c.hero_image_url = v_photo.image_url;
  perform public.write_audit('remove_photo', public.photo_cabin(v_photo.cabin_id), to_jsonb(v_photo) - array['id', 'cabin_id'], null);
  return jsonb_build_object('id', p_id);
end;
$$;

comment on function public.host_remove_photo is
  'Removes a picture; the first of those left takes its place on the cards. A live cabin keeps eight.';

grant execute on function public.shown_photos, public.locked_photo, public.photo_cabin to service_role;
grant execute on function
  public.host_photos, public.host_add_photo, public.host_save_photo, public.host_order_photos, public.host_choose_cover,
  public.host_remove_photo
  to authenticated;
