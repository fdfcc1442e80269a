import { z } from 'zod';
import { noStore, parseQuery, withSameOrigin } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { getCalendar } from '@/lib/data/host/calendar';
import { calendarDateSchema } from '@/lib/schemas/fields';

const querySchema = z.strictObject({ from: calendarDateSchema, to: calendarDateSchema });

export const GET = withSameOrigin(async (request) => {
  const result = await getCalendar(parseQuery(request, querySchema));
  if (result.ok) return noStore(result.data);
  if (result.code === 'signed-out') throw new HttpError(401, 'signed_out', 'Please sign in again.');
  if (result.code === 'not-allowed')
    throw new HttpError(403, 'not_allowed', 'Your role can’t see this.');
  throw new HttpError(409, result.code, 'These days can’t be shown.');
});
