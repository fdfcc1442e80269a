import { frame } from './foreground.ts';
import { hill, meadow, rock } from './ground.ts';
import { darker, disc, lighter, oval, poly, rect, segment, shape, stroke, times } from './ink.ts';
import { laurel } from './laurel.ts';
import { lightOf } from './light.ts';
import { fogBand, ridges } from './ridges.ts';
import { CANVAS, sky } from './sky.ts';
import { stand } from './tree-stand.ts';

export function lostBear(): string {
  const light = lightOf('morning', 'autumn', 1);
  const size = CANVAS;
  const fur = '#3d3232';
  const dark = '#2c2426';
  const snout = '#a77b58';
  const board = light.lit('#a9794d');
  const arrow = (y: number, side: 1 | -1, w: number) =>
    poly(
      [
        [792 - side * 54, y],
        [792 + side * w, y],
        [792 + side * (w + 34), y + 27],
        [792 + side * w, y + 54],
        [792 - side * 54, y + 54],
      ],
      board,
    ) +
    segment([792 - side * 40, y + 18], [792 + side * (w - 20), y + 18], darker(board, 0.24), 3) +
    segment([792 - side * 30, y + 37], [792 + side * (w - 44), y + 37], darker(board, 0.24), 3) +
    disc(792, y + 14, 4, '#3b2c24') +
    disc(792, y + 40, 4, '#3b2c24');
  return (
    sky(light, size, 'lost', { sunX: 0.2, birds: 4 }) +
    ridges(light, size, 'lost', { top: 0.32, bottom: 0.62 }) +
    stand(light, 'lost', {
      from: -20,
      to: 1220,
      foot: 600,
      low: 220,
      high: 430,
      count: 17,
      firs: 0.6,
      clear: [400, 640],
    }) +
    fogBand(light, size, 570, 44, 'lost', 0.8) +
    meadow(light, size, hill(size, 'lost', 0.73, 0.012), 'lost') +
    shape(
      'M560,604 C520,640 700,680 520,800 H860 C880,690 640,650 596,604 Z',
      light.lit('#d3bd96'),
    ) +
    oval(792, 716, 60, 10, '#161a2b', 0.3) +
    rect(778, 330, 28, 388, light.lit('#7a5237')) +
    rect(796, 330, 10, 388, light.lit('#573826')) +
    poly(
      [
        [774, 332],
        [810, 332],
        [792, 312],
      ],
      light.lit('#573826'),
    ) +
    arrow(352, 1, 120) +
    arrow(424, -1, 140) +
    arrow(496, 1, 78) +
    oval(470, 742, 180, 22, '#161a2b', 0.32) +
    oval(452, 628, 132, 128, fur) +
    oval(440, 650, 84, 90, lighter(fur, 0.1)) +
    oval(362, 724, 62, 40, fur) +
    oval(546, 724, 62, 40, fur) +
    oval(340, 716, 34, 36, dark) +
    oval(566, 716, 34, 36, dark) +
    [
      [340, 722],
      [566, 722],
    ]
      .map(
        ([x = 0, y = 0]) =>
          oval(x, y, 17, 15, snout) + times(3, (toe) => disc(x - 16 + toe * 16, y - 19, 6, snout)),
      )
      .join('') +
    stroke('M356,574 Q300,640 350,690', fur, 58) +
    oval(356, 692, 34, 30, dark) +
    stroke('M548,570 Q640,540 590,440', fur, 56) +
    oval(578, 430, 33, 34, dark) +
    disc(384, 386, 36, fur) +
    disc(384, 386, 20, snout) +
    disc(530, 380, 36, fur) +
    disc(532, 380, 20, snout) +
    oval(458, 446, 108, 96, fur) +
    oval(448, 480, 52, 42, snout) +
    oval(446, 458, 21, 14, dark) +
    stroke('M446,472 v16 M424,500 Q446,486 468,502', dark, 5) +
    disc(412, 428, 9, '#171315') +
    disc(496, 426, 9, '#171315') +
    disc(409, 425, 3, '#fff6e2') +
    disc(493, 423, 3, '#fff6e2') +
    stroke('M394,404 q16,-12 32,-4 M482,394 q18,-8 32,4', dark, 6) +
    rock(light, 960, 742, 110, 'lost:r') +
    laurel(light, 880, 730, 90, 'lost:l') +
    frame(light, size, 'lost:frame', 'left')
  );
}
