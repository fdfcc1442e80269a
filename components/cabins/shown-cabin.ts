import type { Cabin } from '@/lib/domain/catalog/cabin';

/** What of a cabin travels to the browser: not where exactly it stands. */
export type ShownCabin = Omit<Cabin, 'latitude' | 'longitude' | 'featured'>;

export const toShownCabin = (cabin: Cabin): ShownCabin => ({
  ...cabin,
  ...{ latitude: undefined, longitude: undefined, featured: undefined },
});
