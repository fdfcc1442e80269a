import type { MetadataRoute } from 'next';
import { serverEnv } from '@/lib/env/server';

/** Preview bots may fetch everything a guest sees; what is private says `noindex` itself. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/v1/'],
      disallow: ['/api/', '/booking', '/pay', '/t/'],
    },
    sitemap: `${serverEnv.SITE_URL}/sitemap-index.xml`,
  };
}
