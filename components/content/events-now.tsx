import Link from 'next/link';
import { joinClasses } from '@/components/ui/class-names';
import { Picture } from '@/components/ui/picture';
import { MONTHS } from '@/lib/copy/format';
import { monthNumber, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { paths } from '@/lib/http/paths';
import { pictureColor } from '@/lib/pictures/placeholder-color';
import { listPlaced, planningDay, type YearlyPost } from '../events/yearly-events';
import { EventFacts } from './event-card';
import { EventsMap } from './events-map';

/** `events` are those of `listUpcoming` on that day. */
type Props = { events: readonly YearlyPost[]; today: CalendarDate; mapStyleUrl: string };

export function EventsNow({ events, today, mapStyleUrl }: Props) {
  const month = monthNumber(planningDay(today));
  const names = [MONTHS[month - 1], MONTHS[month % 12]].join(' and ');
  if (events.length === 0) return null;
  // Keeps a card from standing alone in two columns.
  const isWide = (index: number) => index === 0 && events.length % 2 === 1;
  return (
    <section aria-labelledby="now-heading" className="mb-section">
      <h2 id="now-heading" className="mb-6 text-title-2 text-spruce-900">
        {`Happening in ${names}`}
      </h2>
      <ul
        className={joinClasses(
          'grid grid-cols-2 gap-x-4 gap-y-7 laptop:gap-x-6',
          events.length === 4 ? 'laptop:grid-cols-4' : 'laptop:grid-cols-3',
        )}
      >
        {events.map(({ slug, title, yearly, heroImageUrl: src }, index) => (
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
            <EventFacts event={yearly} />
          </li>
        ))}
      </ul>
      <EventsMap className="mt-8" events={listPlaced(events)} mapStyleUrl={mapStyleUrl} />
    </section>
  );
}
