import fc from 'fast-check';
import {
  dotAt,
  placeLabels,
  placePrices,
  type Box,
  type Label,
} from '@/lib/domain/catalog/map-label-layout';

const FRAME = { left: 0, top: 0, right: 300, bottom: 200 };
const label = (x: number, y: number, changes: Partial<Label> = {}): Label => ({
  x,
  y,
  width: 80,
  height: 16,
  sides: ['right', 'left'],
  ...changes,
});
const place = (labels: Label[], taken = [] as Parameters<typeof placeLabels>[2][number][]) =>
  placeLabels(labels, FRAME, taken);

test.each<[string, Label, string | null]>([
  ['in the middle, as it prefers', label(100, 100), 'right'],
  ['to the left at the right edge', label(250, 100), 'left'],
  ['to the right at the left edge', label(40, 100, { sides: ['left', 'right'] }), 'right'],
  ['nowhere outside', label(320, 100), null],
  ['nowhere above the edge', label(100, 4), null],
  ['below its place', label(150, 100, { sides: ['below'] }), 'below'],
  ['nowhere when it would be cut off below', label(150, 190, { sides: ['below'] }), null],
  ['nowhere when it is wider than the frame', label(150, 100, { width: 400 }), null],
])('a name stands %s', (_, one, side) => {
  expect(place([one])).toEqual([side]);
});

test('two names at one place: the first has the choice, a third has no room', () => {
  expect(place([label(150, 100), label(150, 102), label(150, 98)])).toEqual([
    'right',
    'left',
    null,
  ]);
});

test('no name lies upon the controls', () => {
  const controls = { left: 240, top: 100, right: 300, bottom: 200 };
  expect(place([label(200, 150), label(245, 150)], [controls])).toEqual(['left', null]);
});

test('pins are kept free where there is another side; where not, only a spare name is left out', () => {
  const onRight = { left: 160, top: 90, right: 180, bottom: 110 };
  const onLeft = { left: 110, top: 90, right: 130, bottom: 110 };
  const one = label(150, 100);
  expect(placeLabels([one], FRAME, [], [onRight])).toEqual(['left']);
  expect(placeLabels([one], FRAME, [], [onRight, onLeft])).toEqual(['right']);
  expect(placeLabels([{ ...one, isSpare: true }], FRAME, [], [onRight, onLeft])).toEqual([null]);
});

test('whatever the names, none that is shown is cut off or meets another', () => {
  const anyLabel = fc.record({
    x: fc.integer({ min: -50, max: 350 }),
    y: fc.integer({ min: -50, max: 250 }),
    width: fc.integer({ min: 1, max: 120 }),
    height: fc.integer({ min: 1, max: 30 }),
    sides: fc.constantFrom<Label['sides']>(['right', 'left'], ['left', 'right'], ['below']),
  });
  fc.assert(
    fc.property(fc.array(anyLabel, { maxLength: 12 }), (labels) => {
      const shown = placeLabels(labels, FRAME, []).flatMap((side, i) => {
        const { x, y, width, height } = labels[i] as Label;
        if (side === null) return [];
        const left = side === 'right' ? x : side === 'left' ? x - width : x - width / 2;
        return [{ left, right: left + width, top: side === 'below' ? y : y - height / 2, height }];
      });
      for (const [i, a] of shown.entries()) {
        expect(a.left).toBeGreaterThanOrEqual(0);
        expect(a.right).toBeLessThanOrEqual(300);
        for (const b of shown.slice(i + 1)) {
          const isApart =
            a.right <= b.left ||
            b.right <= a.left ||
            a.top + a.height <= b.top ||
            b.top + b.height <= a.top;
          expect(isApart).toBe(true);
        }
      }
    }),
  );
});

const PRICE = { width: 56, height: 26 };
type Pin = { x: number; y: number };
const at = (x: number, y: number): Pin => ({ x, y });
const prices = (pins: Pin[], taken: Box[] = []) => placePrices(pins, PRICE, FRAME, taken);
const MIDDLE = { x: 0, y: 0 };

test.each<[string, Pin[], (Pin | null)[]]>([
  ['alone', [at(150, 100)], [MIDDLE]],
  ['far from each other', [at(50, 100), at(150, 100)], [MIDDLE, MIDDLE]],
  ['whose boxes meet', [at(100, 100), at(150, 100)], [MIDDLE, { x: 21.28, y: 0 }]],
  [
    'that would cover each other',
    [at(100, 100), at(120, 100)],
    [
      { x: -21.28, y: 0 },
      { x: 21.28, y: 0 },
    ],
  ],
  ['at one place', [at(100, 100), at(100, 100)], [null, null]],
  [
    'that the frame would cut',
    [at(20, 100), at(150, 195)],
    [
      { x: 21.28, y: 0 },
      { x: 0, y: -8.32 },
    ],
  ],
  ['outside', [at(-5, 100)], [null]],
])('prices %s', (_, pins, shown) => {
  expect(prices(pins)).toEqual(shown.map((shift) => shift && expectShift(shift)));
});
const expectShift = ({ x, y }: Pin) => ({ x: expect.closeTo(x), y: expect.closeTo(y) });

test('no price lies on a name', () => {
  const name = { left: 100, top: 80, right: 200, bottom: 120 };
  expect(prices([at(150, 100)], [name])).toEqual([null]);
});

test('no price lies on another, on a pin or outside, and each covers its place', () => {
  const pin = fc.record({
    x: fc.integer({ min: 0, max: 300 }),
    y: fc.integer({ min: 0, max: 200 }),
  });
  const meet = (a: Box, b: Box) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  fc.assert(
    fc.property(fc.array(pin, { maxLength: 30 }), (pins) => {
      const boxes = prices(pins).map((shift, i) => {
        const place = pins[i];
        if (!shift || !place) return null;
        const [x, y] = [place.x + shift.x, place.y + shift.y];
        return { left: x - 28, right: x + 28, top: y - 13, bottom: y + 13 };
      });
      boxes.forEach((box, i) => {
        const place = pins[i];
        if (!box || !place) return;
        expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
        expect(place.x > box.left && place.x < box.right).toBe(true);
        expect(place.y > box.top && place.y < box.bottom).toBe(true);
        pins.forEach((other, j) => {
          if (i === j) return;
          expect(meet(box, dotAt(other))).toBe(false);
          const price = boxes[j];
          if (price) expect(meet(box, price)).toBe(false);
        });
      });
    }),
  );
});
