'use client';

import { AmountField, RadioOptions, ReasonField } from '@/components/host/form/fields';
import type { Option } from '@/components/host/copy/option';
import { giveBack } from './give-back-copy';
import { InlineForm } from '@/components/host/form/host-form';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import type { PaymentLeft } from '@/lib/domain/bookings/refund';
import { parseDollars } from '@/lib/domain/values/dollars';
import { formatMoney } from '@/lib/copy/format';
import { cancellationSchema, type HostCancellation } from '@/lib/schemas/host/bookings/bookings';

export type CancelAction = (
  reference: string,
  input: HostCancellation,
) => Answer<{ refundCents: number }>;
type How = HostCancellation['how'];
type Props = {
  reference: string;
  /** The amount paid that hasn't been refunded yet. */
  refundCents: number;
  /** The refund of a cancellation by the guest; null when guests can no longer cancel. */
  policyCents: number | null;
  /** The damage deposit, which always goes back. */
  leastCents?: number;
  /** The amount of each payment that hasn't been refunded yet. */
  left?: readonly PaymentLeft[];
  cancel: CancelAction;
};

// The terms come first. Once they no longer give a refund, the host enters an amount.
const firstHow = ({ refundCents, policyCents }: Props): How => {
  if (refundCents === 0) return 'full';
  return policyCents === null ? 'amount' : 'policy';
};

/** Cancels a booking and refunds what the terms give, everything, or an amount. */
export function CancelBooking(props: Props) {
  const { reference, refundCents, policyCents, leastCents = 0, left = [], cancel } = props;
  const form = useHostForm({
    id: 'cancel',
    schema: cancellationSchema,
    draft: `cancel:${reference}`,
    start: { how: firstHow(props), amount: '', reason: '' },
    seen: refundCents,
    action: (input) => cancel(reference, input),
    done: (result) => doneText(result.refundCents, left),
  });
  const { amount, reason } = form.fields;
  const how = form.fields.how === 'policy' && policyCents === null ? 'amount' : form.fields.how;
  const back = { policy: policyCents, full: refundCents, amount: parseDollars(amount) }[how];
  const isFitting = back !== null && back >= leastCents && back <= refundCents;
  const { sentCents, byHand } = giveBack(left, isFitting ? back : 0);
  const refund = byHand === null ? back : sentCents;
  return (
    <InlineForm
      form={form}
      heading="Cancel this booking"
      opener={form.done === '' ? 'Cancel this booking' : null}
      submit={
        byHand !== null && sentCents === 0
          ? 'Cancel the booking'
          : `Cancel and refund ${isFitting ? formatMoney(refund ?? 0) : ''}`
      }
      isDisabled={!isFitting}
      leave="Keep the booking"
      onSubmit={() =>
        isFitting && form.send({ how, expectedRefundCents: back, reason, key: form.key })
      }
    >
      {refundCents > 0 ? (
        <Choices
          how={how}
          setHow={(next) => form.change({ how: next })}
          refundCents={refundCents}
          policyCents={policyCents}
        />
      ) : (
        <p>There’s nothing left to refund.</p>
      )}
      {how === 'amount' && (
        <AmountField
          {...form.field('amount')}
          error={
            amount !== '' && !isFitting
              ? `Enter ${formatMoney(leastCents)} to ${formatMoney(refundCents)}.`
              : null
          }
        />
      )}
      <p aria-live="polite">{byHand}</p>
      <ReasonField {...form.field('reason')} />
    </InlineForm>
  );
}

function doneText(refundCents: number, left: readonly PaymentLeft[]): string {
  const { byHand, sentCents } = giveBack(left, refundCents);
  const refundedCents = byHand === null ? refundCents : sentCents;
  return [
    'Canceled.',
    ...(refundedCents > 0 || byHand === null
      ? [`${formatMoney(refundedCents)} goes back to the guest.`]
      : []),
    ...(byHand === null ? [] : [byHand]),
  ].join(' ');
}

type ChoicesProps = Pick<Props, 'refundCents' | 'policyCents'> & {
  how: How;
  setHow: (how: How) => void;
};

function Choices({ how, setHow, refundCents, policyCents }: ChoicesProps) {
  const byTerms =
    policyCents !== null && `By the guest’s terms: ${formatMoney(policyCents)}. The guest cancels.`;
  const choices: Option<How>[] = [
    ...(byTerms ? [['policy', byTerms] as const] : []),
    ['full', `Everything: ${formatMoney(refundCents)}. We cancel.`],
    ['amount', 'Another amount. We cancel.'],
  ];
  return (
    <fieldset className="host-choices">
      <legend>Refund</legend>
      <RadioOptions name="cancel-how" chosen={how} options={choices} onChoose={setHow} />
    </fieldset>
  );
}
