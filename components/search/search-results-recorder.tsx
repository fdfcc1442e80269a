'use client';

import { useEffect } from 'react';
import { STORAGE_KEYS, writeSession } from '@/lib/browser/storage/storage';
import { toStoredCriteria, type SearchCriteria } from '@/lib/domain/search/search-criteria';

type SearchResultsRecorderProps = { criteria: SearchCriteria; cabinCount: number };

/** Stores the search of a results page for the header and the dialog. */
export function SearchResultsRecorder({ criteria, cabinCount }: SearchResultsRecorderProps) {
  const stored = toStoredCriteria(criteria);
  useEffect(() => {
    writeSession(STORAGE_KEYS.searchCriteria, stored);
    writeSession(STORAGE_KEYS.searchResults, JSON.stringify({ cabinCount }));
  }, [stored, cabinCount]);
  return null;
}
