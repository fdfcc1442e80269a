'use client';

import { useState } from 'react';
import { toCents } from './amount';
import { AmountField, ReasonField } from './change-fields';
import { useAction, type ActionResult } from './use-action';
import { useDisclosure } from './use-disclosure';
import { useDraft } from './use-draft';
import { Button } from '@/components/ui/button';
import { formatMoney } from '@/lib/format';
import type { HostCancellation } from '@/lib/schemas/host/bookings';

export type CancelAction = (
  reference: string,
  input: HostCancellation,
) => Promise<ActionResult<{ refundCents: number }>>;
type How = HostCancellation['how'];
type Props = {
  reference: string;
  /** What is left of what was paid. */
  refundCents: number;
  /** What the guest's own cancellation pays back; null when the guest cannot cancel any more. */
  policyCents: number | null;
  cancel: CancelAction;
};

/** Cancels with the refund that is shown first: by the guest's terms, all of it, or an amount. */
export function CancelBooking({ reference, refundCents, policyCents, cancel }: Props) {
  const { isOpen, setIsOpen, opener, form } = useDisclosure();
  const [refunded, setRefunded] = useState<number | null>(null);
  const [how, setHow] = useState<How>('full');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useDraft(`cancel:${reference}`);
  const { isPending, error, run } = useAction();
  if (refunded !== null) {
    return <p role="status">Cancelled. {formatMoney(refunded)} goes back to the guest.</p>;
  }
  if (!isOpen) {
    return (
      <Button ref={opener} variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        Cancel this booking
      </Button>
    );
  }
  const typed = toCents(amount);
  const back = { policy: policyCents, full: refundCents, amount: typed }[how];
  const isFitting = back !== null && back <= refundCents;
  function save() {
    if (!isFitting) return;
    run(
      () => cancel(reference, { how, expectedRefundCents: back, reason }),
      (result) => {
        setReason('');
        setRefunded(result.refundCents);
      },
    );
  }
  return (
    <form
      ref={form}
      tabIndex={-1}
      className="host-part-form"
      aria-label="Cancel this booking"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h3>Cancel this booking</h3>
      {refundCents > 0 ? (
        <Choices {...{ how, setHow, refundCents, policyCents }} />
      ) : (
        <p>Nothing is left of what was paid, so nothing goes back.</p>
      )}
      {how === 'amount' && (
        <AmountField
          id="cancel-amount"
          value={amount}
          onChange={setAmount}
          error={amount !== '' && !isFitting ? `From $0.00 to ${formatMoney(refundCents)}.` : null}
        />
      )}
      <ReasonField id="cancel-reason" value={reason} onChange={setReason} error={error} />
      <div className="host-row">
        <Button type="submit" disabled={isPending || !isFitting}>
          Cancel and refund {isFitting ? formatMoney(back) : ''}
        </Button>
        <Button variant="quiet" onClick={() => setIsOpen(false)}>
          Keep the booking
        </Button>
      </div>
    </form>
  );
}

type ChoicesProps = Pick<Props, 'refundCents' | 'policyCents'> & {
  how: How;
  setHow: (how: How) => void;
};

function Choices({ how, setHow, refundCents, policyCents }: ChoicesProps) {
  const choices = [
    ['full', `Everything: ${formatMoney(refundCents)}. We cancel.`],
    ...(policyCents === null
      ? []
      : [['policy', `By the guest’s terms: ${formatMoney(policyCents)}. The guest cancels.`]]),
    ['amount', 'Another amount. We cancel.'],
  ] as [How, string][];
  return (
    <fieldset className="host-choices">
      <legend>What goes back</legend>
      {choices.map(([value, text]) => (
        <label key={value} className="host-option">
          <input
            type="radio"
            name="cancel-how"
            value={value}
            checked={how === value}
            onChange={() => setHow(value)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
