import { addDays, comingFriday, type CalendarDate } from '../values/calendar-date.ts';
import type { Stay } from './stay.ts';

type DatePreset = { id: 'weekend-getaway' | 'long-weekend' | 'week-escape'; label: string };

export const DATE_PRESETS: readonly DatePreset[] = [
  { id: 'weekend-getaway', label: 'Weekend Getaway' },
  { id: 'long-weekend', label: 'Long Weekend' },
  { id: 'week-escape', label: 'Week Escape' },
];

const NIGHTS: Record<DatePreset['id'], number> = {
  'weekend-getaway': 2,
  'long-weekend': 3,
  'week-escape': 7,
};

/** The preset's stay, counted from `today`; a weekend starts on the coming Friday, today included (product §9.5). */
export function presetRange(id: DatePreset['id'], today: CalendarDate): Stay {
  const checkIn = id === 'weekend-getaway' ? comingFriday(today) : addDays(today, 1);
  return { checkIn, checkOut: addDays(checkIn, NIGHTS[id]) };
}
