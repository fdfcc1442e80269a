import type { CalendarDate } from '../values/calendar-date.ts';
import { isSlug } from '../values/slug.ts';

export type AreaSlug = 'gatlinburg' | 'pigeon-forge' | 'sevierville' | 'wears-valley';

export const AREAS: readonly { slug: AreaSlug; city: string }[] = [
  { slug: 'gatlinburg', city: 'Gatlinburg' },
  { slug: 'pigeon-forge', city: 'Pigeon Forge' },
  { slug: 'sevierville', city: 'Sevierville' },
  { slug: 'wears-valley', city: 'Wears Valley' },
];

/** Whether a text can be a cabin's slug. */
export const isCabinSlug = isSlug;

export type Amenity =
  | 'hot_tub'
  | 'indoor_pool'
  | 'mountain_view'
  | 'fire_pit'
  | 'theater_room'
  | 'game_room'
  | 'wifi'
  | 'pickleball_court'
  | 'ev_charger'
  | 'parking';

export const AMENITY_LABELS: Record<Amenity, string> = {
  hot_tub: 'Hot Tub',
  indoor_pool: 'Indoor Pool',
  mountain_view: 'Mountain View',
  fire_pit: 'Fire Pit',
  theater_room: 'Theater Room',
  game_room: 'Game Room',
  wifi: 'Wi-Fi',
  pickleball_court: 'Pickleball Court',
  ev_charger: 'EV Charger',
  parking: 'Parking',
};

export const AMENITIES = Object.keys(AMENITY_LABELS) as Amenity[];

// The flags that mean each amenity, in the order a card shows them (product §3.1 allows two spellings).
const AMENITY_FLAGS: readonly (readonly [Amenity, ...string[]])[] = [
  ['hot_tub'],
  ['indoor_pool'],
  ['mountain_view'],
  ['fire_pit', 'firepit'],
  ['theater_room'],
  ['game_room', 'arcade'],
  ['wifi'],
  ['pickleball_court'],
  ['ev_charger'],
  ['parking'],
];

export type Bed = {
  room: string;
  kind: 'king' | 'queen' | 'full' | 'twin' | 'bunk' | 'sofa_bed';
  count: number;
};

export type RoomType =
  | 'exterior'
  | 'great_room'
  | 'kitchen'
  | 'bedroom'
  | 'bathroom'
  | 'hot_tub'
  | 'pool'
  | 'theater'
  | 'game_room'
  | 'fire_pit'
  | 'view'
  | 'dining'
  | 'deck'
  | 'pets';

export type CabinPhoto = {
  id: string;
  imageUrl: string;
  imageColor: string | null; // stands in while the picture loads; null: unknown
  description: string;
  roomType: RoomType;
};

export type CabinReview = {
  id: string;
  rating: number;
  author: string;
  date: CalendarDate;
  text: string;
};

/** What a price and its terms depend on. */
export type CabinRates = {
  id: string;
  slug: string;
  city: string;
  maxGuests: number;
  nightlyRateCents: number;
  cleaningFeeCents: number;
  petFeeCents: number | null; // null: pets are not offered
  maxPets: number;
  nightlySurchargePercent: number;
  timezone: string;
  freeCancelDays: number;
};

/** What lists, searches and similar cabins are made of. */
export type CabinSummary = CabinRates & {
  title: string;
  shortDesc: string;
  heroImageUrl: string;
  heroImageColor: string | null;
  beds: number;
  baths: number;
  amenities: Amenity[];
  tiktokId: string | null;
  videoTourUrl: string | null;
  mountainMamaReview: string | null;
  viewsLast7Days: number;
  averageRating: number; // one decimal, 0 without reviews
  reviewCount: number;
};

type OptionalKeys =
  'heroImageColor' | 'petFeeCents' | 'tiktokId' | 'videoTourUrl' | 'mountainMamaReview';

/** What a card and its calendar show: all that travels to the browser of a cabin in a list. */
export type CardCabin = Omit<CabinSummary, 'shortDesc' | OptionalKeys> &
  Partial<Pick<CabinSummary, OptionalKeys>>;

/** Leaves out what is null, which a long list would name for every cabin. */
export const toCardCabin = ({ shortDesc, ...card }: CabinSummary): CardCabin =>
  Object.fromEntries(Object.entries(card).filter(([, value]) => value !== null)) as CardCabin;

export type Cabin = CabinSummary & {
  area: AreaSlug;
  featured: boolean;
  bedrooms: number;
  longDesc: string; // paragraphs split by \n\n
  latitude: number;
  longitude: number;
  elevationFt: number;
  bedTypes: Bed[];
  houseRules: string[];
  checkInTime: string; // HH:mm
  checkOutTime: string;
  photos: CabinPhoto[];
  reviews: CabinReview[];
};

/** The amenities whose flag is exactly true, in a fixed order; unknown flags are ignored. */
export function listAmenities(flags: Readonly<Record<string, unknown>>): Amenity[] {
  return AMENITY_FLAGS.filter((names) => names.some((name) => flags[name] === true)).map(
    ([amenity]) => amenity,
  );
}

/** Mean rounded to one decimal, half up; 0 without ratings (product §3.1). */
export function averageRating(ratings: readonly number[]): number {
  if (ratings.length === 0) return 0;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return Math.round((sum * 10) / ratings.length) / 10;
}
