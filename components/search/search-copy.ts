import type { SearchDateReason } from '@/components/search/search-state';
import { nightsBetween } from '@/lib/domain/values/calendar-date';
import {
  FLEXIBLE_DAYS,
  type FlexibleDays,
  type SearchCriteria,
} from '@/lib/domain/search/search-criteria';
import { MAX_STAY_NIGHTS } from '@/lib/domain/stays/stay';
import { formatDate, formatNights, plural } from '@/lib/copy/format';

function choiceLabel(choice: FlexibleDays): string {
  if (choice === 'exact') return 'Exact dates';
  return `± ${choice} ${plural(Number(choice), 'day', 'days')}`;
}

export const FLEXIBILITY_CHOICES = FLEXIBLE_DAYS.map((value) => ({
  value,
  label: choiceLabel(value),
}));

export const DATE_REASON_COPY: Record<SearchDateReason, string> = {
  past: 'In the past',
  'not-after-check-in': 'Not after your check-in',
  'too-long': `Longer than ${MAX_STAY_NIGHTS} nights`,
};

type Dates = Pick<SearchCriteria, 'checkIn' | 'checkOut'>;

/** The chosen dates so far, what is still to choose, and the nights once both are chosen. */
export function datesInParts({ checkIn, checkOut }: Dates): [dates: string, nights?: string] {
  if (checkIn === null) return ['Select check-in date'];
  if (checkOut === null) return [`${formatDate(checkIn)} – select check-out date`];
  const nights = formatNights(nightsBetween(checkIn, checkOut));
  return [`${formatDate(checkIn)} – ${formatDate(checkOut)}`, nights];
}

export const describeDates = (dates: Dates): string => datesInParts(dates).join(', ');

export function describeFlexibility({ flexibleDays }: SearchCriteria): string | null {
  if (flexibleDays === null) return null;
  if (flexibleDays === 'exact') return 'Exact dates';
  return `±${flexibleDays} ${plural(Number(flexibleDays), 'day', 'days')} flexible`;
}
