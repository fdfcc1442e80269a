import { backdrop } from './backdrop.ts';
import { disc, glow, mix, oval, rect, stroke, times } from './ink.ts';
import { needle, town } from './landmark-build.ts';
import { lightOf } from './light.ts';
import { land } from './ridges.ts';
import { burst } from './scene-fireworks.ts';
import { CANVAS } from './sky.ts';
import { snowfall } from './snowfall.ts';
import { fir } from './trees.ts';

/** New Year's Eve: the tower over the snowy town, a ball of light at its tip, shells around it. */
export function newYearsEve(): string {
  const light = lightOf('night', 'winter', 0);
  const snow = light.lit('#dfe8f0');
  return (
    backdrop(light, 'new-year', { sunX: 0.07, sunY: 0.1, top: 0.44, bottom: 0.66, ground: 0.8 }) +
    burst(330, 200, 150, '#ffd070', 'ny:a') +
    burst(880, 170, 165, '#ff8db0', 'ny:b') +
    burst(170, 330, 86, '#8cc6ff', 'ny:c') +
    burst(1070, 330, 96, '#8fe0b0', 'ny:d') +
    burst(690, 80, 60, '#ffffff', 'ny:e') +
    land(CANVAS, () => 596, mix(light.near, light.shade, 0.35)) +
    glow(600, 640, 520, '#ffbf77', 0.5, 120) +
    town(light, 'ny:back', 250, 700, 596, 2) +
    needle(light, 600, 650, 1.32) +
    glow(600, 138, 110, '#fff0b8', 0.8) +
    disc(600, 138, 20, '#fff3c6') +
    times(5, (index) => stroke(`M${584 + index * 8},122 V154`, '#e2b65a', 1.6)) +
    stroke('M582,132 H618 M582,144 H618', '#e2b65a', 1.6) +
    town(light, 'ny:front', 150, 900, 668, 3) +
    times(40, (index) =>
      oval(130 + ((index * 97) % 950), 640 + ((index * 53) % 90), 14, 3, snow, 0.9),
    ) +
    land(CANVAS, (x) => 764 + Math.sin(x / 170) * 10, snow) +
    times(26, (index) => {
      const x = 60 + index * 44;
      const h = 34 + ((index * 7) % 4) * 6;
      const coat = light.lit(['#5d3b4d', '#2f4c66', '#6b4a36', '#3f5b50'][index % 4] ?? '#2f4c66');
      return (
        rect(x - 11, 776 - h, 22, h + 26, coat, 9) +
        disc(x, 768 - h, 9, light.lit('#c99a78')) +
        (index % 3 ? rect(x - 9, 756 - h, 18, 9, light.lit('#b8402c'), 4) : '')
      );
    }) +
    fir(light, 40, 800, 330, 'ny:l') +
    fir(light, 1164, 806, 360, 'ny:r') +
    snowfall('new-year', 30)
  );
}
