-- The page of open nights: short gaps between two stays that a guest can book whole.

create function public.open_gaps(
  p_guests integer, p_days integer default 90, p_most integer default 3, p_limit integer default 200,
  p_now timestamptz default now()
)
returns table (cabin_id uuid, check_in date, check_out date, shift integer, nightly integer[], total_cents bigint,
               usual_min_stay smallint)
language sql stable set search_path = '' as $$
  with gaps as materialized (
    select c.id as cabin_id, greatest(g.first_day, t.today + 1) as check_in, g.first_day + g.nights as check_out
    from public.gaps_between_stays(
      array(select c.id from public.cabins c where c.live), p_now::date + p_days + p_most + 1, p_now
    ) g
    join public.cabins c on c.id = g.cabin_id
    cross join lateral (select (p_now at time zone c.timezone)::date as today) t
    where g.nights <= p_most and g.left_on > t.today - p_most
      and g.first_day + g.nights > t.today + 1 and g.first_day <= t.today + p_days
  ),
  found as materialized (
    select s.*
    from (select g.check_in, g.check_out, array_agg(g.cabin_id) as cabin_ids from gaps g group by 1, 2) g
    cross join lateral public.search_chosen_cabins(g.cabin_ids, g.check_in, g.check_out, p_guests, p_now => p_now) s
    order by s.check_in, s.check_out, s.cabin_id limit p_limit
  ),
  seasoned as materialized (
    select s.* from public.rule_seasons(
      array(select r from public.rate_rules r where r.cabin_id in (select f.cabin_id from found f)),
      array(select s from public.rate_seasons s),
      (select min(f.check_in) from found f), (select max(f.check_in) from found f)
    ) s
  )
  select f.cabin_id, f.check_in, f.check_out, f.shift, f.nightly, f.total_cents,
         case when k.source = 'rule' and k.min_stay < u.min_stay then u.min_stay end
  from found f
  join public.cabin_calendar k on k.cabin_id = f.cabin_id and k.day = f.check_in
  left join public.rate_rules r on r.cabin_id = f.cabin_id
  left join seasoned s on s.cabin_id = f.cabin_id and s.day = f.check_in
  cross join lateral (
    select coalesce(s.min_stay, r.weekday_min_stays[extract(dow from f.check_in)::integer + 1]) as min_stay
  ) u
  order by f.check_in, f.check_out, f.cabin_id;
$$;

comment on function public.open_gaps is
  'Gaps of at most p_most nights that begin within p_days and can be booked whole from tomorrow on, as '
  'search_chosen_cabins finds them, soonest first. usual_min_stay: the minimum stay of that arrival by rule, where a '
  'gap or last-minute rule lowers it.';

-- Pages of a changed cabin, and the page of open nights with them, are rendered again anyway. The ranges have margins,
-- since a page of these days may have been rendered in another zone or yesterday.

create function public.tell_site_of_nights() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_setting('catalogue.told_cabins', true) is distinct from 'yes' and exists (
    select from changed x join public.cabins c on c.id = x.cabin_id
    where c.live and x.day between now()::date - 2 and now()::date + 96
  ) then
    perform public.notify_site('open_nights');
  end if;
  return null;
end;
$$;

comment on function public.tell_site_of_nights is
  'Notifies the site of changed nights of live cabins that the page of open nights may show.';

create function public.tell_site_of_stays() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_setting('catalogue.told_cabins', true) is distinct from 'yes' and exists (
    select from changed x join public.cabins c on c.id = x.cabin_id
    where c.live and x.check_in <= now()::date + 96 and x.check_out >= now()::date - 16
  ) then
    perform public.notify_site('open_nights');
  end if;
  return null;
end;
$$;

comment on function public.tell_site_of_stays is
  'Notifies the site of changed stays of live cabins that the page of open nights may show.';

create trigger tell_site_insert after insert on public.occupancies
  referencing new table as changed for each statement execute function public.tell_site_of_stays();
create trigger tell_site_delete after delete on public.occupancies
  referencing old table as changed for each statement execute function public.tell_site_of_stays();
-- Two, because a stay may be moved out of these days or into them.
create trigger tell_site_update_from after update on public.occupancies
  referencing old table as changed for each statement execute function public.tell_site_of_stays();
create trigger tell_site_update_to after update on public.occupancies
  referencing new table as changed for each statement execute function public.tell_site_of_stays();
create trigger tell_site_insert after insert on public.cabin_calendar
  referencing new table as changed for each statement execute function public.tell_site_of_nights();
-- A night is never moved to another day.
create trigger tell_site_update after update on public.cabin_calendar
  referencing new table as changed for each statement execute function public.tell_site_of_nights();
create trigger tell_site_delete after delete on public.cabin_calendar
  referencing old table as changed for each statement execute function public.tell_site_of_nights();

create function public.tell_site_of_offers() returns trigger language plpgsql set search_path = '' as $$
begin
  perform public.notify_site('open_nights');
  return null;
end;
$$;

comment on function public.tell_site_of_offers is
  'Notifies the site of changed promotions, because an automatic one counts in the totals of open nights.';

create trigger tell_site after insert or update or delete on public.promotions
  for each statement execute function public.tell_site_of_offers();

grant execute on function
  public.open_gaps, public.tell_site_of_nights, public.tell_site_of_stays, public.tell_site_of_offers
  to service_role;
