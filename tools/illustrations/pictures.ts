import { cabins } from '../../supabase/seed/cabins.ts';
import { cabinPictures } from './cabin-pictures.ts';
import type { Picture } from './picture.ts';
import { sitePictures } from './site-pictures.ts';
import { socialPictures } from './social-pictures.ts';
import { storyPictures } from './story-pictures.ts';

export const allPictures = (): Picture[] => [
  ...sitePictures(),
  ...storyPictures(),
  ...socialPictures(),
  ...cabins.flatMap(cabinPictures),
];
