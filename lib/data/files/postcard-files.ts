import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fetchPhoto } from './photo-files';
import { isCabinDrawing } from '@/lib/pictures/letter-picture';

const UPLOADED = /^\/images\/uploads\/([0-9a-f-]+)\/([\w-]+\.webp)$/;

/** Reads a picture's file; null for one that isn't the site's own. */
export async function readPicture(address: string): Promise<Buffer | null> {
  if (isCabinDrawing(address)) return readFile(path.join(process.cwd(), 'public', address));
  const [, cabin, file] = UPLOADED.exec(address) ?? [];
  if (cabin === undefined || file === undefined) return null;
  const photo = await fetchPhoto(cabin, file);
  return photo && Buffer.from(await photo.arrayBuffer());
}

/** An icon of the example shop. */
export const readDrawnIcon = (name: string) =>
  readFile(path.join(process.cwd(), 'public/icons', name));

/** The host's note at the foot of a postcard. */
export const readNote = () => readFile(path.join(process.cwd(), 'public/images/notes/porch.svg'));

/** The site's font for rendered pictures, which take no compressed fonts: Latin letters in one weight. */
export async function readPostcardFonts() {
  const [fraunces, figtree] = await Promise.all([
    readFile(path.join(process.cwd(), 'public/fonts/fraunces-600.ttf')),
    readFile(path.join(process.cwd(), 'public/fonts/figtree-600.ttf')),
  ]);
  return [
    { name: 'Fraunces', data: fraunces, weight: 600 as const },
    { name: 'Figtree', data: figtree, weight: 600 as const },
  ];
}
