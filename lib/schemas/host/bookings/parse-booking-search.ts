import { bookingSearchSchema, type BookingSearch } from './bookings.ts';

type Params = Record<string, string | string[] | undefined>;

/** Parses a search from the URL; null if a field can't be read. Forms send empty fields, which count as absent. */
export function parseBookingSearch({ state, desc, ...fields }: Params): BookingSearch | null {
  const given = Object.entries(fields).filter(([, value]) => value !== '');
  const parsed = bookingSearchSchema.safeParse({
    ...Object.fromEntries(given),
    ...(state && { states: [state].flat() }),
    ...(desc && { desc: desc === '1' }),
  });
  return parsed.success ? parsed.data : null;
}

export function toBookingQuery({ states = [], desc, ...fields }: BookingSearch): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(fields)) if (value !== undefined) query.set(key, value);
  for (const state of states) query.append('state', state);
  if (desc !== undefined) query.set('desc', desc ? '1' : '0');
  return query.toString();
}
