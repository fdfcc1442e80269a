import 'server-only';
import { askBriefly } from '@/lib/data/brief-reads';
import { invokeForText } from '@/lib/data/invoke-function';
import { availabilityQuerySchema } from '@/lib/schemas/availability';
import { quoteRequestSchema } from '@/lib/schemas/quote';
import { limitReads } from './read-limits';
import { parseJson, parseQuery, passOnText, route } from './route';

export const availability = route(async (request) => {
  const query = parseQuery(request, availabilityQuerySchema);
  limitReads(request, 'availability');
  const read = () => invokeForText('cabin-availability', { query });
  return passOnText(await askBriefly(`availability:${query.cabin_id}`, read));
});

export const quote = route(async (request) => {
  const body = await parseJson(request, quoteRequestSchema);
  limitReads(request, 'quote');
  const read = () => invokeForText('quote', { body });
  return passOnText(await askBriefly(`quote:${JSON.stringify(body)}`, read));
});
