import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { allProcessorMs } from '@/__tests__/processor-time';
import { convertPhoto } from '@/lib/pictures/convert-photo';
import { decodeHeic } from '@/lib/pictures/decode-heic';
import { fourCorners, longText, pngOf } from './picture-files';

// Large pictures take long on a busy machine.
jest.setTimeout(120_000);

const raw = { width: 1_200, height: 800, channels: 3 as const };
const source = () => sharp(fourCorners(1_200, 800), { raw });
const even = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#567' } });
/** A JPEG file of a few lines whose header says that it has another size. */
async function asProgressive(width: number, height: number): Promise<Buffer> {
  const file = await even(1_200, 16).jpeg({ progressive: true }).toBuffer();
  const at = file.indexOf(Buffer.from([0xff, 0xc2]));
  file.writeUInt16BE(height, at + 5);
  file.writeUInt16BE(width, at + 7);
  return file;
}
const heic = () => readFileSync('e2e/support/photographs/heic/plain.heic');
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="9" height="9"/></svg>',
);
const HTML = Buffer.from('<html><script>alert(1)</script></html>');

/** The most bytes that the whole process may grow by; 108 MP take 324 MB as pixels. */
const MEMORY = 400 * 1_048_576;
/** A refusal may take this many times the work of an ordinary photograph. */
const MOST_WORK = 100;
let ordinaryMs = 0;
beforeAll(async () => {
  const file = await source().jpeg().toBuffer();
  const convert = () => allProcessorMs(() => convertPhoto(file));
  // The first time is slow, and other work on the machine only ever adds.
  await convert();
  ordinaryMs = Math.min(await convert(), await convert(), await convert());
});

async function refusalOf(file: Buffer): Promise<string | undefined> {
  const before = process.memoryUsage().rss;
  let outcome: Awaited<ReturnType<typeof convertPhoto>> | undefined;
  const ms = await allProcessorMs(async () => {
    outcome = await convertPhoto(file);
  });
  expect(process.memoryUsage().rss - before).toBeLessThan(MEMORY);
  expect(ms).toBeLessThan(MOST_WORK * ordinaryMs);
  return outcome?.ok ? 'accepted' : outcome?.code;
}

const startOf = (bytes: number[], rest: Buffer) => Buffer.concat([Buffer.from(bytes), rest]);
test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['nothing', () => Buffer.alloc(0)],
  ['12 bytes', () => Buffer.alloc(12, 65)],
  ['SVG, whatever its name', () => SVG],
  ['SVG with a mark of its bytes before it', () => startOf([0xef, 0xbb, 0xbf], SVG)],
  ['SVG packed', () => Buffer.from('H4sIAAAAAAAAA7Mp', 'base64')],
  ['GIF', () => even(1_200, 800).gif().toBuffer()],
  ['TIFF', () => even(1_200, 800).tiff().toBuffer()],
  ['AVIF', () => even(1_100, 64).avif({ effort: 0 }).toBuffer()],
  ['PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')],
  ['HTML', () => HTML],
  [
    'ZIP before a picture',
    async () => startOf([0x50, 0x4b, 3, 4], await even(1_200, 800).jpeg().toBuffer()),
  ],
  ['a video', () => startOf([0, 0, 0, 24], Buffer.from('ftypisom\0\0\0\0isommp42'))],
])('does not know %s', async (_, make) => {
  expect(await refusalOf(await make())).toBe('photo_unknown');
});

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['three bytes of JPEG', () => Buffer.from([0xff, 0xd8, 0xff])],
  ['HTML that starts as JPEG', () => startOf([0xff, 0xd8, 0xff, 0xe0], HTML)],
  ['SVG that starts as JPEG', () => startOf([0xff, 0xd8, 0xff], SVG)],
  ['HTML that starts as PNG', () => startOf([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10], HTML)],
  [
    'HTML that starts as WebP',
    () => Buffer.concat([Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1'), HTML]),
  ],
  [
    'HTML that starts as HEIC',
    () => Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), HTML]),
  ],
  [
    'AVIF that calls itself HEIC',
    async () => {
      const file = await even(1_100, 64).avif({ effort: 0 }).toBuffer();
      file.write('heic', 8, 'latin1');
      return file;
    },
  ],
  [
    'a PNG header beyond what PNG allows',
    () => pngOf(2_147_483_647, 2_147_483_647, Buffer.alloc(10)),
  ],
  [
    'PNG with fewer lines than it says',
    () => pngOf(1_200, 800, deflateSync(Buffer.alloc(3_601 * 20))),
  ],
])('cannot read %s', async (_, make) => {
  expect(await refusalOf(await make())).toBe('photo_unreadable');
});

const FORMATS: Record<string, () => Buffer | Promise<Buffer>> = {
  JPEG: () => source().jpeg().toBuffer(),
  PNG: () => source().png().toBuffer(),
  WebP: () => source().webp().toBuffer(),
  HEIC: heic,
};
const LENGTHS = [0.02, 0.3, 0.6, 0.95];
test.each(Object.keys(FORMATS))('cannot read a %s file that was cut', async (format) => {
  const file = (await FORMATS[format]?.()) ?? Buffer.alloc(0);
  expect(await refusalOf(file)).toBe('accepted');
  for (const length of [
    ...LENGTHS.map((part) => Math.max(40, Math.floor(file.length * part))),
    file.length - 60,
  ])
    expect([length, await refusalOf(file.subarray(0, length))]).toEqual([
      length,
      'photo_unreadable',
    ]);
});

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['a header of 20,001 pixels', () => pngOf(20_001, 1_100, Buffer.alloc(10))],
  ['20,001 pixels', () => even(20_001, 1_100).png().toBuffer()],
  ['a header of 110.1 megapixels', () => pngOf(11_000, 10_010, Buffer.alloc(10))],
  ['81 megapixels that come roughly first', () => asProgressive(9_000, 9_000)],
  ['the header of a bomb', () => pngOf(65_535, 65_535, deflateSync(Buffer.alloc(20_000_000)))],
  ['WebP of 16,383 × 8,000 pixels', () => even(16_383, 8_000).webp({ effort: 0 }).toBuffer()],
])('refuses %s before it is decoded', async (_, make) => {
  const file = await make();
  let leastMs = Infinity;
  // Other work on the machine may slow a try down.
  for (let tries = 0; tries < 5 && leastMs >= ordinaryMs; tries += 1) {
    const ms = await allProcessorMs(async () => {
      expect(await refusalOf(file)).toBe('photo_too_big');
    });
    leastMs = Math.min(leastMs, ms);
  }
  expect(leastMs).toBeLessThan(ordinaryMs);
});

test.each([
  { maxPixels: 1_600 * 1_067 - 1, maxSide: 9_999 },
  { maxPixels: 30_000_000, maxSide: 1_599 },
])('refuses a HEIC file beyond %j before it is decoded', async (limits) => {
  expect(await decodeHeic(heic(), limits)).toBe('too_big');
});

test('refuses a HEIC file that claims to be larger than it is', async () => {
  const file = heic();
  for (let at = file.indexOf('ispe'); at > 0; at = file.indexOf('ispe', at + 4)) {
    file.writeUInt32BE(30_000, at + 8);
    file.writeUInt32BE(30_000, at + 12);
  }
  expect(await refusalOf(file)).toBe('photo_too_big');
});

test('refuses a picture that is too small, however long its other side would be', async () => {
  expect(await refusalOf(await even(1_023, 1_000).jpeg().toBuffer())).toBe('photo_too_small');
  expect(await refusalOf(await even(1, 1).png().toBuffer())).toBe('photo_too_small');
  expect(await refusalOf(await even(1_024, 1_000).jpeg().toBuffer())).toBe('accepted');
});

test.each([
  ['a phone’s 48 megapixels', 8_064, 6_048, (image: Sharp) => image.jpeg({ progressive: true })],
  [
    '108 megapixels',
    12_000,
    9_000,
    (image: Sharp) => image.withMetadata({ orientation: 6 }).jpeg(),
  ],
  ['a panorama', 16_000, 3_900, (image: Sharp) => image.png({ compressionLevel: 1 })],
])('makes %s smaller within bounded memory', async (_, width, height, write) => {
  expect(await refusalOf(await write(even(width, height)).toBuffer())).toBe('accepted');
});

test.each<[string, Buffer]>([
  ['HTML', HTML],
  ['a ZIP file', startOf([0x50, 0x4b, 3, 4], Buffer.alloc(400, 7))],
])('drops %s after the end of a picture', async (_, payload) => {
  for (const format of ['JPEG', 'PNG'])
    await expectDropped(
      Buffer.concat([(await FORMATS[format]?.()) ?? Buffer.alloc(0), payload]),
      payload,
    );
});

async function expectDropped(file: Buffer, payload: Buffer) {
  expect(file.includes(payload)).toBe(true);
  const outcome = await convertPhoto(file);
  if (!outcome.ok) throw new Error(outcome.code);
  for (const published of [outcome.file, outcome.preview])
    expect(published.includes(payload)).toBe(false);
}

test('drops what a picture says about itself, however long it is', async () => {
  const lines = deflateSync(Buffer.alloc(3_601 * 800));
  const file = pngOf(
    1_200,
    800,
    lines,
    Array.from({ length: 20 }, () => longText(60_000_000)),
  );
  expect(file.length).toBeLessThan(3_000_000);
  expect(['accepted', 'photo_unreadable']).toContain(await refusalOf(file));
});

test('decodes four HEIC files at once, each to its own end', async () => {
  const files = [heic(), heic().subarray(0, 20_000), heic(), Buffer.alloc(900, 1)];
  const outcomes = await Promise.all(files.map((file) => convertPhoto(file)));
  expect(outcomes.map((one) => (one.ok ? one.width : one.code))).toEqual([
    1_600,
    'photo_unreadable',
    1_600,
    'photo_unknown',
  ]);
});
