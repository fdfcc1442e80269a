import { z } from 'zod';
import { FIGURE_SOURCES } from '../../domain/host/figures.ts';
import { monthFrom } from '../../domain/host/figures.ts';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import { calendarDateSchema } from '../fields.ts';

const sums = {
  source: z.enum([...FIGURE_SOURCES, 'block']),
  nights: z.int(),
  revenueCents: z.int(),
  stays: z.int(),
  stayNights: z.int(),
  leadDays: z.int(),
  cancelled: z.int(),
};

/** What `host_figures` returns. */
export const figuresSchema = z.object({
  months: z.array(z.object({ month: calendarDateSchema, ...sums })),
  areas: z.array(z.object({ area: z.string(), ...sums })),
  supply: z.array(z.object({ month: calendarDateSchema, nights: z.int() })),
  areaSupply: z.array(z.object({ area: z.string(), nights: z.int() })),
  areaNames: z.array(z.object({ slug: z.string(), name: z.string() })).nullable(),
  /** The name of the cabin that was asked for. */
  cabin: z.string().nullable(),
  hasExamples: z.boolean(),
});
export type Figures = z.infer<typeof figuresSchema>;

/** What `host_pace` returns. */
export const paceSchema = z.object({
  today: calendarDateSchema,
  months: z.array(
    z.object({
      month: calendarDateSchema,
      nights: z.int(),
      revenueCents: z.int(),
      nightsBefore: z.int(),
      revenueBeforeCents: z.int(),
    }),
  ),
});
export type Pace = z.infer<typeof paceSchema>;

/** What `host_cabin_figures` returns. */
export const cabinFiguresSchema = z.object({
  cabins: z.array(
    z.object({
      title: z.string(),
      slug: z.string(),
      area: z.string(),
      nights: z.int(),
      pricedNights: z.int(),
      revenueCents: z.int(),
      stays: z.int(),
      cancelled: z.int(),
      supply: z.int(),
    }),
  ),
  count: z.int(),
});
export type CabinFigures = z.infer<typeof cabinFiguresSchema>;

/** What `host_funnel` returns. */
export const funnelSchema = z.object({
  since: calendarDateSchema.nullable(),
  months: z.array(
    z.object({
      month: calendarDateSchema,
      views: z.int(),
      dates: z.int(),
      begun: z.int(),
      paid: z.int(),
    }),
  ),
  searches: z.array(
    z.object({
      month: calendarDateSchema.nullable(),
      nights: z.int(),
      guests: z.int(),
      area: z.string(),
      filter: z.string(),
      times: z.int(),
    }),
  ),
  searchesCount: z.int(),
});
export type Funnel = z.infer<typeof funnelSchema>;

export const CABIN_SORTS = ['revenue', 'nights', 'occupancy', 'adr', 'cancelled'] as const;
export type CabinFigureSort = (typeof CABIN_SORTS)[number];

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;
const LONGEST_MONTHS = 60;

/** What the page of the figures is asked for in its address. */
export type FigureSearch = {
  from: CalendarDate;
  to: CalendarDate;
  area?: string;
  cabin?: string;
  source?: (typeof FIGURE_SOURCES)[number];
  q?: string;
  sort: CabinFigureSort;
  page: number;
};

type Params = Record<string, string | string[] | undefined>;

/** A month of an address; `otherwise` where there is none. */
export function readMonth(
  value: string | string[] | undefined,
  otherwise: CalendarDate,
): CalendarDate {
  return typeof value === 'string' && MONTH.test(value)
    ? (`${value}-01` as CalendarDate)
    : otherwise;
}

const readSlug = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' && /^[a-z0-9-]{1,80}$/.test(value) ? value : undefined;

/** Never throws: a field that cannot be read is as if it were not there. Without a period: a year up to this month. */
export function readFigureSearch(params: Params, today: CalendarDate): FigureSearch {
  const to = readMonth(params.to, monthFrom(today, 0));
  const earliest = monthFrom(to, 1 - LONGEST_MONTHS);
  const asked = readMonth(params.from, monthFrom(to, -11));
  const from = asked > to ? to : asked < earliest ? earliest : asked;
  const source = FIGURE_SOURCES.find((each) => each === params.source);
  const q = typeof params.q === 'string' ? params.q.trim().slice(0, 80) : '';
  const page =
    typeof params.page === 'string' && /^[1-9]\d{0,3}$/.test(params.page) ? Number(params.page) : 1;
  const area = readSlug(params.area);
  const cabin = readSlug(params.cabin);
  return {
    from,
    to,
    page,
    sort: CABIN_SORTS.find((each) => each === params.sort) ?? 'revenue',
    ...(area && { area }),
    ...(cabin && { cabin }),
    ...(source && { source }),
    ...(q && { q }),
  };
}

export function toFigureQuery(search: FigureSearch, more: Record<string, string> = {}): string {
  const { from, to, page, sort, ...rest } = search;
  const query = new URLSearchParams({
    from: from.slice(0, 7),
    to: to.slice(0, 7),
    ...rest,
    ...more,
  });
  if (sort !== 'revenue') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}
