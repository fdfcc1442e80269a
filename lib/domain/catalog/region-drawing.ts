import type { Location } from '../values/public-location.ts';
import { FRAME } from './region.ts';

const [WEST, SOUTH, EAST, NORTH] = FRAME;
const WIDTH = 1200;
const SCALE = WIDTH / (EAST - WEST);

const mercator = (latitude: number) =>
  Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * (180 / Math.PI);

/** The size of the drawn map, public/map/smokies.svg, in its own units. */
export const DRAWING = {
  width: WIDTH,
  height: Math.round((mercator(NORTH) - mercator(SOUTH)) * SCALE),
};

/** Where a place is on the drawn map. */
export const toDrawing = ({ latitude, longitude }: Location) => ({
  x: Math.round((longitude - WEST) * SCALE),
  y: Math.round((mercator(NORTH) - mercator(latitude)) * SCALE),
});

/** Whether the drawn map of the Smokies shows a place. */
export const isOnDrawing = ({ latitude, longitude }: Location): boolean =>
  longitude > WEST && longitude < EAST && latitude > SOUTH && latitude < NORTH;

type Size = { width: number; height: number };

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** The part of the drawn map around a place; at the map's edge the place is not in its middle. */
export function cropAround(place: Location, { width, height }: Size) {
  const { x, y } = toDrawing(place);
  return {
    left: clamp(x - width / 2, DRAWING.width - width),
    top: clamp(y - height / 2, DRAWING.height - height),
    width,
    height,
  };
}
