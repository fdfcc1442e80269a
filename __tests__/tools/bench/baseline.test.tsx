/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { CabinGrid } from '@/components/cabin-card/cabin-grid';
import { makeSummary } from '@/__tests__/support/make-cabin';
import { cabinsOf } from '@/tools/bench/baseline';

jest.mock('@/lib/env/pictures', () => ({ hasShortPictures: true }));

const CABIN = makeSummary();
const list = (count: number) =>
  renderToString(<CabinGrid cabins={Array.from({ length: count }, () => CABIN)} isFirst />);

test('the baseline shows what 24 of our cards show, with their pictures', () => {
  const cabins = cabinsOf(list(25));
  expect(cabins).toHaveLength(24);
  const [{ slug, title, city, image } = { slug: '', title: '', city: '', image: '' }] = cabins;
  expect({ slug, title, city, image }).toEqual({
    slug: 'laurel-lantern',
    title: 'Laurel Lantern',
    city: 'Gatlinburg',
    image: '/images/cabins/laurel-lantern/hero.webp',
  });
  expect(existsSync(path.join('public', image))).toBe(true);
});

test('a baseline with less than that is refused, for it would look fast', () => {
  expect(() => cabinsOf(list(23))).toThrow('The list shows 23 cabins.');
  expect(() => cabinsOf(list(24).replaceAll(' src="/p/', ' src="/other/'))).toThrow('no picture');
});
