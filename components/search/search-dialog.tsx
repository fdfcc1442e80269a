'use client';

import { useRouter } from 'next/navigation';
import { useDeferredValue, useEffect, useId, useReducer, useState, type ReactNode } from 'react';
import { DatePicker } from '@/components/search/date-picker';
import { DatePresets } from '@/components/search/date-presets';
import { FlexibilityChoice } from '@/components/search/flexibility-choice';
import { DatePickerActions } from '@/components/search/date-picker-actions';
import { SearchFields } from '@/components/search/search-fields';
import {
  INITIAL_SEARCH,
  reduceSearch,
  type SearchAction,
  type SearchState,
} from '@/components/search/search-state';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/dialog/dialog';
import { DialogBoundary } from '@/components/ui/dialog/dialog-boundary';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { navigateFromLayer } from '@/lib/browser/navigation/layer-history';
import { logProblem } from '@/lib/browser/log';
import {
  readSession,
  removeSession,
  STORAGE_KEYS,
  writeSession,
} from '@/lib/browser/storage/storage';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import {
  parseStoredCriteria,
  toSearchQuery,
  toStoredCriteria,
  type SearchCriteria,
} from '@/lib/domain/search/search-criteria';
import { paths } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';

/** In the place of the flexibility until there are dates. */
const DatesHint = () => (
  <p className="grid grow place-content-center rounded-card bg-paper-deep p-4 text-center text-sm text-balance text-ink-soft">
    Add dates, and every cabin shows your total.
  </p>
);

const SCROLL_DELAY_MS = 100;
const BESIDE = '(width >= 64rem)';

/** Rendering two months of days would delay the dialog on a slow device. */
const AfterFirstFrame = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, false) && children;

type SearchDialogProps = { open: boolean; onClose: () => void };

function restoreSearch(): SearchState & { error: string | null } {
  const { criteria, error } = parseStoredCriteria(
    readSession(STORAGE_KEYS.searchCriteria),
    shop().areas,
  );
  return { ...INITIAL_SEARCH, criteria, error };
}

function storeSearch(criteria: SearchCriteria): void {
  writeSession(STORAGE_KEYS.searchCriteria, toStoredCriteria(criteria));
  // They belong to another search.
  removeSession(STORAGE_KEYS.searchResults);
}

function Search({ open, onClose }: SearchDialogProps) {
  const [restored] = useState(restoreSearch);
  const [state, act] = useReducer(reduceSearch, restored);
  const [today, setToday] = useState(() => todayInZone(new Date(), shop().timezone));
  const [wasOpen, setWasOpen] = useState(false);
  const formId = useId();
  const router = useRouter();
  const { criteria } = state;
  const isPicking = state.datesBefore !== null;
  // Room for the calendar beside the fields: it is there from the start.
  const isBeside = useMediaQuery(BESIDE);
  const [dateClicks, setDateClicks] = useState(0);
  // The calendar beside the fields is always open, so only dates chosen in it can be confirmed or undone.
  const chosen = criteria.checkIn ?? state.datesBefore?.checkIn;
  const isPickingBeside = isBeside && isPicking;

  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      act({ type: 'opened' });
      if (isBeside) act({ type: 'picker-opened' });
      setDateClicks(0);
      setToday(todayInZone(new Date(), shop().timezone));
    }
  }

  useEffect(() => {
    if (restored.error !== null) logProblem('search', restored.error);
  }, [restored]);

  function dispatch(action: SearchAction) {
    if (action.type === 'done') storeSearch(criteria);
    act(action);
  }

  function pickDates() {
    if (!isPicking) dispatch({ type: 'picker-opened' });
    setDateClicks(dateClicks + 1);
  }

  function submit() {
    storeSearch(criteria);
    navigateFromLayer(router, paths.cabins(toSearchQuery(criteria)));
    onClose();
    setTimeout(() => window.scrollTo({ top: 0 }), SCROLL_DELAY_MS);
  }

  const picker = (
    <DatePicker
      // Pressing "When" leads into the calendar, also where it is open already.
      key={dateClicks}
      autoFocus={dateClicks > 0}
      isBeside={isBeside}
      criteria={criteria}
      today={today}
      dispatch={dispatch}
    />
  );
  const fields = (
    <SearchFields
      id={formId}
      criteria={criteria}
      dispatch={dispatch}
      focusesDates={state.hasPicked && !isPicking}
      onPickDates={pickDates}
      onSubmit={submit}
      actions={
        isPickingBeside &&
        chosen && <DatePickerActions criteria={criteria} dispatch={dispatch} isSmall />
      }
      calendar={isPickingBeside && <AfterFirstFrame>{picker}</AfterFirstFrame>}
    >
      <DatePresets
        criteria={criteria}
        today={today}
        onPick={(stay) => dispatch({ type: 'preset-picked', stay })}
      />
      {criteria.checkIn === null ? (
        isPickingBeside && <DatesHint />
      ) : (
        <FlexibilityChoice
          value={criteria.flexibleDays}
          onChange={(flexibleDays) => dispatch({ type: 'flexibility-chosen', flexibleDays })}
        />
      )}
    </SearchFields>
  );

  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Find Your Perfect Cabin"
      size={isPickingBeside ? 'wide' : 'large'}
      footer={
        isPicking && !isBeside ? (
          <DatePickerActions criteria={criteria} dispatch={dispatch} />
        ) : (
          <Button type="submit" form={formId} variant="accent" size="large" className="w-full">
            {criteria.checkIn === null ? 'Browse All Cabins' : 'Show Available Cabins'}
          </Button>
        )
      }
    >
      {(isPicking && !isBeside && picker) || fields}
    </Modal>
  );
}

/** The site's search for dates and cabins (product §2.6). */
export const SearchDialog = (props: SearchDialogProps) => (
  <DialogBoundary title="Find Your Perfect Cabin" text="The search didn’t open." {...props}>
    <Search {...props} />
  </DialogBoundary>
);
