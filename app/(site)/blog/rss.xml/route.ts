import { buildBlogFeed } from '@/components/seo/blog-feed';
import { listPosts } from '@/lib/data/content/posts';
import { readShopChanges } from '@/lib/data/backend/shop-settings';
import { serverEnv } from '@/lib/env/server';

export const revalidate = 300;
export const dynamic = 'force-static';

export async function GET() {
  const [posts] = await Promise.all([listPosts(), readShopChanges()]);
  return new Response(buildBlogFeed(posts, serverEnv.SITE_URL), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
