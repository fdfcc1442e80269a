import { chair } from './dining-chair.ts';
import { rug } from './furniture.ts';
import { lighter, moved, oval, times } from './ink.ts';
import { kitchenFinish } from './kitchen-finish.ts';
import { cabinetFronts, stool } from './kitchen-parts.ts';
import { faucet, fridge, openShelves, range } from './kitchen-things.ts';
import { counterThing } from './counter-things.ts';
import { hood, kitchenLamp } from './kitchen-fixtures.ts';
import { box, contact, floorQuad, plate, space } from './perspective.ts';
import { shell } from './room-shell.ts';
import { lightShaft, windowBack, windowSide } from './room-windows.ts';
import type { Subject } from './subject.ts';

const HALF = 2.5;

/** Everything along the back wall, the sink under its window; before it a small table, or a counter with stools. */
export function wallKitchen(subject: Subject): string {
  const { decor, words, number } = subject;
  const { paint, counter, fridge: steel, things, lamp, hood: hoodForm } = kitchenFinish(subject);
  const room = space({ left: -HALF, right: HALF, height: 2.6, depth: 3.9, eye: 1.62, vy: 350 });
  const z = room.depth - 0.64;
  const opening = { x: -0.85, y: 1.16, w: 1.7, h: 1.12, columns: 2 + (number % 2), rows: 1 };
  const cupboard = (x: number, w: number) =>
    box(room, { x, y: 1.5, z: room.depth - 0.36, w, h: 0.72, d: 0.34 }, paint) +
    cabinetFronts(room, x, 1.5, room.depth - 0.36, w, 0.72, paint);
  const rangeX = -HALF + 0.62;
  const unit = room.scale(1.2);
  const front = /stools/.test(words)
    ? contact(room, 0.15, 1.1, HALF - 0.15, 0.8) +
      box(room, { x: 0.25, z: 1.22, w: HALF - 0.25, h: 0.88, d: 0.62 }, decor.wood) +
      times(3, (index) =>
        plate(room, 0.33 + index * 0.74, 0.1, 1.22, 0.62, 0.66, lighter(decor.wood, 0.08), 0.02),
      ) +
      box(room, { x: 0.15, y: 0.88, z: 1.08, w: HALF - 0.15, h: 0.07, d: 0.8 }, counter) +
      counterThing(things[0], room, decor, { x: 1.75, y: 0.97, z: 1.45, unit }) +
      counterThing(things[1], room, decor, { x: 0.5, y: 0.97, z: 1.5, unit }) +
      stool(room, decor, 0.72, 0.62) +
      stool(room, decor, 1.5, 0.62) +
      [0.7, 1.6].map((x) => kitchenLamp(lamp, room, decor, x, 1.45, 1.95)).join('')
    : table(subject);
  const art =
    shell(room, decor) +
    windowBack(room, decor, opening) +
    windowSide(room, decor, room.left, 1, 1.4, 1.1, 1.15) +
    hood(hoodForm, room, decor, rangeX, z) +
    (/shelves/.test(words) || number % 3 === 0
      ? openShelves(room, decor, 1.12)
      : cupboard(1.1, HALF - 1.98)) +
    box(room, { x: -HALF + 0.04, y: 0.1, z, w: HALF * 2 - 0.92, h: 0.78, d: 0.6 }, paint) +
    cabinetFronts(room, -HALF + 0.04, 0.1, z, HALF * 2 - 0.92, 0.78, paint) +
    box(
      room,
      { x: -HALF + 0.04, y: 0.88, z: z - 0.03, w: HALF * 2 - 0.92, h: 0.06, d: 0.64 },
      counter,
    ) +
    range(room, decor, rangeX, z) +
    faucet(room, 0, z) +
    counterThing(things[2], room, decor, { x: 1.2, y: 0.94, z: z + 0.2, unit: room.scale(z) }) +
    fridge(room, HALF - 0.86, z, steel, 'right') +
    lightShaft(room, decor, opening) +
    front;
  return number % 2 ? art : moved(1200, 0, art, -1, 1);
}

/** A round table for two, breakfast on it. */
function table(subject: Subject): string {
  const { decor } = subject;
  const { things, lamp } = kitchenFinish(subject);
  const room = space({ left: -HALF, right: HALF, height: 2.6, depth: 3.9, eye: 1.62, vy: 350 });
  const [x, y] = room.at(0, 0.74, 1.35);
  const unit = room.scale(1.35);
  return (
    rug(room, decor, -1.35, 0.85, 2.7, 1.1) +
    floorQuad(room, -0.62, 1.05, 1.24, 0.6, '#161a2b', 0.24) +
    chair(room, decor, -0.72, 1.5, false) +
    chair(room, decor, 0.72, 1.5, false) +
    box(room, { x: -0.26, z: 1.25, w: 0.52, h: 0.06, d: 0.2 }, decor.wood) +
    box(room, { x: -0.07, z: 1.3, w: 0.14, h: 0.7, d: 0.12 }, decor.wood) +
    oval(x, y + unit * 0.05, unit * 0.64, unit * 0.16, decor.wood) +
    oval(x, y, unit * 0.64, unit * 0.16, lighter(decor.wood, 0.2)) +
    counterThing(things[0], room, decor, { x: 0.02, y: 0.74, z: 1.35, unit: unit * 0.9 }) +
    [-0.38, 0.38]
      .map((at) => {
        const [px, py] = room.at(at, 0.75, 1.28);
        return (
          oval(px, py, unit * 0.15, unit * 0.04, decor.pale) +
          oval(px, py, unit * 0.1, unit * 0.026, decor.cloth)
        );
      })
      .join('') +
    kitchenLamp(lamp, room, decor, 0, 1.35, 1.9)
  );
}
