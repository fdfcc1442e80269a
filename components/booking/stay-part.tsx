import { Fact, SummaryPart } from './summary-part';
import type { Booking } from '@/lib/domain/bookings/booking';
import { formatLongDate, formatTime } from '@/lib/copy/format';

/** When and for whom. */
export function StayPart({ booking }: { booking: Booking }) {
  const { cabin, checkIn, checkOut } = booking;
  return (
    <SummaryPart title="Your stay">
      <dl className="grid gap-x-6 gap-y-4 mobile:grid-cols-2">
        <Fact label="Check-in">
          {formatLongDate(checkIn)}
          <span className="block font-normal">from {formatTime(cabin.checkInTime)}</span>
        </Fact>
        <Fact label="Check-out">
          {formatLongDate(checkOut)}
          <span className="block font-normal">by {formatTime(cabin.checkOutTime)}</span>
        </Fact>
        <Fact label="Booked by">{booking.guestName}</Fact>
        {booking.guestEmail && <Fact label="Email">{booking.guestEmail}</Fact>}
      </dl>
    </SummaryPart>
  );
}
