import { pick } from './chance.ts';
import { rug } from './furniture.ts';
import { darker, disc, lighter, mix, oval, rect, times } from './ink.ts';
import { cabinetFronts, stool } from './kitchen-parts.ts';
import { pendant } from './lamps.ts';
import { box, contact, plate, space } from './perspective.ts';
import { shell } from './room-shell.ts';
import { lightShaft, windowBack, windowSide } from './room-windows.ts';
import type { Subject } from './subject.ts';

export function kitchen(subject: Subject): string {
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
  const paint = /blue/.test(words)
    ? '#54799a'
    : /cream|white/.test(words)
      ? '#f3ead7'
      : /pine/.test(words)
        ? '#c69558'
        : (number >>> 4) % 3 === 0
          ? decor.wood
          : (number >>> 4) % 3 === 1
            ? mix(decor.cloth, decor.pale, 0.12)
            : mix(decor.pale, decor.cloth, 0.22);
  const fridge = pick(
    [mix(decor.pale, '#c9d2d0', 0.4), mix(decor.second, decor.pale, 0.15), '#98a2a5'],
    number >>> 9,
  );
  const counter = /slate/.test(words)
    ? '#4c5459'
    : /copper/.test(words)
      ? '#b9733f'
      : (number >>> 6) % 2
        ? '#e9e0d0'
        : lighter(decor.wood, 0.14);
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
  const [sx, sy] = room.at(opening.x + opening.w / 2, 0.94, z + 0.1);
  const unit = room.scale(z);
  const shelfX = swap ? -half + 0.1 : half - 1.1;
  const top = room.scale(islandZ + 0.3);
  const [bowlX, bowlY] = room.at(islandX + islandW * 0.3, 0.97, islandZ + 0.35);
  const [jarX, jarY] = room.at(islandX + islandW * 0.74, 0.97, islandZ + 0.4);
  const fruit = /honey/.test(words) ? '#e0a53c' : '#c9533a';
  return (
    shell(room, decor) +
    windowBack(room, decor, opening) +
    windowSide(room, decor, swap ? room.right : room.left, 1, 2, 1.2, 1.15) +
    times(
      2,
      (shelf) =>
        plate(room, shelfX, 1.5 + shelf * 0.45, room.depth, 1, 0.05, decor.trim) +
        times(5, (index) =>
          plate(
            room,
            shelfX + 0.08 + index * 0.18,
            1.55 + shelf * 0.45,
            room.depth,
            0.12,
            0.13 + ((index * 3 + shelf) % 4) * 0.04,
            [decor.pale, decor.second, decor.cloth][(index + shelf) % 3] ?? decor.pale,
            0.02,
          ),
        ),
    ) +
    box(room, { x: rangeX - 0.06, y: 1.68, z: z + 0.2, w: 0.94, h: 0.26, d: 0.42 }, '#c9c6be') +
    plate(room, rangeX + 0.18, 1.94, z + 0.3, 0.46, room.height - 1.94, '#bab7af') +
    box(room, { x: -half + 0.04, y: 0.1, z, w: half * 2 - 0.08, h: 0.78, d: 0.6 }, paint) +
    cabinetFronts(room, -half + 0.04, 0.1, z, half * 2 - 0.08, 0.78, paint) +
    box(
      room,
      { x: -half + 0.04, y: 0.88, z: z - 0.03, w: half * 2 - 0.08, h: 0.06, d: 0.64 },
      counter,
    ) +
    plate(room, rangeX, 0.06, z - 0.02, 0.82, 0.88, '#cfccc5', 0.02) +
    plate(room, rangeX + 0.08, 0.16, z - 0.02, 0.66, 0.44, '#33363a', 0.03) +
    plate(room, rangeX + 0.14, 0.24, z - 0.02, 0.54, 0.28, '#e9974d', 0.02, 0.5) +
    times(4, (index) =>
      plate(room, rangeX + 0.12 + index * 0.17, 0.74, z - 0.02, 0.07, 0.07, '#33363a', 0.035),
    ) +
    plate(room, rangeX + 0.06, 0.64, z - 0.03, 0.7, 0.04, '#a7a49c') +
    box(
      room,
      { x: rangeX + 0.08, y: 0.95, z: z + 0.16, w: 0.3, h: 0.16, d: 0.28 },
      decor.second,
      0.02,
    ) +
    plate(room, rangeX + 0.46, 0.95, z + 0.12, 0.28, 0.06, '#2f3032', 0.03) +
    box(
      room,
      { x: swap ? half - 0.88 : -half + 0.08, y: 0, z: z - 0.06, w: 0.8, h: 1.9, d: 0.7 },
      fridge,
      0.04,
    ) +
    plate(room, (swap ? half - 0.88 : -half + 0.08) + 0.04, 0.78, z - 0.06, 0.72, 0.02, '#8d9493') +
    times(2, (index) =>
      plate(
        room,
        (swap ? half - 0.88 : -half + 0.08) + (swap ? 0.06 : 0.68),
        0.4 + index * 0.6,
        z - 0.06,
        0.05,
        0.3,
        '#8d9493',
        0.02,
      ),
    ) +
    rect(sx - unit * 0.03, sy - unit * 0.3, unit * 0.06, unit * 0.3, '#8f8a82', 3) +
    rect(sx - unit * 0.03, sy - unit * 0.33, unit * 0.2, unit * 0.05, '#8f8a82', 3) +
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
    oval(bowlX, bowlY - top * 0.05, top * 0.17, top * 0.05, darker(decor.second, 0.2)) +
    times(4, (index) =>
      disc(
        bowlX + (index - 1.5) * top * 0.075,
        bowlY - top * (0.09 + (index % 2) * 0.03),
        top * 0.055,
        index % 2 ? '#dd8f3d' : fruit,
      ),
    ) +
    `<path d="M${bowlX - top * 0.2},${bowlY - top * 0.07} h${top * 0.4} q${-top * 0.04},${top * 0.13} ${-top * 0.2},${top * 0.13} q${-top * 0.16},0 ${-top * 0.2},${-top * 0.13} Z" fill="${decor.second}"/>` +
    rect(jarX - top * 0.07, jarY - top * 0.22, top * 0.14, top * 0.22, fruit, 5) +
    rect(jarX - top * 0.075, jarY - top * 0.26, top * 0.15, top * 0.05, decor.pale, 2) +
    rect(jarX - top * 0.3, jarY - top * 0.05, top * 0.2, top * 0.05, decor.pale, 2) +
    times(seats, (index) =>
      stool(room, decor, islandX + islandW * ((index + 0.5) / seats), islandZ - 0.52),
    ) +
    times(large ? 3 : 2, (index) =>
      pendant(
        room,
        decor,
        islandX + islandW * ((index + 0.5) / (large ? 3 : 2)),
        islandZ + 0.4,
        1.95,
      ),
    )
  );
}
