import { readRegionMap } from '@/lib/data/cabins/region-map';
import { readShopChanges } from '@/lib/data/backend/shop-settings';
import { shop } from '@/lib/shop/shop';

export const dynamic = 'force-static';
export const revalidate = 86_400;

/** The ground of the map where the site has no drawing of the region. */
export async function GET() {
  await readShopChanges();
  return Response.json(
    shop().showsSmokies ? { type: 'FeatureCollection', features: [] } : await readRegionMap(),
  );
}
