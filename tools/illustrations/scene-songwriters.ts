import { backdrop } from './backdrop.ts';
import { darker, disc, glow, lighter, oval, poly, rect, segment, shape, times } from './ink.ts';
import { lightOf } from './light.ts';
import { stringLights } from './string-lights.ts';

const guitar = (x: number, y: number, k: number, turn: number, wood: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${
    shape(
      'M0,0 C-74,0 -80,-72 -56,-94 C-46,-106 -50,-120 -50,-132 C-50,-172 50,-172 50,-132 C50,-120 46,-106 56,-94 C80,-72 74,0 0,0 Z',
      darker(wood, 0.45),
    ) +
    shape(
      'M0,-6 C-66,-6 -72,-70 -50,-90 C-40,-104 -44,-120 -44,-130 C-44,-164 44,-164 44,-130 C44,-120 40,-104 50,-90 C72,-70 66,-6 0,-6 Z',
      wood,
    ) +
    shape('M-44,-60 C-56,-20 -20,-10 0,-10 C-30,-22 -40,-50 -30,-84 Z', lighter(wood, 0.22)) +
    disc(0, -94, 22, '#241d1c') +
    rect(-24, -44, 48, 10, '#241d1c', 3) +
    shape('M14,-80 q30,14 22,44 q-22,-6 -30,-30 Z', darker(wood, 0.6)) +
    rect(-9, -300, 18, 204, '#3a2a20', 2) +
    times(9, (index) => rect(-9, -288 + index * 20, 18, 2, '#c8b78f')) +
    rect(-15, -346, 30, 50, darker(wood, 0.3), 5) +
    times(
      3,
      (index) =>
        disc(-19, -336 + index * 15, 5, '#dfe3e0') + disc(19, -336 + index * 15, 5, '#dfe3e0'),
    ) +
    times(6, (index) => segment([-6 + index * 2.4, -40], [-6 + index * 2.4, -300], '#f1e9d6', 1))
  }</g>`;

/** A stool, two guitars and a microphone before the song begins. */
export function songwriters(): string {
  const light = lightOf('dusk', 'summer', 1);
  const boards = light.lit('#9a6a46');
  const post = light.lit('#5a3d2c');
  return (
    backdrop(light, 'songwriters', {
      sunX: 0.5,
      sunY: 0.34,
      bottom: 0.62,
      ground: 0.74,
      trees: 190,
      firs: 0.5,
      peak: true,
    }) +
    poly(
      [
        [-10, 0],
        [1210, 0],
        [1210, 90],
        [1000, 60],
        [200, 60],
        [-10, 90],
      ],
      darker(post, 0.2),
    ) +
    times(14, (index) => segment([index * 92, 0], [190 + index * 63, 62], darker(post, 0.5), 3)) +
    [60, 1080]
      .map((x) => rect(x, 50, 60, 600, post) + rect(x + 42, 50, 18, 600, darker(post, 0.35)))
      .join('') +
    stringLights([90, 90], [1110, 90], 54, light) +
    stringLights([90, 120], [600, 110], 40, light) +
    stringLights([600, 110], [1110, 120], 40, light) +
    poly(
      [
        [90, 640],
        [1110, 640],
        [1240, 810],
        [-40, 810],
      ],
      boards,
    ) +
    times(13, (index) =>
      segment([90 + index * 85, 640], [-40 + index * 106.6, 810], darker(boards, 0.32), 3),
    ) +
    rect(-10, 634, 1220, 8, darker(boards, 0.4)) +
    poly(
      [
        [560, 60],
        [640, 60],
        [900, 770],
        [300, 770],
      ],
      '#ffe6a8',
      0.13,
    ) +
    oval(600, 742, 330, 44, '#ffe6a8', 0.3) +
    glow(600, 66, 110, '#fff0c4', 0.8) +
    oval(640, 752, 120, 12, '#161a2b', 0.35) +
    [-56, 56].map((dx) => segment([640 + dx * 0.7, 560], [640 + dx, 752], post, 10)).join('') +
    segment([600, 690], [680, 690], post, 7) +
    oval(640, 558, 74, 18, darker(boards, 0.2)) +
    oval(640, 552, 74, 18, light.lit('#c99a63')) +
    guitar(610, 740, 1.12, -13, light.lit('#c9883a')) +
    segment([850, 760], [850, 330], '#2b2d33', 8) +
    oval(850, 762, 60, 10, '#2b2d33') +
    segment([850, 334], [742, 300], '#2b2d33', 8) +
    rect(700, 274, 62, 34, '#3c3f46', 16) +
    times(4, (index) => segment([706 + index * 13, 276], [706 + index * 13, 306], '#7b8186', 1.6)) +
    oval(330, 752, 110, 12, '#161a2b', 0.35) +
    segment([296, 752], [330, 640], '#2b2d33', 6) +
    segment([364, 752], [330, 640], '#2b2d33', 6) +
    guitar(330, 716, 0.98, 4, light.lit('#8c3f2f')) +
    rect(946, 690, 150, 70, light.lit('#7a4a32'), 6) +
    rect(946, 690, 150, 16, light.lit('#94603f'), 4) +
    [966, 1066].map((x) => rect(x, 690, 10, 70, light.lit('#c8a35c'))).join('') +
    rect(980, 650, 66, 42, light.lit('#f4ead6'), 2) +
    times(4, (index) =>
      segment([988, 660 + index * 8], [1036, 660 + index * 8], light.lit('#8a7a66'), 2),
    ) +
    rect(1062, 660, 20, 30, light.lit('#4f8f8a'), 3)
  );
}
