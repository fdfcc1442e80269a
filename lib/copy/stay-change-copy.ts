import type { Stay } from '../domain/stays/stay.ts';
import { formatMonthDay } from './format.ts';

/** What the charge for a changed stay is called. */
export const differenceLabel = ({ checkIn, checkOut }: Stay): string =>
  `Difference of your changed stay, ${formatMonthDay(checkIn)} to ${formatMonthDay(checkOut)}`;
