// About 300 m at the latitude of the Smokies.
const LATITUDE_STEP = 0.0027;
const LONGITUDE_STEP = 0.0033;

export type Location = { latitude: number; longitude: number };

const snap = (degrees: number, step: number) =>
  Number(((Math.floor(degrees / step) + 0.5) * step).toFixed(5));

/**
 * The location shown before a booking: the middle of the cabin's cell in a grid of about 300 m, in degrees.
 * Deterministic, so that repeated requests reveal nothing more.
 */
export function publicLocation({ latitude, longitude }: Location): Location {
  return {
    latitude: snap(latitude, LATITUDE_STEP),
    longitude: snap(longitude, LONGITUDE_STEP),
  };
}
