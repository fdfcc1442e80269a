import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { discard, encode, record, requireFfmpeg, type FrameSize } from './render-encoder.ts';

type Tour = FrameSize & { slug: string; rooms: readonly string[] };
type Shot = FrameSize & { pixels: Buffer };

const WIDE = { width: 640, height: 360 };
const TALL = { width: 360, height: 640 };
const TOURS: readonly Tour[] = [
  { slug: 'laurel-lantern', rooms: ['hero', 'great-room', 'hot-tub', 'view'], ...WIDE },
  { slug: 'splash-and-cedar', rooms: ['hero', 'great-room', 'pool', 'game-room'], ...WIDE },
  { slug: 'three-ravens-overlook', rooms: ['hero', 'great-room', 'hot-tub', 'view'], ...TALL },
];
const FPS = 25;
const SHOT_SECONDS = 2.4;
const FADE_SECONDS = 0.6;
// The camera sees this share of a picture's height at its widest and at its closest.
const FAR = 1;
const NEAR = 0.84;
const MAX_BYTES = 900 * 1024;

const PUBLIC = path.join(import.meta.dirname, '../../public');

/** The picture of a room; a cabin without it shows the next one not shown yet. */
function chooseFiles({ slug, rooms }: Tour): string[] {
  const folder = path.join(PUBLIC, 'images', 'cabins', slug);
  const files = readdirSync(folder).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const chosen: string[] = [];
  for (const room of rooms) {
    const rest = files.filter((file) => !chosen.includes(file));
    const file = rest.find((name) => name.replace(/^\d+-/, '').startsWith(room)) ?? rest[0];
    if (file) chosen.push(file);
  }
  return chosen.map((file) => path.join(folder, file));
}

// Twice the size of the film, so that slow moves fall between pixels of the film instead of jumping over them.
async function readShot(file: string, { height, width }: FrameSize): Promise<Shot> {
  const { data, info } = await sharp(file)
    .resize({ height: Math.max(height, Math.ceil((width * 2) / 3)) * 2 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

const ease = (t: number) => t * t * (3 - 2 * t);

/** Every other shot moves in and to the right, the ones between out and to the left. */
function drawShot(shot: Shot, size: FrameSize, time: number, isInward: boolean): Float32Array {
  const t = isInward ? time : 1 - time;
  const fit = Math.min(shot.height, (shot.width * size.height) / size.width);
  const viewHeight = fit * (FAR + (NEAR - FAR) * t);
  const viewWidth = (viewHeight * size.width) / size.height;
  const isTall = size.height > size.width;
  const left = (shot.width - viewWidth) * (isTall ? 0.28 + 0.44 * t : 0.4 + 0.2 * t);
  const top = (shot.height - viewHeight) * 0.55;
  const frame = new Float32Array(size.width * size.height * 3);
  const step = viewHeight / size.height;
  for (let y = 0; y < size.height; y += 1) {
    const sourceY = Math.min(shot.height - 2, top + y * step);
    const [row, v] = [Math.floor(sourceY), sourceY % 1];
    for (let x = 0; x < size.width; x += 1) {
      const sourceX = Math.min(shot.width - 2, left + x * step);
      const [column, u] = [Math.floor(sourceX), sourceX % 1];
      const at = (row * shot.width + column) * 3;
      const below = at + shot.width * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const pixel = (offset: number) => shot.pixels[offset + channel] ?? 0;
        const upper = pixel(at) * (1 - u) + pixel(at + 3) * u;
        const lower = pixel(below) * (1 - u) + pixel(below + 3) * u;
        frame[(y * size.width + x) * 3 + channel] = upper * (1 - v) + lower * v;
      }
    }
  }
  return frame;
}

const mixed = (from = 0, to: number, weight: number) => from + (to - from) * weight;

function* drawTour(shots: readonly Shot[], size: FrameSize): Generator<Uint8Array> {
  const stepSeconds = SHOT_SECONDS - FADE_SECONDS;
  const seconds = stepSeconds * shots.length + FADE_SECONDS;
  for (let count = 0; count < seconds * FPS; count += 1) {
    const second = count / FPS;
    let frame: Float32Array | null = null;
    for (const [index, shot] of shots.entries()) {
      const since = second - index * stepSeconds;
      if (since < 0 || since >= SHOT_SECONDS) continue;
      const drawn = drawShot(shot, size, since / SHOT_SECONDS, index % 2 === 0);
      const before: Float32Array | null = frame;
      const weight: number = before ? ease(Math.min(1, since / FADE_SECONDS)) : 1;
      frame = before ? drawn.map((value, at): number => mixed(before[at], value, weight)) : drawn;
    }
    if (frame) yield new Uint8Array(new Uint8ClampedArray(frame).buffer);
  }
}

async function render(tour: Tour): Promise<void> {
  const { slug, width, height } = tour;
  const size = { width, height };
  const folder = path.join(PUBLIC, 'video', 'tours');
  mkdirSync(folder, { recursive: true });
  const shots = await Promise.all(chooseFiles(tour).map((file) => readShot(file, size)));
  const first = drawTour(shots, size).next().value;
  if (!first) throw new Error(`${slug} has no pictures`);
  await sharp(first, { raw: { ...size, channels: 3 } })
    .webp({ quality: 78 })
    .toFile(path.join(folder, `${slug}.webp`));
  const film = await record({ ...size, fps: FPS, frames: drawTour(shots, size) });
  encode(film, { file: path.join(folder, `${slug}.mp4`), quality: 21, size, maxBytes: MAX_BYTES });
  discard(film);
}

requireFfmpeg();
for (const tour of TOURS) await render(tour);
