import { expect, test } from './support/fixtures';
import { expectDrawnMap, withoutWebGl } from './support/web-gl';

test('week and place are chosen by keyboard, kept in the address, and lead to open cabins', async ({
  page,
}) => {
  await withoutWebGl(page);
  await page.goto('/fall?week=10-19');
  const slider = page.getByRole('slider', { name: /Week/ });
  await expect(slider).toHaveAttribute('aria-valuetext', 'Oct 19–25');
  await slider.focus();
  await slider.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Oct 12–18');

  await page.getByText('The other spots, from the top down').click();
  const place = page.getByRole('table').getByRole('button', { name: 'Newfound Gap' });
  await place.focus();
  await place.press('Enter');
  await expect(page.getByRole('heading', { name: 'Newfound Gap' })).toBeVisible();
  await expect(page).toHaveURL(/week=10-12&place=newfound-gap/);

  const cabins = page.getByRole('region', { name: 'Cabins open that weekend' });
  await expect(
    cabins.getByRole('article').first().or(cabins.getByText('Nothing’s open that weekend')),
  ).toBeVisible();
  await page.reload();
  await expect(slider).toHaveAttribute('aria-valuetext', 'Oct 12–18');
  await expect(page.getByRole('heading', { name: 'Newfound Gap' })).toBeVisible();
});

test('without WebGL the picture stays and says where the same is told', async ({ page }) => {
  await withoutWebGl(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/fall');
  await page.locator('[data-map]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-map]')).toContainText('They’re all in the table below.');
  expect(scripts.filter((url) => url.includes('maplibre-gl-worker'))).toEqual([]);
});

test('where there is WebGL, a pin and the table choose the same place', async ({ page }) => {
  await page.goto('/fall');
  const map = page.locator('[data-map]');
  await map.scrollIntoViewIfNeeded();
  await expectDrawnMap(map);
  const pin = map.getByRole('button', { name: /^Max Patch/ });
  await pin.focus();
  await pin.press('Enter');
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await page.getByText('The other spots, from the top down').click();
  await expect(page.getByRole('table').getByRole('button', { name: 'Max Patch' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await map.getByRole('button', { name: /^Mount Sterling/ }).click();
  await expect(page.getByRole('heading', { name: 'Mount Sterling' })).toBeVisible();
  await expect(pin).toHaveAttribute('aria-pressed', 'false');
});

test('the pins are one stop of the Tab key; arrows lead from one to the next', async ({ page }) => {
  await page.goto('/fall');
  const map = page.locator('[data-map]');
  await map.scrollIntoViewIfNeeded();
  await expectDrawnMap(map);
  const pins = map.locator('[data-pin]');
  await expect(pins).toHaveCount(32);
  await expect(map.locator('[data-pin][tabindex="0"]')).toHaveCount(1);

  await map.getByRole('button', { name: 'Zoom out' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  const stop = pins.and(page.locator(':focus'));
  await expect(stop).toHaveCount(1);
  await page.keyboard.press('Home');
  const west = await stop.getAttribute('data-pin');
  await page.keyboard.press('ArrowRight');
  await expect(stop).not.toHaveAttribute('data-pin', west ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(stop).toHaveAttribute('data-pin', west ?? '');
  await expect(stop).toHaveAccessibleDescription('Use the arrow keys to move from pin to pin.');
  await page.keyboard.press('Enter');
  await expect(stop).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(new RegExp(`place=${west}`));
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap on a pin opens its place', async ({ page }) => {
    await page.goto('/fall');
    const map = page.locator('[data-map]');
    await map.scrollIntoViewIfNeeded();
    await expectDrawnMap(map);
    await map.locator('[data-pin="max-patch"]').tap();
    await expect(page.getByRole('heading', { name: 'Max Patch' })).toBeVisible();
    await expect(page).toHaveURL(/place=max-patch/);
  });
});

test('it answers nonsense with a clear refusal', async ({ request }) => {
  for (const query of [
    '',
    'week=10-19',
    'week=1&place=elkmont',
    'week=10-19&place=nowhere',
    'week=10-19&place=%3Cscript%3E',
  ]) {
    expect((await request.get(`/api/fall-cabins?${query}`)).status()).toBe(400);
  }
  const found = await request.get('/api/fall-cabins?week=10-19&place=elkmont');
  expect(found.status()).toBe(200);
  expect(await found.json()).toMatchObject({ guests: 2, stay: {}, nearest: expect.any(Array) });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the table has every place', async ({ page }) => {
    await page.goto('/fall');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Fall Colors/);
    await page.getByText('The other spots, from the top down').click();
    await expect(page.getByRole('table').getByRole('button')).toHaveCount(32);
    await expect(page.getByRole('table').last()).toContainText('6,643 ft');
    await expect(page.getByRole('slider')).toBeHidden();
  });
});
