import 'server-only';
import {
  fallAddress,
  inSeasonAddress,
  PICTURE_SEASONS,
  seasonAddress,
} from '../domain/trip/picture-season';
import type { CalendarDate } from '../domain/values/calendar-date';
import { todayInZone } from '../domain/values/zoned-date';
import { shop } from '../shop/shop';
import { pictureColor } from './placeholder-color';

const isStored = (url: string) => pictureColor(url) !== null;

/** Whether a picture is one of the example drawings that are drawn in every season; it may show any of them. */
export function isSeasonal(picture: string): boolean {
  const drawing = fallAddress(picture);
  return (
    isStored(drawing) &&
    PICTURE_SEASONS.every((season) => isStored(inSeasonAddress(drawing, season)))
  );
}

/** The drawing for a stay that starts on that day; the picture itself without dates, and for photographs. */
export const seasonPicture = (picture: string, checkIn: CalendarDate | null): string =>
  checkIn && isSeasonal(picture) ? seasonAddress(picture, checkIn) : picture;

/** The drawing for today, which pages show until a guest has chosen dates. */
export const pictureOfToday = (picture: string, now = new Date()): string =>
  isSeasonal(picture) ? seasonAddress(picture, todayInZone(now, shop().timezone)) : picture;

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
