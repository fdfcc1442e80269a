import { limitReads } from '@/lib/http/read-limits';
import { parseJson, passOn, route } from '@/lib/http/route';
import { quoteRequestSchema } from '@/lib/schemas/quote';
import { invokeFunction } from '@/lib/data/invoke-function';

export const POST = route(async (request) => {
  const body = await parseJson(request, quoteRequestSchema);
  limitReads(request, 'quote');
  return passOn(await invokeFunction('quote', { body }));
});
