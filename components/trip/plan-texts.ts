import { dayOfWeek, type CalendarDate } from '@/lib/domain/values/calendar-date';
import type { DayPart, Stop } from '@/lib/domain/trip/planner/stop';

export const PART_LABELS: Record<DayPart, string> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};

const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export const weekdayOf = (date: CalendarDate): string => WEEKDAYS[dayOfWeek(date)] ?? '';

/** "About 1 hr 30 min", as estimates are. */
export function aboutText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && `${hours} hr`, rest > 0 && `${rest} min`].filter(Boolean);
  return `about ${parts.join(' ')}`;
}

export const dogText = ({ dogs }: Stop): string | null => {
  if (dogs === 'welcome') return 'Dogs may come on a leash';
  return dogs === 'ask' ? 'Ask about dogs first' : null;
};
