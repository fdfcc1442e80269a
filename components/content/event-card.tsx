import { Picture } from '@/components/ui/picture';
import { Link } from '@/components/ui/link';
import type { YearlyEvent } from '@/lib/domain/catalog/post';
import { paths } from '@/lib/http/paths';
import { pictureColor } from '@/lib/pictures/placeholder-color';
import type { YearlyPost } from '../events/yearly-events';

type FactsProps = { event: Pick<YearlyEvent, 'when' | 'town' | 'warning'> };

/** When and where it usually is, and whether it fills the roads. */
export const EventFacts = ({ event: { when, town, warning } }: FactsProps) => (
  <>
    <p className="mt-2 text-sm text-pretty text-ink-soft">
      {when} <span className="block font-semibold">{town}</span>
    </p>
    {warning && (
      <p className="mt-3 inline-flex rounded-full bg-ember-100 px-3 py-1 text-xs font-semibold text-ember-800">
        Heavy traffic
      </p>
    )}
  </>
);

/** One event in the list of its season: a small print beside what there is to know. */
export function EventCard({ event }: { event: YearlyPost }) {
  return (
    <article className="group relative grid grid-cols-[min(8.5rem,40%)_minmax(0,1fr)] gap-x-4 border-t border-line py-5 mobile:grid-cols-[min(13rem,52%)_minmax(0,1fr)] mobile:gap-x-7 laptop:grid-cols-[9rem_minmax(0,1fr)] laptop:gap-x-5">
      <div className="self-start poster transition-shadow duration-300 group-hover:shadow-lift">
        <Picture
          src={event.heroImageUrl}
          alt=""
          width={1200}
          height={800}
          sizes="(min-width: 64rem) 144px, (min-width: 40rem) 208px, 136px"
          className="aspect-3/2 w-full object-cover"
          color={pictureColor(event.heroImageUrl)}
        />
      </div>
      <div>
        <h3 className="text-title-4 text-spruce-900 tablet:text-title-3 laptop:text-title-4">
          <Link
            href={paths.event(event.slug)}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
          >
            {event.title}
          </Link>
        </h3>
        <p className="mt-2 max-w-prose leading-relaxed text-pretty text-ink-soft max-mobile:hidden">
          {event.excerpt}
        </p>
        <EventFacts event={event.yearly} />
      </div>
    </article>
  );
}
