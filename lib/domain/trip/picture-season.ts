import type { CalendarDate } from '../values/calendar-date.ts';

/** The example drawings show fall; some are drawn in these seasons too. */
export type PictureSeason = 'winter' | 'summer';

/** The season drawing to show for a stay that starts on this day, or null for the default fall drawing. */
export function pictureSeason(checkIn: CalendarDate): PictureSeason | null {
  const month = Number(checkIn.slice(5, 7));
  if (month === 12 || month <= 3) return 'winter';
  return month <= 8 ? 'summer' : null;
}

/** The address of a drawing's file for a stay that begins on this day. */
export function seasonAddress(drawing: string, checkIn: CalendarDate): string {
  const season = pictureSeason(checkIn);
  return season ? drawing.replace('.webp', `-${season}.webp`) : drawing;
}
