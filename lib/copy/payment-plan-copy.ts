import type { DamageDeposit } from '../domain/pricing/damage-deposit.ts';
import type { PaymentPlan, PaymentTerms } from '../domain/pricing/payment-plan.ts';
import { formatMoney, formatMonthDayYear, plural } from './format.ts';

/** What is due when, in one line; null when everything is due now. */
export const dueText = ({ dueNowCents, balance }: PaymentPlan): string | null =>
  balance &&
  `${formatMoney(dueNowCents)} due now, ${formatMoney(balance.cents)} on ${formatMonthDayYear(balance.dueOn)}`;

/** The damage deposit, for the terms page; empty without one. */
export const damageTerms = (deposit: DamageDeposit | null): string =>
  deposit === null
    ? ''
    : `The total includes a refundable damage deposit of ${formatMoney(deposit.cents)}. It isn’t taxed, and it comes back after you leave, less the cost of damage you caused. If you cancel, it always comes back in full.`;

/** How guests pay, for the terms page. */
export function payingText({ deposit, balanceDays }: PaymentTerms): string {
  const onPage = 'by card when you book, on our payment company’s page';
  const safely = 'We never get your card number.';
  if (deposit === 'full') {
    return `You pay in full ${onPage}. ${safely} You get a receipt, and nothing more is charged.`;
  }
  const part = deposit === 'first_night' ? 'for the first night' : `${deposit}% of the total`;
  const days = `${balanceDays} ${plural(balanceDays, 'day', 'days')}`;
  return `You pay ${part} ${onPage}. We charge the balance to the same card ${days} before check-in; if check-in is closer than that, you pay in full when you book. ${safely} You see both amounts before you book, we remind you before the second one, and you get a receipt for each. If you cancel, a balance you haven’t paid isn’t charged.`;
}
