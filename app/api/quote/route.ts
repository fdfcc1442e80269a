import { limitReads } from '@/lib/http/read-limits';
import { parseJson, passOnText, route } from '@/lib/http/route';
import { quoteRequestSchema } from '@/lib/schemas/quote';
import { readBriefly } from '@/lib/data/brief-reads';
import { invokeForText } from '@/lib/data/invoke-function';

export const POST = route(async (request) => {
  const body = await parseJson(request, quoteRequestSchema);
  limitReads(request, 'quote');
  const read = () => invokeForText('quote', { body });
  return passOnText(await readBriefly(`quote:${JSON.stringify(body)}`, read));
});
