import { BUILT_IN_LABELS } from '@/lib/domain/catalog/region';
import { cropAround, DRAWING, toDrawing } from '@/lib/domain/catalog/region-drawing';
import type { Location } from '@/lib/domain/values/public-location';

const SIZE = { width: 330, height: 220 };
const FONT = 10.5;
const GAP = 6;
const EDGE = 5;
const RADIUS = 11;

type Town = { name: string; x: number; y: number; anchor: 'start' | 'end' };

/** The towns in the part shown, each with its name on a side where it is not cut off. */
export function listTowns(crop: ReturnType<typeof cropAround>): Town[] {
  return BUILT_IN_LABELS.filter(({ kind }) => kind === 'town').flatMap(
    ({ name, side, ...location }) => {
      const { x, y } = toDrawing(location);
      const width = GAP + EDGE + name.length * FONT * 0.58;
      const isInside = y > crop.top + FONT && y < crop.top + crop.height - FONT;
      const canLead = { end: x - width > crop.left, start: x + width < crop.left + crop.width };
      const sides = side === 'left' ? (['end', 'start'] as const) : (['start', 'end'] as const);
      const anchor = sides.find((each) => canLead[each]);
      const isShown = isInside && x > crop.left + EDGE && x < crop.left + crop.width - EDGE;
      return isShown && anchor ? [{ name, x, y, anchor }] : [];
    },
  );
}

type Props = { place: Location; city: string; className?: string };

/** The drawn map around a public location, with the towns near it. A picture: it needs no script and can be printed. */
export function PlaceMap({ place, city, className }: Props) {
  const crop = cropAround(place, SIZE);
  const { x, y } = toDrawing(place);
  return (
    <svg
      viewBox={`${crop.left} ${crop.top} ${crop.width} ${crop.height}`}
      role="img"
      aria-label={`Map: the cabin is near ${city}`}
      className={className}
    >
      <image href="/map/smokies.svg" width={DRAWING.width} height={DRAWING.height} />
      {listTowns(crop).map(({ name, anchor, ...town }) => (
        <g key={name} className="fill-spruce-900">
          <circle cx={town.x} cy={town.y} r={2.5} className="stroke-surface" strokeWidth={1} />
          <text
            x={town.x + (anchor === 'end' ? -GAP : GAP)}
            y={town.y}
            textAnchor={anchor}
            dominantBaseline="central"
            fontSize={FONT}
            paintOrder="stroke"
            strokeWidth={3}
            className="stroke-paper font-display font-semibold"
          >
            {name}
          </text>
        </g>
      ))}
      <circle
        cx={x}
        cy={y}
        r={RADIUS}
        fillOpacity={0.35}
        strokeWidth={2}
        className="fill-ember-500 stroke-ember-700"
      />
    </svg>
  );
}
