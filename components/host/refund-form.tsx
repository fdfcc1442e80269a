'use client';

import { toCents } from './amount';
import {
  AmountField,
  InlineForm,
  InlineFormOpener,
  ReasonField,
  SelectField,
  type Option,
} from './fields';
import { giveBack } from './give-back-copy';
import { useAction, type ActionResult } from './use-action';
import { useFormDraft } from './use-draft';
import { useFormKey } from './use-form-key';
import { useInlineForm, type InlineFormState } from './use-inline-form';
import type { PaymentLeft } from '@/lib/domain/bookings/refund';
import { formatMoney } from '@/lib/format';
import type { HostRefund, RefundResult } from '@/lib/schemas/host/moves';

export type RefundAction = (
  reference: string,
  input: HostRefund,
) => Promise<ActionResult<RefundResult>>;
type Props = {
  reference: string;
  leftCents: number;
  /** What is left of each payment. */
  left?: readonly PaymentLeft[];
  refund: RefundAction;
};

const KINDS: readonly Option<HostRefund['kind']>[] = [
  ['partial', 'A part of the price'],
  ['goodwill', 'Goodwill'],
];
type Draft = { amount: string; kind: HostRefund['kind']; reason: string };
const EMPTY: Draft = { amount: '', kind: 'partial', reason: '' };

/** Gives back a part of what was paid; the booking stays as it is. */
export function RefundForm(props: Props) {
  const part = useInlineForm();
  if (part.isOpen) return <RefundFields {...props} state={part} />;
  if (props.leftCents === 0) return <p role="status">{part.done}</p>;
  return <InlineFormOpener state={part}>Refund a part</InlineFormOpener>;
}

type FieldsProps = Props & { state: InlineFormState };

function RefundFields({ reference, leftCents, left = [], refund, state }: FieldsProps) {
  const { fields, change, forget } = useFormDraft(`refund:${reference}`, EMPTY);
  const form = useFormKey(`refund:${reference}`, leftCents);
  const { isPending, error, run } = useAction(true);
  const { amount, kind, reason } = fields;
  const cents = toCents(amount);
  const isFitting = cents !== null && cents >= 1 && cents <= leftCents;
  const { sentCents, byHand } = giveBack(left, isFitting ? cents : 0);
  function submitText() {
    if (!isFitting) return 'Refund';
    if (byHand === null) return `Refund ${formatMoney(cents)}`;
    return sentCents > 0 ? `Refund ${formatMoney(sentCents)}` : 'Note the refund';
  }
  function save() {
    if (!isFitting) return;
    const input = { amountCents: cents, kind, reason, expectedLeftCents: leftCents, key: form.key };
    run(
      () => refund(reference, input),
      ({ refundCents, leftCents: rest }) => {
        forget();
        form.forget();
        const sent = byHand === null ? refundCents : sentCents;
        const told = sent > 0 ? [`${formatMoney(sent)} goes back.`] : [];
        const all = [...told, ...(byHand === null ? [] : [byHand])];
        state.close(`${all.join(' ')} ${formatMoney(rest)} is left.`);
      },
    );
  }
  return (
    <InlineForm
      state={state}
      heading="Refund a part"
      submit={submitText()}
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
        onText={(text) => change({ amount: text })}
        error={amount !== '' && !isFitting ? `From $0.01 to ${formatMoney(leftCents)}.` : null}
      />
      <p aria-live="polite">{byHand}</p>
      <SelectField
        id="refund-kind"
        label="Kind"
        hint="A goodwill refund is told to the guest as one."
        value={kind}
        options={KINDS}
        onChoose={(next) => change({ kind: next })}
      />
      <ReasonField
        id="refund-reason"
        value={reason}
        onText={(text) => change({ reason: text })}
        hint="Only the staff reads it."
        error={error}
      />
    </InlineForm>
  );
}
