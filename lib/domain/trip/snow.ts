import type { CalendarDate } from '../values/calendar-date.ts';

/**
 * From the National Park Service's pages about the weather of the Great Smoky Mountains (nps.gov/grsm, "Weather" and
 * "When Will It Snow?"): in the low elevations one to five snowfalls of an inch or more a year; trees often white in the
 * middle ones; 69 inches in a winter at Newfound Gap, 5,046 feet; dustings high up in November; in March any day.
 */
type Snow = Readonly<Partial<Record<string, string>>>;

const inWinter = (text: string, others: Snow): Snow => ({
  '12': text,
  '01': text,
  '02': text,
  ...others,
});

// By lowest elevation in feet, from the highest down.
const SNOW: readonly (readonly [lowestFt: number, byMonth: Snow])[] = [
  [
    5000,
    inWinter('About 69 inches a winter', {
      '11': 'An occasional dusting',
      '03': 'Possible any day',
    }),
  ],
  [2500, inWinter('Often on the trees', { '11': 'Dustings higher up', '03': 'Possible any day' })],
  [-Infinity, inWinter('1–5 days a winter', { '11': 'Dustings high up', '03': 'Mostly high up' })],
];

/** Usual snow in a month at an elevation in the Smokies; null from April to October. */
export function usualSnow(date: CalendarDate, elevationFt: number): string | null {
  const byMonth = SNOW.find(([lowestFt]) => elevationFt >= lowestFt)?.[1];
  return byMonth?.[date.slice('yyyy-'.length, 'yyyy-MM'.length)] ?? null;
}
