import type { AreaSlug } from '@/lib/domain/catalog/cabin';
import { pictureColor } from '@/lib/pictures/placeholder-color';
import { AREA_COPY } from './area-copy';
import { AreaCard } from './area-card';

type Props = { area: { slug: AreaSlug; city: string }; call: string };

/** The card of a town, drawn as a framed print. */
export function AreaPoster({ area: { slug, city }, call }: Props) {
  const color = pictureColor(`/images/areas/${slug}.webp`);
  return <AreaCard slug={slug} city={city} lead={AREA_COPY[slug].lead} color={color} call={call} />;
}
