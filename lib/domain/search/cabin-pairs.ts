import type { SearchResult } from './search-result.ts';

/** Two cabins that sleep a party together; `guests` is how many sleep in each. */
export type CabinPair = {
  cabins: readonly [SearchResult, SearchResult];
  guests: readonly [number, number];
  totalCents: number;
};

const totalOf = ({ price }: SearchResult) => price?.totalCents ?? 0;

/** Splits a party by each cabin's share of the beds, within its capacity. */
export function splitParty(
  guests: number,
  [first, second]: readonly [number, number],
): [number, number] {
  const share = Math.round((guests * first) / (first + second));
  const inFirst = Math.min(first, guests - 1, Math.max(1, guests - second, share));
  return [inFirst, guests - inFirst];
}

function toPair(a: SearchResult, b: SearchResult, guests: number): CabinPair | null {
  const sizes = [a.cabin.maxGuests, b.cabin.maxGuests] as const;
  if (guests < 2 || sizes[0] + sizes[1] < guests) return null;
  return {
    cabins: [a, b],
    guests: splitParty(guests, sizes),
    totalCents: totalOf(a) + totalOf(b),
  };
}

const isInOneTown = ({ cabins: [a, b] }: CabinPair) => a.cabin.city === b.cabin.city;

/** Pairs available for the same stay, first those in one town, then by price. No cabin is in two pairs. */
export function listCabinPairs(
  results: readonly SearchResult[],
  guests: number,
  most: number,
): CabinPair[] {
  const priced = results.filter(({ price }) => price !== null);
  const pairs = priced
    .flatMap((a, index) => priced.slice(index + 1).map((b) => toPair(a, b, guests)))
    .filter((pair) => pair !== null)
    .sort((a, b) => Number(isInOneTown(b)) - Number(isInOneTown(a)) || a.totalCents - b.totalCents);
  const used = new Set<string>();
  const kept: CabinPair[] = [];
  for (const pair of pairs) {
    const ids = pair.cabins.map(({ cabin }) => cabin.id);
    if (kept.length >= most || ids.some((id) => used.has(id))) continue;
    for (const id of ids) used.add(id);
    kept.push(pair);
  }
  return kept;
}
