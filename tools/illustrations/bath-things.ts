import type { Decor } from './decor.ts';
import { darker, glow, lighter, mix, oval, rect, round, shape, times, wash } from './ink.ts';
import { box, edge, floorQuad, plate, type Space } from './perspective.ts';
import type { Subject } from './subject.ts';

/** Tiles to the height of a table, a rail on top. */
export function tiledWall(room: Space, decor: Decor, tile: string): string {
  const half = room.right;
  return (
    plate(room, -half, 0.14, room.depth, half * 2, 0.98, tile) +
    times((half * 2) / 0.22, (index) =>
      edge(
        room,
        [-half + index * 0.22, 0.14, room.depth],
        [-half + index * 0.22, 1.12, room.depth],
        darker(tile, 0.18),
        1.6,
        0.6,
      ),
    ) +
    times(4, (index) =>
      edge(
        room,
        [-half, 0.14 + index * 0.25, room.depth],
        [half, 0.14 + index * 0.25, room.depth],
        darker(tile, 0.18),
        1.6,
        0.6,
      ),
    ) +
    plate(room, -half, 1.1, room.depth, half * 2, 0.07, decor.trim)
  );
}

/** A basin with its tap; (bx, by) is on the counter, `vs` one meter there. */
export function basin(bx: number, by: number, vs: number): string {
  return (
    oval(bx, by + vs * 0.02, vs * 0.27, vs * 0.07, '#fffdf6') +
    shape(
      `M${round(bx - vs * 0.27)},${round(by + vs * 0.02)} h${round(vs * 0.54)} q${round(-vs * 0.04)},${round(vs * 0.13)} ${round(-vs * 0.27)},${round(vs * 0.13)} q${round(-vs * 0.23)},0 ${round(-vs * 0.27)},${round(-vs * 0.13)} Z`,
      '#fbf5e8',
    ) +
    oval(bx, by + vs * 0.02, vs * 0.22, vs * 0.05, '#d8dedb') +
    rect(bx - vs * 0.02, by - vs * 0.22, vs * 0.05, vs * 0.2, '#b7b2a8', 3) +
    rect(bx - vs * 0.02, by - vs * 0.24, vs * 0.13, vs * 0.05, '#b7b2a8', 3)
  );
}

/** Cupboards under a basin, against the back wall. */
export function vanity(
  { decor, words }: Subject,
  room: Space,
  vx: number,
  vw: number,
  basins = 1,
): string {
  const vz = room.depth - 0.6;
  const vs = room.scale(vz);
  const at = (index: number) => room.at(vx + (vw * (index + 0.5)) / basins, 0.93, vz + 0.15);
  const [bx, by] = at(basins - 1);
  return (
    floorQuad(room, vx - 0.1, vz - 0.15, vw + 0.2, 0.6, '#161a2b', 0.25) +
    box(
      room,
      { x: vx, y: 0.1, z: vz, w: vw, h: 0.72, d: 0.55 },
      /dark/.test(words) ? darker(decor.wood, 0.35) : decor.wood,
    ) +
    times(
      Math.round(vw / 0.5),
      (index) =>
        plate(
          room,
          vx + 0.05 + (index * vw) / Math.round(vw / 0.5),
          0.16,
          vz,
          vw / Math.round(vw / 0.5) - 0.1,
          0.58,
          lighter(decor.wood, /dark/.test(words) ? 0 : 0.1),
          0.02,
        ) +
        plate(
          room,
          vx + 0.09 + (index * vw) / Math.round(vw / 0.5),
          0.5,
          vz,
          0.03,
          0.12,
          '#e3c488',
        ),
    ) +
    box(room, { x: vx - 0.04, y: 0.82, z: vz - 0.03, w: vw + 0.08, h: 0.07, d: 0.6 }, '#f1eadc') +
    times(basins, (index) => basin(...at(index), vs)) +
    rect(bx + vs * 0.34, by - vs * 0.1, vs * 0.09, vs * 0.13, decor.second, 3)
  );
}

/** A mirror over the basin as its description has it, a lamp on either side. */
export function mirror({ decor, words }: Subject, room: Space, x: number): string {
  const [mx, my] = room.at(x, 1.62, room.depth);
  const ms = room.scale(room.depth);
  const glass = mix(decor.light.sky[1], '#f4f1e6', 0.55);
  const pane = /wide|lit|framed/.test(words)
    ? rect(mx - ms * 0.66, my - ms * 0.42, ms * 1.32, ms * 0.84, decor.trim, 4) +
      wash(mx - ms * 0.6, my - ms * 0.36, ms * 1.2, ms * 0.72, [
        [0, glass],
        [1, mix(glass, decor.wall, 0.5)],
      ])
    : oval(mx, my, ms * 0.46, ms * 0.5, decor.trim) + oval(mx, my, ms * 0.4, ms * 0.44, glass);
  return (
    pane +
    shape(
      `M${round(mx - ms * 0.26)},${round(my + ms * 0.16)} l${round(ms * 0.34)},${round(-ms * 0.42)} h${round(ms * 0.1)} l${round(-ms * 0.38)},${round(ms * 0.5)} Z`,
      '#ffffff',
      0.35,
    ) +
    times(2, (index) => {
      const px = mx + (index ? 1 : -1) * ms * 0.86;
      return (
        glow(px, my - ms * 0.1, ms * 0.55, '#ffdf9e', 0.6) +
        rect(px - ms * 0.06, my - ms * 0.22, ms * 0.12, ms * 0.26, '#fff0cb', 4) +
        rect(px - ms * 0.03, my + ms * 0.04, ms * 0.06, ms * 0.1, darker(decor.trim, 0.2))
      );
    })
  );
}
