import { addDays } from '../values/calendar-date.ts';
import { clockInZone, instantInZone } from '../values/zoned-date.ts';
import { countSegments, toGsm } from './gsm.ts';

type OpeningText = {
  brand: string;
  /** As shown to the visitor. */
  dates: string;
  link: string;
};

const OPT_OUT = 'Reply STOP to opt out';

/** The text for a watched search that finds a cabin, in one segment if possible, without the dates if necessary. */
export function buildOpeningText({ brand, dates, link }: OpeningText): string {
  const write = (news: string) => `${toGsm(brand)}: ${news}\n${link}\n${OPT_OUT}`;
  const full = write(`a cabin opened up for ${toGsm(dates)}`);
  const short = write('a cabin opened up');
  return countSegments(full) > 1 && countSegments(short) === 1 ? short : full;
}

const [MORNING, MORNING_MINUTE] = ['08:00', 8 * 60];
const EVENING_MINUTE = 21 * 60;

/** When it may be sent: now, or in the morning if it is night. */
export function openingSendTime(now: Date, timezone: string): Date {
  const { date, minute } = clockInZone(now, timezone);
  if (minute < MORNING_MINUTE) return instantInZone(date, MORNING, timezone);
  return minute < EVENING_MINUTE ? now : instantInZone(addDays(date, 1), MORNING, timezone);
}
