import type { CalendarDate } from '../values/calendar-date.ts';

/** A guest's words as the home page and the lists quote them. */
export type GuestQuote = {
  text: string;
  rating: number;
  author: string;
  date: CalendarDate; // of the stay
  cabin: string;
  slug: string;
  source: string | null; // the platform of an imported one
};

const LENGTH = { least: 20, most: 220 };

const canQuote = ({ text: { length } }: { text: string }) =>
  length >= LENGTH.least && length <= LENGTH.most;

const MIN_STARS = 4;
const TRUST = ['stay', 'import', 'example'];

type Review = { rating: number; text: string; date: CalendarDate; origin: string };

/** Picks the review to quote: a good one that fits in full, preferably of a stay booked here, the latest first. */
export function pickReview<R extends Review>(
  reviews: readonly R[],
  withExamples: boolean,
): R | null {
  const [best] = reviews
    .filter(
      (review) =>
        review.rating >= MIN_STARS &&
        canQuote(review) &&
        (withExamples || review.origin !== 'example'),
    )
    .toSorted(
      (a, b) => TRUST.indexOf(a.origin) - TRUST.indexOf(b.origin) || (a.date < b.date ? 1 : -1),
    );
  return best ?? null;
}

/** The first `most` quotes that fit in full, each from another cabin and, if there are enough, another month. */
export function pickQuotes(quotes: readonly GuestQuote[], most: number): GuestQuote[] {
  const picked = new Map<string, GuestQuote>();
  const months = new Set<string>();
  const fitting = quotes.filter(canQuote);
  const pick = (quote: GuestQuote) => {
    if (picked.size >= most || picked.has(quote.slug)) return;
    picked.set(quote.slug, quote);
    months.add(quote.date.slice(0, 7));
  };
  for (const quote of fitting) if (!months.has(quote.date.slice(0, 7))) pick(quote);
  fitting.forEach(pick);
  return [...picked.values()].toSorted((a, b) => fitting.indexOf(a) - fitting.indexOf(b));
}
