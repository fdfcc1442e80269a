import { notFound } from 'next/navigation';
import { saveCommission } from '../actions';
import { statementTable } from '@/components/host/money/money-tables';
import { StatementView } from '@/components/host/money/statement-view';
import { getStatement } from '@/lib/data/host/money/money';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { monthFrom } from '@/lib/domain/host/figures';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { consoleMetadata } from '@/lib/http/console-pages';
import { readStatementSearch } from '@/lib/schemas/host/money/money';
import { roleCan } from '@/lib/schemas/host/staff/staff';
import { shop } from '@/lib/shop/shop';
import { OWNER_RATES } from '@/lib/shop/shop-facts';

const PATH = '/host/money/statement';
export const metadata = consoleMetadata(PATH);

export default async function StatementPage({ searchParams }: PageProps<'/host/money/statement'>) {
  const member = await requireStaff(PATH);
  const thisMonth = monthFrom(todayInZone(new Date(), shop().timezone), 0);
  const { month, of } = readStatementSearch(await searchParams, thisMonth) ?? notFound();
  const statement = requireRead(await getStatement(month, of), PATH);
  const usualPercent = OWNER_RATES.foundersPercent;
  return (
    <StatementView
      statement={statement}
      table={statementTable(statement, usualPercent)}
      kept={of}
      usualPercent={usualPercent}
      nextMonth={monthFrom(thisMonth, 1)}
      save={roleCan(member.role, 'moves_money') ? saveCommission : null}
    />
  );
}
