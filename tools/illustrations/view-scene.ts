import { bale } from './bale.ts';
import { chance } from './chance.ts';
import { frame } from './foreground.ts';
import { hill, meadow, splitRail } from './ground.ts';
import { disc, moved, rect, shape, times } from './ink.ts';
import { cabled, deckFloor, porchSpace, railing, timberOf } from './porch-frame.ts';
import { fogBand, ridges } from './ridges.ts';
import { CANVAS, sky } from './sky.ts';
import type { Subject } from './subject.ts';
import { stand } from './tree-stand.ts';
import { fir } from './trees.ts';

export function view(subject: Subject): string {
  const { cabin, look, light, seed, words, number } = subject;
  const room = porchSpace(number);
  const timber = timberOf(subject);
  const rail = /rail|deck|porch/.test(words);
  const next = chance(`view:${seed}`);
  const size = CANVAS;
  const sea = /fog|cloud/.test(words);
  const field = /field|meadow|valley/.test(words) && !sea;
  const near = hill(size, `${seed}:n`, field ? 0.76 : 0.9, 0.05);
  return (
    sky(light, size, seed, { birds: 5, sunY: light.time === 'morning' ? 0.14 : 0.24 }) +
    ridges(light, size, seed, {
      top: 0.3,
      bottom: field ? 0.66 : 0.78,
      layers: /five/.test(words) ? 5 : 7,
      peak: true,
    }) +
    (sea
      ? [0.56, 0.62, 0.7]
          .map((y, index) => fogBand(light, size, size.height * y, 60, `${seed}:${index}`, 0.95))
          .join('') +
        fir(light, 520, 640, 70, 'a') +
        fir(light, 556, 644, 52, 'b')
      : '') +
    meadow(light, size, near, seed) +
    (field
      ? splitRail(light, near, -20, 1240, 46, 0.6) +
        stand(light, seed, {
          from: 0,
          to: 1200,
          foot: 615,
          low: 30,
          high: 70,
          count: 26,
          firs: 0.3,
        }) +
        times(5, (index) => {
          const x = 300 + index * 130 + next() * 60;
          return moved(x, near(x) + 84 + next() * 40, bale(light, 15 + (index % 3) * 4));
        })
      : '') +
    stand(light, `${seed}:l`, {
      from: -40,
      to: 260,
      foot: 770,
      low: 220,
      high: 420,
      count: 4,
      firs: look.season === 'autumn' ? 0.5 : 0.75,
    }) +
    stand(light, `${seed}:r`, {
      from: 960,
      to: 1240,
      foot: 780,
      low: 180,
      high: 380,
      count: 4,
      firs: 0.6,
    }) +
    (rail
      ? deckFloor(
          {
            ...room,
            at: (x, y, z) => {
              const [px, py] = room.at(x, y, z);
              return [px, py + 120];
            },
          },
          timber,
          seed,
        ) +
        railing(
          {
            ...room,
            at: (x, y, z) => {
              const [px, py] = room.at(x, y, z);
              return [px, py + 120];
            },
          },
          timber,
          cabled(subject),
        )
      : frame(light, size, seed, 'none')) +
    (cabin.slug === 'three-ravens-overlook'
      ? raven(640, 622, '#1c2028') + raven(720, 622, '#232833')
      : '')
  );
}

const raven = (x: number, y: number, color: string): string =>
  shape(
    `M${x - 26},${y - 34} q8,-18 24,-12 q20,4 26,24 l22,22 l-24,-6 q-10,8 -22,6 q-18,-4 -18,-24 l-18,-6 Z`,
    color,
  ) +
  rect(x - 2, y - 4, 3, 12, color) +
  disc(x - 13, y - 38, 2, '#e8e2d0');
