import { STORAGE_KEYS } from '../lib/browser/storage/storage';
import { expect, test } from './support/fixtures';

/** Each key is read with 500 broken values in __tests__/hostile; here whole pages are opened on some. */
const VALUES = [
  '{"guests":1e999,"check_in":{},"cabins":[null,{"slug":"<img src=x onerror=alert(1)>"}],"id":[],"__proto__":{"guests":99}}',
  `[[[[${'"x",'.repeat(5_000)}`,
];
const PAGES = ['/cabins/laurel-lantern', '/saved', '/plan', '/booking?cabin=laurel-lantern'];

// A broken value is only logged to the console.
test.use({
  allowedProblems: [
    /^\[(?:search|search-criteria|plan|favorites|deal|hand-off|owner-application|itinerary)\]/,
  ],
});

test('pages open on storage full of broken values', async ({ page }) => {
  for (const [number, address] of PAGES.entries()) {
    await page.addInitScript(
      ({ keys, broken }) => {
        for (const key of keys) {
          sessionStorage.setItem(key, broken);
          localStorage.setItem(key, broken);
        }
      },
      { keys: Object.values(STORAGE_KEYS), broken: VALUES[number % VALUES.length] ?? '' },
    );
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/Something went wrong|stopped working|didn’t/)).toHaveCount(0);
  }
});
