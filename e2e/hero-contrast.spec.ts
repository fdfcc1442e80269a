import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { skyAt } from '../components/home/use-sky.ts';
import { contrast, luminance } from './support/contrast.ts';
import { expect, test } from './support/fixtures';

const HOUR_MS = 3_600_000;
const NOON_IN_TENNESSEE = 17;
// One day a season, each hour of it: every sky there is.
const DAYS = ['2027-01-15', '2027-06-15', '2027-10-15'];
const SKIES = new Set(
  DAYS.flatMap((day) =>
    Array.from({ length: 24 }, (_, hour) => skyAt(Date.parse(day) + hour * HOUR_MS)),
  ),
);
const LEAST = 4.5;

/** `color`: channels as shares of 1; `box`: left, top, width, height in pixels. */
type Words = { color: number[]; box: [number, number, number, number] };
type Clip = { x: number; y: number; width: number; height: number };

/** The lines of text in the hero, and what color they have. */
const readWords = (page: Page): Promise<Words[]> =>
  page.locator('section[aria-labelledby="hero-heading"]').evaluate((hero) => {
    const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const words: Words[] = [];
    for (const element of hero.querySelectorAll('h1, p, nav a')) {
      if (!paint) continue;
      paint.fillStyle = '#10261f';
      paint.fillRect(0, 0, 1, 1);
      paint.fillStyle = getComputedStyle(element).color;
      paint.fillRect(0, 0, 1, 1);
      const color = [...paint.getImageData(0, 0, 1, 1).data].map((channel) => channel / 255);
      const range = document.createRange();
      range.selectNodeContents(element);
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width > 0) words.push({ color, box: [x, y, width, height] });
      }
    }
    return words;
  });

/** Around all of the words: a picture of the whole window takes longer. */
function clipAround(words: readonly Words[]): Clip {
  const boxes = words.map(({ box }) => box);
  const x = Math.floor(Math.min(...boxes.map(([left]) => left)));
  const y = Math.floor(Math.min(...boxes.map(([, top]) => top)));
  const right = Math.ceil(Math.max(...boxes.map(([left, , width]) => left + width)));
  const bottom = Math.ceil(Math.max(...boxes.map(([, top, , height]) => top + height)));
  return { x, y, width: right - x + 1, height: bottom - y + 1 };
}

/** Of the words against the lightest pixel behind them. */
async function leastContrast(picture: Buffer, clip: Clip, words: Words): Promise<number> {
  const { color, box } = words;
  const [x, y, width, height] = box.map(Math.round) as Words['box'];
  const [left, top] = [x - clip.x, y - clip.y];
  const pixels = await sharp(picture)
    .extract({ left, top, width, height })
    .removeAlpha()
    .raw()
    .toBuffer();
  let lightest = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    lightest = Math.max(
      lightest,
      luminance([...pixels.subarray(at, at + 3)].map((channel) => channel / 255)),
    );
  }
  return contrast(luminance(color), lightest);
}

const nextFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );

/** What is drawn after the change: on a busy machine a picture may still be of a frame before, and the next one differs. */
async function pictureOf(page: Page, clip: Clip, change: () => Promise<unknown>): Promise<Buffer> {
  await change();
  let before: Buffer | null = null;
  for (;;) {
    await nextFrames(page);
    const picture = await page.screenshot({ clip });
    if (before?.equals(picture)) return picture;
    before = picture;
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 1280]) {
  test(`the words of the hero stand out under every sky at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.clock.setFixedTime(
      new Date(Date.parse(DAYS[0] ?? '') + NOON_IN_TENNESSEE * HOUR_MS),
    );
    await page.goto('/', { waitUntil: 'networkidle' });
    const sky = page.locator('[data-sky]');
    await expect(sky).toHaveCount(1);
    const words = await readWords(page);
    expect(words.length).toBeGreaterThan(5);
    const clip = clipAround(words);
    // Only what is behind the words, which their own box is part of, and at once.
    await page.locator('#hero-heading').evaluate(({ parentElement }) => {
      const words = parentElement?.querySelectorAll<HTMLElement>(':scope > *') ?? [];
      for (const element of words) element.style.opacity = '0';
      for (const layer of document.querySelectorAll<HTMLElement>('[data-sky] > i')) {
        layer.style.transition = 'none';
      }
    });
    const found: Record<string, number> = {};
    for (const name of SKIES) {
      const picture = await pictureOf(page, clip, () =>
        sky.evaluate((element, value) => element.setAttribute('data-sky', value), name),
      );
      for (const each of words) {
        const ratio = await leastContrast(picture, clip, each);
        found[name] = Math.min(found[name] ?? Infinity, ratio);
      }
    }
    expect(Object.keys(found)).toHaveLength(SKIES.size);
    const faint = Object.entries(found).filter(([, ratio]) => ratio < LEAST);
    expect(faint).toEqual([]);
  });
}
