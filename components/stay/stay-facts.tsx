import { CabinStrip } from '@/components/booking/cabin-strip';
import { buttonClass } from '@/components/ui/button';
import { CalendarIcon } from '@/components/ui/icons';
import type { GuestStay } from '@/lib/domain/guest-stay';
import { formatLongDate, formatNights, formatParty, formatTime } from '@/lib/format';
import { paths } from '@/lib/paths';
import { stayGoogleLink } from '@/lib/stay-calendar';
import { Fact, TicketPart } from './ticket-part';

function CalendarLinks({ stay }: { stay: GuestStay }) {
  return (
    <div className="mt-6 flex flex-wrap gap-3 print:hidden">
      <a
        href={paths.stayCalendar(stay.token)}
        download={`${stay.cabin.slug}.ics`}
        className={buttonClass('secondary', 'small')}
      >
        <CalendarIcon className="size-4" />
        Add to calendar
      </a>
      <a
        href={stayGoogleLink(stay)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('quiet', 'small')}
      >
        Google Calendar<span className="sr-only"> (opens in a new tab)</span>
      </a>
    </div>
  );
}

export function StayFacts({ stay }: { stay: GuestStay }) {
  const { cabin, checkIn, checkOut, quote } = stay;
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
        <Fact label="Party">{formatParty(stay)}</Fact>
        <Fact label="Booked by">{stay.guestName}</Fact>
        <Fact label="E-mail">{stay.guestEmail}</Fact>
      </dl>
      {stay.arrival && <CalendarLinks stay={stay} />}
    </TicketPart>
  );
}
