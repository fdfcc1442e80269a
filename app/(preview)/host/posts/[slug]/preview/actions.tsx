'use server';

import { hostAction } from '@/app/host/host-action';
import { DraftPost } from '@/app/(preview)/draft-post';
import { getPreviewPost } from '@/lib/data/host/posts/preview-post';
import { uuidSchema } from '@/lib/schemas/fields';
import { postDraftSchema } from '@/lib/schemas/host/posts';

/** The page of a post with what is typed, as its visitors would get it; it is made on the server alone. */
export const draw = hostAction([uuidSchema, postDraftSchema], async (id, draft) => {
  const post = await getPreviewPost(id, draft);
  return post.ok ? { ok: true as const, data: <DraftPost post={post.data} /> } : post;
});
