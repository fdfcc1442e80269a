import { frame } from './foreground.ts';
import { darker, lighter, oval, poly, rect, round, shape, times } from './ink.ts';
import { lightOf } from './light.ts';
import { fogBand, forest, land, ridges } from './ridges.ts';
import { CANVAS, sky } from './sky.ts';
import { mug } from './desk-parts.ts';
import { fir } from './trees.ts';

/** First sun over a sea of fog, from a ledge with a blanket and two cups. */
export function sunriseLedge(): string {
  const light = lightOf('dawn', 'summer', 0);
  const size = CANVAS;
  const stone = light.lit('#8f8a86');
  const slope = (x: number) => 676 + ((x - 700) / 500) ** 2 * -46;
  const ray = (angle: number) => {
    const [a, b] = [angle - 0.035, angle + 0.035];
    return poly(
      [
        [660, 318],
        [660 + Math.cos(a) * 900, 318 - Math.sin(a) * 900],
        [660 + Math.cos(b) * 900, 318 - Math.sin(b) * 900],
      ],
      '#fff4d9',
      0.22,
    );
  };
  return (
    sky(light, size, 'sunrise', { sunX: 0.55, sunY: 0.39, birds: 7 }) +
    times(11, (index) => ray(0.3 + index * 0.255)) +
    ridges(light, size, 'sunrise:b', { top: 0.42, bottom: 0.76, layers: 8, peak: true }) +
    [470, 530, 596]
      .map((y, index) => fogBand(light, size, y, 44, `sunrise:${index}`, 0.9))
      .join('') +
    land(size, slope, darker(light.near, 0.1)) +
    forest(light, size, slope, darker(light.near, 0.1), 'sunrise', 1.5, 7) +
    poly(
      [
        [-10, 650],
        [120, 628],
        [360, 636],
        [560, 652],
        [700, 688],
        [610, 716],
        [400, 704],
        [180, 712],
        [-10, 700],
      ],
      lighter(stone, 0.24),
    ) +
    poly(
      [
        [-10, 700],
        [180, 712],
        [400, 704],
        [610, 716],
        [700, 688],
        [724, 760],
        [640, 820],
        [-10, 820],
      ],
      darker(stone, 0.16),
    ) +
    poly(
      [
        [180, 712],
        [250, 820],
        [-10, 820],
        [-10, 700],
      ],
      darker(stone, 0.3),
    ) +
    poly(
      [
        [400, 704],
        [610, 716],
        [560, 820],
        [430, 820],
      ],
      darker(stone, 0.04),
    ) +
    shape('M170,650 L430,642 L470,684 L150,694 Z', light.lit('#b8402c')) +
    times(5, (index) =>
      poly(
        [
          [192 + index * 50, 650],
          [206 + index * 50, 649],
          [204 + index * 58, 690],
          [186 + index * 58, 691],
        ],
        light.lit(index % 2 ? '#d9a441' : '#f3e9d4'),
      ),
    ) +
    oval(300, 690, 150, 6, '#161a2b', 0.15) +
    mug(300, 676, 0.42, light.lit('#f3e9d4')) +
    mug(372, 680, 0.42, light.lit('#3f6a5c')) +
    rect(236, 622, 26, 52, light.lit('#44618a'), 6) +
    rect(238, 608, 22, 18, light.lit('#c6ccc9'), 5) +
    fir(light, 640, 790, 250, 'sunrise:t', darker(light.near, 0.3)) +
    fir(light, 730, 800, 190, 'sunrise:u', darker(light.near, 0.24)) +
    shape(`M${round(-20)},640 q50,-16 90,8 q-40,12 -90,10 Z`, light.shade) +
    frame(light, size, 'sunrise', 'right')
  );
}
