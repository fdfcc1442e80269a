import type { CabinSummary } from '../catalog/cabin.ts';
import type { PriceQuote } from '../pricing/quote.ts';
import type { Stay } from '../stays/stay.ts';
import { nightsBetween, type CalendarDate } from '../values/calendar-date.ts';

/** A short gap between two stays that can be booked whole. */
export type OpenGap = {
  cabin: Pick<
    CabinSummary,
    'slug' | 'title' | 'city' | 'heroImageUrl' | 'heroImageColor' | 'heroFocus'
  >;
  stay: Stay;
  price: Pick<PriceQuote, 'totalCents' | 'originalTotalCents'>;
  /** The minimum stay of that arrival by rule, where the gap has a shorter one. */
  usualMinStay: number | null;
};

/** Gaps that begin at most so many days from today, each in the first of these groups that it fits. */
export const GAP_WINDOWS = [30, 60, 90] as const;

type GapGroup = { days: (typeof GAP_WINDOWS)[number]; gaps: OpenGap[] };

/** The windows that have gaps, soonest first; gaps that began before tomorrow or after the last window are left out. */
export function groupOpenGaps(gaps: readonly OpenGap[], today: CalendarDate): GapGroup[] {
  const daysTo = ({ stay }: OpenGap) => nightsBetween(today, stay.checkIn);
  return GAP_WINDOWS.map((days, index) => ({
    days,
    gaps: gaps.filter((gap) => daysTo(gap) <= days && daysTo(gap) > (GAP_WINDOWS[index - 1] ?? 0)),
  })).filter((group) => group.gaps.length > 0);
}
