-- A page of a list without dates reads an index alone, also where few cabins have what is asked for.

alter table public.cabins
  add column features smallint not null generated always as (public.search_features(amenities, pet_fee)) stored;

comment on column public.cabins.features is 'The bits of search_features.';

drop index public.cabins_live_order;
create index cabins_live_order
  on public.cabins (display_order, id) include (area, max_guests, features) where live;
drop index public.cabins_live_popular;
create index cabins_live_popular
  on public.cabins (views_last_7_days desc, display_order, id) include (area, max_guests, features) where live;
create index cabins_live_popular_by_area
  on public.cabins (area, views_last_7_days desc, display_order, id) include (max_guests, features) where live;

create or replace function public.list_cabin_page(
  p_area text default null, p_guests integer default 1, p_filter text default null, p_popular boolean default false,
  p_limit integer default 30, p_offset integer default 0, p_count_to integer default 1000
)
returns table (cabin_id uuid, found integer)
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan' set jit = 'off'
set enable_seqscan = 'off' set enable_bitmapscan = 'off' as $$
declare
  c_features constant smallint :=
    case p_filter when 'hot-tub' then 1 when 'pool' then 2 when 'mountain-views' then 4 when 'pet-friendly' then 8 else 0 end;
  c_guests constant integer := case p_filter when 'family' then greatest(p_guests, 8) else p_guests end;
  v_found integer;
begin
  select count(*) into v_found
  from (
    select from public.cabins c
    where c.live and (p_area is null or c.area = p_area) and c.max_guests >= c_guests and c.features & c_features = c_features
    limit p_count_to + 1
  ) c;
  if p_popular then
    return query
    select c.id, v_found from public.cabins c
    where c.live and (p_area is null or c.area = p_area) and c.max_guests >= c_guests and c.features & c_features = c_features
    order by c.views_last_7_days desc, c.display_order, c.id limit p_limit offset p_offset;
  else
    return query
    select c.id, v_found from public.cabins c
    where c.live and (p_area is null or c.area = p_area) and c.max_guests >= c_guests and c.features & c_features = c_features
    order by c.display_order, c.id limit p_limit offset p_offset;
  end if;
end;
$$;
