import type { accents } from './living-accents.ts';
import type { hearths } from './living-hearths.ts';
import type { lamps } from './living-lamps.ts';
import type { seats } from './living-seats.ts';
import type { stairs } from './living-stairs.ts';
import type { windows } from './living-windows.ts';

export type ThingName =
  | keyof typeof windows
  | keyof typeof hearths
  | keyof typeof stairs
  | keyof typeof seats
  | keyof typeof accents
  | keyof typeof lamps;

/** A thing, its middle across the room, how far back it stands (or how high it hangs), and how wide it is. */
export type Thing = readonly [name: ThingName, x: number, z: number, w: number];

export type Ceiling = { ridge?: number; slope?: number };

/** A great room: its walls, where the eye stands, and what is in it, the farthest first. */
export type GreatRoom = {
  half: number;
  height: number;
  depth: number;
  ceiling: Ceiling;
  eye: readonly [across: number, up: number, horizon: number];
  zoom: number;
  things: readonly Thing[];
};

const room = (
  [half, height, depth]: readonly [number, number, number],
  ceiling: Ceiling,
  eye: readonly [number, number, number],
  zoom: number,
  things: readonly Thing[],
): GreatRoom => ({ half, height, depth, ceiling, eye, zoom, things });

export const greatRooms: Record<string, GreatRoom> = {
  'laurel-lantern': room([2.9, 2.5, 4.4], { ridge: 5.2 }, [640, 1.6, 430], 1.12, [
    ['gable', 0, 5.2, 0],
    ['wallOfGlass', 0.5, 0, 2.7],
    ['stone', -1.9, 2.5, 1.4],
    ['flight', 1, 1.5, 0.8],
    ['rug', 0.2, 0.7, 2.9],
    ['sofaBack', 0.1, 0.35, 2.3],
    ['chairLeft', -2.4, 1.2, 0.95],
    ['stump', 0.3, 1.9, 0.9],
    ['lampTable', -1.35, 0.3, 1],
    ['wheel', 0, 2.4, 1],
  ]),
  'splash-and-cedar': room([3.2, 2.7, 4.6], { slope: 1.2 }, [560, 1.55, 390], 1.16, [
    ['band', -1.2, 0, 3],
    ['stone', 1.7, 3.3, 1.9],
    ['plant', -2.7, 3.6, 1],
    ['rug', -0.4, 0.6, 3.2],
    ['sofa', -1.1, 2.4, 2.8],
    ['sideRight', 2.6, 1, 1.8],
    ['ottoman', -0.6, 1, 1.3],
    ['arcLamp', -2.6, 2, 1],
  ]),
  'dumplin-creek-farmhouse': room([2.8, 2.5, 4.2], {}, [600, 1.5, 350], 1.22, [
    ['bookcase', -2, 0, 1.3],
    ['bookcase', 2, 0, 1.3],
    ['logs', 0, 2.5, 2.2],
    ['rug', 0, 0.7, 2.8],
    ['wing', -1.6, 1.7, 1],
    ['chesterfield', 1.2, 1.6, 1.9],
    ['roundTable', -0.4, 1.2, 1],
    ['lampTable', 2.35, 1.5, 1],
    ['dogBed', -0.3, 0.5, 1],
  ]),
  'hayloft-in-the-cove': room([3.3, 2.9, 5], { ridge: 5.2 }, [600, 1.7, 440], 1.04, [
    ['hayDoor', 0, 0, 2.7],
    ['stove', -2.2, 0, 0.72],
    ['flight', 1, 2, 0.9],
    ['rug', 0.3, 0.8, 3.2],
    ['sideLeft', -2.5, 1, 2.3],
    ['settle', 1.2, 1.5, 1.7],
    ['trunk', -0.2, 1.5, 1.1],
    ['bar', 0, 2.6, 1],
  ]),
  'woolly-bear-lodge': room([3.5, 2.9, 5.2], { ridge: 4.5 }, [610, 1.6, 410], 1.2, [
    ['stone', 0, 4.3, 2],
    ['tall', -2.3, 0, 1.1],
    ['tall', 2.3, 0, 1.1],
    ['trout', 0, 2.05, 1],
    ['rug', 0, 0.8, 3.8],
    ['sofaBack', 0, 0.3, 3.4],
    ['chairLeft', -2.7, 1.8, 1],
    ['chairRight', 2.7, 1.8, 1],
    ['plankTable', 0, 1.8, 1.8],
    ['antler', 0, 2.3, 1.1],
  ]),
  'fiddle-and-firefly': room([2.7, 2.6, 4], {}, [650, 1.55, 350], 1.3, [
    ['cottagePair', -1.5, 0, 1.3],
    ['brick', 0.5, 2.6, 1.3],
    ['cottagePair', 2, 0, 0.8],
    ['guitar', -0.55, 3.3, 1],
    ['rug', -0.6, 0.6, 2.4],
    ['daybed', -1.3, 2.1, 2],
    ['rocker', 1.4, 1.5, 1],
    ['trunk', -0.9, 1, 1],
    ['floorLamp', -2.3, 2.2, 1],
  ]),
  'heron-house-on-the-french-broad': room([2.9, 2.6, 4.4], {}, [580, 1.6, 350], 1.26, [
    ['bay', 1.2, 0, 2.5],
    ['bookcase', -0.65, 0, 0.9],
    ['plaster', -2, 2.6, 1.5],
    ['telescope', 2.4, 3.2, 1],
    ['rug', -0.6, 0.8, 2.8],
    ['wing', -2.2, 1.6, 1],
    ['sofa', 0.9, 2.1, 1.9],
    ['roundTable', -0.4, 1.2, 1.1],
    ['arcLamp', 2.3, 1.6, -1],
  ]),
  'roundtop-assembly': room([3.6, 2.9, 5.2], { ridge: 4.5 }, [600, 1.6, 410], 1.24, [
    ['stone', 0, 4.3, 1.9],
    ['band', -2.35, 0, 1.6],
    ['band', 2.35, 0, 1.6],
    ['rug', 0, 1, 3],
    ['sideLeft', -2.6, 1, 2.4],
    ['sideRight', 2.6, 1, 2.4],
    ['plankTable', 0, 1.5, 1.4],
    ['rocker', 0.2, 0.2, 1],
    ['wheel', 0, 2.2, 1.3],
  ]),
  'sourwood-and-honey': room([2.4, 2.5, 3.8], { slope: -0.9 }, [560, 1.5, 370], 1.34, [
    ['porthole', -1.5, 1.5, 0.9],
    ['doors', 1.1, 0, 1.5],
    ['linear', -0.5, 2.5, 1.3],
    ['rug', 0.2, 0.5, 2.4],
    ['sofa', 0.9, 1.9, 1.6],
    ['stump', 0.3, 1, 0.8],
    ['wing', -1.5, 1.3, 1],
    ['paper', 0.6, 1.8, 0.8],
    ['plant', 2.1, 2.6, 0.8],
  ]),
  'the-millers-daughter': room([3.1, 2.3, 4.4], {}, [620, 1.45, 340], 1.3, [
    ['slot', -1.3, 0, 2.8],
    ['brick', 1.7, 2.3, 1.7],
    ['quiltOnWall', 0.35, 1.1, 0.7],
    ['rug', -0.6, 0.7, 2.8],
    ['settle', -1.3, 2.4, 2.2],
    ['chairRight', 2.6, 0.9, 1],
    ['roundTable', -0.6, 1.2, 1.1],
    ['floorLamp', -2.7, 2.4, 1],
  ]),
  'papaws-porch': room([2.6, 2.4, 4], {}, [570, 1.5, 345], 1.34, [
    ['curtained', 0.9, 0, 1.7],
    ['stove', -1.7, 0, 0.62],
    ['snowshoes', -0.75, 1.6, 0.6],
    ['rug', 0.2, 0.5, 2.4],
    ['sofa', 0.8, 1.8, 2],
    ['rocker', -1.5, 1.3, 1],
    ['plankTable', 0.5, 0.8, 1.1],
    ['shade', 0.3, 1.6, 0.6],
    ['quiltOnWall', -2.3, 1.2, 0.6],
  ]),
  'quiet-hour': room([2.4, 2.5, 3.9], {}, [640, 1.5, 350], 1.32, [
    ['bookcase', -1.75, 0, 1.3],
    ['arch', -0.15, 0, 1.2],
    ['stone', 1.5, 2.5, 1.3],
    ['longClock', 0.66, 3.5, 1],
    ['rug', -0.2, 0.5, 2.3],
    ['chesterfield', -1, 1.8, 1.8],
    ['records', 1.7, 1.2, 0.9],
    ['stump', -0.2, 0.9, 0.7],
    ['lampTable', 0.3, 2, 1],
  ]),
  'three-ravens-overlook': room([3.3, 2.9, 4.8], { slope: 1.3 }, [520, 1.6, 400], 1.12, [
    ['tall', -2.3, 0, 1.2],
    ['tall', -0.9, 0, 1.2],
    ['tall', 0.5, 0, 1.2],
    ['linear', 2.1, 3.6, 1.6],
    ['telescope', -2.6, 3, 1],
    ['rug', -0.2, 0.8, 3.2],
    ['sofaBack', -0.3, 0.5, 2.6],
    ['wing', 1.9, 2, 1],
    ['ottoman', -0.2, 2, 1.1],
    ['bar', 0.4, 2.4, 1],
  ]),
  'bluff-mountain-barn-hall': room([3.9, 3.2, 6], { ridge: 5.6 }, [600, 1.8, 450], 1.04, [
    ['hayDoor', 2.3, 0, 2],
    ['hayDoor', -2.3, 0, 2],
    ['stone', 0, 5.2, 2.2],
    ['loft', 0, 2.9, 0.6],
    ['rug', 0, 1.6, 4],
    ['sideLeft', -2.9, 1.2, 3],
    ['sideRight', 2.9, 1.2, 3],
    ['trunk', 0, 2.2, 1.5],
    ['daybed', 0, 0.6, 2.2],
    ['wheel', -1.5, 2.6, 1.1],
    ['wheel', 1.5, 2.6, 1.1],
  ]),
  'starling-rise': room([3.4, 3, 5], { ridge: 4.7 }, [660, 1.6, 430], 1.1, [
    ['gable', 0, 4.7, 0],
    ['logs', -2, 3, 2.2],
    ['wallOfGlass', 1.3, 0, 3],
    ['rug', 0.5, 0.8, 3.4],
    ['sideLeft', -2.7, 1, 2],
    ['sofa', 1.1, 2.6, 2.4],
    ['roundTable', 0.4, 1.5, 1.2],
    ['arcLamp', 3, 2, -1],
    ['plant', 3, 4, 1.1],
  ]),
  'two-dogs-ridge': room([2.9, 2.5, 4.2], {}, [560, 1.5, 345], 1.28, [
    ['band', -1.1, 0, 2.4],
    ['stone', 1.5, 2.5, 1.5],
    ['blankets', 0.42, 3.8, 1],
    ['rug', -0.6, 0.8, 2.6],
    ['sofa', -1.3, 2.1, 2.1],
    ['dogBed', 1.3, 2.1, 1.2],
    ['dogBed', 0.1, 0.9, 1.1],
    ['chairRight', 2.5, 0.9, 0.95],
    ['floorLamp', -2.6, 2.2, 1],
  ]),
  'trout-lily-cottage': room([2.5, 2.4, 3.9], {}, [630, 1.5, 345], 1.32, [
    ['cottagePair', -1.4, 0, 1.1],
    ['cottagePair', 1.5, 0, 1.1],
    ['enamel', 0, 0, 0.8],
    ['trout', 0.75, 1.95, 0.5],
    ['rug', 0, 0.6, 2.6],
    ['settle', -1.5, 1.7, 1.4],
    ['wing', 1.4, 1.5, 1],
    ['stump', 0, 1, 0.7],
    ['plant', 2.2, 2.8, 0.8],
    ['paper', 0, 1.8, 0.6],
  ]),
  'buttermilk-sky': room([3.3, 2.8, 4.6], { slope: -1.1 }, [640, 1.6, 400], 1.14, [
    ['wallOfGlass', 0.9, 0, 3.8],
    ['plaster', -2.3, 3.4, 1.4],
    ['rug', 0.4, 0.8, 3.2],
    ['sideRight', 2.9, 1.2, 2.2],
    ['whiteSofa', 0.6, 2.5, 2.2],
    ['roundTable', 0.4, 1.4, 1.3],
    ['paper', 0.4, 2, 1],
    ['plant', -1.2, 3.6, 1.2],
  ]),
  'tin-roof-duet': room([2.4, 2.6, 3.9], { ridge: 4 }, [600, 1.5, 390], 1.24, [
    ['porthole', 0, 2.75, 0.8],
    ['curtained', -1.1, 0, 1.3],
    ['enamel', 1.5, 0, 0.9],
    ['art', 0.4, 1.5, 0.5],
    ['rug', -0.3, 0.6, 2.4],
    ['daybed', -0.9, 1.9, 2],
    ['records', 1.8, 1.4, 0.8],
    ['ottoman', -0.4, 0.9, 0.8],
    ['floorLamp', -2.2, 2, 1],
  ]),
  'sycamore-stilts': room([2.6, 2.5, 4], {}, [560, 1.55, 345], 1.3, [
    ['slot', 0.8, 0, 3],
    ['stove', -1.9, 0, 0.62],
    ['ladder', -1.2, 2.2, 0.45],
    ['rug', 0.4, 0.6, 2.5],
    ['daybed', 1.1, 2, 2.1],
    ['wing', -1.6, 1.1, 1],
    ['plankTable', 0.8, 1, 1],
    ['bar', 0.6, 1.8, 0.8],
    ['plant', 2.2, 3, 0.9],
  ]),
  'the-moonshiners-ledger': room([2.8, 2.5, 4.3], {}, [600, 1.5, 350], 1.28, [
    ['stone', 0, 2.5, 1.7],
    ['tall', -1.9, 0, 0.9],
    ['tall', 1.9, 0, 0.9],
    ['art', 0, 1.62, 0.6],
    ['rug', 0, 0.8, 2.8],
    ['wing', -1.9, 2, 1],
    ['wing', 1.9, 2, 1],
    ['wing', -1.2, 0.6, 1],
    ['wing', 1.2, 0.6, 1],
    ['roundTable', 0, 1.5, 1.1],
    ['lampTable', -2.45, 1.6, 1],
    ['lampTable', 2.45, 1.6, 1],
  ]),
  'carousel-hill': room([3.3, 2.7, 4.6], {}, [570, 1.6, 360], 1.18, [
    ['arch', -1.9, 0, 1.3],
    ['arch', -0.4, 0, 1.3],
    ['brick', 1.7, 2.7, 1.7],
    ['flight', 1, 2.6, 0.7],
    ['rug', -0.6, 0.7, 3.2],
    ['sofa', -1.2, 2.5, 2.6],
    ['sideLeft', -2.8, 1, 1.9],
    ['ottoman', -0.4, 1.2, 1.2],
    ['shade', -0.5, 2, 0.6],
  ]),
  pebble: room([2.1, 2.3, 3.5], { slope: 0.8 }, [640, 1.45, 360], 1.34, [
    ['cottagePair', 0.7, 0, 1.3],
    ['enamel', -1.3, 0, 0.7],
    ['art', -0.55, 1.4, 0.4],
    ['rug', 0.1, 0.4, 2],
    ['settle', 0.7, 1.7, 1.4],
    ['trunk', 0.2, 0.7, 0.8],
    ['plant', 1.8, 2.2, 0.7],
    ['paper', 0.2, 1.6, 0.6],
  ]),
  'long-meadow-lights': room([3.6, 2.6, 4.6], {}, [600, 1.55, 350], 1.12, [
    ['wallOfGlass', 0, 0, 6],
    ['rug', 0, 0.8, 3.8],
    ['sofa', 0, 2.5, 3.4],
    ['sideLeft', -3, 0.9, 1.4],
    ['chairRight', 3, 0.9, 1],
    ['plankTable', 0, 1.2, 1.7],
    ['arcLamp', 2.2, 2.6, -1],
    ['plant', -3.2, 3.8, 1.1],
  ]),
  'the-painters-loft': room([2.7, 3, 4.3], { slope: -1.3 }, [560, 1.6, 410], 1.14, [
    ['northLight', 0.8, 0, 2.8],
    ['stove', -2, 0, 0.6],
    ['ladder', -1.35, 2.3, 0.45],
    ['rug', 0.2, 0.6, 2.6],
    ['sofa', -0.9, 1.7, 1.6],
    ['easel', 1.8, 2.2, 1],
    ['stump', -0.2, 0.9, 0.7],
    ['shade', 0.1, 2, 0.8],
  ]),
  'hickory-switch': room([3, 2.7, 4.5], { ridge: 4.4 }, [630, 1.55, 410], 1.18, [
    ['gable', 0, 4.4, 0],
    ['doors', 0, 0, 1.7],
    ['tall', -1.6, 0, 0.9],
    ['tall', 1.6, 0, 0.9],
    ['rug', 0, 0.7, 3],
    ['enamel', 2.3, 0, 0.8],
    ['chesterfield', -1.5, 1.8, 2],
    ['wing', 1.6, 1.6, 1],
    ['trunk', 0, 1.1, 1.1],
    ['antler', 0, 2, 1],
    ['piano', -2.1, 3.5, 1.3],
  ]),
};

export function greatRoomOf(slug: string): GreatRoom {
  const found = greatRooms[slug];
  if (!found) throw new Error(`There is no great room for "${slug}".`);
  return found;
}
