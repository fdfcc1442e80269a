import type { AskedStay } from '@/components/stay-picker/stay/asked-stay';
import { zoneName } from '@/lib/copy/cabin-clock';
import { formatMonthDay, formatShortRange, plural } from '@/lib/copy/format';
import { lastFreeDay } from '@/lib/domain/bookings/last-free-day';
import type { Cabin } from '@/lib/domain/catalog/cabin';
import { calendarDate } from '@/lib/domain/values/calendar-date';

const ARRIVAL = calendarDate('2027-06-20');

type Props = {
  cabin: Pick<Cabin, 'freeCancelDays' | 'timezone'>;
  /** The guest's own dates; null for an example. */
  asked?: Pick<AskedStay, 'stay' | 'freeThrough'> | null;
};

/** "For Jan 19–22, cancel free through 11:59 PM Eastern time on Jan 4." */
function DatesTerms({ cabin: { freeCancelDays, timezone }, asked }: Props) {
  const arrival = asked?.stay.checkIn ?? ARRIVAL;
  const lastDay = formatMonthDay(lastFreeDay(arrival, freeCancelDays));
  if (asked && asked.freeThrough === null) {
    return (
      <span className="font-semibold text-ember-700">
        {`For ${formatShortRange(asked.stay)}, that ended ${lastDay}.`}
      </span>
    );
  }
  const subject = asked
    ? `For ${formatShortRange(asked.stay)}, cancel`
    : `Arriving ${formatMonthDay(arrival)}? Cancel`;
  return `${subject} free through 11:59 PM ${zoneName(timezone)} on ${lastDay}.`;
}

export function CancellationTerms({ cabin, asked }: Props) {
  const days = cabin.freeCancelDays;
  return (
    <div className="max-w-prose space-y-3 text-ink-soft">
      <p>
        {`Free cancellation until ${days} ${plural(days, 'day', 'days')} before check-in. `}
        <DatesTerms cabin={cabin} asked={asked} />
      </p>
      <p>After that, I’ll refund any night someone else books. The rest is non-refundable.</p>
    </div>
  );
}
