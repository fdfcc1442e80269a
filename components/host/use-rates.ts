'use client';

import { useEffect, useState } from 'react';
import { LOST, refusalText } from './refusal-copy';
import { useAction, type ActionResult } from './use-action';
import { describeRates } from '@/lib/domain/host/describe-rates';
import type { RatesChange, RatesOutcome, RatesSaved, RateVersions } from '@/lib/schemas/host/rates';

export type RatesActions = {
  previewRates: (change: RatesChange) => Promise<ActionResult<RatesOutcome>>;
  saveRates: (change: RatesChange, expected: RateVersions) => Promise<ActionResult<RatesSaved>>;
};

const PAUSE_MS = 500;

type Preview = { key: string; outcome: RatesOutcome | null; error: string | null };

/** What saving would change, asked for once nobody types any more. Null: the fields cannot be read. */
export function usePreview(change: RatesChange | null, preview: RatesActions['previewRates']) {
  const [shown, setShown] = useState<Preview | null>(null);
  const key = change && JSON.stringify(change);
  useEffect(() => {
    if (key === null) return;
    let isOld = false;
    const show = (outcome: RatesOutcome | null, error: string | null) => {
      if (!isOld) setShown({ key, outcome, error });
    };
    const timer = setTimeout(() => {
      preview(JSON.parse(key) as RatesChange).then(
        (result) => (result.ok ? show(result.data, null) : show(null, refusalText(result))),
        () => show(null, LOST),
      );
    }, PAUSE_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [key, preview]);
  const isCurrent = shown !== null && shown.key === key;
  return {
    outcome: isCurrent ? shown.outcome : null,
    error: isCurrent ? shown.error : null,
    /** Those of the last answer, so that the chart stays while one types. */
    months: shown?.outcome?.months ?? null,
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
