import { Button } from '@/components/ui/button';
import { openCharges, type Booking, type StayChange } from '@/lib/domain/bookings/booking';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { formatInstant, formatLongDate, formatMoney } from '@/lib/copy/format';
import { stayChangePath } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';
import { wantedText } from './change-copy';
import { PayCharge } from './pay-parts';

const HEADINGS: Record<StayChange['status'], string> = {
  requested: 'You asked for a change',
  awaiting_payment: 'Your change is on hold for you',
  declined: 'This change didn’t work out',
};

function stateText({ status, expiresAt }: StayChange, timezone: string): string {
  const end = new Date(expiresAt);
  switch (status) {
    case 'requested':
      return `${shop().host} will email you. Until then your stay is as booked. Without an answer by ${formatLongDate(todayInZone(end, timezone))}, it stays that way.`;
    case 'awaiting_payment':
      return `It’s made when you pay. We’re holding it until ${formatInstant(end, timezone)}; after that, your stay is as booked and you owe nothing.`;
    case 'declined':
      return 'Your stay is as booked.';
  }
}

/** A change that waits for the payment or the host, or that the host declined. */
export function OpenChange({ booking }: { booking: Booking }) {
  const { change, token, cabin } = booking;
  if (!change || booking.status !== 'confirmed') return null;
  const { id, status, chargeId, note, totalCents } = change;
  const charge = openCharges(booking).find((each) => each.id === chargeId);
  return (
    <section
      aria-labelledby="open-change"
      className="mb-8 max-w-prose rounded-card border border-line bg-surface p-5 shadow-card tablet:p-8 print:hidden"
    >
      <h2 id="open-change" className="text-title-3 text-spruce-900">
        {HEADINGS[status]}
      </h2>
      <p className="mt-2 font-semibold">{wantedText(change)}</p>
      <p>{`Total with fees and taxes: ${formatMoney(totalCents)}`}</p>
      <p className="mt-2 text-ink-soft">{stateText(change, cabin.timezone)}</p>
      {note && <p className="mt-2 break-words">{`${shop().host} wrote: ${note}`}</p>}
      {status !== 'declined' && (
        <div className="mt-5 flex flex-wrap items-start gap-3">
          {charge && <PayCharge booking={booking} charge={charge} />}
          <form action={stayChangePath(token)} method="post">
            <input type="hidden" name="withdraw" value={id} />
            <Button type="submit" variant="secondary" size={charge ? 'large' : undefined}>
              Never mind, keep my stay as booked
            </Button>
          </form>
        </div>
      )}
    </section>
  );
}
