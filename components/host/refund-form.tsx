'use client';

import { useState } from 'react';
import { toCents } from './amount';
import { AmountField, ReasonField } from './change-fields';
import { useAction, type ActionResult } from './use-action';
import { useDisclosure } from './use-disclosure';
import { useDraft } from './use-draft';
import { Button } from '@/components/ui/button';
import { controlClass, Field } from '@/components/ui/field';
import { formatMoney } from '@/lib/format';
import type { HostRefund, RefundResult } from '@/lib/schemas/host/moves';

export type RefundAction = (
  reference: string,
  input: HostRefund,
) => Promise<ActionResult<RefundResult>>;
type Props = { reference: string; leftCents: number; refund: RefundAction };

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
    <form
      ref={form}
      tabIndex={-1}
      className="host-part-form"
      aria-label="Refund a part"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h3>Refund a part</h3>
      <p>
        <strong>{formatMoney(leftCents)}</strong> is left of what was paid. The booking stays as it
        is.
      </p>
      <AmountField
        id="refund-amount"
        value={amount}
        onChange={setAmount}
        error={amount !== '' && !isFitting ? `From $0.01 to ${formatMoney(leftCents)}.` : null}
      />
      <Field id="refund-kind" label="Kind" hint="A goodwill refund is told to the guest as one.">
        {(control) => (
          <select
            {...control}
            value={kind}
            onChange={({ target }) => setKind(target.value as HostRefund['kind'])}
            className={controlClass}
          >
            <option value="partial">A part of the price</option>
            <option value="goodwill">Goodwill</option>
          </select>
        )}
      </Field>
      <ReasonField
        id="refund-reason"
        value={reason}
        onChange={setReason}
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
    </form>
  );
}
