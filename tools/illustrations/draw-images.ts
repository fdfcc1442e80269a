import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { drawContactSheets } from './contact-sheet.ts';
import { readPictureColors } from './picture-colors.ts';
import type { Picture } from './picture.ts';
import { allPictures } from './pictures.ts';

const root = join(import.meta.dirname, '../..');
const publicFolder = join(root, 'public');
const PREVIEW_BYTES = 120 * 1024;
/** Above this, for each thousand pixels, a picture is encoded a little more tightly. */
const BYTES_PER_KILOPIXEL = 46;

/** Some apps drop the preview of a link when its picture is heavy. */
async function encodePreview(image: Sharp): Promise<Buffer> {
  for (const quality of [78, 72, 66, 60]) {
    const file = await image.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (file.length <= PREVIEW_BYTES) return file;
  }
  throw new Error('A preview does not fit into its limit.');
}

async function encodePicture(image: Sharp): Promise<Buffer> {
  const { width, height } = await image.metadata();
  const limit = ((width * height) / 1000) * BYTES_PER_KILOPIXEL;
  const encode = (quality: number) =>
    image.clone().webp({ quality, smartSubsample: true }).toBuffer();
  const file = await encode(78);
  return file.length <= limit ? file : encode(file.length <= limit * 1.1 ? 74 : 70);
}

async function save({ url, svg }: Picture): Promise<void> {
  const file = join(publicFolder, url);
  const image = sharp(Buffer.from(svg()));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    url.endsWith('.jpg') ? await encodePreview(image) : await encodePicture(image),
  );
}

/** Some at a time, so that drawing, rendering and encoding use all cores. */
async function saveAll(pictures: readonly Picture[]): Promise<void> {
  const left = [...pictures];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) await save(next);
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
}

function removeOthers(pictures: readonly Picture[]): void {
  const wanted = new Set(pictures.map(({ url }) => join(publicFolder, url)));
  for (const folder of ['cabins', 'social']) {
    const within = join(publicFolder, 'images', folder);
    for (const entry of readdirSync(within, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile() && !wanted.has(file)) rmSync(file);
    }
  }
}

// `--only kitchen pebble` draws the pictures with one of these in their address, `--sheet kitchen` shows them side by side.
const [flag, ...words] = process.argv.slice(2);
const pictures = allPictures();
const chosen = pictures.filter(
  ({ url }) => !words.length || words.some((word) => url.includes(word)),
);

if (flag === '--sheet') await drawContactSheets(chosen, join(root, '.local', 'contact-sheets'));
else {
  await saveAll(chosen);
  removeOthers(pictures);
  const colors = await readPictureColors(publicFolder);
  writeFileSync(
    join(root, 'lib', 'data', 'picture-colors.json'),
    `${JSON.stringify(colors, null, 2)}\n`,
  );
}
