import { REGION_BOUNDS, BUILT_IN_LABELS } from '@/lib/domain/catalog/region';
import { cropAround, DRAWING, toDrawing } from '@/lib/domain/catalog/region-drawing';

const [WEST, SOUTH, EAST, NORTH] = REGION_BOUNDS;
const SIZE = { width: 330, height: 220 };

test('the corners of the region are the corners of the drawing', () => {
  expect(toDrawing({ latitude: NORTH, longitude: WEST })).toEqual({ x: 0, y: 0 });
  expect(toDrawing({ latitude: SOUTH, longitude: EAST })).toEqual({
    x: DRAWING.width,
    y: DRAWING.height,
  });
});

test.each(BUILT_IN_LABELS.map((label) => [label.name, label] as const))(
  'a part around %s contains it and stays on the drawing',
  (_, place) => {
    const { left, top, width, height } = cropAround(place, SIZE);
    const { x, y } = toDrawing(place);
    expect(x).toBeGreaterThan(left);
    expect(x).toBeLessThan(left + width);
    expect(y).toBeGreaterThan(top);
    expect(y).toBeLessThan(top + height);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(DRAWING.width);
    expect(top + height).toBeLessThanOrEqual(DRAWING.height);
  },
);

test('a place in the open is in the middle of its part', () => {
  const gatlinburg = { latitude: 35.7144, longitude: -83.5247 };
  const { left, top } = cropAround(gatlinburg, SIZE);
  expect(toDrawing(gatlinburg)).toEqual({ x: left + 165, y: top + 110 });
});
