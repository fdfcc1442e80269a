import { darker, glow, poly, rect, segment, shape, times } from './ink.ts';
import type { Space } from './perspective.ts';
import type { Timber } from './porch-frame.ts';
import { lantern } from './porch-things.ts';
import { stringLights } from './string-lights.ts';
import type { TubLight } from './tub-table.ts';

/** Lights that belong behind the tub or over it; those at the floor come last. */
export function tubLights(light: TubLight, room: Space, timber: Timber, x: number): string {
  const [, top] = room.at(0, room.height, 1.5);
  const at = (px: number, py: number, pz: number) => room.at(px, py, pz);
  switch (light) {
    case 'string':
      return stringLights([-20, 120], [1220, 80], 70, timber.light);
    case 'hanging':
      return [-1.9, -0.2, 1.6]
        .map((px, index) => lantern(at(px, 0, 1.5)[0], top - 20, top + 22 + index * 16, 28))
        .join('');
    case 'torches':
      return [-2.9, 2.9]
        .map((px) => {
          const [tx, ty] = at(px, 1.7, 2.4);
          const [fx, fy] = at(px, 0, 2.4);
          return (
            segment([fx, fy], [tx, ty], darker(timber.post, 0.2), 8) +
            rect(tx - 11, ty - 14, 22, 26, '#2c2422', 4) +
            glow(tx, ty - 34, 90, '#ffb35a', 0.55) +
            shape(
              `M${tx - 11},${ty - 14} Q${tx - 16},${ty - 44} ${tx},${ty - 66} Q${tx + 18},${ty - 40} ${tx + 11},${ty - 14} Z`,
              '#f2913c',
            ) +
            shape(
              `M${tx - 5},${ty - 14} Q${tx - 7},${ty - 34} ${tx + 1},${ty - 44} Q${tx + 9},${ty - 30} ${tx + 6},${ty - 14} Z`,
              '#ffe09a',
            )
          );
        })
        .join('');
    case 'sconce': {
      const [sx, sy] = at(x > 0 ? -2.7 : 2.7, 1.95, 0.3);
      return (
        glow(sx, sy, 150, '#ffd892', 0.6) +
        rect(sx - 12, sy - 26, 24, 46, '#2c2422', 4) +
        rect(sx - 8, sy - 20, 16, 34, '#ffe7b0', 3)
      );
    }
    case 'posts':
      return [-3.3, -1.1, 1.2, 3.3]
        .map((px) => {
          const [tx, ty] = at(px, 1.06, room.depth);
          return (
            glow(tx, ty - 8, 54, '#ffd892', 0.5) +
            rect(tx - 9, ty - 20, 18, 20, '#ffe7b0', 2) +
            poly(
              [
                [tx - 14, ty - 20],
                [tx, ty - 32],
                [tx + 14, ty - 20],
              ],
              '#2c2422',
            )
          );
        })
        .join('');
    default:
      return '';
  }
}

export function floorLights(light: TubLight, room: Space, x: number): string {
  if (light === 'floor')
    return [x - 0.25, x + 0.22]
      .map((px, index) => {
        const [lx, ly] = room.at(px, 0, 0.15 + index * 0.3);
        return lantern(lx, ly - 50, ly - 48, index ? 30 : 44);
      })
      .join('');
  if (light === 'candles')
    return times(5, (index) => {
      const [cx, cy] = room.at(x - 0.5 + index * 0.24, 0, 0.1 + (index % 2) * 0.24);
      const h = 26 + (index % 3) * 14;
      return (
        glow(cx, cy - h - 8, 52, '#ffd27f', 0.5) +
        rect(cx - 9, cy - h, 18, h, '#f6ead0', 3) +
        shape(`M${cx - 5},${cy - h - 2} Q${cx},${cy - h - 24} ${cx + 5},${cy - h - 2} Z`, '#ffc766')
      );
    });
  return '';
}
