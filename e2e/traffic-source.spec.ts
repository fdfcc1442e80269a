import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const readSource = (page: Page) => page.evaluate(() => sessionStorage.getItem('traffic-source'));

async function readCookie(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'traffic_source')?.value;
}

test('the network of arrival is kept for the session', async ({ page }) => {
  await page.goto('/?utm_source=tiktok');
  expect(await readCookie(page)).toBe('tiktok');
  await expect.poll(() => readSource(page)).toBe('tiktok');
  await page.goto('/cabins?fbclid=1');
  expect(await readCookie(page)).toBe('tiktok');
  await expect.poll(() => readSource(page)).toBe('tiktok');
});

test('where a cache answered without the cookie, the page sets it', async ({ page }) => {
  await page.route('/?utm_source=tiktok', async (route) => {
    // As nginx asks for what it gives to all (deploy/nginx).
    const headers = { ...route.request().headers(), Cookie: 'traffic_source=noted' };
    const answer = await route.fetch({ headers });
    expect(answer.headers()['set-cookie']).toBeUndefined();
    await route.fulfill({ response: answer });
  });
  await page.goto('/?utm_source=tiktok');
  await expect.poll(() => readCookie(page)).toBe('tiktok');
});

test('a stored network wins over the address', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('traffic-source', 'instagram'));
  await page.goto('/?utm_source=facebook');
  await expect.poll(() => readSource(page)).toBe('instagram');
});

test('a visitor from nowhere gets no cookie', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => readSource(page)).toBe('unknown');
  expect(await readCookie(page)).toBeUndefined();
});

test('a noted source leaves the page static, and no shared cache keeps the cookie', async ({
  request,
}) => {
  const askPlain = () => request.get('/cabins/hot-tub');
  const askNoted = () =>
    request.get('/cabins/hot-tub?fbclid=1', { headers: { Referer: 'https://l.facebook.com/' } });
  const [plain, noted] = [await askPlain(), await askNoted()];
  expect(noted.headers()['set-cookie']).toContain('traffic_source=facebook');
  expect(noted.headers()['cache-control']).toContain('private');
  expect(plain.headers()['set-cookie']).toBeUndefined();
  expect(plain.headers()['cache-control']).toContain('s-maxage');
  for (const ask of [askPlain, askNoted]) {
    // For a moment after a change of the catalog, as an earlier test makes one, pages are made anew.
    await expect.poll(async () => (await ask()).headers()['x-nextjs-cache']).toMatch(/HIT|STALE/);
  }
});

test('nothing else of the site meets the middleware', async ({ request }) => {
  const headers = { 'User-Agent': 'Instagram 400.0', Referer: 'https://l.instagram.com/' };
  for (const address of ['/api/health?fbclid=1', '/images/home-hero.webp?utm_source=tiktok']) {
    const answer = await request.get(address, { headers });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['set-cookie']).toBeUndefined();
  }
});

const SEARCH = 'city=pigeon-forge&guests=4';

test('old addresses lead on, with what may come along', async ({ request }) => {
  const answer = await request.get(`/search?${SEARCH}&sort=popular&ref=x&utm_campaign=fall`, {
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(308);
  expect(answer.headers()['location']).toBe(`/cabins?${SEARCH}&sort=popular&utm_campaign=fall`);
});
