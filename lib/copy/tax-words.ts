import { taxName } from '../domain/pricing/tax.ts';
import type { TaxLine, TaxRate } from '../domain/pricing/tax-rate.ts';
import { formatMoney, plural } from './format.ts';

const amountText = ({ rate, cents = 0 }: Pick<TaxLine, 'rate' | 'cents'>) =>
  rate === undefined ? `${formatMoney(cents)} a night` : `${rate / 100}%`;

/** "Occupancy tax (Gatlinburg) 3% for stays of up to 30 nights" */
export function taxLineText(line: TaxLine, rate: Pick<TaxRate, 'label'>): string {
  const { nights } = line;
  const limit =
    nights === undefined
      ? ''
      : ` for stays of up to ${nights} ${plural(nights, 'night', 'nights')}`;
  return `${taxName(line, rate)} ${amountText(line)}${limit}`;
}

/** "12.75%" or "11% and $3.50 a night": the sum of a short stay's taxes. */
export function taxSumText(lines: readonly Pick<TaxLine, 'rate' | 'cents'>[]): string {
  const rate = lines.reduce((sum, line) => sum + (line.rate ?? 0), 0);
  const cents = lines.reduce((sum, line) => sum + (line.cents ?? 0), 0);
  const parts = [
    ...(rate > 0 || cents === 0 ? [amountText({ rate })] : []),
    ...(cents > 0 ? [amountText({ cents })] : []),
  ];
  return parts.join(' and ');
}
