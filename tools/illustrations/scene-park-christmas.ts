import { backdrop } from './backdrop.ts';
import { darker, poly, rect, shape, stroke, times } from './ink.ts';
import { type Light, lightOf } from './light.ts';
import { land } from './ridges.ts';
import { CANVAS } from './sky.ts';
import { snowfall } from './snowfall.ts';
import { bulbs, train } from './steam-train.ts';
import { lampPost, lightTree } from './street-parts.ts';
import { fir } from './trees.ts';

/** A gabled house of the village, every edge hung with lights. */
const gabled = (
  light: Light,
  x: number,
  foot: number,
  w: number,
  h: number,
  wall: string,
): string => {
  const color = light.lit(wall);
  const peak = foot - h - w * 0.46;
  return (
    rect(x, foot - h, w, h, color) +
    poly(
      [
        [x - 12, foot - h],
        [x + w / 2, peak],
        [x + w + 12, foot - h],
      ],
      light.lit('#e6edf3'),
    ) +
    poly(
      [
        [x + 10, foot - h],
        [x + w / 2, peak + w * 0.12],
        [x + w - 10, foot - h],
      ],
      darker(color, 0.1),
    ) +
    [0.16, 0.6]
      .map(
        (at) =>
          rect(
            x + w * at - 3,
            foot - h * 0.74 - 3,
            w * 0.24 + 6,
            h * 0.32 + 6,
            light.lit('#f4ead6'),
          ) + rect(x + w * at, foot - h * 0.74, w * 0.24, h * 0.32, '#ffdb92'),
      )
      .join('') +
    rect(x + w * 0.4, foot - h * 0.36, w * 0.2, h * 0.36, light.lit('#b8402c')) +
    bulbs(x - 12, foot - h, x + w / 2, peak, 9) +
    bulbs(x + w / 2, peak, x + w + 12, foot - h, 9)
  );
};

/** Christmas in the park: the steam train comes through the lit village. */
export function parkChristmas(): string {
  const light = lightOf('night', 'winter', 1);
  const snow = light.lit('#dfe8f0');
  return (
    backdrop(light, 'park-christmas', {
      sunX: 0.88,
      sunY: 0.12,
      bottom: 0.58,
      ground: 0.68,
      trees: 150,
      firs: 0.85,
    }) +
    gabled(light, 90, 590, 150, 150, '#7a4a52') +
    gabled(light, 262, 586, 120, 116, '#4d6b66') +
    gabled(light, 780, 588, 130, 130, '#a5714a') +
    gabled(light, 940, 592, 170, 160, '#5d5a80') +
    lightTree(light, 580, 600, 400, 'park-christmas') +
    land(CANVAS, (x) => 600 + Math.sin(x / 210) * 6, snow) +
    rect(0, 716, 1200, 10, light.lit('#6b5a50')) +
    times(31, (index) => rect(index * 40, 718, 24, 16, light.lit('#4a3c36'), 2)) +
    train(light, 470, 716) +
    stroke('M0,716 H1200', light.lit('#aab4bd'), 5) +
    shape('M-10,742 Q300,726 600,744 Q900,762 1210,738 V810 H-10 Z', snow) +
    lampPost(light, 150, 700, 220, true) +
    fir(light, 40, 806, 300, 'park:l') +
    fir(light, 1170, 806, 340, 'park:r') +
    snowfall('park-christmas', 110)
  );
}
