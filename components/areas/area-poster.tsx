import type { Area } from '@/lib/shop/site';
import { AreaCard } from './area-card';
import { areaColor, hasAreaPicture } from './area-color';

type Props = { area: Area; call: string };

/** The card of a town, drawn as a framed print. */
export function AreaPoster({ area, call }: Props) {
  return (
    <AreaCard
      area={area}
      color={hasAreaPicture(area) ? areaColor(area.slug) : undefined}
      call={call}
    />
  );
}
