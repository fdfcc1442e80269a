import { moved, wash } from './ink.ts';

/** The quiet darkening toward the edges that holds a print together. */
const vignette = (opacity: number): string =>
  wash(0, 0, 1200, 800, [
    [0, '#1c1420', opacity],
    [0.2, '#1c1420', 0],
    [0.84, '#1c1420', 0],
    [1, '#1c1420', opacity],
  ]) +
  wash(
    0,
    0,
    1200,
    800,
    [
      [0, '#1c1420', opacity * 0.8],
      [0.16, '#1c1420', 0],
      [0.84, '#1c1420', 0],
      [1, '#1c1420', opacity * 0.8],
    ],
    true,
  );

/** Steps closer to what matters in a room, at (x, y) of its own sheet. */
export function closer(art: string, zoom: number, x = 600, y = 430, edges = 0.24): string {
  const clamp = (value: number, size: number) => Math.min(0, Math.max(size - size * zoom, value));
  return (
    moved(clamp(600 - x * zoom, 1200), clamp(430 - y * zoom, 800), art, zoom) + vignette(edges)
  );
}
