import type { PostKind } from '@/lib/domain/catalog/post';
import type { PostState } from '@/lib/schemas/host/posts';

export const POST_STATE_NAMES: Record<PostState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
};

export const POST_KIND_NAMES: Record<PostKind, string> = {
  article: 'Article',
  event: 'Event',
  guide: 'Guide',
};

const PARTS: Record<string, string> = {
  excerpt: 'a summary of at least 20 characters',
  body_markdown: 'a text',
  hero_image_url: 'a picture at the top',
  event_from: 'the first day',
  event_to: 'the last day',
  event_place: 'the place',
  usual_from: 'the first usual day',
  usual_to: 'the last usual day',
  usual_when: 'the usual days in words',
  event_town: 'the town',
};

/** Says what a post needs to be published, by the database's keys; null for unknown keys. */
export function missingInPost(keys: unknown): string | null {
  if (!Array.isArray(keys)) return null;
  const parts = keys.flatMap((key) => PARTS[String(key)] ?? []);
  return parts.length === 0 ? null : `Not there yet: ${parts.join(', ')}.`;
}
