import type { AreaSlug } from '@/lib/domain/catalog/cabin';
import { pictureColor } from '@/lib/pictures/placeholder-color';
import { AreaCard } from './area-card';

type Props = { slug: AreaSlug; call: string };

/** The card of a town, drawn as a framed print. */
export function AreaPoster({ slug, call }: Props) {
  const color = pictureColor(`/images/areas/${slug}.webp`);
  return <AreaCard slug={slug} color={color} call={call} />;
}
