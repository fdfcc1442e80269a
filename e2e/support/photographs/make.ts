import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const DRAWINGS = path.resolve(import.meta.dirname, '../../../public/images/cabins/laurel-lantern');
const WIDTH = 1600;

/** Writes so many different JPEG files, as large as photographs, into a folder: drawings of a cabin. Answers their paths. */
export async function makePhotographs(folder: string, count: number): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(DRAWINGS).slice(0, count);
  return Promise.all(
    names.map(async (name) => {
      const photograph = path.join(folder, name.replace(/webp$/, 'jpg'));
      await sharp(path.join(DRAWINGS, name)).resize(WIDTH).jpeg().toFile(photograph);
      return photograph;
    }),
  );
}
