import { ListWithMap } from '@/components/map/list-with-map';
import { SearchResultsRecorder } from '@/components/search/search-results-recorder';
import {
  toSearchQuery,
  type SearchCriteria,
  type SearchProblem,
} from '@/lib/domain/search/search-criteria';
import { FEW_RESULTS, MAX_RESULTS, type FoundCount } from '@/lib/domain/search/pagination';
import type { SearchResult } from '@/lib/domain/search/search-result';
import type { SearchSuggestions } from '@/lib/domain/search/search-suggestions';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { ResultGrid } from '@/components/cabin-card/cabin-grid';
import { PageShell } from '@/components/ui/page/page-shell';
import { choicePath, type ListChoice } from './browse-path';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import styles from './search-results.module.css';
import { Suggestions } from './suggestions';
import { NoCabinsYet } from './no-cabins-yet';
import { NoResults } from './no-results';
import { Pager } from './pager';
import { listQuery } from './results-path';
import { NO_LIMITS, withLimits, type ListLimits } from '@/lib/domain/search/list-limits';
import { toStay } from '@/lib/domain/stays/stay';
import { FilterLinks, SortLinks } from './browse-links';
import { LimitsForm } from './limits-form';
import { SearchHeader } from './search-header';
import { SearchMessages } from './search-messages';
import { ChangeSearch, NoScriptSearch } from './search-prompt';
import { areaOfDistances } from '@/lib/domain/catalog/region';
import { shop } from '@/lib/shop/shop';

type Sort = ComponentProps<typeof SortLinks>['sorts'][number];

const UNDATED_SORTS: readonly Sort[] = [
  { sort: 'recommended', label: 'Recommended' },
  { sort: 'price', label: 'Nightly price' },
  { sort: 'size', label: 'Largest' },
];

/** The usual order with dates is by their distance, then by total, so on exact dates the total is all there is. */
const datedSorts = ({ flexibleDays }: SearchCriteria): readonly Sort[] =>
  flexibleDays === null || flexibleDays === 'exact'
    ? [{ sort: 'recommended', label: 'Lowest total' }]
    : [
        { sort: 'recommended', label: 'Closest dates' },
        { sort: 'price', label: 'Lowest total' },
      ];

/** Says what each order means in this search: which price, and the distance from where. */
function sortsOf(criteria: SearchCriteria): Sort[] {
  return [
    ...(toStay(criteria) === null ? UNDATED_SORTS : datedSorts(criteria)),
    { sort: 'rating', label: 'Rating' },
    { sort: 'popular', label: 'Most popular' },
    {
      sort: 'distance',
      label: `Distance from ${areaOfDistances(shop().areas, criteria.city).city}`,
    },
  ];
}

/** Returns the props of the links and the form above the results, with an order that this search offers. */
function listOf(criteria: SearchCriteria, { filter, sort }: ListChoice, search: string) {
  const sorts = sortsOf(criteria);
  const offered = sorts.find((each) => each.sort === sort);
  return { filter, sort: offered?.sort ?? ('recommended' as const), sorts, search };
}

type FewResultsProps = ComponentProps<typeof Suggestions> & { count: number; children: ReactNode };

/** Shows one or two cards next to links to other searches. */
function FewResults({ count, children, ...props }: FewResultsProps) {
  const { nearStays, towns, unfilteredCount } = props.suggestions;
  if (nearStays.length + towns.length + unfilteredCount === 0) return children;
  return (
    <div className={styles.few} style={{ '--results': count } as CSSProperties}>
      <div>{children}</div>
      <aside aria-label="More to choose from" className="space-y-6 rounded-card bg-paper-deep p-6">
        <Suggestions {...props} />
      </aside>
    </div>
  );
}

type Props = {
  criteria: SearchCriteria;
  choice: ListChoice;
  /** The limits of a search without dates. */
  limits?: ListLimits;
  /** A further page of a list, not a guest's search. */
  isAnyParty?: boolean;
  problems: readonly SearchProblem[];
  /** Messages about the search as a whole, such as dates that have passed. */
  messages: readonly string[];
  /** The results of this page, exact stays first. */
  results: readonly SearchResult[];
  found: FoundCount;
  page: number;
  /** What to offer when few or no cabins were found. */
  suggestions: SearchSuggestions;
  today: CalendarDate;
  isShopEmpty?: boolean;
};

export function SearchResults({ criteria, problems, messages, results, ...rest }: Props) {
  const { choice, found, page, suggestions, today, isAnyParty = false, isShopEmpty = false } = rest;
  const isDated = toStay(criteria) !== null;
  const limits = isDated ? NO_LIMITS : (rest.limits ?? NO_LIMITS);
  const query = isAnyParty ? listQuery(criteria.city) : toSearchQuery(criteria);
  const search = withLimits(query, limits);
  const list = listOf(criteria, choice, search);
  const suggested = { criteria, suggestions, today, filter: choice.filter };
  return (
    <PageShell>
      {!isAnyParty && (
        <SearchResultsRecorder
          criteria={criteria}
          cabinCount={Math.min(found.total, MAX_RESULTS)}
        />
      )}
      <SearchHeader
        criteria={criteria}
        filter={choice.filter}
        isAnyParty={isAnyParty}
        found={isShopEmpty ? null : found}
        today={today}
      />
      <SearchMessages problems={problems} messages={messages} />
      <NoScriptSearch criteria={criteria} />
      {isShopEmpty && <NoCabinsYet />}
      {results.length === 0 && !isShopEmpty && (
        <>
          <div className="mb-3">
            <FilterLinks {...list} />
          </div>
          <NoResults {...suggested} />
        </>
      )}
      {results.length > 0 && (
        <ListWithMap
          slugs={results.map(({ cabin }) => cabin.slug)}
          totals={totalsOf(results)}
          bar={
            <>
              <FilterLinks {...list} />
              <SortLinks {...list} />
              <LimitsForm
                {...list}
                limits={limits}
                guests={isAnyParty || isDated ? null : criteria.guests}
                isDated={isDated}
              />
              <ChangeSearch />
            </>
          }
        >
          {found.total <= FEW_RESULTS ? (
            <FewResults count={results.length} {...suggested}>
              <ResultCards results={results} guests={criteria.guests} />
            </FewResults>
          ) : (
            <ResultCards results={results} guests={criteria.guests} />
          )}
          <Pager
            page={page}
            total={found.total}
            href={(other) => choicePath(search, choice, other)}
          />
        </ListWithMap>
      )}
    </PageShell>
  );
}

function ResultCards({ results, guests }: Pick<Props, 'results'> & { guests: number }) {
  const exact = results.filter((result) => result.shiftDays === 0);
  const near = results.filter((result) => result.shiftDays !== 0);
  return (
    <>
      {exact.length > 0 && <ResultGrid results={exact} guests={guests} headingLevel={2} isFirst />}
      {near.length > 0 && (
        <section className={exact.length > 0 ? 'mt-section' : undefined}>
          <h2 className="mb-6 text-title-2 text-spruce-900">A few days away</h2>
          <ResultGrid results={near} guests={guests} isFirst={exact.length === 0} />
        </section>
      )}
    </>
  );
}

const totalsOf = (results: readonly SearchResult[]) =>
  Object.fromEntries(
    results.flatMap(({ cabin, price }) => (price ? [[cabin.slug, price.totalCents]] : [])),
  );
