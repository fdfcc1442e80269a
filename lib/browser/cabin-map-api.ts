import { ApiError, fetchJson, READ_TIMEOUT_MS } from '@/lib/browser/api';
import type { CabinMap } from '@/lib/domain/cabin-location';

/** Where all cabins may be said to be. */
export async function getCabinMap(): Promise<CabinMap> {
  const body = await fetchJson('/api/cabin-locations', {}, READ_TIMEOUT_MS);
  if (!Array.isArray(body.cabins)) throw new ApiError(0);
  return body as CabinMap;
}
