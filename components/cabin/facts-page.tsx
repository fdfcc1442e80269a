import Link from 'next/link';
import { PageShell } from '@/components/ui/page/page-shell';
import { Section } from '@/components/ui/page/section';
import { hasHouseFacts, PLACE_HEADING } from '@/lib/shop/cabin-facts';
import type { Cabin } from '@/lib/domain/catalog/cabin';
import { paths } from '@/lib/http/paths';
import { AmenityList } from './amenity-list';
import { HouseFacts, MountainFacts } from './house-facts';

/** All facts about a cabin's house and mountain on a page of their own, which works without scripts. */
export function FactsPage({ cabin }: { cabin: Cabin }) {
  const { slug, title, city, amenities, mountainFacts } = cabin;
  return (
    <PageShell>
      <p className="mb-3 eyebrow text-ember-700">
        <Link href={paths.cabin(slug)} className="hover:underline">
          {`${title}, ${city}`}
        </Link>
      </p>
      <h1 className="text-title-1 text-spruce-900">{`Everything about ${title}`}</h1>
      <Section id="amenities" heading="Amenities">
        <AmenityList amenities={amenities} />
        {hasHouseFacts(cabin) && (
          <div className="mt-8">
            <HouseFacts cabin={cabin} />
          </div>
        )}
      </Section>
      {mountainFacts.length > 0 && (
        <Section id="mountain" heading={PLACE_HEADING}>
          <MountainFacts facts={mountainFacts} />
        </Section>
      )}
    </PageShell>
  );
}
