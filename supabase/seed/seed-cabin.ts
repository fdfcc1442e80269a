import type { Bed, RoomType } from '../../lib/domain/catalog/cabin.ts';
import type { Location } from '../../lib/domain/values/public-location.ts';
import { type BuiltInArea } from '../../lib/domain/catalog/area.ts';

export type AmenityKey =
  | 'hot_tub'
  | 'indoor_pool'
  | 'mountain_view'
  | 'fire_pit'
  | 'firepit'
  | 'theater_room'
  | 'game_room'
  | 'arcade'
  | 'wifi'
  | 'pickleball_court'
  | 'ev_charger'
  | 'parking';

type SeedPhoto = readonly [room: RoomType, description: string];

export type SeedCabin = Location & {
  slug: string;
  title: string;
  area: BuiltInArea;
  shortDesc: string;
  longDesc: readonly [string, string];
  elevationFt: number;
  bedrooms: number;
  bedTypes: readonly Bed[];
  baths: number;
  maxGuests: number;
  maxPets?: number;
  /** `pet`: null where none may come. */
  cents: { night: number; cleaning: number; pet: number | null };
  surchargePercent?: number;
  freeCancelDays?: number;
  checkInTime?: string;
  checkOutTime?: string;
  amenities: readonly AmenityKey[];
  /** Of the longer list: what it has, and what it has not. */
  moreAmenities?: { has: readonly string[]; lacks: readonly string[] };
  ownRules: readonly string[];
  mountainMamaReview: string | null;
  videoTourUrl?: string;
  tiktokIds?: readonly string[];
  featured?: boolean;
  live?: boolean;
  viewsLast7Days: number;
  photos: readonly SeedPhoto[];
};

export const bed = (room: string, kind: Bed['kind'], count = 1): Bed => ({ room, kind, count });

/** The beds of the bedrooms in their order, a pair with how many of them; a second kind in a room follows by `bed`. */
export const bedrooms = (
  ...beds: readonly (Bed['kind'] | readonly [Bed['kind'], number])[]
): Bed[] =>
  beds.map((each, index) => {
    const [kind, count] = typeof each === 'string' ? [each] : each;
    return bed(`Bedroom ${index + 1}`, kind, count);
  });

/** The cabins of an area, by slug. */
export const cabinsIn = (
  area: BuiltInArea,
  bySlug: Readonly<Record<string, Omit<SeedCabin, 'slug' | 'area'>>>,
): SeedCabin[] => Object.entries(bySlug).map(([slug, cabin]) => ({ slug, area, ...cabin }));
