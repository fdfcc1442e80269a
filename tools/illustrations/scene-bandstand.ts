import { backdrop } from './backdrop.ts';
import { frame } from './foreground.ts';
import { footpath } from './ground.ts';
import { darker, disc, glow, oval, poly, rect, shape, stroke, times } from './ink.ts';
import { laurel } from './laurel.ts';
import { lightOf } from './light.ts';
import { CANVAS } from './sky.ts';
import { stringLights } from './string-lights.ts';
import { lampPost } from './street-parts.ts';

/** The bandstand on the green at dusk, bunting up, chairs set out. */
export function bandstand(): string {
  const light = lightOf('dusk', 'summer', 1);
  const pale = light.lit('#f4ead6');
  const roof = light.lit('#4b6a62');
  const trim = light.lit('#8a5a4a');
  const flags = ['#b8402c', '#d9a441', '#44618a', '#f4ead6'].map(light.lit);
  const bunting = (x: number, y: number, to: number, toY: number, sag: number, count: number) =>
    stroke(
      `M${x},${y} Q${(x + to) / 2},${(y + toY) / 2 + sag * 2} ${to},${toY}`,
      darker(trim, 0.3),
      3,
    ) +
    times(count, (index) => {
      const t = (index + 0.5) / count;
      const px = x + (to - x) * t;
      const py = y + (toY - y) * t + sag * 4 * t * (1 - t);
      return poly(
        [
          [px - 15, py],
          [px + 15, py],
          [px, py + 34],
        ],
        flags[index % 4] ?? pale,
      );
    });
  const chair = (x: number, foot: number, k: number) =>
    rect(x - 22 * k, foot - 84 * k, 44 * k, 34 * k, pale, 4) +
    rect(x - 25 * k, foot - 42 * k, 50 * k, 10 * k, pale, 3) +
    [-22, 18]
      .map((dx) => rect(x + dx * k, foot - 84 * k, 5 * k, 84 * k, darker(pale, 0.18)))
      .join('');
  return (
    backdrop(light, 'events', {
      sunX: 0.24,
      sunY: 0.28,
      bottom: 0.58,
      ground: 0.68,
      trees: 190,
      firs: 0.4,
      clear: [430, 770],
    }) +
    glow(600, 430, 430, '#ffca78', 0.45) +
    footpath(light, 600, 610, 600, 200, 90) +
    oval(600, 626, 330, 22, '#161a2b', 0.3) +
    rect(336, 576, 528, 50, darker(trim, 0.1)) +
    times(22, (index) => rect(342 + index * 24, 582, 16, 44, darker(trim, 0.28))) +
    rect(324, 562, 552, 18, pale) +
    rect(370, 330, 460, 236, '#ffd894', 0, 0.5) +
    [344, 470, 596, 714, 838]
      .map((x) => rect(x, 316, 18, 250, pale) + rect(x + 11, 316, 7, 250, darker(pale, 0.2)))
      .join('') +
    times(4, (bay) =>
      bay === 1 || bay === 2
        ? ''
        : rect(352 + bay * 124, 496, 124, 10, pale) +
          times(8, (bar) => rect(362 + bay * 124 + bar * 15, 500, 5, 62, pale)),
    ) +
    times(4, (bay) =>
      stroke(`M${358 + bay * 123},330 Q${416 + bay * 123},392 ${474 + bay * 123},330`, pale, 8),
    ) +
    rect(316, 300, 568, 30, pale, 4) +
    poly(
      [
        [290, 306],
        [910, 306],
        [690, 176],
        [510, 176],
      ],
      roof,
    ) +
    poly(
      [
        [600, 306],
        [910, 306],
        [690, 176],
        [600, 176],
      ],
      darker(roof, 0.22),
    ) +
    times(5, (index) =>
      stroke(`M${414 + index * 93},304 L${546 + index * 27},178`, darker(roof, 0.35), 3),
    ) +
    rect(540, 130, 120, 48, pale) +
    times(4, (index) => rect(552 + index * 27, 138, 16, 36, '#ffdb92')) +
    poly(
      [
        [520, 134],
        [680, 134],
        [600, 70],
      ],
      roof,
    ) +
    poly(
      [
        [600, 134],
        [680, 134],
        [600, 70],
      ],
      darker(roof, 0.22),
    ) +
    rect(597, 40, 6, 34, pale) +
    disc(600, 40, 7, '#e0b65a') +
    shape('M520,626 H680 L700,668 H500 Z', darker(pale, 0.12)) +
    rect(500, 644, 200, 6, darker(pale, 0.35)) +
    rect(506, 660, 188, 9, darker(pale, 0.4)) +
    stringLights([300, 300], [-20, 220], 40, light) +
    stringLights([900, 300], [1220, 220], 40, light) +
    bunting(322, 332, 878, 332, 26, 18) +
    bunting(-10, 330, 300, 316, 26, 9) +
    bunting(900, 316, 1210, 330, 26, 9) +
    lampPost(light, 196, 640, 230) +
    lampPost(light, 1004, 640, 230) +
    times(2, (row) =>
      times(10, (index) =>
        index === 4 || index === 5
          ? ''
          : chair(180 + index * 93 - row * 14 + row * index * 3, 716 + row * 66, 0.84 + row * 0.24),
      ),
    ) +
    laurel(light, 330, 640, 110, 'events:l') +
    laurel(light, 872, 640, 110, 'events:r') +
    frame(light, CANVAS, 'events', 'none')
  );
}
