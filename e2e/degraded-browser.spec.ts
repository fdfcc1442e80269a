import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { refusePlay } from './support/refuse-play';

const SLUG = 'laurel-lantern';
const cardOf = (page: Page) => page.getByRole('article').filter({ hasText: 'Laurel Lantern' });

/** What must work in every browser, whatever it refuses. */
async function expectWorkingSite(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/cabins');
  await cardOf(page)
    .getByRole('button', { name: /Check Availability/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Check Availability' });
  await expect(dialog.getByRole('grid').first()).toBeVisible();
  await page.keyboard.press('Escape');
  const heart = cardOf(page).getByRole('button', { name: 'Save Laurel Lantern' });
  await heart.click();
  await expect(page.getByText('Saved!')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await cardOf(page)
    .getByRole('link', { name: /View Details/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Laurel Lantern' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Laurel Lantern' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
}

test('with all storage and cookies refused', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  });
  await expectWorkingSite(page);
});

test.describe('with nothing from the backend', () => {
  test.use({
    allowedProblems: [/^\[|503|Failed to load resource|ERR_FAILED/],
  });

  test('pages stand, and each part says what it cannot do', async ({ page }) => {
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'Down' } } }),
    );
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/DEAL OF THE DAY|Tap to reveal/)).toHaveCount(0);

    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox', { name: /e-?mail/i }).fill('ada@example.com');
    await footer.getByRole('button', { name: 'Join' }).click();
    await expect(page.getByText('Oops! Something went wrong').first()).toBeVisible();
    await expect(page.getByText('Please try again or contact us directly.').first()).toBeVisible();

    await page.goto('/cabins');
    await cardOf(page)
      .getByRole('button', { name: /Check Availability/ })
      .click();
    await expect(
      page.getByRole('dialog').getByText('Failed to fetch availability (503)'),
    ).toBeVisible();
    await page.keyboard.press('Escape');

    await cardOf(page).getByRole('button', { name: 'Save Laurel Lantern' }).click();
    const texting = page.getByRole('dialog');
    await texting.getByLabel('Your mobile number').fill('8654291188');
    await texting.getByRole('button', { name: 'Text me the link' }).click();
    await expect(texting.getByRole('alert')).toContainText(
      /Failed to send text\. Please try again\.|Down/,
    );

    await page.goto(`/cabins/${SLUG}`);
    await expect(page.getByText('Failed to fetch availability (503)').first()).toBeVisible();
  });

  test('requests that never end keep nothing waiting', async ({ page }) => {
    await page.route('**/api/**', () => undefined);
    await page.goto('/cabins');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await cardOf(page)
      .getByRole('button', { name: /Check Availability/ })
      .click();
    await expect(page.getByRole('dialog').getByText('Loading live availability…')).toBeVisible();
    await page.keyboard.press('Escape');
    await cardOf(page)
      .getByRole('link', { name: /View Details/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Laurel Lantern' })).toBeVisible();
  });
});

for (const [name, script] of [
  ['is missing', () => Object.defineProperty(navigator, 'clipboard', { value: undefined })],
  [
    'refuses',
    () =>
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('NotAllowedError')) },
      }),
  ],
] as const) {
  test(`a clipboard that ${name}: the code is selected, and the toast says so`, async ({
    page,
  }) => {
    await page.addInitScript(script);
    await page.goto('/');
    await page.getByRole('button', { name: /copy/i }).first().click();
    await expect(page.getByText('Couldn’t copy the code')).toBeVisible();
    expect(await page.evaluate(() => String(window.getSelection()).trim())).toBe('MAMAFREE4');
  });
}

test.describe('with autoplay refused', () => {
  test.use({ allowedProblems: [/^\[/] });

  test('the hero keeps its picture, and a tour its controls', async ({ page }) => {
    await refusePlay(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`/cabins/${SLUG}`);
    await page
      .getByRole('button', { name: /Step Inside/ })
      .first()
      .click();
    const controls = page.getByRole('dialog').getByRole('group', { name: 'Video controls' });
    await expect(controls.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
