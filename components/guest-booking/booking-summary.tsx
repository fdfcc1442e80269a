import { GettingThere } from '@/components/booking/getting-there';
import { NextSteps } from '@/components/booking/next-steps';
import { Postcard } from '@/components/booking/postcard';
import { StayPart } from '@/components/booking/stay-part';
import { rulesBesidesTimes } from '@/lib/domain/catalog/cabin';
import { phaseOf, type Booking, type BookingPhase } from '@/lib/domain/bookings/booking';
import type { ArrivalAccess } from '@/lib/domain/bookings/arrival';
import { ArrivalPart } from './arrival-part';
import { BookingMoney } from './booking-money';
import { SummaryPart } from '@/components/booking/summary-part';

function HouseRules({ rules }: { rules: readonly string[] }) {
  if (rules.length === 0) return null;
  return (
    <div className="border-t border-line laptop:col-span-2">
      <SummaryPart id="rules" title="House rules">
        <ul className="grid list-disc gap-x-10 gap-y-2.5 pl-5 text-ink-soft marker:text-line-strong laptop:grid-cols-2">
          {rules.map((rule) => (
            <li key={rule} className="pl-1">
              {rule}
            </li>
          ))}
        </ul>
      </SummaryPart>
    </div>
  );
}

// Phases in which directions make sense.
const ON: readonly BookingPhase[] = ['waiting', 'coming', 'here'];

type Props = { booking: Booking; arrival: ArrivalAccess | null; line: string; now: Date };

/** The summary of a booking; the price is the one it was sold at. */
export function BookingSummary({ booking, arrival, line, now }: Props) {
  const isOn = ON.includes(phaseOf(booking, now));
  return (
    <div data-printable>
      <Postcard booking={booking} line={line} now={now} />
      <div className="mt-6 grid rounded-card border border-line bg-surface shadow-card laptop:grid-cols-[minmax(0,1fr)_25rem] print:border-0">
        <div className="min-w-0 divide-y divide-line">
          <NextSteps booking={booking} now={now} />
          {isOn && <GettingThere booking={booking} now={now} />}
          <ArrivalPart access={arrival} token={booking.token} timezone={booking.cabin.timezone} />
          <StayPart booking={booking} />
        </div>
        <div className="min-w-0 border-line max-laptop:border-t laptop:border-l">
          <BookingMoney booking={booking} now={now} />
        </div>
        {isOn && <HouseRules rules={rulesBesidesTimes(booking.cabin)} />}
      </div>
    </div>
  );
}
