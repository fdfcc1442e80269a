import type { Cabin } from '@/lib/domain/catalog/cabin';
import { topicLabel } from '@/lib/shop/cabin-facts';
import { formatFullDate } from '@/lib/copy/format';

/** The longer list of what a cabin has, by group, and what it has not. */
export function HouseFacts({
  cabin: { moreAmenities, missingAmenities },
}: {
  cabin: Pick<Cabin, 'moreAmenities' | 'missingAmenities'>;
}) {
  return (
    <dl className="gap-x-8 tablet:columns-2">
      {moreAmenities.map(({ name, labels }) => (
        <div key={name} className="mb-5 break-inside-avoid">
          <dt className="font-semibold">{name}</dt>
          <dd className="text-ink-soft">{labels.join(', ')}</dd>
        </div>
      ))}
      {missingAmenities.length > 0 && (
        <div className="mb-5 break-inside-avoid">
          <dt className="font-semibold">Not included</dt>
          <dd className="text-ink-soft">{missingAmenities.join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}

/** What a guest should know of the place, each with who says so and since when. */
export function MountainFacts({ facts }: { facts: Cabin['mountainFacts'] }) {
  return (
    <dl className="gap-x-8 tablet:columns-2">
      {facts.map(({ topic, text, source, date }) => (
        <div key={topic} className="mb-5 break-inside-avoid">
          <dt className="font-semibold">{topicLabel(topic)}</dt>
          <dd>
            {text}
            <small className="block text-ink-soft">{`${source}, ${formatFullDate(date)}`}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
