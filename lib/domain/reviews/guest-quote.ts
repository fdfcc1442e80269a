import type { CalendarDate } from '../values/calendar-date.ts';

/** What a guest wrote, as the home page and the lists quote it. */
export type GuestQuote = {
  text: string;
  author: string;
  date: CalendarDate; // of the stay
  cabin: string;
  slug: string;
  source: string | null; // the platform of an imported one
};

const LENGTH = { least: 20, most: 220 };

/** The first that can be quoted whole. */
export const pickQuote = (quotes: readonly GuestQuote[]): GuestQuote | null =>
  quotes.find(({ text }) => text.length >= LENGTH.least && text.length <= LENGTH.most) ?? null;
