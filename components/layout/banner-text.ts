import { isFallSeason } from '@/lib/domain/trip/fall-season';
import { monthNumber, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { shop } from '@/lib/shop/shop';

/** Keyed by the first month; each text holds until the next. */
const SEASONS: readonly (readonly [month: number, words: string])[] = [
  [1, 'Winter lights and quiet trails now'],
  [3, 'Wildflowers and full waterfalls now'],
  [6, 'Fireflies and cool creeks now'],
  [11, 'Winter lights and quiet trails now'],
];

/** Returns the banner's text for a day: out of season, what is on now and when color peaks. Null if there is none. */
export function bannerText(today: CalendarDate): string | null {
  const { banner } = shop();
  if (banner === null) return null;
  if (isFallSeason(today)) return banner.text;
  const month = monthNumber(today);
  const [, words = ''] = SEASONS.findLast(([from]) => from <= month) ?? [];
  return `${words}. Color peaks in late October.`;
}
