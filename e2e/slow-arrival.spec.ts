import { expect, test } from './support/fixtures';
import { watchShifts } from './support/layout-shifts';
import { startPiecesProxy } from './support/pieces-proxy';
import { addressOf, testedSite } from './support/tested-site';

const MOST_SHIFT = 0.01;
const MISSING = '/nothing-here';
/** One page of each kind of first screen, at the widths where its parts stand side by side or above each other. */
const PAGES = {
  '/': [390, 768, 1280],
  '/cabins': [768],
  '/promise': [390],
  '/about': [1280],
  '/saved': [390, 1280],
  '/booking?cabin=laurel-lantern': [390],
  '/cabins/laurel-lantern': [360, 1280],
  [MISSING]: [768],
};

let site: Awaited<ReturnType<typeof startPiecesProxy>>;
test.beforeAll(async () => {
  site = await startPiecesProxy(addressOf(testedSite));
});
test.afterAll(() => site.close());

for (const [path, widths] of Object.entries(PAGES)) {
  for (const width of widths) {
    test.describe(`at ${width} px`, () => {
      test.use({
        viewport: { width, height: width < 390 ? 640 : 844 },
        allowedProblems: path === MISSING ? [/404 \(Not Found\)/] : [],
      });

      test(`nothing of ${path} moves while it arrives in pieces`, async ({ page }) => {
        const shifts = await watchShifts(page);
        await page.goto(site.address + path);
        // What only the browser knows replaces a list that loads.
        await expect(page.getByText('Loading cabins')).toHaveCount(0);
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        const { score, moved } = await shifts();
        expect(score, moved.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
      });
    });
  }
}
