'use client';

import { useState } from 'react';
import { toCents } from './amount';
import {
  AmountField,
  PartForm,
  PartOpener,
  RadioOptions,
  ReasonField,
  type Option,
} from './fields';
import { useAction, type ActionResult } from './use-action';
import { useDraft } from './use-draft';
import { usePartForm } from './use-part-form';
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
  const part = usePartForm();
  const [refunded, setRefunded] = useState<number | null>(null);
  const [how, setHow] = useState<How>('full');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useDraft(`cancel:${reference}`);
  const { isPending, error, run } = useAction();
  if (refunded !== null) {
    return <p role="status">Cancelled. {formatMoney(refunded)} goes back to the guest.</p>;
  }
  if (!part.isOpen) return <PartOpener state={part}>Cancel this booking</PartOpener>;
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
    <PartForm
      state={part}
      heading="Cancel this booking"
      submit={`Cancel and refund ${isFitting ? formatMoney(back) : ''}`}
      isDisabled={isPending || !isFitting}
      leave="Keep the booking"
      onSubmit={save}
    >
      {refundCents > 0 ? (
        <Choices {...{ how, setHow, refundCents, policyCents }} />
      ) : (
        <p>Nothing is left of what was paid, so nothing goes back.</p>
      )}
      {how === 'amount' && (
        <AmountField
          id="cancel-amount"
          value={amount}
          onText={setAmount}
          error={amount !== '' && !isFitting ? `From $0.00 to ${formatMoney(refundCents)}.` : null}
        />
      )}
      <ReasonField id="cancel-reason" value={reason} onText={setReason} error={error} />
    </PartForm>
  );
}

type ChoicesProps = Pick<Props, 'refundCents' | 'policyCents'> & {
  how: How;
  setHow: (how: How) => void;
};

function Choices({ how, setHow, refundCents, policyCents }: ChoicesProps) {
  const byTerms =
    policyCents !== null && `By the guest’s terms: ${formatMoney(policyCents)}. The guest cancels.`;
  const choices: Option<How>[] = [
    ['full', `Everything: ${formatMoney(refundCents)}. We cancel.`],
    ...(byTerms ? [['policy', byTerms] as const] : []),
    ['amount', 'Another amount. We cancel.'],
  ];
  return (
    <fieldset className="host-choices">
      <legend>What goes back</legend>
      <RadioOptions name="cancel-how" chosen={how} options={choices} onChoose={setHow} />
    </fieldset>
  );
}
