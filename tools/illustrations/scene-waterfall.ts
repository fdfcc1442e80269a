import { between, chance } from './chance.ts';
import { frame } from './foreground.ts';
import { rock } from './ground.ts';
import {
  darker,
  glow,
  gradient,
  lighter,
  mix,
  oval,
  poly,
  rect,
  round,
  shape,
  stroke,
  times,
} from './ink.ts';
import { laurel } from './laurel.ts';
import { lightOf } from './light.ts';
import { fogBand, ridges } from './ridges.ts';
import { CANVAS, sky } from './sky.ts';
import { stand } from './tree-stand.ts';
import { water } from './water.ts';

/** One drop of the fall between two ledges, its edges frayed. */
function drop(seed: string, x: number, top: number, w: number, h: number): string {
  const next = chance(`drop:${seed}`);
  const [defs, fill] = gradient([
    [0, '#cfe6ea'],
    [0.5, '#f6fbfb'],
    [1, '#ffffff'],
  ]);
  return (
    defs +
    shape(
      `M${x - w * 0.42},${top} H${x + w * 0.42} C${x + w * 0.5},${top + h * 0.4} ${x + w * 0.46},${top + h * 0.7} ${x + w * 0.58},${top + h} H${x - w * 0.58} C${x - w * 0.46},${top + h * 0.7} ${x - w * 0.5},${top + h * 0.4} ${x - w * 0.42},${top} Z`,
      fill,
    ) +
    times(12, () => {
      const px = x + between(next, -0.4, 0.4) * w;
      const from = top + next() * h * 0.5;
      return stroke(
        `M${round(px)},${round(from)} q${round(between(next, -4, 4))},${round(h * 0.2)} ${round(between(next, -5, 5))},${round(h * 0.4)}`,
        '#9fc6d0',
        3,
        0.55,
      );
    })
  );
}

/** A fall in three steps through rhododendron, white water into a green pool. */
export function waterfall(): string {
  const light = lightOf('morning', 'summer', 1);
  const size = CANVAS;
  const stone = light.lit('#6f6c6e');
  const moss = light.lit('#5f8a4c');
  const ledge = (y: number, left: number, right: number, h: number, tone: number) =>
    poly(
      [
        [left, y],
        [right, y - 8],
        [right + 26, y + h],
        [left - 26, y + h],
      ],
      mix(stone, '#2a2f33', tone),
    ) +
    poly(
      [
        [left, y],
        [right, y - 8],
        [right - 6, y + 14],
        [left + 8, y + 18],
      ],
      lighter(stone, 0.16),
    ) +
    times(9, (index) => {
      const x = left + ((index + 0.3) / 9) * (right - left);
      return (
        rect(x, y + 20, 4 + (index % 3) * 3, h - 26, darker(stone, 0.34), 2, 0.5) +
        (index % 2 ? oval(x + 10, y + 6, 34, 9, moss, 0.9) : '')
      );
    });
  return (
    sky(light, size, 'falls', { sunX: 0.18, sunY: 0.12, birds: 3 }) +
    ridges(light, size, 'falls', { top: 0.26, bottom: 0.46, layers: 5 }) +
    stand(light, 'falls:b', {
      from: -30,
      to: 1230,
      foot: 330,
      low: 170,
      high: 290,
      count: 22,
      firs: 0.5,
      clear: [520, 690],
    }) +
    poly(
      [
        [-20, 300],
        [330, 262],
        [430, 250],
        [770, 246],
        [880, 268],
        [1220, 310],
        [1220, 700],
        [-20, 700],
      ],
      mix(stone, light.shade, 0.45),
    ) +
    ledge(262, 360, 850, 160, 0.1) +
    ledge(408, 300, 900, 150, 0.2) +
    ledge(540, 250, 960, 130, 0.3) +
    drop('a', 606, 256, 150, 166) +
    drop('b', 560, 402, 210, 152) +
    drop('c', 630, 536, 270, 128) +
    [
      [606, 420, 130],
      [560, 552, 170],
      [630, 660, 230],
    ]
      .map(([x = 0, y = 0, w = 0]) =>
        times(9, (index) =>
          oval(x + (index - 4) * w * 0.2, y + (index % 2) * 6, w * 0.17, 13, '#ffffff', 0.75),
        ),
      )
      .join('') +
    stand(light, 'falls:l', {
      from: -40,
      to: 250,
      foot: 560,
      low: 240,
      high: 380,
      count: 5,
      firs: 0.5,
    }) +
    stand(light, 'falls:r', {
      from: 950,
      to: 1240,
      foot: 560,
      low: 240,
      high: 380,
      count: 5,
      firs: 0.5,
    }) +
    [
      [190, 470, 180],
      [310, 560, 150],
      [1010, 480, 190],
      [930, 580, 150],
      [110, 640, 230],
      [1090, 650, 240],
    ]
      .map(([x = 0, foot = 0, w = 0], index) => laurel(light, x, foot, w, `falls:${index}`))
      .join('') +
    water(light, size, (x) => 664 + Math.abs(x - 630) * 0.02, 'falls', 12) +
    glow(630, 660, 300, '#ffffff', 0.7, 70) +
    fogBand(light, size, 640, 30, 'falls', 0.5) +
    rock(light, 330, 742, 170, 'falls:x') +
    rock(light, 900, 752, 200, 'falls:y') +
    rock(light, 1010, 716, 110, 'falls:z') +
    frame(light, size, 'falls', 'left')
  );
}
