import { describeDates, describeFlexibility } from '@/components/search/search-copy';
import type { SearchCriteria } from '@/lib/domain/search/search-criteria';

/** What stands beside the fields while no dates are being chosen. */
export function DatesSummary({ criteria }: { criteria: SearchCriteria }) {
  const hasDates = criteria.checkIn !== null;
  return (
    <div className="ridge-floor grid place-content-center overflow-hidden rounded-card bg-paper-deep px-8 pb-20 text-center after:text-spruce-800/20">
      <p className="font-display text-title-3 font-semibold text-spruce-900">
        {hasDates ? describeDates(criteria) : 'Any dates'}
      </p>
      <p className="mt-1 text-ink-soft">
        {hasDates
          ? (describeFlexibility(criteria) ?? 'Every result comes with its total.')
          : 'With dates, every result comes with its total.'}
      </p>
    </div>
  );
}
