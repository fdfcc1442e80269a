import { chance } from './chance.ts';
import type { Decor } from './decor.ts';
import { coffeeTable, plant, rug, wallArt } from './furniture.ts';
import { fireplace } from './hearth.ts';
import { darker, lighter, mix, times } from './ink.ts';
import { floorLamp, pendant, tableLamp } from './lamps.ts';
import { box, edge, plate, space, type Space } from './perspective.ts';
import { shell } from './room-shell.ts';
import { lightShaft, windowBack, windowGable, windowSide, type Opening } from './room-windows.ts';
import { sideSofa, sofa } from './seating.ts';
import type { Subject } from './subject.ts';

function bookcase(room: Space, decor: Decor, x: number, w: number): string {
  const next = chance(`books:${decor.seed}`);
  const z = room.depth - 0.32;
  const tones = [
    decor.cloth,
    decor.second,
    decor.pale,
    darker(decor.cloth, 0.3),
    mix(decor.second, decor.pale, 0.5),
  ];
  return (
    box(room, { x, z, w, h: 2.2, d: 0.32 }, decor.wood) +
    times(5, (shelf) => {
      const y = 0.12 + shelf * 0.42;
      return (
        plate(room, x + 0.06, y, z, w - 0.12, 0.36, darker(decor.wood, 0.45)) +
        times((w - 0.2) / 0.075, (index) =>
          next() < 0.14
            ? ''
            : plate(
                room,
                x + 0.09 + index * 0.075,
                y,
                z,
                0.06,
                0.2 + next() * 0.13,
                tones[Math.floor(next() * 5)] ?? decor.pale,
              ),
        )
      );
    })
  );
}

function heater(room: Space, x: number): string {
  const z = room.depth - 0.75;
  return (
    box(
      room,
      { x: x + 0.3, y: 0.85, z: z + 0.15, w: 0.13, h: room.height - 0.85, d: 0.13 },
      '#35363a',
    ) +
    box(room, { x: x - 0.15, z: z - 0.2, w: 1, h: 0.06, d: 0.9 }, '#8b847b') +
    times(2, (index) =>
      box(room, { x: x + 0.04 + index * 0.56, z, w: 0.08, h: 0.2, d: 0.4 }, '#2b2c30'),
    ) +
    box(room, { x, y: 0.18, z, w: 0.72, h: 0.68, d: 0.45 }, '#3c3d42') +
    plate(room, x + 0.08, 0.28, z, 0.56, 0.42, '#f4a54a', 0.04) +
    plate(room, x + 0.16, 0.3, z, 0.4, 0.2, '#ffd987', 0.08) +
    plate(room, x + 0.345, 0.28, z, 0.03, 0.42, '#3c3d42')
  );
}

export function greatRoom(subject: Subject): string {
  const { cabin, decor, look, words, number } = subject;
  const vaulted =
    look.form === 'aframe' ||
    look.form === 'barn' ||
    look.form === 'lodge' ||
    look.form === 'studio' ||
    look.form === 'modern';
  const small = cabin.bedrooms === 1;
  const half = small ? 2.5 : cabin.bedrooms > 4 ? 3.5 : 3;
  const shift = ((number >>> 3) % 5) * 0.12 - 0.24;
  const room = space({
    left: -half - shift,
    right: half - shift,
    height: vaulted ? 2.9 : 2.65,
    eye: 1.6,
    vy: vaulted ? 410 : 350,
    depth: cabin.bedrooms > 4 ? 5.2 : 4.4,
  });
  const ridge = vaulted ? (look.form === 'aframe' || look.form === 'barn' ? 5.2 : 4.5) : undefined;
  const stove = /stove|heater/.test(words);
  const central =
    /stone fireplace|sofas around|river-stone|thirty|hall,|log fireplace/.test(words) &&
    cabin.bedrooms > 3;
  const swap = number % 2 === 0;
  const width = room.right - room.left;
  const wide: Opening = central
    ? { x: room.left + 0.45, y: 0.75, w: width * 0.22, h: 1.75, columns: 1, rows: 2 }
    : {
        x: swap ? room.left + width * 0.42 : room.left + 0.5,
        y: 0.55,
        w: width * 0.5,
        h: vaulted ? 2.05 : 1.75,
        columns: 3,
        rows: /glass|tall|two stories|hay/.test(words) ? 2 : 1,
        curtains: look.finish === 'painted',
      };
  const other: Opening = { ...wide, x: room.right - 0.45 - wide.w };
  const hearthX = central ? room.left + width / 2 - 0.95 : swap ? room.left + 0.5 : room.right - 2;
  const gable = ridge && !central ? windowGable(room, decor, ridge) : '';
  const seatX = wide.x + wide.w / 2;
  const plaid = /plaid/.test(words);
  const couch = (x: number, z: number, w: number) =>
    sofa(room, decor, x, z, w) +
    (plaid
      ? times(8, (index) =>
          edge(
            room,
            [x + 0.25 + (index * (w - 0.5)) / 7, 0.86, z + 0.5],
            [x + 0.25 + (index * (w - 0.5)) / 7, 0.5, z + 0.5],
            lighter(decor.second, 0.2),
            3,
            0.5,
          ),
        )
      : '');
  const layout = central
    ? rug(room, decor, room.left + width / 2 - 1.5, 1, 3, 2) +
      sideSofa(room, decor, room.left + 0.7, 1.05, 2.2, 1) +
      sideSofa(room, decor, room.right - 0.7, 1.05, 2.2, -1) +
      coffeeTable(room, decor, room.left + width / 2 - 0.65, 1.5, 1.3, 0.8)
    : rug(room, decor, seatX - 1.7, 0.5, 3.2, 1.9) +
      couch(seatX - (small ? 0.95 : 1.2), 2.3, small ? 1.9 : 2.4) +
      coffeeTable(room, decor, seatX - 0.6, 1.15, 1.2) +
      (swap
        ? sideSofa(room, decor, room.left + 0.6, 1.3, 0.95, 1, decor.second)
        : sideSofa(room, decor, room.right - 0.6, 1.3, 0.95, -1, decor.second));
  return (
    shell(room, decor, ridge ? { ridge } : {}) +
    windowBack(room, decor, wide) +
    (central ? windowBack(room, decor, other) : '') +
    gable +
    (cabin.slug === 'quiet-hour' ? bookcase(room, decor, room.left + 0.05, 0.42) : '') +
    (central ? '' : windowSide(room, decor, swap ? room.right : room.left, 0.85, 1.7, 1.7, 1.35)) +
    (stove ? wallArt(room, decor, hearthX + 1.28, 1.45, 0.55, 0.5) : '') +
    lightShaft(room, decor, wide) +
    (stove
      ? heater(room, hearthX + 0.4)
      : fireplace(
          room,
          decor,
          hearthX,
          central ? 1.9 : 1.5,
          ridge && central ? ridge - 0.2 : room.height,
          /brick/.test(words),
        )) +
    (central
      ? floorLamp(room, decor, room.left + 1.9, 4.2)
      : floorLamp(room, decor, swap ? seatX + 1.5 : seatX - 1.5, 3.2)) +
    plant(room, decor, swap ? room.right - 0.5 : room.left + 0.5, 3.6) +
    layout +
    (ridge && central
      ? pendant(room, decor, room.left + width / 2, 2.2, 2.95, darker(decor.trim, 0.2), ridge)
      : '') +
    (cabin.slug === 'the-moonshiners-ledger'
      ? tableLamp(room, decor, seatX - 0.4, 0.44, 1.4, 0.42)
      : '')
  );
}
