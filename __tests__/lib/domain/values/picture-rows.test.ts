import fc from 'fast-check';
import { groupByPictures, ofOneKind, rowBreak } from '@/lib/domain/values/picture-address';

const ADDRESSES = [
  '/images/cabins/fern-hollow/hero.webp',
  '/images/error.webp',
  '/images/uploads/0b2f6c1e/porch-1200x800-0f0f0f.webp',
  'https://pictures.example/porch.jpg',
];
const isPhotograph = ({ heroImageUrl }: { heroImageUrl: string }) =>
  /uploads|https/.test(heroImageUrl);
const cabins = fc.array(fc.record({ id: fc.nat(), heroImageUrl: fc.constantFrom(...ADDRESSES) }), {
  maxLength: 30,
});

test('grouped cards fill rows of any width without mixing photographs and drawings', () => {
  fc.assert(
    fc.property(cabins, fc.integer({ min: 1, max: 4 }), (all, columns) => {
      const cards = groupByPictures(all, (cabin) => cabin);
      expect(new Set(cards)).toEqual(new Set(all));
      const rows: (typeof cards)[] = [];
      cards.forEach((card, index) => {
        const row = rows.at(-1);
        if (!row || row.length === columns || rowBreak(cards) === index) rows.push([card]);
        else row.push(card);
      });
      for (const row of rows) expect(new Set(row.map(isPhotograph)).size).toBe(1);
      expect(rows.length).toBeLessThanOrEqual(Math.ceil(all.length / columns) + 1);
    }),
  );
});

test('those of one kind keep their order', () => {
  fc.assert(
    fc.property(cabins, (all) => {
      for (const kind of [true, false]) {
        const wanted = all.filter((cabin) => isPhotograph(cabin) === kind);
        const grouped = groupByPictures(all, (cabin) => cabin);
        expect(grouped.filter((cabin) => isPhotograph(cabin) === kind)).toEqual(wanted);
      }
    }),
  );
});

test('a single row has photographs where there are any, and what goes with its first card', () => {
  const [drawn, , uploaded, remote] = ADDRESSES.map((heroImageUrl) => ({ heroImageUrl }));
  if (!drawn || !uploaded || !remote) throw new Error('four addresses');
  expect(ofOneKind([drawn, uploaded, remote])).toEqual([uploaded, remote]);
  expect(ofOneKind([drawn])).toEqual([drawn]);
  expect(ofOneKind([drawn, uploaded], drawn)).toEqual([drawn]);
  expect(ofOneKind([drawn], uploaded)).toEqual([]);
});
