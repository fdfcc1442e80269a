import { notFound } from 'next/navigation';
import type { NextRequest } from 'next/server';
import { tablePdf } from './table-pdf';
import { statementTable } from '@/components/host/money/money-tables';
import { statementTitle } from '@/components/host/money/statement-view';
import { noteExport } from '@/lib/data/host/exports';
import { getStatement } from '@/lib/data/host/money/money';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { monthFrom } from '@/lib/domain/host/figures';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { readStatementSearch } from '@/lib/schemas/host/money/money';
import { shop } from '@/lib/shop/shop';
import { OWNER_RATES } from '@/lib/shop/shop-facts';

const PATH = '/host/money/statement';

export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  await requireStaff(PATH);
  const thisMonth = monthFrom(todayInZone(new Date(), shop().timezone), 0);
  const query = Object.fromEntries(nextUrl.searchParams);
  const { month, of } = readStatementSearch(query, thisMonth) ?? notFound();
  const statement = requireRead(await getStatement(month, of), PATH);
  const table = statementTable(statement, OWNER_RATES.foundersPercent);
  const pdf = await tablePdf(table, { from: shop().host, to: statementTitle(statement) });
  requireRead(await noteExport(`${table.id}.pdf`, { month, of }), PATH);
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${table.id}.pdf"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
