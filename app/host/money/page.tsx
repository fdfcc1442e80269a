import { visitorOf } from '@/app/host/visitor';
import { MoneyView } from '@/components/host/money/money-view';
import { getPayments, getStatements, getTaxesDue } from '@/lib/data/host/money/money';
import { getPayouts } from '@/lib/data/host/money/payouts';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { monthFrom } from '@/lib/domain/host/figures';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { consoleMetadata } from '@/lib/http/console-pages';
import { roleCan } from '@/lib/schemas/host/staff/staff';
import { readMonth } from '@/lib/schemas/host/insights';
import { shop } from '@/lib/shop/shop';
import { OWNER_RATES } from '@/lib/shop/shop-facts';

const PATH = '/host/money';
export const metadata = consoleMetadata(PATH);

export default async function MoneyPage({ searchParams }: PageProps<'/host/money'>) {
  const member = await requireStaff(PATH);
  const params = await searchParams;
  const month = readMonth(params.month, monthFrom(todayInZone(new Date(), shop().timezone), 0));
  const from = monthFrom(month, -11);
  const q = typeof params.q === 'string' ? params.q.slice(0, 80) : '';
  const readsAll = roleCan(member.role, 'sees_all_cabins', 'moves_money');
  const [statements, taxes, payments, payouts] = await Promise.all([
    getStatements(q),
    readsAll ? getTaxesDue(from, month) : null,
    readsAll ? getPayments(month) : null,
    readsAll ? getPayouts(month, await visitorOf()) : null,
  ]);
  return (
    <MoneyView
      month={month}
      money={
        taxes &&
        payments &&
        payouts && {
          from,
          payouts,
          taxes: requireRead(taxes, PATH),
          payments: requireRead(payments, PATH),
        }
      }
      statements={requireRead(statements, PATH)}
      usualPercent={OWNER_RATES.foundersPercent}
      q={q}
    />
  );
}
