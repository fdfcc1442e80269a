import Link from 'next/link';
import { calendarEnd } from '@/lib/domain/host/calendar-chunks';
import { addDays, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatFullDate } from '@/lib/copy/format';

type Props = {
  /** The empty nights, half-open. */
  from: CalendarDate;
  to: CalendarDate;
  today: CalendarDate;
  /** Whether the user can open more nights. */
  canEdit: boolean;
};

/** Shown in place of nights that were never opened. */
export function CalendarEmpty({ from, to, today, canEdit }: Props) {
  const end = calendarEnd(today);
  if (to <= today) {
    return (
      <>
        There’s nothing here: these nights are before your calendar begins.{' '}
        <Link href="/host/calendar">Go to today</Link>
      </>
    );
  }
  return (
    <>
      {from >= end
        ? `You can open nights up to ${formatFullDate(addDays(end, -1))}. Each day adds one more.`
        : 'These nights aren’t open, so guests can’t book them.'}{' '}
      {canEdit && <Link href="/host/rates">Open more in Rates</Link>}
    </>
  );
}
