import type { HostToday } from '@/lib/schemas/host/today';

/** A day on which nobody comes, leaves or writes. */
export const QUIET_TODAY: HostToday = {
  arrivals: [],
  departures: [],
  inHouse: [],
  arriving: [],
  leaving: [],
  turnovers: [],
  unanswered: 0,
};
