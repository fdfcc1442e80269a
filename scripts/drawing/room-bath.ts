import { plant, rug } from './furniture.ts';
import {
  darker,
  glow,
  gradient,
  lighter,
  mix,
  oval,
  rect,
  round,
  shape,
  times,
  wash,
} from './ink.ts';
import { box, edge, floorQuad, plate, space } from './perspective.ts';
import { shell } from './room-shell.ts';
import { lightShaft, windowBack, windowSide } from './room-windows.ts';
import type { Subject } from './subject.ts';

export function bathroom(subject: Subject): string {
  const { cabin, decor, words, number } = subject;
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
  const s = room.scale(z);
  const [tx, ty] = room.at(tubX, 0.66, z);
  const w = 1.75 * s;
  const h = 0.56 * s;
  const tub = /trough/.test(words)
    ? '#a9b0b0'
    : /claw|white|freestanding|oval/.test(words)
      ? '#fbf6ea'
      : '#f2ecdf';
  const outside = /claw/.test(words) ? decor.cloth : tub;
  const [defs, shade] = gradient([
    [0, lighter(outside, 0.1)],
    [0.5, outside],
    [1, darker(outside, 0.28)],
  ]);
  const vx = swap ? 0.55 : -half + 0.3;
  const vw = half - 0.75 + (cabin.bedrooms > 2 ? 0 : 0.15);
  const vz = room.depth - 0.6;
  const vs = room.scale(vz);
  const [mx, my] = room.at(vx + vw / 2, 1.62, room.depth);
  const [bx, by] = room.at(vx + vw / 2, 0.93, vz + 0.15);
  const wide = /wide|lit|framed/.test(words);
  const ms = room.scale(room.depth);
  const glass = mix(decor.light.sky[1], '#f4f1e6', 0.55);
  const mirror = wide
    ? rect(mx - ms * 0.66, my - ms * 0.42, ms * 1.32, ms * 0.84, decor.trim, 4) +
      wash(mx - ms * 0.6, my - ms * 0.36, ms * 1.2, ms * 0.72, [
        [0, glass],
        [1, mix(glass, decor.wall, 0.5)],
      ])
    : oval(mx, my, ms * 0.46, ms * 0.5, decor.trim) + oval(mx, my, ms * 0.4, ms * 0.44, glass);
  return (
    shell(room, tiled, { tiles: true }) +
    plate(room, -half, 0.14, room.depth, half * 2, 0.98, tile) +
    times((half * 2) / 0.22, (index) =>
      edge(
        room,
        [-half + index * 0.22, 0.14, room.depth],
        [-half + index * 0.22, 1.12, room.depth],
        darker(tile, 0.18),
        1.6,
        0.6,
      ),
    ) +
    times(4, (index) =>
      edge(
        room,
        [-half, 0.14 + index * 0.25, room.depth],
        [half, 0.14 + index * 0.25, room.depth],
        darker(tile, 0.18),
        1.6,
        0.6,
      ),
    ) +
    plate(room, -half, 1.1, room.depth, half * 2, 0.07, decor.trim) +
    windowBack(room, decor, opening) +
    windowSide(room, decor, swap ? room.right : room.left, 1, 1.5, 1, 1.1) +
    lightShaft(room, decor, opening, swap ? 0.8 : -0.8) +
    mirror +
    shape(
      `M${round(mx - ms * 0.26)},${round(my + ms * 0.16)} l${round(ms * 0.34)},${round(-ms * 0.42)} h${round(ms * 0.1)} l${round(-ms * 0.38)},${round(ms * 0.5)} Z`,
      '#ffffff',
      0.35,
    ) +
    times(2, (index) => {
      const px = mx + (index ? 1 : -1) * ms * 0.86;
      return (
        glow(px, my - ms * 0.1, ms * 0.55, '#ffdf9e', 0.6) +
        rect(px - ms * 0.06, my - ms * 0.22, ms * 0.12, ms * 0.26, '#fff0cb', 4) +
        rect(px - ms * 0.03, my + ms * 0.04, ms * 0.06, ms * 0.1, darker(decor.trim, 0.2))
      );
    }) +
    floorQuad(room, vx - 0.1, vz - 0.15, vw + 0.2, 0.6, '#161a2b', 0.25) +
    box(
      room,
      { x: vx, y: 0.1, z: vz, w: vw, h: 0.72, d: 0.55 },
      /dark/.test(words) ? darker(decor.wood, 0.35) : decor.wood,
    ) +
    times(
      Math.round(vw / 0.5),
      (index) =>
        plate(
          room,
          vx + 0.05 + (index * vw) / Math.round(vw / 0.5),
          0.16,
          vz,
          vw / Math.round(vw / 0.5) - 0.1,
          0.58,
          lighter(decor.wood, /dark/.test(words) ? 0 : 0.1),
          0.02,
        ) +
        plate(
          room,
          vx + 0.09 + (index * vw) / Math.round(vw / 0.5),
          0.5,
          vz,
          0.03,
          0.12,
          '#e3c488',
        ),
    ) +
    box(room, { x: vx - 0.04, y: 0.82, z: vz - 0.03, w: vw + 0.08, h: 0.07, d: 0.6 }, '#f1eadc') +
    oval(bx, by + vs * 0.02, vs * 0.27, vs * 0.07, '#fffdf6') +
    shape(
      `M${round(bx - vs * 0.27)},${round(by + vs * 0.02)} h${round(vs * 0.54)} q${round(-vs * 0.04)},${round(vs * 0.13)} ${round(-vs * 0.27)},${round(vs * 0.13)} q${round(-vs * 0.23)},0 ${round(-vs * 0.27)},${round(-vs * 0.13)} Z`,
      '#fbf5e8',
    ) +
    oval(bx, by + vs * 0.02, vs * 0.22, vs * 0.05, '#d8dedb') +
    rect(bx - vs * 0.02, by - vs * 0.22, vs * 0.05, vs * 0.2, '#b7b2a8', 3) +
    rect(bx - vs * 0.02, by - vs * 0.24, vs * 0.13, vs * 0.05, '#b7b2a8', 3) +
    rect(bx + vs * 0.34, by - vs * 0.1, vs * 0.09, vs * 0.13, decor.second, 3) +
    rug(room, decor, tubX + 0.1, z - 0.95, 1.5, 0.65) +
    floorQuad(room, tubX, z - 0.02, 1.75, 0.75, '#161a2b', 0.3) +
    (/claw/.test(words)
      ? times(2, (index) =>
          rect(tx + w * (0.16 + index * 0.62), ty + h * 0.92, w * 0.06, h * 0.24, '#c9a25c', 4),
        )
      : rect(tx + w * 0.16, ty + h * 0.9, w * 0.68, h * 0.22, darker(outside, 0.36), 8)) +
    defs +
    shape(
      `M${round(tx - w * 0.02)},${round(ty)} C${round(tx + w * 0.02)},${round(ty + h * 0.9)} ${round(tx + w * 0.1)},${round(ty + h * 1.06)} ${round(tx + w * 0.24)},${round(ty + h * 1.06)} H${round(tx + w * 0.76)} C${round(tx + w * 0.9)},${round(ty + h * 1.06)} ${round(tx + w * 0.98)},${round(ty + h * 0.9)} ${round(tx + w * 1.02)},${round(ty)} Z`,
      shade,
    ) +
    oval(tx + w / 2, ty, w * 0.53, h * 0.2, lighter(tub, 0.4)) +
    oval(tx + w / 2, ty + 2, w * 0.48, h * 0.145, darker(tub, 0.22)) +
    oval(tx + w / 2, ty + 6, w * 0.44, h * 0.1, mix(decor.light.sky[1], '#dff0ee', 0.5)) +
    times(9, (index) =>
      oval(
        tx + w * (0.2 + ((index * 37) % 60) / 100),
        ty + 3 - (index % 3) * 4,
        w * 0.035,
        w * 0.024,
        '#ffffff',
        0.85,
      ),
    ) +
    rect(tx + w * 0.72, ty - h * 0.1, w * 0.16, h * 0.62, decor.cloth, 3) +
    rect(tx + w * 0.72, ty + h * 0.36, w * 0.16, h * 0.05, decor.pale) +
    rect(tx + w * 0.06, ty - h * 0.62, w * 0.022, h * 0.56, '#b7b2a8', 3) +
    rect(tx + w * 0.06, ty - h * 0.64, w * 0.1, h * 0.06, '#b7b2a8', 3) +
    plant(room, decor, swap ? -half + 0.34 : half - 0.34, 1.9, 0.75)
  );
}
