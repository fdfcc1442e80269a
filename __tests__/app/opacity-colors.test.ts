import { execFileSync } from 'node:child_process';
import { paletteColors } from '@/lib/shop/palettes';

// A process of its own, because Jest loads no modules of this kind.
const COMPILE = `
  import { readFileSync } from 'node:fs';
  import postcss from 'postcss';
  import config from './postcss.config.mjs';
  const plugins = await Promise.all(
    config.plugins.map(async (each) =>
      typeof each === 'string' ? (await import(each)).default({ optimize: true }) : each,
    ),
  );
  const from = process.cwd() + '/app/globals.css';
  const { css } = await postcss(plugins).process(readFileSync(from, 'utf8'), { from });
  process.stdout.write(css);
`;

test('colors with an opacity follow the palette', () => {
  const css = execFileSync(process.execPath, ['--input-type=module', '--eval', COMPILE], {
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  });
  expect(css).toContain('color-mix(in oklab, var(--color-paper) 94%, transparent)');
  // In a shadow, which every palette has.
  const { 'spruce-950': shadow, ...colors } = paletteColors('spruce');
  for (const color of Object.values(colors)) {
    expect(css).not.toMatch(new RegExp(`${color}[0-9a-f]{2}\\b`));
  }
  expect(css.match(new RegExp(`${shadow}[0-9a-f]{2}\\b`, 'g'))?.length).toBeLessThanOrEqual(2);
}, 60_000);
