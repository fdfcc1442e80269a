import { cabins } from './cabins.ts';
import { cabinId } from './hash.ts';
import { calendarPolicy, seasons, SUMMER_WEEKS } from './rates.ts';
import { rows, sqlHash, text } from './sql.ts';

import { CALENDAR_DAYS } from '../../lib/domain/stays/calendar-length.ts';

function policyRows(): string {
  return rows(
    cabins.map(({ slug }) => {
      const policy = calendarPolicy(slug);
      return [
        `${text(cabinId(slug))}::uuid`,
        policy.weekendPercent,
        policy.saturdayWeeks,
        policy.singleNights,
        policy.christmasMinStay,
        policy.departsOnHolidaySundays,
        policy.closure?.afterDays ?? 0,
        policy.closure?.nights ?? 0,
      ];
    }),
  );
}

const seasonRows = rows(seasons.map(({ from, to, percent }) => [text(from), text(to), percent]));

/** The nth given weekday (0 Sunday) of a month of `year`, counted from a first possible day. */
const weekdayFrom = (month: number, firstDay: number, weekday: number): string =>
  `make_date(year, ${month}, ${firstDay}) + ((${weekday} - extract(dow from make_date(year, ${month}, ${firstDay}))::int + 7) % 7)`;

const THIRD = 15;
const FOURTH = 22;

const mlkDay = weekdayFrom(1, THIRD, 1);
const presidentsDay = weekdayFrom(2, THIRD, 1);
const memorialDay = weekdayFrom(5, 25, 1);
const laborDay = weekdayFrom(9, 1, 1);
const thanksgiving = weekdayFrom(11, FOURTH, 4);

/** Every day of every cabin, a row each: price by season, weekend and holiday, and the rules of arrival and departure. */
export function calendarSql(): string {
  return `insert into public.cabin_calendar (cabin_id, day, price, min_stay, allows_check_in, allows_check_out, open)
with policy (cabin_id, weekend_percent, saturday_weeks, single_nights, christmas_min_stay, departs_on_holiday_sundays, closed_after, closed_nights) as (values
${policyRows()}
),
season (from_day, to_day, percent) as (values
${seasonRows}
),
years as (
  select extract(year from current_date)::int + n as year from generate_series(-1, 2) as n
),
holiday_monday as (
  select ${mlkDay} as monday from years
  union all select ${presidentsDay} from years
  union all select ${memorialDay} from years
  union all select ${laborDay} from years
),
holiday (first_night, last_night, percent, kind) as (
  select monday - 3, monday - 1, 114, 'weekend' from holiday_monday
  union all select make_date(year, 7, 1), make_date(year, 7, 5), 126, 'week' from years
  union all select ${thanksgiving} - 3, ${thanksgiving} + 2, 124, 'week' from years
  union all select make_date(year, 12, 22), make_date(year + 1, 1, 1), 138, 'christmas' from years
),
span as (
  select current_date - 1 + n as day from generate_series(0, ${CALENDAR_DAYS + 1}) as n
),
dated as (
  select
    span.day,
    to_char(span.day, 'MM-DD') as month_day,
    extract(dow from span.day)::int as weekday,
    season.percent as season_percent,
    holiday.percent as holiday_percent,
    holiday.kind as holiday_kind
  from span
  join season on to_char(span.day, 'MM-DD') between season.from_day and season.to_day
  left join holiday on span.day between holiday.first_night and holiday.last_night
),
planned as (
  select
    dated.*,
    policy.*,
    cabins.nightly_rate,
    policy.saturday_weeks and month_day between '${SUMMER_WEEKS.from}' and '${SUMMER_WEEKS.to}' as in_saturday_weeks,
    ${sqlHash(`policy.cabin_id::text || to_char(dated.day, 'IYYY-IW')`)} as week_hash,
    ${sqlHash(`policy.cabin_id::text || dated.day::text`)} as day_hash
  from dated
  cross join policy
  join public.cabins on cabins.id = policy.cabin_id
)
select
  cabin_id,
  day,
  case
    when day_hash % 19 = 0 and weekday in (1, 2, 3, 4) and holiday_kind is null and season_percent between 90 and 105 then null
    else round(
      nightly_rate
      * season_percent / 100.0
      * case when weekday in (5, 6) then weekend_percent else 100 end / 100.0
      * coalesce(holiday_percent, 100) / 100.0
      * (97 + week_hash % 7) / 100.0
      / 100.0
    )::int * 100
  end,
  case
    when in_saturday_weeks then 7
    when holiday_kind = 'christmas' and month_day <> '01-01' then christmas_min_stay
    when holiday_kind is not null then 3
    when weekday in (5, 6) and month_day between '10-01' and '10-31' then 3
    when single_nights and weekday in (2, 3) and season_percent <= 105 then 1
    else 2
  end,
  month_day not in ('12-24', '12-25', '12-31') and (weekday = 6 or not in_saturday_weeks),
  month_day not in ('12-25', '01-01')
    and (weekday = 6 or not in_saturday_weeks)
    and (departs_on_holiday_sundays or weekday <> 0 or holiday_kind is distinct from 'weekend'),
  not (day >= current_date + closed_after and day < current_date + closed_after + closed_nights)
from planned
on conflict do nothing;`;
}
