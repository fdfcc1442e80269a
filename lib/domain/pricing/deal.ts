// By its own path: the package's index loads three hundred files, seconds at a cold start.
import { parseISO } from 'date-fns/parseISO';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import type { CabinSummary } from '../catalog/cabin.ts';
import { utcDate } from '../values/calendar-date.ts';

export type DailyDeal = {
  id: string;
  cabinId: string;
  discountPercent: number;
  startsAt: string;
  expiresAt: string;
};

export type CabinDeal = DailyDeal & { cabin: CabinSummary };

/** What a browser keeps of a revealed deal: its id and the UTC date of that day, as they were found. */
export type DealUnlock = { id: string; date: string };

/** Whether `now` lies in [startsAt, expiresAt); an unreadable instant makes the deal not live (product §4.6). */
export function isDealLive(deal: DailyDeal, now: Date): boolean {
  const instant = now.getTime();
  return (
    parseISO(deal.startsAt).getTime() <= instant && instant < parseISO(deal.expiresAt).getTime()
  );
}

/** Milliseconds until the deal ends; 0 from then on, and for an unreadable instant. */
export function dealTimeLeftMs(deal: Pick<DailyDeal, 'expiresAt'>, now: Date): number {
  const left = parseISO(deal.expiresAt).getTime() - now.getTime();
  return left > 0 ? left : 0;
}

/** "05:12:33", the part of a second counting as a whole one, so that zero is the end; null from the end on. */
export function countdownText(deal: Pick<DailyDeal, 'expiresAt'>, now: Date): string | null {
  const seconds = Math.ceil(dealTimeLeftMs(deal, now) / 1000);
  if (seconds === 0) return null;
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** Only what was revealed today, in UTC, is unlocked today (product §4.6). */
export function isDealUnlocked(
  deal: Pick<DailyDeal, 'id'>,
  unlock: DealUnlock | null,
  now: Date,
): boolean {
  return unlock !== null && unlock.id === deal.id && unlock.date === utcDate(now);
}

/** For showing: what was revealed stays so when its day is over, until a page asks for the next deal. */
export function wasDealUnlocked(
  deal: Pick<DailyDeal, 'id' | 'expiresAt'>,
  unlock: DealUnlock | null,
  now: Date,
): boolean {
  const lastMoment = subMilliseconds(parseISO(deal.expiresAt), 1);
  return isDealUnlocked(deal, unlock, lastMoment < now ? lastMoment : now);
}
