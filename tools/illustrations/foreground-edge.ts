import type { Edge } from './cabin-compositions.ts';
import { between, chance, pick } from './chance.ts';
import { crown } from './crown.ts';
import { frame } from './foreground.ts';
import { darker, moved, poly, segment, shape, times } from './ink.ts';
import type { Light } from './light.ts';
import type { Size } from './sky.ts';
import { hardwood } from './trees.ts';

/** What stands nearest, at one edge of a picture. */
export function edgeTrees(
  light: Light,
  size: Size,
  seed: string,
  edge: Edge,
  side: 'left' | 'right',
): string {
  if (edge === 'spruce') return frame(light, size, seed, side, 1);
  if (edge === 'pair') return frame(light, size, seed, side, 2);
  const shrubs = frame(light, size, seed, 'none');
  if (edge === 'open') return shrubs;
  const art = edge === 'bough' ? bough(light, seed) : birches(light, size, seed);
  return (side === 'left' ? art : moved(size.width, 0, art, -1, 1)) + shrubs;
}

/** A branch that reaches in from the upper left corner. */
function bough(light: Light, seed: string): string {
  const next = chance(`bough:${seed}`);
  const bark = darker(light.lit('#5a4030'), 0.45);
  const leaf = darker(pick(light.leaves, next() * light.leaves.length), 0.22);
  const twig = (x: number, y: number, tx: number, ty: number, w: number) =>
    segment([x, y], [tx, ty], bark, w);
  const leaves = (x: number, y: number, h: number, id: string) =>
    moved(x, y + h * 0.7, crown(h, leaf, `${seed}:${id}`));
  return (
    shape('M-20,-10 Q120,20 214,58 Q300,92 384,100 Q296,106 206,74 Q110,42 -20,30 Z', bark) +
    twig(96, 26, 176, -14, 7) +
    twig(150, 44, 196, 118, 6) +
    twig(262, 80, 322, 150, 5) +
    twig(250, 74, 322, 44, 5) +
    (light.snow
      ? segment([-20, -4], [210, 56], light.lit('#eef3f6'), 5)
      : leaves(34, 22, 300, 'a') +
        leaves(176, 2, 170, 'b') +
        leaves(200, 118, 130, 'c') +
        leaves(326, 44, 120, 'd') +
        leaves(330, 152, 104, 'e') +
        leaves(394, 100, 96, 'f'))
  );
}

/** Two pale trunks that leave the picture at its top, their leaves let down over them. */
function birches(light: Light, size: Size, seed: string): string {
  const next = chance(`birches:${seed}`);
  const bark = light.lit('#ddd6c8');
  const leaf = pick(light.leaves, next() * light.leaves.length);
  const trunk = (x: number, w: number, lean: number) => {
    const at = (y: number) => x + lean * (1 - y / size.height);
    return (
      poly(
        [
          [x - w / 2, 790],
          [at(0) - w * 0.34, -10],
          [at(0) + w * 0.34, -10],
          [x + w / 2, 790],
        ],
        bark,
      ) +
      poly(
        [
          [x + w * 0.12, 790],
          [at(0) + w * 0.1, -10],
          [at(0) + w * 0.34, -10],
          [x + w / 2, 790],
        ],
        darker(bark, 0.2),
      ) +
      times(13, () => {
        const y = between(next, 40, 760);
        const from = at(y) - w * 0.4 + next() * w * 0.3;
        return shape(
          `M${from.toFixed(1)},${y.toFixed(1)} q${(w * 0.2).toFixed(1)},-4 ${(w * 0.42).toFixed(1)},1 q${(-w * 0.2).toFixed(1)},5 ${(-w * 0.42).toFixed(1)},-1 Z`,
          darker(bark, 0.62),
        );
      })
    );
  };
  return (
    trunk(104, 22, 34) +
    trunk(46, 34, -26) +
    (light.snow
      ? ''
      : moved(10, 330, crown(420, leaf, `${seed}:a`)) +
        moved(176, 210, crown(230, darker(leaf, 0.08), `${seed}:b`))) +
    hardwood(light, -10, 800, 150, `${seed}:sapling`)
  );
}
