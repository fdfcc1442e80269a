'use client';

import { useState } from 'react';
import { ActionForm, InlineForm, InlineFormOpener, SelectField, TextField } from './fields';
import { HOLD_CHOICES, METHOD_CHOICES } from './pay-copy';
import { useAction, type ActionResult } from './use-action';
import { useFormDraft } from './use-draft';
import { useFormKey } from './use-form-key';
import { useInlineForm, type InlineFormState } from './use-inline-form';
import { Button } from '@/components/ui/button';
import type { PaymentMethod } from '@/lib/domain/host/payment-methods';
import { formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { NewCharge, OfflinePayment } from '@/lib/schemas/host/new-booking';

type Result = Promise<ActionResult<unknown>>;
export type PayActions = {
  addCharge: (reference: string, charge: NewCharge) => Result;
  takeBackCharge: (chargeId: string, key: string) => Result;
  holdUntil: (reference: string, hours: number) => Result;
  recordOfflinePayment: (
    reference: string,
    chargeId: string | null,
    paid: OfflinePayment,
  ) => Result;
};

/** The address the guest pays at, to be read out or pasted. */
export function PayLink({ token }: { token: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const address = () => new URL(paths.guestBooking(token), window.location.origin).href;
  return (
    <div className="host-row">
      <Button
        size="small"
        variant="secondary"
        onClick={() => {
          navigator.clipboard.writeText(address()).then(
            () => setIsCopied(true),
            () => window.prompt('The link to pay', address()),
          );
        }}
      >
        {isCopied ? 'Copied' : 'Copy the link to pay'}
      </Button>
      <small>Whoever has it can see and cancel this booking: give it to the guest alone.</small>
    </div>
  );
}

type HoldProps = { reference: string; hold: PayActions['holdUntil'] };

export function ExtendHold({ reference, hold }: HoldProps) {
  const [hours, setHours] = useState('24');
  const { isPending, error, run } = useAction();
  return (
    <ActionForm
      className="host-row host-hold"
      onSubmit={() => run(() => hold(reference, Number(hours)))}
    >
      <SelectField
        id="hold-for"
        label="Hold from now for"
        error={error}
        value={hours}
        options={HOLD_CHOICES}
        onChoose={setHours}
      />
      <Button type="submit" size="small" variant="secondary" disabled={isPending}>
        Change the hold
      </Button>
    </ActionForm>
  );
}

type OfflinePaymentProps = {
  reference: string;
  chargeId: string | null;
  amountCents: number;
  mark: PayActions['recordOfflinePayment'];
};

export function OfflinePaymentForm(props: OfflinePaymentProps) {
  const part = useInlineForm();
  return part.isOpen ? (
    <OfflinePaymentFields {...props} state={part} />
  ) : (
    <InlineFormOpener state={part}>Mark as paid elsewhere</InlineFormOpener>
  );
}

const CHECK: { method: PaymentMethod; note: string } = { method: 'check', note: '' };

function OfflinePaymentFields({
  reference,
  chargeId,
  amountCents,
  mark,
  state,
}: OfflinePaymentProps & { state: InlineFormState }) {
  const id = chargeId ?? 'booking';
  const { fields, change, forget } = useFormDraft(`paid:${reference}:${id}`, CHECK);
  const form = useFormKey(`paid:${reference}:${id}`, amountCents);
  const { isPending, error, run } = useAction(true);
  const { method, note } = fields;
  return (
    <InlineForm
      state={state}
      heading="Paid elsewhere"
      submit={`${formatMoney(amountCents)} was paid`}
      isDisabled={isPending}
      leave="Not yet"
      onSubmit={() =>
        run(
          () => mark(reference, chargeId, { method, note, key: form.key }),
          () => {
            forget();
            form.forget();
          },
        )
      }
    >
      <SelectField
        id={`method-${id}`}
        label="Paid by"
        value={method}
        options={METHOD_CHOICES}
        onChoose={(next) => change({ method: next })}
      />
      <TextField
        id={`paid-note-${id}`}
        label="Note on the payment"
        error={error}
        maxLength={500}
        value={note}
        onText={(text) => change({ note: text })}
      />
    </InlineForm>
  );
}
