import { openTextLink } from '@/lib/data/text-links';
import { limitReads } from '@/lib/http/read-limits';
import { parseQuery, Refusal, route } from '@/lib/http/route';
import { textLinkQuerySchema } from '@/lib/schemas/text';

export const GET = route(async (request) => {
  const { token } = parseQuery(request, textLinkQuerySchema);
  limitReads(request, 'text-link');
  const link = await openTextLink(token);
  if (link === null) throw new Refusal(404, 'unknown_link', 'This link has expired.');
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
  return Response.json({ link }, { headers });
});
