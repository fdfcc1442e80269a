import { backdrop } from './backdrop.ts';
import { frame } from './foreground.ts';
import { darker, disc, lighter, oval, poly, rect, shape, stroke, times } from './ink.ts';
import { lightOf } from './light.ts';
import { CANVAS } from './sky.ts';

/** The looking glass of an overlook, turned to the highest ridge. */
export function overlookGlass(): string {
  const light = lightOf('golden', 'summer', 1);
  const iron = light.lit('#3f6a5c');
  const dark = darker(iron, 0.35);
  const stone = light.lit('#a39a8e');
  return (
    backdrop(light, 'glass', {
      sunX: 0.74,
      sunY: 0.28,
      birds: 6,
      top: 0.28,
      bottom: 0.7,
      layers: 7,
      peak: true,
      ground: 0.86,
    }) +
    rect(-10, 640, 1220, 170, darker(stone, 0.35)) +
    times(3, (row) =>
      times(15, (index) => {
        const w = 70 + ((index * 37 + row * 23) % 30);
        const x = -40 + index * 88 + (row % 2) * 40;
        const tone = (index * 7 + row * 5) % 3;
        return rect(
          x,
          664 + row * 48,
          w,
          44,
          tone === 0 ? stone : tone === 1 ? darker(stone, 0.14) : lighter(stone, 0.14),
          10,
        );
      }),
    ) +
    rect(-10, 628, 1220, 38, lighter(stone, 0.2), 6) +
    rect(-10, 660, 1220, 8, darker(stone, 0.45), 0, 0.5) +
    oval(470, 800, 150, 18, '#161a2b', 0.3) +
    poly(
      [
        [440, 420],
        [500, 420],
        [514, 800],
        [426, 800],
      ],
      iron,
    ) +
    poly(
      [
        [476, 420],
        [500, 420],
        [514, 800],
        [482, 800],
      ],
      dark,
    ) +
    rect(412, 770, 116, 34, dark, 8) +
    rect(426, 396, 88, 34, dark, 8) +
    stroke('M404,330 Q404,410 470,410 Q536,410 536,330', dark, 18) +
    disc(470, 270, 104, iron) +
    shape('M470,166 A104,104 0 0 1 470,374 C520,340 520,200 470,166 Z', dark, 0.6) +
    shape('M380,238 L300,214 V330 L380,306 Z', dark) +
    oval(300, 272, 18, 58, light.lit('#22303a')) +
    oval(566, 236, 34, 40, dark) +
    shape('M552,200 L640,176 V292 L552,270 Z', iron) +
    oval(640, 234, 22, 59, lighter(iron, 0.2)) +
    oval(642, 234, 16, 48, light.lit('#bfe0e6')) +
    oval(645, 222, 7, 20, '#ffffff', 0.6) +
    disc(470, 270, 44, lighter(iron, 0.18)) +
    disc(470, 270, 34, iron) +
    rect(462, 246, 16, 48, dark, 6) +
    frame(light, CANVAS, 'glass', 'right')
  );
}
