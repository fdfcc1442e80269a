'use client';

import { useState } from 'react';
import { toCents } from './amount';
import { AmountField, PartForm, PartOpener, ReasonField, SelectField, type Option } from './fields';
import { useAction, type ActionResult } from './use-action';
import { useDraft } from './use-draft';
import { usePartForm } from './use-part-form';
import { formatMoney } from '@/lib/format';
import type { HostRefund, RefundResult } from '@/lib/schemas/host/moves';

export type RefundAction = (
  reference: string,
  input: HostRefund,
) => Promise<ActionResult<RefundResult>>;
type Props = { reference: string; leftCents: number; refund: RefundAction };

const KINDS: readonly Option<HostRefund['kind']>[] = [
  ['partial', 'A part of the price'],
  ['goodwill', 'Goodwill'],
];

/** Gives back a part of what was paid; the booking stays as it is. */
export function RefundForm({ reference, leftCents, refund }: Props) {
  const part = usePartForm();
  const [amount, setAmount] = useState('');
  const [kind, setKind] = useState<HostRefund['kind']>('partial');
  const [reason, setReason] = useDraft(`refund:${reference}`);
  const { isPending, error, run } = useAction();
  const cents = toCents(amount);
  const isFitting = cents !== null && cents >= 1 && cents <= leftCents;
  if (!part.isOpen) {
    if (leftCents === 0) return <p role="status">{part.done}</p>;
    return <PartOpener state={part}>Refund a part</PartOpener>;
  }
  function save() {
    if (!isFitting) return;
    run(
      () => refund(reference, { amountCents: cents, kind, reason, expectedLeftCents: leftCents }),
      ({ refundCents, leftCents: left }) => {
        setReason('');
        setAmount('');
        part.close(`${formatMoney(refundCents)} goes back. ${formatMoney(left)} is left.`);
      },
    );
  }
  return (
    <PartForm
      state={part}
      heading="Refund a part"
      submit={isFitting ? `Refund ${formatMoney(cents)}` : 'Refund'}
      isDisabled={isPending || !isFitting}
      onSubmit={save}
    >
      <p>
        <strong>{formatMoney(leftCents)}</strong> is left of what was paid. The booking stays as it
        is.
      </p>
      <AmountField
        id="refund-amount"
        value={amount}
        onText={setAmount}
        error={amount !== '' && !isFitting ? `From $0.01 to ${formatMoney(leftCents)}.` : null}
      />
      <SelectField
        id="refund-kind"
        label="Kind"
        hint="A goodwill refund is told to the guest as one."
        value={kind}
        options={KINDS}
        onChoose={setKind}
      />
      <ReasonField
        id="refund-reason"
        value={reason}
        onText={setReason}
        hint="Only the staff reads it."
        error={error}
      />
    </PartForm>
  );
}
