/** Metres: x to the right, y up, z away from the camera. Also red, green, blue. */
export type Vec = { x: number; y: number; z: number };
export const vec = (x = 0, y = 0, z = 0): Vec => ({ x, y, z });
export const dot = (a: Vec, b: Vec) => a.x * b.x + a.y * b.y + a.z * b.z;
export function unit(v: Vec): Vec {
  const length = Math.hypot(v.x, v.y, v.z) || 1;
  return { x: v.x / length, y: v.y / length, z: v.z / length };
}

/** Writes the colour at a point of the solid's own axes to `out`; may bend the normal. */
export type Paint = (p: Vec, normal: Vec, out: Vec) => void;
export type Material = {
  paint: Paint;
  /** Part of the light mirrored when looked at straight on. */
  gloss?: number;
  /** How far mirrored rays scatter. */
  rough?: number;
  glow?: Vec;
};
export type Shape = 'box' | 'ball' | 'tube';
export type Solid = {
  shape: Shape;
  at: Vec;
  half: Vec;
  material: Material;
  /** Rounds the edges as the light sees them. */
  bevel: number;
  /** Rows of the rotation into the solid's axes; null without one. */
  turn: { x: Vec; y: Vec; z: Vec } | null;
  /** Light passes through: shades of lamps. */
  clear: boolean;
};
export type Extra = { shape?: Shape; bevel?: number; yaw?: number; roll?: number; clear?: boolean };

export function turnOf(yaw: number, roll: number): NonNullable<Solid['turn']> {
  const [c, s, k, l] = [Math.cos(yaw), Math.sin(yaw), Math.cos(roll), Math.sin(roll)];
  return { x: vec(c * k, l, -s * k), y: vec(-c * l, k, s * l), z: vec(s, 0, c) };
}

/** A solid by its centre and its whole sizes. */
export function solid(material: Material, at: Vec, size: Vec, extra: Extra = {}): Solid {
  const { shape = 'box', bevel = 0.006, yaw = 0, roll = 0, clear = false } = extra;
  const half = vec(size.x / 2, size.y / 2, size.z / 2);
  return { shape, at, half, material, bevel, clear, turn: yaw || roll ? turnOf(yaw, roll) : null };
}

export function toLocal({ at, turn }: Solid, p: Vec): Vec {
  const d = { x: p.x - at.x, y: p.y - at.y, z: p.z - at.z };
  return turn ? { x: dot(turn.x, d), y: dot(turn.y, d), z: dot(turn.z, d) } : d;
}
export function toWorld({ turn }: Solid, n: Vec): Vec {
  if (!turn) return n;
  const { x, y, z } = turn;
  return {
    x: x.x * n.x + y.x * n.y + z.x * n.z,
    y: x.y * n.x + y.y * n.y + z.y * n.z,
    z: x.z * n.x + y.z * n.y + z.z * n.z,
  };
}

const edge = (p: number, half: number, bevel: number) => {
  const over = Math.abs(p) - (half - bevel);
  return over > 0 ? (p < 0 ? -over : over) : 0;
};

/** Of a point on its surface, in its own axes. */
export function normalAt({ shape, half, bevel }: Solid, p: Vec): Vec {
  if (shape === 'ball') return unit(vec(p.x / half.x ** 2, p.y / half.y ** 2, p.z / half.z ** 2));
  if (shape === 'tube' && Math.abs(p.y) < half.y - 1e-4)
    return unit(vec(p.x / half.x ** 2, 0, p.z / half.z ** 2));
  if (shape === 'tube') return vec(0, Math.sign(p.y), 0);
  const round = Math.min(bevel, half.x, half.y, half.z) + 1e-4;
  return unit(vec(edge(p.x, half.x, round), edge(p.y, half.y, round), edge(p.z, half.z, round)));
}
