import type { Build } from './build.ts';
import { doorUnit, windowUnit } from './facade-openings.ts';
import { porch } from './facade-porch.ts';
import { chimney } from './facade-roof.ts';
import { gableFront, plinth } from './facade.ts';
import { legs, stovepipe } from './house-extras.ts';
import { type House, rocker } from './house-parts.ts';
import { darker, rect, segment, times } from './ink.ts';

/** On a stone ground floor, the gable cut off at its top, a lean-to at its side. */
export function clipped(build: Build): House {
  const base = 74;
  const art =
    chimney(build, -96, -base - 200, 44, 150) +
    plinth(build, -160, -base, 290, 190, base) +
    gableFront(
      build,
      { x: -160, foot: -base, w: 290, h: 142, rise: 132, depth: 190, roof: 'clipped' },
      {
        front:
          windowUnit(build, 26, -44, 66, 68) +
          doorUnit(build, 122, 48, 104) +
          windowUnit(build, 198, -44, 66, 68) +
          windowUnit(build, 84, -166, 122, 44, 4, 1),
      },
    ) +
    gableFront(
      build,
      { x: 130, foot: 0, w: 110, h: 150, rise: 54, depth: 140, roof: 'fall' },
      { front: windowUnit(build, 26, -48, 58, 60), side: [[34, -44, 60, 54]] },
    ) +
    windowUnit(build, -138, -16, 58, 40, 2, 1) +
    windowUnit(build, 58, -16, 58, 40, 2, 1) +
    porch(build, {
      x: -64,
      foot: -base,
      w: 96,
      height: 0,
      depth: 44,
      base,
      roof: false,
      door: 40,
    });
  return { art, left: 200, right: 270, height: 350, door: -30 };
}

/** One room and a porch as large, under one sloping roof. */
export function tiny(build: Build): House {
  const base = 16;
  const art =
    stovepipe(build, 96, -base - 140, 80) +
    plinth(build, -20, -base, 170, 120, base) +
    gableFront(
      build,
      { x: -20, foot: -base, w: 170, h: 112, rise: 66, depth: 120, roof: 'shed' },
      {
        front:
          doorUnit(build, 22, 42, 96) +
          windowUnit(build, 84, -30, 66, 74, 2, 2) +
          windowUnit(build, 96, -128, 46, 20, 2, 1),
        side: [[30, -44, 62, 52, 2, 1]],
      },
    ) +
    porch(build, {
      x: -140,
      foot: -base,
      w: 150,
      height: 98,
      depth: 60,
      base,
      door: 70,
      inside: rocker(build, -104, -base + 7),
    });
  return { art, left: 190, right: 210, height: 235, door: -80 };
}

/** On tall posts beside the water, a gangway to its door. */
export function stilts(build: Build): House {
  const base = 124;
  const art =
    legs(build, -150, 150, -base, 6) +
    gableFront(
      build,
      { x: -155, foot: -base, w: 310, h: 112, rise: 70, depth: 190, roof: 'fall' },
      {
        front:
          windowUnit(build, 24, -26, 130, 108, 3, 2) +
          doorUnit(build, 186, 46, 98) +
          windowUnit(build, 250, -38, 40, 56, 1, 2),
        side: [[24, -36, 130, 54, 4, 1]],
      },
    ) +
    porch(build, {
      x: -170,
      foot: -base,
      w: 340,
      height: 0,
      depth: 66,
      base: 16,
      roof: false,
      cable: true,
    }) +
    gangway(build, base);
  return { art, left: 400, right: 290, height: 360, door: -60 };
}

const gangway = (build: Build, base: number): string =>
  times(11, (index) => rect(-226 - index * 16, -base + 26 + index * 10, 34, 7, build.trim)) +
  segment([-206, -base - 14], [-396, -12], build.trim, 4) +
  segment([-206, -base + 28], [-396, 10], darker(build.trim, 0.3), 6);
