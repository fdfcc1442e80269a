-- The console describes, reorders and removes a cabin's pictures, and chooses the cover.

alter table public.cabin_photos
  add column drawing_url text check (public.picture_kind(drawing_url) = 'drawings'),
  add constraint cabin_photos_drawing_of_photograph
    check (drawing_url is null or public.picture_kind(image_url) = 'photographs');

comment on column public.cabin_photos.drawing_url is
  'The drawing of the same place among the cabin''s pictures, which the page dissolves into this photograph; null: '
  'none.';

-- Runs when a drawing is removed or replaced.
create function public.forget_drawing()
returns trigger language plpgsql set search_path = '' as $$
begin
  update public.cabin_photos p set drawing_url = null where p.cabin_id = old.cabin_id and p.drawing_url = old.image_url;
  return null;
end;
$$;

comment on function public.forget_drawing is 'Clears the drawing of photographs whose cabin no longer has it.';

create trigger forget_drawing after delete or update of image_url on public.cabin_photos
  for each row when (old.kind = 'drawings') execute function public.forget_drawing();

create function public.shown_photos(p_cabin_id uuid)
returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'image_url', p.image_url, 'description', p.description, 'room_type', p.room_type,
    'focus_x', p.focus_x, 'focus_y', p.focus_y, 'portrait', p.portrait, 'is_cover', p.image_url = c.hero_image_url,
    'kind', p.kind, 'drawing_url', p.drawing_url
  ) order by p.display_order, p.id), '[]')
  from public.cabin_photos p join public.cabins c on c.id = p.cabin_id
  where p.cabin_id = p_cabin_id;
$$;

comment on function public.shown_photos is 'The pictures of a cabin in order. is_cover: it is the cover.';

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

comment on function public.locked_photo is 'A picture, under the lock of its cabin; refused when it doesn''t exist.';

create function public.keep_pictures(p_cabin_id uuid)
returns void language plpgsql stable set search_path = '' as $$
begin
  if exists (select from public.cabins c where c.id = p_cabin_id and c.live)
    and (select p.described from public.count_pictures(p_cabin_id) p) < 8 then
    perform public.refuse('too_few_photos', '{"least": 8}');
  end if;
end;
$$;

comment on function public.keep_pictures is
  'Refuses to leave a live cabin with fewer than eight pictures that visitors see.';

create function public.photo_cabin(p_cabin_id uuid)
returns text language sql stable set search_path = '' as $$
  select c.slug from public.cabins c where c.id = p_cabin_id;
$$;

comment on function public.photo_cabin is 'The audit log''s name for the cabin of a picture.';

create function public.host_photos(p_slug text)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_answer jsonb;
begin
  perform public.require_staff('edits_shop');
  select jsonb_build_object(
    'id', c.id, 'slug', c.slug, 'title', c.title, 'state', public.cabin_state(c.live, c.archived_at, c.first_live_at),
    'shown_kind', public.cabin_picture_kind(c.id), 'photos', public.shown_photos(c.id),
    'missing', case when c.live then public.missing_shop_facts() else '{}' end
  )
  into v_answer
  from public.cabins c where c.slug = p_slug;
  if not found then
    perform public.refuse('unknown_cabin');
  end if;
  return v_answer;
end;
$$;

comment on function public.host_photos is
  'A cabin with its pictures. missing: the settings of own_shop_facts that a live cabin needs before it is shown in '
  'photographs.';

create function public.is_picture_url(p_url text, p_cabin_id uuid)
returns boolean language sql immutable set search_path = '' as $$
  select length(p_url) <= 490 and case
    when p_url like '/images/uploads/%'
      then p_url ~ ('^/images/uploads/' || p_cabin_id || '/[0-9a-f-]{36}-\d{2,4}x\d{2,4}-[0-9a-f]{6}\.webp$')
    else p_url ~ '^(/images/|https://)[^[:space:]"<>\\]+$' end;
$$;

comment on function public.is_picture_url is
  'Whether a cabin may have a picture with this URL: a file of the site, an https URL, or an upload for this cabin.';

create function public.put_cover(p_cabin_id uuid, p_photo_id uuid)
returns void language sql set search_path = '' as $$
  update public.cabins c set
    hero_image_url = coalesce(p.image_url, ''), hero_focus_x = coalesce(p.focus_x, 50),
      hero_focus_y = coalesce(p.focus_y, 50)
  from (select p_photo_id as id) x left join public.cabin_photos p on p.id = x.id
  where c.id = p_cabin_id;
$$;

comment on function public.put_cover is 'Makes a picture the cover of a cabin, with its focus; null: none.';

create function public.cover_if_none(p_cabin_id uuid)
returns void language plpgsql set search_path = '' as $$
declare
  v_first uuid := public.first_picture(p_cabin_id);
begin
  if v_first is not null and exists (
    select from public.cabins c
    where c.id = p_cabin_id
      and (c.hero_image_url = '' or not c.live
        and public.picture_kind(c.hero_image_url) <> public.cabin_picture_kind(c.id))
  ) then
    perform public.put_cover(p_cabin_id, v_first);
  end if;
end;
$$;

comment on function public.cover_if_none is
  'Makes the first picture that visitors may see the cover of a cabin without one, or, before it is live, with one of '
  'the other kind.';

create function public.host_add_photo(p_cabin_id uuid, p_photo jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_photo public.cabin_photos;
  v_url text := p_photo ->> 'image_url';
  v_text text := trim(p_photo ->> 'description');
begin
  perform public.require_staff('edits_shop');
  if jsonb_typeof(p_photo) is distinct from 'object'
    or p_photo - array['image_url', 'description', 'room_type', 'portrait'] <> '{}'
    or not coalesce(public.is_picture_url(v_url, p_cabin_id), false)
    -- Many uploads arrive at once, so pages are revalidated afterwards.
    or coalesce(length(v_text) not between case when v_url like '/images/uploads/%' then 0 else 1 end and 200, true)
    or not public.is_line(v_text)
    or jsonb_typeof(coalesce(p_photo -> 'portrait', 'false')) <> 'boolean' then
    perform public.refuse('bad_change');
  end if;
  perform public.lock_cabin(p_cabin_id);
  if not exists (select from public.cabins c where c.id = p_cabin_id) then
    perform public.refuse('unknown_cabin');
  elsif (select count(*) from public.cabin_photos p where p.cabin_id = p_cabin_id) >= 60 then
    perform public.refuse('too_many_photos', '{"most": 60}');
  elsif exists (select from public.cabin_photos p where p.cabin_id = p_cabin_id and p.image_url = v_url) then
    perform public.refuse('known_photo');
  end if;
  begin
    insert into public.cabin_photos (cabin_id, image_url, description, room_type, portrait, display_order)
    values (
      p_cabin_id, v_url, v_text, p_photo ->> 'room_type', coalesce((p_photo ->> 'portrait')::boolean, false),
      (select coalesce(max(p.display_order), 0) + 1 from public.cabin_photos p where p.cabin_id = p_cabin_id)
    )
    returning * into v_photo;
  exception when check_violation or not_null_violation then
    perform public.refuse('bad_change');
  end;
  update public.cabins c set is_example = false where c.id = p_cabin_id and c.is_example;
  perform public.cover_if_none(p_cabin_id);
  perform public.write_audit('add_photo', public.photo_cabin(p_cabin_id), null, p_photo);
  return jsonb_build_object('id', v_photo.id);
end;
$$;

comment on function public.host_add_photo is
  'Appends a picture by its URL: {image_url, description, room_type, portrait}. The first one that visitors may see '
  'becomes the cover.';

create function public.host_replace_photo(p_id uuid, p_photo jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_photo public.cabin_photos;
  v_url text := p_photo ->> 'image_url';
begin
  perform public.require_staff('edits_shop');
  v_photo := public.locked_photo(p_id);
  if jsonb_typeof(p_photo) is distinct from 'object' or p_photo - array['image_url', 'portrait'] <> '{}'
    or not coalesce(v_url like '/images/uploads/%' and public.is_picture_url(v_url, v_photo.cabin_id), false)
    or jsonb_typeof(p_photo -> 'portrait') is distinct from 'boolean' then
    perform public.refuse('bad_change');
  elsif exists (select from public.cabin_photos p where p.cabin_id = v_photo.cabin_id and p.image_url = v_url) then
    perform public.refuse('known_photo');
  end if;
  update public.cabin_photos p set
    image_url = v_url, portrait = (p_photo ->> 'portrait')::boolean, focus_x = 50, focus_y = 50
  where p.id = p_id;
  perform public.keep_pictures(v_photo.cabin_id);
  if exists (select from public.cabins c where c.id = v_photo.cabin_id and c.hero_image_url = v_photo.image_url) then
    perform public.put_cover(v_photo.cabin_id, case
      when public.picture_kind(v_url) = public.cabin_picture_kind(v_photo.cabin_id) and trim(v_photo.description) <> ''
      then p_id else public.first_picture(v_photo.cabin_id) end);
  end if;
  perform public.write_audit('replace_photo', public.photo_cabin(v_photo.cabin_id),
    jsonb_build_object('image_url', v_photo.image_url, 'portrait', v_photo.portrait), p_photo);
  return jsonb_build_object('image_url', v_photo.image_url);
end;
$$;

comment on function public.host_replace_photo is
  'Replaces a picture with an upload; position, text and room are kept, the focus is reset to the middle. Returns the '
  'replaced URL.';

create function public.save_photo(p_id uuid, p_changes jsonb, p_seen jsonb)
returns jsonb language plpgsql set search_path = '' as $$
declare
  v_photo public.cabin_photos;
  v_facts jsonb;
  v_new public.cabin_photos;
begin
  perform public.require_seen_changes(p_changes, p_seen);
  if p_changes - array['description', 'room_type', 'focus_x', 'focus_y', 'portrait', 'drawing_url'] <> '{}' then
    perform public.refuse('bad_change');
  end if;
  v_photo := public.locked_photo(p_id);
  v_facts := to_jsonb(v_photo);
  if public.changed_since(v_facts, p_seen, p_changes) <> '{}' then
    perform public.refuse('cabin_changed');
  end if;
  begin
    v_new := jsonb_populate_record(v_photo, p_changes);
    if p_changes ? 'description' and coalesce(trim(v_new.description) = '' or not public.is_line(v_new.description),
      true) then
      perform public.refuse('bad_change');
    elsif v_new.drawing_url is not null and not exists (
      select from public.cabin_photos p
      where p.cabin_id = v_photo.cabin_id and p.image_url = v_new.drawing_url and p.kind = 'drawings'
    ) then
      perform public.refuse('unknown_drawing');
    end if;
    update public.cabin_photos p set
      description = trim(v_new.description), room_type = v_new.room_type, focus_x = v_new.focus_x,
        focus_y = v_new.focus_y,
      portrait = v_new.portrait, drawing_url = v_new.drawing_url
    where p.id = p_id;
  exception when check_violation or not_null_violation or data_exception then
    perform public.refuse('bad_change');
  end;
  perform public.cover_if_none(v_photo.cabin_id);
  update public.cabins c set hero_focus_x = v_new.focus_x, hero_focus_y = v_new.focus_y
  where c.id = v_photo.cabin_id and c.hero_image_url = v_photo.image_url
    and (c.hero_focus_x, c.hero_focus_y) is distinct from (v_new.focus_x, v_new.focus_y);
  return (select jsonb_object_agg(k, v_facts -> k) from jsonb_object_keys(p_changes) k);
end;
$$;

comment on function public.save_photo is 'Changes the facts of a picture; returns their values before.';

create function public.host_save_photo(p_id uuid, p_changes jsonb, p_seen jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_before jsonb;
begin
  perform public.require_staff('edits_shop');
  v_before := public.save_photo(p_id, p_changes, p_seen);
  perform public.write_audit('save_photo', (select public.photo_cabin(p.cabin_id) from public.cabin_photos p
    where p.id = p_id),
    v_before, p_changes);
  return jsonb_build_object('id', p_id);
end;
$$;

comment on function public.host_save_photo is
  'Changes a picture''s facts: description (required), room_type, focus in percent, portrait, the drawing of the same '
  'place. p_seen: the values the form showed; refused as cabin_changed when they have changed since.';

create function public.host_save_photos(p_cabin_id uuid, p_photos jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_photo record;
  v_before jsonb;
begin
  perform public.require_staff('edits_shop');
  if jsonb_typeof(p_photos) is distinct from 'array' or jsonb_array_length(p_photos) not between 1 and 60 then
    perform public.refuse('bad_change');
  end if;
  perform public.lock_cabin(p_cabin_id);
  for v_photo in select x.* from jsonb_to_recordset(p_photos) as x(id uuid, changes jsonb, seen jsonb) loop
    if not exists (select from public.cabin_photos p where p.id = v_photo.id and p.cabin_id = p_cabin_id) then
      perform public.refuse('unknown_photo');
    end if;
    v_before := public.save_photo(v_photo.id, v_photo.changes, v_photo.seen);
    perform public.write_audit('save_photo', public.photo_cabin(p_cabin_id), v_before, v_photo.changes);
  end loop;
  return jsonb_build_object('count', jsonb_array_length(p_photos));
exception when data_exception then
  perform public.refuse('bad_change');
end;
$$;

comment on function public.host_save_photos is
  'Changes several pictures of a cabin, all or none: [{id, changes, seen}], each as in host_save_photo.';

create function public.host_order_photos(p_cabin_id uuid, p_ids uuid[])
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_before uuid[];
begin
  perform public.require_staff('edits_shop');
  perform public.lock_cabin(p_cabin_id);
  v_before := array(select p.id from public.cabin_photos p where p.cabin_id = p_cabin_id order by p.display_order,
    p.id);
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
  'Puts all pictures of a cabin in this order; refused as photos_changed when there are other ones by now.';

create function public.begin_photographs(p_cabin_id uuid, p_kind text)
returns void language plpgsql set search_path = '' as $$
declare
  v_count integer := (select p.described from public.count_pictures(p_cabin_id, 'photographs') p);
begin
  if p_kind = 'drawings' then
    perform public.refuse('other_kind');
  elsif v_count < 8 then
    perform public.refuse('too_few_photographs', jsonb_build_object('least', 8, 'count', v_count));
  end if;
  if exists (select from public.cabins c where c.id = p_cabin_id and c.live) then
    perform public.require_own_shop();
  end if;
  update public.cabins c set is_example = false where c.id = p_cabin_id and c.is_example;
end;
$$;

comment on function public.begin_photographs is
  'Allows a drawn cabin to switch to photographs: it has eight with a text, and a live one''s shop texts are the '
  'host''s own. p_kind: that of the new cover; a drawing is refused.';

create function public.host_choose_cover(p_id uuid)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_photo public.cabin_photos;
  v_before text;
begin
  perform public.require_staff('edits_shop');
  v_photo := public.locked_photo(p_id);
  if trim(v_photo.description) = '' then
    perform public.refuse('untold_photo');
  end if;
  select c.hero_image_url into v_before from public.cabins c where c.id = v_photo.cabin_id for update;
  if v_photo.kind <> public.cabin_picture_kind(v_photo.cabin_id) then
    perform public.begin_photographs(v_photo.cabin_id, v_photo.kind);
  end if;
  perform public.put_cover(v_photo.cabin_id, p_id);
  perform public.write_audit('choose_cover', public.photo_cabin(v_photo.cabin_id), to_jsonb(v_before),
    to_jsonb(v_photo.image_url));
  return jsonb_build_object('id', p_id);
end;
$$;

comment on function public.host_choose_cover is
  'Makes a picture the cover of its cabin, with its focus. A photograph switches a drawn cabin to photographs, once '
  'it has eight with a text.';

create function public.host_remove_photo(p_id uuid)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_photo public.cabin_photos;
begin
  perform public.require_staff('edits_shop');
  v_photo := public.locked_photo(p_id);
  delete from public.cabin_photos p where p.id = p_id;
  perform public.keep_pictures(v_photo.cabin_id);
  if exists (select from public.cabins c where c.id = v_photo.cabin_id and c.hero_image_url = v_photo.image_url) then
    perform public.put_cover(v_photo.cabin_id, public.first_picture(v_photo.cabin_id));
    perform public.cover_if_none(v_photo.cabin_id);
  end if;
  perform public.write_audit('remove_photo', public.photo_cabin(v_photo.cabin_id),
    to_jsonb(v_photo) - array['id', 'cabin_id', 'kind'], null);
  return jsonb_build_object('image_url', v_photo.image_url);
end;
$$;

comment on function public.host_remove_photo is
  'Removes a picture; the first remaining one becomes the cover if needed. A live cabin keeps eight. Returns its URL.';

create function public.picture_kind_plan(p_kind text)
returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'title', c.title, 'count', p.described)
    order by c.display_order, c.id), '[]')
  from public.cabins c cross join lateral public.count_pictures(c.id, p_kind) p
  where c.live and p.described < 8;
$$;

comment on function public.picture_kind_plan is 'The live cabins with fewer than eight pictures of a kind with a text.';

create function public.host_picture_kind()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_kind text := public.shown_picture_kind();
  v_other text := case v_kind when 'drawings' then 'photographs' else 'drawings' end;
begin
  perform public.require_staff('edits_shop');
  return jsonb_build_object('kind', v_kind, 'other', v_other, 'lacking', public.picture_kind_plan(v_other));
end;
$$;

comment on function public.host_picture_kind is
  'The kind of picture the cabins are shown in, the other one, and the live cabins that lack pictures of it.';

create function public.show_picture_kind(p_kind text)
returns void language plpgsql set search_path = '' as $$
declare
  v_cabin uuid;
begin
  update public.catalog_pictures p set kind = p_kind where p.kind <> p_kind;
  for v_cabin in select c.id from public.cabins c where public.picture_kind(c.hero_image_url) <> p_kind
    or c.hero_image_url = '' order by c.id loop
    perform public.put_cover(v_cabin, public.first_picture(v_cabin, p_kind));
  end loop;
  update public.cabins c set updated_at = now() where c.live;
end;
$$;

comment on function public.show_picture_kind is
  'Shows the cabins in pictures of this kind, the first of each as its cover.';

create function public.require_own_shop_of_drawn()
returns void language plpgsql set search_path = '' as $$
begin
  if exists (select from public.cabins c where c.live and not c.is_example
    and public.picture_kind(c.hero_image_url) = 'drawings') then
    perform public.require_own_shop();
  end if;
end;
$$;

comment on function public.require_own_shop_of_drawn is
  'Refuses to show the host''s live drawn cabins in photographs while the contact or page texts aren''t her own.';

create function public.host_show_picture_kind(p_kind text)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_before text;
begin
  perform public.require_staff('edits_shop');
  if coalesce(p_kind not in ('drawings', 'photographs'), true) then
    perform public.refuse('bad_change');
  end if;
  select p.kind into v_before from public.catalog_pictures p for update;
  perform public.lock_cabins(array(select c.id from public.cabins c));
  if public.picture_kind_plan(p_kind) <> '[]' then
    perform public.refuse('cabins_lack_pictures', jsonb_build_object('cabins', public.picture_kind_plan(p_kind)));
  end if;
  if v_before <> p_kind then
    if p_kind = 'photographs' then
      perform public.require_own_shop_of_drawn();
    end if;
    perform public.show_picture_kind(p_kind);
    perform public.write_audit('show_picture_kind', 'pictures', to_jsonb(v_before), to_jsonb(p_kind));
  end if;
  return jsonb_build_object('kind', p_kind);
end;
$$;

comment on function public.host_show_picture_kind is
  'Shows all cabins in one kind of picture; refused while a live cabin has fewer than eight of them with a text.';

create function public.replace_drawings_plan()
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'cabins', cardinality(x.removable),
    'bookings', (select count(*) from public.bookings b where b.is_example),
    'offline_cabins', array(
      select c.title from public.cabins c cross join lateral public.count_pictures(c.id, 'photographs') p
      where c.live and p.described < 8 and c.id <> all (x.removable) order by c.display_order, c.id
    )
  )
  from (select public.removable_cabins() as removable) x;
$$;

comment on function public.replace_drawings_plan is
  'The consequences of switching from drawings to photographs: the numbers of example cabins and bookings to remove, '
  'and the titles of the cabins that go offline until they have photographs.';

create function public.host_replace_drawings(p_expected jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_way jsonb;
begin
  perform public.require_staff('edits_shop', 'manages_staff');
  perform public.require_second_factor();
  perform from public.catalog_pictures p for update;
  perform public.lock_cabins(array(select c.id from public.cabins c));
  v_way := public.replace_drawings_plan();
  if v_way is distinct from p_expected then
    perform public.refuse('examples_changed');
  end if;
  perform public.remove_examples(now(), true);
  update public.cabins c set live = false, first_live_at = coalesce(c.first_live_at, now())
  where c.live and (select p.described < 8 from public.count_pictures(c.id, 'photographs') p);
  perform public.require_own_shop_of_drawn();
  perform public.show_picture_kind('photographs');
  perform public.write_audit('replace_drawings', 'pictures', v_way, null);
  return v_way;
end;
$$;

comment on function public.host_replace_drawings is
  'Removes the examples, unlists cabins without photographs and shows all others in photographs. p_expected: the '
  'replace_drawings_plan the owner agreed to; refused if it has changed since.';

grant execute on function
  public.shown_photos, public.save_photo, public.locked_photo, public.keep_pictures, public.photo_cabin,
    public.is_picture_url,
  public.put_cover, public.cover_if_none, public.begin_photographs, public.require_own_shop_of_drawn,
    public.picture_kind_plan, public.show_picture_kind, public.replace_drawings_plan, public.forget_drawing
  to service_role;
grant execute on function
  public.host_photos, public.host_add_photo, public.host_replace_photo, public.host_save_photo, public.host_save_photos,
    public.host_order_photos,
  public.host_choose_cover, public.host_remove_photo, public.host_picture_kind, public.host_show_picture_kind,
    public.host_replace_drawings
  to authenticated;
