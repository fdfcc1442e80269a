import type { APIResponse, Browser, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { holdBack } from './support/hold-back';

const SHEETS = /\/_next\/static\/.*\.css$/;
const PAGES = [
  '/',
  '/cabins',
  '/cabins/hot-tub',
  '/areas/gatlinburg',
  '/cabins/laurel-lantern',
  '/about',
  '/blog',
  '/events',
  '/terms',
  '/fall',
];

/** What is far below has a height of its own once the browser has drawn it, whenever that is: draw all of it. */
function drawAll() {
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    element.style.contentVisibility = 'visible';
  // Another width may begin some.
  for (const running of document.getAnimations())
    if (running instanceof CSSTransition) running.finish();
  return document.fonts.ready.then(() => undefined);
}

/** The layout and computed styles of each element before any interaction. */
function looks(): string[] {
  const names = [
    'display',
    'visibility',
    'opacity',
    'color',
    'background',
    'border',
    'border-radius',
    'box-shadow',
    'font',
    'letter-spacing',
    'text-decoration',
    'transform',
    'translate',
    'mask-image',
    'clip-path',
    'aspect-ratio',
    'object-fit',
    'z-index',
    'content',
  ];
  const readAll = (style: CSSStyleDeclaration) =>
    names.map((name) => style.getPropertyValue(name)).join(' ');
  // A part without content is not drawn, whatever else is said of it.
  const read = (style: CSSStyleDeclaration, part: string | undefined) =>
    part && style.content === 'none' ? '' : readAll(style);
  return Array.from(document.querySelectorAll('body *:not(link, script)'), (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const parts = [undefined, '::before', '::after'].map((part) =>
      read(getComputedStyle(element, part), part),
    );
    const place = [x, y + scrollY, width, height].map((length) => length.toFixed(1)).join(' ');
    return `${element.tagName} ${element.className} ${place} ${parts.join(' | ')}`;
  });
}

const WIDTHS = [390, 768, 1280];

/** At each of the widths, without the sheets or with them. */
async function looksOf(browser: Browser, answer: APIResponse, hasSheets: boolean) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  // The same page both times: another would have another count of views.
  await page.route(answer.url(), (route) => route.fulfill({ response: answer }));
  if (!hasSheets) await page.route(SHEETS, (route) => route.abort());
  await page.goto(answer.url());
  const found = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(drawAll);
    found.push({ width, looks: await page.evaluate(looks) });
  }
  await context.close();
  return found;
}

for (const address of PAGES) {
  test(`the first styles draw ${address} as all of them do`, async ({ browser, request }) => {
    const page = await request.get(address);
    const first = await looksOf(browser, page, false);
    const all = await looksOf(browser, page, true);
    for (const [index, { width, looks: own }] of first.entries()) {
      const whole = all[index]?.looks ?? [];
      expect(own.length).toBeGreaterThan(50);
      expect(own.length, `${width} px`).toBe(whole.length);
      const differing = own.flatMap((look, at) =>
        look === whole[at] ? [] : [{ first: look, all: whole[at] }],
      );
      expect.soft(differing.slice(0, 3), `${width} px`).toEqual([]);
    }
  });
}

/** How many files the page knows for each of our two families. */
const facesOf = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      ['Fraunces', 'Figtree'].map(async (family) => {
        const faces = await document.fonts.load(`1rem ${family}`);
        return faces.length;
      }),
    ),
  );

test('a page rendered for one visitor is allowed its type too', async ({ page }) => {
  await page.goto('/cabins?guests=2');
  expect(await facesOf(page)).toEqual([1, 1]);
});

test('a page is painted, fonts and all, while its sheets are still under way', async ({ page }) => {
  const release = await holdBack(page, SHEETS);
  await page.goto('/cabins/laurel-lantern', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Fraunces/);
  expect(await facesOf(page)).toEqual([1, 1]);
  const drawn = () => Array.from(document.styleSheets, (sheet) => sheet.href).filter(Boolean);
  expect(await page.evaluate(drawn)).toEqual([]);
  release();
  // And then all of them are there, once each, and the page lives.
  await page
    .getByRole('button', { name: /Check Availability/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const sheets = await page.evaluate(() =>
    Array.from(
      document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
      (link) => link.href,
    ),
  );
  expect(sheets.length).toBeGreaterThan(1);
  expect(new Set(sheets).size).toBe(sheets.length);
});

test('text has the width it will have before its type is there', async ({ page }) => {
  const release = await holdBack(page, /\.woff2$/);
  const widest = () =>
    page
      .locator('main [class*="max-w-"]')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).maxWidth));
  const loaded = () =>
    page.evaluate(() =>
      Array.from(document.fonts).some(
        ({ family, status }) => !family.includes('Fallback') && status === 'loaded',
      ),
    );
  // By then its sheets are there too.
  await page.goto('/cabins/laurel-lantern', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  expect(await loaded()).toBe(false);
  const before = await widest();
  release();
  await expect.poll(loaded).toBe(true);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await widest()).toEqual(before);
  expect(before.filter((width) => width.endsWith('px')).length).toBeGreaterThan(1);
});

for (const address of ['/', '/cabins/laurel-lantern']) {
  test(`the first frame of ${address} has no layout of what is below it, the next one has`, async ({
    page,
  }) => {
    const sections = page.locator('section.later');
    const layouts = () =>
      sections.evaluateAll((all) => all.map((each) => getComputedStyle(each).contentVisibility));
    const client = await page.context().newCDPSession(page);
    await client.send('Animation.enable');
    await client.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.goto(address);
    const first = await layouts();
    expect(first.length).toBeGreaterThan(4);
    expect(new Set(first)).toEqual(new Set(['hidden']));
    await client.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await expect.poll(async () => [...new Set(await layouts())]).toEqual(['auto']);
  });
}
