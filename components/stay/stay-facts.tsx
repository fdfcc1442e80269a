import { StayPart } from '@/components/booking/stay-part';
import { buttonClass } from '@/components/ui/button';
import { CalendarIcon } from '@/components/ui/icons';
import type { GuestStay } from '@/lib/domain/guest-stay';
import { paths } from '@/lib/paths';
import { stayGoogleLink } from '@/lib/stay-calendar';

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
  return <StayPart booking={stay}>{stay.arrival && <CalendarLinks stay={stay} />}</StayPart>;
}
