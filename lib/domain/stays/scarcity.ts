import { addDays, dayOfWeek, eachDay } from '../values/calendar-date.ts';
import type { AvailabilityCalendar } from './availability.ts';

type ScarcityMessage = {
  kind:
    | 'fully-booked-30'
    | 'few-nights-30'
    | 'no-weekends'
    | 'few-weekend-nights'
    | 'nights-30'
    | 'nights-60'
    | 'nights-90'
    | 'rotating';
  text: string;
};

type OpenNights = { nights: number; weekendNights: number };

// Thresholds and windows of product §9.6. A window counts nights from tomorrow: today cannot be booked.
const MONTH_WINDOW = 30;
const FEW_NIGHTS = 3;
const FEW_WEEKEND_NIGHTS = 2;
const MONTH_NIGHTS = 7;
const LONGER_WINDOWS = [
  { kind: 'nights-60', windowNights: 60, atMost: 15 },
  { kind: 'nights-90', windowNights: 90, atMost: 30 },
] as const;
const FRIDAY = 5;
const ROTATION_MS = 10 * 60_000;

const ROTATING_TEXTS = [
  'No service fees and no hidden fees: the total you see is the total you pay.',
  'Every cabin is vetted and handpicked by your host.',
  'You book directly with your host.',
  'Questions? Support is here 24/7.',
] as const;

/** Open nights of the window, or null when a day of it is missing: then nothing may be claimed about it. */
function countOpenNights(calendar: AvailabilityCalendar, windowNights: number): OpenNights | null {
  const tomorrow = addDays(calendar.today, 1);
  const open = { nights: 0, weekendNights: 0 };
  for (const date of eachDay(tomorrow, addDays(tomorrow, windowNights))) {
    const day = calendar.days.get(date);
    if (!day) return null;
    if (!day.available) continue;
    open.nights += 1;
    if (dayOfWeek(date) >= FRIDAY) open.weekendNights += 1;
  }
  return open;
}

function formatLeft(count: number, noun: string, windowNights: number): string {
  return `${count} ${noun}${count === 1 ? '' : 's'} left in the next ${windowNights} days`;
}

function findMonthMessage({ nights, weekendNights }: OpenNights): ScarcityMessage | null {
  const nightsText = formatLeft(nights, 'night', MONTH_WINDOW);
  if (nights === 0) {
    return { kind: 'fully-booked-30', text: `Fully booked for the next ${MONTH_WINDOW} days` };
  }
  if (nights <= FEW_NIGHTS) return { kind: 'few-nights-30', text: nightsText };
  if (weekendNights === 0) {
    return { kind: 'no-weekends', text: `No weekend nights left in the next ${MONTH_WINDOW} days` };
  }
  if (weekendNights <= FEW_WEEKEND_NIGHTS) {
    const text = formatLeft(weekendNights, 'weekend night', MONTH_WINDOW);
    return { kind: 'few-weekend-nights', text };
  }
  return nights <= MONTH_NIGHTS ? { kind: 'nights-30', text: nightsText } : null;
}

function findLongerMessage(calendar: AvailabilityCalendar): ScarcityMessage | null {
  for (const { kind, windowNights, atMost } of LONGER_WINDOWS) {
    const open = countOpenNights(calendar, windowNights);
    if (open && open.nights <= atMost) {
      return { kind, text: formatLeft(open.nights, 'night', windowNights) };
    }
  }
  return null;
}

function rotatingMessage(now: Date): ScarcityMessage {
  const turn = Math.floor(now.getTime() / ROTATION_MS) % ROTATING_TEXTS.length;
  return { kind: 'rotating', text: ROTATING_TEXTS[turn] ?? ROTATING_TEXTS[0] };
}

/** The first true message in the priority of product §9.6; the rotating one changes every 10 minutes. */
export function scarcityMessage(calendar: AvailabilityCalendar, now: Date): ScarcityMessage {
  const month = countOpenNights(calendar, MONTH_WINDOW);
  const claim = month && (findMonthMessage(month) ?? findLongerMessage(calendar));
  return claim ?? rotatingMessage(now);
}
