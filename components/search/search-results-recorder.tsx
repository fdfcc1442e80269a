import { SessionRecorder } from '@/components/search/session-recorder';
import { STORAGE_KEYS } from '@/lib/browser/storage/storage';
import { toStoredCriteria, type SearchCriteria } from '@/lib/domain/search/search-criteria';

type SearchResultsRecorderProps = { criteria: SearchCriteria; cabinCount: number };

/** Stores the search of a results page for the header and the dialog. */
export function SearchResultsRecorder({ criteria, cabinCount }: SearchResultsRecorderProps) {
  return (
    <>
      <SessionRecorder name={STORAGE_KEYS.searchCriteria} value={toStoredCriteria(criteria)} />
      <SessionRecorder name={STORAGE_KEYS.searchResults} value={JSON.stringify({ cabinCount })} />
    </>
  );
}
