import { lighter, times } from './ink.ts';
import { accents } from './living-accents.ts';
import { hearths } from './living-hearths.ts';
import { lamps } from './living-lamps.ts';
import { seats, type Furnish, type Hall } from './living-seats.ts';
import { stairs } from './living-stairs.ts';
import { greatRoomOf, type GreatRoom, type Thing, type ThingName } from './living-table.ts';
import { windows } from './living-windows.ts';
import { edge, space } from './perspective.ts';
import { closer } from './room-framing.ts';
import { shell } from './room-shell.ts';
import { lightShaft } from './room-windows.ts';
import type { Subject } from './subject.ts';

const things: Record<ThingName, Furnish> = {
  ...windows,
  ...hearths,
  ...stairs,
  ...seats,
  ...accents,
  ...lamps,
};

const onWall = new Set<ThingName>(['bookcase', 'quiltOnWall', 'trout', 'snowshoes', 'art']);

/** What hangs on a wall and what lies on the floor comes before all that stands in the room. */
function layerOf(name: ThingName): 'wall' | 'floor' | 'room' {
  if (name in windows || name in hearths || onWall.has(name)) return 'wall';
  return name in stairs || name === 'rug' ? 'floor' : 'room';
}

function ceilingOf({ half, height, ceiling: { ridge, slope = 0 } }: GreatRoom, x: number): number {
  if (ridge) return height + (ridge - height) * (1 - Math.abs(x) / half);
  const along = (x + half) / (2 * half);
  return height + Math.abs(slope) * (slope > 0 ? along : 1 - along);
}

/** A cabin's own great room, each thing where its plan puts it. */
export function greatRoom(subject: Subject): string {
  const { cabin, decor, words } = subject;
  const plan = greatRoomOf(cabin.slug);
  const [vx, eye, vy] = plan.eye;
  const room: Hall = {
    ...space({
      left: -plan.half,
      right: plan.half,
      height: plan.height,
      depth: plan.depth,
      eye,
      vx,
      vy,
    }),
    ceilingAt: (x) => ceilingOf(plan, x),
  };
  const [window] = plan.things.filter(([name]) => name in windows && name !== 'gable');
  const [sofa] = plan.things.filter(([name]) => name === 'sofa');
  const shaft = window
    ? lightShaft(room, decor, { x: window[1] - window[3] / 2, y: 0.5, w: window[3], h: 1.8 })
    : '';
  const draw = (chosen: readonly Thing[]) =>
    chosen.map(([name, x, z, w]) => things[name](room, decor, x, z, w)).join('');
  const behind = plan.things.filter(([name]) => layerOf(name) === 'wall');
  const under = plan.things.filter(([name]) => layerOf(name) === 'floor');
  const standing = plan.things
    .filter(([name]) => layerOf(name) === 'room')
    .sort(([, , a], [, , b]) => b - a);
  const plaid =
    /plaid/.test(words) && sofa
      ? times(9, (index) => {
          const at = sofa[1] - sofa[3] / 2 + 0.25 + (index * (sofa[3] - 0.5)) / 8;
          return edge(
            room,
            [at, 0.82, sofa[2] + 0.49],
            [at, 0.46, sofa[2] + 0.49],
            lighter(decor.second, 0.2),
            3,
            0.5,
          );
        })
      : '';
  return closer(
    shell(room, decor, plan.ceiling) + draw(behind) + shaft + draw(under) + draw(standing) + plaid,
    plan.zoom,
    600,
    430,
  );
}
