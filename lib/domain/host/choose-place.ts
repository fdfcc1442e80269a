import { areaOfDistances } from '../catalog/region.ts';
import { type Area, type AreaSlug } from '../catalog/area.ts';
import type { Location } from '../values/public-location.ts';

// In degrees, about 30 feet; with Shift about 300.
const STEP = 0.0001;
const LARGE_STEP = 0.001;
const DIRECTIONS: Record<string, readonly [north: number, east: number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Five decimals are about a meter, as in `parsePlace`. */
const round = (degrees: number) => Number(degrees.toFixed(5));

export const roundPlace = ({ latitude, longitude }: Location): Location => ({
  latitude: round(latitude),
  longitude: round(longitude),
});

/** The place an arrow key moves a pin to, with Shift ten times as far; null for other keys. */
export function movePlace(
  { latitude, longitude }: Location,
  key: string,
  isLarge: boolean,
): Location | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [north, east] = direction;
  const step = isLarge ? LARGE_STEP : STEP;
  return roundPlace({ latitude: latitude + north * step, longitude: longitude + east * step });
}

/** In degrees from the middle of the area; `host_save_cabin` refuses anything farther as `far_place`. */
export const PLACE_REACH = 1;

/** Whether a cabin of that area may be at that place. */
export function isNearArea(
  { latitude, longitude }: Location,
  area: AreaSlug,
  areas: readonly Area[],
): boolean {
  const middle = areaOfDistances(areas, area);
  return (
    Math.abs(latitude - middle.latitude) < PLACE_REACH &&
    Math.abs(longitude - middle.longitude) < PLACE_REACH
  );
}
