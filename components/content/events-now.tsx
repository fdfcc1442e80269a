import Link from 'next/link';
import { joinClasses } from '@/components/ui/class-names';
import { Picture } from '@/components/ui/picture';
import { MONTHS } from '@/lib/copy/format';
import { isWithin } from '@/lib/domain/trip/planner/openness';
import {
  addMonths,
  eachDay,
  monthNumber,
  startOfMonth,
  type CalendarDate,
} from '@/lib/domain/values/calendar-date';
import { paths } from '@/lib/http/paths';
import { pictureColor } from '@/lib/pictures/placeholder-color';
import { listEventsOfMonth } from '../events/events';
import type { RegionEvent } from '../events/region-event';
import { EventsMap } from './events-map';
import { listPlaced } from '../events/event-places';

const MAX_SHOWN = 6;

/** What is usually on in the rest of the month, then what the next one adds. */
function listUpcoming(today: CalendarDate): RegionEvent[] {
  const nextMonth = addMonths(startOfMonth(today), 1);
  const ahead = eachDay(today, nextMonth);
  const now = listEventsOfMonth(monthNumber(today)).filter(({ usual: [first, last] }) =>
    ahead.some((day) => isWithin(day, first, last)),
  );
  const next = listEventsOfMonth(monthNumber(nextMonth)).filter((event) => !now.includes(event));
  return [...now, ...next].slice(0, MAX_SHOWN);
}

type Props = { today: CalendarDate; mapStyleUrl: string };

export function EventsNow({ today, mapStyleUrl }: Props) {
  const month = monthNumber(today);
  const names = [MONTHS[month - 1], MONTHS[month % 12]].join(' and ');
  const shown = listUpcoming(today);
  // In two columns none stands alone.
  const isWide = (index: number) => index === 0 && shown.length % 2 === 1;
  return (
    <section aria-labelledby="now-heading" className="mb-section">
      <h2 id="now-heading" className="mb-6 text-title-2 text-spruce-900">
        {`Happening in ${names}`}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-7 laptop:grid-cols-3 laptop:gap-x-6">
        {shown.map(({ slug, name, usualWhen, imageUrl }, index) => (
          <li
            key={slug}
            className={joinClasses('group relative', isWide(index) && 'max-laptop:col-span-2')}
          >
            <Picture
              src={imageUrl}
              alt=""
              width={1200}
              height={800}
              sizes={`(min-width: 64rem) 400px, ${isWide(index) ? '92vw' : '46vw'}`}
              className="aspect-3/2 w-full rounded-poster object-cover"
              color={pictureColor(imageUrl)}
            />
            <h3 className="mt-3 text-title-4 text-spruce-900">
              <Link
                href={paths.event(slug)}
                prefetch={false}
                className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {name}
              </Link>
            </h3>
            <p className="mt-1 text-sm text-ink-soft">{usualWhen}</p>
          </li>
        ))}
      </ul>
      <EventsMap className="mt-8" events={listPlaced(shown)} mapStyleUrl={mapStyleUrl} />
    </section>
  );
}
