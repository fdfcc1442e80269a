/** @jest-environment node */
import { ink, mix, rect, round } from '@/tools/illustrations/ink';

describe('ink', () => {
  test.each(['#1e4a3c', 'url(#d1x9k2)'])('draws with %s', (color) => {
    expect(ink(color)).toBe(color);
  });

  test.each(['', 'undefined', '#fff', 'spruce', '#12345678'])('refuses "%s"', (color) => {
    expect(() => ink(color)).toThrow('not a colour');
    expect(() => rect(0, 0, 10, 10, color)).toThrow('not a colour');
  });

  test('mixes channel by channel', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#102030', '#ffffff', 0)).toBe('#102030');
  });

  test('refuses a coordinate that is not a number', () => {
    expect(() => round(Number.NaN)).toThrow('coordinate');
  });
});
