import { cabins } from './cabins.ts';
import { cabinId, hashNumber } from './hash.ts';
import { rows, sqlHash, text } from './sql.ts';

const WEEK_MINUTES = 7 * 24 * 60;
const EARLIER_MINUTES = 24 * 24 * 60;

/** As many visits in the last seven days as the cabin's `views_last_7_days`, and some in the 24 days before. */
export function clicksSql(): string {
  const viewed = cabins.filter((cabin) => cabin.viewsLast7Days > 0);
  const lines = viewed.map((cabin) => [
    `${text(cabinId(cabin.slug))}::uuid`,
    cabin.viewsLast7Days,
    Math.round((cabin.viewsLast7Days * (60 + (hashNumber(`${cabin.slug}:views`) % 60))) / 100),
  ]);
  return `insert into public.cabin_clicks (cabin_id, session_id, clicked_at)
with viewed (cabin_id, recent, earlier) as (values
${rows(lines)}
),
visit as (
  select cabin_id, n, recent, ${sqlHash(`cabin_id::text || 'visit' || n`)} as hash
  from viewed cross join lateral generate_series(1, recent + earlier) as n
)
select
  cabin_id,
  'visitor-' || substr(md5(cabin_id::text || 'session' || n), 1, 24),
  now() - make_interval(mins => (
    case when n <= recent then 5 + hash % ${WEEK_MINUTES - 10} else ${WEEK_MINUTES} + 5 + hash % ${EARLIER_MINUTES - 10} end
  )::int)
from visit
where not exists (select from public.cabin_clicks);`;
}
