import { buildCalendarFile, googleCalendarLink } from './write.ts';
import { instantInZone } from '../domain/values/zoned-date.ts';
import type { Booking } from '../domain/bookings/booking.ts';
import { formatTime } from '../copy/format.ts';
import { shop } from '../shop/shop.ts';

/** From check-in time to check-out time, in the cabin's zone. */
function toEvent(booking: Booking) {
  const { cabin, arrival } = booking;
  const place = arrival && `${arrival.location.latitude}, ${arrival.location.longitude}`;
  return {
    start: instantInZone(booking.checkIn, cabin.checkInTime, cabin.timezone),
    end: instantInZone(booking.checkOut, cabin.checkOutTime, cabin.timezone),
    summary: `${cabin.title}, ${cabin.city}`,
    // Leaves out the link to the booking's page, because calendars are shared and the link can cancel the stay.
    description: [
      `Booking ${booking.reference} with ${shop().name}.`,
      `Check-in starts at ${formatTime(cabin.checkInTime)}; check-out is by ${formatTime(cabin.checkOutTime)}.`,
      `Questions: ${shop().phone.display}`,
    ].join('\n'),
    ...(place && { location: arrival.address ?? place }),
  };
}

/** The .ics file. A booking keeps its event however often it is added or its stay is changed. */
export function bookingCalendarFile(booking: Booking, host: string): string {
  const uid = `booking-${booking.reference.toLowerCase()}@${host}`;
  const stamp = new Date(booking.movedAt ?? booking.confirmedAt ?? booking.freeCancelUntil);
  return buildCalendarFile([{ uid, stamp, sequence: booking.moves, ...toEvent(booking) }]);
}

const compact = (instant: Date) => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

export function bookingGoogleLink(booking: Booking): string {
  const { start, end, summary, description, location } = toEvent(booking);
  return googleCalendarLink({
    text: summary,
    dates: `${compact(start)}/${compact(end)}`,
    ctz: booking.cabin.timezone,
    details: description,
    ...(location && { location }),
  });
}
