import { parseCalendarDate, type CalendarDate } from '../values/calendar-date.ts';

export const CALENDAR_SORTS = ['title', 'city', 'capacity'] as const;
export type CalendarSort = (typeof CALENDAR_SORTS)[number];

/** What the calendar shows, as its address keeps it. */
export type CalendarPlace = {
  /** The first night in view; null: today. */
  from: CalendarDate | null;
  /** The id of the cabin that a month is of; without a filter the one that is shown alone. */
  cabin: string | null;
  /** Null where the address has none: an empty one shows all cabins. */
  filter: string | null;
  sort: CalendarSort;
};

/** Reads the query of an address; what it does not know is left out. */
export function parseCalendarPlace(query: URLSearchParams): CalendarPlace {
  return {
    from: parseCalendarDate(query.get('from')),
    cabin: query.get('cabin') || null,
    filter: query.get('q'),
    sort: CALENDAR_SORTS.find((sort) => sort === query.get('sort')) ?? 'title',
  };
}

/** The query of an address, without what goes without saying; '' for today and all cabins. */
export function formatCalendarPlace({ from, cabin, filter, sort }: CalendarPlace): string {
  const query = new URLSearchParams();
  if (from !== null) query.set('from', from);
  if (cabin !== null) query.set('cabin', cabin);
  if (filter !== null && (filter !== '' || cabin !== null)) query.set('q', filter);
  if (sort !== 'title') query.set('sort', sort);
  return query.size === 0 ? '' : `?${query.toString()}`;
}
