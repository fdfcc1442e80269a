import 'server-only';
import type { CabinFilter } from '@/lib/domain/catalog/cabin-filters';
import { listCabinPairs, type CabinPair } from '@/lib/domain/search/cabin-pairs';
import type { SearchCriteria } from '@/lib/domain/search/search-criteria';
import type { SearchResult } from '@/lib/domain/search/search-result';
import {
  NO_SUGGESTIONS,
  pickNearStays,
  type SearchSuggestions,
  type TownSuggestion,
} from '@/lib/domain/search/search-suggestions';
import { GUESTS_MIN } from '@/lib/domain/stays/party';
import { toStay, type Stay } from '@/lib/domain/stays/stay';
import { addDays, nightsBetween } from '@/lib/domain/values/calendar-date';
import { listNearest } from '@/lib/domain/values/distances';
import { cachedRead } from '@/lib/data/backend/read-cache';
import { toSearchResults } from './search';
import { readSearchRows } from './search-rows';
import { areaOfDistances } from '@/lib/domain/catalog/region';
import { type AreaSlug } from '@/lib/domain/catalog/area';
import { shop } from '@/lib/shop/shop';

const MAX_NEAR_STAYS = 4;
const MAX_PAIRS = 2;
/** Each town is a search of its own. */
const MAX_TOWNS = 6;
/** The nearest and cheapest cabins, compared for nearby stays and for pairs. */
const MAX_COMPARED = 30;
/** The most days that the search index answers at once (docs/scale.md). */
const NEAR_DAYS = 15;
/** The offset in days of a second read, for weeks beyond the first. */
const LATER = 2 * NEAR_DAYS + 1;
const SHORTER_NIGHTS = 7;

const cut = (most: number) => ({ p_limit: most, p_offset: 0 });
const ordered = (filter: CabinFilter | null) => ({ filter, sort: null });
const exactly = (criteria: SearchCriteria): SearchCriteria => ({ ...criteria, flexibleDays: null });

async function countFound(criteria: SearchCriteria, filter: CabinFilter | null): Promise<number> {
  const rows = await readSearchRows(criteria, ordered(filter), cut(1));
  return rows[0]?.found ?? 0;
}

/** Available stays of the requested length that start within two weeks of the requested day. */
async function findNear(
  criteria: SearchCriteria,
  requested: Stay,
  filter: CabinFilter | null,
  taken: Stay | null = toStay(criteria),
): Promise<SearchResult[]> {
  const moved = { ...criteria, ...requested };
  const rows = await readSearchRows(moved, ordered(filter), cut(MAX_COMPARED), NEAR_DAYS);
  return pickNearStays(await toSearchResults(rows), taken, MAX_NEAR_STAYS);
}

/** The nearest available stays: of the same length, else some weeks later, else shorter. */
async function listNearStays(
  criteria: SearchCriteria,
  filter: CabinFilter | null,
): Promise<SearchResult[]> {
  const stay = toStay(criteria);
  if (stay === null) return [];
  const later = { checkIn: addDays(stay.checkIn, LATER), checkOut: addDays(stay.checkOut, LATER) };
  const nights = Math.min(SHORTER_NIGHTS, nightsBetween(stay.checkIn, stay.checkOut) - 1);
  const shorter = { checkIn: stay.checkIn, checkOut: addDays(stay.checkIn, nights) };
  for (const requested of nights > 1 ? [stay, later, shorter] : [stay, later]) {
    const found = await findNear(criteria, requested, filter);
    if (found.length > 0) return found;
  }
  return [];
}

/** The nearest other areas, in the site's order. */
function nearestAreas(city: AreaSlug): AreaSlug[] {
  const { areas } = shop();
  const others = areas.filter(({ slug }) => slug !== city);
  const found = listNearest(areaOfDistances(areas, city), others, MAX_TOWNS);
  const nearest = found.map(({ place }) => place);
  return others.filter((area) => nearest.includes(area)).map(({ slug }) => slug);
}

async function listTowns(
  criteria: SearchCriteria,
  filter: CabinFilter | null,
): Promise<TownSuggestion[]> {
  if (criteria.city === 'all') return [];
  const towns = await Promise.all(
    nearestAreas(criteria.city).map(async (slug) => {
      const rows = await readSearchRows({ ...criteria, city: slug }, ordered(filter), cut(1));
      const [cheapest] = await toSearchResults(rows);
      const leastTotalCents = cheapest?.price?.totalCents ?? null;
      return { area: slug, count: rows[0]?.found ?? 0, leastTotalCents };
    }),
  );
  return towns.filter(({ count }) => count > 0);
}

/** Pairs a cheap cabin that sleeps half the party with the cheapest one of any size. */
async function listPairs(
  criteria: SearchCriteria,
  filter: CabinFilter | null,
): Promise<CabinPair[]> {
  if (toStay(criteria) === null || criteria.guests < 2) return [];
  const sizes = [Math.ceil(criteria.guests / 2), GUESTS_MIN];
  const found = await Promise.all(
    sizes.map((guests) =>
      readSearchRows({ ...criteria, guests }, ordered(filter), cut(MAX_COMPARED)),
    ),
  );
  const rows = new Map(found.flat().map((row) => [row.cabin_id, row]));
  return listCabinPairs(await toSearchResults([...rows.values()]), criteria.guests, MAX_PAIRS);
}

/** What other towns have for a party that no cabin of the requested town sleeps, the requested dates first. */
async function findAnywhere(criteria: SearchCriteria) {
  const anywhere: SearchCriteria = { ...criteria, city: 'all' };
  const stay = toStay(criteria);
  const [anywhereCount, nearStays] = await Promise.all([
    countFound({ ...anywhere, checkIn: null, checkOut: null }, null),
    stay === null ? [] : findNear(anywhere, stay, null, null),
  ]);
  return { anywhereCount, nearStays };
}

/** For a search without results: at most eleven short reads of the search index, most of them concurrent. */
export const suggestSearches = (
  criteria: SearchCriteria,
  filter: CabinFilter | null,
): Promise<SearchSuggestions> =>
  cachedRead(`suggest:${JSON.stringify([criteria, filter])}`, async () => {
    const exact = exactly(criteria);
    const isDated = toStay(criteria) !== null;
    const anyDates = { ...exact, checkIn: null, checkOut: null };
    const [nearStays, towns, pairs, unfilteredCount, anyDatesCount] = await Promise.all([
      listNearStays(exact, filter),
      listTowns(exact, filter),
      listPairs(exact, filter),
      filter === null ? 0 : countFound(criteria, null),
      isDated ? countFound(anyDates, filter) : 0,
    ]);
    const isTooSmall = isDated && filter === null && anyDatesCount === 0;
    const found = { nearStays, towns, pairs, unfilteredCount, anyDatesCount, anywhereCount: null };
    return isTooSmall ? { ...found, ...(await findAnywhere(exact)) } : found;
  });

/** Suggestions for a search with few results: nearby dates in other cabins, else other towns. */
export const suggestMore = (
  criteria: SearchCriteria,
  filter: CabinFilter | null,
): Promise<SearchSuggestions> =>
  cachedRead(`more:${JSON.stringify([criteria, filter])}`, async () => {
    const exact = exactly(criteria);
    const stay = toStay(exact);
    const nearStays = stay === null ? [] : await findNear(exact, stay, filter);
    const [towns, unfilteredCount] = await Promise.all([
      nearStays.length === 0 ? listTowns(exact, filter) : [],
      filter === null ? 0 : countFound(exact, null),
    ]);
    return { ...NO_SUGGESTIONS, nearStays, towns, unfilteredCount };
  });
