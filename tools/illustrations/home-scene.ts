import { frame, undergrowth } from './foreground.ts';
import { footpath, meadow, rock, splitRail } from './ground.ts';
import { house } from './houses.ts';
import { moved, times } from './ink.ts';
import { build } from './landmark-build.ts';
import { laurel } from './laurel.ts';
import { lightOf } from './light.ts';
import { fogBand, ridges, type Crest } from './ridges.ts';
import { sky, type Size } from './sky.ts';
import { stringLights } from './string-lights.ts';
import { fir, hardwood } from './trees.ts';

/** The wide opening scene; its subject stays inside the middle third for tall crops. */
export function dawnRidges(size: Size, at: number, foot: number, scale: number): string {
  const light = lightOf('dawn', 'autumn', 0);
  const log = build(
    light,
    'home',
    { wood: '#a9713f', trim: '#54341f', roof: '#3f5a52', door: '#b4492c' },
    'log',
  );
  const line: Crest = (x) =>
    size.height * foot - 26 + ((x - size.width * at) / size.width) ** 2 * size.height * 0.36;
  const x = size.width * at;
  const y = size.height * foot;
  const { art } = house('gable', log);
  const tree = (dx: number, h: number, id: string) =>
    fir(light, x + dx * scale, y - 4 + Math.abs(dx) * 0.04, h * scale, `home:${id}`);
  return (
    sky(light, size, 'home', { sunX: at - 0.045, sunY: 0.3, birds: 6 }) +
    ridges(light, size, 'home:six', { top: 0.34, bottom: 0.72, layers: 8, peak: true }) +
    fogBand(light, size, size.height * 0.67, size.height * 0.05, 'home', 0.9) +
    fogBand(light, size, size.height * 0.73, size.height * 0.03, 'home2', 0.8) +
    (
      [
        [-420, 300, 'a'],
        [-330, 390, 'b'],
        [-255, 270, 'c'],
        [310, 330, 'd'],
        [385, 430, 'e'],
        [470, 300, 'f'],
        [560, 240, 'g'],
        [-520, 230, 'h'],
      ] as const
    )
      .map(([dx, h, id]) => tree(dx, h, id))
      .join('') +
    hardwood(light, x - 300 * scale, y + 2, 230 * scale, 'home:m', light.leaves[0]) +
    hardwood(light, x + 340 * scale, y + 6, 210 * scale, 'home:n', light.leaves[1]) +
    meadow(light, size, line, 'home') +
    footpath(light, x - 25 * scale, y, x + 120 * scale, size.height - y + 10, 26 * scale) +
    moved(x, y - 4, art, scale) +
    stringLights(
      [x - 330 * scale, y - 150 * scale],
      [x - 150 * scale, y - 130 * scale],
      26,
      light,
    ) +
    splitRail(light, line, -30, x - 190 * scale, 64, 1) +
    splitRail(light, line, x + 220 * scale, size.width + 60, 70, 1) +
    times(5, (index) =>
      laurel(
        light,
        x + (index - 2) * 92 * scale + (index > 1 ? 40 : -50),
        y + 10,
        74 * scale,
        `home:b${index}`,
      ),
    ) +
    rock(light, x + 330 * scale, y + 120, 110, 'home:r') +
    undergrowth(light, size, 'home') +
    frame(light, size, 'home:f', 'left') +
    frame(light, size, 'home:right2', 'right')
  );
}
