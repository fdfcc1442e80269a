import type { Build } from './build.ts';
import { doorUnit, windowUnit } from './facade-openings.ts';
import { porch } from './facade-porch.ts';
import { chimney } from './facade-roof.ts';
import { eavesFront, gableFront, plinth } from './facade.ts';
import { shutters } from './house-extras.ts';
import { type House, panes, rocker } from './house-parts.ts';
import { darker, glow, rect, times } from './ink.ts';
import { turret } from './turret.ts';

/** White boards: a gable wing before the long house, the porch in its corner. */
export function farmhouse(build: Build): House {
  const base = 24;
  const art =
    chimney(build, 110, -base - 214, 38, 120) +
    plinth(build, -250, -base, 470, 180, base) +
    eavesFront(
      build,
      { x: -60, foot: -base, w: 280, h: 206, rise: 82, depth: 170 },
      {
        front:
          panes(build, 28, 254, 3, -134, 44, 54) +
          panes(build, 96, 254, 2, -34, 52, 68) +
          doorUnit(build, 30, 46, 104),
        side: [
          [30, -134, 46, 54],
          [104, -134, 46, 54],
          [66, -34, 52, 62],
        ],
      },
    ) +
    gableFront(
      build,
      { x: -250, foot: -base, w: 190, h: 206, rise: 108, depth: 170 },
      {
        front:
          windowUnit(build, 44, -34, 102, 74, 3, 2) +
          panes(build, 34, 156, 2, -138, 44, 54) +
          windowUnit(build, 74, -222, 42, 44),
      },
    ) +
    porch(build, {
      x: -62,
      foot: -base,
      w: 292,
      height: 120,
      depth: 66,
      base,
      door: 60,
      inside: rocker(build, 60, -base + 8) + rocker(build, 150, -base + 8),
    });
  return { art, left: 290, right: 320, height: 340, door: -30 };
}

/** Wide and low by the river, a screened porch to sleep on at its end. */
export function riverside(build: Build): House {
  const base = 12;
  const art =
    chimney(build, 10, -base - 150, 46, 90) +
    plinth(build, -310, -base, 420, 150, base) +
    eavesFront(
      build,
      { x: -310, foot: -base, w: 430, h: 116, rise: 74, depth: 160, hip: 90 },
      {
        front:
          windowUnit(build, 44, -34, 64, 62) +
          shutters(build, 44, -34, 64, 62) +
          windowUnit(build, 160, -34, 64, 62) +
          shutters(build, 160, -34, 64, 62) +
          doorUnit(build, 276, 50, 98),
      },
    ) +
    gableFront(
      build,
      { x: 90, foot: -base, w: 210, h: 122, rise: 86, depth: 160 },
      {
        front:
          rect(14, -110, 182, 104, darker(build.trim, 0.1)) +
          times(4, (index) => windowUnit(build, 20 + index * 44, -40, 38, 66, 1, 1)) +
          times(26, (index) => rect(20 + index * 6.8, -106, 1, 66, build.trim, 0, 0.5)) +
          windowUnit(build, 84, -140, 42, 28, 2, 1),
        side: [[20, -40, 110, 66, 4, 1]],
      },
    );
  return { art, left: 350, right: 360, height: 230, door: -8 };
}

/** Painted, two storeys, a round tower with a pointed roof at its corner. */
export function towerhouse(build: Build): House {
  const base = 26;
  const art =
    chimney(build, -130, -base - 250, 40, 110) +
    plinth(build, -250, -base, 470, 170, base) +
    eavesFront(
      build,
      { x: -250, foot: -base, w: 460, h: 212, rise: 84, depth: 180, hip: 70 },
      {
        front:
          panes(build, 150, 428, 4, -140, 44, 54) +
          panes(build, 300, 428, 2, -36, 54, 68) +
          doorUnit(build, 200, 52, 106),
        side: [
          [34, -140, 46, 54],
          [104, -140, 46, 54],
          [70, -36, 52, 62],
        ],
      },
    ) +
    gableFront(
      build,
      { x: -40, foot: -base - 204, w: 120, h: 12, rise: 76, depth: 70 },
      { front: windowUnit(build, 40, -14, 40, 38) },
    ) +
    porch(build, {
      x: -140,
      foot: -base,
      w: 360,
      height: 120,
      depth: 64,
      base,
      door: 110,
      inside: rocker(build, 40, -base + 8) + rocker(build, 120, -base + 8),
    }) +
    turret(build, -284, 0, 128, 262, (x, sill, w) => windowUnit(build, x, sill, w, 58, 1, 2)) +
    glow(-220, -40, 120, '#ffcf7a', build.light.lamps * 0.15);
  return { art, left: 320, right: 330, height: 380, door: -60 };
}
