import { generateSitemaps } from '@/app/sitemap';
import { serverEnv } from '@/lib/env/server';

export const dynamic = 'force-static';
export const revalidate = 300;

/** Next writes the sitemaps themselves, but no index of them. */
export async function GET() {
  const entries = (await generateSitemaps()).map(
    ({ id }) => `<sitemap><loc>${serverEnv.SITE_URL}/sitemap/${id}.xml</loc></sitemap>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</sitemapindex>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
