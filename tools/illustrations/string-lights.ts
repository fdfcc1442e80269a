import { darker, disc, glow, round, stroke, times, type Point } from './ink.ts';
import type { Light } from './light.ts';

export function stringLights(from: Point, to: Point, sag: number, light: Light): string {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
  ];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  return (
    stroke(
      `M${round(from[0])},${round(from[1])} Q${round(middle[0])},${round(middle[1])} ${round(to[0])},${round(to[1])}`,
      darker(light.near, 0.4),
      2,
    ) +
    times(9, (index) => {
      const [x, y] = at((index + 0.5) / 9);
      return (
        glow(x, y + 5, 18, '#ffd98c', 0.25 + light.lamps * 0.5) + disc(x, y + 5, 3.8, '#fff0c0')
      );
    })
  );
}
