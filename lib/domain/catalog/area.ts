import type { Location } from '../values/public-location.ts';

/** The areas with built-in texts and pictures. */
export type BuiltInArea = 'gatlinburg' | 'pigeon-forge' | 'sevierville' | 'wears-valley';

export type AreaSlug = string;

/** With the location of its middle. */
export type Area = Location & {
  slug: AreaSlug;
  city: string;
  /** Left out where the built-in text of lib/shop/area-leads.ts applies. */
  line?: string;
};

export const BUILT_IN_AREAS: readonly (Area & { slug: BuiltInArea })[] = [
  { slug: 'gatlinburg', city: 'Gatlinburg', latitude: 35.7144, longitude: -83.5247 },
  { slug: 'pigeon-forge', city: 'Pigeon Forge', latitude: 35.7981, longitude: -83.5639 },
  { slug: 'sevierville', city: 'Sevierville', latitude: 35.8776, longitude: -83.5699 },
  { slug: 'wears-valley', city: 'Wears Valley', latitude: 35.7139, longitude: -83.6531 },
];

/** The area with that slug; undefined for anything else. */
export const findArea = (areas: readonly Area[], slug: unknown): Area | undefined =>
  areas.find((area) => area.slug === slug);
