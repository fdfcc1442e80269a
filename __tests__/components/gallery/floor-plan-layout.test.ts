/** @jest-environment node */
import { layOutPlan, PLAN_WIDTH } from '@/components/gallery/floor-plan-layout';
import { listRooms, nextOfRoom } from '@/lib/domain/catalog/rooms';
import type { RoomType } from '@/lib/domain/catalog/cabin';

const EVERY: RoomType[] = [
  ...(['exterior', 'great_room', 'kitchen', 'dining', 'bedroom', 'bathroom', 'hot_tub'] as const),
  ...(['pool', 'theater', 'game_room', 'fire_pit', 'view', 'deck', 'pets'] as const),
];
const roomsOf = (types: readonly RoomType[]) => listRooms(types.map((roomType) => ({ roomType })));

test('rooms stand in the order of their pictures, with those of one kind together', () => {
  const rooms = roomsOf(['exterior', 'bedroom', 'kitchen', 'bedroom', 'exterior']);
  expect(rooms).toEqual([
    { room: 'exterior', name: 'Outside', pictures: [0, 4] },
    { room: 'bedroom', name: 'Bedrooms', pictures: [1, 3] },
    { room: 'kitchen', name: 'Kitchen', pictures: [2] },
  ]);
});

test.each([
  ['from elsewhere its first picture', 0, 1],
  ['from its first the next', 1, 3],
  ['from its last the first again', 3, 1],
  ['from the film its first', -1, 1],
])('a tap on a room: %s', (_name, shown, next) => {
  expect(nextOfRoom({ room: 'bedroom', name: 'Bedrooms', pictures: [1, 3] }, shown)).toBe(next);
});

test.each([
  ['every kind of room', EVERY],
  ['a studio', ['exterior', 'great_room'] as const],
  ['nothing but a view', ['view'] as const],
  ['no deck', ['kitchen', 'bedroom', 'fire_pit'] as const],
])('the plan of a cabin with %s has each room once, side by side in full rows', (_name, types) => {
  const { rooms, height, houseHeight } = layOutPlan(roomsOf(types));
  expect(rooms.map(({ room }) => room).sort()).toEqual([...types].sort());
  const area = rooms.reduce((sum, room) => sum + room.width * room.height, 0);
  expect(area).toBeCloseTo(PLAN_WIDTH * height);
  for (const a of rooms) {
    expect(a.x + a.width).toBeLessThanOrEqual(PLAN_WIDTH + 1e-9);
    if (a.zone === 'house') expect(a.y + a.height).toBeLessThanOrEqual(houseHeight);
    else expect(a.y).toBeGreaterThanOrEqual(houseHeight);
    for (const b of rooms) {
      if (a === b || a.y !== b.y) continue;
      expect(a.x + a.width <= b.x + 1e-9 || b.x + b.width <= a.x + 1e-9).toBe(true);
    }
  }
});
