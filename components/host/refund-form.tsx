'use client';

import { useState } from 'react';
import { toCents } from './amount';
import { AmountField, PartForm, ReasonField, SelectField, type Option } from './fields';
import { useAction, type ActionResult } from './use-action';
import { useDisclosure } from './use-disclosure';
import { useDraft } from './use-draft';
import { Button } from '@/components/ui/button';
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
  const { isOpen, setIsOpen, opener, form } = useDisclosure();
  const [done, setDone] = useState<string | null>(null);
  const [amount, setAmount] = useState('');
  const [kind, setKind] = useState<HostRefund['kind']>('partial');
  const [reason, setReason] = useDraft(`refund:${reference}`);
  const { isPending, error, run } = useAction();
  const cents = toCents(amount);
  const isFitting = cents !== null && cents >= 1 && cents <= leftCents;
  if (!isOpen) {
    return (
      <>
        <p role="status">{done}</p>
        {leftCents > 0 && (
          <Button
            ref={opener}
            variant="secondary"
            size="small"
            onClick={() => {
              setDone(null);
              setIsOpen(true);
            }}
          >
            Refund a part
          </Button>
        )}
      </>
    );
  }
  function save() {
    if (!isFitting) return;
    run(
      () => refund(reference, { amountCents: cents, kind, reason, expectedLeftCents: leftCents }),
      ({ refundCents, leftCents: left }) => {
        setReason('');
        setAmount('');
        setIsOpen(false);
        setDone(`${formatMoney(refundCents)} goes back. ${formatMoney(left)} is left.`);
      },
    );
  }
  return (
    <PartForm ref={form} heading="Refund a part" onSubmit={save}>
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
      <div className="host-row">
        <Button type="submit" disabled={isPending || !isFitting}>
          {isFitting ? `Refund ${formatMoney(cents)}` : 'Refund'}
        </Button>
        <Button variant="quiet" onClick={() => setIsOpen(false)}>
          Leave it
        </Button>
      </div>
    </PartForm>
  );
}
