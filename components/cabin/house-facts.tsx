import { Section } from '@/components/ui/section';
import type { Cabin } from '@/lib/domain/catalog/cabin';

type Props = { cabin: Pick<Cabin, 'moreAmenities' | 'missingAmenities'> };

/** The longer list of what a cabin has, by group, and what it has not; nothing where the host tells neither. */
export function HouseFacts({ cabin: { moreAmenities, missingAmenities } }: Props) {
  if (moreAmenities.length + missingAmenities.length === 0) return null;
  return (
    <Section id="house" heading="In the house">
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
    </Section>
  );
}
