import { back, face, type Build } from './build.ts';
import { doorUnit, windowUnit } from './facade-openings.ts';
import { porch } from './facade-porch.ts';
import { chimney, smoke } from './facade-roof.ts';
import { eavesFront, gableFront, plinth } from './facade.ts';
import { panes, rocker, type House } from './house-parts.ts';
import { darker, lighter, poly, rect, segment, times, type Point } from './ink.ts';
import { stringLights } from './string-lights.ts';

export function aframe(build: Build): House {
  const w = 330;
  const rise = 330;
  const base = 34;
  const apex: Point = [0, -base - rise];
  const depth = 250;
  const out = (point: Point): Point => back(point, -20);
  const tri = (inset: number): Point[] => [
    [-w / 2 + inset, -base],
    [0, -base - rise + inset * 1.9],
    [w / 2 - inset, -base],
  ];
  const roofLow: Point = [w / 2 + 22, -base + 26];
  const glass = (y: number, h: number, columns: number, half: number) =>
    windowUnit(build, -half, -base - y, half * 2, h, columns, 1);
  const art =
    chimney(build, 96, -base - 120, 38, 190) +
    plinth(build, -w / 2, -base, w, depth * 0.96, base) +
    poly(tri(0), build.wood) +
    poly(tri(10), lighter(build.wood, 0.1)) +
    glass(150, 74, 2, 40) +
    glass(12, 112, 1, 0.1) +
    windowUnit(build, -104, -base - 12, 66, 116, 2, 2) +
    windowUnit(build, 40, -base - 12, 66, 116, 2, 2) +
    face(-24, -base, doorUnit(build, 0, 46, 112)) +
    rect(-w / 2 + 64, -base - 144, w - 128, 10, build.trim) +
    poly(
      [out(roofLow), back(roofLow, depth), back(apex, depth), out(apex)],
      build.light.snow ? build.light.lit('#e7eef3') : build.roof,
    ) +
    times(12, (index) => {
      const t = (index + 0.5) / 12;
      const at = back(apex, -20 + (depth + 20) * t);
      const foot = back(roofLow, -20 + (depth + 20) * t);
      return segment(at, foot, darker(build.light.snow ? '#b6c6d4' : build.roof, 0.18), 2, 0.6);
    }) +
    [[-1], [1]]
      .map(([side = 1]) => {
        const foot: Point = [side * (w / 2 + 22), -base + 26];
        return (
          segment(out(foot), out(apex), darker(build.trim, 0.2), 22) +
          segment(
            out([foot[0], foot[1] - 4]),
            out([apex[0], apex[1] - 4]),
            build.light.snow ? build.light.lit('#f4f7f9') : build.trim,
            13,
          )
        );
      })
      .join('') +
    porch(build, {
      x: -w / 2 - 10,
      foot: -base,
      w: w + 20,
      height: 0,
      depth: 76,
      base,
      roof: false,
      door: w / 2 + 20,
      inside: rocker(build, -108, -base + 8) + rocker(build, 96, -base + 8),
    }) +
    stringLights([-w / 2 - 30, -base - 60], [w / 2 - 20, -base - 60], 16, build.light);
  return { art, left: 230, right: 310, height: 400, door: -30 };
}

export function gable(build: Build): House {
  const base = 26;
  const w = 270;
  const art =
    chimney(build, 82, -base - 160, 40, 160) +
    plinth(build, -w / 2, -base, w, 200, base) +
    gableFront(
      build,
      { x: -w / 2, foot: -base, w, h: 148, rise: 130, depth: 210 },
      {
        front:
          windowUnit(build, 24, -42, 62, 66) +
          windowUnit(build, 184, -42, 62, 66) +
          doorUnit(build, 110, 48, 104) +
          windowUnit(build, 104, -172, 62, 62),
        side: panes(build, 30, 180, 2, -48, 50, 62),
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
  return { art, left: 190, right: 270, height: 340, door: -25 };
}

export function stilts(build: Build): House {
  const base = 120;
  const legs = times(6, (index) => {
    const x = -150 + index * 60;
    return (
      rect(x - 5, -base, 11, base + 12, darker(build.trim, 0.12)) +
      segment([x, -base + 8], [x + 60, -18], darker(build.trim, 0.25), 4, index < 5 ? 0.9 : 0)
    );
  });
  const rear = times(4, (index) => {
    const [x, y] = back([150, -base], 40 + index * 45);
    return rect(x - 4, y, 8, base - 10, darker(build.trim, 0.4));
  });
  const art =
    rear +
    legs +
    gableFront(
      build,
      { x: -155, foot: -base, w: 310, h: 132, rise: 96, depth: 210 },
      {
        front:
          windowUnit(build, 24, -28, 120, 84, 3, 1) +
          doorUnit(build, 176, 46, 100) +
          windowUnit(build, 246, -40, 44, 60, 1, 2),
        side: windowUnit(build, 30, -44, 140, 56, 4, 1),
      },
    ) +
    porch(build, {
      x: -170,
      foot: -base,
      w: 340,
      height: 0,
      depth: 70,
      base: 16,
      roof: false,
      cable: true,
    }) +
    times(11, (index) => rect(-222 - index * 17, -base + 14 + index * 11, 34, 7, build.trim)) +
    segment([-206, -base - 24], [-400, -12], build.trim, 4) +
    segment([-206, -base + 18], [-400, 10], darker(build.trim, 0.3), 6);
  return { art, left: 400, right: 290, height: 380, door: -60 };
}

export function tiny(build: Build): House {
  const base = 16;
  const art =
    rect(52, -210, 12, 70, '#2b2d33') +
    rect(48, -216, 20, 8, '#2b2d33') +
    smoke(build.light, 58, -218, build.seed) +
    plinth(build, -98, -base, 196, 130, base) +
    gableFront(
      build,
      { x: -98, foot: -base, w: 196, h: 116, rise: 84, depth: 140 },
      {
        front:
          windowUnit(build, 20, -34, 62, 62) +
          doorUnit(build, 116, 44, 98) +
          windowUnit(build, 80, -134, 38, 34, 2, 1),
        side: panes(build, 36, 110, 1, -40, 54, 54),
      },
    ) +
    porch(build, {
      x: -106,
      foot: -base,
      w: 212,
      height: 106,
      depth: 70,
      base,
      door: 140,
      inside: rocker(build, -80, -base + 7),
    });
  return { art, left: 150, right: 190, height: 240, door: 0 };
}

export function studio(build: Build): House {
  const base = 16;
  const art =
    chimney(build, 140, -base - 120, 36, 120) +
    eavesFront(
      build,
      { x: 90, foot: -base, w: 230, h: 110, rise: 66, depth: 130 },
      {
        front: doorUnit(build, 88, 46, 98) + windowUnit(build, 164, -34, 48, 58),
        side: windowUnit(build, 44, -34, 46, 56),
      },
    ) +
    plinth(build, -140, -base, 460, 130, base) +
    gableFront(
      build,
      { x: -140, foot: -base, w: 240, h: 196, rise: 110, depth: 120 },
      {
        front:
          windowUnit(build, 36, -18, 168, 176, 4, 5) + windowUnit(build, 96, -216, 48, 46, 2, 1),
      },
    );
  return { art, left: 180, right: 410, height: 330, door: 200 };
}
