import { cabins } from '../../supabase/seed/cabins.ts';
import { heroScene } from './cabin-pictures.ts';
import { dawnRidges } from './home-scene.ts';
import { hostPreview } from './host.ts';
import { moved } from './ink.ts';
import { picture, type Picture, type Scenes } from './picture.ts';
import { areaScenes, categoryScenes } from './site-pictures.ts';
import type { Size } from './sky.ts';
import { articleScenes, eventScenes, guideScenes } from './story-pictures.ts';

const PREVIEW: Size = { width: 1200, height: 630 };

const previewOf = (name: string, draw: () => string): Picture =>
  picture(`/images/social/${name}.jpg`, draw, PREVIEW);

/** A scene seen through a wider opening; `top` is how much of its sky stays outside. */
const crop = (draw: () => string, top: number) => () => moved(0, -top, draw());

/** No house reaches above it, and every path ends within the picture. */
const CABIN_TOP = 110;

/** Where the subject of a scene does not sit in the middle of its sheet. */
const tops: Record<string, number> = {
  'areas/gatlinburg': 140,
  'areas/pigeon-forge': 60,
  'areas/wears-valley': 60,
  plan: 66,
  fall: 90,
  'visitor-guide': 110,
  events: 20,
  promise: 66,
  'founders-pricing': 160,
  blog: 150,
};

const crops = (folder: string, scenes: Scenes): Picture[] =>
  Object.entries(scenes).map(([name, draw]) =>
    previewOf(`${folder}${name}`, crop(draw, tops[`${folder}${name}`] ?? 110)),
  );

// A guest's own shortlist has no public page.
const guides = Object.fromEntries(Object.entries(guideScenes).filter(([name]) => name !== 'saved'));

/** What a shared link shows: 1200 by 630, and never any lettering. */
export function socialPictures(): Picture[] {
  return [
    picture('/images/social-default.jpg', () => dawnRidges(PREVIEW, 0.53, 0.8, 0.62), PREVIEW),
    ...cabins.map((cabin) =>
      previewOf(`cabins/${cabin.slug}`, crop(() => heroScene(cabin), CABIN_TOP)),
    ),
    ...crops('areas/', areaScenes),
    ...crops('categories/', categoryScenes),
    ...crops('', guides),
    ...crops('blog/', articleScenes),
    ...crops('events/', eventScenes),
    previewOf('about', hostPreview),
  ];
}
