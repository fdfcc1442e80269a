import fc from 'fast-check';
import { chooseShape, type Box, type Shape } from '@/components/newsletter/choose-shape';

const card = { width: 368, height: 300 };
const LAPTOP = { width: 1280, height: 800 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  ...{ left, top, right: left + width, bottom: top + height },
});

test.each<[string, { width: number; height: number }, number, Box[], Shape]>([
  ['nothing in the way', LAPTOP, 0, [], 'card'],
  ['a panel at the right', LAPTOP, 0, [box(880, 200, 360, 560)], 'line'],
  ['a panel at the left', LAPTOP, 0, [box(60, 200, 360, 560)], 'card'],
  ['a headline above it', LAPTOP, 0, [box(900, 100, 300, 60)], 'card'],
  ['buttons of a whole row', LAPTOP, 0, [box(60, 700, 300, 48), box(900, 700, 300, 48)], 'line'],
  ['a button below the fold', LAPTOP, 0, [box(900, 820, 300, 48)], 'card'],
  ['a button at the right', { width: 768, height: 1024 }, 0, [box(500, 900, 200, 48)], 'line'],
  ['a button between it and the edge', LAPTOP, 90, [box(1000, 740, 200, 48)], 'card'],
  ['a phone', { width: 767, height: 1024 }, 0, [], 'line'],
])('%s', (_, window, clearance, keepClear, shape) => {
  expect(chooseShape({ card, window, clearance }, keepClear)).toBe(shape);
});

test('the whole card covers nothing it may not', () => {
  const pixel = (max: number) => fc.integer({ min: -max, max });
  const boxes = fc.array(
    fc.record({ left: pixel(1400), top: pixel(900), width: fc.nat(600), height: fc.nat(400) }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(boxes, fc.nat(200), (drawn, clearance) => {
      const keepClear = drawn.map((one) => box(one.left, one.top, one.width, one.height));
      if (chooseShape({ card, window: LAPTOP, clearance }, keepClear) === 'line') return;
      const left = LAPTOP.width - 20 - card.width;
      const top = LAPTOP.height - clearance - 20 - card.height;
      for (const one of keepClear) {
        const isBeside = one.right <= left || one.left >= left + card.width;
        expect(isBeside || one.bottom <= top || one.top >= top + card.height).toBe(true);
      }
    }),
  );
});
