import { createItinerary } from '@/lib/data/itineraries';
import { noStore, unknownCabin } from '@/lib/api/itinerary';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { parseJson, route } from '@/lib/api/handler';
import { itineraryRequestSchema } from '@/lib/schemas/itinerary';

export const POST = route(async (request) => {
  const body = await parseJson(request, itineraryRequestSchema, { mostBytes: 16 * 1024 });
  await limitVisitor(request, 'itinerary-new');
  const saved = await createItinerary(body, new Date());
  if (!saved) throw unknownCabin();
  return noStore(saved, 201);
});
