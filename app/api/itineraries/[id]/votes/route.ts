import { castVote } from '@/lib/data/search/itineraries';
import { unknownCabin, unknownItinerary } from '@/lib/api/itinerary';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { noStore, parseJson, withSameOrigin } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { voteRequestSchema } from '@/lib/schemas/itinerary';

const FULL = 'This list already has as many voters as it can take.';

export const POST = withSameOrigin(
  async (request, { params }: RouteContext<'/api/itineraries/[id]/votes'>) => {
    const { id } = await params;
    const vote = await parseJson(request, voteRequestSchema, { mostBytes: 2048 });
    await limitVisitor(request, 'itinerary-vote');
    const outcome = await castVote(id, vote, new Date());
    if (outcome === 'unknown') throw unknownItinerary();
    if (outcome === 'unknown_cabin') throw unknownCabin();
    if (outcome === 'full') throw new HttpError(409, 'too_many_voters', FULL);
    return noStore({ status: outcome });
  },
);
