import { AREA_LEADS } from '@/lib/shop/area-leads';
import { areaPicture } from '@/lib/pictures/page-pictures';
import { pictureColor } from '@/lib/pictures/placeholder-color';
import { type AreaSlug } from '@/lib/domain/catalog/area';
import { builtIn } from '@/lib/shop/shop';

/** The color shown while a town's picture loads. */
export const areaColor = (slug: AreaSlug): string | null => pictureColor(areaPicture(slug));

/** Only those that are built in have one. */
export const hasAreaPicture = ({ slug }: { slug: AreaSlug }): boolean =>
  builtIn(AREA_LEADS, slug) !== undefined;
