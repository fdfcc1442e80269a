import type { RoomType } from './cabin.ts';

const NAMES: Record<RoomType, string> = {
  exterior: 'Outside',
  great_room: 'Great room',
  kitchen: 'Kitchen',
  dining: 'Dining',
  bedroom: 'Bedroom',
  bathroom: 'Bath',
  hot_tub: 'Hot tub',
  pool: 'Pool',
  theater: 'Theater',
  game_room: 'Game room',
  fire_pit: 'Fire pit',
  view: 'View',
  deck: 'Deck',
  pets: 'Pets',
};

export const roomName = (room: RoomType): string => NAMES[room];
