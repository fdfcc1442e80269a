import type { Lamp, Window } from './light.ts';
import { boards, cloth, plain, stones, wood } from './materials.ts';
import { hash } from './noise.ts';
import { solid, vec, type Extra, type Material, type Solid, type Vec } from './solids.ts';

/** Puts solids by places of a piece's own axes. */
export type Put = (material: Material, at: Vec, size: Vec, extra?: Extra) => void;

export function kit(solids: Solid[], at: Vec, yaw = 0): Put {
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
  return (material, { x, y, z }, size, extra = {}) => {
    const place = vec(at.x + c * x + s * z, at.y + y, at.z - s * x + c * z);
    solids.push(solid(material, place, size, { ...extra, yaw: yaw + (extra.yaw ?? 0) }));
  };
}

export type Style = ReturnType<typeof styleOf>;
/** What a cabin's rooms are made of. */
export function styleOf(seed: number) {
  const pine = { dark: '9a6a38', light: 'd9ab6c' };
  const styles = [
    {
      wall: boards({ ...pine, width: 0.14 }, { gloss: 0.02, rough: 0.05 }),
      floor: { dark: '6b4526', light: 'a87846' },
      beam: wood('6d4522', 'a3713c'),
      cabinet: wood('7d5229', 'b98750'),
      soft: '8c8478',
      accent: '6e3527',
      bed: 'e4ddd0',
      rug: ['6a3a2e', 'bfa682'] as const,
    },
    {
      wall: plain('e7e1d6', { stain: 0.03 }),
      floor: { dark: '55361f', light: '8f6540' },
      beam: wood('4a2f1a', '7d5632'),
      cabinet: plain('3f4a45', { gloss: 0.03, rough: 0.05, stain: 0.03 }),
      soft: '6e4a30',
      accent: '3c5a66',
      bed: 'f0ece4',
      rug: ['39505e', 'd2c5ad'] as const,
    },
    {
      wall: boards({ dark: 'b9a88e', light: 'ddd0b8', width: 0.19 }, { gloss: 0.02, rough: 0.05 }),
      floor: { dark: '8a7556', light: 'c2aa84' },
      beam: wood('8c6a44', 'bd9868'),
      cabinet: plain('e6e4de', { gloss: 0.04, rough: 0.04, stain: 0.02 }),
      soft: 'cfc8bb',
      accent: '5b6b45',
      bed: 'd7d9d6',
      rug: ['b9ae9b', '8d8474'] as const,
    },
  ];
  const style = styles[seed % styles.length] ?? styles[0];
  if (!style) throw new Error('There is no style.');
  return {
    ...style,
    floor: boards(
      { ...style.floor, width: 0.13 + hash(seed, 1) * 0.06 },
      { gloss: 0.03, rough: 0.05 },
    ),
    cloth: cloth(style.soft, { folds: 0.3 }),
    cover: cloth(style.accent, { folds: 0.45 }),
    linen: cloth(style.bed, { folds: 0.7, weave: 0.06 }),
    carpet: cloth(style.rug[0], { second: style.rug[1], folds: 0.1, weave: 0.3 }),
    hearth: stones(0.24, '5a5148', 'a0968a'),
    dark: plain('1d1b1a', { gloss: 0.05, rough: 0.1 }),
    white: plain('efede8', { gloss: 0.04, rough: 0.15, stain: 0.02 }),
    leaf: plain('35521f', { stain: 0.5 }),
  };
}

export type Opening = { from: number; to: number; bottom: number; top: number };
/** Of a room: sizes, and the windows of two walls. */
export type Plan = {
  width: number;
  depth: number;
  height: number;
  back: Opening[];
  left: Opening[];
  vaulted?: boolean;
};
export type Room = {
  put: Put;
  style: Style;
  lamps: Lamp[];
  plan: Plan;
  seed: number;
  solids: Solid[];
};
type Wall = {
  side: 'back' | 'left' | 'right';
  place: number;
  from: number;
  to: number;
  height: number;
};

/** A wall with its windows; answers their light. */
export function wall(
  solids: Solid[],
  { wall: material, beam }: Style,
  { side, place, from, to, height }: Wall,
  openings: Opening[],
  power: number,
): Window[] {
  const isBack = side === 'back';
  const at = (along: number, y: number) => (isBack ? vec(along, y, place) : vec(place, y, along));
  const put = (m: Material, a: number, b: number, low: number, high: number, thick = 0.24) => {
    if (b - a < 0.01 || high - low < 0.01) return;
    const size = isBack ? vec(b - a, high - low, thick) : vec(thick, high - low, b - a);
    solids.push(solid(m, at((a + b) / 2, (low + high) / 2), size));
  };
  let last = from;
  for (const { from: a, to: b, bottom, top } of openings) {
    put(material, last, a, 0, height);
    put(material, a, b, 0, bottom);
    put(material, a, b, top, height);
    last = b;
    for (const edge of [a, b]) put(beam, edge - 0.05, edge + 0.05, bottom - 0.05, top + 0.05, 0.3);
    for (const edge of [bottom, top]) put(beam, a - 0.09, b + 0.09, edge - 0.05, edge + 0.05, 0.34);
    if (b - a > 1) put(beam, (a + b) / 2 - 0.025, (a + b) / 2 + 0.025, bottom, top, 0.08);
    put(beam, a, b, bottom + (top - bottom) * 0.62, bottom + (top - bottom) * 0.62 + 0.035, 0.06);
  }
  put(material, last, to, 0, height);
  const inward = { back: vec(0, 0, -1), left: vec(1, 0, 0), right: vec(-1, 0, 0) }[side];
  return openings.map(({ from: a, to: b, bottom, top }) => ({
    at: at(a, bottom),
    across: isBack ? vec(b - a) : vec(0, 0, b - a),
    up: vec(0, top - bottom),
    normal: inward,
    color: vec(power * 0.92, power, power * 1.08),
  }));
}
