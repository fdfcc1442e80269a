import { Link } from '@/components/ui/link';
import { PosterPage } from '@/components/ui/page/poster-page';
import { paths } from '@/lib/http/paths';
import type { Post, PostSummary } from '@/lib/domain/catalog/post';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { EventCard } from './event-card';
import { EventsNow } from './events-now';
import { MarkdownLine } from './markdown';
import { splitParts } from '@/lib/domain/content/markdown-parts';
import { OwnEvents } from './own-events';
import {
  EVENT_SEASONS,
  listEventsOfMonth,
  listUpcoming,
  listYearly,
  seasonOf,
  type YearlyPost,
} from '../events/yearly-events';
import { MONTHS } from '@/lib/copy/format';
import { shop } from '@/lib/shop/shop';

type Props = {
  today: CalendarDate;
  mapStyleUrl: string;
  events: readonly PostSummary[];
  /** Its lead and title head the page; parts named after a season are beside that season, the others at the end. */
  guide: Pick<Post, 'title' | 'bodyMarkdown' | 'heroImageUrl'> | null;
};

const LEAD = 'Dates are based on past years. Check before you book anything non-refundable.';
const PICTURE = '/images/guide/events.webp';

/** `today` in the time zone of the shop; the page is rendered again every few minutes. */
export function EventsPage({ today, mapStyleUrl, events, guide }: Props) {
  const yearly = listYearly(events);
  const upcoming = listUpcoming(yearly, today);
  const dated = events.filter((event) => !event.yearly);
  const { lead, parts } = splitParts(guide?.bodyMarkdown ?? LEAD);
  const seasons = EVENT_SEASONS.map((label, index) => ({
    label,
    id: label.toLowerCase(),
    about: parts.find(({ heading }) => heading === label)?.text,
    events: yearly.filter((event) => seasonOf(event.yearly) === index && !upcoming.includes(event)),
  })).filter((season) => season.events.length > 0);
  return (
    <PosterPage
      eyebrow="Year-round events"
      heading={guide?.title ?? `What’s on in ${shop().place}`}
      lede={<MarkdownLine>{lead}</MarkdownLine>}
      imageUrl={guide?.heroImageUrl ?? PICTURE}
    >
      <OwnEvents events={dated} className="mb-section" />
      <EventsNow events={upcoming} today={today} mapStyleUrl={mapStyleUrl} />
      <YearAtAGlance events={yearly} />
      {seasons.map(({ id, label, about, events: listed }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`} className="mt-section">
          <div className="grid gap-x-14 gap-y-6 laptop:grid-cols-[17rem_1fr]">
            <div className="laptop:sticky laptop:top-28 laptop:self-start">
              <h2 id={`${id}-heading`} className="text-title-1 text-spruce-900">
                {label}
              </h2>
              {about && (
                <p className="mt-2 leading-relaxed text-pretty text-ink-soft">
                  <MarkdownLine>{about}</MarkdownLine>
                </p>
              )}
            </div>
            <EventList events={listed} />
          </div>
        </section>
      ))}
      {parts
        .filter(({ heading }) => !EVENT_SEASONS.some((season) => season === heading))
        .map(({ id, text }) => (
          <p key={id} className="mt-section max-w-prose text-lede text-pretty text-ink-soft">
            <MarkdownLine>{text}</MarkdownLine>
          </p>
        ))}
    </PosterPage>
  );
}

type ListProps = { events: readonly YearlyPost[] };

const EventList = ({ events }: ListProps) => (
  <ul className="grid gap-x-10 border-b border-line laptop:grid-cols-2">
    {events.map((event) => (
      <li key={event.slug} className="grid">
        <EventCard event={event} />
      </li>
    ))}
  </ul>
);

/** A wall calendar, with each event in every month it usually touches. */
function YearAtAGlance({ events }: ListProps) {
  return (
    <details className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <summary className="chevron px-5 py-4 font-display text-title-4 font-semibold text-spruce-900 tablet:px-6">
        The year at a glance
      </summary>
      <ol className="grid grid-cols-2 gap-px border-t border-line bg-line laptop:grid-cols-4">
        {MONTHS.map((month, index) => (
          <li key={month} className="bg-surface px-4 py-4 tablet:px-6">
            <h3 className="font-sans eyebrow text-ember-700">{month}</h3>
            <ul className="mt-1.5 text-sm leading-snug tablet:text-[0.9375rem]">
              {listEventsOfMonth(events, index + 1).map(({ slug, title }) => (
                <li key={slug}>
                  <Link
                    href={paths.event(slug)}
                    className="block py-1.5 underline-offset-4 hover:underline tablet:py-1"
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  );
}
