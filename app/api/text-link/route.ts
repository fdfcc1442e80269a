import { openTextLink } from '@/lib/data/content/text-links';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { parseQuery, withSameOrigin } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { textLinkQuerySchema } from '@/lib/schemas/text';

export const GET = withSameOrigin(async (request) => {
  const { token } = parseQuery(request, textLinkQuerySchema);
  await limitVisitor(request, 'text-link');
  const link = await openTextLink(token);
  if (link === null) throw new HttpError(404, 'unknown_link', 'This link has expired.');
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
  return Response.json({ link }, { headers });
});
