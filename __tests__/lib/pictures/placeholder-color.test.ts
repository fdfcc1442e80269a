import { pictureColor } from '@/lib/pictures/placeholder-color';

test('has one for a picture of the site', () => {
  expect(pictureColor('/images/areas/gatlinburg.webp')).toMatch(/^#[0-9a-f]{6}$/);
});

test.each(['https://pictures.example/cabin.jpg', '/images/none.webp', '', 'constructor'])(
  'has none for "%s"',
  (url) => {
    expect(pictureColor(url)).toBeNull();
  },
);
