import { llmsText } from '@/components/seo/llms-text';
import { listCabins } from '@/lib/data/cabins/cabins';
import { getGuide, listEvents, listPosts } from '@/lib/data/content/posts';
import { readShopChanges } from '@/lib/data/backend/shop-settings';
import { serverEnv } from '@/lib/env/server';

export const dynamic = 'force-static';
export const revalidate = 300;

export async function GET() {
  const [cabins, posts, events, guide] = await Promise.all([
    listCabins(),
    listPosts(),
    listEvents(),
    getGuide('visitor-guide'),
    readShopChanges(),
  ]);
  const text = llmsText({ cabins, posts, events, guide }, serverEnv.SITE_URL);
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
