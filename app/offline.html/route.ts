import { readShopChanges } from '@/lib/data/backend/shop-settings';
import { fontFiles } from '@/lib/page/font-faces';
import { offlinePage } from '@/lib/fallback-pages/offline-page';

export const dynamic = 'force-static';
export const revalidate = 300;

export async function GET() {
  await readShopChanges();
  return new Response(offlinePage(fontFiles()), {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
