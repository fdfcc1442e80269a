import { between, chance } from './chance.ts';
import { hill, meadow } from './ground.ts';
import {
  darker,
  disc,
  glow,
  mix,
  oval,
  poly,
  rect,
  segment,
  shape,
  stroke,
  times,
  wash,
} from './ink.ts';
import { laurel } from './laurel.ts';
import { lightOf } from './light.ts';
import { lantern } from './porch-things.ts';
import { fogBand, ridges } from './ridges.ts';
import { CANVAS } from './sky.ts';
import { stand } from './tree-stand.ts';
import { fir } from './trees.ts';

export function lanternInRain(): string {
  const light = lightOf('night', 'summer', 0);
  const size = CANVAS;
  const next = chance('rain');
  const wood = '#4a3526';
  const rain = (count: number, long: number, opacity: number) =>
    times(count, () => {
      const x = next() * 1300 - 50;
      const y = next() * 800;
      return segment([x, y], [x - long * 0.22, y + long], '#c5d6ea', 2, opacity);
    });
  return (
    wash(0, 0, 1200, 800, [
      [0, '#131c38'],
      [0.6, '#2c3f66'],
      [1, '#3d557f'],
    ]) +
    ridges(light, size, 'rain', { top: 0.36, bottom: 0.62 }) +
    rain(120, 34, 0.25) +
    stand(light, 'rain', {
      from: -20,
      to: 1220,
      foot: 610,
      low: 230,
      high: 430,
      count: 18,
      firs: 0.8,
    }) +
    fogBand(light, size, 590, 40, 'rain', 0.35) +
    meadow(light, size, hill(size, 'rain', 0.74, 0.01), 'rain') +
    glow(600, 420, 470, '#ffc36a', 0.5) +
    oval(600, 736, 330, 40, mix(light.shade, '#22304e', 0.5)) +
    oval(600, 736, 300, 33, '#55739c', 0.8) +
    glow(600, 734, 190, '#ffca78', 0.8, 32) +
    times(5, (index) =>
      stroke(
        `M${440 + index * 76},${728 + (index % 2) * 14} q20,-6 40,0 q-20,6 -40,0`,
        '#cfe0f0',
        2.4,
        0.7,
      ),
    ) +
    oval(806, 722, 60, 12, '#0d1222', 0.5) +
    rect(790, 170, 34, 552, wood) +
    rect(812, 170, 12, 552, darker(wood, 0.35)) +
    rect(560, 206, 262, 26, wood) +
    rect(560, 226, 262, 7, darker(wood, 0.4)) +
    poly(
      [
        [790, 330],
        [790, 300],
        [700, 232],
        [738, 232],
      ],
      darker(wood, 0.15),
    ) +
    lantern(600, 230, 282, 190) +
    disc(600, 424, 30, '#fff8dc', 0.8) +
    shape('M600,380 q26,34 12,58 q-12,14 -24,0 q-14,-24 12,-58 Z', '#ffb347') +
    rain(150, 52, 0.4) +
    times(30, () => {
      const x = next() * 1200;
      const y = 650 + next() * 130;
      return stroke(`M${x - 8},${y} q8,${-between(next, 5, 9)} 16,0`, '#cfe0f0', 2, 0.5);
    }) +
    fir(light, 70, 830, 760, 'rain:f', '#0c1428') +
    fir(light, 1140, 830, 640, 'rain:g', '#0d162c') +
    laurel(light, 220, 825, 240, 'rain:l', '#0d162c') +
    laurel(light, 1010, 828, 240, 'rain:m', '#0c1428')
  );
}
