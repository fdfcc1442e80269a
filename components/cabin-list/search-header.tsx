import type { CabinFilter } from '@/lib/domain/catalog/cabin-filters';
import type { FoundCount } from '@/lib/domain/search/pagination';
import type { SearchCriteria } from '@/lib/domain/search/search-criteria';
import { toStay } from '@/lib/domain/stays/stay';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatSeasonRange } from '@/lib/copy/season-range';
import { FILTER_LABELS } from './filter-labels';
import { foundText, partyAndPlace, placeOf } from './search-headings';

type Props = {
  criteria: SearchCriteria;
  filter: CabinFilter | null;
  isAnyParty: boolean;
  /** Null if the shop has no cabins. */
  found: FoundCount | null;
  today: CalendarDate;
};

/** Low, so that the first total is above the fold. */
export function SearchHeader({ criteria, filter, isAnyParty, found, today }: Props) {
  return (
    <header className="mb-3 tablet:-mt-6 tablet:mb-4">
      <p className="eyebrow text-ember-700 max-tablet:sr-only">
        {isAnyParty ? 'Cabins' : 'Search results'}
      </p>
      <h1 className="text-title-2 text-spruce-900">
        <Heading criteria={criteria} today={today} />
      </h1>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-4 text-ink-soft">
        {!isAnyParty && <p>{partyAndPlace(criteria)}</p>}
        {filter && <p className="tablet:hidden">{FILTER_LABELS[filter]}</p>}
        {found && <p className="text-sm font-semibold">{foundText(found)}</p>}
      </div>
    </header>
  );
}

function Heading({ criteria, today }: Pick<Props, 'criteria' | 'today'>) {
  const stay = toStay(criteria);
  if (stay === null) return `Cabins in ${placeOf(criteria)}`;
  return (
    <>
      Cabins for <span className="inline-block">{formatSeasonRange(stay, today)}</span>
    </>
  );
}
