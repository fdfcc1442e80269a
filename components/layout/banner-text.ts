import { nextPeakDay } from '@/lib/domain/trip/fall-season';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatFullDate } from '@/lib/format';
import { site } from '@/lib/site';

/** What the banner says that day: out of season it looks ahead. Null where the site has none. */
export function bannerText(today: CalendarDate): string | null {
  if (site.banner === null) return null;
  const peak = nextPeakDay(today);
  // A date does not break between its parts.
  return peak
    ? `Next peak color around ${formatFullDate(peak).replaceAll(' ', '\u00A0')}.`
    : site.banner.text;
}
