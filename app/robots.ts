import type { MetadataRoute } from 'next';
import { serverEnv } from '@/lib/env/server';
import { ROUTES } from '@/lib/http/routes';

const CLOSED = Object.entries(ROUTES)
  .filter(([, { robots }]) => robots === 'disallow')
  .map(([path]) => path.replace(/\[.*/, ''));

/** Preview bots may fetch everything a guest sees; private pages say `noindex` themselves. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/v1/'],
      disallow: ['/api/', ...CLOSED],
    },
    sitemap: `${serverEnv.SITE_URL}/sitemap-index.xml`,
  };
}
