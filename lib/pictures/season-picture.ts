import 'server-only';
import {
  fallAddress,
  inSeasonAddress,
  PICTURE_SEASONS,
  seasonAddress,
} from '../domain/trip/picture-season';
import type { CalendarDate } from '../domain/values/calendar-date';
import { pictureColor } from './placeholder-color';

const isStored = (url: string) => pictureColor(url) !== null;

/** Whether a picture is one of the example drawings that are drawn in every season. */
export const isSeasonal = (picture: string): boolean =>
  isStored(picture) &&
  PICTURE_SEASONS.every((season) => isStored(inSeasonAddress(picture, season)));

/** Whether a booking's picture is a drawing that depends on its dates. */
export const isDrawnForDates = (picture: string): boolean => isSeasonal(fallAddress(picture));

/** The drawing for a stay that starts on that day; the picture itself without dates, and for photographs. */
export const seasonPicture = (picture: string, checkIn: CalendarDate | null): string =>
  checkIn && isSeasonal(picture) ? seasonAddress(picture, checkIn) : picture;

type Pictured = { heroImageUrl: string; heroImageColor: string | null };

/** Applies seasonPicture to a cabin and updates its placeholder color. */
export function inSeason<Shown extends Pictured>(
  cabin: Shown,
  checkIn: CalendarDate | null,
): Shown {
  const heroImageUrl = seasonPicture(cabin.heroImageUrl, checkIn);
  if (heroImageUrl === cabin.heroImageUrl) return cabin;
  return { ...cabin, heroImageUrl, heroImageColor: pictureColor(heroImageUrl) };
}
