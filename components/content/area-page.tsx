import { AreaGuide } from '@/components/content/area-guide';
import { AREA_GUIDES } from '@/components/content/area-guide-text';
import { joinClasses } from '@/components/ui/class-names';
import { AREAS, type AreaSlug, type CabinSummary } from '@/lib/domain/catalog/cabin';
import type { PostSummary } from '@/lib/domain/catalog/post';
import { pickBySlug } from '@/lib/domain/values/slug';
import { RESULTS_PER_PAGE } from '@/lib/domain/search/pagination';
import { plural } from '@/lib/format';
import { AREA_COPY } from '../cabins/area-copy';
import { AreaPoster } from '../cabins/area-poster';
import { CabinGrid } from '../cabins/cabin-grid';
import { EmptyList } from '../cabins/empty-list';
import { NoCabinsYet } from '../cabins/no-cabins-yet';
import { PageHeader } from '../ui/page-header';
import { PageShell } from '../ui/page-shell';
import { Pager } from '../cabins/pager';
import { listHref } from '../cabins/results-path';

type Props = {
  area: { slug: AreaSlug; city: string };
  cabins: readonly CabinSummary[];
  posts: readonly PostSummary[];
};

export function AreaPage({ area, cabins, posts }: Props) {
  const { lead, about, nearby } = AREA_COPY[area.slug];
  const shown = cabins.filter((cabin) => cabin.city === area.city);
  return (
    <PageShell>
      <PageHeader
        eyebrow="Area guide"
        heading={`Cabins in ${area.city}`}
        imageUrl={`/images/areas/${area.slug}.webp`}
      >
        <p className="mt-4 font-display text-title-4 font-medium text-ember-700">{lead}</p>
        <p className="mt-4 leading-relaxed text-pretty text-ink-soft">{about}</p>
        <p className="mt-4 text-sm leading-relaxed text-ink-soft">
          <b className="text-ink">Close by:</b> {nearby.join(' · ')}
        </p>
      </PageHeader>
      {shown.length > 0 && (
        <>
          <p className="mb-4 border-t border-line pt-6 text-sm font-semibold text-ink-soft">
            {`${shown.length} ${plural(shown.length, 'cabin', 'cabins')} in ${area.city}`}
          </p>
          <CabinGrid cabins={shown.slice(0, RESULTS_PER_PAGE)} headingLevel={2} isFirst />
        </>
      )}
      {shown.length === 0 && (cabins.length === 0 ? <NoCabinsYet /> : <EmptyList />)}
      <Pager
        page={1}
        total={shown.length}
        href={(page) => listHref({ filter: null, sort: null }, page, area.slug)}
      />
      <AreaGuide area={area} posts={pickBySlug(posts, AREA_GUIDES[area.slug].posts)} />
      <OtherAreas current={area.slug} />
    </PageShell>
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
              // Not by `last:`: whenever the last child of anything changed, all below it would be styled anew.
              area === others.at(-1) &&
                'max-tablet:col-span-2 max-tablet:[&>a>span:first-child]:aspect-2/1',
            )}
          >
            <AreaPoster area={area} call={`Cabins in ${area.city}`} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
