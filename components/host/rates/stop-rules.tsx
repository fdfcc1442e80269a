'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { takeFocus } from '@/components/ui/take-focus';
import { describeRates, usePreview, type RatesActions, type useSave } from './rates-outcome';
import type { HostRates, RatedCabin } from '@/lib/schemas/host/rates';

type Props = {
  cabin: RatedCabin;
  /** Null if the cabin has no rules. */
  stored: HostRates['rules'][number] | null;
  saving: ReturnType<typeof useSave>;
  actions: RatesActions;
  forget: () => void;
};

/** Removes a cabin's rules. Its nights stay as they are, or are restored to what they were before the rules. */
export function StopRules({ cabin, stored, saving, actions, forget }: Props) {
  const { id, canPutBack } = cabin;
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const putBack = { stop: [id], putBack: true };
  const preview = usePreview(isOpen === true && canPutBack ? putBack : null, actions.previewRates);
  if (!stored) return null;
  const stop = (restoresNights: boolean) =>
    saving.save(
      restoresNights ? putBack : { stop: [id] },
      { rules: [stored], resume: true },
      () => {
        setIsOpen(false);
        forget();
      },
    );
  if (!isOpen) {
    return (
      <Button
        ref={isOpen === false ? takeFocus : undefined}
        variant="quiet"
        disabled={saving.isPending}
        onClick={() => setIsOpen(true)}
      >
        Stop these rules
      </Button>
    );
  }
  return (
    <div
      ref={takeFocus}
      tabIndex={-1}
      className="host-stop-rules"
      role="group"
      aria-label="Stop these rules"
    >
      <p>
        Without rules, the calendar stops following the base rate and seasons, and new nights repeat
        the year before. Existing nights stay as they are
        {canPutBack ? ', or go back to what they were before the rules.' : '.'}
      </p>
      {canPutBack && (
        <p aria-live="polite">
          Putting them back:{' '}
          {preview.error ??
            (preview.outcome ? describeRates(preview.outcome, 'changes') : 'counting the nights…')}
        </p>
      )}
      <div className="host-row">
        <Button variant="secondary" disabled={saving.isPending} onClick={() => stop(false)}>
          Stop, and leave the nights
        </Button>
        {canPutBack && (
          <Button variant="secondary" disabled={saving.isPending} onClick={() => stop(true)}>
            Stop, and put the nights back
          </Button>
        )}
        <Button variant="quiet" onClick={() => setIsOpen(false)}>
          Keep the rules
        </Button>
      </div>
    </div>
  );
}
