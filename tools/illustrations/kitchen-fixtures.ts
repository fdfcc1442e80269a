import type { Decor } from './decor.ts';
import { darker, disc, glow, lighter, oval, poly, rect, segment, stroke } from './ink.ts';
import { pendant } from './lamps.ts';
import { box, plate, type Space } from './perspective.ts';

export type HoodForm = 'box' | 'wood' | 'copper' | 'slab';

export function hood(form: HoodForm, room: Space, decor: Decor, x: number, z: number): string {
  const s = room.scale(z + 0.2);
  const [cx, low] = room.at(x + 0.41, 1.68, z + 0.2);
  const [, high] = room.at(x, room.height, z + 0.3);
  const tapered = (fill: string, rim: string) =>
    poly(
      [
        [cx - s * 0.5, low],
        [cx + s * 0.5, low],
        [cx + s * 0.24, high],
        [cx - s * 0.24, high],
      ],
      fill,
    ) +
    poly(
      [
        [cx + s * 0.16, low],
        [cx + s * 0.5, low],
        [cx + s * 0.24, high],
        [cx + s * 0.1, high],
      ],
      darker(fill, 0.16),
    ) +
    rect(cx - s * 0.54, low - s * 0.1, s * 1.08, s * 0.12, rim);
  switch (form) {
    case 'wood':
      return tapered(lighter(decor.pale, 0.12), decor.wood);
    case 'copper':
      return (
        tapered('#b9733f', '#8f5229') +
        stroke(
          `M${cx - s * 0.3},${high + 20} L${cx - s * 0.42},${low - s * 0.14}`,
          '#e2a878',
          5,
          0.6,
        )
      );
    case 'slab':
      return (
        box(room, { x: x - 0.1, y: 1.72, z: z + 0.1, w: 1.02, h: 0.07, d: 0.5 }, '#2f3336') +
        plate(room, x + 0.26, 1.79, z + 0.3, 0.3, room.height - 1.79, '#3c4144')
      );
    case 'box':
      return (
        box(room, { x: x - 0.06, y: 1.68, z: z + 0.2, w: 0.94, h: 0.26, d: 0.42 }, '#c9c6be') +
        plate(room, x + 0.18, 1.94, z + 0.3, 0.46, room.height - 1.94, '#bab7af')
      );
  }
}

export type LampForm = 'dome' | 'globe' | 'lantern' | 'cone' | 'cage' | 'bare';

export function kitchenLamp(
  form: LampForm,
  room: Space,
  decor: Decor,
  x: number,
  z: number,
  drop: number,
): string {
  if (form === 'dome') return pendant(room, decor, x, z, drop);
  const [px, py] = room.at(x, drop, z);
  const [tx, ty] = room.at(x, room.height, z);
  const s = room.scale(z);
  const cord =
    segment([tx, ty], [px, py - s * 0.16], '#2c2322', 3) + glow(px, py, s * 0.7, '#ffdf9e', 0.45);
  switch (form) {
    case 'globe':
      return (
        cord +
        disc(px, py - s * 0.02, s * 0.15, '#fff1cc') +
        disc(px - s * 0.04, py - s * 0.06, s * 0.05, '#ffffff') +
        rect(px - s * 0.05, py - s * 0.2, s * 0.1, s * 0.06, '#c8a35c')
      );
    case 'lantern':
      return (
        cord +
        rect(px - s * 0.11, py - s * 0.12, s * 0.22, s * 0.24, '#ffe7b0', 3) +
        [-0.12, 0, 0.1]
          .map((dx) => rect(px + dx * s, py - s * 0.12, s * 0.022, s * 0.24, '#2c2422'))
          .join('') +
        poly(
          [
            [px - s * 0.16, py - s * 0.12],
            [px, py - s * 0.24],
            [px + s * 0.16, py - s * 0.12],
          ],
          '#2c2422',
        ) +
        rect(px - s * 0.14, py + s * 0.11, s * 0.28, s * 0.03, '#2c2422')
      );
    case 'cone':
      return (
        cord +
        poly(
          [
            [px - s * 0.22, py + s * 0.06],
            [px + s * 0.22, py + s * 0.06],
            [px + s * 0.05, py - s * 0.2],
            [px - s * 0.05, py - s * 0.2],
          ],
          decor.cloth,
        ) +
        oval(px, py + s * 0.06, s * 0.22, s * 0.045, '#fff1cc')
      );
    case 'cage':
      return (
        cord +
        disc(px, py, s * 0.07, '#fff1cc') +
        [0.13, 0.07]
          .map(
            (r) =>
              `<ellipse cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" rx="${(s * r).toFixed(1)}" ry="${(s * 0.16).toFixed(1)}" fill="none" stroke="#2c2422" stroke-width="3"/>`,
          )
          .join('') +
        rect(px - s * 0.07, py - s * 0.2, s * 0.14, s * 0.06, '#2c2422', 2)
      );
    case 'bare':
      return (
        cord +
        rect(px - s * 0.045, py - s * 0.16, s * 0.09, s * 0.3, decor.trim, 4) +
        rect(px - s * 0.045, py + s * 0.1, s * 0.09, s * 0.05, '#fff1cc', 3)
      );
  }
}
