'use client';

import { AreaCard } from '@/components/areas/area-card';
import { RidgeLine } from '@/components/ui/ridge-line';
import { SectionHeading } from './section-heading';
import { shop } from '@/lib/shop/shop';

type Props = {
  /** The colors of areas that have a picture. */
  colors: Readonly<Record<string, string | null>>;
  heading?: string;
  /** The layout of the cards. */
  row?: string;
};

/** The areas as a row of posters; in the browser's code, since its markup would stand in the page's data as well. */
export function AreaPosters({
  colors,
  heading = 'Four places, one park',
  row = 'area-row',
}: Props) {
  return (
    <section
      aria-labelledby="areas-heading"
      className="mt-8 later later-[50rem] tablet:mt-12 tablet:later-[35rem] laptop:later-[52rem]"
    >
      <RidgeLine className="text-paper-deep" />
      <div className="bg-paper-deep pt-8 pb-section">
        <div className="mx-auto max-w-7xl px-4 tablet:px-8">
          <SectionHeading id="areas-heading" eyebrow="Where to stay" heading={heading} />
          <ul className={row}>
            {shop().areas.map((area) => (
              <li key={area.slug} className="grid">
                <AreaCard area={area} color={colors[area.slug]} call="See cabins" />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
