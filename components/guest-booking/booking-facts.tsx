import { StayPart } from '@/components/booking/stay-part';
import { buttonClass } from '@/components/ui/button';
import { CalendarIcon } from '@/components/ui/icons';
import type { Booking } from '@/lib/domain/bookings/booking';
import { paths } from '@/lib/paths';
import { stayGoogleLink } from '@/lib/ical/booking-ics';

function CalendarLinks({ booking }: { booking: Booking }) {
  return (
    <div className="mt-6 flex flex-wrap gap-3 print:hidden">
      <a
        href={paths.stayCalendar(booking.token)}
        download={`${booking.cabin.slug}.ics`}
        className={buttonClass('secondary', 'small')}
      >
        <CalendarIcon className="size-4" />
        Add to calendar
      </a>
      <a
        href={stayGoogleLink(booking)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('quiet', 'small')}
      >
        Google Calendar<span className="sr-only"> (opens in a new tab)</span>
      </a>
    </div>
  );
}

export function BookingFacts({ booking }: { booking: Booking }) {
  return (
    <StayPart booking={booking}>{booking.arrival && <CalendarLinks booking={booking} />}</StayPart>
  );
}
