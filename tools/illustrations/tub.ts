import { between, chance } from './chance.ts';
import {
  darker,
  glow,
  gradient,
  lighter,
  mix,
  oval,
  poly,
  round,
  shape,
  times,
  type Point,
} from './ink.ts';
import type { Light } from './light.ts';
import { box, floorQuad, plate, type Space } from './perspective.ts';
import type { Timber } from './porch-frame.ts';

function steam(x: number, y: number, size: number, light: Light, seed: string): string {
  const next = chance(`steam:${seed}`);
  const color = mix(light.fog, '#ffffff', 0.55);
  const [defs, fill] = gradient([
    [0, color, 0],
    [0.5, color, 0.42],
    [1, color, 0.05],
  ]);
  return (
    defs +
    times(5, (index) => {
      const px = x + (index - 2) * size * 0.4 + between(next, -10, 10);
      const h = size * between(next, 1.3, 2.2);
      const w = size * between(next, 0.14, 0.22);
      const lean = between(next, -0.3, 0.3) * size;
      return shape(
        `M${round(px)},${round(y)} C${round(px - w * 2)},${round(y - h * 0.35)} ${round(px + w * 2.4 + lean)},${round(y - h * 0.5)} ${round(px + lean)},${round(y - h)} C${round(px + w * 4 + lean)},${round(y - h * 0.5)} ${round(px + w)},${round(y - h * 0.3)} ${round(px + w * 1.6)},${round(y)} Z`,
        fill,
      );
    })
  );
}

/** A tub in its wooden skirt, the water moving. */
export function tub(
  room: Space,
  timber: Timber,
  x: number,
  z: number,
  w: number,
  seed: string,
): string {
  const h = 0.86;
  const d = 1.9;
  const next = chance(`tub:${seed}`);
  const skirt = lighter(timber.boards, 0.06);
  const inner = 0.2;
  const [mx, my] = room.at(x + w / 2, h, z + d / 2);
  const s = room.scale(z + d / 2);
  const night = timber.light.lamps > 0.7;
  const water = night ? '#4fb6c0' : '#57b3bd';
  const at = (px: number, pz: number): Point => room.at(px, h - 0.05, pz);
  return (
    floorQuad(room, x - 0.12, z - 0.16, w + 0.24, d + 0.3, '#161a2b', 0.3) +
    box(room, { x, z, w, h, d }, skirt) +
    times(w / 0.16, (index) =>
      plate(room, x + index * 0.16, 0.04, z, 0.025, h - 0.1, darker(skirt, 0.34)),
    ) +
    plate(room, x, 0, z, w, 0.06, darker(skirt, 0.3)) +
    box(
      room,
      { x: x - 0.05, y: h - 0.07, z: z - 0.05, w: w + 0.1, h: 0.09, d: d + 0.1 },
      mix(timber.pale, '#8a8f92', 0.35),
      0.03,
    ) +
    poly(
      [
        at(x + inner, z + inner),
        at(x + w - inner, z + inner),
        at(x + w - inner, z + d - inner),
        at(x + inner, z + d - inner),
      ],
      water,
    ) +
    (night ? glow(mx, my, w * s * 0.62, '#a4f2ee', 0.5, s * 0.3) : '') +
    times(46, () => {
      const bz = between(next, z + inner + 0.1, z + d - inner - 0.1);
      const [bx, by] = at(between(next, x + inner + 0.1, x + w - inner - 0.1), bz);
      const r = room.scale(bz) * between(next, 0.015, 0.05);
      return oval(bx, by, r * 1.3, r * 0.62, '#f2fffd', 0.8);
    }) +
    steam(mx, my, s * 0.42, timber.light, seed) +
    [1, 0]
      .map((step) =>
        box(
          room,
          { x: x + w * 0.3, z: z - 0.62 + step * 0.31, w: 0.84, h: 0.24 + step * 0.24, d: 0.31 },
          darker(timber.boards, step ? 0.18 : 0.04),
        ),
      )
      .join('') +
    plate(room, x + w - 0.55, h - 0.5, z - 0.06, 0.36, 0.55, timber.paint, 0.02) +
    plate(room, x + w - 0.55, h - 0.42, z - 0.06, 0.36, 0.06, timber.pale)
  );
}
