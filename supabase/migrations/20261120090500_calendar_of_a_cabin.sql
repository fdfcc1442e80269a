-- The calendar of one cabin, its taken nights found once and not day by day.

create or replace function public.cabin_days(p_cabin_id uuid, p_from date, p_to date, p_now timestamptz)
returns table (day date, available boolean, price integer, min_stay smallint,
               allows_check_in boolean, allows_check_out boolean)
language sql stable set search_path = '' as $$
  with taken as materialized (
    select distinct greatest(s.check_in, p_from) + n as day
    from public.stays s
    cross join lateral generate_series(0, least(s.check_out - 1, p_to) - greatest(s.check_in, p_from)) n
    where s.cabin_id = p_cabin_id and s.released_at is null
      and s.during && daterange(p_from, greatest(p_to, p_from), '[]')
      and (s.expires_at is null or s.expires_at > p_now)
  )
  select d.day,
         coalesce(k.open, false) and t.day is null,
         coalesce(k.price, c.nightly_rate),
         coalesce(k.min_stay, 1::smallint),
         coalesce(k.allows_check_in, false),
         coalesce(k.allows_check_out, false)
  from public.cabins c
  -- A series of dates would step through instants, and lose days in a zone whose clocks change at midnight.
  cross join lateral (select p_from + n as day from generate_series(0, p_to - p_from) as n) d
  left join public.cabin_calendar k on k.cabin_id = p_cabin_id and k.day = d.day and k.day between p_from and p_to
  left join taken t on t.day = d.day
  where c.id = p_cabin_id and c.live
  order by d.day;
$$;
