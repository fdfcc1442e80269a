import Link from 'next/link';
import { joinClasses } from '@/components/ui/class-names';
import { Picture } from '@/components/ui/picture';
import { MONTHS } from '@/lib/copy/format';
import { isWithin } from '@/lib/domain/trip/planner/openness';
import {
  addDays,
  addMonths,
  eachDay,
  monthNumber,
  startOfMonth,
  type CalendarDate,
} from '@/lib/domain/values/calendar-date';
import { paths } from '@/lib/http/paths';
import { pictureColor } from '@/lib/pictures/placeholder-color';
import { listEventsOfMonth, listPlaced, type YearlyPost } from '../events/yearly-events';
import { EventsMap } from './events-map';

const MAX_SHOWN = 6;
/** In a row of a wide screen; fewer or one more than these would leave a gap beside the last. */
const FULL_ROWS = [6, 4, 3, 2, 1];

/** Lists the usual events of the rest of the month from that day on, then those the next month adds. */
function listUpcoming(events: readonly YearlyPost[], from: CalendarDate): YearlyPost[] {
  const nextMonth = addMonths(startOfMonth(from), 1);
  const ahead = eachDay(from, nextMonth);
  const now = listEventsOfMonth(events, monthNumber(from)).filter(({ yearly: { from, to } }) =>
    ahead.some((day) => isWithin(day, from, to)),
  );
  const next = listEventsOfMonth(events, monthNumber(nextMonth)).filter(
    (event) => !now.includes(event),
  );
  const all = [...now, ...next].slice(0, MAX_SHOWN);
  return all.slice(
    0,
    FULL_ROWS.find((count) => count <= all.length),
  );
}

type Props = { events: readonly YearlyPost[]; today: CalendarDate; mapStyleUrl: string };

export function EventsNow({ events, today, mapStyleUrl }: Props) {
  // The next month begins on the eve of its first day: nobody plans a trip for that evening.
  const from = addDays(today, 1);
  const month = monthNumber(from);
  const names = [MONTHS[month - 1], MONTHS[month % 12]].join(' and ');
  const shown = listUpcoming(events, from);
  if (shown.length === 0) return null;
  // Keeps a card from standing alone in two columns.
  const isWide = (index: number) => index === 0 && shown.length % 2 === 1;
  return (
    <section aria-labelledby="now-heading" className="mb-section">
      <h2 id="now-heading" className="mb-6 text-title-2 text-spruce-900">
        {`Happening in ${names}`}
      </h2>
      <ul
        className={joinClasses(
          'grid grid-cols-2 gap-x-4 gap-y-7 laptop:gap-x-6',
          shown.length === 4 ? 'laptop:grid-cols-4' : 'laptop:grid-cols-3',
        )}
      >
        {shown.map(({ slug, title, yearly, heroImageUrl: src }, index) => (
          <li
            key={slug}
            className={joinClasses('group relative', isWide(index) && 'max-laptop:col-span-2')}
          >
            <Picture
              src={src}
              alt=""
              width={1200}
              height={800}
              sizes={`(min-width: 64rem) 400px, ${isWide(index) ? '92vw' : '46vw'}`}
              className="aspect-3/2 w-full rounded-poster object-cover"
              color={pictureColor(src)}
            />
            <h3 className="mt-3 text-title-4 text-spruce-900">
              <Link
                href={paths.event(slug)}
                prefetch={false}
                className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {title}
              </Link>
            </h3>
            <p className="mt-1 text-sm text-ink-soft">{yearly.when}</p>
          </li>
        ))}
      </ul>
      <EventsMap className="mt-8" events={listPlaced(shown)} mapStyleUrl={mapStyleUrl} />
    </section>
  );
}
