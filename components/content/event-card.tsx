import { Calendar, MapPin } from 'lucide';
import { Picture } from '@/components/ui/picture';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/http/paths';
import { pictureColor } from '@/lib/pictures/placeholder-color';
import type { YearlyPost } from '../events/yearly-events';

function EventFacts({ yearly: { when, town } }: Pick<YearlyPost, 'yearly'>) {
  return (
    <dl className="mt-3 space-y-1.5 text-sm text-ink-soft">
      <div className="flex gap-2.5">
        <dt>
          <Icon shapes={Calendar} className="mt-0.5 size-4 shrink-0 text-ember-600" />
          <span className="sr-only">Usually</span>
        </dt>
        <dd>{when}</dd>
      </div>
      <div className="flex gap-2.5">
        <dt>
          <Icon shapes={MapPin} className="mt-0.5 size-4 shrink-0 text-ember-600" />
          <span className="sr-only">Where</span>
        </dt>
        <dd>{town}</dd>
      </div>
    </dl>
  );
}

/** One event in the list of its season: a small print beside what there is to know. */
export function EventCard({ event }: { event: YearlyPost }) {
  return (
    <article className="group relative grid gap-x-7 gap-y-4 border-t border-line py-7 mobile:grid-cols-[min(13rem,52%)_minmax(0,1fr)] laptop:grid-cols-[min(15rem,52%)_minmax(0,1fr)]">
      <div className="self-start poster transition-shadow duration-300 group-hover:shadow-lift">
        <Picture
          src={event.heroImageUrl}
          alt=""
          width={1200}
          height={800}
          sizes="(min-width: 40rem) 240px, 92vw"
          className="aspect-3/2 w-full object-cover"
          color={pictureColor(event.heroImageUrl)}
        />
      </div>
      <div>
        <h3 className="text-title-3 text-spruce-900">
          <Link
            href={paths.event(event.slug)}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
          >
            {event.title}
          </Link>
        </h3>
        <p className="mt-2 max-w-prose leading-relaxed text-pretty text-ink-soft">
          {event.excerpt}
        </p>
        <EventFacts yearly={event.yearly} />
        {event.yearly.warning && (
          <p className="mt-3 inline-flex rounded-full bg-ember-100 px-3 py-1 text-xs font-semibold text-ember-800">
            Heavy traffic
          </p>
        )}
      </div>
    </article>
  );
}
