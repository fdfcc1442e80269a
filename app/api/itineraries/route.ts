import { createItinerary } from '@/lib/data/search/itineraries';
import { unknownCabin } from '@/lib/api/itinerary';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { noStore, parseJson, withSameOrigin } from '@/lib/api/handler';
import { itineraryRequestSchema } from '@/lib/schemas/itinerary';

export const POST = withSameOrigin(async (request) => {
  const body = await parseJson(request, itineraryRequestSchema, { mostBytes: 16 * 1024 });
  await limitVisitor(request, 'itinerary-new');
  const saved = await createItinerary(body, new Date());
  if (!saved) throw unknownCabin();
  return noStore(saved, 201);
});
