import { adirondack } from './adirondack.ts';
import { between, chance } from './chance.ts';
import { hill, meadow, rock } from './ground.ts';
import { fire } from './hearth.ts';
import { darker, disc, glow, mix, oval, times } from './ink.ts';
import { laurel } from './laurel.ts';
import { lightOf } from './light.ts';
import { ridges } from './ridges.ts';
import { CANVAS, sky } from './sky.ts';
import { stringLights } from './string-lights.ts';
import type { Subject } from './subject.ts';
import { stand } from './tree-stand.ts';
import { water } from './water.ts';

export function firePit(subject: Subject): string {
  const { cabin, look, seed, words, number } = subject;
  const dark = number % 3 === 0 && !/dusk/.test(words);
  const light = lightOf(dark ? 'night' : 'dusk', look.season, number >>> 4);
  const size = CANVAS;
  const next = chance(`pit:${seed}`);
  const line = hill(size, seed, 0.66, 0.02);
  const wet = look.setting === 'creek' || look.setting === 'river';
  const paint = light.lit(look.cloth);
  const chairs =
    /ring of chairs|wide/.test(words) || cabin.maxGuests > 8 ? 4 : cabin.maxGuests > 2 ? 3 : 2;
  const [x, y] = [600, 664];
  return (
    sky(light, size, seed, {}) +
    ridges(light, size, seed, { top: 0.32, bottom: 0.6, peak: true }) +
    stand(light, seed, {
      from: -40,
      to: 1240,
      foot: 560,
      low: 190,
      high: 400,
      count: 17,
      firs: look.season === 'autumn' ? 0.5 : 0.7,
      clear: [430, 800],
    }) +
    meadow(light, size, line, seed) +
    (wet ? water(light, size, hill(size, `${seed}:bank`, 0.93, 0.01), seed, 8) : '') +
    (cabin.maxGuests > 4 ? stringLights([-30, 110], [1230, 150], 110, light) : '') +
    oval(x, y + 14, 430, 92, light.lit('#a08c72'), 0.6) +
    glow(x, y, 520, '#ff9d3c', 0.55, 190) +
    (chairs === 4
      ? adirondack(430, 600, darker(paint, 0.15), 1, 0.78) +
        adirondack(770, 600, darker(paint, 0.15), -1, 0.78)
      : '') +
    (chairs === 3 ? adirondack(600, 576, darker(paint, 0.1), 1, 0.74) : '') +
    times(9, (index) => {
      const angle = Math.PI + (index / 8) * Math.PI;
      return rock(
        light,
        x + Math.cos(angle) * 132,
        y + Math.sin(angle) * 34 + 8,
        58,
        `${seed}:b${index}`,
      );
    }) +
    oval(x, y, 118, 27, '#1d1615') +
    fire(x, y + 8, 104) +
    times(9, (index) => {
      const angle = (index / 8) * Math.PI;
      return rock(
        light,
        x + Math.cos(angle) * 138,
        y + Math.sin(angle) * 40 + 16,
        64,
        `${seed}:f${index}`,
      );
    }) +
    times(34, () => {
      const rise = next();
      return disc(
        x + between(next, -90, 90) * (0.4 + rise),
        y - 90 - rise * 330,
        between(next, 1.4, 3.6) * (1.1 - rise * 0.6),
        next() < 0.5 ? '#ffc25e' : '#ff9140',
        0.9 - rise * 0.4,
      );
    }) +
    adirondack(270, 716, paint, 1, 1.16) +
    adirondack(930, 716, paint, -1, 1.16) +
    times(
      6,
      (index) =>
        oval(
          1090 + (index % 3) * 34 - (index > 2 ? 17 : 0),
          690 - (index > 2 ? 28 : 0),
          17,
          15,
          light.lit('#c79a62'),
        ) +
        oval(
          1090 + (index % 3) * 34 - (index > 2 ? 17 : 0),
          690 - (index > 2 ? 28 : 0),
          9,
          8,
          light.lit('#a4713f'),
        ),
    ) +
    laurel(light, 60, 815, 240, `${seed}:l`, darker(light.firs[0] ?? '#223322', 0.4)) +
    laurel(
      light,
      1150,
      825,
      220,
      `${seed}:r`,
      darker(mix(light.firs[0] ?? '#223322', '#101522', 0.3), 0.3),
    )
  );
}
