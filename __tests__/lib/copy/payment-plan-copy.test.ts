import { dueText, payingText } from '@/lib/copy/payment-plan-copy';
import { calendarDate } from '@/lib/domain/values/calendar-date';

test('both parts are said to the cent, and nothing where all is due now', () => {
  const dueOn = calendarDate('2027-01-05');
  expect(dueText({ dueNowCents: 30_005, balance: { cents: 70_010, dueOn, days: 30 } })).toBe(
    '$300.05 due now, $700.10 on Jan 5, 2027',
  );
  expect(dueText({ dueNowCents: 100_015, balance: null })).toBeNull();
});

test.each([
  ['full', 'You pay in full by card when you book'],
  ['first_night', 'You pay for the first night by card when you book'],
  [30, 'You pay 30% of the total by card when you book'],
] as const)('the terms say how a shop with the deposit %s is paid', (deposit, begins) => {
  const text = payingText({ deposit, balanceDays: 1 });
  expect(text.startsWith(begins)).toBe(true);
  expect(text.includes('1 day before check-in')).toBe(deposit !== 'full');
});
