import {
  clipped,
  darker,
  lighter,
  moved,
  oval,
  rect,
  segment,
  stroke,
  times,
  type Point,
} from './ink.ts';

const pane = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

/** A boarded wall with one wide window, and a table before it. */
export function windowRoom(tone: (color: string) => string, view: string, wall: string): string {
  const color = tone(wall);
  const frame = tone('#f3e9d4');
  const table = tone('#8a5634');
  return (
    rect(0, 0, 1200, 800, color) +
    times(21, (index) => rect(index * 60, 0, 3, 640, darker(color, 0.2), 0, 0.7)) +
    rect(166, 40, 868, 478, frame) +
    clipped(pane(190, 64, 820, 430), moved(190, -40, view, 0.684, 0.684)) +
    rect(594, 64, 14, 430, frame) +
    rect(190, 270, 820, 10, frame) +
    rect(140, 512, 920, 24, lighter(frame, 0.2), 4) +
    rect(140, 534, 920, 8, darker(color, 0.4), 0, 0.5) +
    rect(0, 600, 1200, 200, table) +
    rect(0, 600, 1200, 14, lighter(table, 0.2)) +
    times(4, (row) =>
      segment([0, 640 + row * 44], [1200, 636 + row * 46], darker(table, 0.2), 2.4, 0.7),
    )
  );
}

export const mug = (x: number, foot: number, size: number, color: string): string =>
  moved(
    x,
    foot,
    oval(6, 0, 60, 9, '#161a2b', 0.3) +
      stroke('M42,-70 q40,0 36,30 q-4,24 -40,20', color, 11) +
      rect(-44, -92, 88, 92, color, 12) +
      rect(20, -92, 24, 92, darker(color, 0.2), 10) +
      oval(0, -90, 44, 10, darker(color, 0.35)) +
      oval(0, -89, 37, 7, '#4a2c1e') +
      times(2, (index) =>
        stroke(`M${-14 + index * 28},-108 q-12,-18 0,-34 q12,-16 0,-32`, '#ffffff', 5, 0.4),
      ),
    size,
  );
