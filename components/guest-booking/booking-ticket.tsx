import { PrintButton } from '@/components/booking/print-button';
import '@/components/booking/print.css';
import { phaseOf, type Booking, type BookingPhase } from '@/lib/domain/bookings/booking';
import { GettingThere } from './getting-there';
import { HouseRules } from './house-rules';
import { BookingFacts } from './booking-facts';
import { BookingMoney } from './booking-money';

// Who is not coming need not know the way.
const ON: readonly BookingPhase[] = ['waiting', 'coming', 'here'];

type Props = { booking: Booking; line: string; now: Date };

function Head({ reference, line }: { reference: string; line: string }) {
  return (
    <div className="ridge-floor flex flex-wrap items-start justify-between gap-4 overflow-hidden rounded-t-card bg-spruce-900 tear-bottom px-5 pt-7 pb-16 text-white on-dark after:text-spruce-950/70 tablet:px-8 tablet:pt-9 print:overflow-visible print:rounded-none print:bg-transparent print:mask-none print:p-0 print:text-ink print:after:hidden">
      <div>
        <p className="eyebrow text-dawn-300 print:text-ink">Booking reference</p>
        <p className="mt-2 font-display text-title-1 font-semibold tracking-wide">{reference}</p>
        <p className="relative z-10 mt-2">{line}</p>
      </div>
      <PrintButton />
    </div>
  );
}

/** The booking as a ticket; the price is the one it was sold at. */
export function BookingTicket({ booking, line, now }: Props) {
  const isOn = ON.includes(phaseOf(booking, now));
  return (
    <div
      data-printable
      className="[filter:drop-shadow(0_14px_18px_rgb(60_42_20/0.16))] print:[filter:none]"
    >
      <Head reference={booking.reference} line={line} />
      <div className="grid rounded-b-card border-t-2 border-dashed border-line bg-surface tear-top laptop:grid-cols-[minmax(0,1fr)_25rem] print:mask-none">
        <div className="min-w-0 divide-y divide-line">
          <BookingFacts booking={booking} />
          {isOn && <GettingThere booking={booking} />}
        </div>
        <div className="min-w-0 border-line max-laptop:border-t laptop:border-l">
          <BookingMoney booking={booking} now={now} />
        </div>
        {isOn && <HouseRules rules={booking.cabin.houseRules} />}
      </div>
    </div>
  );
}
