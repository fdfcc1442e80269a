import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { Suspense } from 'react';
import { CabinsLoading } from '@/components/cabins/cabins-loading';
import { PageShell } from '@/components/ui/page-shell';
import { listAlternatives, MAX_ALTERNATIVES } from '@/components/cabins/search-alternatives';
import { listHref, pageHref } from '@/components/cabins/results-path';
import { searchMessages } from '@/components/cabins/search-message-texts';
import { SearchResults } from '@/components/cabins/search-results';
import { listCabins } from '@/lib/data/cabins';
import { countSome, searchCabins } from '@/lib/data/search';
import { isWithinLimit } from '@/lib/api/limit-visitor';
import { parseCabinFilter, parseCabinSort } from '@/lib/domain/catalog/cabin-filters';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { GUESTS_MIN } from '@/lib/domain/stays/party';
import { parsePage } from '@/lib/domain/search/pagination';
import { parseSearchParams } from '@/lib/domain/search/search-criteria';
import { site } from '@/lib/site';

type SearchParams = Record<string, string | string[] | undefined>;
type Props = { searchParams: Promise<SearchParams> };

export const metadata: Metadata = {
  title: 'Search results',
  description: 'Cabins open for your dates, with totals that include fees and taxes.',
  alternates: { canonical: '/cabins' },
};

async function Results({ params }: { params: SearchParams }) {
  const { criteria, isAnyParty, problems } = parseSearchParams(params);
  const { filter, sort } = params;
  const choice = {
    filter: parseCabinFilter(filter),
    sort: parseCabinSort(sort),
    page: parsePage(params.page),
  };
  const wanted = isAnyParty ? { ...criteria, guests: GUESTS_MIN } : criteria;
  const { results, found, page } = await searchCabins(wanted, choice);
  const isShopEmpty = results.length === 0 && (await listCabins()).length === 0;
  const today = todayInZone(new Date(), site.timezone);
  return (
    <SearchResults
      criteria={criteria}
      isAnyParty={isAnyParty}
      problems={problems}
      messages={searchMessages({ criteria, filter, sort, today })}
      results={results}
      found={found}
      page={page}
      pageHref={(other) =>
        isAnyParty ? listHref(choice, other, criteria.city) : pageHref(criteria, choice, other)
      }
      isShopEmpty={isShopEmpty}
      alternatives={
        results.length > 0 || isShopEmpty
          ? []
          : await countSome(listAlternatives(criteria), MAX_ALTERNATIVES)
      }
    />
  );
}

const TooMany = () => (
  <PageShell>
    <h1 className="text-title-1 text-spruce-900">One moment, please</h1>
    <p className="mt-4" role="status">
      That was a lot of searches at once. Please wait a minute and try again.
    </p>
  </PageShell>
);

export default async function ResultsPage({ searchParams }: Props) {
  const params = await searchParams;
  const sent = await headers();
  if (!(await isWithinLimit({ headers: sent }, 'search'))) return <TooMany />;
  // A document must arrive whole, for it may be read without JavaScript; a navigation inside the site shows the wait.
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
