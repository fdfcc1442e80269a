'use client';

import { useRef } from 'react';
import { OfflinePaymentForm, type PayActions } from './booking-pay';
import { ActionButton, AreaField, InlineForm, InlineFormOpener, TextField } from './fields';
import { useAction } from './use-action';
import { useFormDraft } from './use-draft';
import { useFormKey } from './use-form-key';
import { useInlineForm, type InlineFormState } from './use-inline-form';
import { createUuid } from '@/lib/browser/uuid';
import { formatMoney } from '@/lib/format';
import type { HostCharge } from '@/lib/schemas/host/bookings';

const CHARGE_STATES: Record<HostCharge['status'], string> = {
  open: 'to be paid',
  paid: 'paid',
  cancelled: 'taken back',
};

type ChargeProps = { reference: string; charge: HostCharge; actions: PayActions | null };

export function Charge({ reference, charge, actions }: ChargeProps) {
  const { id, label, reason, amountCents, status } = charge;
  const key = useRef<string | null>(null);
  return (
    <li>
      <div>
        {label}: {formatMoney(amountCents)}, {CHARGE_STATES[status]}
        {reason && (
          <p>
            <small>{reason}</small>
          </p>
        )}
      </div>
      {status === 'open' && actions && (
        <>
          <ActionButton
            variant="quiet"
            aria-label={`Take back: ${label}`}
            work={() => actions.takeBackCharge(id, (key.current ??= createUuid()))}
          >
            Take back
          </ActionButton>
          <OfflinePaymentForm
            reference={reference}
            chargeId={id}
            amountCents={amountCents}
            mark={actions.recordOfflinePayment}
          />
        </>
      )}
    </li>
  );
}

type ChargeFormProps = {
  reference: string;
  hasEmail: boolean;
  /** How many charges there are. */
  count: number;
  add: PayActions['addCharge'];
};

/** The guest gets an e-mail with the link to pay it; without an address the host hands the link over. */
export function ChargeForm(props: ChargeFormProps) {
  const part = useInlineForm();
  return part.isOpen ? (
    <ChargeFields {...props} state={part} />
  ) : (
    <InlineFormOpener state={part}>Charge for something more</InlineFormOpener>
  );
}

const NO_CHARGE = { amount: '', label: '', reason: '' };

function ChargeFields({
  reference,
  hasEmail,
  count,
  add,
  state,
}: ChargeFormProps & { state: InlineFormState }) {
  const { fields, change, forget } = useFormDraft(`charge:${reference}`, NO_CHARGE);
  const form = useFormKey(`charge:${reference}`, count);
  const { isPending, errorOf, errorBut, run } = useAction(true);
  const { amount, label, reason } = fields;
  const cents = Math.round(Number(amount) * 100);
  return (
    <InlineForm
      state={state}
      heading="Charge for something more"
      submit={hasEmail ? 'Send the link to pay' : 'Make the link to pay'}
      isDisabled={isPending}
      onSubmit={() =>
        run(
          () => add(reference, { amountCents: cents, label, reason, key: form.key }),
          () => {
            forget();
            form.forget();
            state.close(
              hasEmail
                ? `The guest gets an e-mail with the link to pay ${formatMoney(cents)}.`
                : `Copy the link to pay ${formatMoney(cents)} and give it to the guest: there is no e-mail address.`,
            );
          },
        )
      }
    >
      <TextField
        id="charge-label"
        label="For"
        required
        maxLength={120}
        value={label}
        error={errorOf('label')}
        onText={(text) => change({ label: text })}
      />
      <TextField
        id="charge-amount"
        label="Amount, $"
        required
        type="number"
        min={1}
        max={100_000}
        step={0.01}
        value={amount}
        error={errorOf('amountCents')}
        onText={(text) => change({ amount: text })}
      />
      <AreaField
        id="charge-reason"
        label="Why"
        hint="The guest sees it."
        error={errorBut('label', 'amountCents')}
        rows={2}
        maxLength={500}
        value={reason}
        onText={(text) => change({ reason: text })}
      />
    </InlineForm>
  );
}
