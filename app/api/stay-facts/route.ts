import { describeStay } from '@/components/stay-strip/list-stay-facts';
import { noStore, parseQuery, withSameOrigin } from '@/lib/api/handler';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { unknownCabin } from '@/lib/api/public';
import { getCabin } from '@/lib/data/cabins/cabins';
import { listEvents } from '@/lib/data/content/posts';
import { stayFactsQuerySchema } from '@/lib/schemas/stay-facts';

export const GET = withSameOrigin(async (request) => {
  const { cabin: slug, check_in, check_out } = parseQuery(request, stayFactsQuerySchema);
  await limitVisitor(request, 'stay-facts');
  const [cabin, events] = await Promise.all([getCabin(slug), listEvents()]);
  if (!cabin) throw unknownCabin();
  return noStore(describeStay(cabin, { checkIn: check_in, checkOut: check_out }, events));
});
