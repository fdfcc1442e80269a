import Link from 'next/link';
import { FigureCard } from '@/components/host/insights/figure-card';
import styles from '@/components/host/insights/figures-view.module.css';
import { ExamplesNote } from '@/components/host/insights/figures-view';
import {
  chargeTable,
  disputeTable,
  payDayTable,
  paymentTable,
  payoutTable,
  refundTable,
  taxTable,
} from './money-tables';
import { Card } from '@/components/host/shell/card';
import { Button } from '@/components/ui/button';
import { monthFrom } from '@/lib/domain/host/figures';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatMonth, plural } from '@/lib/copy/format';
import type { Payouts } from '@/lib/schemas/host/money/payouts';
import { shop } from '@/lib/shop/shop';
import type { Payments, Statements, TaxesDue } from '@/lib/schemas/host/money/money';

const PATH = '/host/money';
const inAddress = (month: CalendarDate) => month.slice(0, 7);

type Props = {
  month: CalendarDate;
  /** Null for owners. */
  money: { taxes: TaxesDue; from: CalendarDate; payments: Payments; payouts: Payouts } | null;
  statements: Statements;
  usualPercent: number;
  q: string;
};

/** Shows taxes to file, payments and refunds, and the owners' statements. An owner sees only their own statements. */
export function MoneyView({ month, money, statements, usualPercent, q }: Props) {
  return (
    <>
      <div className="host-bar">
        <h1>Money</h1>
        <p>{formatMonth(month)}</p>
      </div>
      <MonthChoice month={month} />
      {money && <HostMoney month={month} {...money} />}
      <StatementList
        month={month}
        statements={statements}
        usualPercent={usualPercent}
        q={q}
        isHost={money !== null}
      />
    </>
  );
}

export function MonthChoice({
  month,
  path = PATH,
  kept = {},
}: {
  month: CalendarDate;
  path?: string;
  kept?: Record<string, string>;
}) {
  const hrefOf = (other: CalendarDate) =>
    `${path}?${new URLSearchParams({ ...kept, month: inAddress(other) }).toString()}`;
  const [before, after] = [monthFrom(month, -1), monthFrom(month, 1)];
  return (
    <form aria-label="Month" className={`host-bar ${styles.filters}`} action={path}>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        Month
        <input
          type="month"
          name="month"
          key={month}
          defaultValue={inAddress(month)}
          pattern="\d{4}-\d{2}"
        />
      </label>
      <Button type="submit" variant="secondary" size="small">
        Show
      </Button>
      <Link href={hrefOf(before)} prefetch={false}>
        {formatMonth(before)}
      </Link>
      <Link href={hrefOf(after)} prefetch={false}>
        {formatMonth(after)}
      </Link>
    </form>
  );
}

const PAYOUT_STATES = {
  none: 'Stripe doesn’t take your payments, so there are no payouts.',
  refused: 'Stripe wouldn’t show the payouts: the secret key may lack permission to read them.',
  unreachable:
    'We couldn’t reach Stripe, so the payouts aren’t known right now. Try again in a minute.',
};

function HostMoney({
  month,
  taxes,
  from,
  payments,
  payouts,
}: { month: CalendarDate } & NonNullable<Props['money']>) {
  const csvOf = (table: string) =>
    `${PATH}-csv?${new URLSearchParams({ table, month: inAddress(month) }).toString()}`;
  return (
    <>
      {taxes.hasExamples && <ExamplesNote>Remove them before you file anything.</ExamplesNote>}
      <FigureCard table={taxTable(taxes)} csvHref={csvOf('lodging-tax')}>
        <p>
          {formatMonth(from)} to {formatMonth(month)}.{' '}
          {shop().state === 'Tennessee' &&
            'Tennessee and its towns want each month’s taxes by the 20th of the next.'}
        </p>
      </FigureCard>
      <FigureCard table={payDayTable(payments)} csvHref={csvOf('days')} />
      <FigureCard table={payoutTable(payouts)} csvHref={csvOf('payouts')}>
        {payouts.state !== 'read' && <p>{PAYOUT_STATES[payouts.state]}</p>}
      </FigureCard>
      <div className="host-halves">
        <FigureCard table={paymentTable(payments)} csvHref={csvOf('payments')}>
          <More shown={payments.payments.length} count={payments.paymentsCount} />
        </FigureCard>
        <FigureCard table={refundTable(payments)} csvHref={csvOf('refunds')}>
          <More shown={payments.refunds.length} count={payments.refundsCount} />
        </FigureCard>
      </div>
      {payments.disputes.length > 0 && (
        <FigureCard table={disputeTable(payments)} csvHref={csvOf('disputes')} />
      )}
      <FigureCard table={chargeTable(payments)} csvHref={csvOf('charges')} />
    </>
  );
}

const More = ({ shown, count }: { shown: number; count: number }) =>
  count > shown ? (
    <p>
      The first {shown} of {count}; the file has all of them.
    </p>
  ) : null;

function StatementList({
  month,
  statements: { owners, cabins },
  usualPercent,
  q,
  isHost,
}: Omit<Props, 'money'> & { isHost: boolean }) {
  const hrefOf = (of: Record<string, string>) =>
    `${PATH}/statement?${new URLSearchParams({ ...of, month: inAddress(month) }).toString()}`;
  const percentText = (own: number | null) => `${own === null ? usualPercent : own / 100}%`;
  return (
    <Card heading="Statements for owners">
      {owners.length > 0 && (
        <ul className="host-list">
          {owners.map(({ id, name, cabins: count }) => (
            <li key={id}>
              <Link href={hrefOf(isHost ? { owner: id } : {})} prefetch={false}>
                {isHost ? name : `Your statement for ${formatMonth(month)}`}
              </Link>
              <small>
                {count} {plural(count, 'cabin', 'cabins')}
              </small>
            </li>
          ))}
        </ul>
      )}
      {isHost && (
        <>
          {owners.length === 0 && (
            <p>
              Nobody on your staff is a cabin owner. Invite owners under Staff, with their cabins.
            </p>
          )}
          <form
            role="search"
            aria-label="Cabins"
            className={`host-bar ${styles.filters}`}
            action={PATH}
          >
            <input type="hidden" name="month" value={inAddress(month)} />
            <label>
              Of one cabin
              <input type="search" name="q" maxLength={80} defaultValue={q} />
            </label>
            <Button type="submit" variant="secondary" size="small">
              Find
            </Button>
          </form>
        </>
      )}
      {cabins.length === 0 ? (
        <p>No cabins match.</p>
      ) : (
        <ul className="host-list">
          {cabins.map(({ slug, title, percentBp }) => (
            <li key={slug}>
              <Link href={hrefOf({ cabin: slug })} prefetch={false}>
                {title}
              </Link>
              <small>Commission {percentText(percentBp)}</small>
            </li>
          ))}
        </ul>
      )}
      {cabins.length === 50 && (
        <small>These are the first 50 by name. Type a name to find others.</small>
      )}
    </Card>
  );
}
