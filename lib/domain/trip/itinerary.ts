import type { CabinSummary } from '../catalog/cabin.ts';
import type { Plan } from './planner/plan.ts';
import type { SavedAnswer } from '../search/saved-cabins-status.ts';
import type { SearchResult } from '../search/search-result.ts';
import type { Stay } from '../stays/stay.ts';

export const MAX_ITINERARY_CABINS = 20;

export type Vote = -1 | 0 | 1;

/** One voter's vote for one cabin, as the group sees it. */
export type CastVote = { cabinId: string; name: string; vote: -1 | 1; isMine: boolean };

export type ShortlistedCabin = { result: SearchResult; addedTotalCents: number | null };

/** The shared plan that a group opens by its link. */
export type Itinerary = {
  token: string;
  title: string;
  stay: Stay | null;
  guests: number;
  plan: Plan | null;
  shortlist: ShortlistedCabin[];
  dates: SavedAnswer['dates'];
  votes: CastVote[];
};

export type CabinState =
  | { kind: 'no-dates' | 'past' | 'too-small' | 'closed' }
  /** Not available on the group's dates, but on these. */
  | { kind: 'other-dates'; stay: Stay; totalCents: number }
  | { kind: 'open'; totalCents: number; addedTotalCents: number | null };

/** The state of a cabin on the group's dates. */
export function cabinState(
  { result: { cabin, stay, shiftDays, price }, addedTotalCents }: ShortlistedCabin,
  { dates, guests }: Pick<Itinerary, 'dates' | 'guests'>,
): CabinState {
  if (dates === 'none') return { kind: 'no-dates' };
  if (dates === 'past') return { kind: 'past' };
  if (isTooSmall(cabin, guests)) return { kind: 'too-small' };
  if (!stay || !price) return { kind: 'closed' };
  const { totalCents } = price;
  return shiftDays === 0
    ? { kind: 'open', totalCents, addedTotalCents }
    : { kind: 'other-dates', stay, totalCents };
}

const isTooSmall = ({ maxGuests }: CabinSummary, guests: number) => maxGuests < guests;

/** Rounded up to a cent, so that the shares cover the total. */
export const shareCents = (totalCents: number, guests: number): number =>
  Math.ceil(totalCents / guests);
