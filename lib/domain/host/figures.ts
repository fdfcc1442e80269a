import type { CalendarDate } from '../values/calendar-date.ts';

/** The channel of a stay, and nights that the host blocked. */
export const FIGURE_SOURCES = ['site', 'phone', 'airbnb', 'vrbo', 'booking', 'other'] as const;
export type FigureSource = (typeof FIGURE_SOURCES)[number];

/** The sums of a group of stays from one source. */
export type FigureSums = {
  source: FigureSource | 'block';
  nights: number;
  revenueCents: number;
  stays: number;
  stayNights: number;
  leadDays: number;
  cancelled: number;
};

export type Measures = {
  nights: number;
  revenueCents: number;
  stays: number;
  cancelled: number;
  /** Nights that could be sold: listed on the site and not blocked by the host. */
  forSale: number;
  occupancy: number | null;
  adrCents: number | null;
  revparCents: number | null;
  leadDays: number | null;
  stayNights: number | null;
  cancelledShare: number | null;
};

// Other platforms' calendars have nights, but no prices or booking dates.
const KNOWN: readonly string[] = ['site', 'phone'];

export const ratio = (part: number, whole: number): number | null =>
  whole > 0 ? part / whole : null;

/** Null when more nights were sold than were for sale, because it is unknown since when the cabin was on sale. */
export const occupancyOf = (nights: number, forSale: number): number | null =>
  nights > forSale ? null : ratio(nights, forSale);

const sumOf = (rows: readonly FigureSums[], key: Exclude<keyof FigureSums, 'source'>): number =>
  rows.reduce((sum, row) => sum + row[key], 0);

/** The measures for these sums, of one source or of all; `supply` is the nights of the cabins on the site. */
export function measure(
  rows: readonly FigureSums[],
  supply: number,
  source: FigureSource | null = null,
): Measures {
  const sold = rows.filter(
    (row) => row.source !== 'block' && (source === null || row.source === source),
  );
  const known = sold.filter((row) => KNOWN.includes(row.source));
  const blocked = sumOf(
    rows.filter((row) => row.source === 'block'),
    'nights',
  );
  const forSale = Math.max(supply - blocked, 0);
  const [nights, revenueCents, cancelled] = [
    sumOf(sold, 'nights'),
    sumOf(sold, 'revenueCents'),
    sumOf(sold, 'cancelled'),
  ];
  const stays = sumOf(sold, 'stays');
  const knownStays = sumOf(known, 'stays');
  return {
    nights,
    revenueCents,
    stays,
    cancelled,
    forSale,
    occupancy: occupancyOf(nights, forSale),
    adrCents: ratio(revenueCents, sumOf(known, 'nights')),
    revparCents: ratio(revenueCents, forSale),
    leadDays: ratio(sumOf(known, 'leadDays'), knownStays),
    stayNights: ratio(sumOf(sold, 'stayNights'), stays),
    cancelledShare: ratio(cancelled, knownStays + cancelled),
  };
}

/** The first day of the month that is `months` away from a date's month. */
export function monthFrom(date: CalendarDate, months: number): CalendarDate {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const month = String((count % 12) + 1).padStart(2, '0');
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${month}-01` as CalendarDate;
}

/** The months between two dates, both included. */
export function monthsBetween(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const months: CalendarDate[] = [];
  for (let month = monthFrom(from, 0); month <= to; month = monthFrom(month, 1)) months.push(month);
  return months;
}
