import type { Location } from '../values/public-location.ts';

/** Where a cabin may be said to be. */
export type CabinLocation = Location & { slug: string; title: string; city: string };

/** What the map of a list is drawn from; an empty style is the site's own. */
export type CabinMap = { styleUrl: string; cabins: CabinLocation[] };
