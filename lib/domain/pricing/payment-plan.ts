import { addDays, type CalendarDate } from '../values/calendar-date.ts';
import { percentOfCents } from '../values/money.ts';
import type { Quote } from './quote.ts';

/** What a guest pays when booking: everything, the first night, or a percentage of the total. */
export type Deposit = 'full' | 'first_night' | number;

/** The host's terms: the deposit, and how many days before check-in the balance is due. */
export type PaymentTerms = { deposit: Deposit; balanceDays: number };

/** What is due when, in cents. The parts add up to the total; `balance` is null when everything is due now. */
export type PaymentPlan = {
  dueNowCents: number;
  balance: { cents: number; dueOn: CalendarDate; days: number } | null;
};

/** Payment providers refuse smaller amounts. */
const SMALLEST_PART_CENTS = 100;

export const DEPOSIT_PERCENTS = [10, 90] as const;
export const BALANCE_DAYS = [1, 180] as const;

const isBetween = (value: number, [least, most]: readonly [number, number]) =>
  Number.isInteger(value) && value >= least && value <= most;

/** Payment terms as the database stores them; null for any that this release doesn't know. */
export function parsePaymentTerms(value: unknown): PaymentTerms | null {
  if (typeof value !== 'object' || value === null) return null;
  const { deposit, balanceDays } = value as Record<string, unknown>;
  if (typeof balanceDays !== 'number' || !isBetween(balanceDays, BALANCE_DAYS)) return null;
  if (deposit === 'full' || deposit === 'first_night') return { deposit, balanceDays };
  if (typeof deposit !== 'string' || !/^\d{2}$/.test(deposit)) return null;
  const percent = Number(deposit);
  return isBetween(percent, DEPOSIT_PERCENTS) ? { deposit: percent, balanceDays } : null;
}

type PricedStay = Pick<Quote, 'checkIn' | 'totalCents'> & {
  nightly: readonly { amountCents: number }[];
};

function depositCents({ totalCents, nightly }: PricedStay, deposit: Deposit): number {
  if (deposit === 'full') return totalCents;
  return deposit === 'first_night'
    ? (nightly[0]?.amountCents ?? totalCents)
    : percentOfCents(totalCents, deposit);
}

/**
 * Splits a total into the deposit and the balance, which is due `balanceDays` before check-in. Everything is due now if
 * that day isn't after `today` (in the cabin's time zone), or if a part would be less than a dollar.
 */
export function planPayments(
  stay: PricedStay,
  { deposit, balanceDays }: PaymentTerms,
  today: CalendarDate,
): PaymentPlan {
  const dueNowCents = depositCents(stay, deposit);
  const cents = stay.totalCents - dueNowCents;
  const dueOn = addDays(stay.checkIn, -balanceDays);
  const isWhole = dueOn <= today || Math.min(dueNowCents, cents) < SMALLEST_PART_CENTS;
  return isWhole
    ? { dueNowCents: stay.totalCents, balance: null }
    : { dueNowCents, balance: { cents, dueOn, days: balanceDays } };
}

/** What a booking stores of its plan; null when it is paid in full at once. */
export const toDepositTerms = ({ dueNowCents, balance }: PaymentPlan) =>
  balance && { depositCents: dueNowCents, balanceDays: balance.days };
