import { ArrowRight } from 'lucide';
import { CancellationBanner } from '@/components/stay-picker/price/cancellation-banner';
import type { StayPartId } from './summary-part';
import { AskLine } from '@/components/ui/host/ask-line';
import { buttonClass, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import {
  agreedTerms,
  currentStatus,
  payUrl,
  phaseOf,
  receiptUrl,
  type Booking,
} from '@/lib/domain/bookings/booking';
import { occupiesNights } from '@/lib/domain/bookings/booking-status';
import { rulesBesidesTimes } from '@/lib/domain/catalog/cabin';
import { paths } from '@/lib/http/paths';
import { bookingMoneyText, bookingStatusText, moneyTint } from './booking-status-copy';
import { Postcard } from './postcard';

type BookingConfirmationProps = { booking: Booking; now: Date };

// Plain anchors, because the payment page is on another site.
function Ways({ booking, now }: BookingConfirmationProps) {
  const payAt = payUrl(booking, now);
  const receipt = receiptUrl(booking);
  if (!payAt && !receipt) return null;
  return (
    <p className="flex flex-wrap gap-3 print:hidden">
      {payAt && (
        <a href={payAt} className={buttonClass('accent', 'medium', 'w-full')}>
          Continue to payment
        </a>
      )}
      {receipt && (
        <a href={receipt} className="link">
          Your receipt
        </a>
      )}
    </p>
  );
}

type Part = readonly [StayPartId, string];

const PARTS: readonly Part[] = [
  ['getting-there', 'Getting there'],
  ['next', 'What’s next'],
  ['price', 'Price and changes'],
  ['rules', 'House rules'],
];

/** The parts of the stay's page that a guest looks for right after booking. */
function listParts(booking: Booking, now: Date): readonly Part[] {
  if (phaseOf(booking, now) !== 'coming') return [];
  const hasRules = rulesBesidesTimes(booking.cabin).length > 0;
  return PARTS.filter(([id]) => hasRules || id !== 'rules');
}

function StayPageCard({ booking, now }: BookingConfirmationProps) {
  const { token, guestEmail, confirmedAt } = booking;
  const isEmailed = confirmedAt !== null && guestEmail !== null;
  const parts = listParts(booking, now);
  return (
    <div className="rounded-card border border-line bg-surface p-5 tablet:p-8 print:hidden">
      <p className="max-w-prose">
        {`Your stay page keeps everything in one place.${isEmailed ? ' We’ve emailed you the link.' : ''}`}
      </p>
      <ButtonLink href={paths.guestBooking(token)} className="mt-4" prefetch={false}>
        Open your stay page
      </ButtonLink>
      {parts.length > 0 && (
        <ul className="mt-5 grid gap-x-8 border-t border-line pt-3 mobile:grid-cols-2">
          {parts.map(([id, label]) => (
            <li key={id}>
              <a
                href={`${paths.guestBooking(token)}#${id}`}
                className="flex min-h-11 items-center justify-between gap-3 font-semibold text-spruce-800 hover:underline"
              >
                {label}
                <Icon shapes={ArrowRight} className="size-4" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Shows the postcard and the money of a booking right after paying. Everything else is on the stay page. */
export function BookingConfirmation({ booking, now }: BookingConfirmationProps) {
  const { reference, checkIn } = booking;
  const isOn = occupiesNights(currentStatus(booking, now));
  return (
    <div data-printable>
      <Postcard booking={booking} line={bookingStatusText(booking, now)} now={now} />
      <div className="mt-6 grid items-start gap-6 laptop:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <StayPageCard booking={booking} now={now} />
        <div className="grid gap-3 rounded-card border border-line bg-surface p-5 tablet:p-8 print:border-0">
          <p className={`rounded-control px-4 py-3 text-sm font-medium ${moneyTint(booking, now)}`}>
            {bookingMoneyText(booking, now)}
          </p>
          {isOn && <CancellationBanner checkIn={checkIn} terms={agreedTerms(booking)} now={now} />}
          <Ways booking={booking} now={now} />
        </div>
      </div>
      <AskLine about={`booking ${reference}`} className="mt-8 tablet:mt-10" />
    </div>
  );
}
