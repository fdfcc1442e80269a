import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const root = path.resolve(import.meta.dirname, '../..');
const rounded = readFileSync(path.join(root, 'app/icon.svg'), 'utf8');
// Phones cut their own corners.
const square = rounded.replace(/ rx="[\d.]+"/, '');
// A mask may take a fifth of every side away; the drawing goes on beyond its frame for that.
const maskable = square
  .replace('viewBox="0 0 48 48"', 'viewBox="-8 -8 64 64"')
  .replace(/<clipPath[\s\S]*?<g[^>]*>/, '<g>');

function draw(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An .ico file is a directory of sixteen bytes per picture, followed by the pictures, here as PNG. */
function toIco(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

function save(file: string, content: Buffer): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
  console.log(`${file}, ${content.length} bytes`);
}

const small = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, png: await draw(rounded, size) })),
);
save('app/favicon.ico', toIco(small));
save('app/apple-icon.png', await draw(square, 180));
save('public/icons/icon-192.png', await draw(rounded, 192));
save('public/icons/icon-512.png', await draw(rounded, 512));
save('public/icons/maskable-512.png', await draw(maskable, 512));
