import type { Decor } from './decor.ts';
import { rect, times } from './ink.ts';
import { box, plate, type Space } from './perspective.ts';

/** Cooker with a kettle and a skillet on it; `z` is where the cupboards begin. */
export function range(room: Space, decor: Decor, x: number, z: number): string {
  return (
    plate(room, x, 0.06, z - 0.02, 0.82, 0.88, '#cfccc5', 0.02) +
    plate(room, x + 0.08, 0.16, z - 0.02, 0.66, 0.44, '#33363a', 0.03) +
    plate(room, x + 0.14, 0.24, z - 0.02, 0.54, 0.28, '#e9974d', 0.02, 0.5) +
    times(4, (index) =>
      plate(room, x + 0.12 + index * 0.17, 0.74, z - 0.02, 0.07, 0.07, '#33363a', 0.035),
    ) +
    plate(room, x + 0.06, 0.64, z - 0.03, 0.7, 0.04, '#a7a49c') +
    box(room, { x: x + 0.08, y: 0.95, z: z + 0.16, w: 0.3, h: 0.16, d: 0.28 }, decor.second, 0.02) +
    plate(room, x + 0.46, 0.95, z + 0.12, 0.28, 0.06, '#2f3032', 0.03)
  );
}

export function fridge(
  room: Space,
  x: number,
  z: number,
  color: string,
  hinge: 'left' | 'right',
): string {
  return (
    box(room, { x, y: 0, z: z - 0.06, w: 0.8, h: 1.9, d: 0.7 }, color, 0.04) +
    plate(room, x + 0.04, 0.78, z - 0.06, 0.72, 0.02, '#8d9493') +
    times(2, (index) =>
      plate(
        room,
        x + (hinge === 'right' ? 0.06 : 0.68),
        0.4 + index * 0.6,
        z - 0.06,
        0.05,
        0.3,
        '#8d9493',
        0.02,
      ),
    )
  );
}

export function faucet(room: Space, x: number, z: number): string {
  const [sx, sy] = room.at(x, 0.94, z + 0.1);
  const unit = room.scale(z);
  return (
    rect(sx - unit * 0.03, sy - unit * 0.3, unit * 0.06, unit * 0.3, '#8f8a82', 3) +
    rect(sx - unit * 0.03, sy - unit * 0.33, unit * 0.2, unit * 0.05, '#8f8a82', 3)
  );
}

export function openShelves(room: Space, decor: Decor, x: number): string {
  return times(
    2,
    (shelf) =>
      plate(room, x, 1.5 + shelf * 0.45, room.depth, 1, 0.05, decor.trim) +
      times(5, (index) =>
        plate(
          room,
          x + 0.08 + index * 0.18,
          1.55 + shelf * 0.45,
          room.depth,
          0.12,
          0.13 + ((index * 3 + shelf) % 4) * 0.04,
          [decor.pale, decor.second, decor.cloth][(index + shelf) % 3] ?? decor.pale,
          0.02,
        ),
      ),
  );
}
