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

/** The response of `host_figures`. */
export const figuresSchema = z.object({
  months: z.array(z.object({ month: calendarDateSchema, ...sums })),
  areas: z.array(z.object({ area: z.string(), ...sums })),
  supply: z.array(z.object({ month: calendarDateSchema, nights: z.int() })),
  areaSupply: z.array(z.object({ area: z.string(), nights: z.int() })),
  areaNames: z.array(z.object({ slug: z.string(), name: z.string() })).nullable(),
  /** The name of the requested cabin. */
  cabin: z.string().nullable(),
  hasExamples: z.boolean(),
});
export type Figures = z.infer<typeof figuresSchema>;

/** The response of `host_pace`. */
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

/** The response of `host_cabin_figures`. */
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

/** The response of `host_funnel`. */
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

/** The parameters of the figures page's URL. */
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

/** Parses a month from the URL, or returns `otherwise`. */
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

/** Never throws: a field that can't be parsed counts as absent. The default period is the year up to this month. */
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
