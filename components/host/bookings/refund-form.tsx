'use client';

import { AmountField, ReasonField, SelectField } from '@/components/host/form/fields';
import type { Option } from '@/components/host/copy/option';
import { giveBack } from './give-back-copy';
import { InlineForm } from '@/components/host/form/host-form';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import type { PaymentLeft } from '@/lib/domain/bookings/refund';
import { parseDollars } from '@/lib/domain/values/dollars';
import { formatMoney } from '@/lib/copy/format';
import {
  refundSchema,
  type HostRefund,
  type RefundResult,
} from '@/lib/schemas/host/bookings/moves';

export type RefundAction = (reference: string, input: HostRefund) => Answer<RefundResult>;
type Props = {
  reference: string;
  leftCents: number;
  /** The amount of each payment that hasn't been refunded yet. */
  left?: readonly PaymentLeft[];
  refund: RefundAction;
};

const KINDS: readonly Option<HostRefund['kind']>[] = [
  ['partial', 'Part of the price'],
  ['goodwill', 'Goodwill'],
];
type Draft = { amount: string; kind: HostRefund['kind']; reason: string };
const EMPTY: Draft = { amount: '', kind: 'partial', reason: '' };

/** Refunds part of a payment; the booking stays as it is. */
export function RefundForm({ reference, leftCents, left = [], refund }: Props) {
  const form = useHostForm({
    id: 'refund',
    schema: refundSchema,
    draft: `refund:${reference}`,
    start: EMPTY,
    seen: leftCents,
    action: (input) => refund(reference, input),
    done: ({ refundCents, leftCents: rest }) => {
      const refundedCents = byHand === null ? refundCents : sentCents;
      const refunded = refundedCents > 0 ? [`${formatMoney(refundedCents)} goes back.`] : [];
      const all = [...refunded, ...(byHand === null ? [] : [byHand])];
      return `${all.join(' ')} ${formatMoney(rest)} is left.`;
    },
  });
  const { amount, ...rest } = form.fields;
  const cents = parseDollars(amount);
  const isFitting = cents !== null && cents >= 1 && cents <= leftCents;
  const { sentCents, byHand } = giveBack(left, isFitting ? cents : 0);
  function submitText() {
    if (!isFitting) return 'Refund';
    if (byHand === null) return `Refund ${formatMoney(cents)}`;
    return sentCents > 0 ? `Refund ${formatMoney(sentCents)}` : 'Note the refund';
  }
  return (
    <InlineForm
      form={form}
      heading="Partial refund"
      opener={leftCents === 0 ? null : 'Partial refund'}
      submit={submitText()}
      isDisabled={!isFitting}
      onSubmit={() =>
        isFitting &&
        form.send({ ...rest, amountCents: cents, expectedLeftCents: leftCents, key: form.key })
      }
    >
      <p>
        <strong>{formatMoney(leftCents)}</strong> is left to refund. The booking stays as it is.
      </p>
      <AmountField
        {...form.field('amount')}
        error={amount !== '' && !isFitting ? `Enter $0.01 to ${formatMoney(leftCents)}.` : null}
      />
      <p aria-live="polite">{byHand}</p>
      <SelectField
        {...form.choice('kind', 'Kind')}
        hint="We tell the guest if it’s a goodwill refund."
        options={KINDS}
      />
      <ReasonField {...form.field('reason')} hint="Only your team sees it." />
    </InlineForm>
  );
}
