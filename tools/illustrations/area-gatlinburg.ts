import { frame } from './foreground.ts';
import { darker, glow, mix, rect, segment, stroke } from './ink.ts';
import { needle, town } from './landmark-build.ts';
import { lightOf } from './light.ts';
import { fogBand, forest, land, ridges, type Crest } from './ridges.ts';
import { CANVAS, sky } from './sky.ts';

export function gatlinburg(): string {
  const light = lightOf('dusk', 'autumn', 1);
  const size = CANVAS;
  const left: Crest = (x) => 400 + (Math.max(0, x) / 480) ** 1.5 * 300;
  const right: Crest = (x) => 400 + (Math.max(0, 1200 - x) / 400) ** 1.5 * 290;
  const lift = [0, 1, 2]
    .map((index) => {
      const x = 300 + index * 200;
      const y = 300 + index * 66;
      return (
        segment([x, y], [x, y + 26], '#20263f', 2.5) +
        rect(x - 16, y + 24, 32, 5, light.lit('#c9542f'), 2) +
        rect(x - 16, y + 8, 4, 20, light.lit('#c9542f')) +
        rect(x - 16, y + 30, 5, 10, '#20263f')
      );
    })
    .join('');
  return (
    sky(light, size, 'area:gatlinburg', { sunX: 0.44, sunY: 0.3 }) +
    ridges(light, size, 'area:gatlinburg', { top: 0.3, bottom: 0.62, peak: true }) +
    land(size, () => 590, mix(light.near, light.shade, 0.5)) +
    glow(600, 620, 460, '#ffbf77', 0.5, 130) +
    town(light, 'back', 330, 560, 590, 3) +
    needle(light, 742, 600) +
    town(light, 'front', 250, 720, 662, 5) +
    fogBand(light, size, 580, 22, 'town', 0.4) +
    stroke('M-20,190 L1240,606', '#20263f', 2.4) +
    lift +
    land(size, left, darker(light.near, 0.12)) +
    forest(light, size, left, darker(light.near, 0.12), 'l', 1.7, 16) +
    land(size, right, darker(light.near, 0.2)) +
    forest(light, size, right, darker(light.near, 0.2), 'r', 1.9, 15) +
    frame(light, size, 'gatlinburg', 'right')
  );
}
