import { backdrop } from './backdrop.ts';
import { between, chance } from './chance.ts';
import { frame } from './foreground.ts';
import { house } from './houses.ts';
import { darker, disc, glow, mix, moved, rect, shape, times, wash } from './ink.ts';
import { build } from './landmark-build.ts';
import { laurel } from './laurel.ts';
import { lightOf, type Light } from './light.ts';
import { fogBand, land } from './ridges.ts';
import { CANVAS } from './sky.ts';
import { fir } from './trees.ts';
import { fireflies, water } from './water.ts';

/** Fireflies over a June meadow, one lit cabin at its edge. */
export function fireflyMeadow(): string {
  const light = lightOf('night', 'summer', 1);
  const log = build(
    light,
    'fireflies',
    { wood: '#8a5a38', trim: '#54341f', roof: '#3f4a52', door: '#b4492c' },
    'log',
  );
  return (
    backdrop(light, 'firefly', {
      sunX: 0.76,
      sunY: 0.18,
      bottom: 0.6,
      ground: 0.68,
      trees: 220,
      firs: 0.7,
      clear: [420, 640],
    }) +
    glow(520, 520, 260, '#ffc36a', 0.35, 130) +
    moved(520, 566, house('cottage', log).art, 0.42) +
    fogBand(light, CANVAS, 580, 26, 'firefly', 0.35) +
    fireflies(CANVAS, 'firefly:a', 0.55) +
    fireflies(CANVAS, 'firefly:b', 0.62) +
    fireflies(CANVAS, 'firefly:c', 0.5) +
    frame(light, CANVAS, 'firefly', 'right')
  );
}

const trunk = (light: Light, x: number, foot: number, w: number, tone: number): string => {
  const bark = mix(light.lit('#4a3a34'), light.near, tone);
  return (
    shape(
      `M${x - w * 0.46},-10 L${x - w * 0.5},${foot - w} Q${x - w * 0.6},${foot - w * 0.2} ${x - w * 1.1},${foot} H${x + w * 1.1} Q${x + w * 0.6},${foot - w * 0.2} ${x + w * 0.5},${foot - w} L${x + w * 0.46},-10 Z`,
      bark,
    ) + rect(x + w * 0.14, -10, w * 0.3, foot + 10 - w, darker(bark, 0.25), 0, 0.6)
  );
};

/** The synchronous ones, between tall trunks beside a creek, blinking in step. */
export function fireflyWoods(): string {
  const light = lightOf('night', 'summer', 1);
  const next = chance('firefly:woods');
  const lights = (count: number, top: number, low: number, r: number) =>
    times(count, () => {
      const x = next() * 1200;
      const y = between(next, top, low);
      return disc(x, y, r * 3.4, '#eef08a', 0.16) + disc(x, y, r, '#fbf8b4');
    });
  return (
    wash(0, 0, 1200, 800, [
      [0, '#101a36'],
      [0.55, '#2a4668'],
      [1, '#1c3040'],
    ]) +
    glow(620, 430, 520, '#7fa6a0', 0.5, 300) +
    times(16, (index) =>
      trunk(light, 20 + index * 78 + between(next, -20, 20), 560, between(next, 12, 22), 0.75),
    ) +
    fogBand(light, CANVAS, 540, 50, 'woods', 0.4) +
    lights(70, 330, 560, 2) +
    times(9, (index) =>
      trunk(light, -10 + index * 152 + between(next, -26, 26), 620, between(next, 30, 46), 0.4),
    ) +
    land(CANVAS, (x) => 600 + Math.sin(x / 120) * 8, darker(light.shade, 0.25)) +
    lights(60, 420, 640, 3) +
    water(light, CANVAS, (x) => 690 + Math.sin(x / 150) * 12, 'firefly:woods', 9) +
    trunk(light, 118, 700, 96, 0.05) +
    trunk(light, 1070, 716, 110, 0.05) +
    lights(34, 380, 700, 4.4) +
    fir(light, 300, 690, 130, 'woods:a') +
    fir(light, 890, 700, 150, 'woods:b') +
    laurel(light, 240, 730, 150, 'woods:l', '#152a2c') +
    laurel(light, 950, 740, 170, 'woods:r', '#152a2c') +
    laurel(light, 20, 815, 260, 'woods:m', '#0e1c22') +
    laurel(light, 1180, 820, 270, 'woods:n', '#0e1c22')
  );
}
