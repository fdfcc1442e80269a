import { parseCalendarDate, type CalendarDate } from '../values/calendar-date.ts';

export const CALENDAR_SORTS = ['title', 'city', 'capacity'] as const;
export type CalendarSort = (typeof CALENDAR_SORTS)[number];

/** The calendar's view as stored in its URL. */
export type CalendarPlace = {
  /** The first night in view; null means today. */
  from: CalendarDate | null;
  /** The cabin whose month is shown; without a filter, the only one shown. */
  cabin: string | null;
  /** Null when the URL has none; an empty one shows all cabins. */
  filter: string | null;
  sort: CalendarSort;
};

/** Parses the query of a URL; unknown values are dropped. */
export function parseCalendarPlace(query: URLSearchParams): CalendarPlace {
  return {
    from: parseCalendarDate(query.get('from')),
    cabin: query.get('cabin') || null,
    filter: query.get('q'),
    sort: CALENDAR_SORTS.find((sort) => sort === query.get('sort')) ?? 'title',
  };
}

/** The query for a view without its defaults; '' for today and all cabins. */
export function formatCalendarPlace({ from, cabin, filter, sort }: CalendarPlace): string {
  const query = new URLSearchParams();
  if (from !== null) query.set('from', from);
  if (cabin !== null) query.set('cabin', cabin);
  if (filter !== null && (filter !== '' || cabin !== null)) query.set('q', filter);
  if (sort !== 'title') query.set('sort', sort);
  return query.size === 0 ? '' : `?${query.toString()}`;
}
