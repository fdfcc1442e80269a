import { Calendar } from 'lucide';
import { buttonClass } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/link';
import { Icon } from '@/components/ui/icon';
import type { Booking } from '@/lib/domain/bookings/booking';
import { bookingGoogleLink } from '@/lib/ical/booking-ics';
import { paths } from '@/lib/paths';

export function CalendarLinks({ booking }: { booking: Booking }) {
  return (
    <>
      <a
        href={paths.stayCalendar(booking.token)}
        download={`${booking.cabin.slug}.ics`}
        className={buttonClass('secondary', 'small')}
      >
        <Icon shapes={Calendar} className="size-4" />
        Add to calendar
      </a>
      <ExternalLink href={bookingGoogleLink(booking)} className={buttonClass('quiet', 'small')}>
        Google Calendar
      </ExternalLink>
    </>
  );
}
