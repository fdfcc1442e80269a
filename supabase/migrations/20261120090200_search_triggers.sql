-- What keeps the derived rows true: triggers recount the segments that a statement touched, once per statement and cabin,
-- in the transaction of the change.

create function public.follow_calendar_in_search() returns trigger language plpgsql set search_path = '' as $$
begin
  perform public.recount_search(x.cabin_id, array_agg(distinct x.segment))
  from (select c.cabin_id, s as segment from changed c, unnest(array[(c.day - date '2000-01-01' - 47) >> 8, (c.day - date '2000-01-01' + 16) >> 8]) s where isfinite(c.day)) x
  group by x.cabin_id order by x.cabin_id;
  if tg_op = 'UPDATE' then
    -- Rows moved to another day or cabin leave a gap where they were.
    perform public.recount_search(x.cabin_id, array_agg(distinct x.segment))
    from (
      select f.cabin_id, s as segment from former f, unnest(array[(f.day - date '2000-01-01' - 47) >> 8, (f.day - date '2000-01-01' + 16) >> 8]) s
      where isfinite(f.day) and not exists (select from changed c where c.cabin_id = f.cabin_id and c.day = f.day)
    ) x
    group by x.cabin_id order by x.cabin_id;
  end if;
  return null;
end;
$$;

comment on function public.follow_calendar_in_search is 'Recounts the segments of the days that changed, once per statement.';

create function public.follow_stays_in_search() returns trigger language plpgsql set search_path = '' as $$
declare
  v_moved record;
begin
  for v_moved in execute
    'select x.cabin_id, array_agg(distinct s) as segments from ('
    || case tg_op
         when 'UPDATE' then
           'select u.* from former f join changed c using (id)
            cross join lateral (values (f.cabin_id, f.check_in, f.check_out, f.released_at),
                                       (c.cabin_id, c.check_in, c.check_out, c.released_at)) u(cabin_id, check_in, check_out, released_at)
            where (f.cabin_id, f.check_in, f.check_out, f.released_at is null)
              is distinct from (c.cabin_id, c.check_in, c.check_out, c.released_at is null)'
         else 'select c.cabin_id, c.check_in, c.check_out, c.released_at from changed c'
       end
    || ') x
       cross join lateral (select min(k.day) as first, max(k.day) as last from public.cabin_calendar k
                           where k.cabin_id = x.cabin_id and isfinite(k.day)) k
       cross join generate_series((greatest(x.check_in, k.first) - date ''2000-01-01'' - 47) >> 8,
                                  (least(x.check_out - 1, k.last) - date ''2000-01-01'' + 16) >> 8) s
       where x.released_at is null and k.last is not null
       group by x.cabin_id order by x.cabin_id'
  loop
    perform public.recount_search(v_moved.cabin_id, v_moved.segments);
  end loop;
  return null;
end;
$$;

comment on function public.follow_stays_in_search is
  'Recounts the segments of stays that came, went or moved. A hold that becomes a booking takes the same nights: nothing to do.';

create function public.follow_cabins_in_search() returns trigger language plpgsql set search_path = '' as $$
begin
  perform public.recount_search_of(c.id)
  from changed c join former f using (id)
  where (c.live, c.area, c.max_guests, c.timezone, c.nightly_rate, c.mountain_mama_nightly_surcharge, c.cleaning_fee,
         public.search_features(c.amenities, c.pet_fee))
    is distinct from
        (f.live, f.area, f.max_guests, f.timezone, f.nightly_rate, f.mountain_mama_nightly_surcharge, f.cleaning_fee,
         public.search_features(f.amenities, f.pet_fee));
  update public.search_rates r set tax_city = lower(trim(c.city)), display_order = c.display_order
  from changed c join former f using (id)
  where r.cabin_id = c.id and (c.city, c.display_order) is distinct from (f.city, f.display_order);
  return null;
end;
$$;

comment on function public.follow_cabins_in_search is 'Recounts cabins whose edit a search would notice.';

create trigger follow_in_search_insert after insert on public.cabin_calendar
  referencing new table as changed for each statement execute function public.follow_calendar_in_search();
create trigger follow_in_search_update after update on public.cabin_calendar
  referencing old table as former new table as changed
  for each statement execute function public.follow_calendar_in_search();
create trigger follow_in_search_delete after delete on public.cabin_calendar
  referencing old table as changed for each statement execute function public.follow_calendar_in_search();
create trigger follow_in_search_insert after insert on public.stays
  referencing new table as changed for each statement execute function public.follow_stays_in_search();
create trigger follow_in_search_update after update on public.stays
  referencing old table as former new table as changed
  for each statement execute function public.follow_stays_in_search();
create trigger follow_in_search_delete after delete on public.stays
  referencing old table as changed for each statement execute function public.follow_stays_in_search();
create trigger follow_in_search_update after update on public.cabins
  referencing old table as former new table as changed
  for each statement execute function public.follow_cabins_in_search();

-- Of the cabins that are there already.
do $$
declare
  v_cabin_id uuid;
begin
  for v_cabin_id in select c.id from public.cabins c where c.live loop
    perform public.recount_search_of(v_cabin_id);
  end loop;
end;
$$;

revoke all on function public.follow_calendar_in_search, public.follow_stays_in_search, public.follow_cabins_in_search
  from public, anon, authenticated;
grant execute on function public.follow_calendar_in_search, public.follow_stays_in_search, public.follow_cabins_in_search
  to service_role;
