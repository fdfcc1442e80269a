import type { Cabin } from '@/lib/domain/catalog/cabin';
import { topicLabel } from '@/lib/shop/cabin-facts';
import { formatFullDate } from '@/lib/copy/format';

/** Lists what a cabin has by group, and what it lacks. */
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

type Fact = Cabin['mountainFacts'][number];

const originOf = ({ source, date }: Fact) => `${source}, ${formatFullDate(date)}`;

/** Says what guests should know about the place. The source and date appear once if all facts share them. */
export function MountainFacts({ facts }: { facts: readonly Fact[] }) {
  const [first, second] = new Set(facts.map(originOf));
  return (
    <>
      <dl className="gap-x-8 tablet:columns-2">
        {facts.map((fact) => (
          <div key={fact.topic} className="mb-5 break-inside-avoid">
            <dt className="font-semibold">{topicLabel(fact.topic)}</dt>
            <dd>
              {fact.text}
              {second && <small className="block text-ink-soft">{originOf(fact)}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {!second && <small className="text-ink-soft">{first}</small>}
    </>
  );
}
