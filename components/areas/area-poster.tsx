import { AreaCard } from './area-card';
import { areaColor, hasAreaPicture } from './area-color';
import { type Area } from '@/lib/domain/catalog/area';

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
