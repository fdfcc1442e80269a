import { backdrop } from './backdrop.ts';
import { darker, disc, glow, lighter, oval, shape, stroke, times } from './ink.ts';
import { lightOf } from './light.ts';
import { snowfall } from './snowfall.ts';
import { lightTree } from './street-parts.ts';

/** Winter lights: arches of bulbs over a snowy path, a lit tree at its end. */
export function winterLights(): string {
  const light = lightOf('night', 'winter', 1);
  const arch = (index: number) => {
    const k = 0.34 + index * 0.27;
    const foot = 548 + k * 150;
    const w = 215 * k * 1.5;
    const h = 330 * k;
    const hue = ['#8cc6ff', '#ffd879', '#ffb3d1', '#8fe0b0'][index] ?? '#ffd879';
    const count = 26;
    return (
      stroke(
        `M${600 - w},${foot} C${600 - w},${foot - h * 1.3} ${600 + w},${foot - h * 1.3} ${600 + w},${foot}`,
        darker(hue, 0.45),
        3 * k + 1,
      ) +
      times(count + 1, (bulb) => {
        const t = bulb / count;
        const u = 1 - t;
        const x =
          u ** 3 * (600 - w) +
          3 * u * u * t * (600 - w) +
          3 * u * t * t * (600 + w) +
          t ** 3 * (600 + w);
        const y = foot - 3 * u * t * h * 1.3;
        return disc(x, y, 13 * k, hue, 0.22) + disc(x, y, 5 * k + 0.6, lighter(hue, 0.4));
      })
    );
  };
  return (
    backdrop(light, 'winter', {
      sunX: 0.2,
      sunY: 0.16,
      bottom: 0.58,
      ground: 0.68,
      trees: 170,
      firs: 0.8,
    }) +
    shape('M560,560 H640 L1010,820 H190 Z', light.lit('#c9d6e4')) +
    glow(600, 560, 420, '#ffd58a', 0.4, 130) +
    arch(0) +
    lightTree(light, 600, 572, 250, 'winter:mid') +
    arch(1) +
    [
      [250, 610, 300, 'a'],
      [950, 612, 290, 'b'],
      [70, 690, 470, 'c'],
      [1128, 700, 480, 'd'],
    ]
      .map(([x, foot, h, id]) =>
        lightTree(light, Number(x), Number(foot), Number(h), `winter:${id}`),
      )
      .join('') +
    arch(2) +
    arch(3) +
    times(7, (index) =>
      [-1, 1]
        .map((side) => {
          const k = 0.4 + index * 0.14;
          const x = 600 + side * (70 + index * 58);
          const y = 570 + index * 36;
          return glow(x, y, 34 * k, '#ffd58a', 0.5) + oval(x, y, 11 * k, 9 * k, '#fff0c4');
        })
        .join(''),
    ) +
    snowfall('winter', 120)
  );
}
