import { between, chance, pick, type Chance } from './chance.ts';
import { darker, lighter, mix, oval, round, shape, times } from './ink.ts';

type Mass = { x: number; y: number; rx: number; ry: number };

/** How the leafy masses of a crown are set, in parts of the tree's height. */
const habits: readonly (readonly Mass[])[] = [
  [
    { x: 0.14, y: -0.6, rx: 0.19, ry: 0.16 },
    { x: -0.16, y: -0.58, rx: 0.19, ry: 0.15 },
    { x: 0.07, y: -0.8, rx: 0.19, ry: 0.17 },
    { x: -0.07, y: -0.74, rx: 0.21, ry: 0.18 },
  ],
  [
    { x: 0.03, y: -0.56, rx: 0.2, ry: 0.15 },
    { x: -0.07, y: -0.68, rx: 0.18, ry: 0.16 },
    { x: 0.05, y: -0.78, rx: 0.16, ry: 0.15 },
    { x: -0.01, y: -0.91, rx: 0.11, ry: 0.12 },
  ],
  [
    { x: 0.23, y: -0.62, rx: 0.17, ry: 0.12 },
    { x: -0.25, y: -0.6, rx: 0.17, ry: 0.12 },
    { x: 0.11, y: -0.74, rx: 0.2, ry: 0.15 },
    { x: -0.12, y: -0.76, rx: 0.2, ry: 0.16 },
    { x: 0.01, y: -0.66, rx: 0.22, ry: 0.14 },
  ],
];

/** A closed outline of small leafy bulges around an oval. */
function leafy(next: Chance, { x, y, rx, ry }: Mass, bulge: number): string {
  const count = Math.max(9, Math.round(((rx + ry) * 3.4) / bulge));
  const points = Array.from({ length: count }, (_, index) => {
    const angle = ((index + between(next, -0.2, 0.2)) / count) * Math.PI * 2;
    const reach = between(next, 0.9, 1.05);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach] as const;
  });
  const [first] = points;
  if (!first) return '';
  const arcs = points.map((_, index) => {
    const to = points[(index + 1) % count] ?? first;
    const from = points[index] ?? first;
    const r = round(Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.62);
    return `A${r},${r} 0 0 1 ${round(to[0])},${round(to[1])}`;
  });
  return `M${round(first[0])},${round(first[1])} ${arcs.join(' ')} Z`;
}

/** Leafy masses, each dark below and lit from the upper left, with a few loose leaves. */
export function crown(height: number, color: string, seed: string): string {
  const next = chance(`crown:${seed}`);
  const grain = height > 260 ? 0.032 : 0.05;
  const masses = pick(habits, next() * habits.length).map((mass) => ({
    x: (mass.x + between(next, -0.025, 0.025)) * height,
    y: (mass.y + between(next, -0.02, 0.02)) * height,
    rx: mass.rx * between(next, 0.94, 1.12) * height,
    ry: mass.ry * between(next, 0.94, 1.1) * height,
  }));
  const bulge = height * grain;
  const part = (mass: Mass, dx: number, dy: number, size: number, fill: string, fine = 1) =>
    shape(
      leafy(
        next,
        {
          x: mass.x + dx * mass.rx,
          y: mass.y + dy * mass.ry,
          rx: mass.rx * size,
          ry: mass.ry * size,
        },
        bulge * fine,
      ),
      fill,
    );
  const shade = darker(color, 0.27);
  const light = lighter(color, 0.15);
  return (
    masses.map((mass) => part(mass, 0.03, 0.05, 1, shade)).join('') +
    masses
      .map(
        (mass) =>
          part(mass, 0, 0, 0.94, mix(shade, color, 0.5)) +
          part(mass, -0.13, -0.16, 0.74, color, 0.85) +
          part(mass, -0.26, -0.36, 0.4, mix(color, light, 0.6), 0.7),
      )
      .join('') +
    times(height > 260 ? 70 : 14, () => {
      const mass = pick(masses, next() * masses.length);
      const angle = next() * Math.PI * 2;
      const reach = Math.sqrt(next()) * 0.98;
      const lit = Math.cos(angle) + Math.sin(angle) < 0.2;
      return oval(
        mass.x + Math.cos(angle) * mass.rx * reach,
        mass.y + Math.sin(angle) * mass.ry * reach,
        bulge * between(next, 0.2, 0.36),
        bulge * between(next, 0.12, 0.2),
        lit ? light : shade,
        0.8,
      );
    })
  );
}
