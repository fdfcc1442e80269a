/** @jest-environment node */
import { readFileSync } from 'node:fs';

const css = readFileSync('app/globals.css', 'utf8');

function colorOf(name: string): number[] {
  const hex = new RegExp(`--color-${name}: #([0-9a-f]{6});`).exec(css)?.[1] ?? '';
  return (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16) / 255);
}

function luminance(name: string): number {
  const [red = 0, green = 0, blue = 0] = colorOf(name).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each(['paper', 'paper-deep', 'surface', 'spruce-100', 'dawn-200', 'ember-100'])(
  'the focus ring is seen on %s',
  (ground) => expect(contrast('focus', ground)).toBeGreaterThanOrEqual(3),
);

test('and is bluer than red, unlike the color of errors', () => {
  const [red = 0, , blue = 0] = colorOf('focus');
  const [errorRed = 0, , errorBlue = 0] = colorOf('ember-600');
  expect(blue).toBeGreaterThan(red);
  expect(errorRed).toBeGreaterThan(errorBlue);
});
