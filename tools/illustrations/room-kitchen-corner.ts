import { rug } from './furniture.ts';
import { darker, lighter, moved, times } from './ink.ts';
import { kitchenFinish } from './kitchen-finish.ts';
import { cabinetFronts, stool } from './kitchen-parts.ts';
import { faucet, fridge, range } from './kitchen-things.ts';
import { counterThing } from './counter-things.ts';
import { hood, kitchenLamp } from './kitchen-fixtures.ts';
import { box, contact, plate, sidePlate, space } from './perspective.ts';
import { shell } from './room-shell.ts';
import { lightShaft, windowBack, windowSide } from './room-windows.ts';
import type { Subject } from './subject.ts';

/** Cupboards around a corner, and an island that leads into the room, stools at its end. */
export function cornerKitchen(subject: Subject): string {
  const { cabin, decor, words, number } = subject;
  const { paint, counter, fridge: steel, things, lamp, hood: hoodForm } = kitchenFinish(subject);
  const large = cabin.bedrooms > 3;
  const half = large ? 2.75 : 2.5;
  const room = space({
    left: -half,
    right: half,
    height: 2.6,
    depth: 4.3,
    eye: 1.68,
    vy: 350,
    vx: 620,
  });
  const z = room.depth - 0.64;
  const opening = {
    x: -1.95,
    y: 1.16,
    w: 1.55,
    h: 1.1,
    columns: 2 + ((number >>> 11) % 2),
    rows: 1,
  };
  const run = { from: 1.55, to: z };
  const edge = -half + 0.62;
  const rangeX = -0.22;
  const length = large || /long/.test(words) ? 2.3 : 1.8;
  const near = 0.95;
  const islandX = 0.42;
  const islandW = large ? 1.5 : 1.2;
  const islandPaint = paint === decor.wood ? decor.cloth : decor.wood;
  const seats = /two stools/.test(words) || !large ? 2 : 3;
  const unit = room.scale(near + 0.5);
  const art =
    shell(room, decor) +
    windowBack(room, decor, opening) +
    windowSide(room, decor, room.left, 1.14, 2, 1.5, 1.05) +
    hood(hoodForm, room, decor, rangeX, z) +
    box(room, { x: -half + 0.04, y: 0.1, z, w: half * 2 - 0.9, h: 0.78, d: 0.6 }, paint) +
    cabinetFronts(room, edge, 0.1, z, half * 2 - 1.48, 0.78, paint) +
    box(
      room,
      { x: -half + 0.04, y: 0.88, z: z - 0.03, w: half * 2 - 0.9, h: 0.06, d: 0.64 },
      counter,
    ) +
    range(room, decor, rangeX, z) +
    faucet(room, opening.x + opening.w / 2, z) +
    fridge(room, half - 0.86, z, steel, 'right') +
    lightShaft(room, decor, opening) +
    box(
      room,
      { x: -half + 0.02, y: 0.1, z: run.from, w: 0.6, h: 0.78, d: run.to - run.from },
      paint,
    ) +
    times(3, (index) => {
      const cell = (run.to - run.from) / 3;
      const at = run.from + index * cell;
      return (
        sidePlate(room, edge, 0.16, at + 0.05, cell - 0.1, 0.66, darker(paint, 0.14)) +
        sidePlate(room, edge, 0.21, at + 0.11, cell - 0.22, 0.56, darker(paint, 0.2)) +
        sidePlate(room, edge, 0.52, at + 0.1, 0.05, 0.12, '#d9b777')
      );
    }) +
    box(
      room,
      {
        x: -half + 0.02,
        y: 0.88,
        z: run.from - 0.04,
        w: 0.64,
        h: 0.06,
        d: run.to - run.from + 0.04,
      },
      counter,
    ) +
    counterThing(things[1], room, decor, {
      x: -half + 0.3,
      y: 0.94,
      z: run.from + 0.4,
      unit: room.scale(2),
    }) +
    rug(room, decor, edge + 0.25, 1.75, 1.7, 0.8) +
    contact(room, islandX, near, islandW, length) +
    box(
      room,
      { x: islandX + 0.06, z: near + 0.1, w: islandW - 0.12, h: 0.88, d: length - 0.2 },
      islandPaint,
    ) +
    times(2, (index) =>
      plate(
        room,
        islandX + 0.12 + (index * (islandW - 0.18)) / 2,
        0.1,
        near + 0.1,
        (islandW - 0.18) / 2 - 0.06,
        0.68,
        lighter(islandPaint, 0.08),
        0.02,
      ),
    ) +
    times(3, (index) => {
      const cell = (length - 0.3) / 3;
      return sidePlate(
        room,
        islandX + 0.06,
        0.12,
        near + 0.16 + index * cell,
        cell - 0.08,
        0.64,
        darker(islandPaint, 0.16),
      );
    }) +
    box(
      room,
      { x: islandX - 0.06, y: 0.88, z: near - 0.06, w: islandW + 0.12, h: 0.07, d: length },
      counter,
    ) +
    times(seats, (index) =>
      stool(room, decor, islandX + islandW * ((index + 0.5) / seats), near - 0.46),
    ) +
    counterThing(things[0], room, decor, { x: islandX + 0.62, y: 0.97, z: near + 0.5, unit }) +
    counterThing(things[2], room, decor, {
      x: islandX + 0.4,
      y: 0.97,
      z: near + 1.25,
      unit: unit * 0.9,
    }) +
    times(large ? 3 : 2, (index) =>
      kitchenLamp(
        lamp,
        room,
        decor,
        islandX + islandW * ((index + 0.5) / (large ? 3 : 2)),
        near + 0.9,
        1.98,
      ),
    );
  return number % 2 ? art : moved(1200, 0, art, -1, 1);
}
