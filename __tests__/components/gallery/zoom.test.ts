import {
  boundView,
  FITTED,
  fittedSize,
  MAX_SCALE,
  pinchedView,
  toggleZoom,
  wheelScale,
  zoomAt,
  type Point,
  type View,
} from '@/components/gallery/zoom';

const FRAME = { width: 400, height: 600 };
const WIDE = { width: 400, height: 267 };

/** The place in the picture, in px of its fitted size, that stands at a point of the frame. */
const under = ({ scale, x, y }: View, point: Point) => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
});

test.each([
  ['wide', { width: 1500, height: 1000 }, { width: 400, height: 266.7 }],
  ['upright', { width: 600, height: 1200 }, { width: 300, height: 600 }],
  ['not loaded', { width: 0, height: 0 }, FRAME],
])('a picture that is %s fits its frame', (_name, picture, fitted) => {
  const size = fittedSize(picture, FRAME);
  expect(size.width).toBeCloseTo(fitted.width, 1);
  expect(size.height).toBeCloseTo(fitted.height, 1);
});

test.each([
  ['no smaller than its frame', { scale: 0.6, x: 30, y: -9 }, FITTED],
  ['no larger than four times', { scale: 9, x: 0, y: 0 }, { scale: MAX_SCALE, x: 0, y: 0 }],
  // Twice as large it is 800 × 534: 200 px over at each side, and still lower than the frame.
  ['no gap at its sides', { scale: 2, x: 500, y: 80 }, { scale: 2, x: 200, y: 0 }],
  ['free inside', { scale: 3, x: -150, y: 60 }, { scale: 3, x: -150, y: 60 }],
])('bounds: %s', (_name, view, bounded) => {
  expect(boundView(view, WIDE, FRAME)).toEqual(bounded);
});

test('what is under the pointer stays there', () => {
  const point = { x: 90, y: -40 };
  for (const view of [FITTED, { scale: 2, x: -30, y: 12 }]) {
    for (const scale of [1.2, 2.5, 4]) {
      const before = under(view, point);
      const after = under(zoomAt(view, scale, point), point);
      expect(after.x).toBeCloseTo(before.x);
      expect(after.y).toBeCloseTo(before.y);
    }
  }
});

test('a double tap zooms in at the finger, and the next one out', () => {
  const zoomed = toggleZoom(FITTED, { x: 50, y: 20 });
  expect(zoomed).toEqual({ scale: 2.5, x: -75, y: -30 });
  expect(toggleZoom(zoomed, { x: 0, y: 0 })).toEqual(FITTED);
});

test('two fingers apart zoom by what they move, and take the picture with them', () => {
  const from = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ] as const;
  const to = [
    { x: -80, y: 10 },
    { x: 120, y: 10 },
  ] as const;
  const view = pinchedView(FITTED, from, to);
  expect(view.scale).toBeCloseTo(2);
  expect(under(view, { x: 20, y: 10 }).x).toBeCloseTo(0);
  expect(under(view, { x: 20, y: 10 }).y).toBeCloseTo(0);
});

test('fingers in one place and a pinch without end stay finite', () => {
  const spot = { x: 4, y: 4 };
  const view = pinchedView(FITTED, [spot, spot], [spot, { x: 4000, y: 4 }]);
  expect(view.scale).toBeLessThanOrEqual(MAX_SCALE * 1.2);
});

test.each([
  [1, -100, false, 1.22],
  [2, 100, false, 1.64],
  [1, 500, false, 1],
  [3.9, -5000, true, MAX_SCALE],
])('from %d a wheel turned by %d (pinch: %s) leads to %d', (scale, deltaY, isPinch, wanted) => {
  expect(wheelScale(scale, deltaY, isPinch)).toBeCloseTo(wanted, 2);
});
