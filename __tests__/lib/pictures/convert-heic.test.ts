import sharp from 'sharp';
import { convertPhoto, type ConvertedPhoto } from '@/lib/pictures/convert-photo';
import { icc, makeHeic, nclx, readCoded } from './heic-files';

// Large pictures take long on a busy machine.
jest.setTimeout(120_000);

const plain = readCoded('plain');
const turned = readCoded('turned');
/** The colors of a picture that stores the red 234, 51, 35: the red of sRGB in Display P3. */
const red = readCoded('display-p3');

async function converted(file: Buffer): Promise<ConvertedPhoto> {
  const outcome = await convertPhoto(file);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome;
}
const middleOf = async ({ file }: ConvertedPhoto): Promise<number[]> => {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  return [...data.subarray(at, at + 3)];
};
const profileOf = async (name: string): Promise<Buffer> => {
  const create = { width: 1, height: 1, channels: 3 as const, background: '#000' };
  const file = await sharp({ create }).withIccProfile(name).png().toBuffer();
  return (await sharp(file).metadata()).icc ?? Buffer.alloc(0);
};
function expectNear(found: readonly number[], wanted: readonly number[], tolerance = 6) {
  const off = wanted.map((part, n) => Math.abs(part - (found[n] ?? 999)));
  expect({ found, wanted, isNear: Math.max(...off) <= tolerance }).toMatchObject({ isNear: true });
}
const STORED = [234, 51, 35];
const SHOWN = [255, 0, 0];

test.each([
  [0, 1],
  [1, 0],
  [1, 2],
  [2, 1],
])('publishes the primary picture, the one at place %i', async (primary, other) => {
  const items = [turned, turned, turned].map((coded) => ({ coded }));
  items[primary] = { coded: red };
  items[other] = { coded: plain };
  const outcome = await converted(makeHeic(items, primary));
  expect([outcome.width, outcome.height]).toEqual([red.width, red.height]);
  expectNear(await middleOf(outcome), STORED);
});

test.each([
  ['an ICC profile', async () => [icc(await profileOf('p3'))]],
  ['the numbers of Display P3', async () => [nclx(12, 13)]],
  ['the numbers of Display P3, with the curve of video', async () => [nclx(12, 1)]],
  ['both, of which the profile counts', async () => [nclx(1, 13), icc(await profileOf('p3'))]],
])('shows the primary picture by its own colors, where they are %s', async (_, colors) => {
  const file = makeHeic(
    [
      { coded: plain, colors: [nclx(1, 13)] },
      { coded: red, colors: await colors() },
    ],
    1,
  );
  expectNear(await middleOf(await converted(file)), SHOWN);
});

test.each([
  ['sRGB by numbers', [nclx(1, 13)]],
  ['the usual numbers of video', [nclx(1, 1)]],
  ['numbers that say nothing', [nclx(2, 2)]],
  ['numbers that nobody knows', [nclx(200, 200)]],
  ['a profile that is broken', [icc(Buffer.alloc(400, 1))]],
  ['nothing', []],
])(
  'takes the primary picture as sRGB beside a Display P3 one, where it says %s',
  async (_, colors) => {
    const p3 = { coded: plain, colors: [icc(await profileOf('p3'))] };
    expectNear(await middleOf(await converted(makeHeic([p3, { coded: red, colors }], 1))), STORED);
  },
);

// The same stored red by wider primaries and other curves, by the formulas of ITU-T H.273 and IEC 61966-2-1.
test.each([
  [9, 13, [255, 0, 2]],
  [5, 13, [238, 51, 35]],
  [6, 13, [228, 61, 33]],
  [1, 8, [246, 124, 104]],
  [1, 4, [235, 48, 30]],
])('shows primaries %i with transfer %i', async (primaries, transfer, wanted) => {
  const file = makeHeic([{ coded: plain }, { coded: red, colors: [nclx(primaries, transfer)] }], 1);
  expectNear(await middleOf(await converted(file)), wanted);
});

test('rotates the primary picture by its own box', async () => {
  const items = [
    { coded: plain, turns: 2 },
    { coded: plain, turns: 1 },
  ];
  const { width, height } = await converted(makeHeic(items, 1));
  expect([width, height]).toEqual([plain.height, plain.width]);
  const flat = await converted(makeHeic(items, 0));
  expect([flat.width, flat.height]).toEqual([plain.width, plain.height]);
});

test('assembles the tiles of a primary picture, with its rotation and colors', async () => {
  const items = [
    { coded: plain },
    { coded: red, grid: [2, 3] as const, turns: 3, colors: [nclx(12, 13)] },
  ];
  const outcome = await converted(makeHeic(items, 1));
  const [across, down] = [red.height * 3, red.width * 2];
  expect(outcome.width / outcome.height).toBeCloseTo(across / down, 2);
  expectNear(await middleOf(outcome), SHOWN);
});

test.each(['picture', 'picture map', 'property'])(
  'refuses a file whose %s is missing',
  async (what) => {
    const file = makeHeic([{ coded: plain }, { coded: red }], what === 'picture' ? 8 : 1);
    if (what === 'picture map') file.write('xxxx', file.indexOf('pitm'), 'latin1');
    if (what === 'property') file.write('xxxx', file.lastIndexOf('hvcC'), 'latin1');
    const outcome = await convertPhoto(file);
    expect(outcome).toEqual({ ok: false, code: 'photo_unreadable' });
  },
);
