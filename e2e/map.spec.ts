import { publicLocation } from '../lib/domain/values/public-location.ts';
import { RESULTS_PER_PAGE } from '../lib/domain/search/pagination.ts';
import { adminOfTestedSite, anonOfTestedSite } from './support/backend.ts';
import { expect, test } from './support/fixtures';
import { expectDrawnMap, withoutWebGl } from './support/web-gl';

const SLUG = 'laurel-lantern';

for (const path of ['/cabins', `/cabins/${SLUG}`, '/fall']) {
  test(`${path} fetches no map before it is needed`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    // The map of /fall is near the first screen of every phone.
    await page.setViewportSize({ width: 390, height: path === '/fall' ? 200 : 400 });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(fetched.filter((url) => /maplibre|smokies\.json|cabin-locations/.test(url))).toEqual([]);
  });
}

test('a cabin page tells its distances, with a map or without', async ({ page }) => {
  await withoutWebGl(page);
  await page.goto(`/cabins/${SLUG}`);
  const where = page.getByRole('region', { name: 'Where it is' });
  await where.scrollIntoViewIfNeeded();
  await expect(where.locator('[data-map]')).toContainText('Ask me about the location.');
  await expect(where).toContainText(/Sugarlands.*\d min/);
});

test('the neighborhood is drawn where there is WebGL', async ({ page }) => {
  await page.goto(`/cabins/${SLUG}`);
  const map = page.getByRole('region', { name: 'Where it is' }).locator('[data-map]');
  await map.scrollIntoViewIfNeeded();
  await expectDrawnMap(map);
  await map.getByRole('button', { name: 'Zoom in' }).click();
  await expect(map.getByText('Gatlinburg', { exact: true })).toBeAttached();
});

for (const width of [360, 390, 768, 1280]) {
  test(`at ${width} px no name on the map is cut off or lies on another`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/cabins/${SLUG}`);
    const map = page.getByRole('region', { name: 'Where it is' }).locator('[data-map]');
    await map.scrollIntoViewIfNeeded();
    await expectDrawnMap(map);
    const frame = await map.boundingBox();
    const shown = map.locator('[data-name]:not([data-side=none]):visible');
    const boxes = [
      ...(await Promise.all((await shown.all()).map((name) => name.boundingBox()))),
      await map.getByRole('button', { name: 'Zoom in' }).locator('..').boundingBox(),
    ].flatMap((box) => box ?? []);
    if (!frame) throw new Error('No map');
    expect(boxes.length).toBeGreaterThan(2);
    for (const [i, a] of boxes.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(frame.x);
      expect(a.x + a.width).toBeLessThanOrEqual(frame.x + frame.width);
      expect(a.y).toBeGreaterThanOrEqual(frame.y);
      expect(a.y + a.height).toBeLessThanOrEqual(frame.y + frame.height);
      for (const b of boxes.slice(i + 1)) {
        const isApart =
          a.x + a.width <= b.x + 1 ||
          b.x + b.width <= a.x + 1 ||
          a.y + a.height <= b.y + 1 ||
          b.y + b.height <= a.y + 1;
        expect(isApart).toBe(true);
      }
    }
  });
}

type Place = { latitude: number; longitude: number };
const degreesOf = ({ latitude, longitude }: Place) =>
  [latitude, longitude].map((degrees) => String(Math.abs(degrees)));

async function readPlaces() {
  const { data, error } = await adminOfTestedSite()
    .from('cabin_places')
    .select('latitude, longitude, cabins!inner(slug, live)')
    .eq('cabins.live', true);
  if (error) throw new Error(error.message);
  return data.map(({ latitude, longitude, cabins: { slug } }) => ({
    slug,
    exact: { latitude: Number(latitude), longitude: Number(longitude) },
  }));
}

test('no exact place of a cabin leaves the server', async ({ request }) => {
  const places = await readPlaces();
  const told = new Set(places.flatMap(({ exact }) => degreesOf(publicLocation(exact))));
  // A round value could be part of any number.
  const secrets = places
    .flatMap(({ exact }) => degreesOf(exact))
    .filter((degrees) => /\.\d{5}$/.test(degrees) && !told.has(degrees));
  expect(secrets.length).toBeGreaterThan(20);

  const slugs = places.map(({ slug }) => slug).slice(0, RESULTS_PER_PAGE);
  const read = async (path: string) => (await request.get(path)).text();
  const answers = {
    database: JSON.stringify((await anonOfTestedSite().from('cabins').select('*')).data),
    map: await read(`/api/cabin-locations?cabins=${slugs.join()}`),
    page: await read(`/cabins/${SLUG}`),
    list: await read('/api/v1/cabins'),
    cabin: await read(`/api/v1/cabins/${SLUG}/availability`),
  };
  const own = places.find(({ slug }) => slug === SLUG);
  if (!own) throw new Error(`${SLUG} has no place`);
  for (const name of ['database', 'page', 'cabin'] as const) {
    for (const degrees of degreesOf(publicLocation(own.exact))) {
      expect(answers[name], name).toContain(degrees);
    }
  }
  for (const [name, answer] of Object.entries(answers)) {
    expect(
      secrets.filter((degrees) => answer.includes(degrees)),
      name,
    ).toEqual([]);
  }
});

test('the map of the list and its cards agree', async ({ page }) => {
  await page.goto('/cabins');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const map = page.locator('[data-map]');
  await map.scrollIntoViewIfNeeded();
  await expectDrawnMap(map);
  await expect(map.locator('[data-pin]')).toHaveCount(await page.locator('[data-cabin]').count());
  await page.locator(`[data-cabin="${SLUG}"]`).hover();
  await expect(map.locator(`[data-pin="${SLUG}"]`)).toHaveAttribute('data-lit', 'true');
  await expect(page.locator(`[data-cabin="${SLUG}"]`)).toHaveCSS('outline-width', '3px');
  const pin = map.locator('[data-pin]').nth(3);
  await pin.focus();
  await pin.press('Enter');
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  const slug = await pin.getAttribute('data-pin');
  await expect(page.locator(`[data-cabin="${slug}"]`)).toBeInViewport();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('no price of the list lies on another, on a pin or on the name of a town', async ({
    page,
  }) => {
    await page.goto('/cabins');
    await page.getByRole('button', { name: 'Map', exact: true }).tap();
    const map = page.locator('[data-map]');
    await expect(map).toHaveAttribute('data-map', 'ready', { timeout: 30_000 });
    const overlaps = () =>
      map.evaluate((element) => {
        const boxes = (selector: string) =>
          [...element.querySelectorAll(selector)]
            .filter((each) => each.checkVisibility({ visibilityProperty: true }))
            .map((each) => each.getBoundingClientRect());
        const prices = boxes('[data-pin]:not([data-small]) b');
        const others = [...boxes('[data-pin][data-small] b'), ...boxes('[data-name][data-side]')];
        const meet = (a: DOMRect, b: DOMRect) =>
          a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        const pairs = prices.flatMap((price, n) =>
          [...prices.slice(n + 1), ...others].filter((other) => meet(price, other)),
        );
        return { prices: prices.length, pairs: pairs.length };
      });
    await expect.poll(async () => (await overlaps()).pairs).toBe(0);
    expect((await overlaps()).prices).toBeGreaterThanOrEqual(5);
  });

  test('a tap on a pin of the list opens its cabin’s card on the map, and Back returns to both', async ({
    page,
  }) => {
    await page.goto('/cabins');
    await page.getByRole('button', { name: 'Map', exact: true }).tap();
    const map = page.locator('[data-map]');
    await expect(map).toHaveAttribute('data-map', 'ready', { timeout: 30_000 });
    await map.scrollIntoViewIfNeeded();
    const slug = await map.locator('[data-pin]').evaluateAll((pins: HTMLElement[]) => {
      // One that no other lies on.
      const free = pins.find((pin) => {
        const { x, y, width, height } = pin.getBoundingClientRect();
        return pin.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      return free?.dataset.pin;
    });
    const pin = map.locator(`[data-pin="${slug}"]`);
    await pin.tap();
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    const card = page.getByRole('region', { name: 'Chosen cabin' });
    await expect(card).toBeInViewport();
    await card.getByRole('link').tap();
    await expect(page).toHaveURL(`/cabins/${slug}`);
    await page.goBack();
    await expect(card).toBeInViewport();
    await expect(map).toBeInViewport();
  });
});

test('the map of the list fills most of the window when it opens', async ({ page }) => {
  for (const [width, height] of [
    [390, 664],
    [768, 1024],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/cabins');
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    const shown = () =>
      page.locator('[data-map]').evaluate((map) => {
        const { top, bottom } = map.getBoundingClientRect();
        return (Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight;
      });
    await expect.poll(shown, `${width} px`).toBeGreaterThan(0.5);
  }
});

test('the button of the map stands in the bar of the list', async ({ page }) => {
  for (const width of [360, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/cabins');
    // On phones the form has the orders.
    const isPhone = width < 768;
    const beside = isPhone
      ? page.getByText('Filter', { exact: true })
      : page.getByRole('navigation', { name: 'Sort cabins' });
    const row = await beside.boundingBox();
    const button = await page.getByRole('button', { name: 'Map', exact: true }).boundingBox();
    const middle = (box: typeof row) => (box ? box.y + box.height / 2 : NaN);
    expect(Math.abs(middle(row) - middle(button)), `${width} px`).toBeLessThan(4);
  }
});
