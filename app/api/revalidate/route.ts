import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { setTimeout as wait } from 'node:timers/promises';
import { cacheTags, tagsOfTable } from '@/lib/data/backend/cache-tags';
import { loadSite } from '@/lib/data/backend/shop-settings';
import { noStore, parseJson, withErrorHandling } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { createHash, timingSafeEqual } from 'node:crypto';
import { logError } from '@/lib/log/log';
import { serverEnv } from '@/lib/env/server';
import { z } from 'zod';

/** The body of `POST /api/revalidate`: a webhook of the database sends more, which is left aside. */
const revalidateRequestSchema = z.object({ table: z.string().max(60).optional() });

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether the caller has the project's secret key. */
function hasServiceKey(request: Pick<Request, 'headers'>): boolean {
  const shown = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(shown), digest(serverEnv.SUPABASE_SECRET_KEY));
}

const AGAIN_AFTER_MS = 1500;

/**
 * Called by the database at each change of the catalog. Revalidates a second time a moment later, because a page
 * rendered from the old data may have been cached in between.
 */
export const POST = withErrorHandling(async (request) => {
  if (!hasServiceKey(request))
    throw new HttpError(401, 'unauthorized', 'The secret key is needed.');
  const { table } = await parseJson(request, revalidateRequestSchema);
  const tags = tagsOfTable(table);
  if (tags.includes(cacheTags.settings)) {
    await loadSite().catch((error: unknown) =>
      logError('shop settings could not be loaded', error),
    );
  }
  const end = () => {
    for (const tag of tags) revalidateTag(tag, { expire: 0 });
  };
  end();
  after(async () => {
    await wait(AGAIN_AFTER_MS);
    end();
  });
  return noStore({ tags });
});
