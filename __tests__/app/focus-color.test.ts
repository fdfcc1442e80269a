import { readFileSync } from 'node:fs';
import { contrast, luminance } from '../../e2e/support/contrast';

const css = readFileSync('app/globals.css', 'utf8');

function colorOf(name: string): number[] {
  const hex = new RegExp(`--color-${name}: #([0-9a-f]{6});`).exec(css)?.[1] ?? '';
  return (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16) / 255);
}

test.each(['paper', 'paper-deep', 'surface', 'spruce-100', 'dawn-200', 'ember-100'])(
  'the focus ring is seen on %s',
  (ground) =>
    expect(
      contrast(luminance(colorOf('focus')), luminance(colorOf(ground))),
    ).toBeGreaterThanOrEqual(3),
);

test('and is bluer than red, unlike the color of errors', () => {
  const [red = 0, , blue = 0] = colorOf('focus');
  const [errorRed = 0, , errorBlue = 0] = colorOf('ember-600');
  expect(blue).toBeGreaterThan(red);
  expect(errorRed).toBeGreaterThan(errorBlue);
});
