import { hashUuid } from './hash.ts';
import { events, postAuthor, postPicture, posts } from './posts.ts';
import { nullable, rows, text, textArray } from './sql.ts';

// Mid-morning in Tennessee, in summer as in winter on the same day as in UTC.
const instant = (date: string): string => text(`${date}T15:00:00Z`);

function articlesSql(): string {
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

function eventsSql(): string {
  const lines = events.map((event) => [
    text(hashUuid(`event:${event.slug}`)),
    text('event'),
    text(event.slug),
    text(event.title),
    text(event.excerpt),
    text(event.body),
    text(event.picture),
    text(postAuthor),
    instant(event.published),
    instant(event.published),
    text(event.place),
    text(event.town),
    text(event.from),
    text(event.to),
    text(event.when),
    text(event.pin),
    nullable(event.warning, text),
    textArray(event.areas),
    textArray(event.posts),
  ]);
  return `insert into public.posts (id, kind, slug, title, excerpt, body_markdown, hero_image_url, author, published_at, updated_at, event_place, event_town, usual_from, usual_to, usual_when, event_pin, event_warning, event_areas, related_post_slugs) values
${rows(lines)}
on conflict do nothing;`;
}

export const postsSql = (): string => `${articlesSql()}\n\n${eventsSql()}`;
