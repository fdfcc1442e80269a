import { between, chance } from './chance.ts';
import { glow, gradient, mix, oval, poly, round, shape, times, type Point } from './ink.ts';
import type { Light } from './light.ts';
import type { Space } from './perspective.ts';

export function steam(x: number, y: number, size: number, light: Light, seed: string): string {
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

/** A circle that lies flat in the room. */
export type Disc = { cx: number; cy: number; rx: number; ry: number };

export function flatDisc(room: Space, x: number, y: number, z: number, r: number): Disc {
  const [cx, far] = room.at(x, y, z + r);
  const [, near] = room.at(x, y, z - r);
  const [middle] = room.at(x, y, z);
  return {
    cx: (middle + cx) / 2,
    cy: (far + near) / 2,
    rx: r * room.scale(z),
    ry: Math.max(4, (near - far) / 2),
  };
}

/** Moving water inside an outline, lit from below in the evening, steaming. */
export function tubWater(
  light: Light,
  { cx, cy, rx, ry }: Disc,
  seed: string,
  outline?: readonly Point[],
): string {
  const next = chance(`tub:${seed}`);
  const night = light.lamps > 0.7;
  const water = night ? '#4fb6c0' : '#57b3bd';
  return (
    (outline ? poly(outline, water) : oval(cx, cy, rx, ry, water)) +
    oval(cx, cy + ry * 0.2, rx * 0.72, ry * 0.6, mix(water, '#d8fbf6', 0.3), 0.8) +
    (night ? glow(cx, cy, rx * 1.3, '#a4f2ee', 0.5, ry * 2.4) : '') +
    times(40, () => {
      const angle = next() * Math.PI * 2;
      const reach = Math.sqrt(next()) * 0.86;
      const r = rx * between(next, 0.016, 0.05);
      return oval(
        cx + Math.cos(angle) * rx * reach,
        cy + Math.sin(angle) * ry * reach,
        r * 1.3,
        r * 0.62,
        '#f2fffd',
        0.8,
      );
    }) +
    steam(cx, cy, rx * 0.36, light, seed)
  );
}
