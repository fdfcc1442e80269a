import { backdrop } from './backdrop.ts';
import { darker, lighter, oval, rect, segment, shape, stroke, times } from './ink.ts';
import { lightOf } from './light.ts';
import { backpack, binoculars, boots, hat, suitcase, thermos } from './luggage.ts';
import { lantern } from './porch-things.ts';

/** Everything for a week by the cabin's door, the ridges beyond the rail. */
export function packedBags(): string {
  const light = lightOf('morning', 'autumn', 1);
  const wall = light.lit('#b07a48');
  const floor = light.lit('#9a6a42');
  const bench = light.lit('#6b4630');
  const coat = light.lit('#c9972f');
  return (
    backdrop(light, 'packing', {
      sunX: 0.84,
      sunY: 0.2,
      ground: 0.7,
      trees: 150,
      birds: 4,
      firs: 0.4,
    }) +
    times(18, (index) => rect(640 + index * 34, 470, 12, 170, light.lit('#8a5a38'))) +
    rect(620, 452, 600, 22, light.lit('#a06a42')) +
    rect(620, 610, 600, 16, light.lit('#8a5a38')) +
    rect(0, 0, 640, 650, wall) +
    times(
      12,
      (row) =>
        rect(0, row * 56, 640, 10, lighter(wall, 0.16), 0, 0.7) +
        rect(0, row * 56 + 48, 640, 7, darker(wall, 0.35)),
    ) +
    rect(612, 0, 46, 660, light.lit('#6b4630')) +
    rect(640, 0, 18, 660, light.lit('#543524')) +
    rect(0, 640, 1200, 160, floor) +
    times(5, (row) => segment([0, 660 + row * 30], [1200, 660 + row * 30], darker(floor, 0.3), 3)) +
    rect(60, 128, 420, 22, bench, 6) +
    [110, 210, 310, 420]
      .map((x) => stroke(`M${x},148 v26 q0,12 12,10`, light.lit('#d9b25f'), 7))
      .join('') +
    shape('M168,172 Q210,150 252,172 L286,236 L262,250 L258,420 H162 L158,250 L134,236 Z', coat) +
    shape('M212,160 L258,178 L262,420 H212 Z', darker(coat, 0.14)) +
    segment([211, 170], [211, 416], darker(coat, 0.4), 4) +
    times(4, (index) => rect(204, 210 + index * 50, 14, 9, darker(coat, 0.5), 3)) +
    hat(318, 218, 0.86, '#8a6a48', light.lit) +
    stroke('M420,180 q-34,70 0,108 q34,-38 0,-108', light.lit('#33383a'), 6) +
    binoculars(420, 340, 0.62, light.lit) +
    lantern(108, 150, 176, 66) +
    rect(40, 520, 500, 26, lighter(bench, 0.1), 4) +
    rect(40, 542, 500, 12, darker(bench, 0.2)) +
    [64, 480].map((x) => rect(x, 550, 32, 118, bench)).join('') +
    suitcase(190, 522, 0.86, '#9c5a34', light.lit) +
    rect(330, 486, 170, 36, light.lit('#3f6a5c'), 14) +
    rect(338, 456, 154, 34, light.lit('#efe2c6'), 12) +
    rect(346, 426, 138, 34, light.lit('#b8402c'), 12) +
    times(5, (index) => rect(356 + index * 26, 426, 9, 34, light.lit('#efe2c6'))) +
    oval(780, 726, 170, 16, '#161a2b', 0.2) +
    backpack(640, 742, 1.12, '#3f6a5c', light.lit) +
    boots(884, 748, 1.2, '#8a4f2c', light.lit) +
    thermos(1040, 742, 0.98, '#b8402c', light.lit) +
    segment([760, 742], [716, 430], light.lit('#8f9698'), 8) +
    rect(706, 396, 16, 46, light.lit('#33383a'), 8)
  );
}
