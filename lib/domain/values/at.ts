import type { Location } from './public-location.ts';

/** Shorthand for a location in tables of places. */
export const at = (latitude: number, longitude: number): Location => ({ latitude, longitude });
