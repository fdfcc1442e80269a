const loadFor = (hasShortPictures: boolean) => {
  jest.doMock('@/lib/env/pictures', () => ({ hasShortPictures }));
  return import('@/lib/pictures/picture-url');
};

afterEach(() => jest.resetModules());

test('our own pictures are asked for in few letters where the server knows them', async () => {
  const { pictureUrl } = await loadFor(true);
  expect(pictureUrl('/images/cabins/pebble/hero.webp', 720)).toBe('/p/720/cabins/pebble/hero.webp');
  expect(pictureUrl('/images/a b&w=1920.webp', 96)).toBe('/p/96/a%20b%26w%3D1920.webp');
});

test.each([
  [true, 'https://pictures.example/hero.webp', 'https%3A//pictures.example/hero.webp'],
  [false, '/images/cabins/pebble/hero.webp', '/images/cabins/pebble/hero.webp'],
])('everything else goes by the address of Next (%s, %s)', async (hasShort, src, url) => {
  const { pictureUrl } = await loadFor(hasShort);
  expect(pictureUrl(src, 720)).toBe(`/_next/image?url=${url}&w=720&q=70`);
});

test('our own pictures of another quality have the long address too', async () => {
  const { pictureUrl } = await loadFor(true);
  const src = '/images/cabins/pebble/hero.webp';
  expect(pictureUrl(src, 720, 50)).toBe(`/_next/image?url=${src}&w=720&q=50`);
});
