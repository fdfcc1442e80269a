import { buttonClass } from '@/components/ui/button';
import {
  agreedPlan,
  openCharges,
  openPayment,
  type Booking,
  type BookingCharge,
} from '@/lib/domain/bookings/booking';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { formatMoney, formatMonthDayYear } from '@/lib/copy/format';
import { paths } from '@/lib/http/paths';
import { safeUrl } from './money-copy';
import { PayForm } from './pay-form';

/** Pays a booking that the host made. The guest accepts the terms here, once. */
export function PayBooking({ booking }: { booking: Booking }) {
  const plan = agreedPlan(booking);
  return (
    <div>
      <PayForm
        action={paths.stayPayment(booking.token)}
        chargeId={null}
        asksTerms={booking.termsAcceptedAt === null}
        label={`Pay ${formatMoney(plan?.dueNowCents ?? booking.quote.totalCents)}`}
      />
      {plan && (
        <p className="mt-3 text-sm text-ink-soft">
          {`We’ll charge the balance of ${formatMoney(plan.balanceCents)} to the same card on ${formatMonthDayYear(plan.dueOn)}.`}
        </p>
      )}
    </div>
  );
}

/** When a balance is charged, or what to do now that the card was declined. */
function balanceNote(
  { attempts, nextAttemptAt }: BookingCharge,
  dueOn: CalendarDate,
  timezone: string,
): string {
  if (attempts === 0) {
    return `We’ll charge it to the card you booked with on ${formatMonthDayYear(dueOn)}. You can also pay it now, with any card.`;
  }
  return nextAttemptAt === null
    ? 'Your card was declined, and we won’t try it again. Please pay with any card.'
    : `Your card was declined. Pay with any card, or we’ll try it again on ${formatMonthDayYear(todayInZone(new Date(nextAttemptAt), timezone))}.`;
}

type ChargeProps = { booking: Booking; charge: BookingCharge };

/** Leads to the open payment page of a charge, or opens one. */
export function PayCharge({ booking, charge: { id, amountCents } }: ChargeProps) {
  const url = safeUrl(openPayment(booking, id)?.url ?? null);
  const pay = `Pay ${formatMoney(amountCents)}`;
  return url ? (
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
  );
}

function Charge({ booking, charge }: ChargeProps) {
  const { label, reason, amountCents } = charge;
  const note =
    charge.dueOn === null ? reason : balanceNote(charge, charge.dueOn, booking.cabin.timezone);
  return (
    <li className="grid gap-4 rounded-card border border-line bg-surface p-5 shadow-card tablet:flex tablet:items-end tablet:justify-between tablet:p-8">
      <div className="max-w-prose min-w-0">
        <h3 className="text-title-3 break-words text-spruce-900">{label}</h3>
        {note && <p className="mt-1 break-words whitespace-pre-line text-ink-soft">{note}</p>}
        <p className="mt-2 font-semibold">{formatMoney(amountCents)}</p>
      </div>
      <PayCharge booking={booking} charge={charge} />
    </li>
  );
}

export function OpenCharges({ booking }: { booking: Booking }) {
  // A change has its own part of the page.
  const charges = openCharges(booking).filter(({ kind }) => kind !== 'change');
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
