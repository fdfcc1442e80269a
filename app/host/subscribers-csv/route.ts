import type { NextRequest } from 'next/server';
import { csvResponse } from '@/components/host/copy/csv';
import { toSubscribersCsv } from '@/components/host/newsletter/subscribers-csv';
import { exportSubscribers } from '@/lib/data/host/newsletter/subscribers';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { subscriberSearchSchema } from '@/lib/schemas/host/newsletter';

const PATH = '/host/newsletter/subscribers';

export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  await requireStaff(PATH);
  const search = subscriberSearchSchema.parse(Object.fromEntries(nextUrl.searchParams));
  const rows = requireRead(await exportSubscribers({ ...search, after: undefined }), PATH);
  return csvResponse(toSubscribersCsv(rows), 'subscribers');
}
