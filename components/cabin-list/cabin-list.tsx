import type { ReactNode } from 'react';
import { SearchFormFallback } from '@/components/search/search-form-fallback';
import type { CabinSummary } from '@/lib/domain/catalog/cabin';
import { toCardRow } from '@/lib/domain/catalog/card-row';
import {
  filterCabins,
  sortCabins,
  type CabinFilter,
  type ListSort,
} from '@/lib/domain/catalog/cabin-filters';
import { groupByPictures, isDrawing, rowBreaks } from '@/lib/domain/values/picture-urls';
import { RESULTS_PER_PAGE } from '@/lib/domain/search/pagination';
import { shop } from '@/lib/shop/shop';
import { BrowseBar } from './browse-links';
import { BrowsedCards } from './browsed-cards';
import { listCopy } from '@/components/seo/category-copy';
import { EmptyList } from './empty-list';
import { NoCabinsYet } from './no-cabins-yet';
import { TextLink } from '@/components/ui/link';
import { PosterPage } from '@/components/ui/page/poster-page';
import { categoryPicture } from '@/lib/pictures/page-pictures';
import { openNightsPath } from '@/lib/http/paths';
import { Pager } from './pager';
import { SearchByDates } from './search-prompt';
import { listHref } from './results-path';

type Props = {
  cabins: readonly CabinSummary[];
  filter: CabinFilter | null;
  sort: ListSort;
  /** The site's origin, for URLs in structured data. */
  origin: string;
  children?: ReactNode;
};

/** A list without dates: all cabins or a category. Its further pages are searches. */
export function CabinList({ cabins, filter, sort, origin, children }: Props) {
  const copy = listCopy(filter);
  return (
    <PosterPage
      isLow
      eyebrow={shop().isExample ? 'Vetted and handpicked' : shop().claims.handpicked || shop().name}
      heading={copy.heading}
      imageUrl={filter === null ? '/images/home-hero.webp' : categoryPicture(filter)}
      action={cabins.length > 0 && <SearchByDates />}
    >
      {cabins.length === 0 ? (
        <NoCabinsYet />
      ) : (
        <Listed cabins={cabins} filter={filter} sort={sort} origin={origin} />
      )}
      <p className="mt-section max-w-prose text-lede text-pretty text-ink-soft">{copy.intro}</p>
      {cabins.length > 0 && (
        <p className="mt-3 text-ink-soft">
          Only have a night or two?{' '}
          <TextLink href={openNightsPath}>See open nights between stays</TextLink>
        </p>
      )}
      {filter === null && cabins.some(({ heroImageUrl }) => isDrawing(heroImageUrl)) && (
        <p className="mt-3 text-ink-soft">
          Cabins that don’t have photos yet are shown as drawings.
        </p>
      )}
      {children}
    </PosterPage>
  );
}

function Listed({ cabins, filter, sort, origin }: Props) {
  const { heading: name } = listCopy(filter);
  const listed = sortCabins(filterCabins(cabins, filter), sort);
  const first = listed.slice(0, RESULTS_PER_PAGE);
  // Grouped only on this page, because the next ones are searches. An order the guest chose is kept.
  const shown = sort === 'recommended' ? groupByPictures(first) : first;
  const bar = { filter, sort, count: listed.length };
  return (
    <>
      {filter === null && (
        <noscript>
          <div className="mb-6">
            <SearchFormFallback />
          </div>
        </noscript>
      )}
      {shown.length > 0 ? (
        <BrowsedCards
          {...bar}
          cabins={shown.map(toCardRow)}
          breaks={rowBreaks(shown)}
          list={{ name, origin }}
        >
          <Pager page={1} total={listed.length} href={(page) => listHref({ filter, sort }, page)} />
        </BrowsedCards>
      ) : (
        <>
          <div className="relative mb-5 flex flex-wrap items-center gap-x-6">
            <BrowseBar {...bar} />
          </div>
          <EmptyList />
        </>
      )}
    </>
  );
}
