import { expect, test } from './support/fixtures';
import { withoutWebGl } from './support/web-gl';

const SLUG = 'laurel-lantern';

for (const path of ['/cabins', `/cabins/${SLUG}`, '/fall']) {
  test(`${path} fetches no map before it is needed`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.setViewportSize({ width: 390, height: 400 });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(fetched.filter((url) => /maplibre|smokies\.json|cabin-locations/.test(url))).toEqual([]);
  });
}

test('a cabin page tells its distances, with a map or without', async ({ page }) => {
  await withoutWebGl(page);
  await page.goto(`/cabins/${SLUG}`);
  const where = page.getByRole('region', { name: 'Where it is' });
  await where.scrollIntoViewIfNeeded();
  await expect(where.locator('[data-map]')).toContainText('The distances below tell the same.');
  await expect(where).toContainText(/Sugarlands.*\d\.\d mi/);
});

test('the neighborhood is drawn where there is WebGL', async ({ page }) => {
  await page.goto(`/cabins/${SLUG}`);
  const map = page.getByRole('region', { name: 'Where it is' }).locator('[data-map]');
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute('data-map', /ready|failed/, { timeout: 30_000 });
  test.skip((await map.getAttribute('data-map')) === 'failed', 'This browser draws no maps');
  await map.getByRole('button', { name: 'Zoom in' }).click();
  await expect(map.getByText('Gatlinburg', { exact: true })).toBeAttached();
});

test('no exact place of a cabin leaves the server', async ({ request }) => {
  const { cabins } = (await (await request.get('/api/cabin-locations')).json()) as {
    cabins: { slug: string; latitude: number; longitude: number }[];
  };
  const cabin = cabins.find(({ slug }) => slug === SLUG);
  expect(cabin).toBeDefined();
  const html = await (await request.get(`/cabins/${SLUG}`)).text();
  expect(html).toContain(String(cabin?.latitude));
  for (const exact of ['35.71862', '83.54871']) {
    expect(html).not.toContain(exact);
    expect(JSON.stringify(cabins)).not.toContain(exact);
  }
});

test('the map of the list and its cards agree', async ({ page }) => {
  await page.goto('/cabins');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const map = page.locator('[data-map]');
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute('data-map', /ready|failed/, { timeout: 30_000 });
  test.skip((await map.getAttribute('data-map')) === 'failed', 'This browser draws no maps');
  await expect(map.locator('[data-pin]')).toHaveCount(await page.locator('[data-cabin]').count());
  await page.locator(`[data-cabin="${SLUG}"]`).hover();
  await expect(map.locator(`[data-pin="${SLUG}"]`)).toHaveAttribute('data-lit', 'true');
  const pin = map.locator('[data-pin]').nth(3);
  await pin.focus();
  await pin.press('Enter');
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  const slug = await pin.getAttribute('data-pin');
  await expect(page.locator(`[data-cabin="${slug}"]`)).toBeInViewport();
});
