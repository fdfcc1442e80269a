import { fir, hardwood } from './trees.ts';
import { space } from './perspective.ts';
import { timberOf } from './porch-frame.ts';
import type { Subject } from './subject.ts';
import { hotTubOf } from './tub-forms.ts';
import { tubPlace } from './tub-places.ts';
import { tubExtra } from './tub-extras.ts';
import { floorLights, tubLights } from './tub-lights.ts';
import { tubSeat } from './tub-seats.ts';
import { tubSceneOf } from './tub-table.ts';

/** A cabin's own hot tub, in its own place. */
export function hotTub(subject: Subject): string {
  const { cabin, decor, seed, words, light } = subject;
  const scene = tubSceneOf(cabin.slug);
  const timber = timberOf(subject);
  const [vx, eye] = scene.eye;
  const room = space({ left: -3.4, right: 3.4, height: 2.7, depth: 3, eye, vx, vy: 372 });
  const side = scene.x > 0 ? -1 : 1;
  const seatX = side * (scene.place === 'wall' ? 1.7 : 2.15);
  const extraX = scene.seat === 'pair' ? 1.55 : -side * 2.1;
  const { floor, behind, over } = tubPlace(
    scene.place,
    scene.rail,
    room,
    timber,
    seed,
    scene.x < 0,
  );
  return (
    decor.vista.art +
    (/hemlock|sycamore|oaks/.test(words)
      ? fir(light, 90, 720, 660, `${seed}:a`) +
        (/hemlock/.test(words)
          ? fir(light, 1110, 720, 700, `${seed}:b`)
          : hardwood(light, 1110, 720, 760, `${seed}:b`, undefined, /sycamore/.test(words)))
      : '') +
    floor +
    behind +
    over +
    tubLights(scene.light, room, timber, scene.x) +
    tubSeat(scene.seat, room, timber, seatX, 1.7) +
    (scene.extra === 'umbrella' ? tubExtra('umbrella', room, timber, -2.5, 2.3) : '') +
    hotTubOf(scene.form, room, timber, { x: scene.x, z: scene.z, w: scene.w, seed }) +
    (scene.extra === 'umbrella' ? '' : tubExtra(scene.extra, room, timber, extraX, 0.55)) +
    floorLights(scene.light, room, seatX * 0.8)
  );
}
