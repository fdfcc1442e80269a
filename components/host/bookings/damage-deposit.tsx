'use client';

import { AmountField, CheckOption, ReasonField } from '@/components/host/form/fields';
import { giveBack } from './give-back-copy';
import { InlineForm } from '@/components/host/form/host-form';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import { formatInstant } from '@/components/host/copy/time';
import { Card } from '@/components/host/shell/card';
import type { PaymentLeft } from '@/lib/domain/bookings/refund';
import { parseDollars } from '@/lib/domain/values/dollars';
import { formatMoney } from '@/lib/copy/format';
import {
  damageReturnSchema,
  type HostBooking,
  type HostDamageReturn,
} from '@/lib/schemas/host/bookings/bookings';

type Deposit = NonNullable<HostBooking['damageDeposit']>;
export type ReturnDamage = (
  reference: string,
  input: HostDamageReturn,
) => Answer<{ refundCents: number; keptCents: number }>;
type Props = {
  reference: string;
  deposit: Deposit;
  /** The amount of each payment that hasn't been refunded yet. */
  left: readonly PaymentLeft[];
  canEdit: boolean;
  give: ReturnDamage;
};

function stateText({ heldCents, canReturn, returnedAt, keptCents }: Deposit): string {
  if (returnedAt) {
    const kept = keptCents ? ` You kept ${formatMoney(keptCents)}.` : '';
    return `Given back ${formatInstant(returnedAt)}.${kept}`;
  }
  if (heldCents === 0) return 'Nothing of it is held.';
  return canReturn
    ? `The guest gets ${formatMoney(heldCents)} back.`
    : `You’re holding ${formatMoney(heldCents)}. Give it back once the guest has left and paid everything.`;
}

/** The damage deposit of a booking and, after departure, the button that gives it back. */
export function DamageDeposit({ canEdit, ...props }: Props) {
  const { deposit } = props;
  return (
    <Card heading="Damage deposit">
      <p>{stateText(deposit)}</p>
      {deposit.text && <p>The guest reads: {deposit.text}</p>}
      {canEdit && deposit.canReturn && <ReturnForm {...props} />}
    </Card>
  );
}

const WHOLE = { keepsPart: false, amount: '', reason: '' };

function ReturnForm({ reference, deposit, left, give }: Omit<Props, 'canEdit'>) {
  const { heldCents } = deposit;
  const form = useHostForm({
    id: 'return-damage',
    schema: damageReturnSchema,
    draft: `return-damage:${reference}`,
    start: WHOLE,
    seen: heldCents,
    action: (input) => give(reference, input),
  });
  const { keepsPart, amount, reason } = form.fields;
  const cents = keepsPart ? parseDollars(amount) : heldCents;
  const isFitting = cents !== null && (!keepsPart || cents < heldCents);
  const { byHand } = giveBack(left, isFitting ? cents : 0);
  return (
    <InlineForm
      form={form}
      heading="Give back the damage deposit"
      submit={isFitting ? `Give back ${formatMoney(cents)}` : 'Give it back'}
      isDisabled={!isFitting || (keepsPart && reason.trim() === '')}
      onSubmit={() =>
        isFitting &&
        form.send({
          amountCents: cents,
          reason: keepsPart ? reason : '',
          expectedHeldCents: heldCents,
          key: form.key,
        })
      }
    >
      <CheckOption
        label="Something was damaged: keep a part of it"
        isChecked={keepsPart}
        onChange={(next) => form.change({ keepsPart: next })}
      />
      {keepsPart && (
        <>
          <AmountField
            {...form.field('amount')}
            hint="What goes back to the guest. 0 keeps all of it."
            error={
              amount !== '' && !isFitting ? `Enter $0.00 to ${formatMoney(heldCents - 1)}.` : null
            }
          />
          <ReasonField {...form.field('reason')} hint="The guest reads it." />
        </>
      )}
      <p aria-live="polite">{byHand}</p>
    </InlineForm>
  );
}
