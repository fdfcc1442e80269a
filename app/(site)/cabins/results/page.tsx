import { after } from 'next/server';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { Suspense } from 'react';
import { CabinsLoading } from '@/components/cabin-list/cabins-loading';
import { PageShell } from '@/components/ui/page/page-shell';
import { TextHost } from '@/components/ui/host/text-host';
import { searchMessages } from '@/components/cabin-list/search-message-copy';
import { SearchResults } from '@/components/cabin-list/search-results';
import { pageMetadata } from '@/components/seo/page-metadata';
import { parseShownFilter } from '@/lib/shop/categories';
import { listCabins } from '@/lib/data/cabins/cabins';
import { recordEmptySearch } from '@/lib/data/search/empty-search';
import { searchCabins } from '@/lib/data/search/search';
import { suggestMore, suggestSearches } from '@/lib/data/search/search-suggestions';
import { isWithinLimit } from '@/lib/api/limit-visitor';
import { parseCabinSort } from '@/lib/domain/catalog/cabin-filters';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { GUESTS_MIN } from '@/lib/domain/stays/party';
import { FEW_RESULTS, parsePage } from '@/lib/domain/search/pagination';
import { parseLimits } from '@/lib/domain/search/list-limits';
import { parseSearchParams } from '@/lib/domain/search/search-criteria';
import { NO_SUGGESTIONS } from '@/lib/domain/search/search-suggestions';
import { toStay } from '@/lib/domain/stays/stay';
import { paths } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';

type SearchParams = Record<string, string | string[] | undefined>;
export const metadata: Metadata = pageMetadata({
  title: 'Search results',
  description: 'Cabins open for your dates, with totals that include fees and taxes.',
  path: paths.cabins(),
  picture: 'home',
});

async function Results({ params }: { params: SearchParams }) {
  const { criteria, isAnyParty, problems } = parseSearchParams(params, shop().areas);
  const { filter, sort } = params;
  const choice = {
    filter: parseShownFilter(filter),
    sort: parseCabinSort(sort),
    page: parsePage(params.page),
    ...(toStay(criteria) === null && { limits: parseLimits(params) }),
  };
  const wanted = isAnyParty ? { ...criteria, guests: GUESTS_MIN } : criteria;
  const { results, found, page } = await searchCabins(wanted, choice);
  if (found.total === 0) after(() => recordEmptySearch(wanted, choice.filter));
  const isShopEmpty = results.length === 0 && (await listCabins()).length === 0;
  const suggest =
    isShopEmpty || isAnyParty || found.total > FEW_RESULTS
      ? null
      : results.length === 0
        ? suggestSearches
        : suggestMore;
  const today = todayInZone(new Date(), shop().timezone);
  return (
    <SearchResults
      criteria={criteria}
      choice={choice}
      limits={choice.limits}
      isAnyParty={isAnyParty}
      problems={problems}
      messages={searchMessages({ criteria, filter, sort, today })}
      results={results}
      found={found}
      page={page}
      isShopEmpty={isShopEmpty}
      suggestions={(await suggest?.(wanted, choice.filter)) ?? NO_SUGGESTIONS}
      today={today}
    />
  );
}

const TooMany = () => (
  <PageShell>
    <h1 className="text-title-1 text-spruce-900">One moment, please</h1>
    <p className="mt-4" role="status">
      That’s a lot of searches at once. Wait a minute and try again; the link keeps your search.
    </p>
    <div className="mt-6 flex flex-wrap gap-3">
      <TextHost />
    </div>
  </PageShell>
);

export default async function ResultsPage({ searchParams }: PageProps<'/cabins/results'>) {
  const params = await searchParams;
  const sent = await headers();
  if (!(await isWithinLimit({ headers: sent }, 'search'))) return <TooMany />;
  // A document must be complete, because it may be read without JavaScript; a client navigation may stream a loading
  // state.
  const isNavigationInside = sent.get('sec-fetch-dest') === 'empty';
  if (!isNavigationInside) return <Results params={params} />;
  return (
    <Suspense
      key={JSON.stringify(params)}
      fallback={
        <PageShell>
          <CabinsLoading />
        </PageShell>
      }
    >
      <Results params={params} />
    </Suspense>
  );
}
