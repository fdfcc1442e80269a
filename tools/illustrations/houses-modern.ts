import type { Build } from './build.ts';
import { doorUnit, windowUnit } from './facade-openings.ts';
import { porch } from './facade-porch.ts';
import { chimney } from './facade-roof.ts';
import { gableFront, plinth } from './facade.ts';
import { legs, stovepipe } from './house-extras.ts';
import type { House } from './house-parts.ts';
import { glow } from './ink.ts';

/** A cedar cube beside the long glass hall of a pool. */
export function poolhall(build: Build): House {
  const base = 30;
  const art =
    chimney(build, 170, -base - 200, 38, 90) +
    plinth(build, -330, -base, 600, 170, base) +
    gableFront(
      build,
      { x: -340, foot: -base, w: 400, h: 118, rise: 46, depth: 120, roof: 'shed' },
      {
        front: windowUnit(build, 20, -8, 360, 104, 8, 1) + glow(200, -50, 220, '#8fe0dc', 0.28, 70),
      },
    ) +
    gableFront(
      build,
      { x: 60, foot: -base, w: 210, h: 236, rise: 10, depth: 180, roof: 'flat' },
      {
        front:
          doorUnit(build, 24, 50, 106) +
          windowUnit(build, 104, -16, 84, 90, 2, 1) +
          windowUnit(build, 24, -146, 164, 66, 3, 1),
        side: [
          [30, -150, 110, 60, 3, 1],
          [50, -30, 60, 60, 1, 1],
        ],
      },
    );
  return { art, left: 370, right: 360, height: 330, door: 100 };
}

/** Boxes along a steep slope, the deck carried out on posts. */
export function ledge(build: Build): House {
  const base = 104;
  const art =
    chimney(build, 110, -base - 190, 44, 120) +
    legs(build, -310, -40, -base, 4) +
    plinth(build, 0, -base, 250, 170, base) +
    gableFront(
      build,
      { x: -290, foot: -base, w: 290, h: 116, rise: 38, depth: 150, roof: 'fall' },
      { front: windowUnit(build, 20, -10, 250, 104, 5, 1) },
    ) +
    gableFront(
      build,
      { x: -10, foot: -base, w: 270, h: 206, rise: 36, depth: 170, roof: 'fall' },
      {
        front:
          windowUnit(build, 24, -124, 224, 84, 4, 1) +
          windowUnit(build, 90, -10, 158, 96, 3, 1) +
          doorUnit(build, 26, 48, 100),
        side: [
          [34, -120, 100, 70, 3, 1],
          [34, -20, 100, 70, 3, 1],
        ],
      },
    ) +
    porch(build, {
      x: -320,
      foot: -base,
      w: 590,
      height: 0,
      depth: 76,
      base: 16,
      roof: false,
      cable: true,
    });
  return { art, left: 380, right: 360, height: 370, door: 30 };
}

/** Three floors of glass under an uneven roof, a low wing at its foot. */
export function glassfront(build: Build): House {
  const base = 18;
  const art =
    plinth(build, -220, -base, 530, 170, base) +
    gableFront(
      build,
      { x: -220, foot: -base, w: 330, h: 296, rise: 92, depth: 190, roof: 'saltbox' },
      {
        front:
          windowUnit(build, 22, -10, 150, 88, 4, 1) +
          doorUnit(build, 196, 50, 102) +
          windowUnit(build, 264, -10, 48, 88, 1, 1) +
          windowUnit(build, 22, -116, 288, 80, 7, 1) +
          windowUnit(build, 22, -216, 190, 72, 5, 1) +
          windowUnit(build, 66, -304, 92, 40, 2, 1),
      },
    ) +
    gableFront(
      build,
      { x: 110, foot: -base, w: 210, h: 112, rise: 8, depth: 150, roof: 'flat' },
      { front: windowUnit(build, 24, -12, 160, 84, 4, 1), side: [[30, -24, 90, 66, 3, 1]] },
    ) +
    stovepipe(build, 60, -base - 270, 110) +
    porch(build, {
      x: -230,
      foot: -base,
      w: 340,
      height: 0,
      depth: 56,
      base,
      roof: false,
      cable: true,
      door: 220,
    });
  return { art, left: 280, right: 390, height: 410, door: -20 };
}

/** A pale house under two wings of roof, a deck on its upper floor. */
export function butterfly(build: Build): House {
  const base = 16;
  const art =
    chimney(build, 60, -base - 200, 34, 100) +
    plinth(build, -250, -base, 480, 160, base) +
    gableFront(
      build,
      { x: -250, foot: -base, w: 480, h: 206, rise: 52, depth: 160, roof: 'butterfly' },
      {
        front:
          windowUnit(build, 24, -10, 200, 92, 5, 1) +
          doorUnit(build, 250, 50, 102) +
          windowUnit(build, 326, -10, 130, 92, 3, 1) +
          windowUnit(build, 30, -122, 170, 84, 4, 1) +
          windowUnit(build, 240, -122, 216, 92, 5, 1),
        side: [
          [30, -130, 100, 70, 3, 1],
          [30, -20, 100, 70, 3, 1],
        ],
      },
    ) +
    porch(build, {
      x: -256,
      foot: -base - 112,
      w: 250,
      height: 0,
      depth: 54,
      base: 10,
      roof: false,
      cable: true,
    });
  return { art, left: 310, right: 350, height: 350, door: 24 };
}

/** Two low pavilions of glass and the link between them. */
export function pavilions(build: Build): House {
  const base = 10;
  const art =
    plinth(build, -400, -base, 760, 120, base) +
    gableFront(
      build,
      { x: -110, foot: -base, w: 240, h: 84, rise: 4, depth: 90, roof: 'flat' },
      { front: windowUnit(build, 16, -6, 120, 70, 3, 1) + doorUnit(build, 160, 48, 76) },
    ) +
    gableFront(
      build,
      { x: 110, foot: -base, w: 260, h: 104, rise: 46, depth: 150 },
      { front: windowUnit(build, 18, -8, 224, 86, 6, 1), side: [[30, -16, 90, 66, 3, 1]] },
    ) +
    gableFront(
      build,
      { x: -410, foot: -base, w: 310, h: 108, rise: 54, depth: 150 },
      {
        front:
          windowUnit(build, 20, -8, 270, 90, 7, 1) + windowUnit(build, 110, -116, 90, 22, 2, 1),
      },
    ) +
    chimney(build, -70, -base - 80, 44, 100) +
    glow(0, 0, 430, '#ffcf7a', build.light.lamps * 0.25, 54);
  return { art, left: 430, right: 440, height: 220, door: 60 };
}
