import type { Solid, Vec } from './solids.ts';
import { dot } from './solids.ts';

type Box = { low: Vec; high: Vec };
type Axis = 'x' | 'y' | 'z';
type Node = Box & { axis: Axis; left: Node | null; right: Node | null; solids: Part[] };
type Part = Box & { solid: Solid; isPlain: boolean };
export type Hit = { t: number; solid: Solid };

const EPSILON = 1e-4;

function boundsOf({ at, half, turn }: Solid): Box {
  const reach = (axis: Axis) =>
    turn
      ? Math.abs(turn.x[axis]) * half.x +
        Math.abs(turn.y[axis]) * half.y +
        Math.abs(turn.z[axis]) * half.z
      : half[axis];
  const [x, y, z] = [reach('x'), reach('y'), reach('z')];
  return {
    low: { x: at.x - x, y: at.y - y, z: at.z - z },
    high: { x: at.x + x, y: at.y + y, z: at.z + z },
  };
}

/** A tree of boxes around the solids, so that a ray meets few of them. */
export function treeOf(solids: Solid[]): Node {
  const low = { x: Infinity, y: Infinity, z: Infinity };
  const high = { x: -Infinity, y: -Infinity, z: -Infinity };
  for (const box of solids.map(boundsOf)) {
    for (const axis of ['x', 'y', 'z'] as const) {
      low[axis] = Math.min(low[axis], box.low[axis]);
      high[axis] = Math.max(high[axis], box.high[axis]);
    }
  }
  if (solids.length <= 2) {
    const parts = solids.map((solid) => ({
      ...boundsOf(solid),
      solid,
      isPlain: solid.shape === 'box' && !solid.turn,
    }));
    return { low, high, axis: 'x', left: null, right: null, solids: parts };
  }
  const axes = ['x', 'y', 'z'] as const;
  const size = (axis: Axis) => {
    const places = solids.map(({ at }) => at[axis]);
    return Math.max(...places) - Math.min(...places);
  };
  const axis = axes.reduce((a, b) => (size(b) > size(a) ? b : a));
  const sorted = solids.toSorted((a, b) => a.at[axis] - b.at[axis]);
  // Walls reach through the whole room: among small things they would make each box as large.
  const isLarge = (one: Solid) => {
    const box = boundsOf(one);
    return box.high[axis] - box.low[axis] > (high[axis] - low[axis]) / 2;
  };
  const small = sorted.filter((one) => !isLarge(one));
  const isMixed = small.length > 0 && small.length < sorted.length;
  const middle = sorted.length >> 1;
  const left = treeOf(isMixed ? small : sorted.slice(0, middle));
  const right = treeOf(isMixed ? sorted.filter(isLarge) : sorted.slice(middle));
  return { low, high, axis, left, right, solids: [] };
}

/** Where a ray enters a box: 0 from inside, infinite when it misses. */
function meetBox(low: Vec, high: Vec, o: Vec, inverse: Vec, limit: number): number {
  const ax = (low.x - o.x) * inverse.x;
  const bx = (high.x - o.x) * inverse.x;
  const ay = (low.y - o.y) * inverse.y;
  const by = (high.y - o.y) * inverse.y;
  const az = (low.z - o.z) * inverse.z;
  const bz = (high.z - o.z) * inverse.z;
  let from = ax < bx ? ax : bx;
  let to = ax < bx ? bx : ax;
  const fromY = ay < by ? ay : by;
  const toY = ay < by ? by : ay;
  const fromZ = az < bz ? az : bz;
  const toZ = az < bz ? bz : az;
  if (fromY > from) from = fromY;
  if (fromZ > from) from = fromZ;
  if (toY < to) to = toY;
  if (toZ < to) to = toZ;
  if (from < 0) from = 0;
  return from <= to && from < limit ? from : Infinity;
}

function meetRound({ half, shape }: Solid, o: Vec, d: Vec): number {
  const px = o.x / half.x;
  const pz = o.z / half.z;
  const dx = d.x / half.x;
  const dz = d.z / half.z;
  const isBall = shape === 'ball';
  const py = isBall ? o.y / half.y : 0;
  const dy = isBall ? d.y / half.y : 0;
  const a = dx * dx + dy * dy + dz * dz;
  const b = px * dx + py * dy + pz * dz;
  const c = px * px + py * py + pz * pz - 1;
  const root = b * b - a * c;
  const side = root < 0 ? Infinity : (-b - Math.sqrt(root)) / a;
  if (isBall) return side;
  if (side > EPSILON && Math.abs(o.y + d.y * side) <= half.y) return side;
  const cap = (Math.sign(o.y) * half.y - o.y) / d.y;
  const x = px + dx * cap;
  const z = pz + dz * cap;
  return Math.abs(o.y) > half.y && cap > EPSILON && x * x + z * z <= 1 ? cap : Infinity;
}

const from: Vec = { x: 0, y: 0, z: 0 };
const along: Vec = { x: 0, y: 0, z: 0 };
const slant: Vec = { x: 0, y: 0, z: 0 };
const low: Vec = { x: 0, y: 0, z: 0 };
function meet(solid: Solid, o: Vec, d: Vec): number {
  const { at, half, turn } = solid;
  const x = o.x - at.x;
  const y = o.y - at.y;
  const z = o.z - at.z;
  if (turn) {
    from.x = turn.x.x * x + turn.x.y * y + turn.x.z * z;
    from.y = turn.y.x * x + turn.y.y * y + turn.y.z * z;
    from.z = turn.z.x * x + turn.z.y * y + turn.z.z * z;
    along.x = dot(turn.x, d);
    along.y = dot(turn.y, d);
    along.z = dot(turn.z, d);
  } else {
    from.x = x;
    from.y = y;
    from.z = z;
    along.x = d.x;
    along.y = d.y;
    along.z = d.z;
  }
  if (solid.shape !== 'box') return meetRound(solid, from, along);
  low.x = -half.x;
  low.y = -half.y;
  low.z = -half.z;
  slant.x = 1 / along.x;
  slant.y = 1 / along.y;
  slant.z = 1 / along.z;
  return meetBox(low, half, from, slant, Infinity);
}

const inverse: Vec = { x: 0, y: 0, z: 0 };
const stack: Node[] = [];
/** The first solid that a ray meets; with `any`, the first found in its way that is not clear. */
export function trace(root: Node, o: Vec, d: Vec, limit = Infinity, any = false): Hit | null {
  let best: Solid | null = null;
  let t = limit;
  inverse.x = 1 / d.x;
  inverse.y = 1 / d.y;
  inverse.z = 1 / d.z;
  stack.push(root);
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (meetBox(node.low, node.high, o, inverse, t) === Infinity) continue;
    const { left, right, axis } = node;
    if (left && right) {
      const isForward = (axis === 'x' ? d.x : axis === 'y' ? d.y : d.z) > 0;
      stack.push(isForward ? right : left);
      stack.push(isForward ? left : right);
      continue;
    }
    for (const part of node.solids) {
      const { solid } = part;
      if (any && solid.clear) continue;
      const found = part.isPlain ? meetBox(part.low, part.high, o, inverse, t) : meet(solid, o, d);
      if (found > EPSILON && found < t) {
        t = found;
        best = solid;
        if (any) {
          stack.length = 0;
          return { t, solid };
        }
      }
    }
  }
  return best && { t, solid: best };
}
export type Tree = Node;
