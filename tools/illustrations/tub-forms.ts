import { darker, lighter, mix, type Point, poly, segment, times } from './ink.ts';
import { box, contact, floorQuad, plate, quad, type Space } from './perspective.ts';
import type { Timber } from './porch-frame.ts';
import { type Draw, rimOf, type Spot, steps } from './tub-parts.ts';
import { cedar, corner, stone, trough } from './tub-round.ts';
import type { TubForm } from './tub-table.ts';
import { flatDisc, tubWater } from './tub-water.ts';

/** A square tub in a skirt of boards. */
const square: Draw = (room, timber, { x, z, w, seed }) => {
  const [left, near, d, h] = [x - w / 2, z - 0.85, 1.8, 0.84];
  const skirt = lighter(timber.boards, 0.06);
  const at = (px: number, pz: number): Point => room.at(px, h - 0.05, pz);
  const inner = 0.2;
  const pool = flatDisc(room, x, h - 0.05, near + d / 2, d / 2 - inner);
  return (
    floorQuad(room, left - 0.12, near - 0.16, w + 0.24, d + 0.3, '#161a2b', 0.3) +
    box(room, { x: left, z: near, w, h, d }, skirt) +
    times(w / 0.16, (index) =>
      plate(room, left + index * 0.16, 0.04, near, 0.025, h - 0.1, darker(skirt, 0.34)),
    ) +
    plate(room, left, 0, near, w, 0.06, darker(skirt, 0.3)) +
    box(
      room,
      { x: left - 0.05, y: h - 0.07, z: near - 0.05, w: w + 0.1, h: 0.09, d: d + 0.1 },
      rimOf(timber),
      0.03,
    ) +
    tubWater(timber.light, { ...pool, rx: (w / 2 - inner) * room.scale(z) }, seed, [
      at(left + inner, near + inner),
      at(left + w - inner, near + inner),
      at(left + w - inner, near + d - inner),
      at(left + inner, near + d - inner),
    ]) +
    steps(room, timber, x - 0.4, near - 0.62)
  );
};

export const ring = (
  room: Space,
  { x, z, w }: Spot,
  y: number,
  scale: number,
  sides: number,
): Point[] =>
  Array.from({ length: sides }, (_, index) => {
    const angle = ((index + 0.5) / sides) * Math.PI * 2;
    return room.at(x + Math.cos(angle) * (w / 2) * scale, y, z + Math.sin(angle) * (w / 2) * scale);
  });

/** Eight panels under a broad rim. */
const octagon: Draw = (room, timber, spot) => {
  const h = 0.86;
  const panel = mix(timber.paint, timber.light.lit('#8d9598'), 0.55);
  const [low, high] = [ring(room, spot, 0, 0.96, 8), ring(room, spot, h, 0.96, 8)];
  const faces = low.map((p, index) => {
    const [q, b, a] = [low[(index + 1) % 8], high[(index + 1) % 8], high[index]];
    const seen = q && q[0] > p[0];
    return seen && a && b
      ? poly([p, q, b, a], darker(panel, [0, 0.3, 0.22, 0.12, 0, 0.06, 0.12, 0.3][index] ?? 0)) +
          segment(p, a, darker(panel, 0.4), 3)
      : '';
  });
  return (
    contact(room, spot.x - spot.w / 2, spot.z - spot.w / 2, spot.w, spot.w) +
    faces.join('') +
    poly(ring(room, spot, h + 0.03, 1.05, 8), rimOf(timber)) +
    poly(ring(room, spot, h + 0.03, 0.84, 8), darker(panel, 0.4)) +
    tubWater(
      timber.light,
      flatDisc(room, spot.x, h - 0.04, spot.z, spot.w * 0.38),
      spot.seed,
      ring(room, spot, h - 0.02, 0.82, 8),
    ) +
    steps(room, timber, spot.x - 0.4, spot.z - spot.w / 2 - 0.56)
  );
};

/** Level with the terrace, a coping of stone around it. */
const sunken: Draw = (room, timber, { x, z, w, seed }) => {
  const [left, near, d] = [x - w / 2, z - 0.9, 1.8];
  const stone = timber.light.lit('#b6ada0');
  const at = (px: number, pz: number, y = 0.04): Point => room.at(px, y, pz);
  const pool = flatDisc(room, x, 0, z, d / 2);
  return (
    box(room, { x: left - 0.3, z: near - 0.3, w: w + 0.6, h: 0.1, d: d + 0.6 }, stone) +
    times(8, (index) =>
      segment(
        at(left - 0.3 + (index * (w + 0.6)) / 8, near - 0.3, 0.1),
        at(left - 0.3 + (index * (w + 0.6)) / 8, near, 0.1),
        darker(stone, 0.3),
        2.4,
      ),
    ) +
    quad(
      room,
      [
        [left, 0.1, near],
        [left + w, 0.1, near],
        [left + w, 0.1, near + d],
        [left, 0.1, near + d],
      ],
      '#2f6f78',
    ) +
    tubWater(
      timber.light,
      { ...pool, rx: (w / 2) * 0.94 * room.scale(z), ry: pool.ry * 0.9 },
      seed,
      [
        at(left + 0.04, near + 0.1),
        at(left + w - 0.04, near + 0.1),
        at(left + w - 0.06, near + d),
        at(left + 0.06, near + d),
      ],
    )
  );
};

const forms: Record<TubForm, Draw> = {
  square,
  round: cedar(0.88, [0.24, 0.76], 0.92),
  barrel: cedar(1.16, [0.14, 0.5, 0.86], 0.96),
  octagon,
  sunken,
  trough,
  stone,
  corner,
};

export const hotTubOf = (form: TubForm, room: Space, timber: Timber, spot: Spot): string =>
  forms[form](room, timber, spot);
