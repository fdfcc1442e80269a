import type { RoomType } from '../../lib/domain/cabin.ts';
import { cabins } from '../../supabase/seed/cabins.ts';
import { heroImageUrl, photoUrl } from '../../supabase/seed/catalogue-sql.ts';
import { hashNumber } from '../../supabase/seed/hash.ts';
import type { Scene, SeedCabin } from '../../supabase/seed/seed-cabin.ts';
import { gatlinburg } from './area-gatlinburg.ts';
import { pigeonForge } from './area-pigeon-forge.ts';
import { sevierville } from './area-sevierville.ts';
import { wearsValley } from './area-wears-valley.ts';
import { cabinLook } from './cabin-looks.ts';
import { exterior } from './exterior.ts';
import { firePit } from './fire-pit-scene.ts';
import { dawnRidges } from './home-scene.ts';
import { PORTRAIT, host } from './host.ts';
import { sheet } from './ink.ts';
import type { Time } from './light.ts';
import { lostBear } from './lost-bear.ts';
import { charger, court } from './outdoor-details.ts';
import { deck, hotTub, pets } from './porch-scenes.ts';
import { lanternInRain } from './rain-lantern.ts';
import { bathroom } from './room-bath.ts';
import { bedroom } from './room-beds.ts';
import { dining } from './room-dining.ts';
import { closer } from './room-framing.ts';
import { gameRoom } from './room-games.ts';
import { kitchen } from './room-kitchen.ts';
import { greatRoom } from './room-living.ts';
import { indoorPool } from './room-pool.ts';
import { theater } from './room-theater.ts';
import { CANVAS, type Size } from './sky.ts';
import { subjectOf, timeNamed, type Subject } from './subject.ts';
import { view } from './view-scene.ts';

export type Picture = { url: string; svg: () => string };

const inside =
  (draw: (subject: Subject) => string, zoom: number, y = 450) =>
  (subject: Subject): string =>
    closer(draw(subject), zoom, 600, y);

const rooms: Record<Exclude<RoomType, 'exterior'>, (subject: Subject) => string> = {
  great_room: inside(greatRoom, 1.28, 420),
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
    reach: scene === 'night' ? 0.5 : 0.7,
  });
}

const picture = (url: string, draw: () => string, size: Size = CANVAS): Picture => ({
  url,
  svg: () => sheet(size.width, size.height, draw()),
});

export function cabinPictures(cabin: SeedCabin): Picture[] {
  const look = cabinLook(cabin.slug);
  const hero = picture(heroImageUrl(cabin), () =>
    exterior(cabin, look, {
      time: look.hero,
      seed: cabin.slug,
      mirrored: turned(cabin),
      reach: 0.58,
    }),
  );
  const photos = cabin.photos.map(([room, words, scene], index) =>
    picture(photoUrl(cabin, index), () =>
      room === 'exterior'
        ? outside(cabin, index, words, scene)
        : rooms[room](subjectOf(cabin, look, index, words)),
    ),
  );
  return [hero, ...photos];
}

function model(slug: string): SeedCabin {
  const cabin = cabins.find((one) => one.slug === slug);
  if (!cabin) throw new Error(`There is no cabin "${slug}".`);
  return cabin;
}

function scene(slug: string, room: Exclude<RoomType, 'exterior'>, words: string, time?: Time) {
  const cabin = model(slug);
  return rooms[room](subjectOf(cabin, cabinLook(slug), 90, words, time));
}

function sitePictures(): Picture[] {
  const home: Size = { width: 1920, height: 1080 };
  const social: Size = { width: 1200, height: 630 };
  const family = model('roundtop-assembly');
  return [
    picture('/images/home-hero.webp', () => dawnRidges(home, 0.484, 0.79, 1), home),
    picture('/images/social-default.jpg', () => dawnRidges(social, 0.53, 0.8, 0.62), social),
    picture('/images/host.webp', host, PORTRAIT),
    picture('/images/not-found.webp', lostBear),
    picture('/images/error.webp', lanternInRain),
    picture('/images/areas/gatlinburg.webp', gatlinburg),
    picture('/images/areas/pigeon-forge.webp', pigeonForge),
    picture('/images/areas/sevierville.webp', sevierville),
    picture('/images/areas/wears-valley.webp', wearsValley),
    picture('/images/categories/hot-tub.webp', () =>
      scene('quiet-hour', 'hot_tub', 'hot tub on the porch', 'dusk'),
    ),
    picture('/images/categories/pool.webp', () =>
      scene('long-meadow-lights', 'pool', 'indoor pool', 'golden'),
    ),
    picture('/images/categories/family.webp', () =>
      exterior(family, cabinLook(family.slug), {
        time: 'morning',
        seed: 'category:family',
        mirrored: true,
        reach: 0.66,
      }),
    ),
    picture('/images/categories/pet-friendly.webp', () =>
      scene('hayloft-in-the-cove', 'pets', 'dog on the porch', 'morning'),
    ),
    picture('/images/categories/mountain-views.webp', () =>
      scene('three-ravens-overlook', 'view', 'fog from the porch rail', 'dawn'),
    ),
  ];
}

export const allPictures = (): Picture[] => [...sitePictures(), ...cabins.flatMap(cabinPictures)];
