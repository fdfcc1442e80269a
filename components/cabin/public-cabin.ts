import type { Cabin } from '@/lib/domain/catalog/cabin';

/** The part of a cabin that may be sent to the browser: all but its exact location. */
export type PublicCabin = Omit<Cabin, 'latitude' | 'longitude' | 'featured'>;

export const toPublicCabin = (cabin: Cabin): PublicCabin => ({
  ...cabin,
  ...{ latitude: undefined, longitude: undefined, featured: undefined },
});
