import { between, chance } from './chance.ts';
import { darker, lighter, mix, oval, round, segment, shape, stroke, times } from './ink.ts';
import { box, type Space } from './perspective.ts';
import type { Timber } from './porch-frame.ts';
import { type Draw, rimOf, type Spot, steps } from './tub-parts.ts';
import { flatDisc, tubWater } from './tub-water.ts';

type Shell = { h: number; skin: string; rim: string; taper: number };

/** The outside of a round tub: its wall down to the floor and its rim. */
function shell(room: Space, { x, z, w }: Spot, { h, skin, rim, taper }: Shell): string {
  const top = flatDisc(room, x, h, z, w / 2);
  const foot = flatDisc(room, x, 0, z, (w / 2) * taper);
  return (
    oval(foot.cx, foot.cy + 6, foot.rx * 1.14, foot.ry * 1.14, '#161a2b', 0.3) +
    shape(
      `M${round(top.cx - top.rx)},${round(top.cy)} L${round(foot.cx - foot.rx)},${round(foot.cy)} A${round(foot.rx)},${round(foot.ry)} 0 0 0 ${round(foot.cx + foot.rx)},${round(foot.cy)} L${round(top.cx + top.rx)},${round(top.cy)} Z`,
      skin,
    ) +
    shape(
      `M${round(top.cx + top.rx * 0.5)},${round(top.cy)} L${round(foot.cx + foot.rx * 0.5)},${round(foot.cy + foot.ry * 0.86)} A${round(foot.rx)},${round(foot.ry)} 0 0 0 ${round(foot.cx + foot.rx)},${round(foot.cy)} L${round(top.cx + top.rx)},${round(top.cy)} Z`,
      darker(skin, 0.22),
    ) +
    oval(top.cx, top.cy, top.rx * 1.04, top.ry * 1.06, rim) +
    oval(top.cx, top.cy + 1, top.rx * 0.94, top.ry * 0.9, darker(skin, 0.4))
  );
}

const arc = (
  room: Space,
  { x, z, w }: Spot,
  y: number,
  taper: number,
  color: string,
  width: number,
): string => {
  const ring = flatDisc(room, x, y, z, (w / 2) * taper);
  return stroke(
    `M${round(ring.cx - ring.rx)},${round(ring.cy)} A${round(ring.rx)},${round(ring.ry)} 0 0 0 ${round(ring.cx + ring.rx)},${round(ring.cy)}`,
    color,
    width,
  );
};

const staves = (
  room: Space,
  { x, z, w }: Spot,
  h: number,
  taper: number,
  color: string,
): string => {
  const top = flatDisc(room, x, h, z, w / 2);
  const foot = flatDisc(room, x, 0, z, (w / 2) * taper);
  return times(17, (index) => {
    const angle = (Math.PI * (index + 0.5)) / 17;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return segment(
      [top.cx + top.rx * c, top.cy + top.ry * s],
      [foot.cx + foot.rx * c, foot.cy + foot.ry * s],
      color,
      2.4,
      0.7,
    );
  });
};

const waterIn = (room: Space, timber: Timber, { x, z, w, seed }: Spot, h: number): string =>
  tubWater(timber.light, flatDisc(room, x, h - 0.06, z, w * 0.43), seed);

/** A round tub of cedar staves; the tall one has three hoops and a ladder of steps. */
export const cedar =
  (h: number, hoops: readonly number[], taper: number): Draw =>
  (room, timber, spot) => {
    const skin = timber.light.lit(h > 1 ? '#a5693f' : '#bd7f4b');
    return (
      shell(room, spot, { h, skin, rim: lighter(skin, 0.22), taper }) +
      staves(room, spot, h, taper, darker(skin, 0.35)) +
      hoops.map((y) => arc(room, spot, y * h, 1 - (1 - taper) * (1 - y), '#3b3c40', 7)).join('') +
      waterIn(room, timber, spot, h) +
      steps(room, timber, spot.x + (spot.x > 0 ? -0.9 : 0.2), spot.z - spot.w / 2 - 0.62)
    );
  };

/** A round steel tank with ribs. */
export const trough: Draw = (room, timber, spot) => {
  const skin = timber.light.lit('#a9b2b5');
  const h = 0.74;
  return (
    shell(room, spot, { h, skin, rim: lighter(skin, 0.35), taper: 0.98 }) +
    times(5, (index) =>
      arc(
        room,
        spot,
        0.1 + index * 0.13,
        0.985,
        index % 2 ? lighter(skin, 0.3) : darker(skin, 0.25),
        5,
      ),
    ) +
    waterIn(room, timber, spot, h) +
    box(
      room,
      { x: spot.x - spot.w / 2 - 0.7, z: spot.z - 0.6, w: 0.6, h: 0.3, d: 0.5 },
      darker(timber.boards, 0.1),
    )
  );
};

/** Built up of river stone for many. */
export const stone: Draw = (room, timber, spot) => {
  const h = 0.62;
  const gray = timber.light.lit('#8f8a82');
  const next = chance(`stone-tub:${spot.seed}`);
  const foot = flatDisc(room, spot.x, 0, spot.z, spot.w / 2);
  const top = flatDisc(room, spot.x, h, spot.z, spot.w / 2);
  return (
    shell(room, spot, { h, skin: darker(gray, 0.45), rim: lighter(gray, 0.1), taper: 1 }) +
    times(3, (row) =>
      times(15, (index) => {
        const angle = (Math.PI * (index + 0.5 + (row % 2) * 0.5)) / 15.5;
        const t = (row + 0.5) / 3;
        const px = top.cx + top.rx * Math.cos(angle) * 0.99;
        const py =
          top.cy + (foot.cy - top.cy) * t + (top.ry + (foot.ry - top.ry) * t) * Math.sin(angle);
        const tone = next();
        return oval(
          px,
          py,
          top.rx * 0.1 * (0.55 + 0.45 * Math.sin(angle)),
          top.rx * 0.058,
          tone < 0.5 ? darker(gray, tone * 0.3) : lighter(gray, (tone - 0.5) * 0.4),
        );
      }),
    ) +
    times(26, (index) => {
      const angle = (index / 26) * Math.PI * 2;
      return oval(
        top.cx + top.rx * Math.cos(angle),
        top.cy + top.ry * Math.sin(angle),
        top.rx * 0.115,
        top.ry * 0.2,
        lighter(gray, between(next, 0.04, 0.26)),
      );
    }) +
    oval(top.cx, top.cy, top.rx * 0.88, top.ry * 0.84, '#2f6f78') +
    tubWater(timber.light, flatDisc(room, spot.x, h - 0.04, spot.z, spot.w * 0.43), spot.seed)
  );
};

/** A quarter round that sits into the corner of the deck, its front a curve of tiles. */
export const corner: Draw = (room, timber, spot) => {
  const h = 0.84;
  const skin = mix(timber.second, timber.pale, 0.4);
  return (
    shell(room, spot, { h, skin, rim: rimOf(timber), taper: 1 }) +
    times(4, (row) => arc(room, spot, 0.14 + row * 0.18, 1, darker(skin, 0.25), 2.4)) +
    staves(room, spot, h, 1, darker(skin, 0.25)) +
    waterIn(room, timber, spot, h) +
    box(
      room,
      { x: spot.x - spot.w / 2 - 0.5, z: spot.z - 0.5, w: 0.7, h: 0.44, d: 0.7 },
      darker(timber.boards, 0.05),
    ) +
    box(
      room,
      { x: spot.x - spot.w / 2 - 0.4, z: spot.z - 0.9, w: 0.7, h: 0.22, d: 0.4 },
      timber.boards,
    )
  );
};
