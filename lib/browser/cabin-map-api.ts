import { ApiError, fetchJson, READ_TIMEOUT_MS } from '@/lib/browser/api';
import type { CabinMap } from '@/lib/domain/catalog/cabin-location';

/** Where these cabins may be said to be. */
export async function getCabinMap(slugs: readonly string[]): Promise<CabinMap> {
  const query = new URLSearchParams({ cabins: slugs.join(',') }).toString();
  const body = await fetchJson(`/api/cabin-locations?${query}`, {}, READ_TIMEOUT_MS);
  if (!Array.isArray(body.cabins)) throw new ApiError(0);
  return body as CabinMap;
}
