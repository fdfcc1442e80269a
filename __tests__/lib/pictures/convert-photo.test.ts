import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { encode, type Encoding } from '@/e2e/support/photographs/encode';
import { convertPhoto, type ConvertedPhoto } from '@/lib/pictures/convert-photo';
import { CORNERS, fourCorners } from './picture-files';

// Large pictures take long on a busy machine.
jest.setTimeout(120_000);

const heic = (name: string) => readFileSync(`e2e/support/photographs/heic/${name}.heic`);
const photo = (encoding?: Encoding, width = 1_200, height = 800) =>
  encode({ pixels: fourCorners(width, height), width, height }, encoding);

async function converted(file: Buffer): Promise<ConvertedPhoto> {
  const outcome = await convertPhoto(file);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome;
}

/** The colour at a place, from 0 to 1 of each side. */
async function colorAt(file: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

function expectColor(found: number[], hex: string, tolerance = 10) {
  const off = [...Buffer.from(hex, 'hex')].map((part, n) => Math.abs(part - (found[n] ?? 999)));
  expect({ found, hex, isNear: Math.max(...off) <= tolerance }).toMatchObject({ isNear: true });
}

const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8] as const;
test.each(EIGHT)('turns a photograph of orientation %i upright', async (orientation) => {
  const file = await photo({ orientation });
  const before = await sharp(file).metadata();
  expect([before.orientation ?? 1, before.width]).toEqual([
    orientation,
    orientation > 4 ? 800 : 1_200,
  ]);
  const { file: after, width, height } = await converted(file);
  expect([width, height]).toEqual([1_200, 800]);
  expectColor(await colorAt(after, 0.2, 0.2), CORNERS.topLeft);
  expectColor(await colorAt(after, 0.8, 0.2), CORNERS.topRight);
  expectColor(await colorAt(after, 0.2, 0.8), CORNERS.bottomLeft);
  expectColor(await colorAt(after, 0.8, 0.8), CORNERS.bottomRight);
});

test('turns a HEIC file as its box says, once', async () => {
  const { file, width, height } = await converted(heic('turned'));
  expect([width, height]).toEqual([1_600, 1_067]);
  const [skyRed = 0, , skyBlue = 0] = await colorAt(file, 0.7, 0.05);
  const [railRed = 0, , railBlue = 0] = await colorAt(file, 0.4, 0.86);
  expect(skyBlue).toBeGreaterThan(skyRed);
  expect(railRed).toBeGreaterThan(railBlue + 30);
});

const GPS_TAG = Buffer.from([0x25, 0x88]);
test('leaves out the place, the camera and the profile', async () => {
  const file = await photo({ withPlace: true, orientation: 6, profile: 'p3' });
  const before = await sharp(file).metadata();
  expect(before.exif?.includes(GPS_TAG)).toBe(true);
  expect(before.icc).toBeDefined();
  expect(heic('turned').includes('Exif')).toBe(true);
  for (const original of [file, heic('turned'), heic('display-p3')]) {
    const { file: published, preview } = await converted(original);
    for (const [picture, format] of [
      [published, 'webp'],
      [preview, 'jpeg'],
    ] as const) {
      const found = await sharp(picture).metadata();
      expect(found).toMatchObject({ format, space: 'srgb', channels: 3, depth: 'uchar' });
      const { exif, icc, iptc, xmp, orientation } = found;
      expect({ exif, icc, iptc, xmp, orientation }).toEqual({});
      expect(picture.includes('Exif')).toBe(false);
    }
  }
});

const pure = (red: number, green: number, blue: number) =>
  Buffer.alloc(1_200 * 800 * 3, Buffer.from([red, green, blue]));
test('keeps the red of a Display P3 photograph', async () => {
  const file = await encode(
    { pixels: pure(255, 0, 0), width: 1_200, height: 800 },
    { profile: 'p3' },
  );
  const stored = await sharp(file, { ignoreIcc: true }).png().toBuffer();
  expectColor(await colorAt(stored, 0.5, 0.5), 'ea3323', 3);
  for (const original of [file, heic('display-p3')]) {
    const { file: published, preview, color } = await converted(original);
    expectColor(await colorAt(published, 0.5, 0.5), 'ff0000', 6);
    expectColor(await colorAt(preview, 0.5, 0.5), 'ff0000', 6);
    expectColor([...Buffer.from(color, 'hex')], 'ff0000', 6);
  }
});

test('takes a HEIC file without a profile as sRGB', async () => {
  const { file, width, height } = await converted(heic('plain'));
  expect([width, height]).toEqual([1_600, 1_067]);
  const stats = await sharp(file).stats();
  // A wall of pale plaster, a floor of wood: no channel is missing or swapped.
  const [red, green, blue] = stats.channels.map(({ mean }) => mean);
  expect(red).toBeGreaterThan(green ?? 0);
  expect(green).toBeGreaterThan(blue ?? 0);
  expect(blue).toBeGreaterThan(60);
});

test.each([
  [5_200, 3_000, 2_560, 1_477],
  [1_500, 4_000, 960, 2_560],
  [2_560, 100, 2_560, 100],
  [1_024, 700, 1_024, 700],
])('publishes %i × %i pixels as %i × %i', async (width, height, wide, high) => {
  const outcome = await converted(await photo({}, width, height));
  expect([outcome.width, outcome.height]).toEqual([wide, high]);
  const { width: own, height: tall } = await sharp(outcome.file).metadata();
  expect([own, tall]).toEqual([wide, high]);
  const preview = await sharp(outcome.preview).metadata();
  expect(preview).toMatchObject({ width: 1_200, height: 630, format: 'jpeg' });
});

test('says its average colour', async () => {
  const { color } = await converted(await photo());
  expect(color).toMatch(/^[0-9a-f]{6}$/);
  const colors = Object.values(CORNERS).map((hex) => [...Buffer.from(hex, 'hex')]);
  const mean = [0, 1, 2].map((part) => colors.reduce((sum, one) => sum + (one[part] ?? 0), 0) / 4);
  expectColor(mean, color, 6);
});

const raw = { width: 1_200, height: 800, channels: 3 as const };
const source = () => sharp(fourCorners(1_200, 800), { raw });
test.each([
  ['PNG', () => source().png().toBuffer()],
  ['WebP', () => source().webp({ lossless: true }).toBuffer()],
  [
    'JPEG with CMYK inks',
    () => source().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(),
  ],
  ['progressive JPEG', () => source().jpeg({ progressive: true }).toBuffer()],
  [
    'PNG of 16 bits with opaque alpha',
    () => source().toColourspace('rgb16').ensureAlpha().png().toBuffer(),
  ],
])('reads a %s file', async (_, make) => {
  const { file } = await converted(await make());
  expect(await sharp(file).metadata()).toMatchObject({
    format: 'webp',
    channels: 3,
    depth: 'uchar',
  });
  // Inks cannot show each colour of a screen.
  expectColor(await colorAt(file, 0.2, 0.2), CORNERS.topLeft, 40);
  expectColor(await colorAt(file, 0.8, 0.8), CORNERS.bottomRight, 40);
});

test('reads a picture of greys, and shows white where it is clear', async () => {
  const grey = await converted(await source().greyscale().jpeg().toBuffer());
  const [red = 0, green, blue] = await colorAt(grey.file, 0.8, 0.8);
  expect([green, blue]).toEqual([red, red]);
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const create = { width: 1_100, height: 700, channels: 4 as const, background: clear };
  const { file } = await converted(await sharp({ create }).toColourspace('rgb16').png().toBuffer());
  expectColor(await colorAt(file, 0.5, 0.5), 'ffffff', 2);
});

test('takes the first picture of a moving one', async () => {
  const frame = (red: number) =>
    sharp(pure(red, 0, 0), { raw })
      .png()
      .toBuffer();
  const moving = await sharp(await Promise.all([frame(250), frame(5)]), {
    join: { animated: true },
  })
    .webp()
    .toBuffer();
  expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
  const { file, height } = await converted(moving);
  expect(height).toBe(800);
  expect((await sharp(file, { animated: true }).metadata()).pages ?? 1).toBe(1);
  expectColor(await colorAt(file, 0.5, 0.5), 'fa0000', 12);
});
