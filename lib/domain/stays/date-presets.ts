import { addDays, dayOfWeek, type CalendarDate } from '../values/calendar-date.ts';
import type { Stay } from './stay.ts';

type DatePreset = { id: 'weekend-getaway' | 'long-weekend' | 'week-escape'; label: string };

export const DATE_PRESETS: readonly DatePreset[] = [
  { id: 'weekend-getaway', label: 'Weekend Getaway' },
  { id: 'long-weekend', label: 'Long Weekend' },
  { id: 'week-escape', label: 'Week Escape' },
];

const FRIDAY = 5;

const RANGES: Record<DatePreset['id'], { starts: (today: CalendarDate) => number; days: number }> =
  {
    'weekend-getaway': { starts: (today) => (FRIDAY - dayOfWeek(today) + 7) % 7, days: 2 },
    'long-weekend': { starts: () => 1, days: 3 },
    'week-escape': { starts: () => 1, days: 7 },
  };

/** The preset's stay, counted from `today`; a weekend begins on the coming Friday, today included (product §9.5). */
export function presetRange(id: DatePreset['id'], today: CalendarDate): Stay {
  const { starts, days } = RANGES[id];
  const checkIn = addDays(today, starts(today));
  return { checkIn, checkOut: addDays(checkIn, days) };
}
