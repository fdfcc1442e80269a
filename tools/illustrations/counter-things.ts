import type { Decor } from './decor.ts';
import { darker, disc, lighter, oval, rect, segment, shape, stroke, times } from './ink.ts';
import type { Space } from './perspective.ts';

type Place = { x: number; y: number; z: number; unit: number };

/** Draws around (0, 0), 100 to a meter. */
type Draw = (decor: Decor) => string;

const jarOf = (x: number, w: number, h: number, fill: string, lid: string): string =>
  rect(x - w / 2, -h, w, h, fill, 4) +
  rect(x - w / 2 - 1, -h - 4, w + 2, 6, lid, 2) +
  rect(x - w / 2 + 2, -h + 4, 3, h - 9, '#ffffff', 1, 0.4);

const bowl = (fill: string): string => shape('M-22,-14 H22 Q18,0 0,0 Q-18,0 -22,-14 Z', fill);

const pile = (tones: readonly string[], r: number): string =>
  times(5, (index) =>
    disc(
      (index - 2) * r * 1.3,
      -15 - (index % 2) * r * 0.7,
      r,
      tones[index % tones.length] ?? '#c9533a',
    ),
  );

const board = (decor: Decor): string => rect(-26, -4, 52, 4, lighter(decor.wood, 0.3), 2);

const mug = (x: number, fill: string): string =>
  rect(x - 6, -13, 12, 13, fill, 2) + stroke(`M${x + 6},-10 q6,1 0,7`, fill, 2.4);

const draws = {
  loaf: (decor) =>
    board(decor) +
    shape('M-22,-4 Q-26,-22 -8,-22 H8 Q24,-22 20,-4 Z', '#c98a4a') +
    [-10, 0, 10].map((x) => stroke(`M${x - 3},-20 l5,9`, '#f0d3a0', 2.4)).join(''),
  lantern: () =>
    rect(-8, -24, 16, 22, '#ffe0a0', 2) +
    [-9, 7].map((x) => rect(x, -24, 2.4, 22, '#2c2422')).join('') +
    shape('M-11,-24 L0,-34 L11,-24 Z', '#2c2422') +
    rect(-11, -3, 22, 4, '#2c2422'),
  herbs: (decor) =>
    [-16, 0, 16]
      .map(
        (x, index) =>
          times(6, (leaf) =>
            oval(
              x + (leaf - 2.5) * 2.6,
              -17 - (leaf % 3) * 4,
              3.6,
              4.4,
              leaf % 2 ? '#5f8f4c' : '#4a7842',
            ),
          ) + shape(`M${x - 7},-13 h14 l-2,13 h-10 Z`, index === 1 ? decor.pale : '#b8694a'),
      )
      .join(''),
  pancakes: (decor) =>
    oval(0, -2, 26, 4, decor.pale) +
    times(5, (index) =>
      rect(-16 + (index % 2), -7 - index * 4.4, 32, 5, index % 2 ? '#d9a259' : '#c88d43', 2.5),
    ) +
    rect(-5, -31, 11, 5, '#fbe6a2', 1) +
    jarOf(32, 9, 18, '#8a4a20', '#e9d9b4'),
  juice: () =>
    shape('M-10,0 L-13,-30 H9 L7,0 Z', '#f0a13a') +
    stroke('M8,-26 q10,4 -1,16', '#e9e6dc', 3) +
    rect(-13, -32, 22, 4, '#e9e6dc') +
    [18, 27].map((x) => rect(x - 4, -14, 8, 14, '#f4b862', 1)).join(''),
  crock: (decor) =>
    [-7, -2, 3, 8]
      .map(
        (x, index) =>
          segment(
            [x * 0.5, -18],
            [x * 1.5, -38 - (index % 2) * 5],
            index % 2 ? '#b98a52' : '#8f969a',
            2.6,
          ) + oval(x * 1.5, -40 - (index % 2) * 5, 3, 4.4, index % 2 ? '#b98a52' : '#8f969a'),
      )
      .join('') +
    rect(-11, -22, 22, 22, decor.cloth, 3) +
    rect(-11, -16, 22, 4, decor.pale),
  eggs: () =>
    pile(['#f3e6cf', '#e2c39a', '#efe0c4'], 6.4) +
    shape('M-24,-15 H24 L18,0 H-18 Z', '#a9b2b5') +
    times(6, (index) => segment([-20 + index * 8, -14], [-16 + index * 6.4, 0], '#7f8a8e', 1.4)),
  milk: () =>
    [-12, 8]
      .map(
        (x) =>
          shape(
            `M${x - 7},0 V-17 Q${x - 7},-24 ${x - 4},-27 V-33 H${x + 4} V-27 Q${x + 7},-24 ${x + 7},-17 V0 Z`,
            '#f6f2e8',
          ) + rect(x - 5, -36, 10, 4, '#b8402c', 1),
      )
      .join(''),
  flowers: (decor) =>
    times(
      9,
      (index) =>
        segment([0, -18], [(index - 4) * 5.4, -36 - (index % 3) * 6], '#5f8f4c', 1.8) +
        disc(
          (index - 4) * 5.4,
          -38 - (index % 3) * 6,
          5,
          [decor.second, '#f3e2a2', '#e58a8a'][index % 3] ?? '#f3e2a2',
        ),
    ) +
    shape('M-10,0 Q-14,-14 -8,-24 H8 Q14,-14 10,0 Z', decor.pale) +
    stroke('M9,-20 q9,5 0,13', decor.pale, 3),
  pie: () =>
    oval(0, -2, 30, 4.4, '#9aa3a6') +
    shape('M-27,-6 Q0,-24 27,-6 Z', '#c98a3f') +
    [-14, -3, 8].map((x) => stroke(`M${x},-11 l8,-3`, '#7a2f28', 3)).join('') +
    rect(-28, -8, 56, 5, '#d9a259', 2.5),
  cookies: (decor) =>
    rect(-15, -28, 30, 28, decor.second, 8) +
    rect(-12, -35, 24, 8, darker(decor.second, 0.2), 4) +
    disc(0, -37, 3.4, darker(decor.second, 0.3)) +
    disc(0, -14, 7, '#c88d43') +
    [
      [-2, -16],
      [3, -13],
      [-1, -11],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 1.3, '#4a2c20'))
      .join(''),
  apples: (decor) =>
    pile(['#b8342b', '#7f9a3f', '#c9533a'], 7) +
    shape('M-24,-14 H24 L17,0 H-17 Z', '#b98a52') +
    times(3, (row) =>
      segment([-22 + row, -11 + row * 4], [22 - row, -11 + row * 4], darker('#b98a52', 0.25), 1.6),
    ) +
    stroke('M-22,-14 Q0,-44 22,-14', darker(decor.wood, 0.05), 2.6),
  honey: () =>
    shape('M-11,0 Q-16,-12 -9,-24 H9 Q16,-12 11,0 Z', '#e0a53c') +
    rect(-9, -28, 18, 6, '#e9d9b4', 2) +
    segment([16, -2], [30, -26], '#b98a52', 2.6) +
    oval(16, -4, 4.4, 6, '#c88d43') +
    rect(-7, -15, 14, 8, '#f6e7bd', 1),
  mugs: (decor) =>
    mug(-12, decor.pale) +
    mug(8, decor.second) +
    shape('M-14,-15 q-4,-7 0,-12 q4,-6 0,-11', '#ffffff', 0.3),
  lemons: (decor) => pile(['#ecd04a', '#e2bf38', '#f2dc6a'], 6.8) + bowl(decor.cloth),
  books: (decor) =>
    rect(-24, -6, 46, 6, decor.cloth, 1) +
    rect(-20, -12, 40, 6, decor.second, 1) +
    rect(-22, -18, 38, 6, decor.pale, 1) +
    mug(28, decor.pale),
  coffee: () =>
    rect(-16, -40, 32, 40, '#34373b', 4) +
    rect(-11, -26, 22, 20, '#55656c', 4) +
    rect(-11, -15, 22, 9, '#4a2c20', 3) +
    rect(-16, -40, 32, 9, '#4a4e53', 4) +
    disc(10, -35, 2, '#f0a13a'),
  melon: (decor) =>
    board(decor) +
    shape('M-24,-4 A24,24 0 0 1 24,-4 Z', '#3f7a48') +
    shape('M-20,-4 A20,20 0 0 1 20,-4 Z', '#f3ecda') +
    shape('M-18,-4 A18,18 0 0 1 18,-4 Z', '#d8504a') +
    times(4, (index) => oval(-9 + index * 6, -9 - (index % 2) * 4, 1.2, 1.9, '#2b1c1a')),
  skillet: () =>
    rect(-24, -9, 40, 9, '#2f3032', 4) +
    rect(14, -8, 30, 4, '#2f3032', 2) +
    oval(-4, -9, 18, 3.4, '#45474a') +
    oval(-8, -10, 6, 2, '#fff6e4') +
    disc(-8, -10.4, 2, '#f0b83a') +
    oval(4, -10, 6, 2, '#fff6e4') +
    disc(4, -10.4, 2, '#f0b83a'),
  kettle: (decor) =>
    shape('M-17,0 Q-20,-22 0,-24 Q20,-22 17,0 Z', decor.second) +
    stroke('M-12,-22 Q0,-44 12,-22', '#3a3330', 3) +
    stroke('M16,-10 L28,-22', decor.second, 5) +
    disc(0, -25, 3, '#3a3330'),
  wine: () =>
    shape('M-14,0 V-24 Q-14,-29 -11,-31 V-42 H-5 V-31 Q-2,-29 -2,-24 V0 Z', '#2f4a3a') +
    rect(-13, -18, 10, 10, '#f3ead7') +
    [10, 24]
      .map(
        (x) =>
          shape(
            `M${x - 6},-24 Q${x - 6},-12 ${x},-12 Q${x + 6},-12 ${x + 6},-24 Z`,
            '#e9eef0',
            0.8,
          ) +
          shape(`M${x - 5},-19 Q${x - 5},-12 ${x},-12 Q${x + 5},-12 ${x + 5},-19 Z`, '#8c2f3a') +
          segment([x, -12], [x, -1], '#e9eef0', 1.6) +
          rect(x - 5, -2, 10, 2, '#e9eef0'),
      )
      .join(''),
  treats: (decor) =>
    rect(-15, -32, 30, 32, '#dfe8e6', 5, 0.9) +
    rect(-17, -37, 34, 7, decor.cloth, 3) +
    times(6, (index) =>
      rect(-10 + (index % 2) * 11, -27 + Math.floor(index / 2) * 8.4, 9, 4, '#b5834e', 2),
    ) +
    rect(24, -5, 18, 4, '#d3a56c', 2) +
    [24, 42].map((x) => disc(x, -5, 3, '#d3a56c') + disc(x, -1.6, 3, '#d3a56c')).join(''),
  cake: (decor) =>
    rect(-2, -10, 4, 10, decor.pale) +
    oval(0, -1, 13, 2.4, decor.pale) +
    oval(0, -11, 27, 4, decor.pale) +
    rect(-20, -28, 40, 17, '#f5dfc0', 3) +
    rect(-20, -30, 40, 8, decor.second, 4) +
    times(5, (index) => disc(-16 + index * 8, -31, 2.6, '#b8342b')),
  bottles: () =>
    [-16, -4, 9]
      .map(
        (x, index) =>
          shape(
            `M${x - 5},0 V-20 L${x - 2},-26 V-36 H${x + 2} V-26 L${x + 5},-20 V0 Z`,
            ['#a5652f', '#5f7a4a', '#c9a05a'][index] ?? '#a5652f',
          ) + rect(x - 4, -15, 8, 8, '#f3ead7'),
      )
      .join('') +
    rect(18, -11, 9, 11, '#e9eef0', 1, 0.8) +
    rect(18, -6, 9, 6, '#c9883a', 1),
  brushes: (decor) =>
    [-6, -1, 4, 9]
      .map(
        (x, index) =>
          segment([x * 0.5, -16], [x * 1.7, -36 - (index % 2) * 6], '#8a6a48', 2) +
          oval(
            x * 1.7,
            -39 - (index % 2) * 6,
            2.4,
            5,
            [decor.second, decor.cloth, '#b8342b', '#3f6a8a'][index] ?? decor.second,
          ),
      )
      .join('') +
    rect(-9, -20, 18, 20, '#bfd4d6', 2) +
    rect(18, -4, 28, 4, '#f6efdf', 1) +
    [22, 29, 36]
      .map((x, index) =>
        oval(x, -5, 2.6, 1.2, [decor.second, decor.cloth, '#b8342b'][index] ?? decor.cloth),
      )
      .join(''),
} satisfies Record<string, Draw>;

export type CounterThing = keyof typeof draws;

export function counterThing(thing: CounterThing, room: Space, decor: Decor, place: Place): string {
  const [x, y] = room.at(place.x, place.y, place.z);
  return `<g transform="translate(${x.toFixed(1)} ${(y + 1).toFixed(1)}) scale(${((place.unit / 100) * 0.92).toFixed(2)})">${draws[thing](decor)}</g>`;
}
