import { between, chance } from './chance.ts';
import { frame } from './foreground.ts';
import { hill, splitRail } from './ground.ts';
import { darker, disc, lighter, mix, oval, poly, rect, segment, shape, times } from './ink.ts';
import { town } from './landmark-build.ts';
import { lightOf } from './light.ts';
import { land, ridges } from './ridges.ts';
import { CANVAS, sky } from './sky.ts';
import { stand } from './tree-stand.ts';
import { hardwood } from './trees.ts';

export function sevierville(): string {
  const light = lightOf('golden', 'summer', 1);
  const size = CANVAS;
  const brick = light.lit('#a5573f');
  const stone = light.lit('#efe3c8');
  const fields = times(5, (index) => {
    const y = 470 + index * 34;
    const color =
      [light.grass, light.lit('#d9b95c'), light.shade, light.lit('#c9a24a'), light.grass][index] ??
      light.grass;
    const top = hill(size, `sv:${index}`, y / 800, 0.016);
    return (
      land(size, top, color) +
      times(26, (row) =>
        segment([row * 50 - 20, y + 16], [row * 62 - 180, y + 50], darker(color, 0.18), 2, 0.4),
      ) +
      times(18, (tree) =>
        oval(
          tree * 70 + index * 31,
          top(tree * 70 + index * 31) - 3,
          15,
          10,
          darker(light.shade, 0.2),
        ),
      )
    );
  });
  const x = 700;
  const y = 556;
  const dome = shape(`M${x - 26},${y - 178} a26,30 0 0 1 52,0 Z`, light.lit('#5f8278'));
  const court =
    rect(x - 110, y - 78, 220, 84, brick) +
    rect(x - 118, y - 84, 236, 10, stone) +
    poly(
      [
        [x - 46, y - 84],
        [x, y - 112],
        [x + 46, y - 84],
      ],
      stone,
    ) +
    times(
      8,
      (index) =>
        rect(x - 98 + index * 26, y - 62, 13, 26, light.lamps > 0.6 ? '#ffdf9a' : light.sky[1]) +
        rect(x - 98 + index * 26, y - 28, 13, 26, light.lamps > 0.6 ? '#ffdf9a' : light.sky[1]),
    ) +
    rect(x - 26, y - 152, 52, 70, brick) +
    rect(x - 31, y - 156, 62, 8, stone) +
    disc(x, y - 122, 14, stone) +
    segment([x, y - 122], [x, y - 131], '#3b2f2b', 2.5) +
    segment([x, y - 122], [x + 7, y - 119], '#3b2f2b', 2.5) +
    rect(x - 22, y - 180, 44, 26, stone) +
    times(3, (index) => rect(x - 15 + index * 12, y - 176, 6, 20, brick)) +
    dome +
    rect(x - 4, y - 226, 8, 22, stone) +
    segment([x, y - 226], [x, y - 248], '#3b2f2b', 2.5);
  const river = (inset: number, color: string) =>
    shape(
      `M${-40},${668 + inset} C260,${606 + inset} 420,${626 + inset} 640,${662 + inset * 0.8} C840,${694 + inset * 0.4} 1000,${640 + inset} 1240,${622 + inset} V${728 - inset} C1040,${742 - inset} 900,${790 - inset} 700,${800 - inset} H-40 Z`,
      color,
    );
  return (
    sky(light, size, 'area:sevierville', { sunX: 0.3, sunY: 0.26, birds: 6 }) +
    ridges(light, size, 'area:sevierville', { top: 0.36, bottom: 0.58, wooded: false }) +
    fields +
    town(light, 'sev', 480, 190, 566, 2) +
    town(light, 'sev2', 800, 170, 566, 2) +
    stand(light, 'sv:b', {
      from: 420,
      to: 1010,
      foot: 578,
      low: 40,
      high: 70,
      count: 16,
      firs: 0.1,
      clear: [590, 820],
    }) +
    court +
    land(size, hill(size, 'sv:n', 0.745, 0.01), light.shade) +
    river(0, light.lit('#9a8a5e')) +
    river(7, mix('#5d93aa', light.sky[2], 0.22)) +
    times(40, (index) => {
      const next = chance(`sv:${index}`);
      const px = next() * 1200;
      const py = 690 + next() * 44;
      return rect(
        px,
        py,
        between(next, 24, 90),
        2,
        next() < 0.6 ? lighter(light.sky[2], 0.4) : '#3f7186',
        1,
        0.6,
      );
    }) +
    stand(light, 'sv:l', {
      from: -20,
      to: 250,
      foot: 652,
      low: 90,
      high: 170,
      count: 6,
      firs: 0.05,
    }) +
    land(
      size,
      (at) => 812 - Math.max(0, 320 - at) * 0.22 - Math.max(0, at - 760) * 0.24,
      darker(light.shade, 0.2),
    ) +
    splitRail(light, (at) => 780 - Math.max(0, at - 760) * 0.2, 800, 1260, 22) +
    hardwood(light, 1090, 790, 460, 'sv:tree') +
    frame(light, size, 'sevierville', 'none')
  );
}
