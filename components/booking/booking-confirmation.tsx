import { CancellationBanner } from '@/components/availability/cancellation-banner';
import { PriceLines } from '@/components/availability/price-lines';
import { TicketPart } from '@/components/stay/ticket-part';
import { buttonClass } from '@/components/ui/button';
import type { Booking } from '@/lib/domain/booking';
import { keepsNights } from '@/lib/domain/booking-status';
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

function Head({ booking }: { booking: Booking }) {
  return (
    <div className="ridge-floor flex flex-wrap items-start justify-between gap-4 overflow-hidden rounded-t-card bg-spruce-900 tear-bottom px-5 pt-7 pb-16 text-white on-dark after:text-spruce-950/70 tablet:px-8 tablet:pt-9 print:overflow-visible print:rounded-none print:bg-transparent print:mask-none print:p-0 print:text-ink print:after:hidden">
      <div>
        <p className="eyebrow text-dawn-300 print:text-ink">Booking reference</p>
        <p className="mt-2 font-display text-title-1 font-semibold tracking-wide">
          {booking.reference}
        </p>
        <p className="relative z-10 mt-2">{bookingStatusText(booking)}</p>
      </div>
      <PrintButton />
    </div>
  );
}

// Plain links: a payment page is another site's, and needs a navigation of its own.
function Ways({ booking: { payUrl, receiptUrl } }: { booking: Booking }) {
  if (!payUrl && !receiptUrl) return null;
  return (
    <p className="flex flex-wrap gap-3 print:hidden">
      {payUrl && (
        <a href={payUrl} className={buttonClass('accent', 'medium', 'w-full')}>
          Go on to payment
        </a>
      )}
      {receiptUrl && (
        <a href={receiptUrl} className="link">
          Your receipt
        </a>
      )}
    </p>
  );
}

/** The booking as it was sold, as a ticket: everything comes from the stored quote, nothing is priced again. */
export function BookingConfirmation({ booking, now }: BookingConfirmationProps) {
  const { reference, quote, cabin, status } = booking;
  const isOn = keepsNights(status);
  return (
    <div data-printable>
      <div className="[filter:drop-shadow(0_14px_18px_rgb(60_42_20/0.16))] print:[filter:none]">
        <Head booking={booking} />
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
                  {bookingMoneyText(booking)}
                </p>
                {isOn && <CancellationBanner checkIn={booking.checkIn} terms={cabin} now={now} />}
                <Ways booking={booking} />
              </div>
            </TicketPart>
          </div>
        </div>
      </div>
      <Contact reference={reference} />
    </div>
  );
}
