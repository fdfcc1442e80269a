import { back, face, stones, wallFace, type Build } from './build.ts';
import { roofPlane } from './facade-roof.ts';
import { clipped, darker, lighter, poly, rect, segment, type Point } from './ink.ts';

type Block = { x: number; foot: number; w: number; h: number; rise: number; depth: number };

type Faces = { front?: string; side?: string };

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
  const [rx, ry] = back([x + w, foot], depth);
  return (
    poly(
      [
        [x + w, foot],
        [rx, ry],
        [rx, ry + h + depth * 0.17],
        [x + w, foot + h],
      ],
      darker(stone, 0.35),
    ) + stones(build.seed, x, foot, w, h, stone)
  );
};

/** A house with its gable to us and its long wall leading back to the right. */
export function gableFront(build: Build, block: Block, faces: Faces): string {
  const { x, foot, w, h, rise, depth } = block;
  const top = foot - h;
  const pitch = rise / (w / 2);
  const apex: Point = [x + w / 2, top - rise];
  const right: Point = [x + w + eave, top + eave * pitch];
  const left: Point = [x - eave, top + eave * pitch];
  const out = (point: Point): Point => back(point, -18);
  const fall = [
    [out(left), out(apex)],
    [out(apex), out(right)],
  ] as const;
  const gable: Point[] = [[x, foot], [x, top], apex, [x + w, top], [x + w, foot]];
  const board = build.light.snow ? build.light.lit('#f4f7f9') : build.trim;
  return (
    face(x + w, foot, wallFace(build, depth, h, 0.24) + (faces.side ?? ''), true) +
    poly(
      [[x + w, top], back([x + w, top], depth), back([x + w, top + 18], depth), [x + w, top + 18]],
      '#161a2b',
      0.3,
    ) +
    clipped(gable, face(x, foot, wallFace(build, w, h + rise))) +
    face(x, foot, faces.front ?? '') +
    poly([[x, top + 12], apex, [x + w, top + 12], [x + w, top], apex, [x, top]], '#161a2b', 0.25) +
    roofPlane(
      build,
      [out(right), back(right, depth + 14), back(apex, depth + 14), out(apex)],
      0.08,
    ) +
    fall
      .map(
        ([p, q]) =>
          segment(p, q, darker(build.trim, 0.2), 17) +
          segment([p[0], p[1] - 3], [q[0], q[1] - 3], board, 10),
      )
      .join('')
  );
}

/** A house with its long wall to us and its gable end on the right. */
export function eavesFront(build: Build, block: Block, faces: Faces): string {
  const { x, foot, w, h, rise, depth } = block;
  const top = foot - h;
  const rear = back([x + w, foot], depth);
  const ridge = (at: number): Point => {
    const [rx, ry] = back([at, top], depth / 2);
    return [rx, ry - rise];
  };
  const apex = ridge(x + w);
  const drop = 12;
  const low = (at: number): Point => back([at, top + drop], -16);
  return (
    clipped(
      [[x + w, foot], rear, [rear[0], rear[1] - h], apex, [x + w, top]],
      face(
        x + w,
        foot,
        wallFace(build, depth, h + rise + depth * 0.1, 0.24) + (faces.side ?? ''),
        true,
      ),
    ) +
    face(x, foot, wallFace(build, w, h) + (faces.front ?? '')) +
    rect(x, top, w, 20, '#161a2b', 0, 0.28) +
    segment([rear[0] + 10, rear[1] - h + 8], [apex[0] + 8, apex[1]], darker(build.trim, 0.25), 11) +
    roofPlane(build, [low(x - eave), low(x + w + eave), ridge(x + w + eave), ridge(x - eave)]) +
    segment(
      low(x + w + eave),
      ridge(x + w + eave),
      build.light.snow ? build.light.lit('#f4f7f9') : lighter(build.trim, 0.08),
      9,
    )
  );
}
