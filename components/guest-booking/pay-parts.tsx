import { buttonClass } from '@/components/ui/button';
import {
  openCharges,
  openPayment,
  type Booking,
  type BookingCharge,
} from '@/lib/domain/bookings/booking';
import { formatMoney } from '@/lib/copy/format';
import { paths } from '@/lib/http/paths';
import { safeUrl } from './money-copy';
import { PayForm } from './pay-form';

/** Pays a booking that the host made. The guest accepts the terms here, once. */
export function PayBooking({ booking }: { booking: Booking }) {
  const total = formatMoney(booking.quote.totalCents);
  return (
    <PayForm
      action={paths.stayPayment(booking.token)}
      chargeId={null}
      asksTerms={booking.termsAcceptedAt === null}
      label={`Pay ${total}`}
    />
  );
}

function Charge({ booking, charge }: { booking: Booking; charge: BookingCharge }) {
  const { id, label, reason, amountCents } = charge;
  const url = safeUrl(openPayment(booking, id)?.url ?? null);
  const pay = `Pay ${formatMoney(amountCents)}`;
  return (
    <li className="grid gap-4 rounded-card border border-line bg-surface p-5 shadow-card tablet:flex tablet:items-end tablet:justify-between tablet:p-8">
      <div className="max-w-prose min-w-0">
        <h3 className="text-title-3 break-words text-spruce-900">{label}</h3>
        {reason && <p className="mt-1 break-words whitespace-pre-line text-ink-soft">{reason}</p>}
        <p className="mt-2 font-semibold">{formatMoney(amountCents)}</p>
      </div>
      {url ? (
        <a href={url} className={buttonClass('accent', 'large', 'print:hidden')}>
          {pay}
        </a>
      ) : (
        <PayForm
          action={paths.stayPayment(booking.token)}
          chargeId={id}
          asksTerms={false}
          label={pay}
        />
      )}
    </li>
  );
}

export function OpenCharges({ booking }: { booking: Booking }) {
  const charges = openCharges(booking);
  if (charges.length === 0) return null;
  return (
    <section aria-labelledby="to-pay" className="mb-6">
      <h2 id="to-pay" className="mb-4 text-title-2 text-spruce-900">
        To pay
      </h2>
      <ul className="grid gap-4">
        {charges.map((charge) => (
          <Charge key={charge.id} booking={booking} charge={charge} />
        ))}
      </ul>
    </section>
  );
}
