import { back, face, type Build } from './build.ts';
import { doorUnit, windowUnit } from './facade-openings.ts';
import { porch } from './facade-porch.ts';
import { chimney } from './facade-roof.ts';
import { eavesFront, plinth } from './facade.ts';
import { panes, type House } from './house-parts.ts';
import { darker, poly, rect, segment, times, type Point } from './ink.ts';

export function barn(build: Build): House {
  const base = 14;
  const w = 280;
  const x = -w / 2;
  const foot = -base;
  const depth = 320;
  const profile: readonly Point[] = [
    [x - 16, foot - 150],
    [x + 34, foot - 268],
    [0, foot - 330],
    [-x - 34, foot - 268],
    [-x + 16, foot - 150],
  ];
  const inner: Point[] = [
    [x, foot],
    [x, foot - 162],
    [x + 40, foot - 262],
    [0, foot - 320],
    [-x - 40, foot - 262],
    [-x, foot - 162],
    [-x, foot],
  ];
  const snow = build.light.snow;
  const roof = snow ? build.light.lit('#e7eef3') : build.roof;
  const [, , apex, knee, low] = profile;
  const strip = (p: Point, q: Point, tone: number) => {
    const a = back(p, -16);
    const b = back(q, -16);
    return (
      poly([a, b, back(q, depth), back(p, depth)], darker(roof, tone)) +
      times(16, (index) =>
        segment(
          back(p, (index * depth) / 16),
          back(q, (index * depth) / 16),
          darker(roof, 0.28),
          1.6,
          0.5,
        ),
      )
    );
  };
  const wing = eavesFront(
    build,
    { x: 150, foot, w: 240, h: 100, rise: 66, depth: 130 },
    { front: panes(build, 20, 220, 3, -30, 42, 48), side: panes(build, 30, 100, 1, -30, 40, 48) },
  );
  const art =
    rect(-x + 92, foot - 330, 84, 330, build.light.lit('#b9b2a6')) +
    times(14, (index) =>
      rect(-x + 92, foot - 322 + index * 23, 84, 2, darker(build.light.lit('#b9b2a6'), 0.3)),
    ) +
    rect(-x + 146, foot - 330, 30, 330, '#161a2b', 0, 0.18) +
    `<path d="M${-x + 88},${foot - 330} a46,40 0 0 1 92,0 Z" fill="${darker(roof, 0.1)}"/>` +
    face(
      -x,
      foot,
      rect(0, -162, depth, 162, darker(build.wood, 0.26)) + panes(build, 150, 300, 2, -50, 60, 64),
      true,
    ) +
    poly(inner, build.wood) +
    times(w / 17, (index) => {
      const at = x + index * 17;
      const h =
        Math.abs(at) < 100 ? 262 + (100 - Math.abs(at)) * 0.58 : 162 + (140 - Math.abs(at)) * 2.5;
      return rect(at, foot - h, 2, h, darker(build.wood, 0.3), 0, 0.6);
    }) +
    (apex && knee && low ? strip(apex, knee, 0.02) + strip(knee, low, 0.14) : '') +
    profile
      .slice(1)
      .map((point, index) =>
        segment(
          back(profile[index] ?? point, -16),
          back(point, -16),
          snow ? build.light.lit('#f4f7f9') : build.trim,
          13,
        ),
      )
      .join('') +
    face(
      x,
      foot,
      windowUnit(build, 84, -132, 112, 116, 3, 3) +
        windowUnit(build, 114, -268, 52, 26, 2, 1) +
        doorUnit(build, 112, 58, 106) +
        windowUnit(build, 22, -30, 56, 62) +
        windowUnit(build, 204, -30, 56, 62),
    ) +
    (build.seed.includes('hall') ? wing : '') +
    plinth(build, x, foot, w, 0, base);
  return { art, left: 170, right: build.seed.includes('hall') ? 440 : 320, height: 350, door: 0 };
}

export function modern(build: Build): House {
  const base = 40;
  const box = (
    x: number,
    foot: number,
    w: number,
    h: number,
    depth: number,
    front: string,
    slant: number,
  ) => {
    const a: Point = [x - 26, foot - h];
    const b: Point = [x + w + 26, foot - h - slant];
    return (
      face(
        x + w,
        foot,
        rect(0, -h - slant, depth, h + slant, darker(build.wood, 0.35)) +
          windowUnit(build, depth * 0.2, -30, depth * 0.55, h * 0.5, 2, 1),
        true,
      ) +
      poly(
        [
          [x, foot],
          [x, foot - h],
          [x + w, foot - h - slant],
          [x + w, foot],
        ],
        build.wood,
      ) +
      times(w / 30, (index) =>
        rect(
          x + index * 30,
          foot - h + 6 - (slant * index * 30) / w,
          2,
          h - 6 + (slant * index * 30) / w,
          darker(build.wood, 0.25),
          0,
          0.5,
        ),
      ) +
      face(x, foot, front) +
      poly(
        [back(a, -26), back(b, -26), back(b, depth + 14), back(a, depth + 14)],
        build.light.snow ? build.light.lit('#f0f4f7') : darker(build.roof, 0.12),
      ) +
      segment(back(a, -26), back(b, -26), darker(build.trim, 0.3), 12)
    );
  };
  const glass = (x: number, w: number, h: number, columns: number) =>
    windowUnit(build, x, -10, w, h, columns, 1);
  const art =
    chimney(build, 150, -base - 190, 40, 130) +
    plinth(build, -290, -base, 540, 190, base) +
    box(-290, -base, 230, 128, 150, glass(16, 196, 104, 4), 14) +
    box(
      -76,
      -base,
      326,
      214,
      190,
      glass(118, 190, 108, 4) +
        doorUnit(build, 40, 50, 104) +
        windowUnit(build, 24, -136, 284, 78, 5, 1),
      34,
    ) +
    porch(build, {
      x: -300,
      foot: -base,
      w: 560,
      height: 0,
      depth: 78,
      base,
      roof: false,
      cable: true,
      door: 270,
    });
  return { art, left: 360, right: 370, height: 330, door: -30 };
}
