import type { Decor } from './decor.ts';
import { darker, times } from './ink.ts';
import { box, floorQuad, plate, type Space } from './perspective.ts';

/** A chair that faces us, or turns its back on us. */
export function chair(room: Space, decor: Decor, x: number, z: number, away: boolean): string {
  const color = decor.wood;
  const backZ = away ? z : z + 0.4;
  const rest =
    box(room, { x: x - 0.2, y: 0.5, z: backZ, w: 0.05, h: 0.5, d: 0.05 }, color) +
    box(room, { x: x + 0.15, y: 0.5, z: backZ, w: 0.05, h: 0.5, d: 0.05 }, color) +
    plate(room, x - 0.2, 0.86, backZ, 0.4, 0.14, color, 0.03) +
    plate(room, x - 0.18, 0.64, backZ, 0.36, 0.1, darker(color, 0.1), 0.02);
  const legs = times(4, (index) =>
    box(
      room,
      {
        x: x - 0.19 + (index % 2) * 0.34,
        z: z + (index < 2 ? 0.36 : 0),
        w: 0.05,
        h: 0.44,
        d: 0.05,
      },
      index < 2 ? darker(color, 0.25) : color,
    ),
  );
  const seat = box(room, { x: x - 0.21, y: 0.44, z, w: 0.42, h: 0.06, d: 0.42 }, decor.cloth, 0.02);
  return (
    floorQuad(room, x - 0.22, z - 0.04, 0.46, 0.5, '#161a2b', 0.2) +
    (away ? legs + seat + rest : rest + legs + seat)
  );
}
