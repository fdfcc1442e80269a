import { backdrop } from './backdrop.ts';
import { frame } from './foreground.ts';
import { darker, disc, lighter, oval, poly, segment, shape, stroke, times } from './ink.ts';
import { lightOf, type Light } from './light.ts';
import { stall } from './market-stall.ts';
import { CANVAS } from './sky.ts';

const umbrella = (x: number, y: number, r: number, tint: string): string =>
  segment([x, y - r * 0.62], [x, y + r * 0.7], '#5a4a40', 3) +
  shape(
    `M${x - r},${y} A${r},${r * 0.62} 0 0 1 ${x + r},${y} q${-r * 0.25},${-r * 0.14} ${-r * 0.5},0 q${-r * 0.25},${-r * 0.14} ${-r * 0.5},0 q${-r * 0.25},${-r * 0.14} ${-r * 0.5},0 q${-r * 0.25},${-r * 0.14} ${-r * 0.5},0 Z`,
    tint,
  ) +
  shape(
    `M${x - r * 0.5},${y} Q${x - r * 0.3},${y - r * 0.5} ${x},${y - r * 0.62} Q${x + r * 0.3},${y - r * 0.5} ${x + r * 0.5},${y} q${-r * 0.25},${-r * 0.14} ${-r * 0.5},0 q${-r * 0.25},${-r * 0.14} ${-r * 0.5},0 Z`,
    lighter(tint, 0.2),
  ) +
  stroke(`M${x},${y + r * 0.7} q0,${r * 0.16} ${r * 0.16},${r * 0.1}`, '#5a4a40', 3);

/** A peacock grown of plants, its tail a bed of flowers. */
const peacock = (light: Light, x: number, foot: number): string => {
  const leaf = light.lit('#4f8a4a');
  const tints = ['#e58aa0', '#e0b04a', '#c8503c', '#8a6aa8', '#f3ecda'].map(light.lit);
  return (
    oval(x, foot, 240, 18, '#161a2b', 0.25) +
    shape(
      `M${x - 20},${foot - 30} C${x - 260},${foot - 60} ${x - 250},${foot - 330} ${x},${foot - 350} C${x + 250},${foot - 330} ${x + 260},${foot - 60} ${x + 20},${foot - 30} Z`,
      darker(leaf, 0.14),
    ) +
    times(5, (ring) =>
      times(11 + ring * 2, (index) => {
        const angle = Math.PI * (1.04 + (index / (10 + ring * 2)) * 0.92);
        const reach = 110 + ring * 44;
        const [px, py] = [x + Math.cos(angle) * reach * 0.92, foot - 50 + Math.sin(angle) * reach];
        return (
          disc(px, py, 15, lighter(leaf, 0.08)) +
          disc(px, py, 10, tints[(ring + index) % 5] ?? leaf) +
          disc(px, py, 4, light.lit('#3f6a8a'))
        );
      }),
    ) +
    shape(
      `M${x - 50},${foot - 20} C${x - 66},${foot - 120} ${x - 30},${foot - 150} ${x - 22},${foot - 210} C${x - 18},${foot - 246} ${x + 24},${foot - 246} ${x + 24},${foot - 210} C${x + 30},${foot - 150} ${x + 66},${foot - 110} ${x + 50},${foot - 20} Z`,
      light.lit('#3f7a78'),
    ) +
    times(30, (index) =>
      disc(
        x - 34 + ((index * 23) % 70),
        foot - 36 - ((index * 41) % 150),
        6,
        index % 2 ? light.lit('#5f9a94') : light.lit('#35686a'),
      ),
    ) +
    poly(
      [
        [x - 22, foot - 216],
        [x - 48, foot - 206],
        [x - 22, foot - 200],
      ],
      light.lit('#e0b04a'),
    ) +
    disc(x - 8, foot - 220, 6, '#1d1a1c') +
    [-10, 2, 14]
      .map(
        (dx) =>
          segment([x + dx * 0.4, foot - 240], [x + dx, foot - 272], leaf, 3) +
          disc(x + dx, foot - 276, 6, tints[1] ?? leaf),
      )
      .join('')
  );
};

/** Flowers and food: a peacock of plants under a sky of umbrellas. */
export function flowerAndFood(): string {
  const light = lightOf('morning', 'spring', 0);
  const tints = ['#e58aa0', '#e0b04a', '#4f8fa8', '#c8503c', '#8fb050', '#8a6aa8'].map(light.lit);
  return (
    backdrop(light, 'flower-food', {
      sunX: 0.5,
      sunY: 0.3,
      bottom: 0.6,
      ground: 0.68,
      trees: 170,
      firs: 0.2,
    }) +
    stall(light, { x: 170, foot: 700, size: 0.84, cloth: '#4f8f8a', wares: 'baskets' }) +
    stall(light, { x: 1034, foot: 700, size: 0.84, cloth: '#c8503c', wares: 'pots' }) +
    shape('M470,640 H730 L900,820 H300 Z', light.lit('#d9c5a0')) +
    peacock(light, 600, 690) +
    times(3, (row) =>
      times(16, (index) => {
        const x = 20 + index * 78 + (row % 2) * 36;
        const y = 716 + row * 30;
        return Math.abs(x - 600) < 190 - row * 10
          ? ''
          : times(5, (at) =>
              disc(x + (at - 2) * 12, y - (at % 2) * 9, 9, tints[(index + row) % 6] ?? '#e58aa0'),
            ) + times(3, (at) => oval(x + (at - 1) * 16, y + 8, 12, 6, light.lit('#5f8f4c')));
      }),
    ) +
    [0, 1, 2]
      .map((row) => {
        const y = 84 + row * 66;
        return (
          stroke(`M-20,${y - 46} Q600,${y + 30} 1220,${y - 46}`, '#5a4a40', 2, 0.6) +
          times(11 - row, (index) => {
            const x = 40 + row * 50 + (index * 1120) / (10 - row);
            const sag = 1 - ((x - 600) / 640) ** 2;
            return umbrella(
              x,
              y + sag * 36,
              50 - row * 8,
              tints[(index * 2 + row) % 6] ?? '#e58aa0',
            );
          })
        );
      })
      .join('') +
    frame(light, CANVAS, 'flower-food', 'none')
  );
}
