import { DISPUTE_NOTES, DISPUTE_STATE_NAMES } from '@/components/host/bookings/status-copy';
import type { FigureColumn, FigureTable } from '@/components/host/insights/figure-table';
import { disputeReason, isUndecided } from '@/lib/domain/bookings/dispute';
import { percentOf, settleStay } from '@/lib/domain/host/statement';
import { nightsBetween } from '@/lib/domain/values/calendar-date';
import { formatDate, formatMoney, formatMonth } from '@/lib/copy/format';
import type { Payouts } from '@/lib/schemas/host/money/payouts';
import type { Payments, Statement, TaxesDue } from '@/lib/schemas/host/money/money';

const column = (label: string, kind: FigureColumn['kind'] = 'text'): FigureColumn => ({
  label,
  kind,
});

const PROVIDER_NAMES = { stripe: 'Stripe', test: 'Test payments', offline: 'Paid elsewhere' };
const NO_TAXES = ['nights', 'cleaning', 'pets', 'other'];

type TaxRow = TaxesDue['rows'][number];

/** Removes the place from a tax's name, so that the same tax has one column across places. */
const taxColumn = ({ name, place }: TaxRow) => name.replace(` (${place})`, '') || 'Taxes';

/** The tax due by month and place: the total first, then each tax by its name on the quotes. */
export function taxTable({ rows }: TaxesDue): FigureTable {
  const keyOf = ({ month, place }: TaxRow) => `${month} ${place}`;
  const taxes = rows.filter(({ part }) => !NO_TAXES.includes(part));
  const names = [...new Set(taxes.map(taxColumn))];
  const net = (row: TaxRow) => row.receivedCents - row.returnedCents;
  const lines = [...new Set(rows.map(keyOf))].sort().map((key) => {
    const own = rows.filter((row) => keyOf(row) === key);
    const ownTaxes = taxes.filter((row) => keyOf(row) === key);
    const rent = own.filter(({ part }) => part === 'nights' || part === 'cleaning');
    const sum = (of: readonly TaxRow[], read: (row: TaxRow) => number) =>
      of.reduce((total, row) => total + read(row), 0);
    return {
      names: [own[0] ? formatMonth(own[0].month) : '', own[0]?.place ?? ''],
      cents: [
        sum(ownTaxes, net),
        ...names.map((name) =>
          sum(
            ownTaxes.filter((row) => taxColumn(row) === name),
            net,
          ),
        ),
        sum(rent, (row) => row.receivedCents),
        sum(rent, (row) => row.returnedCents),
      ],
    };
  });
  const columns = [
    column('Month'),
    column('Place'),
    column('Tax due', 'money'),
    ...names.map((name) => column(name, 'money')),
    column('Nights and cleaning received', 'money'),
    column('Refunded', 'money'),
  ];
  const total = columns
    .slice(2)
    .map((_, at) => lines.reduce((sum, { cents }) => sum + (cents[at] ?? 0), 0));
  return {
    id: 'lodging-tax',
    heading: 'Taxes to file',
    definition:
      'Each month counts the rent received in it, whenever the stay is, minus the refunds made in it, whenever they were paid. A partial refund gives back the same share of every tax. Places and taxes have the names on the booking’s quote, and amounts are exact to the cent. Other platforms’ stays aren’t included, because those platforms file their own.',
    columns,
    rows: lines.map(({ names: of, cents }) => [...of, ...cents]),
    ...(lines.length > 1 && { total: ['All', '', ...total] }),
  };
}

export function payDayTable({ days }: Payments): FigureTable {
  const sum = (read: (row: Payments['days'][number]) => number) =>
    days.reduce((total, row) => total + read(row), 0);
  const paid = (row: Payments['days'][number]) => row.paidCents ?? 0;
  return {
    id: 'days',
    heading: 'Payments by day',
    definition: 'What guests paid each day, by where they paid, and what was refunded.',
    columns: [
      column('Day'),
      column('Paid by'),
      column('Payments', 'count'),
      column('Paid', 'money'),
      column('Refunded', 'money'),
      column('Left', 'money'),
    ],
    rows: days.map((row) => [
      formatDate(row.day),
      PROVIDER_NAMES[row.provider],
      row.payments,
      paid(row),
      row.refundedCents,
      paid(row) - row.refundedCents,
    ]),
    total: [
      'All',
      '',
      sum((row) => row.payments),
      sum(paid),
      sum((row) => row.refundedCents),
      sum((row) => paid(row) - row.refundedCents),
    ],
  };
}

/** Lists each payout, followed by its parts. */
export const payoutTable = ({ payouts }: Payouts): FigureTable => ({
  id: 'payouts',
  heading: 'Payouts',
  definition:
    'What Stripe sends to your bank, by the day it arrives, with the bookings whose payments and refunds are in it. Stripe keeps its fees, so a payout is payments minus refunds and fees. “Not known here” doesn’t belong to any booking on this site.',
  columns: [
    column('Arrives'),
    column('What'),
    column('Booking'),
    column('Amount', 'money'),
    column('Fee', 'money'),
    column('To the bank', 'money'),
  ],
  rows: payouts.flatMap(({ day, cents, status, isWhole, parts }) => [
    [
      formatDate(day),
      isWhole ? `Payout (${status})` : `Payout (${status}), some of its parts are unknown`,
      '',
      ...(isWhole
        ? [
            parts.reduce((sum, part) => sum + part.cents, 0),
            parts.reduce((sum, part) => sum + part.feeCents, 0),
          ]
        : [null, null]),
      cents,
    ],
    ...parts.map((part) => [
      formatDate(day),
      part.kind,
      part.reference ?? 'Not known here',
      part.cents,
      part.feeCents,
      part.cents - part.feeCents,
    ]),
  ]),
});

export const paymentTable = ({ payments }: Payments): FigureTable => ({
  id: 'payments',
  heading: 'Payments',
  definition: 'Each payment of the month with its booking.',
  columns: [
    column('Day'),
    column('Booking'),
    column('Cabin'),
    column('Paid by'),
    column('Paid', 'money'),
  ],
  rows: payments.map(({ day, reference, cabin, provider, cents, isExample }) => [
    day,
    isExample ? `${reference} (example)` : reference,
    cabin,
    PROVIDER_NAMES[provider],
    cents,
  ]),
});

const REASONS: Record<string, string> = {
  cancellation: 'Canceled',
  late_payment: 'Paid too late',
  payment_after_cancellation: 'Paid after the cancellation',
  second_payment: 'Paid twice',
  wrong_amount: 'Wrong amount',
  made_at_provider: 'Made at the payment provider',
  partial: 'Part of the price',
  goodwill: 'Goodwill',
  moved: 'Stay changed',
  dispute: 'Lost dispute',
  damage_deposit: 'Damage deposit',
};
const REFUND_STATES = {
  queued: 'On its way',
  by_hand: 'You pay it back yourself',
  sent: 'Refunded',
  failed: 'Failed, not counted',
};

export const refundTable = ({ refunds }: Payments): FigureTable => ({
  id: 'refunds',
  heading: 'Refunds',
  definition: 'What was refunded in the month, whenever it was paid.',
  columns: [
    column('Day'),
    column('Booking'),
    column('Cabin'),
    column('Why'),
    column('State'),
    column('Refunded', 'money'),
  ],
  rows: refunds.map(({ day, reference, cabin, reason, status, cents, isExample }) => [
    day,
    isExample ? `${reference} (example)` : reference,
    cabin,
    REASONS[reason] ?? reason,
    REFUND_STATES[status],
    cents,
  ]),
});

export const disputeTable = ({ disputes }: Payments): FigureTable => ({
  id: 'disputes',
  heading: 'Disputes',
  definition:
    'Payments that a guest’s bank questions: all undecided ones, and those opened or decided in the month. A payment counts as paid until the bank decides; a lost one counts as refunded on the day it was lost.',
  columns: [
    column('Since'),
    column('Booking'),
    column('Cabin'),
    column('Reason'),
    column('State'),
    column('Answer by'),
    column('Amount', 'money'),
  ],
  rows: disputes.map(({ openedOn, reference, cabin, reason, state, answerBy, amountCents }) => [
    openedOn,
    reference,
    cabin,
    disputeReason(reason),
    DISPUTE_STATE_NAMES[state],
    isUndecided(state) && answerBy !== null ? answerBy.slice(0, 10) : '',
    amountCents,
  ]),
});

export const chargeTable = ({ charges }: Payments): FigureTable => ({
  id: 'charges',
  heading: 'Not paid yet',
  definition: 'Charges beyond the price that guests haven’t paid, from any month, oldest first.',
  columns: [
    column('Since'),
    column('Booking'),
    column('Cabin'),
    column('For'),
    column('Amount', 'money'),
  ],
  rows: charges.map(({ createdAt, reference, cabin, label, amountCents }) => [
    createdAt.slice(0, 10),
    reference,
    cabin,
    label,
    amountCents,
  ]),
});

/** An owner's month: each stay with what the owner gets. */
export function statementTable(
  { month, cabins, stays }: Statement,
  usualPercent: number,
): FigureTable {
  const cabinOf = new Map(cabins.map((cabin) => [cabin.id, cabin]));
  const lines = stays.map((stay) => {
    const cabin = cabinOf.get(stay.cabinId);
    const percent = percentOf(cabin?.percentBp ?? null, usualPercent);
    const { commissionCents, netCents } = settleStay(stay, percent);
    const notes = [
      stay.isLater && 'earlier stay',
      (stay.status === 'cancelled' || stay.status === 'refunded') && 'canceled',
      ...stay.disputes.map(
        ({ state, amountCents }) => `${DISPUTE_NOTES[state]}: ${formatMoney(amountCents)}`,
      ),
      stay.isExample && 'example',
    ].filter((note) => note !== false);
    return {
      text: [
        notes.length > 0 ? `${stay.reference} (${notes.join(', ')})` : stay.reference,
        cabin?.title ?? '',
        stay.checkIn as string,
        stay.checkOut as string,
      ],
      nights: nightsBetween(stay.checkIn, stay.checkOut),
      percent: percent / 100,
      cents: [
        stay.nightsCents,
        -commissionCents,
        stay.petsCents,
        netCents,
        stay.cleaningCents,
        stay.refundedCents,
      ],
    };
  });
  const total = (at: number) => lines.reduce((sum, { cents }) => sum + (cents[at] ?? 0), 0);
  const cells = (cents: readonly number[], percent: number | null) => [
    cents[0] ?? 0,
    percent,
    cents[1] ?? 0,
    cents[2] ?? 0,
    cents[3] ?? 0,
    cents[4] ?? 0,
    cents[5] ?? 0,
  ];
  return {
    id: `statement-${month.slice(0, 7)}`,
    heading: `Statement, ${formatMonth(month)}`,
    definition:
      'Payments for stays that ended in the month, and payments and refunds in it for earlier stays. Nights: what guests paid for them after discounts and refunds. The commission is a percent of the nights only. The cleaning fee goes to the cleaner, and taxes go to the tax offices. Refunded: everything the guest got back, taxes included, and already subtracted from the other amounts. A lost dispute counts as refunded.',
    columns: [
      column('Stay'),
      column('Cabin'),
      column('Check-in'),
      column('Check-out'),
      column('Nights', 'count'),
      column('For the nights', 'money'),
      column('Commission', 'percent'),
      column('Commission taken', 'money'),
      column('Pet fee', 'money'),
      column('To the owner', 'money'),
      column('Cleaning fee', 'money'),
      column('Refunded', 'money'),
    ],
    rows: lines.map(({ text, nights, percent, cents }) => [
      ...text,
      nights,
      ...cells(cents, percent),
    ]),
    total: [
      'All',
      '',
      '',
      '',
      lines.reduce((sum, { nights }) => sum + nights, 0),
      ...cells([0, 1, 2, 3, 4, 5].map(total), null),
    ],
  };
}

/** What the owner gets for the month, in cents, from the last row. */
export const netOf = ({ total = [] }: FigureTable): number => Number(total[9] ?? 0);
