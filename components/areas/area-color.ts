import type { AreaSlug } from '@/lib/domain/catalog/cabin';
import { pictureColor } from '@/lib/pictures/placeholder-color';

/** What stands in a town's picture until it is there. */
export const areaColor = (slug: AreaSlug): string | null =>
  pictureColor(`/images/areas/${slug}.webp`);
