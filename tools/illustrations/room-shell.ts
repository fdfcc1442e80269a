import { between, chance } from './chance.ts';
import type { Decor } from './decor.ts';
import { darker, lighter, times } from './ink.ts';
import { NEAR, edge, floorQuad, plate, quad, type Space } from './perspective.ts';
import { flatCeiling, slopedCeiling, vaultedCeiling } from './room-ceiling.ts';

function sideWall(room: Space, decor: Decor, x: number, shade: number): string {
  const { height, depth } = room;
  const color = darker(decor.wall, shade);
  return (
    quad(
      room,
      [
        [x, 0, NEAR],
        [x, height, NEAR],
        [x, height, depth],
        [x, 0, depth],
      ],
      color,
    ) +
    times(
      height / decor.board,
      (row) =>
        edge(
          room,
          [x, row * decor.board, NEAR],
          [x, row * decor.board, depth],
          darker(color, 0.24),
          2.4,
          0.6,
        ) +
        edge(
          room,
          [x, (row + 0.72) * decor.board, NEAR],
          [x, (row + 0.72) * decor.board, depth],
          lighter(color, 0.14),
          3,
          0.3,
        ),
    ) +
    quad(
      room,
      [
        [x, 0, NEAR],
        [x, 0.14, NEAR],
        [x, 0.14, depth],
        [x, 0, depth],
      ],
      decor.trim,
    )
  );
}

function backWall(room: Space, decor: Decor): string {
  const log = decor.board > 0.23;
  const { left, right, height, depth } = room;
  const lines = (row: number) => row * decor.board;
  return (
    plate(room, left, 0, depth, right - left, height, decor.wall) +
    times(
      height / decor.board,
      (row) =>
        edge(
          room,
          [left, lines(row), depth],
          [right, lines(row), depth],
          darker(decor.wall, log ? 0.42 : 0.26),
          log ? 4 : 2,
          0.6,
        ) +
        edge(
          room,
          [left, lines(row) + decor.board * 0.72, depth],
          [right, lines(row) + decor.board * 0.72, depth],
          lighter(decor.wall, 0.2),
          2.6,
          0.35,
        ),
    ) +
    plate(room, left, 0, depth, right - left, 0.14, decor.trim)
  );
}

export function floor(room: Space, decor: Decor, tiles = false): string {
  const { left, right, depth } = room;
  const next = chance(`floor:${decor.seed}`);
  const step = tiles ? 0.5 : 0.24;
  const count = (right - left) / step;
  const line = darker(decor.floor, 0.26);
  return (
    floorQuad(room, left, NEAR, right - left, depth - NEAR, decor.floor) +
    times(count, (index) =>
      next() < 0.4
        ? floorQuad(
            room,
            left + index * step,
            NEAR,
            step,
            depth - NEAR,
            next() < 0.5 ? lighter(decor.floor, 0.09) : darker(decor.floor, 0.09),
          )
        : '',
    ) +
    times(count, (index) =>
      edge(room, [left + index * step, 0, NEAR], [left + index * step, 0, depth], line, 1.8, 0.6),
    ) +
    (tiles
      ? times((depth - NEAR) / 0.5, (index) =>
          edge(
            room,
            [left, 0, NEAR + index * 0.5],
            [right, 0, NEAR + index * 0.5],
            line,
            1.6,
            0.55,
          ),
        )
      : times(count, (index) =>
          times(3, () => {
            const z = between(next, NEAR, depth);
            return edge(
              room,
              [left + index * step, 0, z],
              [left + (index + 1) * step, 0, z],
              line,
              1.6,
              0.6,
            );
          }),
        ))
  );
}

type ShellOptions = { ridge?: number; slope?: number; tiles?: boolean };

export function shell(room: Space, decor: Decor, options: ShellOptions = {}): string {
  const { ridge, slope, tiles = false } = options;
  const corner = (x: number) =>
    edge(room, [x, 0, room.depth], [x, room.height, room.depth], darker(decor.wall, 0.4), 4, 0.6);
  return (
    floor(room, decor, tiles) +
    backWall(room, decor) +
    (ridge ? vaultedCeiling(room, decor, ridge) : slope ? '' : flatCeiling(room, decor)) +
    sideWall(room, decor, room.left, 0.1) +
    sideWall(room, decor, room.right, 0.2) +
    (slope ? slopedCeiling(room, decor, slope) : '') +
    corner(room.left) +
    corner(room.right)
  );
}
