import { cabins } from '../../supabase/seed/cabins.ts';
import { heroScene } from './cabin-pictures.ts';
import { dawnRidges } from './home-scene.ts';
import { moved } from './ink.ts';
import { picture, type Picture } from './picture.ts';
import { areaScenes, categoryScenes } from './site-pictures.ts';
import type { Size } from './sky.ts';

const PREVIEW: Size = { width: 1200, height: 630 };

const previewOf = (name: string, draw: () => string): Picture =>
  picture(`/images/social/${name}.jpg`, draw, PREVIEW);

/** A scene seen through a wider opening; `top` is how much of its sky stays outside. */
const crop = (draw: () => string, top: number) => () => moved(0, -top, draw());

/** Where the subject of a scene does not sit in the middle of its sheet. */
const tops: Record<string, number> = {};

const crops = (folder: string, scenes: Record<string, () => string>): Picture[] =>
  Object.entries(scenes).map(([name, draw]) =>
    previewOf(`${folder}/${name}`, crop(draw, tops[`${folder}/${name}`] ?? 110)),
  );

/** What a shared link shows: 1200 by 630, and never any lettering. */
export function socialPictures(): Picture[] {
  return [
    picture('/images/social-default.jpg', () => dawnRidges(PREVIEW, 0.53, 0.8, 0.62), PREVIEW),
    ...cabins.map((cabin) => previewOf(`cabins/${cabin.slug}`, () => heroScene(cabin, true))),
    ...crops('areas', areaScenes),
    ...crops('categories', categoryScenes),
  ];
}
