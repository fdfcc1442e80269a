import { mirror, tiledWall, vanity } from './bath-things.ts';
import { plant, rug } from './furniture.ts';
import { darker, lighter, mix, moved, oval, rect, times } from './ink.ts';
import { box, floorQuad, sidePlate, space } from './perspective.ts';
import { shell } from './room-shell.ts';
import { windowSide } from './room-windows.ts';
import type { Subject } from './subject.ts';

const HALF = 2.15;

const TUB = { x: -HALF + 0.02, z: 0.95, w: 0.92, h: 0.56, d: 2.5 };

/** A built-in tub along the side wall under its window, the basin straight ahead. */
export function alcoveBath(subject: Subject): string {
  const { cabin, decor, number } = subject;
  const room = space({
    left: -HALF,
    right: HALF,
    height: 2.55,
    depth: 3.5,
    eye: 1.62,
    vy: 350,
    vx: 590,
  });
  const tile = mix(decor.pale, decor.second, 0.16);
  const tiled = { ...decor, floor: mix(decor.pale, '#8b8f8c', 0.32) };
  const apron = TUB.x + TUB.w;
  const rim = (inset: number, y: number, fill: string) =>
    floorQuad(room, TUB.x + inset, TUB.z + inset, TUB.w - inset * 2, TUB.d - inset * 2, fill, 1, y);
  const [tapX, tapY] = room.at(TUB.x + TUB.w / 2, TUB.h, TUB.z + TUB.d - 0.02);
  const s = room.scale(TUB.z + TUB.d);
  const vx = apron + 0.35;
  const vw = HALF - 0.3 - vx;
  const wall = room.right;
  const art =
    shell(room, tiled, { tiles: true }) +
    tiledWall(room, decor, tile) +
    sidePlate(room, room.left, 0.14, TUB.z - 0.1, room.depth - TUB.z + 0.1, 0.98, tile) +
    times(11, (index) =>
      sidePlate(room, room.left, 0.14, TUB.z + index * 0.24, 0.012, 0.98, darker(tile, 0.2)),
    ) +
    times(4, (index) =>
      sidePlate(
        room,
        room.left,
        0.16 + index * 0.25,
        TUB.z - 0.1,
        room.depth - TUB.z + 0.1,
        0.014,
        darker(tile, 0.2),
      ),
    ) +
    sidePlate(room, room.left, 1.1, TUB.z - 0.1, room.depth - TUB.z + 0.1, 0.07, decor.trim) +
    windowSide(room, decor, room.left, 1.28, 1.35, 1.7, 0.86, 3) +
    mirror(subject, room, vx + vw / 2) +
    vanity(subject, room, vx, vw, cabin.bedrooms > 2 ? 2 : 1) +
    box(room, TUB, '#f6f0e2') +
    sidePlate(room, apron, 0.05, TUB.z + 0.06, TUB.d - 0.12, 0.42, darker(tile, 0.06)) +
    times(9, (index) =>
      sidePlate(room, apron, 0.05, TUB.z + 0.06 + index * 0.28, 0.014, 0.42, darker(tile, 0.3)),
    ) +
    rim(0.12, TUB.h, darker('#f6f0e2', 0.22)) +
    rim(0.17, TUB.h - 0.06, mix(decor.light.sky[1], '#dff0ee', 0.5)) +
    times(16, (index) => {
      const [px, py] = room.at(
        TUB.x + 0.26 + ((index * 37) % 40) / 100,
        TUB.h - 0.05,
        TUB.z + 0.35 + ((index * 53) % 170) / 100,
      );
      return oval(px, py, 9 - (index % 3) * 2, 4, '#ffffff', 0.85);
    }) +
    rect(tapX - s * 0.03, tapY - s * 0.26, s * 0.06, s * 0.26, '#b7b2a8', 3) +
    rect(tapX - s * 0.03, tapY - s * 0.28, s * 0.06, s * 0.05, '#8f8a82', 3) +
    sidePlate(room, apron + 0.01, 0.14, 1.5, 0.5, 0.44, decor.cloth) +
    sidePlate(room, apron + 0.01, 0.2, 1.5, 0.5, 0.07, decor.pale) +
    rug(room, decor, apron + 0.3, 1.25, 1.5, 0.85) +
    sidePlate(room, wall, 1.42, 1.1, 1.15, 0.06, decor.trim) +
    [1.16, 1.74]
      .map(
        (z, index) =>
          sidePlate(room, wall, 0.78, z, 0.42, 0.66, index ? decor.second : decor.cloth) +
          sidePlate(room, wall, 0.86, z, 0.42, 0.06, lighter(decor.pale, 0.2)),
      )
      .join('') +
    plant(room, decor, HALF - 0.32, 2.6, 0.8);
  return number % 2 ? art : moved(1200, 0, art, -1, 1);
}
