import { backdrop } from './backdrop.ts';
import { frame } from './foreground.ts';
import { rock } from './ground.ts';
import { darker, lighter, moved, oval, poly, rect, shape, stroke, times } from './ink.ts';
import { lightOf, type Light } from './light.ts';
import { backpack, boots } from './luggage.ts';
import { CANVAS } from './sky.ts';
import { water } from './water.ts';

/** A barred owl that looks straight at us, its feet on (x, foot). */
const owl = (light: Light, x: number, foot: number): string => {
  const coat = light.lit('#9b8672');
  const pale = light.lit('#ece2d2');
  const dark = light.lit('#574739');
  return moved(
    x,
    foot,
    shape('M-62,-30 Q-70,30 -26,66 L-8,60 L10,70 L22,60 Q60,20 58,-40 Z', darker(coat, 0.2)) +
      shape(
        'M-66,-20 C-80,-110 -60,-190 0,-194 C62,-190 82,-110 66,-20 C56,14 -56,14 -66,-20 Z',
        coat,
      ) +
      shape(
        'M-40,-20 C-46,-90 -30,-116 0,-116 C30,-116 46,-90 40,-20 C30,6 -30,6 -40,-20 Z',
        pale,
      ) +
      times(4, (row) =>
        times(4, (column) => stroke(`M${-27 + column * 18},${-84 + row * 22} v11`, dark, 5, 0.75)),
      ) +
      shape('M-66,-24 C-82,-96 -62,-130 -50,-128 C-40,-90 -46,-30 -50,6 Z', dark) +
      shape('M66,-24 C82,-96 62,-130 50,-128 C40,-90 46,-30 50,6 Z', darker(dark, 0.2)) +
      oval(-27, -146, 33, 35, pale) +
      oval(27, -146, 33, 35, pale) +
      times(3, (ring) =>
        [-27, 27]
          .map(
            (at) =>
              `<ellipse cx="${at}" cy="-146" rx="${29 - ring * 7}" ry="${31 - ring * 7}" fill="none" stroke="${coat}" stroke-width="2.4"/>`,
          )
          .join(''),
      ) +
      [-25, 25]
        .map((at) => oval(at, -146, 13, 14, '#1d1a1c') + oval(at - 4, -151, 4, 4, '#ffffff'))
        .join('') +
      shape('M-7,-140 Q0,-146 7,-140 L0,-116 Z', light.lit('#d9a441')) +
      stroke('M-46,-182 Q-20,-166 0,-150 Q20,-166 46,-182', dark, 6) +
      [-24, 16]
        .map((at) =>
          stroke(`M${at},-4 v14 M${at + 9},-4 v15 M${at - 8},-5 v13`, light.lit('#c8a35c'), 5),
        )
        .join(''),
    0.86,
  );
};

/** A fox went over the bridge before us. */
const tracks = (light: Light): string =>
  times(9, (index) => {
    const x = 150 - index * 22;
    const y = 640 + index * 15 + (index % 2) * 9;
    return oval(x, y, 6 + index * 0.5, 4 + index * 0.3, light.lit('#9fb2c2'));
  });

/** A log bridge over a creek in the snow, an owl on the branch before it; a pack and boots wait at its end. */
export function footbridge(): string {
  const light = lightOf('morning', 'winter', 1);
  const size = CANVAS;
  const log = light.lit('#8a5f3e');
  const arc = (x: number) => 540 + ((x - 620) / 420) ** 2 * 74;
  return (
    backdrop(light, 'bridge', {
      sunX: 0.72,
      sunY: 0.15,
      bottom: 0.56,
      ground: 0.66,
      trees: 250,
      firs: 0.45,
      birds: 3,
    }) +
    water(
      light,
      size,
      (x) => 600 + Math.sin(x / 210) * 10 + Math.abs(x - 620) * 0.05,
      'bridge',
      15,
    ) +
    shape('M-20,560 C120,560 190,590 240,640 C190,720 100,780 -20,800 Z', light.shade) +
    shape('M1220,560 C1110,556 1010,580 966,630 C960,700 990,770 1000,800 H1220 Z', light.shade) +
    shape(
      'M-20,596 C80,586 160,590 226,606 L214,640 C140,636 60,650 -20,680 Z',
      light.lit('#dfe7ed'),
    ) +
    shape(
      'M1220,600 C1130,586 1070,590 1010,604 L1022,640 C1080,634 1150,646 1220,672 Z',
      light.lit('#dfe7ed'),
    ) +
    oval(620, 740, 330, 26, '#161a2b', 0.22) +
    times(27, (index) => {
      const x = 206 + index * 31;
      return poly(
        [
          [x, arc(x)],
          [x + 27, arc(x + 27)],
          [x + 31, arc(x + 31) + 38],
          [x + 2, arc(x + 2) + 38],
        ],
        index % 2 ? lighter(log, 0.16) : lighter(log, 0.06),
      );
    }) +
    stroke(
      `M200,${arc(200) + 44} Q620,${arc(620) - 34 + 44} 1040,${arc(1040) + 44}`,
      darker(log, 0.2),
      26,
    ) +
    stroke(
      `M200,${arc(200) + 36} Q620,${arc(620) - 34 + 36} 1040,${arc(1040) + 36}`,
      lighter(log, 0.05),
      8,
    ) +
    times(8, (index) => {
      const x = 220 + index * 114;
      return rect(x, arc(x) - 76, 14, 96, darker(log, 0.1), 4);
    }) +
    stroke(`M206,${arc(206) - 66} Q620,${arc(620) - 102} 1034,${arc(1034) - 66}`, log, 13) +
    stroke(
      `M206,${arc(206) - 32} Q620,${arc(620) - 68} 1034,${arc(1034) - 32}`,
      darker(log, 0.1),
      9,
    ) +
    backpack(1124, 738, 0.8, '#b8542c', light.lit) +
    boots(1034, 752, 0.56, '#7a4a2c', light.lit) +
    rock(light, 120, 730, 150, 'bridge:a') +
    rock(light, 250, 768, 100, 'bridge:b') +
    stroke(
      `M204,${arc(204) + 2} Q620,${arc(620) - 32} 1036,${arc(1036) + 2}`,
      light.lit('#f2f6f8'),
      13,
    ) +
    times(8, (index) =>
      oval(227 + index * 114, arc(220 + index * 114) - 78, 11, 6, light.lit('#f2f6f8')),
    ) +
    tracks(light) +
    shape(
      'M-20,300 Q150,280 300,330 Q380,352 450,340 Q372,376 290,352 Q150,310 -20,336 Z',
      light.lit('#5a4a40'),
    ) +
    shape('M-20,298 Q150,278 300,328 L296,336 Q150,294 -20,314 Z', light.lit('#f2f6f8')) +
    stroke('M180,300 Q230,240 300,228 M330,342 Q366,392 420,404', light.lit('#5a4a40'), 9) +
    owl(light, 232, 316) +
    frame(light, size, 'bridge', 'none')
  );
}
