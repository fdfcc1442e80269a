import {
  darker,
  disc,
  glow,
  lighter,
  oval,
  poly,
  rect,
  round,
  segment,
  stroke,
  times,
} from './ink.ts';
import { box, floorQuad, type Space } from './perspective.ts';
import type { Timber } from './porch-frame.ts';

export function lantern(x: number, top: number, y: number, size: number): string {
  return (
    segment([x, top], [x, y], '#2c2422', 3) +
    glow(x, y + size * 0.7, size * 3, '#ffd27f', 0.6) +
    poly(
      [
        [x - size * 0.42, y + size * 0.25],
        [x, y],
        [x + size * 0.42, y + size * 0.25],
      ],
      '#2c2422',
    ) +
    rect(x - size * 0.34, y + size * 0.25, size * 0.68, size * 0.9, '#ffe0a0', 3) +
    times(2, (index) =>
      rect(
        x - size * 0.36 + index * size * 0.65,
        y + size * 0.25,
        size * 0.06,
        size * 0.9,
        '#2c2422',
      ),
    ) +
    rect(x - size * 0.42, y + size * 1.12, size * 0.84, size * 0.1, '#2c2422', 2) +
    disc(x, y + size * 0.74, size * 0.12, '#fffbe6')
  );
}

/** A porch rocker, turned a little toward the middle. */
export function rocker(room: Space, x: number, z: number, color: string, flip: 1 | -1): string {
  const [px, py] = room.at(x, 0, z);
  const k = (room.scale(z) / 100) * 0.92;
  const dark = darker(color, 0.3);
  const slats = times(5, (index) =>
    poly(
      [
        [-44 + index * 15, -58],
        [-34 + index * 15, -58],
        [-38 + index * 15, -118],
        [-47 + index * 15, -118],
      ],
      index % 2 ? color : lighter(color, 0.08),
    ),
  );
  return `<g transform="translate(${round(px)} ${round(py)}) scale(${round(k * flip * 100) / 100} ${round(k * 100) / 100})">${
    oval(4, -1, 62, 9, '#161a2b', 0.28) +
    stroke('M-66,-12 Q6,14 66,-14', dark, 7) +
    stroke('M-54,-18 Q14,6 76,-20', darker(color, 0.45), 6) +
    segment([30, -16], [28, -76], dark, 7) +
    segment([46, -18], [44, -76], darker(color, 0.45), 6) +
    segment([-42, -10], [-52, -122], color, 8) +
    segment([20, -14], [14, -120], darker(color, 0.2), 8) +
    slats +
    poly(
      [
        [-56, -116],
        [18, -116],
        [16, -134],
        [-54, -134],
      ],
      color,
    ) +
    poly(
      [
        [-56, -134],
        [16, -134],
        [6, -141],
        [-44, -141],
      ],
      lighter(color, 0.12),
    ) +
    poly(
      [
        [-46, -52],
        [20, -52],
        [46, -38],
        [-26, -38],
      ],
      lighter(color, 0.16),
    ) +
    poly(
      [
        [-26, -38],
        [46, -38],
        [46, -31],
        [-26, -31],
      ],
      dark,
    ) +
    segment([-24, -36], [-26, -8], color, 8) +
    segment([43, -34], [46, -12], color, 8) +
    segment([-48, -82], [-20, -78], color, 8) +
    segment([-20, -78], [-24, -36], color, 7) +
    segment([15, -82], [50, -78], color, 8) +
    segment([50, -78], [45, -36], color, 7)
  }</g>`;
}

export function sideTable(room: Space, timber: Timber, x: number, z: number): string {
  const [px, py] = room.at(x, 0.52, z + 0.2);
  const s = room.scale(z + 0.2);
  return (
    floorQuad(room, x - 0.26, z - 0.05, 0.52, 0.5, '#161a2b', 0.26) +
    times(4, (index) =>
      box(
        room,
        {
          x: x - 0.2 + (index % 2) * 0.34,
          z: z + (index < 2 ? 0.34 : 0.02),
          w: 0.06,
          h: 0.48,
          d: 0.06,
        },
        index < 2 ? darker(timber.post, 0.3) : timber.post,
      ),
    ) +
    box(room, { x: x - 0.26, y: 0.47, z, w: 0.52, h: 0.06, d: 0.46 }, lighter(timber.post, 0.16)) +
    rect(px - s * 0.13, py - s * 0.13, s * 0.1, s * 0.13, timber.pale, 3) +
    stroke(
      `M${round(px - s * 0.03)},${round(py - s * 0.1)} q${round(s * 0.05)},${round(s * 0.01)} 0,${round(s * 0.07)}`,
      timber.pale,
      3,
    ) +
    rect(px + s * 0.06, py - s * 0.16, s * 0.1, s * 0.16, timber.second, 3)
  );
}
