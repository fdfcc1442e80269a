import type { RoomType } from '../../lib/domain/catalog/cabin.ts';
import { cabins } from '../../supabase/seed/cabins.ts';
import { photoUrl } from '../../supabase/seed/catalog-sql.ts';
import { hashNumber } from '../../supabase/seed/hash.ts';
import type { Scene, SeedCabin, SeedPhoto } from '../../supabase/seed/seed-cabin.ts';
import { cabinLook } from './cabin-looks.ts';
import { exterior } from './exterior.ts';
import { firePit } from './fire-pit-scene.ts';
import type { Time } from './light.ts';
import { charger, court } from './outdoor-details.ts';
import { picture, type Picture } from './picture.ts';
import { deck, pets } from './porch-scenes.ts';
import { bathroom } from './room-bath.ts';
import { bedroom } from './room-beds.ts';
import { dining } from './room-dining.ts';
import { closer } from './room-framing.ts';
import { gameRoom } from './room-games.ts';
import { kitchen } from './room-kitchen.ts';
import { greatRoom } from './room-living.ts';
import { indoorPool } from './room-pool.ts';
import { theater } from './room-theater.ts';
import { subjectOf, timeNamed, type Subject } from './subject.ts';
import { hotTub } from './tub-scene.ts';
import { view } from './view-scene.ts';

const inside =
  (draw: (subject: Subject) => string, zoom: number, y = 450) =>
  (subject: Subject): string =>
    closer(draw(subject), zoom, 600, y);

const rooms: Record<Exclude<RoomType, 'exterior'>, (subject: Subject) => string> = {
  great_room: greatRoom,
  kitchen: inside(kitchen, 1.38),
  dining: inside(dining, 1.32),
  bedroom: (subject) =>
    closer(bedroom(subject), subject.words.includes('bunk') ? 1.2 : 1.38, 600, 450),
  bathroom: inside(bathroom, 1.38),
  hot_tub: hotTub,
  pool: inside(indoorPool, 1.08),
  theater: inside(theater, 1.1),
  game_room: inside(gameRoom, 1.3),
  fire_pit: firePit,
  view,
  deck,
  pets,
};

const turned = ({ slug }: SeedCabin): boolean => hashNumber(`side:${slug}`) % 3 === 0;

export function heroScene(cabin: SeedCabin): string {
  const look = cabinLook(cabin.slug);
  return exterior(cabin, look, {
    time: look.hero,
    seed: cabin.slug,
    mirrored: turned(cabin),
  });
}

function outside(cabin: SeedCabin, index: number, words: string, scene?: Scene): string {
  const look = cabinLook(cabin.slug);
  if (scene === 'court') return court(subjectOf(cabin, look, index, words));
  if (scene === 'charger') return charger(subjectOf(cabin, look, index, words));
  const time: Time = timeNamed(words.toLowerCase()) ?? (scene === 'night' ? 'night' : look.close);
  const seed = `${cabin.slug}:${index}`;
  return exterior(cabin, look, {
    time,
    seed,
    mirrored: !turned(cabin),
    turned: true,
    reach: scene === 'night' ? 0.86 : 1.14,
  });
}

export function cabinPictures(cabin: SeedCabin): Picture[] {
  const look = cabinLook(cabin.slug);
  const draw = ([room, words, scene]: SeedPhoto, index: number): string => {
    if (index === 0) return heroScene(cabin);
    return room === 'exterior'
      ? outside(cabin, index, words, scene)
      : rooms[room](subjectOf(cabin, look, index, words));
  };
  return cabin.photos.map((photo, index) =>
    picture(photoUrl(cabin, index), () => draw(photo, index)),
  );
}

export function cabinNamed(slug: string): SeedCabin {
  const cabin = cabins.find((one) => one.slug === slug);
  if (!cabin) throw new Error(`There is no cabin "${slug}".`);
  return cabin;
}

/** A room of one cabin for a picture that is not among its own. */
export function roomScene(
  slug: string,
  room: Exclude<RoomType, 'exterior'>,
  words: string,
  time?: Time,
): string {
  return rooms[room](subjectOf(cabinNamed(slug), cabinLook(slug), 90, words, time));
}
