import { back, type Build } from './build.ts';
import { roofPlane } from './facade-roof.ts';
import { darker, lighter, poly, rect, segment, times, type Point } from './ink.ts';

type Porch = {
  x: number;
  foot: number;
  w: number;
  height: number;
  depth: number;
  rail?: boolean;
  cable?: boolean;
  roof?: boolean;
  base: number;
  door?: number;
  inside?: string;
};

/** Deck, posts, rail and lean-to roof before a front wall. */
export function porch(build: Build, options: Porch): string {
  const {
    x,
    foot,
    w,
    height,
    depth,
    base,
    door,
    rail = true,
    cable = false,
    roof = true,
    inside = '',
  } = options;
  const outer = (at: number, y: number): Point => back(build, [at, y], -depth);
  const [ox, oy] = outer(x, foot);
  const deck = build.light.snow
    ? build.light.lit('#e4ebef')
    : darker(lighter(build.wood, 0.12), 0.08);
  const bays = Math.max(2, Math.round(w / 92));
  const step = (w - 10) / bays;
  const doorBay =
    door === undefined ? -1 : Math.min(bays - 1, Math.max(0, Math.floor(door / step)));
  const post = darker(build.trim, 0.05);
  const bay = (index: number) => ox + 5 + index * step;
  const stairs =
    doorBay < 0
      ? ''
      : times(Math.ceil(base / 9), (index) =>
          rect(
            bay(doorBay) + 8 - index * 5,
            oy + 8 + index * 9,
            step - 16 + index * 5,
            10,
            darker(deck, 0.06 + index * 0.05),
          ),
        );
  return (
    (roof ? rect(x, foot - height, w, height, '#161a2b', 0, 0.2) : '') +
    poly([[x, foot], [x + w, foot], outer(x + w, foot), outer(x, foot)], deck) +
    times(depth / 8, (index) =>
      segment(
        back(build, [x, foot], -index * 8),
        back(build, [x + w, foot], -index * 8),
        darker(deck, 0.2),
        1.2,
        0.6,
      ),
    ) +
    inside +
    rect(ox, oy, w, 9, darker(build.trim, 0.15)) +
    poly(
      [
        [ox + w, oy],
        [x + w, foot],
        [x + w, foot + base - 2],
        [ox + w, oy + base],
      ],
      darker(build.trim, 0.45),
    ) +
    rect(ox, oy + 9, w, base - 9, darker(build.trim, 0.42)) +
    times(w / 13, (index) => rect(ox + index * 13, oy + 9, 8, base - 9, darker(build.trim, 0.25))) +
    stairs +
    times(bays, (index) =>
      !rail || index === doorBay
        ? ''
        : cable
          ? rect(bay(index), oy - 38, step, 5, lighter(post, 0.12)) +
            times(4, (row) =>
              rect(bay(index), oy - 34 + row * 9, step, 1.6, lighter(build.trim, 0.25)),
            )
          : rect(bay(index), oy - 36, step, 5, post) +
            rect(bay(index), oy - 9, step, 4, post) +
            times(step / 10, (bar) => rect(bay(index) + bar * 10 + 4, oy - 34, 3, 28, post)),
    ) +
    times(
      bays + 1,
      (index) =>
        rect(
          bay(index) - 4,
          roof ? oy - height + 4 : oy - 42,
          8,
          roof ? height + base - 6 : 42 + base - 2,
          lighter(post, 0.07),
        ) +
        rect(
          bay(index) + 1,
          roof ? oy - height + 4 : oy - 42,
          3,
          roof ? height + base - 6 : 42 + base - 2,
          darker(post, 0.2),
        ),
    ) +
    (roof
      ? rect(ox - 2, oy - height, w + 4, 9, darker(build.trim, 0.2)) +
        roofPlane(
          build,
          [
            [ox - 16, oy - height + 4],
            [ox + w + 14, oy - height + 4],
            [x + w + 12, foot - height - 30],
            [x - 10, foot - height - 30],
          ],
          0.05,
        )
      : '') +
    (roof ? '' : segment([x + w, foot - 36], [ox + w - 4, oy - 36], post, 5)) +
    (rail ? segment([ox + w - 4, oy - 8], [x + w, foot - 8], post, 3) : '')
  );
}
