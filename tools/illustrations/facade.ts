import { back, face, stones, wallFace, type Build } from './build.ts';
import { roofPlane } from './facade-roof.ts';
import { clipped, darker, lighter, poly, rect, segment, type Point } from './ink.ts';
import { profileOf, type RoofForm } from './roof-profiles.ts';
import { sideWall, type SideWindow } from './side-wall.ts';

export type Block = {
  x: number;
  foot: number;
  w: number;
  h: number;
  rise: number;
  depth: number;
  roof?: RoofForm;
};

export type Faces = { front?: string; side?: readonly SideWindow[] };

const eave = 20;

export const plinth = (
  build: Build,
  x: number,
  foot: number,
  w: number,
  depth: number,
  h: number,
): string => {
  const stone = build.light.lit('#8e877f');
  return (
    poly(
      [
        [x + w, foot],
        back(build, [x + w, foot], depth),
        back(build, [x + w, foot + h], depth),
        [x + w, foot + h],
      ],
      darker(stone, 0.35),
    ) + stones(build.seed, x, foot, w, h, stone)
  );
};

/** A house whose roof ends toward us, in the outline its form gives it; its long wall leads back to the right. */
export function gableFront(build: Build, block: Block, faces: Faces): string {
  const { x, foot, w, h, rise, depth, roof = 'gable' } = block;
  const { wall, edge } = profileOf(roof, w, h, rise);
  const placed = (points: readonly Point[]): Point[] =>
    points.map(([px, py]) => [x + px, foot + py]);
  const outline = placed(wall);
  const rim = placed(edge).map((point) => back(build, point, -18));
  const far = placed(edge).map((point) => back(build, point, depth + 14));
  const rightHeight = -(wall[wall.length - 2]?.[1] ?? -h);
  const peak = Math.max(...wall.map(([, y]) => -y));
  const board = build.light.snow ? build.light.lit('#f4f7f9') : build.trim;
  const eye = build.eye ?? { x: 560, y: -112 };
  const planes = rim.slice(1).map((q, index) => {
    const p = rim[index] ?? q;
    const [b, c] = [far[index], far[index + 1]];
    const seen = (q[0] - p[0]) * (eye.y - p[1]) - (q[1] - p[1]) * (eye.x - p[0]) < 0;
    // The wings of a butterfly roof hide their own upper sides.
    if (!b || !c || !seen || roof === 'butterfly') return '';
    return q[1] > p[1]
      ? roofPlane(build, [q, c, b, p], 0.08)
      : roofPlane(build, [p, b, c, q], 0.02);
  });
  return (
    sideWall(build, { x: x + w, foot, depth, h: rightHeight, windows: faces.side }) +
    poly(
      [
        [x + w, foot - rightHeight],
        back(build, [x + w, foot - rightHeight], depth),
        back(build, [x + w, foot - rightHeight + 18], depth),
        [x + w, foot - rightHeight + 18],
      ],
      '#161a2b',
      0.3,
    ) +
    clipped(outline, face(x, foot, wallFace(build, w, peak))) +
    clipped(outline, face(x, foot, faces.front ?? '')) +
    wallShadow(outline) +
    soffit(build, placed(edge), rim) +
    planes.join('') +
    rim
      .slice(1)
      .map((q, index) => {
        const p = rim[index] ?? q;
        return (
          segment(p, q, darker(build.trim, 0.2), 16) +
          segment([p[0], p[1] - 3], [q[0], q[1] - 3], board, 10)
        );
      })
      .join('')
  );
}

/** The underside of the eaves, seen where the roof stands out before the wall. */
const soffit = (build: Build, inner: readonly Point[], rim: readonly Point[]): string =>
  rim
    .slice(1)
    .map((q, index) => {
      const [p, a, b] = [rim[index], inner[index], inner[index + 1]];
      return p && a && b ? poly([p, q, b, a], darker(build.wood, 0.48)) : '';
    })
    .join('');

const wallShadow = (outline: readonly Point[]): string => {
  const roofline = outline.slice(1, -1);
  return poly(
    [...roofline, ...roofline.map(([x, y]): Point => [x, y + 12]).reverse()],
    '#161a2b',
    0.25,
  );
};

/** A house with its long wall to us, its gable end on the right, or a roof that falls to all sides. */
export function eavesFront(
  build: Build,
  block: Block & { hip?: number; low?: number },
  faces: Faces,
): string {
  const { x, foot, w, h, rise, depth, hip = 0, low: sweep = 12 } = block;
  const top = foot - h;
  const ridge = (at: number): Point => back(build, [at, top - rise], depth / 2);
  const low = (at: number): Point => back(build, [at, top + sweep], -16);
  const rear = back(build, [x + w + eave, top + sweep], depth + 16);
  const [left, right] = [x - eave, x + w + eave];
  return (
    sideWall(build, { x: x + w, foot, depth, h, rise: hip ? 0 : rise, windows: faces.side }) +
    face(x, foot, wallFace(build, w, h) + (faces.front ?? '')) +
    rect(x, top, w, 20, '#161a2b', 0, 0.28) +
    (hip
      ? roofPlane(build, [low(right), rear, ridge(right - hip), ridge(right - hip)], 0.2)
      : segment(rear, ridge(right), darker(build.trim, 0.25), 11)) +
    roofPlane(build, [low(left), low(right), ridge(right - hip), ridge(left + hip)]) +
    segment(
      low(right),
      ridge(right - hip),
      build.light.snow ? build.light.lit('#f4f7f9') : lighter(build.trim, 0.08),
      hip ? 5 : 9,
    )
  );
}
