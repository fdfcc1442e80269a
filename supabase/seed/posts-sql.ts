import { hashUuid } from './hash.ts';
import {
  events,
  guides,
  postAuthor,
  postPicture,
  posts,
  PUBLISHED,
  type SeedGuide,
  type SeedPost,
} from './posts.ts';
import { nullable, rows, text, textArray } from './sql.ts';

// Mid-morning in Tennessee, in summer as in winter on the same day as in UTC.
const instant = (date: string): string => text(`${date}T15:00:00Z`);

/** Rows of posts, all with the same columns. */
function insertSql(kind: string, lines: readonly (Record<string, string> & { slug: string })[]) {
  const all = lines.map(({ slug, ...line }) => ({
    id: text(hashUuid(`post:${slug}`)),
    kind: text(kind),
    slug: text(slug),
    author: text(postAuthor),
    ...line,
  }));
  return `insert into public.posts (${Object.keys(all[0] ?? {}).join(', ')}) values
${rows(all.map((line) => Object.values(line)))}
on conflict do nothing;`;
}

const wordsOf = ({ slug, title, excerpt, body }: SeedPost | SeedGuide) => ({
  slug,
  title: text(title),
  excerpt: text(excerpt),
  body_markdown: text(body),
});

const articleOf = (post: SeedPost) => ({
  ...wordsOf(post),
  hero_image_url: text(postPicture(post)),
  published_at: instant(post.published),
  updated_at: instant(post.updated),
  related_cabin_slugs: textArray(post.cabins),
  topics: textArray(post.topics),
});

const guideOf = (guide: SeedGuide) => ({
  ...wordsOf(guide),
  hero_image_url: text(guide.picture),
  published_at: instant(PUBLISHED),
  updated_at: instant(PUBLISHED),
  related_post_slugs: textArray(guide.related),
});

export const postsSql = (): string =>
  [
    insertSql('article', posts.map(articleOf)),
    insertSql(
      'event',
      events.map((event) => ({
        ...guideOf(event),
        event_place: text(event.place),
        event_town: text(event.town),
        usual_from: text(event.from),
        usual_to: text(event.to),
        usual_when: text(event.when),
        event_pin: text(event.pin),
        event_warning: nullable(event.warning, text),
        event_areas: textArray(event.areas),
      })),
    ),
    insertSql('guide', guides.map(guideOf)),
  ].join('\n\n');
