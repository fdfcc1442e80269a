import { revalidateTag } from 'next/cache';
import { tagsOfTable } from '@/lib/data/cache-tags';
import { parseJson, answering, Refusal } from '@/lib/http/route';
import { holdsSecretKey } from '@/lib/http/secret-key';
import { revalidateRequestSchema } from '@/lib/schemas/revalidate';

/** For a webhook of the database, where no process of the site lives long enough to look for changes itself. */
export const POST = answering(async (request) => {
  if (!holdsSecretKey(request)) throw new Refusal(401, 'unauthorized', 'The secret key is needed.');
  const { table } = await parseJson(request, revalidateRequestSchema);
  const tags = tagsOfTable(table);
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  return Response.json({ tags }, { headers: { 'Cache-Control': 'no-store' } });
});
