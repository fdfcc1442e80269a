import type { Cabin, PublicCabin } from '@/lib/domain/catalog/cabin';

export const toPublicCabin = (cabin: Cabin): PublicCabin => ({
  ...cabin,
  ...{ latitude: undefined, longitude: undefined, featured: undefined },
  ...{ moreAmenities: undefined, missingAmenities: undefined },
});
