'use client';

import { AreaCard } from '@/components/areas/area-card';
import { RidgeLine } from '@/components/ui/ridge-line';
import { AREAS, type AreaSlug } from '@/lib/domain/catalog/cabin';
import { site } from '@/lib/site';
import { SectionHeading } from './section-heading';

type Props = { colors: Readonly<Record<AreaSlug, string | null>> };

/** The four towns as a row of posters; in the browser's code, since its markup would stand in the page's data as well. */
export function AreaPosters({ colors }: Props) {
  return (
    <section
      aria-labelledby="areas-heading"
      className="mt-8 later-[56rem] tablet:mt-12 tablet:later-[38rem] laptop:later-[55rem]"
    >
      <RidgeLine className="text-paper-deep" />
      <div className="bg-paper-deep pt-8 pb-section">
        <div className="mx-auto max-w-7xl px-4 tablet:px-8">
          <SectionHeading id="areas-heading" eyebrow="Where to stay" heading={site.words.areas}>
            <p>{site.words.areasLede}</p>
          </SectionHeading>
          <ul className="mt-8 grid grid-cols-2 gap-4 tablet:mt-10 tablet:grid-cols-4 laptop:gap-6">
            {AREAS.map((area) => (
              <li key={area.slug} className="grid">
                <AreaCard slug={area.slug} color={colors[area.slug]} call="See cabins" />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
