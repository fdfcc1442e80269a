-- The console puts the cabins in the order of the public lists.

create function public.ordered_cabins()
returns setof public.cabins language sql stable set search_path = '' as $$
  select c.* from public.cabins c where c.archived_at is null order by c.display_order, c.id;
$$;

comment on function public.ordered_cabins is 'The cabins that aren''t archived, in order.';

create function public.host_cabin_order()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff('edits_shop');
  return jsonb_build_object(
    'total', (select count(*) from public.ordered_cabins()),
    'cabins', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'title', c.title, 'city', c.city, 'picture', nullif(c.hero_image_url, ''),
        'state', public.cabin_state(c.live, c.archived_at, c.first_live_at)
      ) order by c.display_order, c.id), '[]')
      from (select * from public.ordered_cabins() limit 200) c
    )
  );
end;
$$;

comment on function public.host_cabin_order is
  'The first 200 cabins in the order of the public lists, without archived ones; with their total number.';

create function public.host_order_cabins(p_ids uuid[], p_seen uuid[])
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_slugs text[];
begin
  perform public.require_staff('edits_shop');
  if coalesce(cardinality(p_ids) not between 1 and 200, true)
    or array(select unnest(p_ids) order by 1) is distinct from array(select unnest(p_seen) order by 1) then
    perform public.refuse('bad_change');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('cabin order', 0));
  perform public.lock_cabins(p_ids);
  if array(select c.id from public.ordered_cabins() c limit cardinality(p_seen)) is distinct from p_seen then
    perform public.refuse('order_changed');
  end if;
  if p_ids is distinct from p_seen then
    v_slugs := array(select c.slug from public.ordered_cabins() c limit cardinality(p_seen));
    with places as (
      select c.id, row_number() over (order by array_position(p_ids, c.id), c.archived_at is not null, c.display_order,
        c.id) as place
      from public.cabins c
    ), numbers as (
      -- Reuses the existing numbers, so that a cabin that keeps its position keeps its number.
      select s.place, s.place + max(s.number - s.place) over (order by s.place) as number
      from (select c.display_order as number, row_number() over (order by c.display_order) as place
        from public.cabins c) s
    )
    update public.cabins c set display_order = n.number
    from places p join numbers n using (place)
    where c.id = p.id and c.display_order <> n.number;
    perform public.write_audit('order_cabins', 'cabins', to_jsonb(v_slugs),
      to_jsonb(array(select c.slug from public.ordered_cabins() c limit cardinality(p_ids))));
  end if;
  return jsonb_build_object('count', cardinality(p_ids));
end;
$$;

comment on function public.host_order_cabins is
  'Puts the first cabins in this order; archived ones come last. p_seen: the order that was shown; refused as '
  'order_changed when it has changed since.';

grant execute on function public.ordered_cabins to service_role;
grant execute on function public.host_cabin_order, public.host_order_cabins to authenticated;
