-- The console's areas: added, changed, reordered, and removed while no cabin is in them.

create function public.host_areas()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff('edits_shop');
  return jsonb_build_object('areas', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'slug', a.slug, 'city', a.city, 'line', a.line, 'latitude', a.latitude, 'longitude', a.longitude,
      'cabins', (select count(*) from public.cabins c where c.area = a.slug)
    ) order by a.position, a.slug), '[]')
    from public.areas a
  ));
end;
$$;

comment on function public.host_areas is 'The areas in order, each with its number of cabins, including archived ones.';

create function public.read_area(p_area jsonb)
returns public.areas language plpgsql stable set search_path = '' as $$
declare
  v_area public.areas;
begin
  if jsonb_typeof(p_area) is distinct from 'object' or not p_area ?& array['slug', 'city', 'line', 'latitude',
    'longitude'] then
    perform public.refuse('bad_change');
  end if;
  v_area.slug := p_area ->> 'slug';
  v_area.city := p_area ->> 'city';
  v_area.line := p_area ->> 'line';
  v_area.latitude := (p_area ->> 'latitude')::numeric;
  v_area.longitude := (p_area ->> 'longitude')::numeric;
  v_area.updated_at := now();
  if not coalesce(public.is_line(v_area.city) and public.is_line(v_area.line), false) then
    perform public.refuse('bad_change');
  end if;
  if exists (select from public.areas a where lower(a.city) = lower(v_area.city) and a.slug <> v_area.slug) then
    perform public.refuse('known_area');
  end if;
  return v_area;
exception when data_exception then
  perform public.refuse('bad_change');
end;
$$;

comment on function public.read_area is
  'An area as the console sends it; the table has the limits. Refuses a name that is taken.';

create function public.host_add_area(p_area jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_area public.areas;
begin
  perform public.require_staff('edits_shop');
  lock table public.areas in share row exclusive mode;
  v_area := public.read_area(p_area);
  if (select count(*) >= 40 from public.areas) then
    perform public.refuse('too_many_areas');
  end if;
  if exists (select from public.areas a where a.slug = v_area.slug) then
    perform public.refuse('known_area');
  end if;
  v_area.position := (select coalesce(max(a.position), 0) + 1 from public.areas a);
  begin
    insert into public.areas select v_area.*;
  exception when integrity_constraint_violation then
    perform public.refuse('bad_change');
  end;
  perform public.write_audit('add_area', v_area.slug, null, p_area);
  return jsonb_build_object('slug', v_area.slug);
end;
$$;

comment on function public.host_add_area is 'Appends an area {slug, city, line, latitude, longitude}.';

create function public.host_save_area(p_area jsonb, p_seen jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_area public.areas;
  v_before jsonb;
begin
  perform public.require_staff('edits_shop');
  lock table public.areas in share row exclusive mode;
  v_area := public.read_area(p_area);
  select to_jsonb(a) - 'position' - 'updated_at' into v_before from public.areas a where a.slug = v_area.slug;
  if v_before is null then
    perform public.refuse('unknown_area');
  end if;
  if v_before is distinct from p_seen then
    perform public.refuse('areas_changed');
  end if;
  begin
    update public.areas a
    set city = v_area.city, line = v_area.line, latitude = v_area.latitude, longitude = v_area.longitude,
      updated_at = v_area.updated_at
    where a.slug = v_area.slug;
  exception when integrity_constraint_violation then
    perform public.refuse('bad_change');
  end;
  perform public.write_audit('save_area', v_area.slug, v_before, p_area);
  return jsonb_build_object('slug', v_area.slug);
end;
$$;

comment on function public.host_save_area is
  'Changes an area, which keeps its slug. p_seen: the values the form showed under the same keys; refused as '
  'areas_changed when they have changed since.';

create function public.host_order_areas(p_slugs text[], p_seen text[])
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
begin
  perform public.require_staff('edits_shop');
  lock table public.areas in share row exclusive mode;
  if array(select a.slug from public.areas a order by a.position, a.slug) is distinct from p_seen then
    perform public.refuse('areas_changed');
  end if;
  if array(select unnest(p_slugs) order by 1) is distinct from array(select unnest(p_seen) order by 1) then
    perform public.refuse('bad_change');
  end if;
  if p_slugs is distinct from p_seen then
    update public.areas a set position = array_position(p_slugs, a.slug), updated_at = now()
    where a.position <> array_position(p_slugs, a.slug);
    perform public.write_audit('order_areas', 'areas', to_jsonb(p_seen), to_jsonb(p_slugs));
  end if;
  return jsonb_build_object('count', cardinality(p_slugs));
end;
$$;

comment on function public.host_order_areas is
  'Puts the areas in this order. p_seen: the order that was shown; refused as areas_changed when it has changed '
  'since.';

create function public.host_remove_area(p_slug text)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_before jsonb;
  v_cabins integer;
begin
  perform public.require_staff('edits_shop');
  lock table public.areas in share row exclusive mode;
  select to_jsonb(a) into v_before from public.areas a where a.slug = p_slug;
  if v_before is null then
    perform public.refuse('unknown_area');
  end if;
  if (select count(*) = 1 from public.areas) then
    perform public.refuse('last_area');
  end if;
  select count(*) into v_cabins from public.cabins c where c.area = p_slug;
  if v_cabins > 0 then
    perform public.refuse('area_in_use', jsonb_build_object('cabins', v_cabins));
  end if;
  begin
    delete from public.areas a where a.slug = p_slug;
  exception when foreign_key_violation then
    -- A cabin was added to it meanwhile.
    perform public.refuse('area_in_use', jsonb_build_object('cabins', 1));
  end;
  perform public.write_audit('remove_area', p_slug, v_before, null);
  return jsonb_build_object('slug', p_slug);
end;
$$;

comment on function public.host_remove_area is 'Removes an area without cabins. The last one stays.';

grant execute on function public.read_area to service_role;
grant execute on function
  public.host_areas, public.host_add_area, public.host_save_area, public.host_order_areas,
    public.host_remove_area to authenticated;
