import type { AreaSlug } from '@/lib/domain/catalog/cabin';
import { pictureColor } from '@/lib/pictures/placeholder-color';
import { AREA_COPY } from './area-copy';
import { AreaPrint } from './area-print';

type Props = { area: { slug: AreaSlug; city: string }; call: string };

/** A town as a print in its paper frame. */
export function AreaPoster({ area: { slug, city }, call }: Props) {
  const color = pictureColor(`/images/areas/${slug}.webp`);
  return (
    <AreaPrint slug={slug} city={city} lead={AREA_COPY[slug].lead} color={color} call={call} />
  );
}
