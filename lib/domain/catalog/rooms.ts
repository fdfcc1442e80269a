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

/** All rooms a picture can show, in display order. */
export const ROOM_TYPES: readonly RoomType[] = [
  ...(['exterior', 'great_room', 'kitchen', 'dining', 'bedroom', 'bathroom', 'hot_tub'] as const),
  ...(['pool', 'theater', 'game_room', 'fire_pit', 'view', 'deck', 'pets'] as const),
];

export type RoomChoice = readonly [room: RoomType, name: string];

/** Passed to the console's forms by their pages, so that console and shop share no script for it. */
export const ROOM_CHOICES = ROOM_TYPES.map((room): RoomChoice => [room, roomName(room)]);
