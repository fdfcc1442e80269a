import { AreaGuide } from '@/components/content/area-guide';
import type { TaxRate } from '@/lib/domain/pricing/tax-rate';
import { AREA_GUIDES } from '@/components/content/area-guide-text';
import { joinClasses } from '@/components/ui/class-names';
import { AREAS, type AreaSlug, type CabinSummary } from '@/lib/domain/catalog/cabin';
import type { PostSummary } from '@/lib/domain/catalog/post';
import { pickBySlug } from '@/lib/domain/values/slug';
import { RESULTS_PER_PAGE } from '@/lib/domain/search/pagination';
import { plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import { AREA_COPY } from '@/components/areas/area-copy';
import { AREA_LEADS } from '@/components/areas/area-leads';
import { AreaPoster } from '@/components/areas/area-poster';
import { CabinGrid } from '@/components/cabin-card/cabin-grid';
import { EmptyList } from '@/components/cabin-list/empty-list';
import { NoCabinsYet } from '@/components/cabin-list/no-cabins-yet';
import { PosterPage } from '@/components/ui/poster-page';
import { Pager } from '@/components/cabin-list/pager';
import { listHref } from '@/components/cabin-list/results-path';

type Props = {
  area: { slug: AreaSlug; city: string };
  cabins: readonly CabinSummary[];
  posts: readonly PostSummary[];
  taxes: readonly TaxRate[];
};

export function AreaPage({ area, cabins, posts, taxes }: Props) {
  const { about, nearby } = AREA_COPY[area.slug];
  const shown = cabins.filter((cabin) => cabin.city === area.city);
  return (
    <PosterPage
      eyebrow="Area guide"
      heading={`Cabins in ${area.city}`}
      imageUrl={`/images/areas/${area.slug}.webp`}
    >
      <div className="mb-8 gap-x-16 tablet:mb-10 laptop:grid laptop:grid-cols-[20rem_1fr]">
        <p className="font-display text-title-3 font-medium text-balance text-ember-700">
          {AREA_LEADS[area.slug]}
        </p>
        <div className="max-laptop:mt-4">
          <p className="leading-relaxed text-pretty text-ink-soft">{about}</p>
          <p className="mt-3 text-sm leading-relaxed text-ink-soft">
            <b className="text-ink">Close by:</b> {nearby.join(' · ')}
          </p>
        </div>
      </div>
      {shown.length > 0 && (
        <>
          <p className="mb-4 border-t border-line pt-6 text-sm font-semibold text-ink-soft">
            {`${shown.length} ${plural(shown.length, 'cabin', 'cabins')} in ${area.city}`}
          </p>
          <CabinGrid
            cabins={shown.slice(0, RESULTS_PER_PAGE)}
            headingLevel={2}
            more={{ href: paths.cabins(), label: `See all ${cabins.length} cabins` }}
          />
        </>
      )}
      {shown.length === 0 && (cabins.length === 0 ? <NoCabinsYet /> : <EmptyList />)}
      <Pager
        page={1}
        total={shown.length}
        href={(page) => listHref({ filter: null, sort: null }, page, area.slug)}
      />
      <AreaGuide
        area={area}
        posts={pickBySlug(posts, AREA_GUIDES[area.slug].posts)}
        taxes={taxes}
      />
      <OtherAreas current={area.slug} />
    </PosterPage>
  );
}

function OtherAreas({ current }: { current: AreaSlug }) {
  const others = AREAS.filter((area) => area.slug !== current);
  return (
    <nav aria-labelledby="other-areas" className="mt-section">
      <h2 id="other-areas" className="text-title-2 text-spruce-900">
        Other areas
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-4 tablet:grid-cols-3 tablet:gap-6">
        {others.map((area) => (
          <li
            key={area.slug}
            className={joinClasses(
              'grid tablet:[&>a>span:first-child]:aspect-3/2',
              // Not by the `last:` variant: with :last-child, any added child restyles all of its siblings.
              area === others.at(-1) &&
                'max-tablet:col-span-2 max-tablet:[&>a>span:first-child]:aspect-2/1',
            )}
          >
            <AreaPoster slug={area.slug} call={`Cabins in ${area.city}`} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
