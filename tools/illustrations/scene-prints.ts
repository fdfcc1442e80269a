import { backdrop } from './backdrop.ts';
import { cabinNamed, heroScene } from './cabin-pictures.ts';
import { frame } from './foreground.ts';
import { clipped, darker, moved, oval, rect, shape, stroke } from './ink.ts';
import { lightOf } from './light.ts';
import { CANVAS } from './sky.ts';
import { hardwood } from './trees.ts';

const pinned = [
  ['two-dogs-ridge', 236, 348, -5, 0.96],
  ['laurel-lantern', 600, 392, 2, 1.12],
  ['the-painters-loft', 966, 348, 4, 0.96],
] as const;

function print(slug: string, x: number, y: number, angle: number, size: number): string {
  const scale = 0.25;
  return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size})">${
    rect(-150, -6, 312, 252, '#161a2b', 3, 0.25) +
    rect(-156, -14, 312, 252, '#fbf5e6', 3) +
    clipped(
      [
        [-140, 2],
        [140, 2],
        [140, 188],
        [-140, 188],
      ],
      moved(-150, -2, heroScene(cabinNamed(slug)), scale),
    ) +
    shape(
      'M0,226 C-22,208 -20,196 -9,196 C-3,196 0,201 0,204 C0,201 3,196 9,196 C20,196 22,208 0,226 Z',
      '#b8402c',
    ) +
    rect(-10, -34, 20, 48, '#c99a62', 3) +
    rect(2, -34, 8, 48, darker('#c99a62', 0.25), 3)
  }</g>`;
}

/** The cabins someone could not forget, pegged on a line between two trees. */
export function pinnedPrints(): string {
  const light = lightOf('golden', 'spring', 1);
  return (
    backdrop(light, 'saved', {
      sunX: 0.5,
      sunY: 0.22,
      birds: 5,
      bottom: 0.6,
      ground: 0.76,
      trees: 150,
      firs: 0.3,
      peak: true,
    }) +
    oval(60, 742, 140, 16, '#161a2b', 0.3) +
    oval(1150, 742, 140, 16, '#161a2b', 0.3) +
    hardwood(light, 50, 750, 900, 'saved:l', light.leaves[0]) +
    hardwood(light, 1160, 750, 920, 'saved:r', light.leaves[3]) +
    stroke('M50,286 Q600,440 1160,286', light.lit('#6b5443'), 5) +
    pinned.map(([slug, x, y, angle, size]) => print(slug, x, y, angle, size)).join('') +
    frame(light, CANVAS, 'saved', 'none')
  );
}
