import type { Build } from './build.ts';
import { doorUnit, windowUnit } from './facade-openings.ts';
import { porch } from './facade-porch.ts';
import { chimney } from './facade-roof.ts';
import { eavesFront, gableFront, plinth } from './facade.ts';
import { panes, rocker, type House } from './house-parts.ts';
import { glow, times } from './ink.ts';

export function lodge(build: Build): House {
  const base = 30;
  const art =
    chimney(build, 190, -base - 250, 46, 170) +
    chimney(build, -250, -base - 250, 42, 150) +
    plinth(build, -330, -base, 600, 190, base) +
    eavesFront(
      build,
      { x: -330, foot: -base, w: 600, h: 232, rise: 96, depth: 190 },
      {
        front:
          panes(build, 26, 190, 2, -146, 50, 58) +
          panes(build, 452, 578, 2, -146, 50, 58) +
          panes(build, 26, 190, 2, -36, 56, 72) +
          panes(build, 452, 578, 2, -36, 52, 72),
        side: panes(build, 24, 160, 2, -146, 46, 56) + panes(build, 24, 160, 2, -36, 46, 66),
      },
    ) +
    gableFront(
      build,
      { x: -136, foot: -base, w: 226, h: 242, rise: 128, depth: 40 },
      {
        front:
          windowUnit(build, 28, -156, 170, 84, 4, 1) +
          windowUnit(build, 78, -262, 70, 52, 2, 1) +
          doorUnit(build, 86, 54, 108) +
          windowUnit(build, 18, -36, 50, 72) +
          windowUnit(build, 160, -36, 50, 72),
      },
    ) +
    porch(build, {
      x: -338,
      foot: -base,
      w: 616,
      height: 124,
      depth: 62,
      base,
      door: 320,
      inside:
        rocker(build, -270, -base + 7) +
        rocker(build, -210, -base + 7) +
        rocker(build, 140, -base + 7),
    });
  return { art, left: 390, right: 390, height: 420, door: -40 };
}

export function longhouse(build: Build): House {
  const base = 14;
  const art =
    chimney(build, -60, -base - 130, 44, 130) +
    plinth(build, -400, -base, 740, 140, base) +
    eavesFront(
      build,
      { x: -400, foot: -base, w: 740, h: 120, rise: 62, depth: 150 },
      {
        front:
          windowUnit(build, 24, -8, 200, 92, 5, 1) +
          doorUnit(build, 262, 50, 96) +
          windowUnit(build, 356, -8, 160, 92, 4, 1) +
          windowUnit(build, 548, -8, 170, 92, 4, 1),
        side: panes(build, 34, 118, 1, -30, 60, 56),
      },
    ) +
    glow(0, 0, 420, '#ffcf7a', build.light.lamps * 0.25, 60);
  return { art, left: 430, right: 440, height: 230, door: -110 };
}

export function farmhouse(build: Build): House {
  const base = 24;
  const art =
    chimney(build, -190, -base - 200, 38, 150) +
    plinth(build, -250, -base, 450, 180, base) +
    eavesFront(
      build,
      { x: -250, foot: -base, w: 450, h: 206, rise: 92, depth: 180 },
      {
        front:
          panes(build, 28, 424, 4, -132, 44, 56) +
          panes(build, 28, 190, 2, -34, 50, 70) +
          panes(build, 270, 424, 2, -34, 50, 70) +
          doorUnit(build, 204, 48, 104),
        side: panes(build, 24, 150, 2, -132, 42, 54) + panes(build, 24, 150, 2, -34, 42, 62),
      },
    ) +
    gableFront(
      build,
      { x: -84, foot: -base - 200, w: 130, h: 10, rise: 84, depth: 60 },
      { front: windowUnit(build, 46, -16, 38, 44) },
    ) +
    porch(build, {
      x: -258,
      foot: -base,
      w: 466,
      height: 118,
      depth: 64,
      base,
      door: 230,
      inside: rocker(build, -220, -base + 7) + rocker(build, 110, -base + 7),
    });
  return { art, left: 320, right: 320, height: 330, door: -45 };
}

export function cottage(build: Build): House {
  const base = 18;
  const art =
    chimney(build, 96, -base - 130, 40, 140) +
    plinth(build, -200, -base, 370, 150, base) +
    eavesFront(
      build,
      { x: -200, foot: -base, w: 370, h: 124, rise: 100, depth: 160 },
      {
        front:
          windowUnit(build, 26, -36, 66, 64, 3, 2) +
          doorUnit(build, 150, 50, 102) +
          windowUnit(build, 262, -36, 76, 64, 3, 2),
        side: panes(build, 44, 116, 1, -40, 52, 60),
      },
    ) +
    times(2, (index) =>
      gableFront(
        build,
        { x: -120 + index * 150, foot: -base - 150, w: 62, h: 30, rise: 36, depth: 50 },
        { front: windowUnit(build, 16, -4, 30, 32) },
      ),
    ) +
    porch(build, {
      x: -206,
      foot: -base,
      w: 382,
      height: 112,
      depth: 56,
      base,
      door: 190,
      inside: rocker(build, -165, -base + 6) + rocker(build, 90, -base + 6),
    });
  return { art, left: 250, right: 270, height: 270, door: -30 };
}
