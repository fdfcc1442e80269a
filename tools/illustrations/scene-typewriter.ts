import { backdrop } from './backdrop.ts';
import { windowRoom } from './desk-parts.ts';
import { mug } from './desk-parts.ts';
import { darker, disc, lighter, oval, rect, segment, shape, stroke, times } from './ink.ts';
import { lightOf } from './light.ts';

/** A typewriter by the window: notes from the mountains. */
export function typewriter(): string {
  const light = lightOf('morning', 'spring', 1);
  const paint = light.lit('#3f6a5c');
  const dark = darker(paint, 0.3);
  const steel = light.lit('#c6ccc9');
  const view = backdrop(light, 'blog', {
    sunX: 0.76,
    sunY: 0.2,
    birds: 6,
    bottom: 0.6,
    ground: 0.74,
    trees: 150,
    peak: true,
  });
  return (
    windowRoom(light.lit, view, '#dcae74') +
    oval(600, 772, 330, 18, '#161a2b', 0.32) +
    rect(480, 330, 240, 190, '#fbf6ea', 4) +
    times(6, (row) =>
      rect(
        506,
        356 + row * 22,
        [180, 168, 186, 120, 176, 90][row] ?? 160,
        6,
        light.lit('#b9b2a4'),
        3,
      ),
    ) +
    rect(380, 486, 440, 44, light.lit('#2f3436'), 20) +
    [366, 802].map((x) => rect(x, 478, 34, 60, light.lit('#454b4d'), 10)).join('') +
    stroke('M372,490 L326,456', steel, 9) +
    disc(322, 452, 12, steel) +
    shape('M400,530 H800 L842,640 H358 Z', paint) +
    shape('M440,544 H760 L780,604 H420 Z', dark) +
    times(15, (index) =>
      segment([600 + (index - 7) * 18, 600], [600 + (index - 7) * 9, 548], steel, 3),
    ) +
    shape('M340,636 H860 L892,756 Q894,772 876,772 H324 Q306,772 308,756 Z', paint) +
    shape('M340,636 H860 L864,650 H336 Z', lighter(paint, 0.2)) +
    times(4, (row) =>
      times(11 - (row === 3 ? 1 : 0), (index) => {
        const x = 600 + (index - 5 + (row % 2) * 0.5) * (41 + row * 2);
        return row === 3 && index > 8
          ? ''
          : disc(x, 664 + row * 25, 14, '#241f1e') + disc(x, 661 + row * 25, 11, '#f6eedc');
      }),
    ) +
    rect(470, 752, 260, 13, '#241f1e', 6) +
    mug(1010, 752, 0.98, light.lit('#b8402c')) +
    rect(96, 700, 170, 26, light.lit('#44618a'), 3) +
    rect(108, 674, 150, 28, light.lit('#d9a441'), 3) +
    rect(100, 648, 162, 28, light.lit('#b8402c'), 3) +
    times(3, (row) => rect(100 + row * 3, 652 + row * 26, 10, 18, '#f6eedc')) +
    oval(180, 728, 110, 8, '#161a2b', 0.2) +
    stroke('M176,648 q-8,-60 6,-104', light.lit('#4c7a4f'), 5) +
    rect(156, 582, 44, 66, light.lit('#cfe3e0'), 8) +
    [
      [182, 536, '#e58aa8'],
      [150, 552, '#f6d565'],
      [208, 556, '#8f78c4'],
    ]
      .map(
        ([x, y, color]) =>
          segment([178, 600], [Number(x), Number(y)], light.lit('#4c7a4f'), 4) +
          disc(Number(x), Number(y), 17, light.lit(String(color))) +
          disc(Number(x), Number(y), 6, '#fbe9a0'),
      )
      .join('')
  );
}
