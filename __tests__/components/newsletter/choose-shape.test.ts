import fc from 'fast-check';
import {
  chooseShape,
  placeRow,
  type Box,
  type Obstacle,
  type Shape,
} from '@/components/newsletter/choose-shape';

const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 664 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const cardIn = ({ width, height }: { width: number; height: number }) =>
  box(width - 400, height - 320, 368, 300);

test.each<[string, { width: number; height: number }, Box[], Shape]>([
  ['nothing in the way', LAPTOP, [], 'card'],
  ['a panel at the right', LAPTOP, [box(880, 200, 360, 560)], 'row'],
  ['a panel at the left', LAPTOP, [box(60, 200, 360, 560)], 'card'],
  ['a headline above it', LAPTOP, [box(900, 100, 300, 60)], 'card'],
  ['buttons of a whole row', LAPTOP, [box(60, 700, 300, 48), box(900, 700, 300, 48)], 'row'],
  ['a button below the fold', LAPTOP, [box(900, 820, 300, 48)], 'card'],
  ['a button at the right', { width: 768, height: 1024 }, [box(500, 900, 200, 48)], 'row'],
  ['a phone', { width: 767, height: 1024 }, [], 'row'],
])('%s', (_, window, keepClear, shape) => {
  expect(chooseShape(cardIn(window), window.width, keepClear)).toBe(shape);
});

const boxesIn = (width: number, height: number) => {
  const drawn = fc.record({
    left: fc.integer({ min: -100, max: width }),
    top: fc.integer({ min: -100, max: height + 300 }),
    width: fc.nat(width),
    height: fc.nat(height),
  });
  const boxes = fc.array(drawn, { maxLength: 8 });
  return boxes.map((all) =>
    all.map((one) => ({
      ...box(one.left, one.top, one.width, one.height),
      rank: one.width % 4 === 0 ? (2 as const) : one.width % 4 === 2 ? (1 as const) : (0 as const),
      isStill: one.width % 16 === 1,
    })),
  );
};

test('the whole card covers nothing it may not', () => {
  fc.assert(
    fc.property(boxesIn(1400, 900), (keepClear) => {
      const card = cardIn(LAPTOP);
      if (chooseShape(card, LAPTOP.width, keepClear) === 'row') return;
      for (const one of keepClear) {
        const isBeside = one.right <= card.left || one.left >= card.right;
        expect(isBeside || one.bottom <= card.top || one.top >= card.bottom).toBe(true);
      }
    }),
  );
});

const phoneRow = { width: 390, height: 48 };
const laptopRow = { width: 1280, height: 65 };
type Place = ReturnType<typeof placeRow>;
const phone = (bottom: number): Place => ({ bottom, left: 0, right: 390 });
const laptop = (bottom: number, left = 0, right = 1280): Place => ({ bottom, left, right });

test.each<[string, typeof PHONE, Obstacle[], Place]>([
  ['nothing in the way', PHONE, [], phone(0)],
  ['a button just above', PHONE, [box(16, 550, 200, 60)], phone(0)],
  ['a button at the edge', PHONE, [box(16, 604, 200, 60)], phone(68)],
  ['half a heading in view', PHONE, [box(16, 640, 300, 60)], phone(32)],
  ['only what is below the window', PHONE, [box(16, 664, 300, 60)], phone(0)],
  ['a booking bar', PHONE, [{ ...box(0, 591, 390, 73), isStill: true }], phone(73)],
  [
    'a button above a booking bar',
    PHONE,
    [{ ...box(0, 591, 390, 73), isStill: true }, box(16, 560, 200, 60)],
    phone(112),
  ],
  ['a room between two buttons', PHONE, [box(0, 500, 390, 60), box(0, 630, 390, 60)], phone(42)],
  [
    'a room between two buttons that is too low',
    PHONE,
    [box(0, 540, 390, 60), box(0, 630, 390, 60)],
    phone(132),
  ],
  ['a panel at the right', LAPTOP, [box(864, 180, 384, 700)], laptop(0, 0, 852)],
  [
    'a panel at the right and a button',
    LAPTOP,
    [{ ...box(864, 180, 384, 570), isStill: true }, box(32, 740, 300, 50)],
    laptop(68, 0, 852),
  ],
  ['a map at the left', LAPTOP, [box(32, 300, 600, 700)], laptop(0, 644, 1280)],
  ['the edge of a map', LAPTOP, [box(32, 780, 1216, 416)], laptop(28)],
  ['a link a little above the edge', LAPTOP, [{ ...box(32, 760, 1216, 20), rank: 2 }], laptop(48)],
  [
    'a thumbnail that a link alone would not lift it above',
    LAPTOP,
    [{ ...box(32, 600, 1216, 180), rank: 1 }],
    laptop(208),
  ],
  ['a map too tall to stand above', LAPTOP, [{ ...box(32, 500, 1216, 416), rank: 2 }], laptop(0)],
  [
    'a heading over a map too tall to stand above',
    LAPTOP,
    [{ ...box(32, 500, 1216, 416), rank: 2 }, box(32, 740, 1216, 40)],
    laptop(68),
  ],
  [
    'what is taller than the window over a booking bar',
    PHONE,
    [box(16, 0, 358, 1200), { ...box(0, 591, 390, 73), isStill: true }],
    phone(73),
  ],
])('a row and %s', (_, window, boxes, place) => {
  const row = window === PHONE ? phoneRow : laptopRow;
  expect(placeRow(row, window, boxes)).toEqual(place);
});

test.each([
  ['a phone', PHONE, phoneRow],
  ['a laptop', LAPTOP, laptopRow],
])('a row covers nothing essential of %s unless it is at the edge', (_, window, row) => {
  fc.assert(
    fc.property(boxesIn(window.width, window.height), (boxes) => {
      const { bottom, left, right } = placeRow(row, window, boxes);
      if (window === PHONE) expect([left, right]).toEqual([0, 390]);
      expect(bottom).toBeLessThanOrEqual(window.height / 2);
      const edge = window.height - bottom;
      const covered = boxes.filter(
        (one) =>
          one.left < right &&
          one.right > left &&
          one.top < edge &&
          one.bottom > edge - row.height &&
          one.right > one.left &&
          one.bottom > one.top,
      );
      const atEdge = placeRow(
        row,
        window,
        boxes.filter(({ isStill }) => isStill === true),
      );
      const isLast = bottom === atEdge.bottom && left === atEdge.left;
      expect(isLast || covered.every(({ rank = 0 }) => rank > 0)).toBe(true);
    }),
  );
});
