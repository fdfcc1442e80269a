import { cabins } from './cabins.ts';
import { cabinId } from './hash.ts';
import { calendarPolicy } from './rates.ts';
import { rows, sqlHash, sqlUuid, text } from './sql.ts';

const LARGE_FROM_BEDROOMS = 4;

function planRows(): string {
  return rows(
    cabins
      .filter(({ slug }) => calendarPolicy(slug).demand.days > 0)
      .map(({ slug, bedrooms }) => {
        const { demand, saturdayWeeks } = calendarPolicy(slug);
        const lengths = bedrooms >= LARGE_FROM_BEDROOMS ? '3,3,4,4,5,3,7' : '2,2,3,3,3,4,2,5,7';
        return [
          `${text(cabinId(slug))}::uuid`,
          demand.percent / 100,
          demand.days,
          saturdayWeeks,
          `'{${lengths}}'::int[]`,
        ];
      }),
  );
}

const step = (name: string): string => sqlHash(`walk.cabin_id::text || '${name}' || walk.n`);

/**
 * Walks each cabin's calendar from today: a gap, a stay, a gap, a stay. `credit` is how many nights the cabin is
 * behind its demand, so the gaps differ and the share of taken nights still comes out as planned. Arrivals and
 * departures fall on days that allow both, and a stay is never shorter than the minimum of its arrival day.
 */
export function occupanciesSql(): string {
  return `insert into public.occupancies (id, cabin_id, check_in, check_out, kind, is_example)
with recursive plan (cabin_id, demand, busy_days, saturday_weeks, lengths) as (values
${planRows()}
),
started as (
  select
    plan.*,
    ${sqlHash(`cabin_id::text || 'start'`)} as start_hash
  from plan
  where not exists (select from public.occupancies where occupancies.cabin_id = plan.cabin_id)
),
walk as (
  select
    started.cabin_id, demand, busy_days, lengths, 0 as n,
    case
      when start_hash % 100 >= demand * 100 then current_date
      when saturday_weeks then current_date - 1 - extract(dow from current_date)::int
      else current_date - 1 - (start_hash % 3)::int
    end as check_in,
    leaves.day as check_out,
    (leaves.day - current_date) * (demand - 1) as credit
  from started
  cross join lateral (
    select day from public.cabin_calendar as calendar
    where calendar.cabin_id = started.cabin_id
      and case
        when start_hash % 100 >= demand * 100 then day = current_date
        else day > current_date and day >= current_date + (start_hash % 4)::int and allows_check_in and allows_check_out
      end
    order by day limit 1
  ) as leaves
  union all
  select
    walk.cabin_id, walk.demand, busy_days, lengths, walk.n + 1,
    arrives.day,
    leaves.day,
    (walk.credit + share.now * (leaves.day - walk.check_out) - (leaves.day - arrives.day))::numeric
  from walk
  cross join lateral (
    select
      case
        when walk.check_out - current_date < busy_days then demand
        when walk.check_out - current_date < 120 then least(demand, 0.6) * 0.62
        when walk.check_out - current_date < 240 then least(demand, 0.6) * 0.34
        else least(demand, 0.6) * 0.14
      end as now,
      lengths[(1 + ${step('length')} % cardinality(lengths))::int] as nights
  ) as share
  cross join lateral (
    select (share.nights - walk.credit) / share.now - share.nights
      + (${step('gap')} % 9 - 4) * (1 - share.now) as nights
  ) as gap
  cross join lateral (
    select walk.check_out + case
      when share.now > 0.9 then case when gap.nights >= 0.8 then 2 else 0 end
      else greatest(0, round(gap.nights))::int
    end as day
  ) as wished
  cross join lateral (
    select wished.day + case
      when share.now < 0.9 and wished.day > walk.check_out and extract(dow from wished.day) = 4 then 1
      else 0
    end as day
  ) as earliest
  cross join lateral (
    select day, min_stay from public.cabin_calendar as calendar
    where calendar.cabin_id = walk.cabin_id and allows_check_in and open
      and day >= earliest.day
    order by day limit 1
  ) as arrives
  cross join lateral (
    select day from public.cabin_calendar as calendar
    where calendar.cabin_id = walk.cabin_id and allows_check_in and allows_check_out
      and day >= arrives.day + greatest(share.nights, arrives.min_stay)
    order by day limit 1
  ) as leaves
)
select
  ${sqlUuid(`'stay' || walk.cabin_id::text || check_in::text`)},
  cabin_id,
  check_in,
  check_out,
  case when ${step('kind')} % 14 = 0 then 'block' else 'booking' end,
  true
from walk
where check_out > check_in
  and not exists (
    select from public.cabin_calendar as calendar
    where calendar.cabin_id = walk.cabin_id and not open and day >= check_in and day < check_out
  )
on conflict do nothing;`;
}
