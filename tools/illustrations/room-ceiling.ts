import type { Decor } from './decor.ts';
import { darker, lighter, times } from './ink.ts';
import { NEAR, box, edge, quad, type Space } from './perspective.ts';

export function flatCeiling(room: Space, decor: Decor): string {
  const { left, right, height, depth } = room;
  const beam = darker(decor.trim, 0.05);
  return (
    quad(
      room,
      [
        [left, height, NEAR],
        [right, height, NEAR],
        [right, height, depth],
        [left, height, depth],
      ],
      darker(decor.ceiling, 0.16),
    ) +
    times((right - left) / 0.3, (index) =>
      edge(
        room,
        [left + index * 0.3, height, NEAR],
        [left + index * 0.3, height, depth],
        darker(decor.ceiling, 0.4),
        1.8,
        0.5,
      ),
    ) +
    [3.5, 2, 0.5, -1]
      .map((z) =>
        box(room, { x: left, y: height - 0.2, z, w: right - left, h: 0.2, d: 0.22 }, beam),
      )
      .join('')
  );
}

export function vaultedCeiling(room: Space, decor: Decor, ridge: number): string {
  const { left, right, height, depth } = room;
  const middle = (left + right) / 2;
  const half = (x: number, shade: number) =>
    quad(
      room,
      [
        [x, height, NEAR],
        [x, height, depth],
        [middle, ridge, depth],
        [middle, ridge, NEAR],
      ],
      darker(decor.ceiling, shade),
    ) +
    times(7, (index) => {
      const t = (index + 1) / 8;
      const [px, py] = [x + (middle - x) * t, height + (ridge - height) * t];
      return edge(room, [px, py, NEAR], [px, py, depth], darker(decor.ceiling, 0.42), 1.8, 0.5);
    });
  const rafter = (z: number) =>
    [left, right]
      .map((x) =>
        quad(
          room,
          [
            [x, height - 0.12, z],
            [x, height + 0.12, z],
            [middle, ridge + 0.06, z],
            [middle, ridge - 0.2, z],
          ],
          decor.trim,
        ),
      )
      .join('') +
    box(room, { x: left, y: height - 0.1, z, w: right - left, h: 0.2, d: 0.2 }, decor.trim);
  return (
    quad(
      room,
      [
        [left, height, depth],
        [middle, ridge, depth],
        [right, height, depth],
      ],
      lighter(decor.wall, 0.04),
    ) +
    half(left, 0.1) +
    half(right, 0.24) +
    rafter(depth - 0.1) +
    rafter(1.7) +
    quad(
      room,
      [
        [middle - 0.12, ridge, NEAR],
        [middle + 0.12, ridge, NEAR],
        [middle + 0.12, ridge, depth],
        [middle - 0.12, ridge, depth],
      ],
      darker(decor.trim, 0.15),
    )
  );
}

/** A ceiling that rises to one side, its boards running across. */
export function slopedCeiling(room: Space, decor: Decor, rise: number): string {
  const { left, right, height, depth } = room;
  const [low, high] = rise > 0 ? [left, right] : [right, left];
  const top = height + Math.abs(rise);
  const at = (t: number) => [low + (high - low) * t, height + Math.abs(rise) * t] as const;
  return (
    quad(
      room,
      [
        [low, height, depth],
        [high, top, depth],
        [high, height, depth],
      ],
      lighter(decor.wall, 0.03),
    ) +
    quad(
      room,
      [
        [high, height, NEAR],
        [high, top, NEAR],
        [high, top, depth],
        [high, height, depth],
      ],
      darker(decor.wall, 0.14),
    ) +
    quad(
      room,
      [
        [low, height, NEAR],
        [low, height, depth],
        [high, top, depth],
        [high, top, NEAR],
      ],
      darker(decor.ceiling, 0.28),
    ) +
    edge(room, [low, height, NEAR], [low, height, depth], decor.trim, 9) +
    edge(room, [high, top, NEAR], [high, top, depth], decor.trim, 9) +
    edge(room, [low, height, depth], [high, top, depth], decor.trim, 9) +
    times(9, (index) => {
      const [x, y] = at((index + 0.5) / 9);
      return edge(room, [x, y, NEAR], [x, y, depth], darker(decor.ceiling, 0.4), 2, 0.5);
    }) +
    [depth - 0.1, 2.4, 0.6]
      .map((z) =>
        quad(
          room,
          [
            [low, height + 0.02, z],
            [high, top + 0.02, z],
            [high, top - 0.2, z],
            [low, height - 0.2, z],
          ],
          decor.trim,
        ),
      )
      .join('')
  );
}
