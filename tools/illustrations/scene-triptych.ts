import { backdrop } from './backdrop.ts';
import { house } from './houses.ts';
import { clipped, glow, moved, rect } from './ink.ts';
import { build } from './landmark-build.ts';
import { lightOf, type Time } from './light.ts';
import { undergrowth } from './foreground.ts';
import { CANVAS } from './sky.ts';
import { hardwood } from './trees.ts';

const PAPER = '#f7efdd';

/** Three days of one valley side by side: a misty morning, high noon, a night with the lamp on. */
export function threeDays(): string {
  const day = (time: Time, index: number) => {
    const light = lightOf(time, 'autumn', 0);
    const x = 36 + index * 384;
    const log = build(
      light,
      'days',
      { wood: '#a9713f', trim: '#54341f', roof: '#3f5a52', door: '#b4492c' },
      'log',
    );
    const art =
      backdrop(light, 'days', {
        sunX: [0.22, 0.5, 0.8][index],
        sunY: [0.3, 0.13, 0.2][index],
        bottom: 0.62,
        ground: 0.72,
        trees: 200,
        firs: 0.5,
        peak: true,
      }) +
      (time === 'night' ? glow(600, 560, 300, '#ffc36a', 0.4) : '') +
      moved(600, 640, house('gable', log).art, 0.78) +
      hardwood(light, 250, 690, 300, 'days:l', light.leaves[0]) +
      hardwood(light, 960, 690, 320, 'days:r', light.leaves[1]) +
      undergrowth(light, CANVAS, 'days');
    return clipped(
      [
        [x, 36],
        [x + 360, 36],
        [x + 360, 764],
        [x, 764],
      ],
      moved(36 - 20, 0, art, 0.974, 1),
    );
  };
  return rect(0, 0, 1200, 800, PAPER) + day('dawn', 0) + day('morning', 1) + day('night', 2);
}
