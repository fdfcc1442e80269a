import { mix, poly, segment, times, type Point } from './ink.ts';
import type { Light } from './light.ts';

type Road = {
  /** The middle of the road and half its width, `t` from our feet (0) to where it is lost (1). */
  at: (t: number) => readonly [x: number, y: number, half: number];
  lined?: boolean;
  surface?: string;
};

const STEPS = 60;

export function windingRoad(light: Light, { at, lined = true, surface }: Road): string {
  const color = light.lit(surface ?? (light.snow ? '#aab3bb' : '#77706e'));
  const steps = Array.from({ length: STEPS + 1 }, (_, index) => at(index / STEPS));
  const band = (from: number, to: number): Point[] => [
    ...steps.map(([x, y, half]): Point => [x + half * from, y]),
    ...steps.toReversed().map(([x, y, half]): Point => [x + half * to, y]),
  ];
  const shoulder = light.snow ? light.lit('#eef3f6') : mix(light.grass, light.lit('#d9c5a0'), 0.7);
  return (
    poly(band(-1.22, 1.22), shoulder) +
    poly(band(-1, 1), color) +
    poly(band(-0.94, -0.88), light.lit('#f3ecdc')) +
    poly(band(0.88, 0.94), light.lit('#f3ecdc')) +
    (lined ? poly(band(-0.035, 0.035), light.lit('#f0c24a')) : '')
  );
}

/** Posts and two rails along one edge of a road. */
export function guardRail(
  light: Light,
  road: Road,
  side: 1 | -1,
  from: number,
  to: number,
): string {
  const count = 13;
  const post = light.lit('#6b5443');
  const place = (index: number) => {
    const [x, y, half] = road.at(from + ((to - from) * index) / count);
    return [x + side * half * 1.2, y, half * 0.5] as const;
  };
  return times(count, (index) => {
    const [x, y, h] = place(index);
    const [nx, ny, nh] = place(index + 1);
    return (
      segment(
        [x, y - h * 0.8],
        [nx, ny - nh * 0.8],
        light.lit('#9a7a5c'),
        Math.max(1.5, h * 0.18),
      ) +
      segment(
        [x, y - h * 0.45],
        [nx, ny - nh * 0.45],
        light.lit('#8a6a4e'),
        Math.max(1.2, h * 0.14),
      ) +
      segment([x, y], [x, y - h], post, Math.max(2, h * 0.2))
    );
  });
}
