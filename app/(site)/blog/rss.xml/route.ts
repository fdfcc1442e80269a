import { buildBlogFeed } from '@/components/seo/blog-feed';
import { listPosts } from '@/lib/data/posts';
import { serverEnv } from '@/lib/env/server';

export const revalidate = 300;
export const dynamic = 'force-static';

export async function GET() {
  return new Response(buildBlogFeed(await listPosts(), serverEnv.SITE_URL), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
