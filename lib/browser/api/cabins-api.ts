import { ApiError, fetchJson, postJson } from '@/lib/browser/api/fetch-json';
import type { SavedAnswer } from '@/lib/domain/search/saved-cabins-status';
import type { SavedRequest } from '@/lib/schemas/saved';
import type { CabinMap } from '@/lib/domain/catalog/cabin-location';
import type { Stay } from '@/lib/domain/stays/stay';
import type { FallCabins } from '@/lib/domain/trip/fall-cabins';
import type { StayDays } from '@/lib/domain/trip/stay-fact';

/** Checks which saved cabins are still listed and, for given dates, available. */
export async function checkSavedCabins(request: SavedRequest): Promise<SavedAnswer> {
  const body = await fetchJson('/api/saved', postJson(request));
  if (!Array.isArray(body.cabins)) throw new ApiError(0);
  return body as SavedAnswer;
}

export async function getCabinMap(slugs: readonly string[]): Promise<CabinMap> {
  const query = new URLSearchParams({ cabins: slugs.join(',') }).toString();
  const body = await fetchJson(`/api/cabin-locations?${query}`);
  if (!Array.isArray(body.cabins)) throw new ApiError(0);
  return body as CabinMap;
}

export async function getFallCabins(week: string, place: string): Promise<FallCabins> {
  const query = new URLSearchParams({ week, place }).toString();
  const body = await fetchJson(`/api/fall-cabins?${query}`);
  if (!Array.isArray(body.nearest)) throw new ApiError(0);
  return body as FallCabins;
}

/** Facts about the days of a stay at a cabin. */
export async function getStayDays(slug: string, stay: Stay): Promise<StayDays> {
  const dates = { check_in: stay.checkIn, check_out: stay.checkOut };
  const query = new URLSearchParams({ cabin: slug, ...dates }).toString();
  const body = await fetchJson(`/api/stay-facts?${query}`);
  if (!Array.isArray(body.facts)) throw new ApiError(0);
  return body as StayDays;
}
