import { darker, gradient, lighter, mix, oval, rect, round, shape, times } from './ink.ts';
import { floorQuad, type Space } from './perspective.ts';
import type { Subject } from './subject.ts';

export const TUB_WIDTH = 1.75;

/** A tub that stands free on the floor: rounded, on claws, or like a trough. */
export function standingTub(subject: Subject, room: Space, x: number, z: number): string {
  const { decor, words } = subject;
  const s = room.scale(z);
  const [tx, ty] = room.at(x, 0.66, z);
  const w = TUB_WIDTH * s;
  const h = 0.56 * s;
  const tub = /trough/.test(words)
    ? '#a9b0b0'
    : /claw|white|freestanding|oval/.test(words)
      ? '#fbf6ea'
      : '#f2ecdf';
  const outside = /claw/.test(words) ? decor.cloth : tub;
  const [defs, shade] = gradient([
    [0, lighter(outside, 0.1)],
    [0.5, outside],
    [1, darker(outside, 0.28)],
  ]);
  return (
    floorQuad(room, x, z - 0.02, TUB_WIDTH, 0.75, '#161a2b', 0.3) +
    (/claw/.test(words)
      ? times(2, (index) =>
          rect(tx + w * (0.16 + index * 0.62), ty + h * 0.92, w * 0.06, h * 0.24, '#c9a25c', 4),
        )
      : rect(tx + w * 0.16, ty + h * 0.9, w * 0.68, h * 0.22, darker(outside, 0.36), 8)) +
    defs +
    shape(
      `M${round(tx - w * 0.02)},${round(ty)} C${round(tx + w * 0.02)},${round(ty + h * 0.9)} ${round(tx + w * 0.1)},${round(ty + h * 1.06)} ${round(tx + w * 0.24)},${round(ty + h * 1.06)} H${round(tx + w * 0.76)} C${round(tx + w * 0.9)},${round(ty + h * 1.06)} ${round(tx + w * 0.98)},${round(ty + h * 0.9)} ${round(tx + w * 1.02)},${round(ty)} Z`,
      shade,
    ) +
    oval(tx + w / 2, ty, w * 0.53, h * 0.2, lighter(tub, 0.4)) +
    oval(tx + w / 2, ty + 2, w * 0.48, h * 0.145, darker(tub, 0.22)) +
    oval(tx + w / 2, ty + 6, w * 0.44, h * 0.1, mix(decor.light.sky[1], '#dff0ee', 0.5)) +
    times(9, (index) =>
      oval(
        tx + w * (0.2 + ((index * 37) % 60) / 100),
        ty + 3 - (index % 3) * 4,
        w * 0.035,
        w * 0.024,
        '#ffffff',
        0.85,
      ),
    ) +
    rect(tx + w * 0.72, ty - h * 0.1, w * 0.16, h * 0.62, decor.cloth, 3) +
    rect(tx + w * 0.72, ty + h * 0.36, w * 0.16, h * 0.05, decor.pale) +
    rect(tx + w * 0.06, ty - h * 0.62, w * 0.022, h * 0.56, '#b7b2a8', 3) +
    rect(tx + w * 0.06, ty - h * 0.64, w * 0.1, h * 0.06, '#b7b2a8', 3)
  );
}
