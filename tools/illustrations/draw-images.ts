import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { drawContactSheets } from './contact-sheet.ts';
import { readPictureColors } from './picture-colors.ts';
import type { Picture } from './picture.ts';
import { allPictures } from './pictures.ts';

const root = join(import.meta.dirname, '../..');
const publicFolder = join(root, 'public');
const PREVIEW_BYTES = 120 * 1024;

/** Some apps drop the preview of a link when its picture is heavy. */
async function encodePreview(image: Sharp): Promise<Buffer> {
  for (const quality of [78, 72, 66, 60]) {
    const file = await image.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (file.length <= PREVIEW_BYTES) return file;
  }
  throw new Error('A preview does not fit into its limit.');
}

async function save({ url, svg }: Picture): Promise<void> {
  const file = join(publicFolder, url);
  const image = sharp(Buffer.from(svg()));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    url.endsWith('.jpg')
      ? await encodePreview(image)
      : await image.webp({ quality: 78, smartSubsample: true }).toBuffer(),
  );
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

// `--only kitchen` draws the pictures with that in their address, `--sheet kitchen` shows them side by side.
const [flag, filter = ''] = process.argv.slice(2);
const pictures = allPictures();
const chosen = pictures.filter(({ url }) => url.includes(filter));

if (flag === '--sheet') await drawContactSheets(chosen, join(root, '.local', 'contact-sheets'));
else {
  for (const picture of chosen) await save(picture);
  removeOthers(pictures);
  const colors = await readPictureColors(publicFolder);
  writeFileSync(
    join(root, 'lib', 'data', 'picture-colors.json'),
    `${JSON.stringify(colors, null, 2)}\n`,
  );
}
