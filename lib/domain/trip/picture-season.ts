import { monthNumber, type CalendarDate } from '../values/calendar-date.ts';

/** The example drawings show fall; some are drawn in these seasons too. */
export const PICTURE_SEASONS = ['winter', 'summer'] as const;
type PictureSeason = (typeof PICTURE_SEASONS)[number];

/** The URL of a drawing's file for a season. */
export const inSeasonAddress = (drawing: string, season: PictureSeason): string =>
  drawing.replace('.webp', `-${season}.webp`);

/** The URL of the fall drawing behind a season's file. */
export const fallAddress = (drawing: string): string =>
  drawing.replace(/-(?:winter|summer)\.webp$/, '.webp');

/** The season drawing to show for a stay that starts on this day, or null for the fall drawing. */
export function pictureSeason(checkIn: CalendarDate): PictureSeason | null {
  const month = monthNumber(checkIn);
  if (month === 12 || month <= 3) return 'winter';
  return month <= 8 ? 'summer' : null;
}

/** The URL of a drawing's file for a stay that starts on this day; the drawing may be of any season. */
export function seasonAddress(drawing: string, checkIn: CalendarDate): string {
  const season = pictureSeason(checkIn);
  const inFall = fallAddress(drawing);
  return season ? inSeasonAddress(inFall, season) : inFall;
}
