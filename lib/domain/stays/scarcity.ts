import { addDays, dayOfWeek, eachDay } from '../values/calendar-date.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
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
  /** The first night counted, and the first one after them; null when the message counts none. */
  windowStart: CalendarDate | null;
  windowEnd: CalendarDate | null;
};

type Claim = Omit<ScarcityMessage, 'windowStart' | 'windowEnd'> & { windowNights: number };

type OpenNights = { nights: number; weekendNights: number };

// Thresholds and windows of product §9.6. A window counts nights from tomorrow, because today can't be booked.
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

/** Claims the example shop makes about every cabin. */
export const ROTATING_TEXTS: readonly string[] = [
  'Every cabin is vetted and handpicked by your host.',
  'You book directly with your host.',
  'Questions? Support is here 24/7.',
];

/** The open nights in the window; null when one of its days is missing, because then nothing may be claimed. */
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

function findMonthClaim({ nights, weekendNights }: OpenNights): Claim | null {
  const claim = (kind: Claim['kind'], text: string) => ({
    kind,
    text,
    windowNights: MONTH_WINDOW,
  });
  const nightsText = formatLeft(nights, 'night', MONTH_WINDOW);
  if (nights === 0) {
    return claim('fully-booked-30', `Fully booked for the next ${MONTH_WINDOW} days`);
  }
  if (nights <= FEW_NIGHTS) return claim('few-nights-30', nightsText);
  if (weekendNights === 0) {
    return claim('no-weekends', `No weekend nights left in the next ${MONTH_WINDOW} days`);
  }
  if (weekendNights <= FEW_WEEKEND_NIGHTS) {
    const text = formatLeft(weekendNights, 'weekend night', MONTH_WINDOW);
    return claim('few-weekend-nights', text);
  }
  return nights <= MONTH_NIGHTS ? claim('nights-30', nightsText) : null;
}

function findLongerClaim(calendar: AvailabilityCalendar): Claim | null {
  for (const { kind, windowNights, atMost } of LONGER_WINDOWS) {
    const open = countOpenNights(calendar, windowNights);
    if (open && open.nights <= atMost) {
      return { kind, text: formatLeft(open.nights, 'night', windowNights), windowNights };
    }
  }
  return null;
}

function rotatingMessage(now: Date, texts: readonly string[]): ScarcityMessage {
  const turn = Math.floor(now.getTime() / ROTATION_MS) % texts.length;
  const text = texts[turn] ?? '';
  return { kind: 'rotating', text, windowStart: null, windowEnd: null };
}

/** The first true message by the priority of product §9.6; the rotating one changes every 10 minutes. */
export function scarcityMessage(
  calendar: AvailabilityCalendar,
  now: Date,
  texts = ROTATING_TEXTS,
): ScarcityMessage {
  const month = countOpenNights(calendar, MONTH_WINDOW);
  const claim = month && (findMonthClaim(month) ?? findLongerClaim(calendar));
  if (!claim) return rotatingMessage(now, texts);
  const { kind, text, windowNights } = claim;
  const windowStart = addDays(calendar.today, 1);
  return { kind, text, windowStart, windowEnd: addDays(windowStart, windowNights) };
}
