import type { Build } from './build.ts';
import { windowUnit } from './facade-openings.ts';
import { darker, rect, stroke, times } from './ink.ts';

/** A drawing that stands on y = 0, from -left to right. */
export type House = { art: string; left: number; right: number; height: number; door: number };

export const rocker = (build: Build, x: number, foot: number): string => {
  const color = build.door;
  return (
    stroke(`M${x - 14},${foot - 2} q15,6 32,0`, darker(color, 0.3), 3) +
    rect(x - 12, foot - 40, 5, 36, color, 2) +
    rect(x - 12, foot - 42, 11, 26, color, 3) +
    rect(x - 10, foot - 19, 25, 5, color, 2) +
    rect(x + 11, foot - 27, 3, 22, color) +
    rect(x - 8, foot - 28, 23, 3, color)
  );
};

export const panes = (
  build: Build,
  from: number,
  to: number,
  count: number,
  sill: number,
  w: number,
  h: number,
): string =>
  times(count, (index) =>
    windowUnit(
      build,
      from + (to - from - w) * (count === 1 ? 0.5 : index / (count - 1)),
      sill,
      w,
      h,
    ),
  );
