/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { CabinGrid } from '@/components/cabin-card/cabin-grid';
import { makeSummary } from '@/__tests__/support/make-cabin';
import { RESULTS_PER_PAGE as CARDS } from '@/lib/domain/search/pagination';
import { cabinsOf } from '@/tools/bench/baseline';

jest.mock('@/lib/env/pictures', () => ({ hasShortPictures: true }));

const CABIN = makeSummary();
const list = (count: number) =>
  renderToString(<CabinGrid cabins={Array.from({ length: count }, () => CABIN)} isFirst />);

test('the baseline shows what the cards of our first page show, with their pictures', () => {
  const cabins = cabinsOf(list(CARDS + 1));
  expect(cabins).toHaveLength(CARDS);
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
  expect(() => cabinsOf(list(CARDS - 1))).toThrow(`The list shows ${CARDS - 1} cabins.`);
  expect(() => cabinsOf(list(CARDS).replaceAll(' src="/p/', ' src="/other/'))).toThrow(
    'no picture',
  );
});
