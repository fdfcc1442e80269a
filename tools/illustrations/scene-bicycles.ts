import { backdrop } from './backdrop.ts';
import { frame } from './foreground.ts';
import { splitRail } from './ground.ts';
import {
  darker,
  disc,
  lighter,
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
import { lightOf, type Light } from './light.ts';
import { fogBand } from './ridges.ts';
import { CANVAS } from './sky.ts';
import { hardwood } from './trees.ts';

const bicycle = (
  light: Light,
  x: number,
  foot: number,
  k: number,
  color: string,
  basket: boolean,
): string => {
  const paint = light.lit(color);
  const steel = light.lit('#aeb6b6');
  const wheel = (at: number) =>
    `<circle cx="${at}" cy="-84" r="80" fill="none" stroke="#26282c" stroke-width="9"/><circle cx="${at}" cy="-84" r="73" fill="none" stroke="${steel}" stroke-width="3"/>` +
    times(14, (index) =>
      segment(
        [at, -84],
        [at + Math.cos(index * 0.4488) * 72, -84 + Math.sin(index * 0.4488) * 72],
        steel,
        1.2,
        0.8,
      ),
    ) +
    disc(at, -84, 8, steel) +
    stroke(`M${at - 84},-104 A88,88 0 0 1 ${at + 76},-128`, paint, 7);
  return moved(
    x,
    foot,
    oval(0, 0, 230, 12, '#161a2b', 0.28) +
      wheel(-132) +
      wheel(132) +
      stroke('M-132,-84 L-54,-206 L76,-206 L-4,-90 Z M-132,-84 L-4,-90 L-66,-226', paint, 11) +
      stroke('M132,-84 L70,-236 q-8,-18 -34,-14', darker(paint, 0.1), 10) +
      segment([-4, -90], [32, -62], steel, 7) +
      disc(-4, -90, 21, darker(paint, 0.3)) +
      disc(-4, -90, 12, steel) +
      rect(18, -62, 34, 8, '#26282c', 3) +
      shape(
        'M-104,-240 Q-66,-252 -28,-236 Q-40,-222 -66,-222 Q-92,-222 -104,-240 Z',
        light.lit('#6b4630'),
      ) +
      stroke('M68,-240 q-26,-22 -52,-10', '#26282c', 9) +
      (basket
        ? poly(
            [
              [78, -244],
              [178, -244],
              [166, -178],
              [92, -178],
            ],
            light.lit('#b98a52'),
          ) +
          times(4, (index) =>
            segment(
              [82 + index * 3, -230 + index * 15],
              [174 - index * 3, -230 + index * 15],
              darker(light.lit('#b98a52'), 0.25),
              2,
            ),
          ) +
          times(
            7,
            (index) =>
              segment(
                [100 + index * 10, -244],
                [92 + index * 13, -290 - (index % 3) * 12],
                light.lit('#5f8f4c'),
                3,
              ) +
              disc(
                92 + index * 13,
                -292 - (index % 3) * 12,
                9,
                light.lit(index % 2 ? '#f3e2a2' : '#e58aa0'),
              ),
          ) +
          rect(92, -268, 60, 26, light.lit('#c98a4a'), 12)
        : disc(112, -216, 17, steel) + disc(116, -216, 12, '#fff3c4')),
    k,
  );
};

/** A Wednesday without cars: two bicycles at the rail of the loop, fog on the fields. */
export function coveBicycles(): string {
  const light = lightOf('morning', 'summer', 1);
  return (
    backdrop(light, 'bicycles', {
      sunX: 0.76,
      sunY: 0.2,
      birds: 6,
      top: 0.24,
      bottom: 0.52,
      layers: 7,
      peak: true,
      ground: 0.58,
      trees: 90,
      firs: 0.4,
    }) +
    fogBand(light, CANVAS, 470, 36, 'bicycles', 0.9) +
    times(
      7,
      (index) =>
        oval(640 + index * 62, 520 + (index % 3) * 12, 11, 6, light.lit('#7a5a42')) +
        rect(633 + index * 62, 522 + (index % 3) * 12, 3, 11, light.lit('#5a4030')) +
        rect(645 + index * 62, 522 + (index % 3) * 12, 3, 11, light.lit('#5a4030')) +
        disc(652 + index * 62, 514 + (index % 3) * 12, 4.4, light.lit('#7a5a42')),
    ) +
    shape(
      'M-20,640 Q420,560 760,600 Q1000,628 1220,584 V640 Q980,690 720,668 Q420,640 -20,760 Z',
      light.lit('#b8b0a6'),
    ) +
    stroke('M-20,696 Q420,600 740,634 Q990,660 1220,612', light.lit('#e6ddc8'), 4, 0.8) +
    hardwood(light, 1080, 640, 430, 'bicycles:t') +
    splitRail(light, () => 716, -20, 1240, 24, 1.7) +
    bicycle(light, 360, 772, 1.04, '#c4503c', true) +
    bicycle(light, 820, 776, 1, '#2f7f86', false) +
    laurel(light, 90, 770, 170, 'bicycles:l') +
    times(24, (index) =>
      disc(
        40 + ((index * 173) % 1120),
        740 + ((index * 37) % 50),
        4.4,
        lighter(light.lit(index % 2 ? '#f3e2a2' : '#d98ba0'), 0.1),
      ),
    ) +
    frame(light, CANVAS, 'bicycles', 'none')
  );
}
