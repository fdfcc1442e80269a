import { ApiError, fetchJson, postJson } from '@/lib/browser/api/fetch-json';
import type { CastVote } from '@/lib/domain/trip/itinerary';
import type { ItineraryRequestBody, VoteRequest } from '@/lib/schemas/itinerary';

const address = (id: string) => `/api/itineraries/${encodeURIComponent(id)}`;
const EDIT_TOKEN = 'X-Edit-Token';

export type Key = { id: string; editToken: string };

export async function createItinerary(body: ItineraryRequestBody): Promise<Key> {
  const { id, editToken } = await fetchJson('/api/itineraries', postJson(body));
  if (typeof id !== 'string' || typeof editToken !== 'string') throw new ApiError(0);
  return { id, editToken };
}

export async function changeItinerary(key: Key, body: ItineraryRequestBody): Promise<void> {
  const init = { ...postJson(body, { [EDIT_TOKEN]: key.editToken }), method: 'PUT' };
  await fetchJson(address(key.id), init);
}

export async function revokeItinerary({ id, editToken }: Key): Promise<void> {
  const init = { method: 'DELETE', headers: { [EDIT_TOKEN]: editToken } };
  await fetchJson(address(id), init);
}

type Read = { votes: CastVote[]; canEdit: boolean };

export async function readVotes(
  id: string,
  voterId: string | null,
  editToken: string | null,
): Promise<Read> {
  const headers = {
    ...(voterId && { 'X-Voter-Id': voterId }),
    ...(editToken && { [EDIT_TOKEN]: editToken }),
  };
  const body = await fetchJson(address(id), { headers });
  if (!Array.isArray(body.votes)) throw new ApiError(0);
  return { votes: body.votes as CastVote[], canEdit: body.canEdit === true };
}

export async function castVote(id: string, vote: VoteRequest): Promise<void> {
  await fetchJson(`${address(id)}/votes`, postJson(vote));
}
