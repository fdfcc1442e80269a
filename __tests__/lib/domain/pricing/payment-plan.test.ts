import fc from 'fast-check';
import { addDays, calendarDate } from '@/lib/domain/values/calendar-date';
import {
  parsePaymentTerms,
  planPayments,
  toDepositTerms,
  type Deposit,
} from '@/lib/domain/pricing/payment-plan';

const TODAY = calendarDate('2026-11-30');

const stayIn = (days: number, totalCents = 100_001) => ({
  checkIn: addDays(TODAY, days),
  totalCents,
  nightly: [{ amountCents: 21_450 }, { amountCents: 20_000 }],
});

test.each<[Deposit, number]>([
  [30, 30_000],
  [50, 50_001],
  ['first_night', 21_450],
])('a deposit of %s is %d cents now, and the balance 30 days before check-in', (deposit, now) => {
  expect(planPayments(stayIn(90), { deposit, balanceDays: 30 }, TODAY)).toEqual({
    dueNowCents: now,
    balance: { cents: 100_001 - now, dueOn: '2027-01-29', days: 30 },
  });
});

test.each([
  ['the host asks for everything', stayIn(90), 'full'],
  ['the balance would be due today', stayIn(30), 50],
  ['the balance would be past due', stayIn(3), 50],
  ['the first night costs all of it', stayIn(90, 21_450), 'first_night'],
  ['the first night costs more than the discounted total', stayIn(90, 18_000), 'first_night'],
  ['the deposit would be under a dollar', stayIn(90, 990), 10],
  ['the balance would be under a dollar', stayIn(90, 990), 90],
] as const)('everything is due now when %s', (_, stay, deposit) => {
  const plan = planPayments(stay, { deposit, balanceDays: 30 }, TODAY);
  expect(plan).toEqual({ dueNowCents: stay.totalCents, balance: null });
  expect(toDepositTerms(plan)).toBeNull();
});

test('tomorrow is soon enough for a balance', () => {
  const plan = planPayments(stayIn(31), { deposit: 50, balanceDays: 30 }, TODAY);
  expect(plan.balance?.dueOn).toBe('2026-12-01');
  expect(toDepositTerms(plan)).toEqual({ depositCents: 50_001, balanceDays: 30 });
});

test('the parts add up to the total, each at least a dollar, and no balance is due today or after check-in', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000_000 }),
      fc.integer({ min: 0, max: 2_000_000 }),
      fc.oneof(fc.constantFrom<Deposit>('full', 'first_night'), fc.integer({ min: 10, max: 90 })),
      fc.integer({ min: 1, max: 180 }),
      fc.integer({ min: 0, max: 540 }),
      (totalCents, night, deposit, balanceDays, days) => {
        const checkIn = addDays(TODAY, days);
        const stay = { checkIn, totalCents, nightly: [{ amountCents: night }] };
        const { dueNowCents, balance } = planPayments(stay, { deposit, balanceDays }, TODAY);
        expect(dueNowCents + (balance?.cents ?? 0)).toBe(totalCents);
        if (!balance) return;
        expect(Math.min(dueNowCents, balance.cents)).toBeGreaterThanOrEqual(100);
        expect(balance.dueOn > TODAY && balance.dueOn < checkIn).toBe(true);
      },
    ),
  );
});

test.each([
  [
    { deposit: 'full', balanceDays: 30 },
    { deposit: 'full', balanceDays: 30 },
  ],
  [
    { deposit: 'first_night', balanceDays: 1 },
    { deposit: 'first_night', balanceDays: 1 },
  ],
  [
    { deposit: '25', balanceDays: 180 },
    { deposit: 25, balanceDays: 180 },
  ],
  [{ deposit: '9', balanceDays: 30 }, null],
  [{ deposit: '91', balanceDays: 30 }, null],
  [{ deposit: '1e1', balanceDays: 30 }, null],
  [{ deposit: 'half', balanceDays: 30 }, null],
  [{ deposit: 25, balanceDays: 30 }, null],
  [{ deposit: '25', balanceDays: 0 }, null],
  [{ deposit: '25', balanceDays: 181 }, null],
  [{ deposit: '25', balanceDays: 1.5 }, null],
  [{ deposit: '25' }, null],
  [null, null],
  ['full', null],
])('terms %j are read as %j', (stored, terms) => {
  expect(parsePaymentTerms(stored)).toEqual(terms);
});
