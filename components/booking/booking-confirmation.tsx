import { CancellationBanner } from '@/components/stay-picker/cancellation-banner';
import { PriceLines } from '@/components/stay-picker/price-lines';
import { TicketPart } from './ticket-part';
import { buttonClass } from '@/components/ui/button';
import {
  agreedTerms,
  currentStatus,
  payUrl,
  receiptUrl,
  type Booking,
} from '@/lib/domain/bookings/booking';
import { keepsNights } from '@/lib/domain/bookings/booking-status';
import { site } from '@/lib/site';
import { bookingMoneyText, bookingStatusText } from './booking-status-texts';
import './print.css';
import { PrintButton } from './print-button';
import { StayPart } from './stay-part';

type BookingConfirmationProps = { booking: Booking; now: Date };

function Contact({ reference }: { reference: string }) {
  const mail = `mailto:${site.email}?subject=${encodeURIComponent(`Booking ${reference}`)}`;
  return (
    <section className="mt-8 max-w-2xl tablet:mt-10">
      <h2 className="mb-2 text-title-3 text-spruce-900">Questions or changes</h2>
      <p className="text-ink-soft">
        Call or text us at{' '}
        <a href={`tel:${site.phone.e164}`} className="link">
          {site.phone.display}
        </a>{' '}
        or write to{' '}
        <a href={mail} className="link break-words">
          {site.email}
        </a>
        . Please have your booking reference at hand.
      </p>
    </section>
  );
}

function Head({ booking, now }: BookingConfirmationProps) {
  return (
    <div className="ridge-floor flex flex-wrap items-start justify-between gap-4 overflow-hidden rounded-t-card bg-spruce-900 tear-bottom px-5 pt-7 pb-16 text-white on-dark after:text-spruce-950/70 tablet:px-8 tablet:pt-9 print:overflow-visible print:rounded-none print:bg-transparent print:mask-none print:p-0 print:text-ink print:after:hidden">
      <div>
        <p className="eyebrow text-dawn-300 print:text-ink">Booking reference</p>
        <p className="mt-2 font-display text-title-1 font-semibold tracking-wide">
          {booking.reference}
        </p>
        <p className="relative z-10 mt-2">{bookingStatusText(booking, now)}</p>
      </div>
      <PrintButton />
    </div>
  );
}

// Plain links: a payment page is another site's, and needs a navigation of its own.
function Ways({ booking, now }: BookingConfirmationProps) {
  const payAt = payUrl(booking, now);
  const receipt = receiptUrl(booking);
  if (!payAt && !receipt) return null;
  return (
    <p className="flex flex-wrap gap-3 print:hidden">
      {payAt && (
        <a href={payAt} className={buttonClass('accent', 'medium', 'w-full')}>
          Go on to payment
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

/** The booking as it was sold, as a ticket: everything comes from the stored quote, nothing is priced again. */
export function BookingConfirmation({ booking, now }: BookingConfirmationProps) {
  const { reference, quote, checkIn } = booking;
  const isOn = keepsNights(currentStatus(booking, now));
  return (
    <div data-printable>
      <div className="[filter:drop-shadow(0_14px_18px_rgb(60_42_20/0.16))] print:[filter:none]">
        <Head booking={booking} now={now} />
        <div className="grid rounded-b-card border-t-2 border-dashed border-line bg-surface tear-top laptop:grid-cols-[minmax(0,1fr)_25rem] print:mask-none">
          <StayPart booking={booking} />
          <div className="border-line max-laptop:border-t laptop:border-l">
            <TicketPart title="Price">
              <PriceLines
                lines={quote.lines}
                totalCents={quote.totalCents}
                savingsCents={quote.savingsCents}
              />
              <div className="mt-5 grid gap-3">
                <p className="rounded-control bg-dawn-100 px-4 py-3 text-sm font-medium">
                  {bookingMoneyText(booking, now)}
                </p>
                {isOn && (
                  <CancellationBanner checkIn={checkIn} terms={agreedTerms(booking)} now={now} />
                )}
                <Ways booking={booking} now={now} />
              </div>
            </TicketPart>
          </div>
        </div>
      </div>
      <Contact reference={reference} />
    </div>
  );
}
