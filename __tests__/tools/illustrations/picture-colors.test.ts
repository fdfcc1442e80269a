/** @jest-environment node */
import { pictureColor } from '@/lib/pictures/placeholder-color';
import { allPictures } from '@/tools/illustrations/pictures';

test('every drawn picture has its colour', () => {
  for (const { url } of allPictures())
    expect([url, pictureColor(url)]).toEqual([url, expect.stringMatching(/^#[0-9a-f]{6}$/)]);
});
