import type { Build } from './build.ts';
import { doorUnit, windowUnit } from './facade-openings.ts';
import { porch } from './facade-porch.ts';
import { chimney } from './facade-roof.ts';
import { eavesFront, gableFront, plinth } from './facade.ts';
import { cupola, silo } from './house-extras.ts';
import { panes, type House } from './house-parts.ts';
import { darker, rect, segment, times } from './ink.ts';

/** A dairy barn, its hay door now glass, an open lean-to at its side. */
export function barn(build: Build): House {
  const base = 12;
  const x = -150;
  const cross = (at: number, w: number) =>
    rect(at, -92, w, 92, darker(build.wood, 0.1)) +
    segment([at, 0], [at + w, -92], build.trim, 5) +
    segment([at, -92], [at + w, 0], build.trim, 5) +
    rect(at - 4, -96, w + 8, 6, build.trim);
  const art =
    silo(build, 196, -base, 74, 300) +
    plinth(build, x, -base, 290, 200, base) +
    gableFront(
      build,
      { x, foot: -base, w: 290, h: 150, rise: 170, depth: 220, roof: 'gambrel' },
      {
        front:
          windowUnit(build, 88, -128, 114, 116, 3, 3) +
          windowUnit(build, 120, -262, 50, 30, 2, 1) +
          doorUnit(build, 118, 54, 104) +
          cross(26, 62) +
          cross(202, 62),
      },
    ) +
    gableFront(
      build,
      { x: 140, foot: -base, w: 150, h: 96, rise: 60, depth: 150, roof: 'fall' },
      { front: rect(12, -118, 138, 118, '#241d20', 0, 0.72) + rect(66, -120, 9, 120, build.trim) },
    ) +
    cupola(build, 60, -base - 306);
  return { art, left: 190, right: 330, height: 370, door: -6 };
}

/** The tall gable of a timber hall, a bunkhouse wing beside it. */
export function hall(build: Build): House {
  const base = 16;
  const art =
    chimney(build, 92, -base - 280, 46, 150) +
    eavesFront(
      build,
      { x: -390, foot: -base, w: 270, h: 112, rise: 70, depth: 140 },
      { front: panes(build, 22, 250, 4, -34, 38, 50) },
    ) +
    times(3, (index) =>
      gableFront(
        build,
        { x: -366 + index * 82, foot: -base - 128, w: 46, h: 16, rise: 26, depth: 40 },
        { front: windowUnit(build, 11, -4, 24, 20, 1, 1) },
      ),
    ) +
    plinth(build, -140, -base, 310, 240, base) +
    gableFront(
      build,
      { x: -140, foot: -base, w: 310, h: 196, rise: 168, depth: 250 },
      {
        front:
          rect(40, -250, 230, 8, build.trim) +
          windowUnit(build, 56, -126, 90, 118, 2, 3) +
          windowUnit(build, 164, -126, 90, 118, 2, 3) +
          windowUnit(build, 122, -268, 66, 44, 2, 1) +
          doorUnit(build, 126, 58, 106) +
          windowUnit(build, 38, -30, 62, 64) +
          windowUnit(build, 210, -30, 62, 64) +
          segment([0, -196], [70, -264], build.trim, 8) +
          segment([310, -196], [240, -264], build.trim, 8),
        side: [
          [40, -70, 70, 84, 2, 2],
          [140, -70, 70, 84, 2, 2],
        ],
      },
    );
  return { art, left: 430, right: 330, height: 400, door: 20 };
}

/** A painter's room two storeys high, all north window, and the small house joined to it. */
export function studio(build: Build): House {
  const base = 16;
  const art =
    chimney(build, 150, -base - 110, 36, 110) +
    plinth(build, -150, -base, 460, 130, base) +
    gableFront(
      build,
      { x: -150, foot: -base, w: 250, h: 236, rise: 84, depth: 120, roof: 'saltbox' },
      {
        front:
          windowUnit(build, 30, -18, 170, 150, 4, 4) + windowUnit(build, 44, -182, 84, 60, 2, 2),
      },
    ) +
    eavesFront(
      build,
      { x: 118, foot: -base, w: 200, h: 106, rise: 66, depth: 130 },
      {
        front: doorUnit(build, 80, 46, 98) + windowUnit(build, 152, -34, 48, 56),
        side: [[44, -34, 50, 54]],
      },
    );
  return { art, left: 190, right: 400, height: 340, door: 190 };
}

/** Two gables side by side, joined by a glass hall. */
export function twingables(build: Build): House {
  const base = 18;
  const wing = (x: number, w: number, front: string) =>
    plinth(build, x, -base, w, 170, base) +
    gableFront(
      build,
      { x, foot: -base, w, h: 132, rise: 108, depth: 180 },
      { front, side: [[40, -38, 90, 60, 3, 1]] },
    );
  const art =
    wing(
      -230,
      170,
      windowUnit(build, 36, -10, 98, 104, 3, 2) + windowUnit(build, 68, -142, 34, 44, 1, 2),
    ) +
    chimney(build, -150, -base - 200, 34, 94) +
    eavesFront(
      build,
      { x: -60, foot: -base, w: 130, h: 96, rise: 34, depth: 120 },
      { front: windowUnit(build, 20, -8, 34, 84, 1, 2) + doorUnit(build, 74, 44, 90) },
    ) +
    wing(
      64,
      170,
      windowUnit(build, 22, -8, 126, 112, 3, 1) + windowUnit(build, 68, -142, 34, 44, 1, 2),
    ) +
    rect(-4, -base - 4, 70, 12, build.light.lit('#a79f94'), 2) +
    rect(-12, -base + 8, 86, 12, build.light.lit('#948c82'), 2);
  return { art, left: 260, right: 330, height: 300, door: 30 };
}

/** Log house on a walk-out stone floor, its gable all glass above a deck. */
export function prow(build: Build): House {
  const base = 96;
  const [x, w] = [-165, 330];
  const art =
    chimney(build, 92, -base - 170, 46, 170) +
    plinth(build, x, -base, w, 200, base) +
    gableFront(
      build,
      { x, foot: -base, w, h: 126, rise: 158, depth: 210 },
      {
        front:
          windowUnit(build, 66, -10, 90, 112, 2, 1) +
          windowUnit(build, 174, -10, 90, 112, 2, 1) +
          windowUnit(build, 92, -136, 64, 66, 2, 1) +
          windowUnit(build, 174, -136, 64, 66, 2, 1),
        side: [
          [34, -38, 58, 60],
          [124, -38, 58, 60],
        ],
      },
    ) +
    windowUnit(build, -130, -16, 66, 58, 2, 1) +
    windowUnit(build, 66, -16, 66, 58, 2, 1) +
    porch(build, {
      x: x - 10,
      foot: -base,
      w: w + 20,
      height: 0,
      depth: 66,
      base: 18,
      roof: false,
    });
  return { art, left: 230, right: 300, height: 400, door: 0 };
}
