import { joinClasses } from '@/components/ui/class-names';
import { TextLink } from '@/components/ui/link';
import type { PostSummary } from '@/lib/domain/catalog/post';
import { paths } from '@/lib/http/paths';
import { PostCard } from './post-card';

type Props = {
  events: readonly PostSummary[];
  className?: string;
  /** Adds a link to the page of all events. */
  isLinked?: boolean;
};

/** The events that have dates; nothing without any. */
export function OwnEvents({ events, className, isLinked = false }: Props) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="own-events-heading" className={joinClasses(className)}>
      <h2 id="own-events-heading" className="mb-6 text-title-2 text-spruce-900">
        Coming up
      </h2>
      <ul className="grid gap-x-8 gap-y-12 mobile:grid-cols-2 laptop:grid-cols-3">
        {events.map((event) => (
          <li key={event.slug}>
            <PostCard post={event} />
          </li>
        ))}
      </ul>
      {isLinked && (
        <p className="mt-8">
          <TextLink href={paths.events}>All events</TextLink>
        </p>
      )}
    </section>
  );
}
