import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { setTimeout as wait } from 'node:timers/promises';
import { tagsOfTable } from '@/lib/data/cache-tags';
import { parseJson, answering } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { holdsSecretKey } from '@/lib/api/service-auth';
import { revalidateRequestSchema } from '@/lib/schemas/revalidate';

const AGAIN_AFTER_MS = 1500;

/**
 * For the database, which tells of each change of the catalogue. The pages are ended a second time in a moment, for one
 * rendered from the old data may have been kept in between.
 */
export const POST = answering(async (request) => {
  if (!holdsSecretKey(request))
    throw new HttpError(401, 'unauthorized', 'The secret key is needed.');
  const { table } = await parseJson(request, revalidateRequestSchema);
  const tags = tagsOfTable(table);
  const end = () => {
    for (const tag of tags) revalidateTag(tag, { expire: 0 });
  };
  end();
  after(async () => {
    await wait(AGAIN_AFTER_MS);
    end();
  });
  return Response.json({ tags }, { headers: { 'Cache-Control': 'no-store' } });
});
