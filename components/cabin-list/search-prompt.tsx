import { SearchButton } from '@/components/search/search-button';
import { buttonClass } from '@/components/ui/button';
import { SearchFormFallback } from '@/components/search/search-form-fallback';
import type { SearchCriteria } from '@/lib/domain/search/search-criteria';

const LIKE_MAP = buttonClass('secondary', 'small', 'tablet:min-h-11 tablet:px-4');

/** As large as the map's button beside it. Hidden on phones, where the bottom bar opens the same dialog. */
export function ChangeSearch({ className = LIKE_MAP }: { className?: string }) {
  return (
    <div data-needs-script className="hidden tablet:block">
      <SearchButton className={className}>Change search</SearchButton>
    </div>
  );
}

/** On a list's poster, where the header's search is too far from its heading to be seen as its next step. */
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
