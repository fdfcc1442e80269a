'use client';

import { site, type Site } from '@/lib/shop/site';

/** Before everything that reads the site in the browser. */
export function SiteChanges({ changes }: { changes?: Partial<Site> }) {
  Object.assign(site, changes);
  return null;
}
