import fc from 'fast-check';
import { frameSize, videoRatio, type Size } from '@/lib/domain/catalog/video-frame';

test.each<[string, boolean, Size | null, number]>([
  ['portrait or short video', true, null, 9 / 16],
  ['anything else', false, null, 16 / 9],
  ['a real landscape size', true, { width: 640, height: 360 }, 16 / 9],
  ['a real portrait size', false, { width: 360, height: 640 }, 9 / 16],
  ['a real square', false, { width: 500, height: 500 }, 1],
  ['a file with sound only', false, { width: 0, height: 0 }, 16 / 9],
])('the ratio of %s', (_name, isPortrait, real, ratio) => {
  expect(videoRatio(isPortrait, real)).toBeCloseTo(ratio);
});

const wide = 16 / 9;
const tall = 9 / 16;
test.each<[string, Size, number, Size]>([
  // 96 % of 390 = 374.4
  ['a phone, landscape video', { width: 390, height: 844 }, wide, { width: 374, height: 210 }],
  ['a phone, portrait video', { width: 390, height: 844 }, tall, { width: 374, height: 665 }],
  // 96 % of 390 = 374.4 high
  ['a phone on its side', { width: 844, height: 390 }, tall, { width: 192, height: 342 }],
  [
    'a phone just below the breakpoint',
    { width: 767, height: 400 },
    wide,
    { width: 682, height: 384 },
  ],
  // 96 % of 1280 less 32 = 1196.8; of 800 less 32 = 736
  ['a desktop, landscape video', { width: 1280, height: 800 }, wide, { width: 1196, height: 673 }],
  ['a desktop, portrait video', { width: 1280, height: 800 }, tall, { width: 414, height: 736 }],
  // 96 % of 767 is 736.3; from 768 on the margin comes off: 705.3.
  ['a screen of 767', { width: 767, height: 1024 }, wide, { width: 736, height: 414 }],
  [
    'a tablet from the breakpoint on',
    { width: 768, height: 1024 },
    wide,
    { width: 705, height: 396 },
  ],
  // The least room: 280 × 320
  ['a watch, landscape video', { width: 160, height: 160 }, wide, { width: 280, height: 157 }],
  ['a watch, portrait video', { width: 160, height: 160 }, tall, { width: 180, height: 320 }],
])('%s', (_name, viewport, ratio, size) => {
  const { width, height } = frameSize(viewport, ratio);
  expect(Math.abs(width - size.width)).toBeLessThanOrEqual(1);
  expect(Math.abs(height - size.height)).toBeLessThanOrEqual(1);
});

const side = fc.integer({ min: 1, max: 8000 });
const viewports = fc.record({ width: side, height: side });
const ratios = fc.double({ min: 0.05, max: 20, noNaN: true });

test('a frame leaves the viewport only by the stated minimums, and keeps its ratio', () => {
  fc.assert(
    fc.property(viewports, ratios, (viewport, ratio) => {
      const { width, height } = frameSize(viewport, ratio);
      const margin = viewport.width >= 768 ? 32 : 0;
      const most = {
        width: Math.max(280, viewport.width * 0.96 - margin),
        height: Math.max(320, viewport.height * 0.96 - margin),
      };
      expect(width).toBeLessThanOrEqual(most.width);
      expect(height).toBeLessThanOrEqual(most.height);
      expect(width).toBeGreaterThanOrEqual(1);
      expect(height).toBeGreaterThanOrEqual(1);
      // As large as it can be: it fills one of the two sides, but for the rounding.
      const isFull = most.width - width < 1 || most.height - height < 1 + 1 / ratio;
      expect(isFull).toBe(true);
      expect(Math.abs(width - height * ratio)).toBeLessThanOrEqual(ratio + 1);
    }),
    { numRuns: 2000 },
  );
});
