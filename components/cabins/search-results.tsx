import { ListWithMap } from '@/components/map/list-with-map';
import { SearchResultsRecorder } from '@/components/search/search-results-recorder';
import type { SearchCriteria, SearchProblem } from '@/lib/domain/search/search-criteria';
import { MAX_RESULTS, type FoundCount } from '@/lib/domain/search/pagination';
import type { SearchResult } from '@/lib/domain/search/search-result';
import { toStay } from '@/lib/domain/stays/stay';
import { formatDateRange } from '@/lib/format';
import { ResultGrid } from './cabin-grid';
import { NoCabinsYet } from './no-cabins-yet';
import { NoResults, type FoundAlternative } from './no-results';
import { foundText, partyAndPlace, placeOf } from './search-headings';
import { SearchMessages } from './search-messages';
import { PageHeader } from '../ui/page-header';
import { PageShell } from '../ui/page-shell';
import { Pager } from './pager';
import { ChangeSearch, NoScriptSearch } from './search-prompt';

type Props = {
  criteria: SearchCriteria;
  /** A list's further cabins, asked for by nobody's search. */
  isAnyParty?: boolean;
  problems: readonly SearchProblem[];
  /** Messages about the search as a whole, such as dates that have passed. */
  messages: readonly string[];
  /** Those of the page, exact stays first. */
  results: readonly SearchResult[];
  found: FoundCount;
  page: number;
  pageHref: (page: number) => string;
  alternatives: readonly FoundAlternative[];
  /** No cabin is on line at all. */
  isShopEmpty?: boolean;
};

export function SearchResults({ criteria, problems, messages, results, ...rest }: Props) {
  const { found, page, pageHref, alternatives, isAnyParty = false, isShopEmpty = false } = rest;
  const exact = results.filter((result) => result.shiftDays === 0);
  const near = results.filter((result) => result.shiftDays !== 0);
  return (
    <PageShell>
      {!isAnyParty && (
        <SearchResultsRecorder
          criteria={criteria}
          cabinCount={Math.min(found.total, MAX_RESULTS)}
        />
      )}
      <PageHeader
        eyebrow={isAnyParty ? 'Cabins' : 'Search results'}
        heading={<Heading criteria={criteria} />}
      >
        {!isAnyParty && <p className="mt-3 text-lede text-ink-soft">{partyAndPlace(criteria)}</p>}
      </PageHeader>
      <SearchMessages problems={problems} messages={messages} />
      <NoScriptSearch criteria={criteria} />
      {isShopEmpty && <NoCabinsYet />}
      {results.length === 0 && !isShopEmpty && (
        <>
          <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <Found found={found} />
          </div>
          <NoResults alternatives={alternatives} hasDates={toStay(criteria) !== null} />
        </>
      )}
      {results.length > 0 && (
        <ListWithMap slugs={results.map(({ cabin }) => cabin.slug)} bar={<Found found={found} />}>
          {exact.length > 0 && (
            <ResultGrid results={exact} guests={criteria.guests} headingLevel={2} isFirst />
          )}
          {near.length > 0 && (
            <section className="mt-section">
              <h2 className="mb-6 text-title-2 text-spruce-900">A few days away</h2>
              <ResultGrid results={near} guests={criteria.guests} isFirst={exact.length === 0} />
            </section>
          )}
          <Pager page={page} total={found.total} href={pageHref} />
        </ListWithMap>
      )}
    </PageShell>
  );
}

function Found({ found }: Pick<Props, 'found'>) {
  return (
    <>
      <p className="text-sm font-semibold text-ink-soft">{foundText(found)}</p>
      <ChangeSearch />
    </>
  );
}

function Heading({ criteria }: Pick<Props, 'criteria'>) {
  const stay = toStay(criteria);
  if (stay === null) return `Cabins in ${placeOf(criteria)}`;
  return (
    <>
      Cabins for <span className="inline-block">{formatDateRange(stay)}</span>
    </>
  );
}
