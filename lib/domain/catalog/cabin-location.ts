import type { Location } from '../values/public-location.ts';

export type CabinLocation = Location & {
  slug: string;
  title: string;
  city: string;
  leastNightCents: number | null;
  usualNightCents: number | null;
};

/** Data of a list's map; an empty style URL means the site's own style. */
export type CabinMap = { styleUrl: string; cabins: CabinLocation[] };
