'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useId, useReducer, useState } from 'react';
import { DatePicker } from '@/components/search/date-picker';
import { DatePickerActions } from '@/components/search/date-picker-actions';
import { SearchFields } from '@/components/search/search-fields';
import { INITIAL_SEARCH, reduceSearch, type SearchState } from '@/components/search/search-state';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/dialog';
import { navigateFromLayer } from '@/lib/browser/layer-history';
import { logProblem } from '@/lib/browser/log';
import { readSession, removeSession, STORAGE_KEYS, writeSession } from '@/lib/browser/storage';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import {
  parseStoredCriteria,
  toSearchQuery,
  toStoredCriteria,
  type SearchCriteria,
} from '@/lib/domain/search/search-criteria';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';

const SCROLL_DELAY_MS = 100;

type SearchDialogProps = { open: boolean; onClose: () => void };

function restoreSearch(): SearchState & { error: string | null } {
  const { criteria, error } = parseStoredCriteria(readSession(STORAGE_KEYS.searchCriteria));
  return { ...INITIAL_SEARCH, criteria, error };
}

function storeSearch(criteria: SearchCriteria): void {
  writeSession(STORAGE_KEYS.searchCriteria, toStoredCriteria(criteria));
  // They answered another search.
  removeSession(STORAGE_KEYS.searchResults);
}

export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const [restored] = useState(restoreSearch);
  const [state, dispatch] = useReducer(reduceSearch, restored);
  const [today, setToday] = useState(() => todayInZone(new Date(), site.timezone));
  const [wasOpen, setWasOpen] = useState(false);
  const formId = useId();
  const router = useRouter();
  const { criteria } = state;
  const isPicking = state.datesBefore !== null;

  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      dispatch({ type: 'opened' });
      setToday(todayInZone(new Date(), site.timezone));
    }
  }

  useEffect(() => {
    if (restored.error !== null) logProblem('search', restored.error);
  }, [restored]);

  function submit() {
    storeSearch(criteria);
    navigateFromLayer(router, paths.cabins(toSearchQuery(criteria)));
    onClose();
    setTimeout(() => window.scrollTo({ top: 0 }), SCROLL_DELAY_MS);
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Find Your Perfect Cabin"
      size="large"
      footer={
        isPicking ? (
          <DatePickerActions criteria={criteria} dispatch={dispatch} />
        ) : (
          <Button type="submit" form={formId} variant="accent" size="large" className="w-full">
            {criteria.checkIn === null ? 'Browse All Cabins' : 'Show Available Cabins'}
          </Button>
        )
      }
    >
      {isPicking ? (
        <DatePicker criteria={criteria} today={today} dispatch={dispatch} />
      ) : (
        <SearchFields
          id={formId}
          criteria={criteria}
          dispatch={dispatch}
          focusesDates={state.hasPicked}
          onSubmit={submit}
        />
      )}
    </Modal>
  );
}
