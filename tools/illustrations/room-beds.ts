import { bed, nightstand, widths } from './beds.ts';
import { bunk } from './bunk.ts';
import { plant, rug, wallArt } from './furniture.ts';
import { mix } from './ink.ts';
import { floorLamp } from './lamps.ts';
import { floorQuad, plate, space } from './perspective.ts';
import { shell } from './room-shell.ts';
import { lightShaft, windowBack, windowSide } from './room-windows.ts';
import { sideSofa } from './seating.ts';
import { stringLights } from './string-lights.ts';
import type { Subject } from './subject.ts';

export function bedroom(subject: Subject): string {
  const { cabin, decor, words, number, beds } = subject;
  const flat = beds.flatMap(({ kind, count }) => Array.from({ length: count }, () => kind));
  const kinds = /in a row/.test(words) ? (['full', 'twin', 'twin'] as const) : flat;
  const bunks = kinds.filter((kind) => kind === 'bunk').length;
  const loft = /loft|eaves|top-floor|upstairs/.test(words);
  const swap = number % 2 === 0;
  const room = space({
    left: swap ? -2.9 : -2.5,
    right: swap ? 2.5 : 2.9,
    vy: loft ? 380 : 330,
    eye: 1.85,
    height: loft ? 2.1 : 2.6,
    depth: 4,
  });
  const pattern = /patchwork/.test(words) ? 0 : /chenille/.test(words) ? 3 : (number >>> 5) % 4;
  const color = /red|carnival/.test(words)
    ? '#b23a30'
    : /blue/.test(words)
      ? '#47739b'
      : /green/.test(words)
        ? '#7f9e6b'
        : (number >>> 8) % 3
          ? decor.cloth
          : mix(decor.second, decor.cloth, 0.2);
  const base = shell(room, decor, loft ? { ridge: 3.7 } : {});
  if (bunks > 0) {
    const queen = kinds.find((kind) => kind !== 'bunk');
    const both = bunks > 1;
    const opening = { x: both ? -0.7 : -0.1, y: 0.95, w: 1.4, h: 1.2, columns: 2, rows: 2 };
    return (
      base +
      windowBack(room, decor, {
        ...opening,
        x: both ? (room.left + room.right) / 2 - 0.7 : queen ? 0.3 : 0,
        y: 1.05,
        h: 1.1,
      }) +
      lightShaft(room, decor, opening) +
      rug(room, decor, (room.left + room.right) / 2 - 0.75, 0.2, 1.5, 2) +
      (queen
        ? bed(room, decor, room.right - 1.15, queen, pattern, color) +
          nightstand(room, decor, room.right - 2.55)
        : '') +
      (both
        ? stringLights(
            room.at(room.left + 0.2, 2.35, room.depth),
            room.at(room.right - 0.2, 2.35, room.depth),
            14,
            decor.light,
          )
        : '') +
      bunk(room, decor, room.left + 0.12, 1.75, 1, color) +
      (both ? bunk(room, decor, room.right - 1.47, 1.75, -1, color) : '') +
      (queen
        ? ''
        : plate(room, (room.left + room.right) / 2 - 0.3, 0, 3.6, 0.6, 0.34, decor.wood, 0.03))
    );
  }
  const total = kinds.reduce((sum, kind) => sum + widths[kind], 0);
  const gap = kinds.length > 2 ? 0.3 : 0.62;
  const run = total + gap * (kinds.length - 1);
  const beside = kinds.length === 1 && (number >>> 6) % 2 === 0 && !loft;
  const off = swap ? -0.95 : 0.95;
  const middle = beside
    ? off
    : kinds.length > 1
      ? (room.left + room.right) / 2
      : swap
        ? -0.35
        : 0.35;
  const starts = kinds.map(
    (kind, index) =>
      middle -
      run / 2 +
      kinds.slice(0, index).reduce((sum, before) => sum + widths[before] + gap, 0) +
      widths[kind] / 2,
  );
  const single = kinds.length === 1;
  const half = run / 2;
  const side = swap ? room.right : room.left;
  const opening = beside
    ? {
        x: swap ? 0.75 : -2.15,
        y: 0.55,
        w: 1.4,
        h: 1.75,
        columns: 2,
        rows: 2,
        curtains: (number >>> 9) % 2 === 0,
      }
    : single
      ? {
          x: middle - half * 0.8 - 0.1,
          y: 1.32,
          w: half * 1.6 + 0.2,
          h: 0.95,
          columns: 3,
          curtains: (number >>> 9) % 2 === 0,
        }
      : { x: middle - 1, y: 1.35, w: 2, h: 0.85, columns: 3 };
  return (
    base +
    windowBack(room, decor, opening) +
    (beside ? '' : windowSide(room, decor, side, 0.75, 1.9, 1.5, 1.4)) +
    (beside
      ? wallArt(room, decor, middle - 0.55, 1.42, 1.1, 0.7)
      : single
        ? wallArt(room, decor, swap ? room.left + 0.35 : room.right - 1.05, 1.35, 0.7, 0.55)
        : '') +
    (decor.light.time === 'dusk'
      ? ''
      : floorQuad(room, swap ? 0.9 : -2, 0.1, 1.1, 1.5, '#ffe3a8', 0.2)) +
    rug(room, decor, middle - half - 0.45, 0.35, run + 0.9, 1.7) +
    (single || kinds.length === 2
      ? nightstand(room, decor, single ? middle - half - 0.68 : middle - 0.25)
      : '') +
    (single ? nightstand(room, decor, middle + half + 0.18) : '') +
    (beside
      ? floorLamp(room, decor, swap ? 2.15 : -2.15, 3.5) +
        sideSofa(room, decor, swap ? 2.35 : -2.35, 2.1, 0.9, swap ? -1 : 1, decor.second)
      : lightShaft(room, decor, opening)) +
    starts
      .map((centre, index) =>
        bed(
          room,
          decor,
          centre,
          kinds[index] ?? 'queen',
          (pattern + (kinds.length > 2 ? index : 0)) % 4,
          kinds.length > 2 && index ? mix(color, decor.second, 0.5) : color,
        ),
      )
      .join('') +
    (cabin.bedrooms > 1 && single && !beside
      ? plant(room, decor, swap ? room.right - 0.45 : room.left + 0.45, 3.4, 0.9)
      : '')
  );
}
