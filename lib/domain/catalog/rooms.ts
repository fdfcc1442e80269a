import type { CabinPhoto, RoomType } from './cabin.ts';

const NAMES: Record<RoomType, readonly [one: string, many?: string]> = {
  exterior: ['Outside'],
  great_room: ['Great room'],
  kitchen: ['Kitchen'],
  dining: ['Dining'],
  bedroom: ['Bedroom', 'Bedrooms'],
  bathroom: ['Bath', 'Baths'],
  hot_tub: ['Hot tub'],
  pool: ['Pool'],
  theater: ['Theater'],
  game_room: ['Game room'],
  fire_pit: ['Fire pit'],
  view: ['View'],
  deck: ['Deck'],
  pets: ['Pets'],
};

export const roomName = (room: RoomType): string => NAMES[room][0];

/** A room with the positions of its pictures in the cabin's list. */
export type PicturedRoom = { room: RoomType; name: string; pictures: number[] };

/** In the order in which the pictures first show them. */
export function listRooms(photos: readonly Pick<CabinPhoto, 'roomType'>[]): PicturedRoom[] {
  const rooms = new Map<RoomType, number[]>();
  photos.forEach(({ roomType }, index) => {
    rooms.set(roomType, [...(rooms.get(roomType) ?? []), index]);
  });
  return [...rooms].map(([room, pictures]) => {
    const [one, many = one] = NAMES[room];
    return { room, name: pictures.length > 1 ? many : one, pictures };
  });
}

/** The picture that a tap on the room shows: its first one, or the one after that which is shown. */
export function nextOfRoom({ pictures }: PicturedRoom, shown: number): number {
  const place = pictures.indexOf(shown);
  return pictures[(place + 1) % pictures.length] ?? shown;
}
