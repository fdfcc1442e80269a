import { zoneName } from '@/lib/copy/cabin-clock';
import { formatMonthDay, plural } from '@/lib/copy/format';
import { lastFreeDay } from '@/lib/domain/bookings/last-free-day';
import type { Cabin } from '@/lib/domain/catalog/cabin';
import { calendarDate } from '@/lib/domain/values/calendar-date';

const ARRIVAL = calendarDate('2027-06-20');

type Props = { cabin: Pick<Cabin, 'freeCancelDays' | 'timezone'> };

export function CancellationTerms({ cabin: { freeCancelDays: days, timezone } }: Props) {
  return (
    <div className="max-w-prose space-y-3 text-ink-soft">
      <p>
        {`Free cancellation until ${days} ${plural(days, 'day', 'days')} before check-in. Arriving ${formatMonthDay(ARRIVAL)}? Cancel free through 11:59 PM ${zoneName(timezone)} on ${formatMonthDay(lastFreeDay(ARRIVAL, days))}.`}
      </p>
      <p>After that, we refund only the nights someone else books.</p>
    </div>
  );
}
