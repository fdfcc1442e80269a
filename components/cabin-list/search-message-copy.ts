import { addDays, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { parseShownFilter } from '@/lib/shop/categories';
import { parseCabinSort } from '@/lib/domain/catalog/cabin-filters';
import type { SearchCriteria } from '@/lib/domain/search/search-criteria';
import { formatLongDate } from '@/lib/copy/format';

type Input = {
  criteria: SearchCriteria;
  filter: string | string[] | undefined;
  sort: string | string[] | undefined;
  today: CalendarDate;
};

/** Messages about a well-formed search that cannot be run as it is. */
export function searchMessages({ criteria, filter, sort, today }: Input): string[] {
  const { checkIn, checkOut } = criteria;
  const messages: string[] = [];
  if (checkIn !== null && checkOut === null) {
    messages.push('Add a check-out date to see what’s open and what it costs.');
  }
  if (checkIn !== null && checkIn <= today) {
    messages.push(`The earliest you can check in is ${formatLongDate(addDays(today, 1))}.`);
  }
  if (filter && parseShownFilter(filter) === null) {
    messages.push('We don’t have that filter, so we left it out.');
  }
  if (sort && parseCabinSort(sort) === null) {
    messages.push('We can’t sort that way, so this is our usual order.');
  }
  return messages;
}
