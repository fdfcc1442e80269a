/** @jest-environment node */
import { pictureColor } from '@/lib/picture-color';
import { allPictures } from '@/scripts/drawing/pictures';

test('every drawn picture has its colour', () => {
  for (const { url } of allPictures())
    expect([url, pictureColor(url)]).toEqual([url, expect.stringMatching(/^#[0-9a-f]{6}$/)]);
});

test.each(['https://pictures.example/cabin.jpg', '/images/none.webp', '', 'constructor'])(
  'has none for "%s"',
  (url) => {
    expect(pictureColor(url)).toBeNull();
  },
);
