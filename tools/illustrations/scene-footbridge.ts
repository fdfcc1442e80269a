import { backdrop } from './backdrop.ts';
import { frame } from './foreground.ts';
import { rock } from './ground.ts';
import { darker, lighter, oval, poly, rect, shape, stroke, times } from './ink.ts';
import { laurel } from './laurel.ts';
import { lightOf } from './light.ts';
import { backpack, boots } from './luggage.ts';
import { CANVAS } from './sky.ts';
import { stand } from './tree-stand.ts';
import { water } from './water.ts';

/** A log bridge over a spring creek; a pack and boots wait at its end. */
export function footbridge(): string {
  const light = lightOf('morning', 'spring', 1);
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
      light.lit('#d9c5a0'),
    ) +
    shape(
      'M1220,600 C1130,586 1070,590 1010,604 L1022,640 C1080,634 1150,646 1220,672 Z',
      light.lit('#d9c5a0'),
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
    laurel(light, 60, 700, 170, 'bridge:l') +
    stand(light, 'bridge:near', {
      from: -30,
      to: 120,
      foot: 640,
      low: 330,
      high: 420,
      count: 2,
      firs: 0.2,
    }) +
    frame(light, size, 'bridge', 'none')
  );
}
