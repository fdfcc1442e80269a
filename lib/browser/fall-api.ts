import { ApiError, fetchJson, READ_TIMEOUT_MS } from '@/lib/browser/api';
import type { FallCabins } from '@/lib/domain/trip/fall-cabins';

export async function getFallCabins(week: string, place: string): Promise<FallCabins> {
  const query = new URLSearchParams({ week, place }).toString();
  const body = await fetchJson(`/api/fall-cabins?${query}`, {}, READ_TIMEOUT_MS);
  if (!Array.isArray(body.nearest)) throw new ApiError(0);
  return body as FallCabins;
}
