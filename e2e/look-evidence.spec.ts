import { test } from './support/fixtures';

test.use({ allowedProblems: [/./] });
const SIZES = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1280, 720],
  [1440, 900],
] as const;

for (const [width, height] of SIZES) {
  test(`gallery ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/cabins/laurel-lantern');
    await page.locator('a[data-photo="0"]').click();
    await page.locator('[data-shown] img').first().waitFor();
    await page.waitForTimeout(1200);
    await page.screenshot({ path: `.local/g-${width}.png` });
    await page.keyboard.press('Escape');
    if (width === 390 || width === 1280) {
      await page.locator('summary', { hasText: 'amenities' }).click();
      await page.locator('summary', { hasText: 'mountain' }).click();
      await page.waitForTimeout(1500);
      await page.locator('#amenities').screenshot({ path: `.local/f-${width}.png` });
      await page.goto('/cabins/three-ravens-overlook');
      await page.getByRole('button', { name: /^Step Inside/ }).first().click();
      await page.waitForTimeout(2500);
      await page.screenshot({ path: `.local/v-${width}.png` });
      await page.goto(
        '/booking?cabin=laurel-lantern&check_in=2027-03-01&check_out=2027-03-04&adults=2',
      );
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `.local/b-${width}.png`, fullPage: true });
      await page.goto('/cabins/laurel-lantern/facts');
      await page.screenshot({ path: `.local/p-${width}.png` });
    }
  });
}

test('weights', async ({ request }) => {
  const html = await (await request.get('/cabins/laurel-lantern')).text();
  const { gzipSync } = await import('node:zlib');
  console.log('GZIP', gzipSync(html).length, 'RAW', html.length);
});
