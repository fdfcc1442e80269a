import type { Location } from '../values/public-location.ts';
import { REGION_BOUNDS } from './region.ts';

const [WEST, SOUTH, EAST, NORTH] = REGION_BOUNDS;
const WIDTH = 1200;
const SCALE = WIDTH / (EAST - WEST);

const mercator = (latitude: number) =>
  Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * (180 / Math.PI);

/** The size of the drawn map, public/map/smokies.svg, in its own units. */
export const DRAWING = {
  width: WIDTH,
  height: Math.round((mercator(NORTH) - mercator(SOUTH)) * SCALE),
};

/** The position of a place on the drawn map. */
export const toDrawing = ({ latitude, longitude }: Location) => ({
  x: Math.round((longitude - WEST) * SCALE),
  y: Math.round((mercator(NORTH) - mercator(latitude)) * SCALE),
});

/** Whether a place is on the drawn map, which covers only the Smokies. */
export const isOnDrawing = ({ latitude, longitude }: Location): boolean =>
  longitude > WEST && longitude < EAST && latitude > SOUTH && latitude < NORTH;

type Size = { width: number; height: number };

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** The part of the drawn map around a place; near the map's edge the place is off center. */
export function cropAround(place: Location, { width, height }: Size) {
  const { x, y } = toDrawing(place);
  return {
    left: clamp(x - width / 2, DRAWING.width - width),
    top: clamp(y - height / 2, DRAWING.height - height),
    width,
    height,
  };
}
