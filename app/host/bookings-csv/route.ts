import { notFound } from 'next/navigation';
import type { NextRequest } from 'next/server';
import { listBookings } from '@/lib/data/host/bookings/bookings';
import { noteExport } from '@/lib/data/host/exports';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { toBookingsCsv } from '@/components/host/bookings/bookings-csv';
import { csvResponse } from '@/components/host/copy/csv';
import type { BookingListRow } from '@/lib/schemas/host/bookings/bookings';
import { parseBookingSearch } from '@/lib/schemas/host/bookings/parse-booking-search';

const PATH = '/host/bookings';

export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  await requireStaff(PATH);
  const query = nextUrl.searchParams;
  const state = query.getAll('state').filter(Boolean);
  const params = { ...Object.fromEntries(query), ...(state.length > 0 && { state }) };
  const search = parseBookingSearch(params) ?? notFound();
  const rows: BookingListRow[] = [];
  let after: string | undefined;
  do {
    const page = requireRead(await listBookings({ ...search, after }), PATH);
    rows.push(...page.bookings);
    after = page.next ?? undefined;
  } while (after !== undefined);
  const { states, cabinId, from, to } = search;
  requireRead(await noteExport('bookings.csv', { states, cabinId, from, to }), PATH);
  return csvResponse(toBookingsCsv(rows), 'bookings');
}
