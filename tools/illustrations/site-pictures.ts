import { gatlinburg } from './area-gatlinburg.ts';
import { pigeonForge } from './area-pigeon-forge.ts';
import { sevierville } from './area-sevierville.ts';
import { wearsValley } from './area-wears-valley.ts';
import { cabinNamed, roomScene } from './cabin-pictures.ts';
import { cabinLook } from './cabin-looks.ts';
import { exterior } from './exterior.ts';
import { dawnRidges } from './home-scene.ts';
import { PORTRAIT, host } from './host.ts';
import { lostBear } from './lost-bear.ts';
import { inFolder, picture, type Picture, type Scenes } from './picture.ts';
import { lanternInRain } from './rain-lantern.ts';
import type { Size } from './sky.ts';

export const areaScenes: Scenes = {
  gatlinburg,
  'pigeon-forge': pigeonForge,
  sevierville,
  'wears-valley': wearsValley,
};

export const categoryScenes: Scenes = {
  'hot-tub': () => roomScene('quiet-hour', 'hot_tub', 'hot tub on the porch', 'dusk'),
  pool: () => roomScene('long-meadow-lights', 'pool', 'indoor pool', 'golden'),
  family: () => {
    const cabin = cabinNamed('roundtop-assembly');
    return exterior(cabin, cabinLook(cabin.slug), {
      time: 'morning',
      seed: 'category:family',
      mirrored: true,
      turned: true,
    });
  },
  'pet-friendly': () => roomScene('hayloft-in-the-cove', 'pets', 'dog on the porch', 'morning'),
  'mountain-views': () =>
    roomScene('three-ravens-overlook', 'view', 'fog from the porch rail', 'dawn'),
};

export function sitePictures(): Picture[] {
  const home: Size = { width: 1920, height: 1080 };
  return [
    picture('/images/home-hero.webp', () => dawnRidges(home, 0.484, 0.79, 1), home),
    picture('/images/host.webp', host, PORTRAIT),
    picture('/images/not-found.webp', lostBear),
    picture('/images/error.webp', lanternInRain),
    ...inFolder('areas', areaScenes),
    ...inFolder('categories', categoryScenes),
  ];
}
