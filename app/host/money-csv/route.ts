import { notFound } from 'next/navigation';
import type { NextRequest } from 'next/server';
import { visitorOf } from '@/app/host/visitor';
import { csvResponse } from '@/components/host/copy/csv';
import { figureCsv, type FigureTable } from '@/components/host/insights/figure-table';
import {
  chargeTable,
  disputeTable,
  payDayTable,
  paymentTable,
  payoutTable,
  refundTable,
  statementTable,
  taxTable,
} from '@/components/host/money/money-tables';
import { noteExport } from '@/lib/data/host/exports';
import { getPayments, getStatement, getTaxesDue } from '@/lib/data/host/money/money';
import { getPayouts } from '@/lib/data/host/money/payouts';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { monthFrom } from '@/lib/domain/host/figures';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { readStatementSearch } from '@/lib/schemas/host/money/money';
import { shop } from '@/lib/shop/shop';
import { OWNER_RATES } from '@/lib/shop/shop-facts';

const PATH = '/host/money';
const MOST = 100_000;
const OF_A_MONTH = {
  days: payDayTable,
  payments: paymentTable,
  refunds: refundTable,
  disputes: disputeTable,
  charges: chargeTable,
};

/** The whole table of a part of the page, or of a statement. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  await requireStaff(PATH);
  const query = Object.fromEntries(nextUrl.searchParams);
  const thisMonth = monthFrom(todayInZone(new Date(), shop().timezone), 0);
  const { month, of } = readStatementSearch(query, thisMonth) ?? notFound();
  const readTable = async (): Promise<FigureTable> => {
    if (query.table === 'statement') {
      const statement = requireRead(await getStatement(month, of), PATH);
      return statementTable(statement, OWNER_RATES.foundersPercent);
    }
    if (query.table === 'lodging-tax') {
      return taxTable(requireRead(await getTaxesDue(monthFrom(month, -11), month), PATH));
    }
    if (query.table === 'payouts') {
      requireRead(await getPayments(month, 1), PATH);
      const payouts = await getPayouts(month, await visitorOf());
      return payoutTable(payouts);
    }
    const make = OF_A_MONTH[query.table as keyof typeof OF_A_MONTH] ?? notFound();
    return make(requireRead(await getPayments(month, MOST), PATH));
  };
  const table = await readTable();
  requireRead(await noteExport(`${table.id}.csv`, { month, of }), PATH);
  return csvResponse(figureCsv(table), table.id);
}
