import type { Build } from './build.ts';
import { doorUnit, windowUnit } from './facade-openings.ts';
import { porch } from './facade-porch.ts';
import { chimney } from './facade-roof.ts';
import { eavesFront, gableFront, plinth } from './facade.ts';
import { balcony, flowerBox, stovepipe, woodpile } from './house-extras.ts';
import { type House, rocker } from './house-parts.ts';
import { rect } from './ink.ts';
import { stringLights } from './string-lights.ts';

/** Steep to the ground, glass to the ridge, a deck before it. */
export function aframe(build: Build): House {
  const base = 34;
  const [x, w, rise] = [-180, 360, 344];
  const art =
    chimney(build, 70, -base - 190, 38, 150) +
    plinth(build, x + 30, -base, w - 60, 200, base) +
    gableFront(
      build,
      { x, foot: -base, w, h: 0, rise, depth: 240, roof: 'aframe' },
      {
        front:
          windowUnit(build, 76, -16, 74, 112, 2, 2) +
          windowUnit(build, 212, -16, 74, 112, 2, 2) +
          doorUnit(build, 158, 46, 112) +
          rect(60, -152, 240, 10, build.trim) +
          windowUnit(build, 132, -168, 44, 70, 1, 2) +
          windowUnit(build, 186, -168, 44, 70, 1, 2),
      },
    ) +
    balcony(build, -62, -base - 160, 124) +
    porch(build, {
      x: x - 10,
      foot: -base,
      w: w + 20,
      height: 0,
      depth: 70,
      base,
      roof: false,
      door: w / 2 + 10,
      inside: rocker(build, -130, -base + 8) + rocker(build, 100, -base + 8),
    }) +
    stringLights([x - 30, -base - 56], [x + w + 4, -base - 56], 16, build.light);
  return { art, left: 250, right: 310, height: 400, door: -30 };
}

/** The small log cabin: gable to us, porch across it. */
export function gable(build: Build): House {
  const base = 26;
  const w = 270;
  const art =
    chimney(build, 82, -base - 150, 40, 170) +
    plinth(build, -w / 2, -base, w, 200, base) +
    gableFront(
      build,
      { x: -w / 2, foot: -base, w, h: 148, rise: 118, depth: 210 },
      {
        front:
          windowUnit(build, 24, -42, 62, 66) +
          windowUnit(build, 184, -42, 62, 66) +
          doorUnit(build, 110, 48, 104) +
          windowUnit(build, 104, -172, 62, 56),
        side: [
          [30, -48, 56, 62],
          [130, -48, 56, 62],
        ],
      },
    ) +
    porch(build, {
      x: -w / 2 - 8,
      foot: -base,
      w: w + 16,
      height: 118,
      depth: 66,
      base,
      door: 140,
      inside: rocker(build, -118, -base + 8),
    });
  return { art, left: 190, right: 250, height: 320, door: -25 };
}

/** For two: a short slope and a long one, one lit window. */
export function saltbox(build: Build): House {
  const base = 46;
  const art =
    plinth(build, -150, -base, 300, 150, base) +
    gableFront(
      build,
      { x: -150, foot: -base, w: 300, h: 190, rise: 78, depth: 150, roof: 'saltbox' },
      {
        front:
          windowUnit(build, 40, -40, 96, 84, 3, 2) +
          doorUnit(build, 188, 48, 102) +
          windowUnit(build, 66, -164, 60, 54, 2, 1),
        side: [[40, -34, 70, 54, 2, 1]],
      },
    ) +
    flowerBox(build, 40 - 150, -base - 40, 96) +
    stovepipe(build, 20, -base - 170, 96) +
    porch(build, {
      x: 10,
      foot: -base,
      w: 148,
      height: 0,
      depth: 60,
      base,
      roof: false,
      door: 60,
      inside: rocker(build, 118, -base + 6),
    });
  return { art, left: 180, right: 250, height: 330, door: 60 };
}

/** Long side to us under a low roof, the chimney on its end and wood stacked by the door. */
export function trapper(build: Build): House {
  const base = 20;
  const [x, w] = [-170, 310];
  const art =
    plinth(build, x, -base, w, 170, base) +
    eavesFront(
      build,
      { x, foot: -base, w, h: 124, rise: 112, depth: 170 },
      {
        front:
          windowUnit(build, 34, -40, 70, 58) +
          doorUnit(build, 140, 50, 100) +
          windowUnit(build, 222, -40, 60, 58),
        side: [
          [54, -40, 58, 60],
          [62, -150, 44, 40, 2, 1],
        ],
      },
    ) +
    chimney(build, x - 46, 0, 52, 292) +
    porch(build, {
      x: x + 6,
      foot: -base,
      w: w - 6,
      height: 104,
      depth: 58,
      base,
      door: 150,
      rail: false,
      inside: woodpile(build, 44, -base + 12, 7, 5) + rocker(build, -130, -base + 8),
    });
  return { art, left: 240, right: 250, height: 300, door: -22 };
}

/** A cross gable over the porch, in the middle of the long side. */
export function crossgable(build: Build): House {
  const base = 24;
  const [x, w] = [-220, 400];
  const art =
    chimney(build, -130, -base - 170, 40, 110) +
    plinth(build, x, -base, w, 160, base) +
    eavesFront(
      build,
      { x, foot: -base, w, h: 132, rise: 92, depth: 160 },
      {
        front: windowUnit(build, 26, -38, 74, 66, 3, 2) + windowUnit(build, 300, -38, 74, 66, 3, 2),
        side: [[40, -40, 66, 62]],
      },
    ) +
    gableFront(
      build,
      { x: -100, foot: -base, w: 160, h: 144, rise: 92, depth: 60 },
      { front: doorUnit(build, 56, 48, 104) + windowUnit(build, 56, -150, 48, 46, 2, 1) },
    ) +
    porch(build, {
      x: -106,
      foot: -base,
      w: 172,
      height: 116,
      depth: 64,
      base,
      door: 84,
      inside: rocker(build, -82, -base + 8),
    });
  return { art, left: 260, right: 270, height: 290, door: -24 };
}
