import { SearchButton } from '@/components/search/search-button';
import { SearchFormFallback } from '@/components/search/search-form-fallback';
import type { SearchCriteria } from '@/lib/domain/search/search-criteria';

/** On phones the bar at the foot of the screen leads to the same dialog. */
export function ChangeSearch() {
  return (
    <div data-needs-script className="hidden tablet:block">
      <SearchButton variant="secondary">Change search</SearchButton>
    </div>
  );
}

/** The way to change a search where scripts are off. */
export function NoScriptSearch({ criteria }: { criteria: SearchCriteria }) {
  return (
    <noscript>
      <div className="mb-6">
        <SearchFormFallback criteria={criteria} />
      </div>
    </noscript>
  );
}
