import type { Build } from './build.ts';
import type { House } from './house-parts.ts';
import { aframe, gable, stilts, studio, tiny } from './houses-gabled.ts';
import { barn, modern } from './houses-large.ts';
import { cottage, farmhouse, lodge, longhouse } from './houses-long.ts';
import { darker, oval } from './ink.ts';

export type HouseForm =
  | 'aframe'
  | 'gable'
  | 'lodge'
  | 'barn'
  | 'modern'
  | 'longhouse'
  | 'farmhouse'
  | 'cottage'
  | 'stilts'
  | 'tiny'
  | 'studio';

const forms: Record<HouseForm, (build: Build) => House> = {
  aframe,
  gable,
  lodge,
  barn,
  modern,
  longhouse,
  farmhouse,
  cottage,
  stilts,
  tiny,
  studio,
};

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
