import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { encode, type Encoding } from './encode.ts';

const DRAWINGS = path.resolve(import.meta.dirname, '../../../public/images/cabins/laurel-lantern');
const WIDTH = 1600;

/** A cabin's drawing as a JPEG file of a camera's size and type. */
export async function makePhotograph(name: string, encoding?: Encoding): Promise<Buffer> {
  const { data, info } = await sharp(path.join(DRAWINGS, `${name}.webp`))
    .resize(WIDTH)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encode({ pixels: data, width: info.width, height: info.height }, encoding);
}

/** Writes distinct photographs into a folder. Returns their paths. */
export async function makePhotographs(folder: string, count: number): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(DRAWINGS).map((file) => path.parse(file).name);
  return Promise.all(
    names.slice(0, count).map(async (name) => {
      const photograph = path.join(folder, `${name}.jpg`);
      writeFileSync(photograph, await makePhotograph(name));
      return photograph;
    }),
  );
}
