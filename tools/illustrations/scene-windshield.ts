import { backdrop } from './backdrop.ts';
import { clipped, darker, disc, lighter, oval, poly, rect, shape, stroke, times } from './ink.ts';
import { lightOf } from './light.ts';
import { guardRail, windingRoad } from './winding-road.ts';

/** The road into the park over the dashboard, a tag under the mirror. */
export function parkingTag(): string {
  const light = lightOf('morning', 'autumn', 2);
  const dash = '#4a3a34';
  const road = {
    at: (t: number) => {
      const far = 1 - (1 - t) ** 1.8;
      return [
        560 + Math.sin(far * 4.2) * 90 * (1 - far * 0.6),
        800 - far * 356,
        330 * (1 - far) ** 1.2 + 4,
      ] as const;
    },
  };
  const view =
    backdrop(light, 'tag', {
      sunX: 0.26,
      sunY: 0.2,
      birds: 4,
      bottom: 0.52,
      ground: 0.56,
      trees: 190,
      firs: 0.4,
      peak: true,
    }) +
    windingRoad(light, road) +
    guardRail(light, road, 1, 0.05, 0.7);
  return (
    rect(0, 0, 1200, 800, '#3a302e') +
    clipped(
      [
        [70, 90],
        [200, 44],
        [1000, 44],
        [1130, 90],
        [1190, 640],
        [10, 640],
      ],
      view,
    ) +
    poly(
      [
        [0, 0],
        [90, 0],
        [76, 96],
        [14, 640],
        [0, 640],
      ],
      '#2f2826',
    ) +
    poly(
      [
        [1200, 0],
        [1110, 0],
        [1124, 96],
        [1186, 640],
        [1200, 640],
      ],
      '#2f2826',
    ) +
    shape('M-10,620 Q600,540 1210,620 V810 H-10 Z', dash) +
    shape('M-10,620 Q600,540 1210,620 V640 Q600,562 -10,640 Z', lighter(dash, 0.2)) +
    shape('M760,700 H1130 L1150,800 H750 Z', darker(dash, 0.25)) +
    [330, 470]
      .map(
        (x) =>
          disc(x, 700, 60, darker(dash, 0.3)) +
          disc(x, 700, 52, '#f3ead7') +
          times(9, (index) => {
            const a = Math.PI * (0.85 + index * 0.165);
            return stroke(
              `M${(x + Math.cos(a) * 40).toFixed(1)},${(700 + Math.sin(a) * 40).toFixed(1)} L${(x + Math.cos(a) * 48).toFixed(1)},${(700 + Math.sin(a) * 48).toFixed(1)}`,
              '#3b2c24',
              3,
            );
          }) +
          stroke(`M${x},700 L${x - 26},${676}`, '#b8402c', 4) +
          disc(x, 700, 7, '#3b2c24'),
      )
      .join('') +
    `<circle cx="400" cy="820" r="210" fill="none" stroke="#241d1c" stroke-width="30"/>` +
    `<circle cx="400" cy="820" r="210" fill="none" stroke="#453834" stroke-width="8"/>` +
    rect(596, 30, 8, 70, '#241d1c') +
    rect(450, 84, 300, 84, '#241d1c', 30) +
    rect(462, 94, 276, 64, '#9fc0c8', 24) +
    poly(
      [
        [470, 152],
        [560, 118],
        [640, 142],
        [730, 122],
        [730, 152],
      ],
      '#5f8f86',
    ) +
    stroke('M600,160 Q606,190 602,214', '#241d1c', 4) +
    `<g transform="rotate(3 602 214)">${
      shape(
        'M540,226 Q540,212 554,212 H650 Q664,212 664,226 V386 Q664,400 650,400 H554 Q540,400 540,386 Z',
        '#f6ecd6',
      ) +
      shape('M552,226 H652 V386 H552 Z', '#3f6a5c') +
      poly(
        [
          [552, 340],
          [584, 286],
          [606, 322],
          [628, 296],
          [652, 338],
          [652, 386],
          [552, 386],
        ],
        '#f3c98a',
      ) +
      poly(
        [
          [602, 250],
          [626, 300],
          [578, 300],
        ],
        '#f6ecd6',
      ) +
      poly(
        [
          [602, 272],
          [634, 336],
          [570, 336],
        ],
        '#f6ecd6',
      ) +
      rect(597, 334, 10, 26, '#f6ecd6') +
      disc(602, 222, 6, '#3a302e')
    }</g>` +
    oval(960, 622, 90, 10, '#161a2b', 0.3) +
    shape(
      'M880,618 L900,560 L946,572 L990,556 L1040,566 L1050,618 L1000,628 L946,616 Z',
      '#f4e9cf',
    ) +
    stroke('M946,574 V618 M992,558 V626', '#cdbf9f', 3) +
    stroke('M900,604 Q930,580 960,600 T1030,586', '#b8402c', 4)
  );
}
