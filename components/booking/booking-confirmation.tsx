import type { ReactNode } from 'react';
import { CancellationBanner } from '@/components/stay-picker/price/cancellation-banner';
import { PriceLines } from '@/components/stay-picker/price/price-lines';
import { SummaryPart } from './summary-part';
import { AskLine } from '@/components/ui/host/ask-line';
import { buttonClass } from '@/components/ui/button';
import {
  agreedTerms,
  currentStatus,
  payUrl,
  receiptUrl,
  type Booking,
} from '@/lib/domain/bookings/booking';
import { occupiesNights } from '@/lib/domain/bookings/booking-status';
import { bookingMoneyText, bookingStatusText, moneyTint } from './booking-status-copy';
import { GettingThere } from './getting-there';
import { NextSteps } from './next-steps';
import { Postcard } from './postcard';
import { StayPart } from './stay-part';

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

/**
 * The booking as it was sold: everything comes from the stored quote, nothing is priced again. `children` are below
 * the postcard.
 */
export function BookingConfirmation({
  booking,
  now,
  children,
}: BookingConfirmationProps & { children?: ReactNode }) {
  const { reference, quote, checkIn } = booking;
  const isOn = occupiesNights(currentStatus(booking, now));
  return (
    <div data-printable>
      <Postcard booking={booking} line={bookingStatusText(booking, now)} now={now} />
      {children}
      <div className="mt-6 rounded-card border border-line bg-surface shadow-card print:border-0">
        <div className="grid laptop:grid-cols-[minmax(0,1fr)_25rem]">
          <div className="min-w-0 divide-y divide-line">
            <NextSteps booking={booking} now={now} />
            {isOn && <GettingThere booking={booking} now={now} />}
            <StayPart booking={booking} />
          </div>
          <div className="border-line max-laptop:border-t laptop:border-l">
            <SummaryPart title="Price">
              <PriceLines price={quote} />
              <div className="mt-5 grid gap-3">
                <p
                  className={`rounded-control px-4 py-3 text-sm font-medium ${moneyTint(booking, now)}`}
                >
                  {bookingMoneyText(booking, now)}
                </p>
                {isOn && (
                  <CancellationBanner checkIn={checkIn} terms={agreedTerms(booking)} now={now} />
                )}
                <Ways booking={booking} now={now} />
              </div>
            </SummaryPart>
          </div>
        </div>
      </div>
      <AskLine about={`booking ${reference}`} className="mt-8 tablet:mt-10" />
    </div>
  );
}
