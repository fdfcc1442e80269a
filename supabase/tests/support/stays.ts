import { database } from './backend.ts';

/** Pairs of stays on the same night of the same cabin; there must never be one. */
export async function findOverlaps(): Promise<Record<string, unknown>[]> {
  return database.query(
    `select a.cabin_id, a.id, b.id as other
     from public.occupancies a
     join public.occupancies b on b.cabin_id = a.cabin_id and b.id > a.id
       and b.check_in < a.check_out and a.check_in < b.check_out
     where a.released_at is null and b.released_at is null`,
  );
}

export async function countStays(cabinId: string): Promise<number> {
  const [row] = await database.query(
    `select count(*)::int as stays from public.occupancies where cabin_id = '${cabinId}' and released_at is null`,
  );
  return Number(row?.stays);
}

export async function countBookings(cabinId: string): Promise<number> {
  const [row] = await database.query(
    `select count(*)::int as bookings from public.bookings where cabin_id = '${cabinId}'`,
  );
  return Number(row?.bookings);
}
