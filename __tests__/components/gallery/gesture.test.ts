import {
  dragAxis,
  heldPosition,
  isDismissed,
  rubberBand,
  settledIndex,
  speedOf,
} from '@/components/gallery/gesture';

test('a pull beyond the end is followed less and less, and never by the whole size', () => {
  const pulls = [10, 50, 100, 400, 4000].map((distance) => rubberBand(distance, 100));
  expect(pulls).toEqual(pulls.toSorted((a, b) => a - b));
  pulls.forEach((pull, n) => expect(pull).toBeLessThan([10, 50, 100, 100, 100][n] ?? 0));
  expect(rubberBand(-50, 100)).toBe(-rubberBand(50, 100));
  expect(rubberBand(0, 100)).toBe(0);
});

test.each([
  [3, 3, null],
  [10, 4, 'sideways'],
  [-10, 9, 'sideways'],
  [4, 12, 'down'],
  [4, -12, 'down'],
] as const)('a finger that has gone %d, %d px goes %s', (dx, dy, axis) => {
  expect(dragAxis(dx, dy)).toBe(axis);
});

describe('speed', () => {
  const at = (x: number, time: number) => ({ x, y: 2 * x, time });

  test('is that of the last moments', () => {
    expect(speedOf([at(0, 0), at(0, 900), at(40, 940), at(80, 980)])).toEqual({ x: 1, y: 2 });
  });

  test.each([
    ['nothing', []],
    ['one moment', [at(5, 10)]],
    ['a rest before letting go', [at(0, 0), at(90, 50), at(90, 400)]],
    ['two samples of one moment', [at(0, 10), at(9, 10)]],
  ])('%s has none', (_name, samples) => {
    expect(speedOf(samples)).toEqual({ x: 0, y: 0 });
  });
});

describe('the row of pictures', () => {
  const track = { count: 5, width: 400 };

  test.each([
    [2, -200, 2.5],
    [2, 100, 1.75],
    [2.4, 40, 2.3],
  ])('from %d a finger moved by %d px holds it at %d', (from, dx, position) => {
    expect(heldPosition(from, dx, track)).toBeCloseTo(position);
  });

  test('gives way at its ends, but not for long', () => {
    expect(heldPosition(0, 200, track)).toBeGreaterThan(-0.5);
    expect(heldPosition(0, 200, track)).toBeLessThan(0);
    expect(heldPosition(4, -4000, track)).toBeLessThan(5);
  });

  test.each([
    ['a slow short drag returns', 2.3, 2, 0, 2],
    ['a slow long drag moves on', 2.6, 2, 0, 3],
    ['a flick moves on however short', 2.1, 2, -0.5, 3],
    ['a flick to the right moves back', 1.9, 2, 0.5, 1],
    ['a flick against the drag returns', 2.6, 2, 0.5, 2],
    ['never by more than one', 3.9, 2, -3, 3],
    ['not before the first', -0.2, 0, 2, 0],
    ['not after the last', 4.2, 4, -2, 4],
  ])('%s', (_name, position, index, speed, settled) => {
    expect(settledIndex({ position, index, speed, count: 5 })).toBe(settled);
  });
});

test.each([
  [130, 0, true],
  [60, 0.9, true],
  [60, 0.2, false],
  [10, 2, false],
  [-200, -2, false],
])('a pull of %d px at %d px per ms closes: %s', (dy, speed, closes) => {
  expect(isDismissed(dy, speed)).toBe(closes);
});
