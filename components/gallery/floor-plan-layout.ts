import type { PicturedRoom } from '@/lib/domain/catalog/rooms';
import type { RoomType } from '@/lib/domain/catalog/cabin';

type Zone = 'house' | 'porch' | 'yard';
type Row = { zone: Zone; height: number; rooms: readonly RoomType[] };
export type PlacedRoom = PicturedRoom & {
  zone: Zone;
  x: number;
  y: number;
  width: number;
  height: number;
};
/** All in hundredths of the plan's width. */
export type Plan = { rooms: PlacedRoom[]; houseHeight: number; height: number };

export const PLAN_WIDTH = 100;

const ROWS: readonly Row[] = [
  { zone: 'house', height: 19, rooms: ['bedroom', 'bathroom'] },
  { zone: 'house', height: 19, rooms: ['pool', 'theater', 'game_room'] },
  { zone: 'house', height: 21, rooms: ['kitchen', 'great_room', 'dining'] },
  { zone: 'porch', height: 16, rooms: ['deck', 'hot_tub'] },
  { zone: 'yard', height: 16, rooms: ['exterior', 'view', 'fire_pit', 'pets'] },
];

const WEIGHTS: Partial<Record<RoomType, number>> = {
  great_room: 1.5,
  bedroom: 1.7,
  pool: 1.2,
  exterior: 1.2,
};
const weightOf = ({ room }: PicturedRoom) => WEIGHTS[room] ?? 1;

/**
 * A sketch of the rooms a cabin shows: those inside in up to three rows, the porch before them, the yard below. Nobody
 * measured it, so it says what there is and not where.
 */
export function layOutPlan(rooms: readonly PicturedRoom[]): Plan {
  const placed: PlacedRoom[] = [];
  let y = 0;
  let houseHeight = 0;
  for (const { zone, height, rooms: wanted } of ROWS) {
    const inRow = wanted.flatMap((type) => rooms.filter(({ room }) => room === type));
    if (inRow.length === 0) continue;
    const total = inRow.reduce((sum, room) => sum + weightOf(room), 0);
    let x = 0;
    for (const room of inRow) {
      const width = (PLAN_WIDTH * weightOf(room)) / total;
      placed.push({ ...room, zone, x, y, width, height });
      x += width;
    }
    y += height;
    if (zone === 'house') houseHeight = y;
  }
  return { rooms: placed, houseHeight, height: y };
}
