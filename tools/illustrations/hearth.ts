import { stones } from './build.ts';
import type { Decor } from './decor.ts';
import { darker, glow, mix, poly, rect, round, segment, shape } from './ink.ts';
import { box, contact, floorQuad, plate, type Space } from './perspective.ts';

export function fire(x: number, y: number, size: number): string {
  const flame = (w: number, h: number, lean: number, fill: string) =>
    shape(
      `M${round(x + lean)},${round(y - h)} C${round(x + w * 0.9 + lean)},${round(y - h * 0.55)} ${round(x + w * 0.7)},${round(y - h * 0.15)} ${round(x + w * 0.2)},${round(y)} H${round(x - w * 0.4)} C${round(x - w)},${round(y - h * 0.3)} ${round(x - w * 0.4)},${round(y - h * 0.5)} ${round(x + lean)},${round(y - h)} Z`,
      fill,
    );
  return (
    glow(x, y - size * 0.4, size * 2.3, '#ffae4a', 0.7) +
    flame(size * 0.62, size * 0.95, -size * 0.12, '#e0622a') +
    flame(size * 0.44, size * 1.15, size * 0.14, '#ef8434') +
    flame(size * 0.34, size * 0.74, -size * 0.04, '#fbb84a') +
    flame(size * 0.18, size * 0.42, size * 0.03, '#fff0b5') +
    segment(
      [x - size * 0.62, y + size * 0.02],
      [x + size * 0.5, y - size * 0.12],
      '#5b3621',
      size * 0.16,
    ) +
    segment(
      [x - size * 0.5, y - size * 0.12],
      [x + size * 0.62, y + size * 0.03],
      '#744629',
      size * 0.16,
    )
  );
}

/** A stone chimney breast on the back wall, its fire lit. */
export function fireplace(
  room: Space,
  decor: Decor,
  x: number,
  w: number,
  top = room.height,
  stove = false,
): string {
  const z = room.depth - 0.5;
  const s = room.scale(z);
  const stone = mix('#9d958b', decor.wall, 0.14);
  const [px, py] = room.at(x, top, z);
  const [fx, fy] = room.at(x + w / 2, 0.14, z);
  const [mx, my] = room.at(x + w / 2, 1.42, z);
  const hearth = Math.min(0.56, w * 0.32);
  return (
    contact(room, x - 0.1, z - 0.45, w + 0.2, 0.5) +
    box(room, { x, z, w, h: top, d: 0.5 }, darker(stone, 0.2)) +
    (stove ? rect(px, py, w * s, top * s, mix(stone, '#a35a43', 0.5)) : '') +
    stones(decor.seed, px, py, w * s, top * s, stove ? mix(stone, '#a35a43', 0.55) : stone) +
    box(room, { x: x - 0.14, z: z - 0.42, w: w + 0.28, h: 0.12, d: 0.42 }, darker(stone, 0.12)) +
    plate(
      room,
      x + w / 2 - hearth - 0.09,
      0.12,
      z,
      hearth * 2 + 0.18,
      0.86,
      darker(stone, 0.45),
      0.08,
    ) +
    plate(room, x + w / 2 - hearth, 0.12, z, hearth * 2, 0.78, '#1e1617', 0.05) +
    fire(fx, fy, s * 0.4) +
    floorQuad(room, x - 0.3, z - 1.7, w + 0.6, 1.3, '#ffb35a', 0.13) +
    box(room, { x: x - 0.12, y: 1.14, z: z - 0.14, w: w + 0.24, h: 0.13, d: 0.16 }, decor.wood) +
    rect(mx - 0.3 * s, my - 0.46 * s, 0.6 * s, 0.46 * s, decor.trim) +
    rect(mx - 0.25 * s, my - 0.41 * s, 0.5 * s, 0.36 * s, decor.light.sky[1]) +
    poly(
      [
        [mx - 0.25 * s, my - 0.05 * s],
        [mx - 0.08 * s, my - 0.3 * s],
        [mx + 0.06 * s, my - 0.14 * s],
        [mx + 0.14 * s, my - 0.24 * s],
        [mx + 0.25 * s, my - 0.05 * s],
      ],
      decor.light.near,
    ) +
    rect(mx - 0.52 * s, my - 0.0 * s - 0.15 * s, 0.07 * s, 0.15 * s, decor.pale) +
    rect(mx + 0.46 * s, my - 0.19 * s, 0.1 * s, 0.19 * s, decor.second, 3)
  );
}
