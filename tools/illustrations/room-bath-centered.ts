import { basin, tiledWall } from './bath-things.ts';
import { plant, rug } from './furniture.ts';
import { darker, glow, lighter, mix, moved, rect, times } from './ink.ts';
import { box, contact, plate, sidePlate, space } from './perspective.ts';
import { shell } from './room-shell.ts';
import { lightShaft, windowBack } from './room-windows.ts';
import { TUB_WIDTH, standingTub } from './standing-tub.ts';
import type { Subject } from './subject.ts';

const HALF = 2.1;

const RUN = { z: 1, d: 1.9 };

/** The tub in the middle of the far wall, under a wide window; the basin along the side. */
export function centeredBath(subject: Subject): string {
  const { decor, number, words } = subject;
  const room = space({
    left: -HALF,
    right: HALF,
    height: 2.55,
    depth: 3.4,
    eye: 1.62,
    vy: 350,
    vx: 610,
  });
  const tile = mix(decor.pale, decor.cloth, 0.08);
  const tiled = { ...decor, floor: mix(decor.floor, decor.pale, 0.25) };
  const opening = {
    x: -1.35,
    y: 1.24,
    w: 2,
    h: 1.08,
    columns: 3,
    rows: 1,
    curtains: (number >>> 5) % 2 === 0,
  };
  const tubX = opening.x + opening.w / 2 - TUB_WIDTH / 2;
  const z = room.depth - 1.05;
  const edge = HALF - 0.58;
  const cupboard = /dark/.test(words) ? darker(decor.wood, 0.35) : decor.wood;
  const [bx, by] = room.at(HALF - 0.3, 0.92, RUN.z + RUN.d * 0.5);
  const pane = mix(decor.light.sky[1], '#f4f1e6', 0.55);
  const [lx, ly] = room.at(HALF, 1.66, RUN.z + RUN.d + 0.2);
  const s = room.scale(RUN.z + RUN.d);
  const [stoolX, stoolY] = room.at(tubX - 0.26, 0.44, z + 0.15);
  const unit = room.scale(z);
  const art =
    shell(room, tiled) +
    tiledWall(room, decor, tile) +
    windowBack(room, decor, opening) +
    lightShaft(room, decor, opening, -0.5) +
    sidePlate(room, HALF, 1.18, RUN.z + 0.1, RUN.d - 0.2, 0.92, decor.trim) +
    sidePlate(room, HALF, 1.24, RUN.z + 0.17, RUN.d - 0.34, 0.8, pane) +
    sidePlate(room, HALF, 1.24, RUN.z + 0.7, 0.26, 0.8, '#ffffff', 0.3) +
    glow(lx, ly, s * 0.6, '#ffdf9e', 0.6) +
    rect(lx - s * 0.08, ly - s * 0.14, s * 0.1, s * 0.28, '#fff0cb', 4) +
    sidePlate(room, HALF, 0.14, RUN.z - 0.1, room.depth - RUN.z + 0.1, 0.98, darker(tile, 0.1)) +
    contact(room, edge, RUN.z, 0.58, RUN.d) +
    box(room, { x: edge, y: 0.08, z: RUN.z, w: 0.56, h: 0.74, d: RUN.d }, cupboard) +
    plate(room, edge + 0.06, 0.16, RUN.z, 0.42, 0.58, lighter(cupboard, 0.08), 0.02) +
    times(4, (index) => {
      const cell = RUN.d / 4;
      const at = RUN.z + index * cell;
      return (
        sidePlate(room, edge, 0.15, at + 0.05, cell - 0.1, 0.6, darker(cupboard, 0.14)) +
        sidePlate(room, edge, 0.48, at + 0.1, 0.04, 0.14, '#e3c488')
      );
    }) +
    box(
      room,
      { x: edge - 0.04, y: 0.82, z: RUN.z - 0.04, w: 0.62, h: 0.07, d: RUN.d + 0.06 },
      '#f1eadc',
    ) +
    basin(bx, by, s * 0.95) +
    rug(room, decor, tubX + 0.05, z - 1, TUB_WIDTH - 0.1, 0.7) +
    standingTub(subject, room, tubX, z) +
    contact(room, tubX - 0.46, z + 0.05, 0.34, 0.3) +
    box(room, { x: tubX - 0.44, y: 0.38, z: z + 0.05, w: 0.36, h: 0.06, d: 0.3 }, decor.wood) +
    times(2, (index) =>
      box(
        room,
        { x: tubX - 0.42 + index * 0.26, z: z + 0.07, w: 0.05, h: 0.38, d: 0.05 },
        darker(decor.wood, 0.1),
      ),
    ) +
    rect(stoolX - unit * 0.13, stoolY - unit * 0.09, unit * 0.26, unit * 0.1, decor.pale, 4) +
    rect(stoolX - unit * 0.12, stoolY - unit * 0.17, unit * 0.24, unit * 0.09, decor.second, 4) +
    sidePlate(room, -HALF, 1.42, 1.15, 1.15, 0.06, decor.trim) +
    [1.22, 1.78]
      .map(
        (at, index) =>
          sidePlate(room, -HALF, 0.78, at, 0.42, 0.66, index ? decor.pale : decor.second) +
          sidePlate(room, -HALF, 0.86, at, 0.42, 0.06, index ? decor.second : decor.pale),
      )
      .join('') +
    plant(room, decor, -HALF + 0.34, 2.75, 0.95);
  return number % 2 ? art : moved(1200, 0, art, -1, 1);
}
