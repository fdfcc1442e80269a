import { darker, lighter, times, type Point } from './ink.ts';
import type { Furnish } from './living-seats.ts';
import { plate, type Space } from './perspective.ts';
import { glazed, windowBack, windowGable, windowSide } from './room-windows.ts';
import type { Decor } from './decor.ts';

const frameOf = (decor: Decor): string =>
  decor.look.finish === 'painted' ? lighter(decor.pale, 0.3) : decor.trim;

const band =
  (y: number, h: number, columns: number, rows: number, curtains = false): Furnish =>
  (room, decor, x, _z, w) =>
    windowBack(room, decor, { x: x - w / 2, y, w, h, columns, rows, curtains });

/** Glass doors with a light above, their handles side by side. */
const doors: Furnish = (room, decor, x, _z, w) =>
  windowBack(room, decor, { x: x - w / 2, y: 0.08, w, h: 2.05, columns: 2, rows: 1 }) +
  [-0.07, 0.03]
    .map((dx) => plate(room, x + dx, 1, room.depth, 0.04, 0.22, '#d9b777', 0.02))
    .join('') +
  plate(room, x - w / 2, 0.08, room.depth, w, 0.26, frameOf(decor));

const rounded = (
  room: Space,
  decor: Decor,
  x: number,
  y: number,
  w: number,
  h: number,
  full: boolean,
): string => {
  const z = room.depth;
  const outline = (grow: number): Point[] => {
    const [r, cy] = [w / 2 + grow, full ? y + h / 2 : y + h - w / 2];
    const arc = Array.from({ length: 25 }, (_, index): Point => {
      const angle = (index / 24) * Math.PI * (full ? 2 : 1);
      return room.at(x + Math.cos(angle) * r, cy + Math.sin(angle) * r, z);
    });
    return full ? arc : [...arc, room.at(x - r, y - grow, z), room.at(x + r, y - grow, z)];
  };
  const frame = frameOf(decor);
  const points = outline(0.1)
    .map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`)
    .join(' ');
  return (
    `<polygon points="${points}" fill="${frame}"/>` +
    glazed(decor, outline(0)) +
    plate(room, x - 0.025, y, z, 0.05, h, frame) +
    plate(room, x - w / 2, full ? y + h / 2 - 0.025 : y + h - w / 2 - 0.02, z, w, 0.05, frame)
  );
};

/** Three panes that stand out from the wall over a cushioned seat. */
const bay: Furnish = (room, decor, x, _z, w) =>
  windowBack(room, decor, { x: x - w / 2, y: 0.78, w, h: 1.4, columns: 4, rows: 1 }) +
  plate(room, x - w * 0.3, 0.78, room.depth, 0.1, 1.4, frameOf(decor)) +
  plate(room, x + w * 0.3 - 0.1, 0.78, room.depth, 0.1, 1.4, frameOf(decor)) +
  plate(room, x - w / 2 - 0.16, 0, room.depth - 0.1, w + 0.32, 0.5, darker(decor.wood, 0.06)) +
  plate(room, x - w / 2 - 0.12, 0.46, room.depth - 0.12, w + 0.24, 0.14, decor.cloth, 0.04) +
  times(3, (index) =>
    plate(
      room,
      x - w * 0.4 + index * w * 0.3,
      0.58,
      room.depth - 0.12,
      0.34,
      0.3,
      [decor.second, decor.pale, decor.second][index] ?? decor.pale,
      0.08,
    ),
  );

export const windows = {
  band: band(0.55, 1.8, 3, 1),
  curtained: band(0.6, 1.7, 2, 2, true),
  cottagePair: band(0.85, 1.25, 2, 3),
  slot: band(1.15, 0.9, 5, 1),
  tall: band(0.3, 2.2, 1, 3),
  wallOfGlass: band(0.12, 2.4, 4, 1),
  northLight: band(0.2, 2.6, 4, 5),
  hayDoor: band(0.1, 3.1, 4, 4),
  doors,
  bay,
  arch: (room, decor, x, _z, w) => rounded(room, decor, x, 0.7, w, 1.7, false),
  porthole: (room, decor, x, z, w) => rounded(room, decor, x, z || 1.5, w, w, true),
  gable: (room, decor, _x, ridge) => windowGable(room, decor, ridge),
  leftSide: (room, decor, _x, z, d) => windowSide(room, decor, room.left, 0.85, z, d, 1.35),
  rightSide: (room, decor, _x, z, d) => windowSide(room, decor, room.right, 0.85, z, d, 1.35),
} satisfies Record<string, Furnish>;
