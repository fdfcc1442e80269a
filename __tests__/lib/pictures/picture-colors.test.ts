import { globSync } from 'node:fs';
import colors from '@/lib/data/files/picture-colors.json';

test('every stored picture has its colour, and no colour is left of one that is gone', () => {
  const stored = globSync('public/images/**/*.{jpg,webp}').map((file) =>
    file.slice('public'.length),
  );
  expect(stored.length).toBeGreaterThan(100);
  expect(Object.keys(colors).sort()).toEqual(stored.sort());
  for (const color of Object.values(colors)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
});
