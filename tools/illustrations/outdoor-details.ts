import { buildOf, lookLight } from './cabin-looks.ts';
import { frame } from './foreground.ts';
import { footpath, hill, meadow, rock } from './ground.ts';
import { house } from './houses.ts';
import {
  darker,
  disc,
  glow,
  lighter,
  mix,
  moved,
  oval,
  poly,
  rect,
  segment,
  shape,
  stroke,
  times,
} from './ink.ts';
import { laurel } from './laurel.ts';
import { floorQuad, plate, quad, space } from './perspective.ts';
import { ridges } from './ridges.ts';
import { CANVAS, sky } from './sky.ts';
import type { Subject } from './subject.ts';
import { stand } from './tree-stand.ts';

/** The pickleball court, with its net, two paddles and a ball. */
export function court(subject: Subject): string {
  const { look, seed, number } = subject;
  const light = lookLight(look, 'morning', seed);
  const room = space({ depth: 6, eye: 2.3, vy: 300, vx: number % 2 ? 640 : 560 });
  const [outer, inner] = number % 2 ? ['#3f7a63', '#2f6189'] : ['#9a5138', '#3f7a63'];
  const line = (x: number, z: number, w: number, d: number) =>
    floorQuad(room, x, z, w, d, light.lit('#f7f3e6'));
  const bar = light.lit('#39424a');
  const [bx, by] = room.at(1.35, 0, 0.25);
  const paddle = (x: number, color: string, angle: number) => {
    const [px, py] = room.at(x, 0, 0.3);
    return `<g transform="translate(${px} ${py - 6}) rotate(${angle})">${oval(0, 2, 62, 12, '#161a2b', 0.3)}${rect(-86, -8, 44, 14, darker(color, 0.3), 6)}${rect(-46, -26, 96, 46, color, 22)}${rect(-38, -20, 80, 34, lighter(color, 0.14), 17)}</g>`;
  };
  return (
    sky(light, CANVAS, seed, { birds: 4 }) +
    ridges(light, CANVAS, seed, { top: 0.28, bottom: 0.5 }) +
    stand(light, seed, {
      from: -20,
      to: 1220,
      foot: 430,
      low: 130,
      high: 240,
      count: 24,
      firs: 0.4,
    }) +
    meadow(light, CANVAS, () => 404, seed) +
    floorQuad(room, -3.9, -1.6, 7.8, 8.4, light.lit(outer)) +
    floorQuad(room, -2.9, -1.2, 5.8, 7.4, light.lit(inner)) +
    line(-2.9, -1.2, 0.08, 7.4) +
    line(2.82, -1.2, 0.08, 7.4) +
    line(-2.9, 6.1, 5.8, 0.12) +
    line(-2.9, 4.2, 5.8, 0.1) +
    line(-2.9, 1.1, 5.8, 0.09) +
    line(-0.04, 4.2, 0.08, 2) +
    line(-0.04, -1.2, 0.08, 2.3) +
    times(16, (index) =>
      segment(room.at(-4.4 + index * 0.6, 0, 7.2), room.at(-4.4 + index * 0.6, 1.5, 7.2), bar, 2.5),
    ) +
    segment(room.at(-4.6, 1.5, 7.2), room.at(4.8, 1.5, 7.2), bar, 3) +
    quad(
      room,
      [
        [-3.3, 0, 2.64],
        [3.3, 0, 2.64],
        [3.3, 0, 2.3],
        [-3.3, 0, 2.3],
      ],
      '#161a2b',
      0.22,
    ) +
    plate(room, -3.2, 0.04, 2.65, 6.4, 0.84, '#20262c', 0, 0.38) +
    times(60, (index) =>
      segment(
        room.at(-3.2 + index * 0.107, 0.04, 2.65),
        room.at(-3.2 + index * 0.107, 0.86, 2.65),
        '#20262c',
        1,
        0.55,
      ),
    ) +
    times(7, (index) =>
      segment(
        room.at(-3.2, 0.08 + index * 0.12, 2.65),
        room.at(3.2, 0.08 + index * 0.12, 2.65),
        '#20262c',
        1,
        0.55,
      ),
    ) +
    plate(room, -3.2, 0.84, 2.65, 6.4, 0.08, light.lit('#f7f3e6')) +
    [-3.26, 3.16].map((x) => plate(room, x, 0, 2.65, 0.1, 0.98, bar)).join('') +
    paddle(0.2, light.lit('#d9643a'), -12) +
    paddle(-1.2, light.lit(look.second), 16) +
    oval(bx + 4, by + 3, 26, 7, '#161a2b', 0.3) +
    disc(bx, by - 18, 21, '#e6e04f') +
    times(5, (index) =>
      disc(bx - 11 + (index % 3) * 10, by - 26 + Math.floor(index / 3) * 12, 3, '#a3a032'),
    ) +
    frame(light, CANVAS, `${seed}:f`, number % 2 ? 'left' : 'right')
  );
}

/** The charging post beside the parking pad, a car on its cable. */
export function charger(subject: Subject): string {
  const { cabin, look, seed, number } = subject;
  const light = lookLight(look, look.close, seed);
  const { lit } = light;
  const line = hill(CANVAS, seed, 0.66, 0.01);
  const paint = lit([look.cloth, '#b9c2c4', '#35506a'][number % 3] ?? look.cloth);
  const glass = mix(lit('#4f6d7c'), light.sky[1], 0.4);
  const built = house(look.form, buildOf(cabin.slug, look, light));
  const scale = Math.min(300 / built.height, 700 / (built.left + built.right));
  const wheel = (x: number) =>
    disc(x, 700, 48, '#23262b') +
    disc(x, 700, 30, '#aeb4b6') +
    times(5, (index) =>
      segment(
        [x, 700],
        [x + Math.cos(index * 1.257) * 27, 700 + Math.sin(index * 1.257) * 27],
        '#5c6367',
        7,
      ),
    ) +
    disc(x, 700, 8, '#3a3f43');
  return (
    sky(light, CANVAS, seed, { birds: 3 }) +
    ridges(light, CANVAS, seed, { top: 0.3, bottom: 0.58 }) +
    stand(light, seed, {
      from: -20,
      to: 1220,
      foot: 566,
      low: 140,
      high: 280,
      count: 20,
      firs: 0.5,
    }) +
    meadow(light, CANVAS, line, seed) +
    moved(380, 566, built.art, scale) +
    footpath(light, 380 + built.door * scale, 570, 330, 130, 18) +
    poly(
      [
        [120, 690],
        [1080, 664],
        [1260, 800],
        [-60, 800],
      ],
      lit('#b8ada0'),
    ) +
    poly(
      [
        [120, 690],
        [1080, 664],
        [1086, 672],
        [114, 700],
      ],
      lit('#d6ccbd'),
    ) +
    oval(560, 744, 400, 26, '#161a2b', 0.35) +
    shape(
      'M196,690 C196,620 226,590 300,578 C360,500 420,480 520,478 H640 C730,480 780,520 830,580 C900,588 934,612 936,690 C936,712 926,718 910,718 H216 C202,718 196,710 196,690 Z',
      paint,
    ) +
    shape(
      'M196,690 C196,668 202,650 210,640 H930 C934,652 936,668 936,690 C936,712 926,718 910,718 H216 C202,718 196,710 196,690 Z',
      darker(paint, 0.22),
    ) +
    shape('M340,580 C390,516 430,500 520,498 H560 V584 Z', glass) +
    shape('M580,584 V498 H640 C710,500 750,530 792,584 Z', glass) +
    shape('M400,560 L450,508 H480 L420,572 Z', '#ffffff', 0.3) +
    stroke('M570,498 V706', darker(paint, 0.3), 4) +
    rect(600, 606, 46, 8, darker(paint, 0.35), 4) +
    rect(206, 622, 34, 20, '#fff0c0', 8) +
    rect(900, 618, 32, 22, '#c8402f', 8) +
    wheel(340) +
    wheel(800) +
    rect(1010, 500, 74, 210, lit('#e9e6dc'), 14) +
    rect(1060, 500, 24, 210, lit('#bdbab0'), 12) +
    rect(1026, 522, 42, 46, '#22323a', 6) +
    glow(1047, 545, 70, '#7ee0b8', 0.5) +
    shape('M1052,526 L1036,549 H1046 L1042,564 L1058,541 H1048 Z', '#8df0c4') +
    rect(996, 706, 102, 14, lit('#8d867c'), 3) +
    stroke('M1022,610 C940,640 980,760 930,690 C916,660 900,650 884,648', '#23262b', 9) +
    rect(862, 638, 30, 18, '#23262b', 6) +
    laurel(light, 1150, 700, 130, `${seed}:a`) +
    rock(light, 90, 742, 90, `${seed}:r`) +
    frame(light, CANVAS, `${seed}:f`, 'none')
  );
}
