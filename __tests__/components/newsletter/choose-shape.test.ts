import fc from 'fast-check';
import {
  chooseShape,
  makeRoom,
  type Box,
  type Obstacle,
  type Shape,
} from '@/components/newsletter/choose-shape';

const card = { width: 368, height: 300 };
const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 664 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

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
  expect(chooseShape(card, window, keepClear)).toBe(shape);
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
      isStretched: one.width % 4 === 0,
    })),
  );
};

test('the whole card covers nothing it may not', () => {
  fc.assert(
    fc.property(boxesIn(1400, 900), (keepClear) => {
      if (chooseShape(card, LAPTOP, keepClear) === 'row') return;
      const left = LAPTOP.width - 20 - card.width;
      const top = LAPTOP.height - 20 - card.height;
      for (const one of keepClear) {
        const isBeside = one.right <= left || one.left >= left + card.width;
        expect(isBeside || one.bottom <= top || one.top >= top + card.height).toBe(true);
      }
    }),
  );
});

const phoneRow = { width: 390, height: 84 };
const laptopRow = { width: 1280, height: 65 };

test.each<[string, typeof PHONE, Obstacle[], { lift: number; left: number; right: number }]>([
  ['nothing in the way', PHONE, [], { lift: 0, left: 0, right: 390 }],
  ['a button just above', PHONE, [box(16, 520, 200, 60)], { lift: 0, left: 0, right: 390 }],
  ['a button at the edge', PHONE, [box(16, 604, 200, 60)], { lift: 84, left: 0, right: 390 }],
  ['half a heading in view', PHONE, [box(16, 640, 300, 60)], { lift: 120, left: 0, right: 390 }],
  [
    'only what is below the window',
    PHONE,
    [box(16, 664, 300, 60)],
    { lift: 0, left: 0, right: 390 },
  ],
  [
    'a panel taller than the page may move',
    LAPTOP,
    [box(864, 180, 384, 700)],
    { lift: 0, left: 0, right: 852 },
  ],
  [
    'a panel that does not scroll with the page',
    LAPTOP,
    [{ ...box(864, 180, 384, 570), isStill: true }, box(32, 740, 300, 50)],
    { lift: 55, left: 0, right: 852 },
  ],
  ['a map at the left', LAPTOP, [box(32, 300, 600, 700)], { lift: 0, left: 644, right: 1280 }],
  [
    'a tall thing that leaves no room beside',
    LAPTOP,
    [box(300, 180, 600, 700)],
    { lift: 145, left: 0, right: 1280 },
  ],
  [
    'a map as wide as the page',
    LAPTOP,
    [box(32, 600, 1216, 416)],
    { lift: 281, left: 0, right: 1280 },
  ],
  ['a map as wide as a phone', PHONE, [box(16, 500, 358, 320)], { lift: 240, left: 0, right: 390 }],
  [
    'the edge of a map that would need half of the window',
    LAPTOP,
    [box(32, 780, 1216, 416)],
    { lift: 0, left: 0, right: 1280 },
  ],
  [
    'what is taller than the window',
    LAPTOP,
    [box(32, 100, 1216, 1200)],
    { lift: 0, left: 0, right: 1280 },
  ],
])('a row and %s', (_, window, boxes, room) => {
  const row = window === PHONE ? phoneRow : laptopRow;
  expect(makeRoom(row, window, boxes)).toMatchObject(room);
});

test('what begins below the window stays below it', () => {
  const { lift, delays } = makeRoom(phoneRow, PHONE, [
    box(16, 600, 200, 48),
    box(16, 670, 200, 48),
    box(16, 900, 200, 48),
  ]);
  expect([lift, delays]).toEqual([68, [0, 62, 0]]);
});

test('the edge of a map that would need half of the window moves below it', () => {
  const map = box(32, 780, 1216, 416);
  expect(makeRoom(laptopRow, LAPTOP, [map]).delays).toEqual([20]);
  const button = box(32, 700, 200, 48);
  expect(makeRoom(laptopRow, LAPTOP, [map, button])).toMatchObject({ lift: 13, delays: [33, 0] });
});

test('a link stretched over its card moves with its card, above the row', () => {
  const button = box(16, 600, 200, 48);
  const link = { ...box(16, 670, 200, 48), isStretched: true };
  expect(makeRoom(phoneRow, PHONE, [link, button])).toMatchObject({ lift: 138, delays: [0, 0] });
  expect(makeRoom(phoneRow, PHONE, [link])).toMatchObject({ lift: 0, delays: [0] });
});

test('what comes into view above the row stays in its place', () => {
  const map = box(32, 600, 1216, 416);
  const heading = box(32, 850, 300, 40);
  expect(makeRoom(laptopRow, LAPTOP, [map, heading])).toMatchObject({ lift: 281, delays: [0, 0] });
});

test.each([
  ['a phone', PHONE, phoneRow],
  ['a laptop', LAPTOP, laptopRow],
])('a row covers only what is taller than the rest of the window of %s', (_, window, row) => {
  fc.assert(
    fc.property(boxesIn(window.width, window.height), (boxes) => {
      const { lift, left, right, delays } = makeRoom(row, window, boxes);
      if (window === PHONE) expect([left, right]).toEqual([0, 390]);
      expect(lift).toBeLessThanOrEqual(window.height / 2);
      const edge = window.height - row.height;
      boxes.forEach((one, index) => {
        if (one.right <= left || one.left >= right) return;
        const isTall = one.top < window.height && one.bottom - one.top > edge;
        const delay = delays[index] ?? 0;
        const top = one.top - lift + delay;
        const bottom = one.bottom - lift + delay;
        expect(isTall || bottom <= edge || top >= window.height).toBe(true);
      });
    }),
  );
});
