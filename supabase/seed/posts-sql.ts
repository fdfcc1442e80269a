import { hashUuid } from './hash.ts';
import { postAuthor, postPicture, posts } from './posts.ts';
import { rows, text, textArray } from './sql.ts';

// Mid-morning in Tennessee, in summer as in winter on the same day as in UTC.
const instant = (date: string): string => text(`${date}T15:00:00Z`);

export function postsSql(): string {
  const lines = posts.map((post) => [
    text(hashUuid(`post:${post.slug}`)),
    text(post.slug),
    text(post.title),
    text(post.excerpt),
    text(post.body),
    text(postPicture(post)),
    text(postAuthor),
    instant(post.published),
    instant(post.updated),
    textArray(post.cabins),
    textArray(post.topics),
  ]);
  return `insert into public.posts (id, slug, title, excerpt, body_markdown, hero_image_url, author, published_at, updated_at, related_cabin_slugs, topics) values
${rows(lines)}
on conflict do nothing;`;
}
