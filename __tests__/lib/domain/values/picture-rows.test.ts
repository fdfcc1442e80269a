import fc from 'fast-check';
import { groupByPictures, pickOneKind, rowBreaks } from '@/lib/domain/values/picture-urls';

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

/** The rows of a grid in which some cards begin one. */
function layOutRows<T>(cards: readonly T[], columns: number, breaks: readonly number[] = []) {
  const rows: T[][] = [];
  cards.forEach((card, index) => {
    const row = rows.at(-1);
    if (!row || row.length === columns || breaks.includes(index)) rows.push([card]);
    else row.push(card);
  });
  return rows;
}

test('cards in any order fill rows of any width without mixing photographs and drawings', () => {
  fc.assert(
    fc.property(cabins, fc.integer({ min: 1, max: 4 }), (all, columns) => {
      const rows = layOutRows(all, columns, rowBreaks(all));
      expect(rows.flat()).toEqual(all);
      for (const row of rows) expect(new Set(row.map(isPhotograph)).size).toBe(1);
    }),
  );
});

test('grouped cards break one row at most, and those of one kind keep their order', () => {
  fc.assert(
    fc.property(cabins, (all) => {
      const grouped = groupByPictures(all);
      expect((rowBreaks(grouped) ?? []).length).toBeLessThanOrEqual(1);
      for (const kind of [true, false]) {
        const wanted = all.filter((cabin) => isPhotograph(cabin) === kind);
        expect(grouped.filter((cabin) => isPhotograph(cabin) === kind)).toEqual(wanted);
      }
    }),
  );
});

test('a single row has photographs where they fill it as well as drawings would', () => {
  const [drawn, , uploaded, remote] = ADDRESSES.map((heroImageUrl) => ({ heroImageUrl }));
  if (!drawn || !uploaded || !remote) throw new Error('four addresses');
  expect(pickOneKind([drawn, uploaded, remote], 3)).toEqual([uploaded, remote]);
  expect(pickOneKind([drawn, drawn, uploaded, drawn], 3)).toEqual([drawn, drawn, drawn]);
  expect(pickOneKind([drawn, drawn, uploaded, drawn], 1)).toEqual([uploaded]);
  expect(pickOneKind([drawn], 3)).toEqual([drawn]);
  expect(pickOneKind([uploaded], 3)).toEqual([uploaded]);
  expect(pickOneKind([], 3)).toEqual([]);
});
