import type { CabinRates } from '@/lib/domain/catalog/cabin';
import { plural } from '@/lib/format';

const USUAL = 14;

/** How long before check-in a stay can be canceled free of charge, over all cabins. */
export function cancelDaysText(cabins: readonly Pick<CabinRates, 'freeCancelDays'>[]): string {
  const days = cabins.map((cabin) => cabin.freeCancelDays);
  const least = Math.min(...days, USUAL);
  const most = Math.max(...days, USUAL);
  const of = (count: number) => `${count} ${plural(count, 'day', 'days')}`;
  if (least === most) return `${of(USUAL)} before check-in`;
  return `${of(USUAL)} before check-in for most cabins, from ${least} to ${most} for some`;
}
