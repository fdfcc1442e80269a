'use client';

import { useState } from 'react';
import { ActionForm, SelectField, TextField } from '@/components/host/form/fields';
import { InlineForm } from '@/components/host/form/host-form';
import { HOLD_CHOICES, METHOD_CHOICES } from './pay-copy';
import { useAction, type Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import { Button } from '@/components/ui/button';
import { PAYMENT_METHODS, type PaymentMethod } from '@/lib/domain/host/payment-methods';
import { formatMoney } from '@/lib/copy/format';
import {
  offlinePaymentFormSchema,
  type NewCharge,
  type OfflinePayment,
} from '@/lib/schemas/host/bookings/new-booking';

export type PayActions = {
  addCharge: (reference: string, charge: NewCharge) => Answer;
  takeBackCharge: (chargeId: string, key: string) => Answer;
  holdUntil: (reference: string, hours: string) => Answer;
  recordOfflinePayment: (
    reference: string,
    chargeId: string | null,
    paid: OfflinePayment,
  ) => Answer;
};

type HoldProps = { reference: string; hold: PayActions['holdUntil'] };

export function ExtendHold({ reference, hold }: HoldProps) {
  const [hours, setHours] = useState('24');
  const { isPending, error, run } = useAction();
  return (
    <ActionForm className="host-row host-hold" onSubmit={() => run(() => hold(reference, hours))}>
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

const NO_PAYMENT: { method: PaymentMethod; note: string } = {
  method: PAYMENT_METHODS[0],
  note: '',
};

export function OfflinePaymentForm({
  reference,
  chargeId,
  amountCents,
  mark,
}: OfflinePaymentProps) {
  const id = chargeId ?? 'booking';
  const form = useHostForm({
    id: `paid-${id}`,
    schema: offlinePaymentFormSchema,
    draft: `paid:${reference}:${id}`,
    start: NO_PAYMENT,
    seen: amountCents,
    action: (paid) => mark(reference, chargeId, paid),
  });
  return (
    <InlineForm
      form={form}
      heading="Paid elsewhere"
      opener="Mark as paid elsewhere"
      submit={`${formatMoney(amountCents)} was paid`}
      leave="Not yet"
      onSubmit={() => form.send({ ...form.fields, key: form.key })}
    >
      <SelectField
        {...form.choice('method', 'Paid by')}
        id={`method-${id}`}
        options={METHOD_CHOICES}
      />
      <TextField {...form.field('note', 'Payment note')} id={`paid-note-${id}`} maxLength={500} />
    </InlineForm>
  );
}
