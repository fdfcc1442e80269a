'use client';

import { ArrowRight } from 'lucide';
import { Picture } from '@/components/ui/picture';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { AREA_LEADS } from '@/lib/shop/area-leads';
import { paths } from '@/lib/http/paths';
import { areaPicture } from '@/lib/pictures/page-pictures';
import { type Area, type BuiltInArea } from '@/lib/domain/catalog/area';

type Props = {
  area: Area;
  /** Shown while the picture loads; undefined if there is none. */
  color: string | null | undefined;
  call: string;
};

export function AreaCard({ area, color, call }: Props) {
  const { slug, city } = area;
  return (
    <Link
      href={paths.area(slug)}
      className="group flex flex-col poster transition-[translate,box-shadow] duration-300 ease-out hover:-translate-y-1 hover:shadow-lift"
    >
      {color !== undefined && (
        <span className="block aspect-4/5 overflow-hidden bg-spruce-100">
          <Picture
            src={areaPicture(slug)}
            alt=""
            width={1200}
            height={800}
            sizes="(min-width: 64rem) 440px, 290px"
            widths={[384, 720, 1200]}
            className="size-full object-cover"
            color={color}
          />
        </span>
      )}
      <span className="print-words">
        <span className="print-name">{city}</span>
        <span className="print-lead">{area.line ?? AREA_LEADS[slug as BuiltInArea]}</span>
        <span className="print-call">
          {call}
          <Icon
            shapes={ArrowRight}
            className="size-4 transition-transform group-hover:translate-x-1"
          />
        </span>
      </span>
    </Link>
  );
}
