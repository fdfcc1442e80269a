// About 300 m at the latitude of the Smokies.
const LATITUDE_STEP = 0.0027;
const LONGITUDE_STEP = 0.0033;

export type Location = { latitude: number; longitude: number };

const snap = (degrees: number, step: number) =>
  Number(((Math.floor(degrees / step) + 0.5) * step).toFixed(5));

/**
 * Where a cabin may be said to be before it is booked: the middle of its cell in a grid of about 300 m, in degrees.
 * The same for every reader and every visit, so that asking again tells nothing more.
 */
export function publicLocation({ latitude, longitude }: Location): Location {
  return {
    latitude: snap(latitude, LATITUDE_STEP),
    longitude: snap(longitude, LONGITUDE_STEP),
  };
}
