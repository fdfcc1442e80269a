import { rug } from './furniture.ts';
import { lighter, times } from './ink.ts';
import { kitchenFinish } from './kitchen-finish.ts';
import { cabinetFronts, stool } from './kitchen-parts.ts';
import { faucet, fridge, openShelves, range } from './kitchen-things.ts';
import { counterThing } from './counter-things.ts';
import { hood, kitchenLamp } from './kitchen-fixtures.ts';
import { box, contact, plate, space } from './perspective.ts';
import { shell } from './room-shell.ts';
import { lightShaft, windowBack, windowSide } from './room-windows.ts';
import type { Subject } from './subject.ts';

/** An island along the back counter, the stools on our side of it. */
export function islandKitchen(subject: Subject): string {
  const { cabin, decor, words, number } = subject;
  const large = cabin.bedrooms > 3;
  const compact = cabin.bedrooms === 1 || /small|compact|one wall|plain/.test(words);
  const swap = number % 2 === 0;
  const half = large ? 3.3 : compact ? 2.4 : 2.8;
  const room = space({
    left: -half,
    right: half,
    height: 2.6,
    depth: 4.2,
    eye: 1.65,
    vy: 350,
    vx: swap ? 560 : 640,
  });
  const { paint, counter, fridge: steel, things, lamp, hood: hoodForm } = kitchenFinish(subject);
  const z = room.depth - 0.64;
  const rangeX = swap ? half - 1.75 : -half + 1;
  const opening = {
    x: swap ? -half * 0.62 : half * 0.62 - half * 0.95,
    y: 1.2,
    w: half * 0.95,
    h: 1.05,
    columns: 2 + ((number >>> 11) % 3),
    rows: 1,
  };
  const islandW = large ? 3 : compact ? 1.7 : 2.2;
  const islandX = -islandW / 2 + (swap ? 0.15 : -0.15);
  const islandZ = 1.15;
  const seats = /two stools/.test(words) || compact ? 2 : large ? 4 : 3;
  const islandPaint = paint === decor.wood ? decor.cloth : decor.wood;
  const shelfX = swap ? -half + 0.1 : half - 1.1;
  const unit = room.scale(islandZ + 0.3);
  return (
    shell(room, decor) +
    windowBack(room, decor, opening) +
    windowSide(room, decor, swap ? room.right : room.left, 1, 2, 1.2, 1.15) +
    openShelves(room, decor, shelfX) +
    hood(hoodForm, room, decor, rangeX, z) +
    box(room, { x: -half + 0.04, y: 0.1, z, w: half * 2 - 0.08, h: 0.78, d: 0.6 }, paint) +
    cabinetFronts(room, -half + 0.04, 0.1, z, half * 2 - 0.08, 0.78, paint) +
    box(
      room,
      { x: -half + 0.04, y: 0.88, z: z - 0.03, w: half * 2 - 0.08, h: 0.06, d: 0.64 },
      counter,
    ) +
    range(room, decor, rangeX, z) +
    fridge(room, swap ? half - 0.88 : -half + 0.08, z, steel, swap ? 'right' : 'left') +
    faucet(room, opening.x + opening.w / 2, z) +
    lightShaft(room, decor, opening) +
    rug(room, decor, islandX + 0.2, 2.5, islandW - 0.4, 0.7) +
    contact(room, islandX, islandZ, islandW, 0.9) +
    box(
      room,
      { x: islandX + 0.08, z: islandZ + 0.14, w: islandW - 0.16, h: 0.88, d: 0.7 },
      islandPaint,
    ) +
    (/striped/.test(words)
      ? times(islandW / 0.24, (index) =>
          plate(room, islandX + 0.14 + index * 0.24, 0.06, islandZ + 0.14, 0.12, 0.8, decor.pale),
        )
      : times(Math.round(islandW / 0.7), (index) =>
          plate(
            room,
            islandX + 0.16 + (index * (islandW - 0.2)) / Math.round(islandW / 0.7),
            0.1,
            islandZ + 0.14,
            (islandW - 0.2) / Math.round(islandW / 0.7) - 0.12,
            0.66,
            lighter(islandPaint, 0.08),
            0.02,
          ),
        )) +
    box(room, { x: islandX, y: 0.88, z: islandZ, w: islandW, h: 0.07, d: 0.9 }, counter) +
    counterThing(things[0], room, decor, {
      x: islandX + islandW * 0.3,
      y: 0.97,
      z: islandZ + 0.35,
      unit,
    }) +
    counterThing(things[1], room, decor, {
      x: islandX + islandW * 0.74,
      y: 0.97,
      z: islandZ + 0.4,
      unit,
    }) +
    times(seats, (index) =>
      stool(room, decor, islandX + islandW * ((index + 0.5) / seats), islandZ - 0.52),
    ) +
    times(large ? 3 : 2, (index) =>
      kitchenLamp(
        lamp,
        room,
        decor,
        islandX + islandW * ((index + 0.5) / (large ? 3 : 2)),
        islandZ + 0.4,
        1.95,
      ),
    )
  );
}
