'use client';

import { useState } from 'react';
import { toCents } from './amount';
import {
  AmountField,
  InlineForm,
  InlineFormOpener,
  RadioOptions,
  ReasonField,
  type Option,
} from './fields';
import { giveBack } from './give-back-copy';
import { useAction, type ActionResult } from './use-action';
import { useFormDraft } from './use-draft';
import { useFormKey } from './use-form-key';
import { useInlineForm, type InlineFormState } from './use-inline-form';
import type { PaymentLeft } from '@/lib/domain/bookings/refund';
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
  /** What is left of each payment. */
  left?: readonly PaymentLeft[];
  cancel: CancelAction;
};

/** Cancels with the refund that is shown first: by the guest's terms, all of it, or an amount. */
export function CancelBooking(props: Props) {
  const part = useInlineForm();
  const [done, setDone] = useState<string | null>(null);
  if (done !== null) return <p role="status">{done}</p>;
  return part.isOpen ? (
    <CancelForm {...props} state={part} onDone={setDone} />
  ) : (
    <InlineFormOpener state={part}>Cancel this booking</InlineFormOpener>
  );
}

// What the terms give comes first. Where they give nothing any more, the host says how much.
const firstHow = ({ refundCents, policyCents }: Props): How => {
  if (refundCents === 0) return 'full';
  return policyCents === null ? 'amount' : 'policy';
};

type FormProps = Props & { state: InlineFormState; onDone: (text: string) => void };

function CancelForm({ state, onDone, ...props }: FormProps) {
  const { reference, refundCents, policyCents, left = [], cancel } = props;
  const { fields, change, forget } = useFormDraft(`cancel:${reference}`, {
    how: firstHow(props),
    amount: '',
    reason: '',
  });
  const form = useFormKey(`cancel:${reference}`, refundCents);
  const { isPending, error, run } = useAction(true);
  const { amount, reason } = fields;
  const how = fields.how === 'policy' && policyCents === null ? 'amount' : fields.how;
  const back = { policy: policyCents, full: refundCents, amount: toCents(amount) }[how];
  const isFitting = back !== null && back <= refundCents;
  const { sentCents, byHand } = giveBack(left, isFitting ? back : 0);
  const refund = byHand === null ? back : sentCents;
  function save() {
    if (!isFitting) return;
    run(
      () => cancel(reference, { how, expectedRefundCents: back, reason, key: form.key }),
      (result) => {
        forget();
        form.forget();
        const given = giveBack(left, result.refundCents);
        const sent = given.byHand === null ? result.refundCents : given.sentCents;
        onDone(
          [
            'Cancelled.',
            ...(sent > 0 || given.byHand === null
              ? [`${formatMoney(sent)} goes back to the guest.`]
              : []),
            ...(given.byHand === null ? [] : [given.byHand]),
          ].join(' '),
        );
      },
    );
  }
  return (
    <InlineForm
      state={state}
      heading="Cancel this booking"
      submit={
        byHand !== null && sentCents === 0
          ? 'Cancel the booking'
          : `Cancel and refund ${isFitting ? formatMoney(refund ?? 0) : ''}`
      }
      isDisabled={isPending || !isFitting}
      leave="Keep the booking"
      onSubmit={save}
    >
      {refundCents > 0 ? (
        <Choices {...{ how, setHow: (next) => change({ how: next }), refundCents, policyCents }} />
      ) : (
        <p>Nothing is left of what was paid, so nothing goes back.</p>
      )}
      {how === 'amount' && (
        <AmountField
          id="cancel-amount"
          value={amount}
          onText={(text) => change({ amount: text })}
          error={amount !== '' && !isFitting ? `From $0.00 to ${formatMoney(refundCents)}.` : null}
        />
      )}
      <p aria-live="polite">{byHand}</p>
      <ReasonField
        id="cancel-reason"
        value={reason}
        onText={(text) => change({ reason: text })}
        error={error}
      />
    </InlineForm>
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
    ...(byTerms ? [['policy', byTerms] as const] : []),
    ['full', `Everything: ${formatMoney(refundCents)}. We cancel.`],
    ['amount', 'Another amount. We cancel.'],
  ];
  return (
    <fieldset className="host-choices">
      <legend>What goes back</legend>
      <RadioOptions name="cancel-how" chosen={how} options={choices} onChoose={setHow} />
    </fieldset>
  );
}
