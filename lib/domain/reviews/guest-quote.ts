import type { CalendarDate } from '../values/calendar-date.ts';

/** A guest's words as the home page and the lists quote them. */
export type GuestQuote = {
  text: string;
  author: string;
  date: CalendarDate; // of the stay
  cabin: string;
  slug: string;
  source: string | null; // the platform of an imported one
};

const LENGTH = { least: 20, most: 220 };

/** The first `most` quotes that fit in full, each from another cabin. */
export function pickQuotes(quotes: readonly GuestQuote[], most: number): GuestQuote[] {
  const picked = new Map<string, GuestQuote>();
  for (const quote of quotes) {
    const { length } = quote.text;
    if (length < LENGTH.least || length > LENGTH.most || picked.has(quote.slug)) continue;
    if (picked.size < most) picked.set(quote.slug, quote);
  }
  return [...picked.values()];
}
