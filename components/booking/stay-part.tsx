import type { ReactNode } from 'react';
import { Fact, TicketPart } from './ticket-part';
import type { Booking } from '@/lib/domain/bookings/booking';
import { formatLongDate, formatNights, formatParty, formatTime } from '@/lib/format';
import { CabinStrip } from './cabin-strip';

/** Where, when and for whom: the same on the confirmation and on the guest's page. */
export function StayPart({ booking, children }: { booking: Booking; children?: ReactNode }) {
  const { cabin, checkIn, checkOut, quote } = booking;
  return (
    <TicketPart title="Your stay">
      <CabinStrip cabin={cabin} />
      <dl className="mt-6 grid gap-x-6 gap-y-4 mobile:grid-cols-2">
        <Fact label="Check-in">
          {formatLongDate(checkIn)}
          <span className="block font-normal">from {formatTime(cabin.checkInTime)}</span>
        </Fact>
        <Fact label="Check-out">
          {formatLongDate(checkOut)}
          <span className="block font-normal">by {formatTime(cabin.checkOutTime)}</span>
        </Fact>
        <Fact label="Length">{formatNights(quote.nights)}</Fact>
        <Fact label="Party">{formatParty(booking)}</Fact>
        <Fact label="Booked by">{booking.guestName}</Fact>
        <Fact label="E-mail">{booking.guestEmail}</Fact>
      </dl>
      {children}
    </TicketPart>
  );
}
