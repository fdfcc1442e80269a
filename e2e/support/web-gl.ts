import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

const LEAST_COLORS = 40;
const PAPER_SHARE = 0.97;

/** The colors of a map's own canvas, most common first, each with its share. */
async function readColors(map: Locator): Promise<number[]> {
  const { data, info } = await sharp(await map.locator('canvas').screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let i = 0; i < data.length; i += info.channels) {
    const color = data.readUIntBE(i, 3);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return [...counts.values()]
    .map((count) => count / (info.width * info.height))
    .sort((a, b) => b - a);
}

/** Expects a drawn map rather than a blank sheet: land, park, roads and rivers. */
export async function expectDrawnMap(map: Locator): Promise<void> {
  await expect(map).toHaveAttribute('data-map', 'ready', { timeout: 30_000 });
  const box = await map.locator('canvas').boundingBox();
  expect(box?.width).toBeGreaterThan(250);
  expect(box?.height).toBeGreaterThan(200);
  const page = map.page();
  // Hides everything but the canvas: the placeholder behind it and the controls above. Not by a style element, which
  // the page's policy refuses.
  await page.evaluate(() => {
    const bare = new CSSStyleSheet();
    bare.replaceSync(
      '[data-map]{background:#000!important}[data-map] :is(.maplibregl-marker,button){visibility:hidden!important}',
    );
    document.adoptedStyleSheets.push(bare);
  });
  await expect
    .poll(async () => {
      const colors = await readColors(map);
      return colors.length >= LEAST_COLORS && (colors[0] ?? 1) < PAPER_SHARE;
    })
    .toBe(true);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** Emulates a browser without WebGL. */
export const withoutWebGl = (page: Page) =>
  page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      ...[kind, options]: Parameters<typeof original>
    ) {
      return kind.startsWith('webgl') ? null : original.call(this, kind, options);
    } as typeof original;
  });
