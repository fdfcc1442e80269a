import type { AreaSlug } from './area.ts';
import type { SubjectRatings } from '../reviews/review.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import type { MountainFact } from './mountain-facts.ts';
import { isSlug } from '../values/slug.ts';

/** Whether a text can be a cabin's slug. */
export const isCabinSlug = isSlug;

/** In the order of the cards. */
export const AMENITY_LABELS = {
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
export type Amenity = keyof typeof AMENITY_LABELS;

export const AMENITIES = Object.keys(AMENITY_LABELS) as Amenity[];

// Product §3.1 allows a second spelling of these flags.
const OTHER_FLAGS: Partial<Record<Amenity, string>> = {
  fire_pit: 'firepit',
  game_room: 'arcade',
};

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

/** The point that every crop of a picture keeps in view, in percent from the upper left; null for the middle. */
export type FocalPoint = { x: number; y: number } | null;

export const toFocalPoint = (x: number, y: number): FocalPoint =>
  x === 50 && y === 50 ? null : { x, y };

export type CabinPhoto = {
  imageUrl: string;
  imageColor: string | null; // stands in while the picture loads; null: unknown
  focus?: FocalPoint; // omitted where it is the middle: pages list every photo
  isPortrait?: boolean;
  description: string;
  roomType: RoomType;
  /** The drawing of the same place, shown before the first photograph; omitted where there is none. */
  drawingUrl?: string;
  /** It is drawn in every season, for the dates a guest has chosen. */
  isSeasonal?: boolean;
};

/** The host's own voice about a cabin. */
export type CabinVoice = {
  url: string;
  seconds: number;
  wave: number[]; // loudness of each fortieth of the recording, 0 to 9
  transcript: string;
};

export type CabinReview = {
  rating: number;
  author: string;
  date: CalendarDate;
  text: string;
};

/** The parts of a review that only the server renders. */
export type ReviewExtras = {
  id: string;
  origin: 'example' | 'stay' | 'import';
  source: string | null; // the platform of an imported review
  answer: string | null; // the host's reply
  photos: { id: string; width: number; height: number }[];
};

/** The facts that prices and terms depend on. */
export type CabinRates = {
  id: string;
  slug: string;
  city: string;
  maxGuests: number;
  nightlyRateCents: number;
  cleaningFeeCents: number;
  petFeeCents: number | null; // null: no pets
  maxPets: number;
  nightlySurchargePercent: number;
  timezone: string;
  freeCancelDays: number;
};

/** A cabin as lists, searches and similar cabins show it. */
export type CabinSummary = CabinRates & {
  title: string;
  shortDesc: string;
  heroImageUrl: string;
  heroImageColor: string | null;
  heroFocus: FocalPoint;
  bedrooms: number;
  beds: number;
  baths: number;
  amenities: Amenity[];
  tiktokId: string | null;
  videoTourUrl: string | null;
  mountainMamaReview: string | null;
  viewsLast7Days: number;
  leastNightCents: number | null; // among nights that can still be sold, surcharge included; null: none
  usualNightCents: number | null; // the median of the same nights
  averageRating: number; // one decimal, 0 without reviews
  reviewCount: number;
};

/** A cabin of the lists with its area, because its city is free text. */
export type ListedCabin = CabinSummary & { area: AreaSlug };

/** The terms most cabins share (product §9.3), so that a list need not repeat them. */
export const USUAL_TERMS = {
  timezone: 'America/New_York',
  freeCancelDays: 14,
  maxPets: 0,
  nightlySurchargePercent: 0,
} as const;

type OptionalKeys =
  | keyof typeof USUAL_TERMS
  | 'heroImageColor'
  | 'heroFocus'
  | 'petFeeCents'
  | 'tiktokId'
  | 'videoTourUrl'
  | 'mountainMamaReview'
  | 'viewsLast7Days'
  | 'leastNightCents'
  | 'usualNightCents';

/** The part of a listed cabin that a card and its calendar need in the browser. */
export type CardCabin = Omit<CabinSummary, 'shortDesc' | OptionalKeys> &
  Partial<Pick<CabinSummary, OptionalKeys>>;

const LEFT_OUT: Readonly<Record<string, unknown>> = USUAL_TERMS;

/** The characters that fit two lines of a card on a phone. */
const MAX_QUOTED = 62;

/** The host's quote as a card shows it; a long one is cut at a word boundary. */
export function cardQuote(quote: string | null): string | null {
  const letters = [...(quote ?? '')];
  if (letters.length <= MAX_QUOTED) return quote;
  const room = letters.slice(0, MAX_QUOTED).join('');
  const words = /^.*(?=\s)/su.exec(room)?.[0] ?? letters.slice(0, MAX_QUOTED - 1).join('');
  return `${words.replace(/[\s.,;:–—-]+$/u, '')}…`;
}

/** Omits defaults, nulls, zero views, description and area, because a long list repeats them for every cabin. */
export function toCardCabin(cabin: CabinSummary): CardCabin {
  const card = {
    ...cabin,
    area: null,
    shortDesc: null,
    mountainMamaReview: cardQuote(cabin.mountainMamaReview),
    viewsLast7Days: cabin.viewsLast7Days === 0 ? null : cabin.viewsLast7Days,
  };
  const entries = Object.entries(card);
  return Object.fromEntries(
    entries.filter(([key, value]) => value !== null && value !== LEFT_OUT[key]),
  ) as CardCabin;
}

export type Cabin = CabinSummary & {
  area: AreaSlug;
  featured: boolean;
  mostNightCents: number | null;
  moreAmenities: { name: string; labels: string[] }[]; // by group, without the ten of AMENITY_LABELS
  missingAmenities: string[];
  mountainFacts: MountainFact[];
  longDesc: string; // paragraphs split by \n\n
  latitude: number;
  longitude: number;
  elevationFt: number;
  bedTypes: Bed[];
  houseRules: string[];
  checkInTime: string; // HH:mm
  checkOutTime: string;
  photos: CabinPhoto[];
  reviews: (CabinReview & ReviewExtras)[];
  ratingSpread: number[]; // how many ratings of each of RATING_STEPS
  stayRatings: number[]; // from guests who booked here; search engines get only these
  subjectRatings: SubjectRatings; // means of the rated subjects, one decimal
  hostVoice?: CabinVoice; // omitted where there is none
};

/** The part of a cabin that the browser gets: everything but its exact location and what only the server renders. */
export type PublicCabin = Omit<
  Cabin,
  | 'latitude'
  | 'longitude'
  | 'featured'
  | 'moreAmenities'
  | 'missingAmenities'
  | 'mountainFacts'
  | 'photos'
  | 'reviews'
  | 'stayRatings'
  | 'subjectRatings'
  | 'hostVoice'
> & {
  /** The first one represents the cabin. */
  photos: [PublicPhoto, ...PublicPhoto[]];
  /** Set when there are too few to fill the grid of a wide screen, which then shows only the first. */
  isFirstAlone?: boolean;
  reviews: CabinReview[];
};

/** `tile`: a tall tile of that grid, or not in it; omitted for the others. `isUpright` is set on those not in it. */
export type PublicPhoto = Omit<CabinPhoto, 'isPortrait'> & {
  tile?: 'upright' | 'rest';
  isUpright?: boolean;
};

/** The amenities whose flag is exactly true, in a fixed order; unknown flags are ignored. */
export function listAmenities(flags: Readonly<Record<string, unknown>>): Amenity[] {
  return AMENITIES.filter((name) =>
    [name, OTHER_FLAGS[name] ?? name].some((flag) => flags[flag] === true),
  );
}

const RATING_STEPS = [5, 4.5, 4, 3.5, 3, 2.5, 2, 1.5, 1] as const;

/** The number of ratings at each of RATING_STEPS, each rounded to the nearest step; they add up to all ratings. */
export const spreadRatings = (ratings: readonly number[]): number[] =>
  RATING_STEPS.map(
    (stars) => ratings.filter((rating) => Math.round(rating * 2) / 2 === stars).length,
  );

/** Mean rounded to one decimal, half up; 0 without ratings (product §3.1). */
export function averageRating(ratings: readonly number[]): number {
  if (ratings.length === 0) return 0;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return Math.round((sum * 10) / ratings.length) / 10;
}

const TIMES = /^check-?in\b.*\bcheck-?out\b/i;

/** The house rules without the one that repeats the hours, where these are beside them. */
export const rulesBesidesTimes = ({ houseRules }: Pick<Cabin, 'houseRules'>): string[] =>
  houseRules.filter((rule) => !TIMES.test(rule));
