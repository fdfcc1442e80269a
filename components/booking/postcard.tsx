import { Fragment } from 'react';
import { CabinLink } from '@/components/ui/cabin-link';
import { Handwriting } from '@/components/ui/host/handwriting';
import { LogoMark } from '@/components/ui/logo';
import { Picture } from '@/components/ui/picture';
import { phaseOf, type Booking } from '@/lib/domain/bookings/booking';
import { formatDateRange, formatNights, formatParty, formatTime } from '@/lib/copy/format';
import { paths, postcardPath } from '@/lib/http/paths';
import './confirmation.css';
import { POSTMARK } from './postmark';
import { ShareStay } from './share-stay';
import { Calendar } from 'lucide';
import { buttonClass } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/link';
import { Icon } from '@/components/ui/icon';
import { bookingGoogleLink } from '@/lib/ical/booking-ics';
import { StayScene } from '@/components/stay-strip/stay-scene';
import { hasPostcard } from '@/lib/pictures/letter-picture';
import { isSeasonal } from '@/lib/pictures/season-picture';

/** The text for the guest's party. It contains nothing that opens the booking. */
function planText(booking: Booking): string {
  const { cabin } = booking;
  return `We’re staying at ${cabin.title} near ${cabin.city}, ${formatDateRange(booking)}. Check-in starts at ${formatTime(cabin.checkInTime)}.`;
}

/** The same stamp as in the picture (postcard-picture.tsx). */
function Stamp() {
  return (
    <div className="absolute top-5 right-5 tablet:top-7 tablet:right-7 print:hidden">
      <div className="rotate-3 border-2 border-dashed border-line-strong/50 bg-paper p-1.5">
        <LogoMark className="size-11 tablet:size-14" />
      </div>
      <svg
        viewBox="0 0 120 60"
        aria-hidden="true"
        className="absolute top-4 right-11 hidden w-22 fill-none stroke-line-strong/60 tablet:block"
      >
        <path d={POSTMARK} strokeWidth="2" />
      </svg>
    </div>
  );
}

function CalendarLinks({ booking }: { booking: Booking }) {
  return (
    <>
      <a
        href={paths.stayCalendar(booking.token)}
        download={`${booking.cabin.slug}.ics`}
        className={buttonClass('primary', 'small')}
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

type Props = {
  booking: Booking;
  /** The state of the booking in a sentence. */ line: string;
  now: Date;
};

/** The head of a booking: a postcard with the cabin on its front, name and dates large, the reference small. */
export function Postcard({ booking, line, now }: Props) {
  const { cabin, reference, quote, arrival } = booking;
  const phase = phaseOf(booking, now);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] poster laptop:grid-cols-[1.2fr_1fr] print:shadow-none">
      <div className="relative overflow-hidden print:hidden">
        <Picture
          src={cabin.heroImageUrl}
          alt=""
          width={1200}
          height={800}
          sizes="(min-width: 64rem) 600px, 100vw"
          widths={[384, 720, 1200]}
          isFirst
          className="aspect-3/2 size-full bg-spruce-100 object-cover"
        />
        {isSeasonal(cabin.heroImageUrl) && <StayScene checkIn={booking.checkIn} />}
      </div>
      <div className="relative flex flex-col items-start px-4 pt-7 pb-5 tablet:px-8 tablet:pt-9 tablet:pb-7">
        <Stamp />
        <p className="mr-20 eyebrow text-ember-700">{cabin.city}</p>
        <p className="mt-2 mr-20 font-display text-title-2 font-semibold text-balance text-spruce-900 tablet:mr-36">
          <CabinLink href={paths.cabin(cabin.slug)} className="hover:underline">
            {cabin.title}
          </CabinLink>
        </p>
        <p className="mt-5 font-display text-title-1 font-semibold text-balance text-ember-700">
          {formatDateRange(booking)
            .split(/(?<=–) /)
            .map((part) => (
              <Fragment key={part}>
                <span className="whitespace-nowrap">{part}</span>{' '}
              </Fragment>
            ))}
        </p>
        <p className="mt-2 text-ink-soft">
          <span>{formatNights(quote.nights)}</span> · <span>{formatParty(booking)}</span>
        </p>
        <p className="mt-5 font-medium text-pretty">{line}</p>
        <p className="mt-1 text-sm text-ink-soft">
          Booking reference <span className="font-semibold tracking-wide">{reference}</span>
        </p>
        {phase === 'coming' && (
          <div className="mt-6">
            <Handwriting note="porch" rem={4.75} />
          </div>
        )}
        <div className="mt-auto flex flex-wrap gap-x-3 gap-y-2 pt-6 empty:hidden tablet:grid tablet:grid-cols-[auto_auto] tablet:justify-start print:hidden max-tablet:[&>.btn-quiet]:px-0">
          {arrival && <CalendarLinks booking={booking} />}
          {(phase === 'coming' || phase === 'here') && (
            <ShareStay
              slug={cabin.slug}
              title={cabin.title}
              text={planText(booking)}
              picture={
                hasPostcard(cabin.heroImageUrl) ? postcardPath(booking.token, booking) : null
              }
            />
          )}
        </div>
      </div>
    </div>
  );
}
