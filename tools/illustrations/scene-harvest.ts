import { backdrop } from './backdrop.ts';
import { chance, pick } from './chance.ts';
import { frame } from './foreground.ts';
import { splitRail } from './ground.ts';
import { house } from './houses.ts';
import {
  darker,
  disc,
  glow,
  lighter,
  moved,
  oval,
  poly,
  rect,
  round,
  segment,
  shape,
  stroke,
  times,
} from './ink.ts';
import { build } from './landmark-build.ts';
import { lightOf, type Light } from './light.ts';
import { CANVAS } from './sky.ts';
import { stringLights } from './string-lights.ts';
import { hardwood } from './trees.ts';

const pumpkin = (light: Light, x: number, foot: number, r: number): string => {
  const skin = light.lit('#e07a28');
  return (
    oval(x, foot, r * 1.2, r * 0.16, '#161a2b', 0.28) +
    [-0.62, 0.62, -0.34, 0.34, 0]
      .map((at, index) =>
        oval(
          x + at * r,
          foot - r * 0.72,
          r * 0.5,
          r * 0.74,
          index < 2 ? darker(skin, 0.2) : index < 4 ? darker(skin, 0.08) : lighter(skin, 0.08),
        ),
      )
      .join('') +
    stroke(
      `M${round(x)},${round(foot - r * 1.36)} q${round(r * 0.04)},${round(-r * 0.2)} ${round(r * 0.22)},${round(-r * 0.28)}`,
      light.lit('#5f7a3a'),
      r * 0.16,
    )
  );
};

const shock = (light: Light, x: number, foot: number, h: number, seed: string): string => {
  const next = chance(`shock:${seed}`);
  const tones = ['#c9a24a', '#b58a3a', '#d9b866', '#a37c38'].map(light.lit);
  return (
    oval(x, foot, h * 0.3, h * 0.05, '#161a2b', 0.26) +
    times(24, (index) => {
      const t = index / 23 - 0.5;
      return stroke(
        `M${round(x + t * h * 0.5)},${round(foot)} Q${round(x + t * h * 0.1)},${round(foot - h * 0.5)} ${round(x + t * h * 0.62)},${round(foot - h * (0.84 + next() * 0.2))}`,
        pick(tones, next() * 4),
        h * 0.026,
      );
    }) +
    rect(x - h * 0.09, foot - h * 0.54, h * 0.18, h * 0.045, light.lit('#7a4a2c'), 3)
  );
};

/** A carved face with a candle behind it, on a pumpkin of that size. */
const face = (x: number, foot: number, r: number, smile: boolean): string => {
  const at = (dx: number, dy: number) => `${round(x + dx * r)},${round(foot - dy * r)}`;
  return (
    glow(x, foot - r * 0.7, r * 2.2, '#ffb648', 0.5) +
    shape(
      `M${at(-0.5, 0.98)} L${at(-0.22, 1.06)} L${at(-0.3, 0.78)} Z M${at(0.5, 0.98)} L${at(0.22, 1.06)} L${at(0.3, 0.78)} Z M${at(0, 0.8)} L${at(-0.1, 0.62)} L${at(0.1, 0.62)} Z`,
      '#ffe08a',
    ) +
    shape(
      smile
        ? `M${at(-0.6, 0.52)} Q${at(0, 0.1)} ${at(0.6, 0.52)} L${at(0.34, 0.44)} L${at(0.24, 0.34)} L${at(0.1, 0.42)} L${at(-0.06, 0.3)} L${at(-0.24, 0.42)} Z`
        : `M${at(-0.3, 0.36)} a${round(r * 0.3)},${round(r * 0.22)} 0 1 0 ${round(r * 0.6)},0 a${round(r * 0.3)},${round(r * 0.2)} 0 0 0 ${round(-r * 0.6)},0 Z`,
      '#ffd060',
    )
  );
};

/** A wagon of pumpkins before the barn at nightfall, the large ones carved and lit. */
export function harvest(): string {
  const light = lightOf('dusk', 'autumn', 2);
  const barn = build(
    light,
    'harvest',
    { wood: '#9b3d2d', trim: '#f0e6d2', roof: '#6b7074', door: '#7c2f24' },
    'board',
    true,
  );
  const wood = light.lit('#8a5a38');
  const cart = (x: number) =>
    disc(x, 690, 52, darker(wood, 0.4)) +
    disc(x, 690, 40, light.grass) +
    times(6, (index) =>
      segment(
        [x, 690],
        [x + Math.cos(index * 1.047) * 44, 690 + Math.sin(index * 1.047) * 44],
        darker(wood, 0.2),
        8,
      ),
    ) +
    disc(x, 690, 11, darker(wood, 0.5));
  return (
    backdrop(light, 'harvest', {
      sunX: 0.24,
      sunY: 0.28,
      birds: 6,
      bottom: 0.58,
      ground: 0.66,
      trees: 140,
      firs: 0.2,
    }) +
    moved(760, 590, house('barn', barn).art, 0.9) +
    splitRail(light, () => 600, -30, 500, 20, 0.8) +
    times(6, (index) =>
      shock(light, 80 + index * 66, 618 + (index % 2) * 26, 130, `far:${index}`),
    ) +
    hardwood(light, 1120, 640, 300, 'harvest') +
    oval(520, 742, 300, 22, '#161a2b', 0.28) +
    times(9, (index) => pumpkin(light, 350 + index * 43, 604 - (index % 2) * 12, 36)) +
    times(6, (index) => pumpkin(light, 392 + index * 52, 560 - (index % 2) * 8, 34)) +
    times(3, (index) => pumpkin(light, 450 + index * 62, 522, 32)) +
    poly(
      [
        [300, 586],
        [740, 586],
        [720, 672],
        [320, 672],
      ],
      wood,
    ) +
    times(3, (row) =>
      segment(
        [306 + row * 7, 606 + row * 22],
        [734 - row * 7, 606 + row * 22],
        darker(wood, 0.35),
        4,
      ),
    ) +
    [330, 450, 580, 700].map((x) => rect(x, 580, 16, 96, darker(wood, 0.2))).join('') +
    segment([306, 660], [150, 726], darker(wood, 0.3), 14) +
    cart(390) +
    cart(650) +
    shock(light, 150, 764, 250, 'near:a') +
    shock(light, 1010, 766, 260, 'near:b') +
    pumpkin(light, 260, 772, 52) +
    pumpkin(light, 820, 772, 60) +
    pumpkin(light, 900, 776, 40) +
    pumpkin(light, 740, 780, 36) +
    face(260, 772, 52, true) +
    face(820, 772, 60, true) +
    face(900, 776, 40, false) +
    times(4, (index) =>
      face(393 + index * 86, 604 - ((index * 2 + 1) % 2) * 12, 36, index % 2 === 0),
    ) +
    times(3, (index) => face(450 + index * 62, 522, 32, index !== 1)) +
    stringLights([-20, 170], [1220, 150], 90, light) +
    frame(light, CANVAS, 'harvest', 'none')
  );
}
