import type { Location } from '../values/public-location.ts';

/** The public location of a cabin. */
export type CabinLocation = Location & {
  slug: string;
  title: string;
  city: string;
  leastNightCents: number | null;
  usualNightCents: number | null;
};

/** The data of a list's map; an empty style URL is the site's own style. */
export type CabinMap = { styleUrl: string; cabins: CabinLocation[] };
