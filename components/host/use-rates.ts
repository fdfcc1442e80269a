'use client';

import { useState } from 'react';
import { refusalText } from './refusal-copy';
import { useAction, type ActionResult } from './use-action';
import { useAnswer } from './use-answer';
import { describeRates } from '@/lib/domain/host/describe-rates';
import type { RatesChange, RatesOutcome, RatesSaved, RateVersions } from '@/lib/schemas/host/rates';

export type RatesActions = {
  previewRates: (change: RatesChange) => Promise<ActionResult<RatesOutcome>>;
  saveRates: (change: RatesChange, expected: RateVersions) => Promise<ActionResult<RatesSaved>>;
};

const PAUSE_MS = 500;

/** What saving would change. Null: the fields cannot be read. */
export function usePreview(change: RatesChange | null, preview: RatesActions['previewRates']) {
  const { answer, isCurrent } = useAnswer(change, preview, PAUSE_MS);
  const outcome = answer?.ok ? answer.data : null;
  return {
    outcome: isCurrent ? outcome : null,
    error: isCurrent && answer && !answer.ok ? refusalText(answer) : null,
    /** Those of the last answer, so that the chart stays while one types. */
    months: outcome?.months ?? null,
  };
}

type Undo = { change: RatesChange; versions: RateVersions };

/** Saves rates, and offers to save those before again. */
export function useSave(saveRates: RatesActions['saveRates']) {
  const { isPending, error, run } = useAction();
  const [done, setDone] = useState<{ text: string; undo: Undo | null } | null>(null);
  function save(
    change: RatesChange,
    expected: RateVersions,
    former: RatesChange | null,
    onDone: () => void,
  ) {
    setDone(null);
    run(
      () => saveRates(change, expected),
      (saved) => {
        const { versions } = saved;
        setDone({
          text: `Saved. ${describeRates(saved, 'Changed')}`,
          undo: former && { change: former, versions },
        });
        onDone();
      },
    );
  }
  const undo = (onDone: () => void) =>
    done?.undo && save(done.undo.change, done.undo.versions, null, onDone);
  return { isPending, error, done, save, undo };
}
