import type { Cabin } from '@/lib/domain/catalog/cabin';

/** The part of a cabin that is sent to the browser: all but its exact location and what the server renders alone. */
export type PublicCabin = Omit<
  Cabin,
  'latitude' | 'longitude' | 'featured' | 'moreAmenities' | 'missingAmenities'
>;

export const toPublicCabin = (cabin: Cabin): PublicCabin => ({
  ...cabin,
  ...{ latitude: undefined, longitude: undefined, featured: undefined },
  ...{ moreAmenities: undefined, missingAmenities: undefined },
});
