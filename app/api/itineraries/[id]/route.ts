import { changeItinerary, readVotes, revokeItinerary } from '@/lib/data/search/itineraries';
import { EDIT_TOKEN, unknownCabin, unknownItinerary } from '@/lib/api/itinerary';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { noStore, parseJson, withSameOrigin } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { itineraryChangeSchema } from '@/lib/schemas/itinerary';

type Context = RouteContext<'/api/itineraries/[id]'>;

const editTokenOf = (request: Request) => request.headers.get(EDIT_TOKEN) ?? '';

export const GET = withSameOrigin(async (request, { params }: Context) => {
  const { id } = await params;
  await limitVisitor(request, 'itinerary-read');
  const voter = request.headers.get('X-Voter-Id');
  const found = await readVotes(id, voter, editTokenOf(request), new Date());
  if (!found) throw unknownItinerary();
  return noStore(found);
});

export const PUT = withSameOrigin(async (request, { params }: Context) => {
  const { id } = await params;
  const body = await parseJson(request, itineraryChangeSchema, { mostBytes: 16 * 1024 });
  await limitVisitor(request, 'itinerary-change');
  const editToken = editTokenOf(request);
  const outcome = await changeItinerary({ token: id, editToken }, body, new Date());
  if (outcome === 'unknown') throw unknownItinerary();
  if (outcome === 'unknown_cabin') throw unknownCabin();
  if (outcome === 'dates_needed') {
    throw new HttpError(400, 'dates_needed', 'Pick dates, and I’ll plan your days.');
  }
  return noStore({ status: outcome });
});

export const DELETE = withSameOrigin(async (request, { params }: Context) => {
  const { id } = await params;
  await limitVisitor(request, 'itinerary-change');
  if (!(await revokeItinerary(id, editTokenOf(request), new Date()))) throw unknownItinerary();
  return noStore({ status: 'revoked' });
});
