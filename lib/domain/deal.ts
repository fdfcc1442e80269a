// By its own path: the package's index loads three hundred files, seconds at a cold start.
import { parseISO } from 'date-fns/parseISO';

export type DailyDeal = {
  id: string;
  cabinId: string;
  discountPercent: number;
  startsAt: string;
  expiresAt: string;
};

/** Whether `now` lies in [startsAt, expiresAt); an unreadable instant makes the deal not live (spec §4). */
export function isDealLive(deal: DailyDeal, now: Date): boolean {
  const instant = now.getTime();
  return (
    parseISO(deal.startsAt).getTime() <= instant && instant < parseISO(deal.expiresAt).getTime()
  );
}
