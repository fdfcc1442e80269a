import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { discard, encode, record, requireFfmpeg } from './render-encoder.ts';
import { heroPainter, type HeroAnchors, type Picture } from './render-hero-frames.ts';

// Run it again after the picture changed; the anchors are fractions of the picture's size.
const PICTURE = 'images/home-hero.webp';
const ANCHORS: HeroAnchors = {
  chimney: { x: 0.5385, y: 0.452, width: 0.013 },
  house: [
    [0.38, 0.668],
    [0.478, 0.496],
    [0.522, 0.482],
    [0.522, 0.448],
    [0.5545, 0.448],
    [0.5525, 0.472],
    [0.6235, 0.606],
    [0.612, 0.815],
    [0.39, 0.815],
  ],
};
const SECONDS = 10;
const FPS = 20;
const SIZE = { width: 1920, height: 1080 };
const WIDE = { width: 1600, height: 900 };
const SMALL = { width: 1280, height: 720 };
const MB = 1024 * 1024;

const PUBLIC = path.join(import.meta.dirname, '../../public');
const video = (name: string) => path.join(PUBLIC, 'video', name);

async function readPicture(): Promise<Picture> {
  const pixels = await sharp(path.join(PUBLIC, PICTURE))
    .resize(SIZE.width, SIZE.height, { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { ...SIZE, pixels };
}

function* moments(paint: (time: number) => Uint8Array): Generator<Uint8Array> {
  const count = SECONDS * FPS;
  for (let frame = 0; frame < count; frame += 1) yield paint(frame / count);
}

requireFfmpeg();
mkdirSync(path.join(PUBLIC, 'video'), { recursive: true });
const paint = heroPainter(await readPicture(), ANCHORS);
await sharp(paint(0), { raw: { ...SIZE, channels: 3 } })
  .webp({ quality: 80 })
  .toFile(path.join(PUBLIC, 'images/hero-poster.webp'));
if (!process.argv.includes('--poster')) {
  const film = await record({ ...SIZE, fps: FPS, frames: moments(paint) });
  const wide = { size: WIDE, maxBytes: 2 * MB };
  const small = { size: SMALL, maxBytes: MB };
  encode(film, { ...wide, file: video('hero.mp4'), quality: 20 });
  encode(film, { ...wide, file: video('hero.webm'), quality: 27 });
  encode(film, { ...small, file: video('hero-mobile.mp4'), quality: 20 });
  encode(film, { ...small, file: video('hero-mobile.webm'), quality: 27 });
  discard(film);
}
