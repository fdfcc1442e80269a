import sharp from 'sharp';
import { convertLogo } from '@/lib/pictures/convert-photo';

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const square = { create: { width: 100, height: 100, channels: 4, background: '#c33' } } as const;
const logo = async (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: clear } })
    .composite([{ input: await sharp(square).png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer();

test.each([
  [1600, 400, 512, 128],
  [300, 300, 300, 300],
  [200, 100, 200, 100],
])('a logo of %i × %i keeps its clear parts', async (width, height, newWidth, newHeight) => {
  const made = await convertLogo(await logo(width, height));
  if (!made.ok) throw new Error(made.code);
  expect([made.width, made.height]).toEqual([newWidth, newHeight]);
  const { data, info } = await sharp(made.file).raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(4);
  expect(data.at(-1)).toBe(0);
  const preview = await sharp(made.preview).metadata();
  expect([preview.width, preview.height, preview.channels]).toEqual([1200, 630, 3]);
});

test.each([
  [120, 120],
  [1600, 20],
  [4000, 40],
])('one of %i × %i is refused as too small', async (width, height) =>
  expect(
    await convertLogo(
      await sharp({ create: { width, height, channels: 3, background: '#c33' } })
        .png()
        .toBuffer(),
    ),
  ).toEqual({ ok: false, code: 'logo_too_small' }),
);

test('files that are not pictures, SVGs included, are refused', async () =>
  expect(await convertLogo(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual({
    ok: false,
    code: 'photo_unknown',
  }));
