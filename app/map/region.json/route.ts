import { readRegionMap } from '@/lib/data/cabins/region-map';
import { readSiteChanges } from '@/lib/data/backend/shop-settings';
import { site } from '@/lib/shop/site';

export const dynamic = 'force-static';
export const revalidate = 86_400;

/** The ground of the map where the site has no drawing of the region. */
export async function GET() {
  await readSiteChanges();
  return Response.json(
    site.showsSmokies ? { type: 'FeatureCollection', features: [] } : await readRegionMap(),
  );
}
