import sharp from 'sharp';
import { clamp, fbm, randomOf, step } from './noise.ts';

/** Linear light, three numbers for each pixel. */
export type Film = { width: number; height: number; light: Float32Array };
const at = (list: Float32Array, index: number): number => list[index] ?? 0;

/** Of the lamps' and leaves' colours, what a camera keeps. */
const SATURATION = 0.82;

/** The curve of a camera: soft shoulder and toe (ACES, Narkowicz). */
const curve = (light: number) => {
  const x = Math.max(light, 0);
  return clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)) ** (1 / 2.2);
};

function exposureOf({ light, width, height }: Film, grey: number): number {
  let sum = 0;
  const pixels = width * height;
  for (let n = 0; n < pixels; n += 7) {
    sum += Math.log(0.002 + clamp(at(light, n * 3 + 1), 0, 2));
  }
  return grey / Math.exp(sum / Math.ceil(pixels / 7));
}

/** Against the colour of the light, as cameras balance it: half of the way. */
function balanceOf({ light }: Film): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  for (let n = 0; n < light.length; n += 21) {
    for (const c of [0, 1, 2] as const) sums[c] += clamp(at(light, n + c), 0, 2);
  }
  const [red, green, blue] = sums;
  const share = (sum: number) => (green / Math.max(sum, 1e-6)) ** 0.4;
  return [share(red), 1, share(blue)];
}

/** A lens spreads what is bright. */
async function glare({ width, height, light }: Film, exposure: number): Promise<Buffer> {
  const bright = Buffer.alloc(width * height * 3);
  for (let n = 0; n < bright.length; n++)
    bright[n] = clamp((at(light, n) * exposure - 0.9) * 0.4) * 255;
  const raw = { width, height, channels: 3 as const };
  const small = await sharp(bright, { raw })
    .resize(Math.round(width / 4))
    .blur(9)
    .toColourspace('srgb')
    .png()
    .toBuffer();
  return sharp(small).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}

type Plume = { kind: 'steam' | 'fire'; x: number; y: number; width: number; height: number };
/** Steam or flames over a place of the picture. */
function drawPlume({ width, height, light }: Film, plume: Plume, seed: number) {
  const bottom = Math.min(height, Math.ceil(plume.y));
  for (let y = Math.max(0, Math.floor(plume.y - plume.height)); y < bottom; y++) {
    const up = (plume.y - y) / plume.height;
    for (let x = 0; x < width; x++) {
      const side = (x - plume.x) / plume.width;
      if (Math.abs(side) > 1) continue;
      const n = (y * width + x) * 3;
      const bend = fbm(side * 2 + seed, up * 3, 3) - 0.5;
      if (plume.kind === 'steam') {
        const wisp = fbm(side * 2.2 + bend * 2 + seed, up * 1.6 + bend, 5, 3);
        const cover =
          step(0.42, 0.85, wisp) *
          step(1, 0.5, Math.abs(side)) *
          step(1, 0.4, up) *
          step(0, 0.2, up) *
          0.5;
        for (let c = 0; c < 3; c++) light[n + c] = at(light, n + c) * (1 - cover) + 0.75 * cover;
        continue;
      }
      const tongue =
        (1 - up) * (0.5 + 0.6 * fbm(side * 3.5 + seed, up * 2.2 - seed, 3)) -
        Math.abs(side + bend * 0.9 * up);
      const heat = step(0.02, 0.5, tongue);
      light[n] = at(light, n) + heat * 5;
      light[n + 1] = at(light, n + 1) + heat * heat * 2.4;
      light[n + 2] = at(light, n + 2) + heat ** 4 * 0.7;
    }
  }
}

type Development = {
  seed: number;
  grey: number;
  width: number;
  height: number;
  isMirrored: boolean;
  plume: Plume | null;
};

/** Exposes, draws the picture larger and adds the grain and darker corners of a camera. */
export async function develop(film: Film, wish: Development): Promise<Buffer> {
  const { seed, grey, width, height, isMirrored, plume } = wish;
  const exposure = exposureOf(film, grey);
  if (plume) drawPlume(film, plume, seed);
  const balance = balanceOf(film);
  const spread = await glare(film, exposure);
  const pixels = Buffer.alloc(film.width * film.height * 3);
  for (let n = 0; n < pixels.length; n++) {
    const pixel = Math.floor(n / 3);
    const x = (pixel % film.width) / film.width - 0.5;
    const y = Math.floor(pixel / film.width) / film.height - 0.5;
    const corner = 1 - 0.55 * (x * x + y * y);
    const bright = (spread[n] ?? 0) / 255;
    const grey =
      (at(film.light, pixel * 3) +
        2 * at(film.light, pixel * 3 + 1) +
        at(film.light, pixel * 3 + 2)) /
      4;
    const value = (grey + (at(film.light, n) - grey) * SATURATION) * (balance[n % 3] ?? 1);
    pixels[n] = 255 * curve((value * exposure + bright * 0.35) * corner);
  }
  const raw = { width: film.width, height: film.height, channels: 3 as const };
  const large = await sharp(pixels, { raw })
    .resize(width, height, { kernel: 'mitchell' })
    .flop(isMirrored)
    .raw()
    .toBuffer();
  const random = randomOf(seed);
  for (let n = 0; n < large.length; n += 3) {
    const grain = (random() + random() + random() - 1.5) * 9;
    for (let c = n; c < n + 3; c++)
      large[c] = clamp((large[c] ?? 0) + grain + (random() - 0.5) * 3, 0, 255);
  }
  return large;
}
