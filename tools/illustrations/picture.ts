import { sheet } from './ink.ts';
import { CANVAS, type Size } from './sky.ts';

export type Picture = { url: string; svg: () => string };

export const picture = (url: string, draw: () => string, size: Size = CANVAS): Picture => ({
  url,
  svg: () => sheet(size.width, size.height, draw()),
});

/** Drawings by the name of their file. */
export type Scenes = Record<string, () => string>;

export const inFolder = (folder: string, scenes: Scenes): Picture[] =>
  Object.entries(scenes).map(([name, draw]) => picture(`/images/${folder}/${name}.webp`, draw));
