import type { AvailabilityCalendar } from '../stays/availability.ts';
import { nearestStays } from '../stays/nearest-stays.ts';
import type { Stay } from '../stays/stay.ts';
import { addDays, eachDay, nightsBetween, type CalendarDate } from '../values/calendar-date.ts';

/** Nights that are booked or blocked; `closed` ones are off sale. */
type TakenNights = Stay & { kind: string; label: string | null };

/** A cabin's days from `from` on, and the stays on them. */
type CabinNights = {
  from: CalendarDate;
  days: {
    minStays: readonly number[];
    open: readonly boolean[];
    checkIn: readonly boolean[];
    checkOut: readonly boolean[];
  };
  stays: readonly TakenNights[];
};

const MAX_OPEN_STAYS = 2;

type Clock = Pick<AvailabilityCalendar, 'today' | 'sellsTonight'>;

function toCalendar({ from, days, stays }: CabinNights, clock: Clock): AvailabilityCalendar {
  const dates = eachDay(from, addDays(from, days.open.length));
  const entries = dates.map((date, n) => {
    const isTaken = stays.some(({ checkIn, checkOut }) => checkIn <= date && date < checkOut);
    const day = {
      date,
      priceCents: null,
      available: days.open[n] === true && !isTaken,
      minStay: days.minStays[n] ?? 1,
      allowsCheckIn: days.checkIn[n] === true,
      allowsCheckOut: days.checkOut[n] === true,
    };
    return [date, day] as const;
  });
  return { ...clock, days: new Map(entries) };
}

function closedRuns({ from, days }: CabinNights, { checkIn, checkOut }: Stay): TakenNights[] {
  const runs: TakenNights[] = [];
  for (const date of eachDay(checkIn, checkOut)) {
    if (days.open[nightsBetween(from, date)]) continue;
    const last = runs.at(-1);
    const end = { checkOut: addDays(date, 1) };
    if (last?.checkOut === date) runs.splice(-1, 1, { ...last, ...end });
    else runs.push({ kind: 'closed', label: null, checkIn: date, ...end });
  }
  return runs;
}

/** Explains who has nights of the requested stay, and finds the nearest available stays of the same length. */
export function explainTaken(
  nights: CabinNights,
  requested: Stay,
  clock: Clock,
): { taken: TakenNights[]; free: Stay[] } {
  const taken = nights.stays
    .filter(({ checkIn, checkOut }) => checkIn < requested.checkOut && requested.checkIn < checkOut)
    .map(({ kind, label, checkIn, checkOut }) => ({ kind, label, checkIn, checkOut }));
  const length = nightsBetween(requested.checkIn, requested.checkOut);
  return {
    taken: [...taken, ...closedRuns(nights, requested)].toSorted((a, b) =>
      a.checkIn.localeCompare(b.checkIn),
    ),
    free: nearestStays(toCalendar(nights, clock), requested.checkIn, length, MAX_OPEN_STAYS),
  };
}
