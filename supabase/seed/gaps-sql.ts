import { MAX_STAY_NIGHTS } from '../../lib/domain/stays/stay.ts';
import { GAP_REASON } from './example-guests.ts';
import { sqlUuid, text } from './sql.ts';

/**
 * Blocks the nights before a taken day that no stay can end on: the calendar would offer that day as "checkout only" to
 * nobody. The block begins on the last day that a stay can end on, so it takes nothing that could be sold. Only in
 * calendars that were seeded today.
 */
export function gapsSql(): string {
  return `insert into public.occupancies (id, cabin_id, check_in, check_out, kind, block_reason, is_example)
with fresh as (
  select cabin_id from public.cabin_calendar group by cabin_id having min(day) = current_date - 1
),
free_nights as (
  select calendar.cabin_id, day, min_stay, allows_check_in,
         day - (row_number() over (partition by calendar.cabin_id order by day))::int as run
  from public.cabin_calendar as calendar
  join fresh on fresh.cabin_id = calendar.cabin_id
  join public.cabins on cabins.id = calendar.cabin_id
  where day > (now() at time zone cabins.timezone)::date and open
    and not exists (
      select from public.occupancies
      where occupancies.cabin_id = calendar.cabin_id and occupancies.released_at is null and occupancies.during @> day
    )
),
runs as (
  select cabin_id, run, min(day) as first_day, max(day) + 1 as end_day from free_nights group by cabin_id, run
),
reached as (
  select runs.cabin_id, runs.run, max(leaves.day) as day
  from runs
  join free_nights as arrives using (cabin_id, run)
  join public.cabin_calendar as leaves
    on leaves.cabin_id = runs.cabin_id and leaves.day <= runs.end_day and leaves.allows_check_out
    and leaves.day - arrives.day between arrives.min_stay and ${MAX_STAY_NIGHTS}
  where arrives.allows_check_in
  group by runs.cabin_id, runs.run
)
select
  ${sqlUuid(`'gap' || runs.cabin_id::text || runs.end_day::text`)},
  runs.cabin_id,
  greatest(runs.first_day, reached.day),
  runs.end_day,
  'block',
  ${text(GAP_REASON)},
  true
from runs
join public.cabin_calendar as ends
  on ends.cabin_id = runs.cabin_id and ends.day = runs.end_day and ends.allows_check_out
left join reached on reached.cabin_id = runs.cabin_id and reached.run = runs.run
where reached.day is distinct from runs.end_day
on conflict do nothing;`;
}
