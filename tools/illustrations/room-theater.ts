import type { Decor } from './decor.ts';
import {
  clipped,
  darker,
  glow,
  lighter,
  mix,
  moved,
  rect,
  segment,
  times,
  type Point,
} from './ink.ts';
import { box, plate, quad, space, type Space } from './perspective.ts';
import { shell } from './room-shell.ts';
import type { Subject } from './subject.ts';

function seat(room: Space, x: number, z: number, y: number, color: string): string {
  return (
    box(room, { x: x - 0.38, y, z, w: 0.14, h: 0.56, d: 0.7 }, darker(color, 0.12), 0.05) +
    box(room, { x: x + 0.24, y, z, w: 0.14, h: 0.56, d: 0.7 }, darker(color, 0.12), 0.05) +
    box(room, { x: x - 0.27, y, z, w: 0.54, h: 0.96, d: 0.2 }, color, 0.12) +
    plate(room, x - 0.2, y + 0.62, z, 0.4, 0.28, lighter(color, 0.1), 0.09) +
    plate(room, x - 0.2, y + 0.12, z, 0.4, 0.44, darker(color, 0.1), 0.05)
  );
}

export function theater(subject: Subject): string {
  const { cabin, decor, words, number } = subject;
  const room = space({ left: -3, right: 3, height: 3.7, depth: 5, eye: 2.6, vy: 300 });
  const walls = mix(decor.cloth, '#1d1822', 0.72);
  const dark: Decor = {
    ...decor,
    wall: walls,
    ceiling: darker(walls, 0.45),
    trim: '#251c20',
    floor: mix(decor.second, '#251a20', 0.78),
    board: 0.55,
  };
  const leather =
    [mix(decor.cloth, '#5b2a26', 0.3), '#7a3a30', mix(decor.second, '#5b3a2a', 0.5)][number % 3] ??
    '#7a3a30';
  const [a, b] = [room.at(-2.2, 3.3, room.depth), room.at(2.2, 0.95, room.depth)];
  const w = b[0] - a[0];
  const h = b[1] - a[1];
  const screen: Point[] = [a, [b[0], a[1]], b, [a[0], b[1]]];
  const total = /twelve/.test(cabin.shortDesc)
    ? 12
    : cabin.maxGuests > 15
      ? 12
      : /deep/.test(words)
        ? 8
        : 9;
  const rows = total > 8 ? 3 : 2;
  const each = Math.ceil(total / rows);
  return (
    shell(room, dark) +
    glow(600, (a[1] + b[1]) / 2, 620, decor.light.sky[1], 0.4, 420) +
    rect(a[0] - 14, a[1] - 14, w + 28, h + 28, '#0f0d12', 4) +
    clipped(screen, moved(a[0], a[1] - h * 0.12, decor.vista.art, w / 1200)) +
    quad(
      room,
      [
        [-2.1, 0, 4.6],
        [2.1, 0, 4.6],
        [2.8, 0, 0.4],
        [-2.8, 0, 0.4],
      ],
      decor.light.sky[2],
      0.13,
    ) +
    [-1, 1]
      .map((side) =>
        times(2, (index) => {
          const x = side * 2.96;
          const [px, py] = room.at(x, 2.3, 1.1 + index * 2.1);
          const s = room.scale(1.1 + index * 2.1);
          return (
            glow(px, py, s * 0.8, '#ffcf85', 0.55) +
            rect(px - s * 0.07, py - s * 0.12, s * 0.14, s * 0.26, '#ffe3ad', 5) +
            segment([px - s * 0.09, py + s * 0.16], [px + s * 0.09, py + s * 0.16], '#a9803f', 5)
          );
        }),
      )
      .join('') +
    times(rows, (row) => {
      const z = 3.1 - row * 1.35;
      const y = 0;
      const gap = row % 2 && each > 3 ? 0.98 : 1;
      return times(each, (index) =>
        seat(
          room,
          (index - (each - 1) / 2) * gap * (each > 4 ? 0.85 : 1),
          z,
          y,
          row % 2 ? lighter(leather, 0.05) : leather,
        ),
      );
    })
  );
}
