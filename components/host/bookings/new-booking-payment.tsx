import { HOLD_CHOICES, METHOD_CHOICES } from './pay-copy';
import type { NewBookingState } from './use-new-booking';
import type { Option } from '@/components/host/copy/option';
import { RadioOptions, SelectField, TextField } from '@/components/host/form/fields';
import { Card } from '@/components/host/shell/card';
import type { NewBooking } from '@/lib/schemas/host/bookings/new-booking';

const PAYMENTS: readonly Option<NewBooking['payment']>[] = [
  ['link', 'By card, through a link'],
  ['offline', 'Paid elsewhere'],
];

export function PaymentCard({ booking }: { booking: NewBookingState }) {
  const { fields, field, choice, change, isByPhone } = booking;
  return (
    <Card heading="Payment">
      <fieldset className="host-row">
        <legend className="sr-only">How the guest pays</legend>
        <RadioOptions
          name="payment"
          chosen={fields.payment}
          options={PAYMENTS}
          onChoose={(payment) => change({ payment })}
        />
      </fieldset>
      {fields.payment === 'link' ? (
        <SelectField
          {...choice('holdHours', 'Hold the nights for')}
          hint={`${isByPhone ? 'You’ll find the link on the booking’s page, to copy and share with the guest.' : 'The guest gets an email with the link once a mail account is set up, and it’s on the booking’s page.'} After that time unpaid nights go back on sale.`}
          options={HOLD_CHOICES}
        />
      ) : (
        <div className="new-booking-row">
          <SelectField {...choice('method', 'Paid by')} options={METHOD_CHOICES} />
          <TextField
            {...field('paymentNote', 'Payment note')}
            hint="For example, the check number."
            maxLength={500}
          />
        </div>
      )}
    </Card>
  );
}
