import { PriceTable } from './price-table';
import { SendQuote } from './send-quote';
import type { NewBookingState } from './use-new-booking';
import { promoText } from '@/components/booking/promo-copy';
import { refusalText } from '@/components/host/copy/refusal-copy';
import { freeStays } from '@/components/host/copy/unavailable-copy';
import { stayReasonCopy } from '@/components/stay-picker/stay/reason-copy';
import { Button } from '@/components/ui/button';
import { dueText } from '@/lib/copy/payment-plan-copy';
import { formatNights, formatShortRange } from '@/lib/copy/format';
import type { ShownQuote } from '@/lib/schemas/host/bookings/new-booking';

/** Why the stay isn't sold as it was asked for. */
export function unsoldText(quote: Exclude<ShownQuote, { ok: true }>): string {
  if ('code' in quote) return refusalText(quote);
  return quote.reason === 'too-low'
    ? 'The nights can’t cost less than nothing. Lower the price by less.'
    : stayReasonCopy(quote.reason).description;
}

const holdText = (isByPhone: boolean) =>
  isByPhone ? 'Hold, and show the link' : 'Hold and send the link';

/** Shows the price of the stay or why there is none, and the button that books it. */
export function QuoteCard({ booking }: { booking: NewBookingState }) {
  const { fields, stay, quote, isCurrent, change, again } = booking;
  return (
    <section
      className="host-card new-booking-quote"
      aria-labelledby="quote-heading"
      aria-busy={stay !== null && !isCurrent}
    >
      <h2 id="quote-heading">Total</h2>
      {stay === null && <p>Choose a cabin, dates and a party to see the price.</p>}
      {stay !== null && quote === null && <p role="status">Loading the price…</p>}
      {quote && !quote.ok && <p role="alert">{unsoldText(quote)}</p>}
      {quote && !quote.ok && 'code' in quote && (
        <div className="host-row">
          {freeStays('detail' in quote ? quote.detail : null).map((free) => (
            <Button
              key={free.checkIn}
              variant="secondary"
              size="small"
              onClick={() => change(free)}
            >
              Use {formatShortRange(free)}
            </Button>
          ))}
          <Button variant="secondary" size="small" onClick={again}>
            Try again
          </Button>
        </div>
      )}
      {quote?.ok && (
        <PriceTable
          lines={quote.lines}
          total={`${formatNights(quote.nights)}, with all fees`}
          totalCents={quote.totalCents}
          isStale={!isCurrent}
          caption={<caption className="sr-only">The price, line by line</caption>}
        />
      )}
      {quote?.ok && quote.damageDeposit?.text && <p>{quote.damageDeposit.text}</p>}
      {quote?.ok && fields.payment === 'link' && dueText(quote.payments) !== null && (
        <p>{dueText(quote.payments)}</p>
      )}
      {quote?.ok && quote.promo && !quote.promo.applied && <p>{promoText(quote.promo)}</p>}
      {booking.error && <p role="alert">{booking.error}</p>}
      <Button type="submit" disabled={booking.isPending || !booking.canBook}>
        {booking.isPending
          ? 'Booking…'
          : fields.payment === 'link'
            ? holdText(booking.isByPhone)
            : 'Book as paid'}
      </Button>
      <SendQuote booking={booking} />
    </section>
  );
}
