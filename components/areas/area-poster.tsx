import type { AreaSlug } from '@/lib/domain/catalog/cabin';
import { AreaCard } from './area-card';
import { areaColor } from './area-color';

type Props = { slug: AreaSlug; call: string };

/** The card of a town, drawn as a framed print. */
export function AreaPoster({ slug, call }: Props) {
  return <AreaCard slug={slug} color={areaColor(slug)} call={call} />;
}
