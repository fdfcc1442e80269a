'use client';

import type { usePreview, useSave } from './use-rates';
import { Button } from '@/components/ui/button';
import { describeRates } from '@/lib/domain/host/describe-rates';

type OutcomeProps = {
  /** Why nothing can be counted. */
  problem: string | null;
  preview: ReturnType<typeof usePreview>;
  saving: ReturnType<typeof useSave>;
  onUndone: () => void;
};

export const markedFields = (count: number) =>
  count === 0
    ? null
    : `${count === 1 ? 'One field needs' : `${count} fields need`} a correction. What is wrong stands beside ${count === 1 ? 'it' : 'them'}.`;

/** What saving would change, then what it changed. */
export function RatesOutcomeText({ problem, preview, saving, onUndone }: OutcomeProps) {
  const told =
    problem ?? (preview.outcome ? describeRates(preview.outcome) : 'Counting the nights …');
  return (
    <>
      <p role="alert">{saving.error ?? preview.error}</p>
      {saving.done && (
        <p role="status" className="host-row">
          {saving.done.text}
          {saving.done.undo && (
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
          {told}
        </p>
      )}
    </>
  );
}
