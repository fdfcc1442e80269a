import { clockInZone } from '../values/zoned-date.ts';

/** The hours until which a host may sell tonight: 0 for never, 24 for all day. */
export const TONIGHT_HOURS = [0, 24] as const;

/** Whether the host can still sell tonight, in the cabin's local time; sells_tonight in SQL has the same rule. */
export const isTonightSold = (now: Date, timezone: string, untilHour: number): boolean =>
  clockInZone(now, timezone).minute < untilHour * 60;
