import { backdrop } from './backdrop.ts';
import { fiddle } from './fiddle.ts';
import { darker, glow, lighter, oval, rect, segment, shape, stroke, times } from './ink.ts';
import { lightOf } from './light.ts';
import { lantern } from './porch-things.ts';

/** A fiddle left on a porch chair between two tunes, supper in the smoker on the lawn. */
const smoker = (lit: (color: string) => string, x: number, foot: number): string => {
  const iron = lit('#3a3c42');
  return (
    times(9, (index) =>
      oval(
        x + 64 + Math.sin(index * 0.8) * 16 + index * 9,
        foot - 232 - index * 27,
        13 + index * 4,
        12 + index * 3,
        '#f6ead6',
        0.34 - index * 0.028,
      ),
    ) +
    segment([x - 60, foot - 40], [x - 78, foot], iron, 9) +
    segment([x + 60, foot - 40], [x + 78, foot], iron, 9) +
    rect(x - 110, foot - 122, 220, 92, iron, 44) +
    rect(x - 110, foot - 122, 220, 38, lighter(iron, 0.12), 24) +
    segment([x - 104, foot - 82], [x + 104, foot - 82], darker(iron, 0.4), 4) +
    rect(x - 40, foot - 92, 80, 8, lit('#c8a35c'), 4) +
    rect(x + 54, foot - 214, 20, 96, iron, 3) +
    rect(x + 46, foot - 220, 36, 10, darker(iron, 0.3), 3) +
    oval(x - 62, foot - 104, 10, 10, lit('#efe6d3')) +
    rect(x - 168, foot - 70, 70, 40, darker(iron, 0.15), 10)
  );
};

export function porchFiddle(): string {
  const light = lightOf('golden', 'summer', 1);
  const post = light.lit('#6b4630');
  const floor = light.lit('#a0683e');
  const chair = light.lit('#3f6a5c');
  const dark = darker(chair, 0.3);
  const slat = (y: number) =>
    rect(470, y, 236, 34, chair, 12) + rect(470, y, 236, 9, lighter(chair, 0.14), 6);
  return (
    backdrop(light, 'fiddle', {
      sunX: 0.2,
      sunY: 0.3,
      birds: 5,
      bottom: 0.6,
      ground: 0.7,
      trees: 200,
      peak: true,
    }) +
    smoker(light.lit, 268, 560) +
    times(30, (index) => rect(index * 42, 470, 13, 170, darker(post, 0.06))) +
    rect(-10, 448, 1220, 26, lighter(post, 0.14)) +
    rect(-10, 612, 1220, 18, post) +
    rect(-10, 638, 1220, 170, floor) +
    times(5, (row) => segment([0, 660 + row * 32], [1200, 660 + row * 32], darker(floor, 0.3), 3)) +
    rect(0, 0, 1200, 62, darker(post, 0.2)) +
    rect(0, 56, 1200, 14, darker(post, 0.5)) +
    [70, 1070]
      .map((x) => rect(x, 60, 56, 590, post) + rect(x + 38, 60, 18, 590, darker(post, 0.3)))
      .join('') +
    lantern(930, 66, 110, 96) +
    oval(590, 742, 250, 22, '#161a2b', 0.32) +
    rect(452, 250, 26, 470, darker(chair, 0.1), 8) +
    rect(698, 250, 26, 470, dark, 8) +
    slat(280) +
    slat(340) +
    slat(400) +
    rect(446, 236, 40, 26, chair, 12) +
    rect(692, 236, 40, 26, dark, 12) +
    shape('M440,560 H736 L766,616 H410 Z', light.lit('#d9b871')) +
    times(9, (index) =>
      segment([446 + index * 36, 562], [420 + index * 42, 614], light.lit('#b8924a'), 3),
    ) +
    times(4, (index) =>
      segment(
        [430 - index * 5, 572 + index * 12],
        [746 + index * 5, 572 + index * 12],
        light.lit('#b8924a'),
        2.4,
      ),
    ) +
    rect(408, 612, 360, 18, chair, 6) +
    rect(420, 626, 28, 128, chair, 8) +
    rect(728, 626, 28, 128, dark, 8) +
    rect(440, 690, 300, 13, dark, 6) +
    glow(600, 500, 240, '#ffe0a0', 0.22) +
    fiddle(586, 602, 0.86, -9, light.lit('#b5652a')) +
    segment([742, 596], [676, 214], light.lit('#5a3a24'), 8) +
    segment([752, 594], [686, 216], '#f3ead7', 3) +
    rect(736, 566, 20, 34, '#2a2220', 5) +
    oval(890, 738, 90, 12, '#161a2b', 0.3) +
    rect(820, 640, 140, 18, lighter(post, 0.14), 5) +
    [834, 930].map((x) => rect(x, 656, 16, 84, post)).join('') +
    rect(846, 582, 46, 60, light.lit('#bfe0dc'), 6) +
    rect(846, 602, 46, 40, light.lit('#d98f3a'), 6) +
    rect(842, 576, 54, 10, light.lit('#c6ccc9'), 4) +
    stroke('M914,640 q-10,-30 0,-50 q20,-6 26,0 q8,24 0,50 Z', light.lit('#8a5038'), 5) +
    shape('M914,640 q-10,-30 0,-50 q20,-6 26,0 q8,24 0,50 Z', light.lit('#a5633f'))
  );
}
