import { hashNumber } from '../../supabase/seed/hash.ts';
import { between, chance, pick } from './chance.ts';
import type { Decor } from './decor.ts';
import { darker, disc, lighter, mix, oval, poly, rect, round, stroke, times } from './ink.ts';
import { box, contact, floorQuad, plate, quad, type Space } from './perspective.ts';

/** Woven, striped or braided: each cabin keeps to one kind. */
export function rug(room: Space, decor: Decor, x: number, z: number, w: number, d: number): string {
  const kind = hashNumber(`rug:${decor.seed}`) % 3;
  const band = (inset: number, fill: string) =>
    floorQuad(room, x + inset, z + inset, w - inset * 2, d - inset * 2, fill);
  if (kind === 0) {
    const [, far] = room.at(0, 0, z + d);
    const [, near] = room.at(0, 0, z);
    const [cx] = room.at(x + w / 2, 0, z + d / 2);
    const rx = (w / 2) * room.scale(z + d * 0.42);
    return [decor.cloth, decor.pale, decor.second, decor.cloth, decor.pale, decor.cloth]
      .map((fill, ring) =>
        oval(
          cx,
          (near + far) / 2,
          rx * (1 - ring * 0.15),
          ((near - far) / 2) * (1 - ring * 0.15),
          fill,
        ),
      )
      .join('');
  }
  if (kind === 1)
    return (
      band(0, decor.pale) +
      times(9, (index) =>
        floorQuad(
          room,
          x + (w * (index + 0.18)) / 9,
          z + 0.05,
          (w / 9) * 0.64,
          d - 0.1,
          index % 3 === 1 ? decor.second : decor.cloth,
        ),
      ) +
      times(w / 0.09, (index) =>
        floorQuad(room, x + index * 0.09, z - 0.07, 0.03, 0.08, decor.pale),
      )
    );
  return (
    band(0, decor.cloth) +
    band(0.1, decor.pale) +
    band(0.17, decor.cloth) +
    times(5, (index) => {
      const cx = x + (w * (index + 0.5)) / 5;
      const cz = z + d / 2;
      const r = Math.min(0.26, d * 0.26);
      return (
        quad(
          room,
          [
            [cx - r, 0, cz],
            [cx, 0, cz - r],
            [cx + r, 0, cz],
            [cx, 0, cz + r],
          ],
          index % 2 ? decor.pale : decor.second,
        ) +
        quad(
          room,
          [
            [cx - r / 2, 0, cz],
            [cx, 0, cz - r / 2],
            [cx + r / 2, 0, cz],
            [cx, 0, cz + r / 2],
          ],
          decor.cloth,
        )
      );
    })
  );
}

export function coffeeTable(
  room: Space,
  decor: Decor,
  x: number,
  z: number,
  w: number,
  d = 0.6,
): string {
  const s = room.scale(z + d / 2);
  const [cx, cy] = room.at(x + w * 0.3, 0.42, z + d / 2);
  const [bx, by] = room.at(x + w * 0.68, 0.42, z + d / 2);
  return (
    contact(room, x, z, w, d) +
    times(2, (index) =>
      box(
        room,
        { x: x + index * (w - 0.1) + 0.02, z: z + d - 0.1, w: 0.07, h: 0.36, d: 0.07 },
        darker(decor.wood, 0.25),
      ),
    ) +
    times(2, (index) =>
      box(room, { x: x + index * (w - 0.1) + 0.02, z, w: 0.07, h: 0.36, d: 0.07 }, decor.wood),
    ) +
    box(room, { x, y: 0.36, z, w, h: 0.07, d }, lighter(decor.wood, 0.06)) +
    rect(cx - 0.05 * s, cy - 0.11 * s, 0.1 * s, 0.11 * s, decor.pale, 3) +
    rect(bx - 0.16 * s, by - 0.05 * s, 0.32 * s, 0.05 * s, decor.second) +
    rect(bx - 0.13 * s, by - 0.09 * s, 0.28 * s, 0.04 * s, decor.cloth)
  );
}

export function plant(room: Space, decor: Decor, x: number, z: number, size = 1): string {
  const [px, py] = room.at(x, 0, z);
  const s = room.scale(z) * size;
  const next = chance(`plant:${decor.seed}:${x}`);
  const green = pick(['#4c7a4f', '#5f8a56', '#3f6b4c'], next() * 3);
  return (
    oval(px, py, s * 0.22, s * 0.06, '#161a2b', 0.25) +
    times(9, (index) => {
      const angle = -Math.PI * (0.12 + (index / 8) * 0.76);
      const length = s * between(next, 0.4, 0.62);
      const tipX = px + Math.cos(angle) * length;
      const tipY = py - s * 0.32 + Math.sin(angle) * length;
      return stroke(
        `M${round(px)},${round(py - s * 0.3)} Q${round(px + Math.cos(angle) * length * 0.4)},${round(tipY)} ${round(tipX)},${round(tipY + s * 0.06)}`,
        index % 2 ? green : lighter(green, 0.16),
        s * 0.075,
      );
    }) +
    poly(
      [
        [px - s * 0.19, py - s * 0.34],
        [px + s * 0.19, py - s * 0.34],
        [px + s * 0.14, py],
        [px - s * 0.14, py],
      ],
      decor.second,
    ) +
    rect(px - s * 0.21, py - s * 0.38, s * 0.42, s * 0.08, darker(decor.second, 0.12))
  );
}

export function wallArt(room: Space, decor: Decor, x: number, y: number, w = 0.7, h = 0.5): string {
  const z = room.depth;
  const [px, py] = room.at(x + 0.06, y + h - 0.06, z);
  const s = room.scale(z);
  const iw = (w - 0.12) * s;
  const ih = (h - 0.12) * s;
  return (
    plate(room, x, y, z, w, h, decor.trim) +
    rect(px, py, iw, ih, lighter(decor.pale, 0.3)) +
    disc(px + iw * 0.68, py + ih * 0.34, ih * 0.14, decor.second) +
    poly(
      [
        [px, py + ih],
        [px, py + ih * 0.7],
        [px + iw * 0.3, py + ih * 0.36],
        [px + iw * 0.62, py + ih * 0.76],
        [px + iw * 0.8, py + ih * 0.58],
        [px + iw, py + ih * 0.8],
        [px + iw, py + ih],
      ],
      mix(decor.cloth, '#34505a', 0.4),
    )
  );
}
