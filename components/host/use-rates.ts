'use client';

import { useState } from 'react';
import { refusalText } from './refusal-copy';
import { useAction, type ActionResult } from './use-action';
import { useDebouncedQuery } from './use-debounced-query';
import { describeRates } from '@/lib/domain/host/describe-rates';
import type { GridSuggestion } from '@/lib/domain/host/rates/rate-grid';
import type { RatesChange, RatesOutcome, RatesSaved, RateVersions } from '@/lib/schemas/host/rates';

export type RatesActions = {
  previewRates: (change: RatesChange) => Promise<ActionResult<RatesOutcome>>;
  saveRates: (change: RatesChange, expected: RateVersions) => Promise<ActionResult<RatesSaved>>;
  suggestRules: (cabinIds: string[]) => Promise<ActionResult<Omit<GridSuggestion, 'version'>>>;
};

const PAUSE_MS = 500;

/** What saving would change. Null: the fields cannot be read. */
export function usePreview(change: RatesChange | null, preview: RatesActions['previewRates']) {
  const { answer, isCurrent } = useDebouncedQuery(change, preview, PAUSE_MS);
  const outcome = answer?.ok ? answer.data : null;
  return {
    outcome: isCurrent ? outcome : null,
    error: isCurrent && answer && !answer.ok ? refusalText(answer) : null,
    /** Those of the last answer, so that the chart stays while one types. */
    months: outcome?.months ?? null,
  };
}

type Undo = { change: RatesChange; versions: RateVersions };

/** Saves rates, and offers to take that back: `former` says what was there before. */
export function useSave(saveRates: RatesActions['saveRates']) {
  const { isPending, error, run } = useAction();
  const [done, setDone] = useState<{ text: string; undo: Undo | null } | null>(null);
  function send(
    change: RatesChange,
    expected: RateVersions,
    onSaved: (saved: RatesSaved) => { text: string; undo: Undo | null },
    onDone: () => void,
  ) {
    run(
      () => saveRates(change, expected),
      (saved) => {
        setDone(onSaved(saved));
        onDone();
      },
    );
  }
  const save = (
    change: RatesChange,
    expected: RateVersions,
    former: RatesChange,
    onDone: () => void,
  ) => {
    setDone(null);
    send(
      change,
      expected,
      (saved) => ({
        text: `Saved. ${describeRates(saved, 'Changed')}`,
        undo: { change: former, versions: saved.versions },
      }),
      onDone,
    );
  };
  const undo = (onDone: () => void) =>
    done?.undo &&
    send(
      done.undo.change,
      done.undo.versions,
      (saved) => ({
        text: `Saved. The rates are as they were before. ${describeRates(saved, 'Changed')}`,
        undo: null,
      }),
      onDone,
    );
  return { isPending, error, done, save, undo, clear: () => setDone(null) };
}
