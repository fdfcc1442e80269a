import type { Build } from './build.ts';
import { doorUnit, windowUnit } from './facade-openings.ts';
import { porch } from './facade-porch.ts';
import { chimney } from './facade-roof.ts';
import { eavesFront, gableFront, plinth } from './facade.ts';
import { balcony } from './house-extras.ts';
import { panes, rocker, type House } from './house-parts.ts';
import { rect, times } from './ink.ts';

/** Ninety feet of porch under three gables. */
export function lodge(build: Build): House {
  const base = 30;
  const art =
    chimney(build, 214, -base - 200, 46, 150) +
    chimney(build, -270, -base - 200, 42, 140) +
    plinth(build, -360, -base, 680, 170, base) +
    eavesFront(
      build,
      { x: -360, foot: -base, w: 680, h: 204, rise: 82, depth: 170 },
      {
        front: panes(build, 24, 652, 9, -38, 48, 72),
        side: [
          [24, -140, 46, 52],
          [98, -140, 46, 52],
          [60, -38, 52, 64],
        ],
      },
    ) +
    times(3, (index) => {
      const wide = index === 1 ? 200 : 140;
      return gableFront(
        build,
        {
          x: [-320, -120, 142][index] ?? 0,
          foot: -base - 112,
          w: wide,
          h: 100,
          rise: wide * 0.46,
          depth: 44,
        },
        { front: windowUnit(build, wide * 0.16, -30, wide * 0.68, 58, index === 1 ? 5 : 3, 1) },
      );
    }) +
    porch(build, {
      x: -370,
      foot: -base,
      w: 700,
      height: 120,
      depth: 64,
      base,
      door: 330,
      inside:
        rocker(build, -310, -base + 7) +
        rocker(build, -240, -base + 7) +
        rocker(build, 120, -base + 7) +
        rocker(build, 190, -base + 7),
    });
  return { art, left: 430, right: 420, height: 370, door: -50 };
}

/** Three storeys of logs, a gallery on each, glass at the pool on the ground. */
export function galleries(build: Build): House {
  const base = 20;
  const [x, w] = [-190, 330];
  const art =
    chimney(build, 64, -base - 300, 50, 150) +
    plinth(build, x, -base, w + 180, 170, base) +
    gableFront(
      build,
      { x, foot: -base, w, h: 276, rise: 124, depth: 200 },
      {
        front:
          windowUnit(build, 18, -8, 118, 84, 4, 1) +
          windowUnit(build, 212, -8, 100, 84, 3, 1) +
          doorUnit(build, 150, 48, 96) +
          panes(build, 26, 304, 4, -128, 46, 64) +
          panes(build, 26, 304, 4, -224, 46, 52) +
          windowUnit(build, 126, -308, 78, 48, 3, 1),
      },
    ) +
    eavesFront(
      build,
      { x: 158, foot: -base, w: 170, h: 190, rise: 70, depth: 150 },
      {
        front: panes(build, 26, 150, 2, -120, 48, 54) + windowUnit(build, 24, -12, 126, 78, 4, 1),
        side: [
          [50, -120, 50, 54],
          [50, -20, 56, 62],
        ],
      },
    ) +
    balcony(build, x + 6, -base - 106, w - 12) +
    balcony(build, x + 6, -base - 204, w - 12) +
    [x + 4, x + w / 2, x + w - 10].map((at) => rect(at, -base - 236, 8, 236, build.trim)).join('');
  return { art, left: 230, right: 400, height: 440, door: -20 };
}
