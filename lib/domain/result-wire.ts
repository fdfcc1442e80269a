import { calendarDate } from './calendar-date.ts';
import { packCard, unpackCard, type CardCabin, type CardWire } from './card-wire.ts';
import type { PriceQuote } from './quote.ts';
import type { SearchResult } from './search-result.ts';
import type { Stay } from './stay.ts';

/** What a card of a search shows of the stay found. */
export type FoundStay = {
  stay: Stay;
  /** Days between the searched check-in and this one; negative is earlier. */
  shiftDays: number;
  price: Pick<PriceQuote, 'totalCents' | 'originalTotalCents' | 'nights'> | null;
};

/** A result as one line of text: its stay, none without dates, and behind the first separator its card. */
export type ResultWire = `${string}|${CardWire}`;

const SEPARATOR = '|';

function packStay({ stay, shiftDays, price }: SearchResult): string {
  if (stay === null) return '';
  const prices = price ? [price.totalCents, price.originalTotalCents, price.nights] : [];
  return [stay.checkIn, stay.checkOut, shiftDays, ...prices].join(' ');
}

export const packResult = (result: SearchResult): ResultWire =>
  `${packStay(result)}${SEPARATOR}${packCard(result.cabin)}`;

function unpackStay(text: string): FoundStay | null {
  if (text === '') return null;
  const [checkIn = '', checkOut = '', ...numbers] = text.split(' ');
  const [shiftDays = 0, totalCents, originalTotalCents = 0, nights = 0] = numbers.map(Number);
  return {
    stay: { checkIn: calendarDate(checkIn), checkOut: calendarDate(checkOut) },
    shiftDays,
    price: totalCents === undefined ? null : { totalCents, originalTotalCents, nights },
  };
}

export function unpackResult(wire: ResultWire): { cabin: CardCabin; found: FoundStay | null } {
  const end = wire.indexOf(SEPARATOR);
  return { cabin: unpackCard(wire.slice(end + 1)), found: unpackStay(wire.slice(0, end)) };
}
