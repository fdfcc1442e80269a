'use client';

import { useState } from 'react';
import { refusalText } from '@/components/host/copy/refusal-copy';
import { useAction, type ActionResult } from '@/components/host/form/use-action';
import { useDebouncedQuery } from '@/components/host/form/use-debounced-query';
import { Button } from '@/components/ui/button';
import type { GridSuggestion } from '@/lib/domain/host/rates/rate-grid';
import { formatNights } from '@/lib/copy/format';
import type {
  NightCounts,
  RatesChange,
  RatesOutcome,
  RatesSaved,
  RateVersions,
} from '@/lib/schemas/host/rates';

export type RatesActions = {
  previewRates: (change: RatesChange) => Promise<ActionResult<RatesOutcome>>;
  saveRates: (change: RatesChange, expected: RateVersions) => Promise<ActionResult<RatesSaved>>;
  suggestRules: (cabinIds: string[]) => Promise<ActionResult<Omit<GridSuggestion, 'version'>>>;
};

const PAUSE_MS = 500;

/** Previews a change; null skips the preview. */
export function usePreview(change: RatesChange | null, preview: RatesActions['previewRates']) {
  const { answer, isCurrent } = useDebouncedQuery(change, preview, PAUSE_MS);
  const outcome = answer?.ok ? answer.data : null;
  return {
    outcome: isCurrent ? outcome : null,
    error: isCurrent && answer && !answer.ok ? refusalText(answer) : null,
    /** Keeps the last chart while the host types. */
    months: outcome?.months ?? null,
  };
}

const versionsFor = (
  { rules = [], stop = [], suggest = [] }: RatesChange,
  versions: RateVersions,
): RateVersions =>
  Object.fromEntries(
    ['seasons', ...rules.map(({ cabinId }) => cabinId), ...stop, ...suggest].map((key) => [
      key,
      versions[key] ?? null,
    ]),
  );

type Done = { text: string; undoChange: RatesChange | null; versions: RateVersions };

/** Saves a change based on these versions, and offers to undo it with `undoChange`, the values from before. */
export function useSave(versions: RateVersions, saveRates: RatesActions['saveRates']) {
  const { isPending, error, run } = useAction();
  const [done, setDone] = useState<Done | null>(null);
  function send(
    change: RatesChange,
    expected: RateVersions,
    undoChange: RatesChange | null,
    onDone: () => void,
  ) {
    run(
      () => saveRates(change, versionsFor(change, expected)),
      (saved) => {
        const restored = undoChange ? '' : 'The rates are back to what they were. ';
        const text = `Saved. ${restored}${describeRates(saved, 'Changed')}`;
        setDone({ text, undoChange, versions: saved.versions });
        onDone();
      },
    );
  }
  return {
    isPending,
    error,
    done,
    save: (change: RatesChange, undoChange: RatesChange, onDone: () => void) => {
      setDone(null);
      send(change, versions, undoChange, onDone);
    },
    undo: (onDone: () => void) =>
      done?.undoChange && send(done.undoChange, done.versions, null, onDone),
    clear: () => setDone(null),
  };
}

const listOf = (parts: readonly string[]) => parts.join(parts.length === 2 ? ' and ' : ', ');

const KIND_NAMES = {
  dearer: 'more expensive',
  cheaper: 'cheaper',
  opened: 'opened',
  closed: 'closed',
};

/** Describes what new rates change: "Changes 214 nights, 38 of them more expensive." */
export function describeRates(outcome: NightCounts, verb = 'Changes'): string {
  const { changed, keptByHand, sold } = outcome;
  const kinds = (['dearer', 'cheaper', 'opened', 'closed'] as const)
    .filter((kind) => outcome[kind] > 0)
    .map((kind, n) => `${outcome[kind]} ${n === 0 ? 'of them ' : ''}${KIND_NAMES[kind]}`);
  const nights = changed === 0 ? 'no nights' : formatNights(changed);
  const left = [
    ...(keptByHand > 0 ? [`${formatNights(keptByHand)} set by hand`] : []),
    ...(sold > 0 ? [`${formatNights(sold)} sold or held`] : []),
  ];
  const stay = keptByHand + sold === 1 ? 'stays as it is' : 'stay as they are';
  return (
    `${verb} ${nights}${kinds.length > 0 ? `, ${listOf(kinds)}` : ''}.` +
    (left.length > 0 ? ` ${listOf(left)} ${stay}.` : '')
  );
}

export const markedFields = (count: number) =>
  count === 0
    ? null
    : count === 1
      ? 'One field needs a fix. See the note beside it.'
      : `${count} fields need a fix. See the notes beside them.`;

type OutcomeProps = {
  /** Why the change can't be previewed. */
  problem: string | null;
  preview: ReturnType<typeof usePreview>;
  saving: ReturnType<typeof useSave>;
  onUndone: () => void;
};

/** Says what a save would change, or did change. */
export function RatesOutcomeText({ problem, preview, saving, onUndone }: OutcomeProps) {
  const summary =
    problem ?? (preview.outcome ? describeRates(preview.outcome) : 'Counting the nights…');
  return (
    <>
      <p role="alert">{saving.error ?? preview.error}</p>
      {saving.done && (
        <p role="status" className="host-row">
          {saving.done.text}
          {saving.done.undoChange && (
            <Button
              size="small"
              variant="secondary"
              disabled={saving.isPending}
              onClick={() => saving.undo(onUndone)}
            >
              Undo
            </Button>
          )}
        </p>
      )}
      {!preview.error && (
        <p aria-live="polite" className="host-preview">
          {summary}
        </p>
      )}
    </>
  );
}
