import { Feed } from 'feed';
import type { PostSummary } from '../../lib/domain/catalog/post.ts';
import { paths } from '../../lib/http/paths.ts';
import { feedTitle, regionPhrase, shop } from '../../lib/shop/shop.ts';

// Characters that XML 1.0 forbids; one of them would invalidate the feed.
const NOT_XML =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const inXml = (text: string) => text.replace(NOT_XML, '');

/** RSS 2.0 of the given posts, newest first. */
export function buildBlogFeed(posts: readonly PostSummary[], origin: string): string {
  const link = `${origin}${paths.blog}`;
  const updated = posts
    .map((post) => post.updatedAt)
    .sort()
    .at(-1);
  const feed = new Feed({
    id: link,
    link,
    title: feedTitle(),
    description: `Trip notes from a cabin host in ${regionPhrase()} of ${shop().state}.`,
    language: 'en-US',
    copyright: shop().name,
    feedLinks: { rss: `${origin}${paths.blogFeed}` },
    ...(updated && { updated: new Date(updated) }),
  });
  for (const post of posts) {
    const url = `${origin}${paths.blogPost(post.slug)}`;
    feed.addItem({
      id: url,
      link: url,
      title: inXml(post.title),
      description: inXml(post.excerpt),
      date: new Date(post.publishedAt),
      author: [{ name: inXml(post.author), email: shop().email }],
    });
  }
  return feed.rss2();
}
