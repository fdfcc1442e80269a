import { generateSitemaps } from '@/app/sitemap';
import { countLiveCabins } from '@/lib/data/cabins/cabin-entries';
import { listEvents, listPosts } from '@/lib/data/content/posts';
import { listTours } from '@/lib/data/cabins/tours';
import { serverEnv } from '@/lib/env/server';

export const dynamic = 'force-static';
export const revalidate = 300;

/** Next writes the sitemaps themselves, but no index of them. A sitemap without an address would be no valid one. */
export async function GET() {
  const counts: Record<string, number> = {
    cabins: await countLiveCabins(),
    tours: (await listTours()).length,
    posts: (await listPosts()).length + (await listEvents()).length,
  };
  const filled = (await generateSitemaps()).filter(({ id }) => counts[id] !== 0);
  const entries = filled.map(
    ({ id }) => `<sitemap><loc>${serverEnv.SITE_URL}/sitemap/${id}.xml</loc></sitemap>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</sitemapindex>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
