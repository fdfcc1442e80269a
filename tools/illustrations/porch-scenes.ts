import { dog } from './dog.ts';
import { rug } from './furniture.ts';
import { darker, oval, round, shape } from './ink.ts';
import { box, plate } from './perspective.ts';
import { cabled, deckFloor, porchRoof, porchSpace, railing, timberOf } from './porch-frame.ts';
import { lantern, rocker, sideTable } from './porch-things.ts';
import { stringLights } from './string-lights.ts';
import type { Subject } from './subject.ts';

export function deck(subject: Subject): string {
  const { decor, number, seed, words } = subject;
  const timber = timberOf(subject);
  const room = porchSpace(number);
  const open = /cable|wraparound|private|long deck/.test(words);
  const count =
    /forty|wraparound|long deck|rocking chairs/.test(words) && !/two|private/.test(words) ? 4 : 2;
  const top = room.at(0, room.height, 1.2)[1];
  const seats = count === 4 ? [-2.4, -1.05, 1.05, 2.4] : [-1.05, 1.05];
  return (
    decor.vista.art +
    deckFloor(room, timber, seed) +
    railing(room, timber, cabled(subject)) +
    (open
      ? stringLights([-20, 130], [1220, 150], 60, subject.light)
      : porchRoof(room, timber) +
        [-1.7, 0, 1.7].map((x) => lantern(room.at(x, 0, 1.2)[0], top, top + 34, 30)).join('')) +
    (count === 2
      ? rug(
          room,
          { ...decor, cloth: timber.paint, pale: timber.pale, second: timber.second },
          -1.7,
          0.35,
          3.4,
          1.5,
        )
      : '') +
    seats.map((x) => rocker(room, x, 1.05, timber.paint, x < 0 ? 1 : -1)).join('') +
    sideTable(room, timber, 0, 0.95)
  );
}

export function pets(subject: Subject): string {
  const { cabin, decor, number, seed, words, light } = subject;
  const timber = timberOf(subject);
  const room = porchSpace(number);
  const asleep = /asleep|resting|shaded|after a run/.test(words);
  const [x, y] = room.at(-0.25, 0, 0.25);
  const [bx, by] = room.at(1.35, 0, 0.35);
  const s = room.scale(0.3);
  const two = cabin.slug === 'two-dogs-ridge';
  const [ox, oy] = room.at(-1.75, 0, 0.9);
  return (
    decor.vista.art +
    deckFloor(room, timber, seed) +
    railing(room, timber, cabled(subject)) +
    (/terrace/.test(words) ? '' : porchRoof(room, timber)) +
    rocker(room, 2.15, 1.5, timber.paint, -1) +
    rug(
      room,
      { ...decor, cloth: timber.paint, pale: timber.pale, second: timber.second },
      -1.75,
      -0.15,
      2.9,
      0.95,
    ) +
    (two ? dog(ox, oy, 0.95, 17, true, timber.second, light.lit) : '') +
    dog(x, y, 1.22, number >>> 4, asleep, timber.second, light.lit) +
    shape(
      `M${round(bx - s * 0.3)},${round(by - s * 0.2)} H${round(bx + s * 0.3)} L${round(bx + s * 0.24)},${round(by)} H${round(bx - s * 0.24)} Z`,
      timber.second,
    ) +
    oval(bx, by - s * 0.2, s * 0.3, s * 0.07, darker(timber.second, 0.35)) +
    oval(bx, by - s * 0.2, s * 0.24, s * 0.05, '#7a4a2c') +
    (/towel/.test(words)
      ? box(room, { x: 1.8, z: 0.55, w: 0.6, h: 0.4, d: 0.4 }, timber.boards, 0.04) +
        plate(room, 1.84, 0.36, 0.55, 0.24, 0.14, timber.pale, 0.04) +
        plate(room, 2.1, 0.36, 0.55, 0.24, 0.16, timber.paint, 0.04)
      : '')
  );
}
