import { SearchButton } from '@/components/search/search-button';
import { SearchFormFallback } from '@/components/search/search-form-fallback';
import type { SearchCriteria } from '@/lib/domain/search-criteria';

type Props = { criteria: SearchCriteria; children: string };

/** What a search has found, and the way to change it: the dialog, or a form where scripts are off. */
export function SearchPrompt({ criteria, children }: Props) {
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-sm font-semibold text-ink-soft">{children}</p>
        <div data-needs-script className="hidden tablet:block">
          <SearchButton variant="secondary">Change search</SearchButton>
        </div>
      </div>
      <noscript>
        <div className="mb-6">
          <SearchFormFallback criteria={criteria} />
        </div>
      </noscript>
    </>
  );
}
