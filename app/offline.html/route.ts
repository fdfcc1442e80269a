import { readSiteChanges } from '@/lib/data/shop-settings';
import { FONT_FILES } from '@/lib/font-faces';
import { offlinePage } from '@/lib/fallback-pages/offline-page';

export const dynamic = 'force-static';
export const revalidate = 300;

export async function GET() {
  await readSiteChanges();
  return new Response(offlinePage(FONT_FILES), {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
