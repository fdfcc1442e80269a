import { SearchButton } from '@/components/search/search-button';
import { buttonClass } from '@/components/ui/button';
import { SearchFormFallback } from '@/components/search/search-form-fallback';
import type { SearchCriteria } from '@/lib/domain/search/search-criteria';

const LIKE_MAP = buttonClass('secondary', 'small', 'tablet:min-h-11 tablet:px-4');

/**
 * As large as the map button, and only shown where the sort orders leave room, because the header opens the same
 * dialog.
 */
export function ChangeSearch({ className }: { className?: string }) {
  return (
    <div data-needs-script className={className ? 'hidden tablet:block' : 'hidden laptop:block'}>
      <SearchButton className={className ?? LIKE_MAP}>Change search</SearchButton>
    </div>
  );
}

/** On a list's poster the header's search is too far from the heading to be seen as the next step. */
export const SearchByDates = () => (
  <div data-needs-script className="hidden tablet:block">
    <SearchButton variant="accent">Search by dates</SearchButton>
  </div>
);

export function NoScriptSearch({ criteria }: { criteria: SearchCriteria }) {
  return (
    <noscript>
      <div className="mb-6">
        <SearchFormFallback criteria={criteria} />
      </div>
    </noscript>
  );
}
