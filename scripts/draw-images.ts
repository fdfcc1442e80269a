import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { drawContactSheets } from './drawing/contact-sheet.ts';
import { allPictures, type Picture } from './drawing/pictures.ts';

const root = join(import.meta.dirname, '..');
const publicFolder = join(root, 'public');

async function save({ url, svg }: Picture): Promise<void> {
  const file = join(publicFolder, url);
  mkdirSync(dirname(file), { recursive: true });
  const image = sharp(Buffer.from(svg()));
  if (url.endsWith('.jpg')) await image.jpeg({ quality: 84, mozjpeg: true }).toFile(file);
  else await image.webp({ quality: 78, smartSubsample: true }).toFile(file);
}

function removeOthers(pictures: readonly Picture[]): void {
  const wanted = new Set(pictures.map(({ url }) => join(publicFolder, url)));
  const folder = join(publicFolder, 'images', 'cabins');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !wanted.has(file)) rmSync(file);
  }
}

const [flag, filter = ''] = process.argv.slice(2);
const pictures = allPictures().filter(({ url }) => url.includes(filter));

if (flag === '--sheet') await drawContactSheets(pictures, join(root, '.local', 'contact-sheets'));
else {
  for (const picture of pictures) await save(picture);
  removeOthers(pictures);
}
