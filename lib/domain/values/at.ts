import type { Location } from './public-location.ts';

/** A location by its degrees, as tables of places write it. */
export const at = (latitude: number, longitude: number): Location => ({ latitude, longitude });
