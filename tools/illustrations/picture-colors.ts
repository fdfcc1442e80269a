import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import sharp from 'sharp';

const PAPER = '#fbf8f2';

/** The mean colour of each picture in the folder by its address, to stand in while it loads. */
export async function readPictureColors(publicFolder: string): Promise<Record<string, string>> {
  const colors: Record<string, string> = {};
  const files = readdirSync(join(publicFolder, 'images'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(webp|jpg)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    const mean = await sharp(file)
      .flatten({ background: PAPER })
      .resize(1, 1, { fit: 'fill' })
      .raw()
      .toBuffer();
    const url = `/${relative(publicFolder, file).split(sep).join('/')}`;
    colors[url] = `#${mean.toString('hex')}`;
  }
  return colors;
}
