import type { Build } from './build.ts';
import type { House } from './house-parts.ts';
import { barn, hall, prow, studio, twingables } from './houses-barns.ts';
import { aframe, crossgable, gable, saltbox, trapper } from './houses-cabins.ts';
import { bluff, cottage, swingporch } from './houses-cottages.ts';
import { galleries, lodge } from './houses-lodges.ts';
import { butterfly, glassfront, ledge, pavilions, poolhall } from './houses-modern.ts';
import { farmhouse, riverside, towerhouse } from './houses-painted.ts';
import { clipped, stilts, tiny } from './houses-raised.ts';
import { darker, oval } from './ink.ts';

/** One form for each cabin; no two share one. */
const forms = {
  aframe,
  gable,
  saltbox,
  trapper,
  crossgable,
  clipped,
  tiny,
  stilts,
  cottage,
  bluff,
  swingporch,
  farmhouse,
  riverside,
  towerhouse,
  barn,
  hall,
  studio,
  twingables,
  prow,
  poolhall,
  ledge,
  glassfront,
  butterfly,
  pavilions,
  lodge,
  galleries,
} satisfies Record<string, (build: Build) => House>;

export type HouseForm = keyof typeof forms;

export function house(form: HouseForm, build: Build): House {
  const drawn = forms[form](build);
  const shadow = oval(
    (drawn.right - drawn.left) / 2,
    2,
    (drawn.right + drawn.left) * 0.56,
    22,
    darker(build.light.shade, 0.45),
    0.55,
  );
  return { ...drawn, art: (form === 'stilts' ? '' : shadow) + drawn.art };
}
