import { back, type Build } from './build.ts';
import { paneColor } from './facade-openings.ts';
import { clipped, darker, glow, lighter, mix, poly, segment, times, type Point } from './ink.ts';

/** A window in a wall that leads away: how far back it begins, its sill, its width and height. */
export type SideWindow = readonly [
  from: number,
  sill: number,
  w: number,
  h: number,
  columns?: number,
  rows?: number,
];

export type SideWall = {
  x: number;
  foot: number;
  depth: number;
  h: number;
  /** How high the wall rises in its middle above its eaves. */
  rise?: number;
  windows?: readonly SideWindow[];
};

/** The long wall or gable end on the right of a house, its lines drawn toward the horizon. */
export function sideWall(build: Build, wall: SideWall): string {
  const { x, foot, depth, h, rise = 0, windows = [] } = wall;
  const at = (z: number, y: number): Point => back(build, [x, foot + y], z);
  const color = darker(build.wood, 0.24);
  const line = darker(color, 0.3);
  const top = h + rise;
  const outline = [at(0, 0), at(depth, 0), at(depth, -h), at(depth / 2, -top), at(0, -h)];
  const step = build.wall === 'log' ? 15 : 10;
  const lines =
    build.wall === 'log' || build.wall === 'clapboard'
      ? times(top / step, (row) =>
          segment(at(0, -row * step), at(depth, -row * step), line, step * 0.2, 0.6),
        )
      : times(depth / 18, (column) =>
          segment(at(column * 18, 0), at(column * 18, -top), line, 1.8, 0.5),
        );
  return (
    clipped(outline, poly(outline, color) + lines) +
    windows.map((one) => sideWindow(build, at, one)).join('')
  );
}

function sideWindow(
  build: Build,
  at: (z: number, y: number) => Point,
  [from, sill, w, h, columns = 2, rows = 2]: SideWindow,
): string {
  const { light, trim } = build;
  const frame = darker(trim, 0.14);
  const pane = mix(paneColor(light), light.lamps > 0.5 ? '#f2ab58' : '#46707f', 0.25);
  const to = from + w;
  const top = sill - h;
  const [cx, cy] = at(from + w / 2, sill - h / 2);
  return (
    (light.lamps > 0.6 ? glow(cx, cy, Math.max(w, h) * 0.8, '#ffcf7a', 0.3) : '') +
    poly(
      [at(from - 6, sill + 5), at(to + 6, sill + 5), at(to + 6, top - 5), at(from - 6, top - 5)],
      frame,
    ) +
    poly([at(from, sill), at(to, sill), at(to, top), at(from, top)], pane) +
    poly(
      [at(from, top + h * 0.5), at(from + w * 0.4, top), at(from, top)],
      lighter(pane, 0.4),
      0.6,
    ) +
    times(columns - 1, (index) => {
      const z = from + ((index + 1) * w) / columns;
      return segment(at(z, sill), at(z, top), frame, 2.6);
    }) +
    times(rows - 1, (index) => {
      const y = top + ((index + 1) * h) / rows;
      return segment(at(from, y), at(to, y), frame, 2.6);
    })
  );
}
