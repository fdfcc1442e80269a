'use client';

import { changeSite, type Site } from '@/lib/site';

/** Before everything that reads the site in the browser. */
export function SiteChanges({ changes }: { changes?: Partial<Site> }) {
  changeSite(changes);
  return null;
}
