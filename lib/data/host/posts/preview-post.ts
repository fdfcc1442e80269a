import 'server-only';
import { toPost } from '@/lib/data/content/post-rows';
import { getHostPost } from './posts';
import type { HostResult } from '@/lib/data/staff/staff';
import type { Post } from '@/lib/domain/catalog/post';
import { toSnakeKeys } from '@/lib/domain/values/key-case';
import type { postDraftSchema } from '@/lib/schemas/host/posts';
import type { z } from 'zod';

const countWords = (text: string) => text.trim().split(/\s+/).length;

/** Replaces missing texts with placeholders. */
const withPlaceholders = (post: Post): Post => ({
  ...post,
  title: post.title || '(No title yet)',
  excerpt: post.excerpt || '(No summary yet)',
  bodyMarkdown: post.bodyMarkdown.trim() || '(No text yet)',
});

/** A post as its page would show it with the editor's draft. */
export async function getPreviewPost(
  key: string,
  draft: z.output<typeof postDraftSchema> = {},
): Promise<HostResult<Post>> {
  const result = await getHostPost(key);
  if (!result.ok) return result;
  const { facts, publishedAt, updatedAt } = result.data;
  const typed = Object.fromEntries(
    Object.entries(draft).filter(([, value]) => value !== undefined),
  );
  const shown = { ...facts, ...typed };
  const wordCount = countWords(shown.bodyMarkdown);
  const row = toSnakeKeys<Parameters<typeof toPost>[0]>({
    ...shown,
    publishedAt,
    updatedAt,
    wordCount,
  });
  return { ok: true, data: withPlaceholders(toPost(row)) };
}
