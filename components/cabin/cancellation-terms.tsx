import type { Cabin } from '@/lib/domain/catalog/cabin';
import { addDays, calendarDate } from '@/lib/domain/values/calendar-date';
import { formatMonthDay, plural } from '@/lib/format';

type Props = { cabin: Pick<Cabin, 'freeCancelDays'> };

const ARRIVAL = calendarDate('2027-06-20');

export function CancellationTerms({ cabin: { freeCancelDays: days } }: Props) {
  // Free until the midnight at which that day begins.
  const lastDay = addDays(ARRIVAL, -days - 1);
  return (
    <div className="max-w-prose space-y-3 text-ink-soft">
      <p>
        {`Free cancellation until ${days} ${plural(days, 'day', 'days')} before check-in. For an arrival on ${formatMonthDay(ARRIVAL)}, you can cancel through ${formatMonthDay(lastDay)}, midnight at the cabin, and get everything back.`}
      </p>
      <p>From then on the booking is non-refundable.</p>
    </div>
  );
}
