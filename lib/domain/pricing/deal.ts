// Imported by path, because the package's index loads three hundred files, seconds at a cold start.
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

/** A revealed deal as the browser stores it: its id and UTC date. */
export type DealUnlock = { id: string; date: string };

/** Whether `now` is in [startsAt, expiresAt); an invalid instant makes the deal not live (product §4.6). */
export function isDealLive(deal: DailyDeal, now: Date): boolean {
  const instant = now.getTime();
  return (
    parseISO(deal.startsAt).getTime() <= instant && instant < parseISO(deal.expiresAt).getTime()
  );
}

/** Milliseconds until the deal ends; 0 afterwards, and for an invalid instant. */
export function dealTimeLeftMs(deal: Pick<DailyDeal, 'expiresAt'>, now: Date): number {
  const left = parseISO(deal.expiresAt).getTime() - now.getTime();
  return left > 0 ? left : 0;
}

/** "05:12:33", rounded up to a whole second so that zero is the end; null from the end on. */
export function countdownText(deal: Pick<DailyDeal, 'expiresAt'>, now: Date): string | null {
  const seconds = Math.ceil(dealTimeLeftMs(deal, now) / 1000);
  if (seconds === 0) return null;
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** Whether the deal was revealed today in UTC (product §4.6). */
export function isDealUnlocked(
  deal: Pick<DailyDeal, 'id'>,
  unlock: DealUnlock | null,
  now: Date,
): boolean {
  return unlock !== null && unlock.id === deal.id && unlock.date === utcDate(now);
}

/** For display: a revealed deal stays revealed after its day, until a page requests the next one. */
export function wasDealUnlocked(
  deal: Pick<DailyDeal, 'id' | 'expiresAt'>,
  unlock: DealUnlock | null,
  now: Date,
): boolean {
  const lastMoment = subMilliseconds(parseISO(deal.expiresAt), 1);
  return isDealUnlocked(deal, unlock, lastMoment < now ? lastMoment : now);
}
