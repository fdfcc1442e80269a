import fc from 'fast-check';
import { choosePlace, type Box } from '@/components/newsletter/choose-place';

const card = { width: 368, height: 300 };
const LAPTOP = { width: 1280, height: 800 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  ...{ left, top, right: left + width, bottom: top + height },
});

test.each<[string, { width: number; height: number }, number, Box[], 'right' | 'left' | null]>([
  ['nothing in the way', LAPTOP, 0, [], 'right'],
  ['a panel at the right', LAPTOP, 0, [box(880, 200, 360, 560)], 'left'],
  ['a headline above it', LAPTOP, 0, [box(900, 100, 300, 60)], 'right'],
  ['buttons of a whole row', LAPTOP, 0, [box(60, 700, 300, 48), box(900, 700, 300, 48)], null],
  ['a button below the fold', LAPTOP, 0, [box(900, 820, 300, 48)], 'right'],
  [
    'a button at the right of a tablet',
    { width: 768, height: 1024 },
    0,
    [box(500, 900, 200, 48)],
    null,
  ],
  ['a button between it and the edge', LAPTOP, 90, [box(1000, 740, 200, 48)], 'right'],
])('%s', (_, window, clearance, keepClear, place) => {
  expect(choosePlace({ card, window, clearance }, keepClear)).toBe(place);
});

test('where it comes, it covers nothing it may not', () => {
  const pixel = (max: number) => fc.integer({ min: -max, max });
  const boxes = fc.array(
    fc.record({ left: pixel(1400), top: pixel(900), width: fc.nat(600), height: fc.nat(400) }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(boxes, fc.nat(200), (drawn, clearance) => {
      const keepClear = drawn.map((one) => box(one.left, one.top, one.width, one.height));
      const place = choosePlace({ card, window: LAPTOP, clearance }, keepClear);
      if (place === null) return;
      const left = place === 'left' ? 20 : LAPTOP.width - 20 - card.width;
      const top = LAPTOP.height - clearance - 20 - card.height;
      for (const one of keepClear) {
        const isBeside = one.right <= left || one.left >= left + card.width;
        expect(isBeside || one.bottom <= top || one.top >= top + card.height).toBe(true);
      }
    }),
  );
});
