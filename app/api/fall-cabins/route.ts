import { HttpError } from '@/lib/api/http-error';
import { findFallCabins } from '@/lib/data/search/fall-cabins';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { noStore, parseQuery, withSameOrigin } from '@/lib/api/handler';
import { fallCabinsQuerySchema } from '@/lib/schemas/fall';

export const GET = withSameOrigin(async (request) => {
  const query = parseQuery(request, fallCabinsQuerySchema);
  await limitVisitor(request, 'search');
  const found = await findFallCabins(query, new Date());
  if (!found) throw new HttpError(400, 'invalid_request', 'Not valid: place.');
  return noStore(found);
});
