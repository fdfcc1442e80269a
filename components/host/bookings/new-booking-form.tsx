'use client';

import { GuestCard } from './new-booking-guest';
import { PaymentCard } from './new-booking-payment';
import { QuoteCard } from './new-booking-quote';
import { StayCard } from './new-booking-stay';
import { PriceChangeFields } from './price-change-fields';
import { useNewBooking, type NewBookingActions, type WantedNights } from './use-new-booking';
import { TextField } from '@/components/host/form/fields';
import { HostForm } from '@/components/host/form/host-form';
import { Card } from '@/components/host/shell/card';
import './new-booking-form.css';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import type { CalendarCabin } from '@/lib/schemas/host/calendar';

type Props = {
  cabins: readonly CalendarCabin[];
  today: CalendarDate;
  wanted: WantedNights;
  actions: NewBookingActions;
};

/** Books a stay for a guest who called or wrote, next to the shop's own price. */
export function NewBookingForm({ cabins, today, wanted, actions }: Props) {
  const booking = useNewBooking(wanted, actions);
  return (
    <HostForm form={booking} className="new-booking" onSubmit={booking.submit}>
      <div className="new-booking-parts">
        <StayCard booking={booking} cabins={cabins} today={today} />
        <Card heading="Price">
          <PriceChangeFields
            ids={{
              change: 'booking-change',
              changeBy: 'booking-changeBy',
              reason: 'booking-reason',
            }}
            typed={booking.fields}
            change={booking.change}
            errorOf={booking.errorOf}
            reasonLabel="Reason"
            className="new-booking-row"
          >
            <TextField
              {...booking.field('promoCode', 'Promo code')}
              maxLength={40}
              autoCapitalize="characters"
            />
          </PriceChangeFields>
        </Card>
        <GuestCard booking={booking} />
        <PaymentCard booking={booking} />
      </div>
      <QuoteCard booking={booking} />
    </HostForm>
  );
}
