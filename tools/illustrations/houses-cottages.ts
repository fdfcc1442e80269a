import type { Build } from './build.ts';
import { doorUnit, windowUnit } from './facade-openings.ts';
import { porch } from './facade-porch.ts';
import { chimney } from './facade-roof.ts';
import { eavesFront, gableFront, plinth } from './facade.ts';
import { flowerBox, legs } from './house-extras.ts';
import { type House, rocker } from './house-parts.ts';
import { darker, rect, segment } from './ink.ts';

/** A steep gable beside the door, the roof swept low over the rest. */
export function cottage(build: Build): House {
  const base = 18;
  const art =
    chimney(build, 128, -base - 150, 40, 120) +
    plinth(build, -190, -base, 380, 150, base) +
    eavesFront(
      build,
      { x: -190, foot: -base, w: 380, h: 112, rise: 118, depth: 160, low: 20 },
      {
        front: windowUnit(build, 262, -36, 84, 58, 3, 2),
        side: [
          [46, -38, 60, 58],
          [54, -142, 46, 44, 2, 1],
        ],
      },
    ) +
    flowerBox(build, 72, -base - 36, 84) +
    gableFront(
      build,
      { x: -176, foot: -base, w: 150, h: 116, rise: 140, depth: 60 },
      {
        front: windowUnit(build, 26, -36, 98, 66, 3, 2) + windowUnit(build, 54, -142, 42, 56, 2, 2),
      },
    ) +
    flowerBox(build, -150, -base - 36, 98) +
    gableFront(
      build,
      { x: -24, foot: -base, w: 74, h: 104, rise: 52, depth: 20 },
      { front: doorUnit(build, 16, 42, 96) },
    );
  return { art, left: 230, right: 270, height: 300, door: 12 };
}

/** A low hipped house on a bluff, its deck on posts above the water. */
export function bluff(build: Build): House {
  const base = 70;
  const art =
    chimney(build, -96, -base - 180, 42, 110) +
    plinth(build, -210, -base, 400, 150, base) +
    eavesFront(
      build,
      { x: -210, foot: -base, w: 400, h: 124, rise: 92, depth: 190, hip: 110 },
      {
        front:
          windowUnit(build, 24, -12, 104, 96, 3, 1) +
          doorUnit(build, 158, 48, 102) +
          windowUnit(build, 236, -12, 140, 96, 4, 1),
        side: [[50, -36, 76, 66, 3, 2]],
      },
    ) +
    gableFront(
      build,
      { x: -56, foot: -base - 144, w: 90, h: 26, rise: 40, depth: 60 },
      { front: windowUnit(build, 18, -6, 54, 28, 3, 1) },
    ) +
    legs(build, -250, 130, -base + 16, 5) +
    porch(build, {
      x: -224,
      foot: -base,
      w: 430,
      height: 0,
      depth: 64,
      base: 14,
      roof: false,
      cable: true,
    });
  return { art, left: 300, right: 290, height: 300, door: -40 };
}

/** One long roof that comes down over the porch, a swing at its end. */
export function swingporch(build: Build): House {
  const base = 20;
  const [x, w] = [-240, 460];
  const swing =
    segment([-196, -base - 96], [-196, -base - 26], '#3a3330', 2) +
    segment([-140, -base - 96], [-140, -base - 26], '#3a3330', 2) +
    rect(-204, -base - 28, 72, 7, build.door, 2) +
    rect(-204, -base - 56, 72, 24, darker(build.door, 0.14), 3);
  const art =
    chimney(build, 120, -base - 160, 40, 120) +
    plinth(build, x, -base, w, 140, base) +
    eavesFront(
      build,
      { x, foot: -base, w, h: 118, rise: 104, depth: 150 },
      {
        front:
          windowUnit(build, 40, -36, 64, 60) +
          windowUnit(build, 136, -36, 64, 60) +
          doorUnit(build, 244, 48, 98) +
          windowUnit(build, 344, -36, 76, 60, 3, 2),
        side: [[44, -40, 60, 58]],
      },
    ) +
    porch(build, {
      x: x - 8,
      foot: -base,
      w: w + 16,
      height: 100,
      depth: 78,
      base,
      door: 270,
      inside: swing + rocker(build, 60, -base + 10) + rocker(build, 140, -base + 10),
    });
  return { art, left: 320, right: 300, height: 280, door: -10 };
}
