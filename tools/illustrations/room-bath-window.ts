import { mirror, tiledWall, vanity } from './bath-things.ts';
import { plant, rug } from './furniture.ts';
import { mix } from './ink.ts';
import { space } from './perspective.ts';
import { shell } from './room-shell.ts';
import { lightShaft, windowBack, windowSide } from './room-windows.ts';
import { standingTub } from './standing-tub.ts';
import type { Subject } from './subject.ts';

/** The tub under the window, the basin beside it. */
export function windowBath(subject: Subject): string {
  const { cabin, decor, number } = subject;
  const swap = number % 2 === 0;
  const half = cabin.bedrooms > 2 ? 2.5 : 2.1;
  const room = space({
    left: -half,
    right: half,
    height: 2.55,
    depth: 3.5,
    eye: 1.6,
    vy: 350,
    vx: swap ? 560 : 640,
  });
  const tile = mix(decor.pale, decor.second, (number >>> 3) % 2 ? 0.1 : 0.02);
  const tiled = { ...decor, floor: mix(decor.pale, '#8b8f8c', 0.4) };
  const tubX = swap ? -half + 0.45 : half - 2.15;
  const opening = {
    x: tubX + 0.05,
    y: 1.2,
    w: 1.6,
    h: 1.05,
    columns: 2,
    rows: 1,
    curtains: (number >>> 5) % 3 === 0,
  };
  const z = room.depth - 1.1;
  const vx = swap ? 0.55 : -half + 0.3;
  const vw = half - 0.75 + (cabin.bedrooms > 2 ? 0 : 0.15);
  return (
    shell(room, tiled, { tiles: true }) +
    tiledWall(room, decor, tile) +
    windowBack(room, decor, opening) +
    windowSide(room, decor, swap ? room.right : room.left, 1, 1.5, 1, 1.1) +
    lightShaft(room, decor, opening, swap ? 0.8 : -0.8) +
    mirror(subject, room, vx + vw / 2) +
    vanity(subject, room, vx, vw) +
    rug(room, decor, tubX + 0.1, z - 0.95, 1.5, 0.65) +
    standingTub(subject, room, tubX, z) +
    plant(room, decor, swap ? -half + 0.34 : half - 0.34, 1.9, 0.75)
  );
}
