import { backdrop } from './backdrop.ts';
import { frame } from './foreground.ts';
import { footpath, splitRail } from './ground.ts';
import { darker, poly, rect, times } from './ink.ts';
import { lightOf } from './light.ts';
import { fogBand, land } from './ridges.ts';
import { CANVAS } from './sky.ts';
import { stand } from './tree-stand.ts';
import { hardwood } from './trees.ts';

/** The cove before the cars: a white church, an empty lane, mist on the fields. */
export function earlyCove(): string {
  const light = lightOf('dawn', 'summer', 0);
  const white = light.lit('#f6f0e2');
  const roof = light.lit('#6b625e');
  const window = (x: number, y: number) =>
    rect(x, y, 22, 54, light.lit('#5f7382'), 10) + rect(x + 10, y, 3, 54, white);
  return (
    backdrop(light, 'cove', {
      sunX: 0.66,
      sunY: 0.3,
      birds: 6,
      bottom: 0.56,
      layers: 7,
      ground: 0.62,
      trees: 80,
      peak: true,
    }) +
    fogBand(light, CANVAS, 500, 34, 'cove', 0.95) +
    land(CANVAS, (x) => 540 + Math.sin(x / 240) * 8, light.grass) +
    stand(light, 'cove:b', {
      from: 170,
      to: 560,
      foot: 560,
      low: 120,
      high: 220,
      count: 7,
      firs: 0.3,
    }) +
    rect(300, 410, 190, 150, white) +
    times(9, (row) => rect(300, 422 + row * 16, 190, 2, darker(white, 0.14))) +
    poly(
      [
        [284, 414],
        [506, 414],
        [395, 330],
      ],
      roof,
    ) +
    poly(
      [
        [306, 412],
        [484, 412],
        [395, 344],
      ],
      white,
    ) +
    rect(366, 284, 58, 76, white) +
    rect(378, 300, 34, 34, light.lit('#5f7382'), 4) +
    poly(
      [
        [356, 288],
        [434, 288],
        [395, 196],
      ],
      roof,
    ) +
    rect(393, 176, 4, 24, roof) +
    window(322, 446) +
    window(446, 446) +
    rect(374, 466, 42, 94, light.lit('#8c3f32')) +
    rect(364, 556, 62, 10, darker(white, 0.25)) +
    fogBand(light, CANVAS, 590, 26, 'cove:2', 0.8) +
    splitRail(light, () => 640, -30, 330, 20, 0.9) +
    splitRail(light, () => 640, 560, 1240, 20, 0.9) +
    land(CANVAS, (x) => 668 + Math.sin(x / 300) * 6, light.shade) +
    footpath(light, 395, 564, 560, 250, 22) +
    hardwood(light, 1010, 720, 430, 'cove:t', light.leaves[1]) +
    frame(light, CANVAS, 'cove', 'left')
  );
}
