'use client';

import { useRef } from 'react';
import { OfflinePaymentForm, type PayActions } from './booking-pay';
import { ActionButton } from '@/components/host/form/action-button';
import { AreaField, DollarsField, TextField } from '@/components/host/form/fields';
import { InlineForm } from '@/components/host/form/host-form';
import { paymentLinkText, type GuestMail } from './guest-mail-copy';
import { useHostForm } from '@/components/host/form/use-host-form';
import { createUuid } from '@/lib/browser/uuid';
import { formatInstant } from '@/components/host/copy/time';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatMoney, formatMonthDayYear } from '@/lib/copy/format';
import type { HostCharge } from '@/lib/schemas/host/bookings/bookings';
import { chargeFormSchema } from '@/lib/schemas/host/bookings/new-booking';

const CHARGE_STATES: Record<HostCharge['status'], string> = {
  open: 'unpaid',
  paid: 'paid',
  cancelled: 'taken back',
};

const balanceNote = (dueOn: CalendarDate, nextAttemptAt: string | null) =>
  nextAttemptAt === null
    ? 'The card was declined and won’t be charged again. The guest has the link to pay.'
    : `Due ${formatMonthDayYear(dueOn)}. The card is charged ${formatInstant(nextAttemptAt)}.`;

type ChargeProps = { reference: string; charge: HostCharge; actions: PayActions | null };

export function Charge({ reference, charge, actions }: ChargeProps) {
  const { id, kind, label, reason, amountCents, status } = charge;
  const key = useRef<string | null>(null);
  return (
    <li>
      <div>
        {label}: {formatMoney(amountCents)}, {CHARGE_STATES[status]}
        {charge.dueOn !== null && status === 'open' && (
          <p>
            <small>{balanceNote(charge.dueOn, charge.nextAttemptAt)}</small>
          </p>
        )}
        {reason && (
          <p>
            <small>{reason}</small>
          </p>
        )}
      </div>
      {status === 'open' && actions && (
        <>
          {kind !== 'balance' && kind !== 'change' && (
            <ActionButton
              variant="quiet"
              aria-label={`Take back: ${label}`}
              work={() => actions.takeBackCharge(id, (key.current ??= createUuid()))}
            >
              Take back
            </ActionButton>
          )}
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
  mail: GuestMail;
  count: number;
  add: PayActions['addCharge'];
};

/** Adds a charge. The guest gets an email with the payment link; if email can't reach the guest, the host shares it. */
export function ChargeForm({ reference, mail, count, add }: ChargeFormProps) {
  const form = useHostForm({
    id: 'charge',
    schema: chargeFormSchema,
    draft: `charge:${reference}`,
    start: { amount: '', label: '', reason: '' },
    seen: count,
    action: (charge) => add(reference, charge),
    done: (_, charge) =>
      paymentLinkText(mail, formatMoney(chargeFormSchema.parse(charge).amountCents)),
  });
  return (
    <InlineForm
      form={form}
      heading="Add a charge"
      submit={mail === 'sent' ? 'Send the payment link' : 'Create the payment link'}
      onSubmit={() => form.send({ ...form.fields, key: form.key })}
    >
      <TextField {...form.field('label', 'For')} required maxLength={120} />
      <DollarsField {...form.field('amount')} min={1} />
      <AreaField
        {...form.field('reason', 'Why')}
        hint="The guest sees it."
        rows={2}
        maxLength={500}
      />
    </InlineForm>
  );
}
