import { darker, disc, lighter, moved, oval, rect, segment, shape, stroke, times } from './ink.ts';
import type { Light } from './light.ts';

const CHROME = '#d9dcd8';

const RUBBER = '#24262a';

const wheel = (x: number): string =>
  disc(x, -36, 37, RUBBER) +
  disc(x, -36, 28, '#efe8d8') +
  disc(x, -36, 22, RUBBER) +
  disc(x, -36, 15, CHROME) +
  disc(x, -36, 6, '#8d9290');

const sheen = (d: string): string => stroke(d, '#ffffff', 4, 0.35);

type Body = (paint: string, glass: string) => string;

const arches = (paint: string): string =>
  [-128, 132]
    .map((x) => shape(`M${x - 50},-34 a50,50 0 0 1 100,0 Z`, darker(paint, 0.45)))
    .join('');

const coupe: Body = (paint, glass) =>
  shape(
    'M-212,-34 C-222,-66 -206,-94 -160,-100 L-84,-106 C-56,-150 -22,-164 34,-164 C92,-164 120,-142 140,-110 C190,-108 216,-92 216,-56 L212,-34 Z',
    paint,
  ) +
  shape('M-72,-108 C-50,-142 -30,-152 4,-153 V-108 Z', glass) +
  shape('M16,-153 C76,-156 100,-140 118,-110 L16,-108 Z', glass) +
  shape('M-40,-112 L-12,-148 H-2 L-30,-112 Z', '#ffffff', 0.3) +
  shape(
    'M-212,-34 C-218,-52 -214,-66 -206,-72 H214 C217,-56 216,-46 212,-34 Z',
    darker(paint, 0.2),
  ) +
  rect(-206, -76, 420, 6, CHROME, 3) +
  segment([10, -104], [10, -44], darker(paint, 0.35), 3) +
  rect(22, -98, 22, 6, CHROME, 3) +
  sheen('M-196,-88 C-150,-96 -110,-98 -70,-100') +
  sheen('M-26,-158 C10,-162 60,-162 92,-148');

const pickup: Body = (paint, glass) =>
  rect(64, -112, 150, 78, darker(paint, 0.1), 6) +
  shape(
    'M-212,-34 C-222,-70 -206,-98 -164,-102 L-86,-106 L-62,-154 C-56,-164 -48,-168 -34,-168 H44 C56,-168 62,-160 62,-148 V-34 Z',
    paint,
  ) +
  shape('M-72,-108 L-52,-148 C-48,-154 -44,-156 -36,-156 H-24 V-108 Z', glass) +
  shape('M-14,-156 H42 C48,-156 50,-152 50,-146 V-108 H-14 Z', glass) +
  rect(58, -118, 160, 10, darker(paint, 0.25), 4) +
  times(5, (index) => rect(82 + index * 26, -104, 5, 62, darker(paint, 0.24), 2)) +
  shape('M-212,-34 C-218,-52 -214,-66 -206,-72 H62 V-34 Z', darker(paint, 0.2)) +
  segment([-19, -104], [-19, -44], darker(paint, 0.35), 3) +
  rect(-8, -98, 22, 6, CHROME, 3) +
  sheen('M-196,-90 C-150,-98 -120,-100 -90,-100');

const bodies = { coupe, pickup };

type Car = { x: number; foot: number; size: number; paint: string; right?: boolean };

/** A car of the fifties from its side, whitewalls and chrome, heading left unless told. */
export function classicCar(light: Light, kind: keyof typeof bodies, car: Car): string {
  const paint = light.lit(car.paint);
  const glass = lighter(light.lit('#5d7f8c'), 0.18);
  return moved(
    car.x,
    car.foot,
    oval(0, 0, 238, 15, '#161a2b', 0.34) +
      bodies[kind](paint, glass) +
      arches(paint) +
      wheel(-128) +
      wheel(132) +
      rect(-228, -52, 40, 13, CHROME, 6) +
      rect(190, -52, 40, 13, CHROME, 6) +
      disc(-204, -84, 12, CHROME) +
      disc(-207, -84, 9, '#fff3c4') +
      rect(206, -86, 12, 20, '#c8402f', 5),
    car.right ? -car.size : car.size,
    car.size,
  );
}
