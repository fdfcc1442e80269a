-- A page of a list without dates.

create index cabins_live_popular on public.cabins ((-views_last_7_days), display_order, id) where live;
drop index public.cabins_live_order;
create index cabins_live_order on public.cabins (display_order, id) where live;

create function public.list_cabin_page(
  p_area text default null, p_guests integer default 1, p_filter text default null, p_popular boolean default false,
  p_limit integer default 30, p_offset integer default 0, p_count_to integer default 1000
)
returns table (cabin_id uuid, found integer)
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  c_features constant smallint :=
    case p_filter when 'hot-tub' then 1 when 'pool' then 2 when 'mountain-views' then 4 when 'pet-friendly' then 8 else 0 end;
  c_guests constant integer := case p_filter when 'family' then greatest(p_guests, 8) else p_guests end;
begin
  return query
  with listed as (
    select c.id, c.display_order, c.views_last_7_days as views
    from public.cabins c
    where c.live and (p_area is null or c.area = p_area) and c.max_guests >= c_guests
      and (c_features = 0 or public.search_features(c.amenities, c.pet_fee) & c_features = c_features)
  )
  select p.id, n.found
  from (
    select l.id, l.views, l.display_order from listed l
    order by case when p_popular then -l.views end, l.display_order, l.id limit p_limit offset p_offset
  ) p
  cross join (select count(*)::integer as found from (select from listed l limit p_count_to + 1) x) n
  order by case when p_popular then -p.views end, p.display_order, p.id;
end;
$$;

comment on function public.list_cabin_page is
  'A page of the live cabins in an area for a party, in the host''s order or the most viewed first, and how many there are; past p_count_to, only that there are more.';

revoke all on function public.list_cabin_page from public, anon, authenticated;
grant execute on function public.list_cabin_page to service_role;
