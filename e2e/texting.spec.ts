import type { Page } from '@playwright/test';
import { addDays, utcDate } from '../lib/domain/values/calendar-date.ts';
import { nearestStays } from '../lib/domain/stays/nearest-stays.ts';
import { expect, readCabin, test } from './support/fixtures';
import { readLastText } from './support/outbox';
import { CORE } from './support/core.ts';

const SLUG = 'laurel-lantern';
const TITLE = 'Laurel Lantern';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Text me this cabin' });

async function saveFromList(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Save ${title}` }).click();
  await expect(dialogOf(page)).toBeVisible();
}

const stored = (page: Page, area: 'localStorage' | 'sessionStorage', key: string) =>
  page.evaluate(([where, name]) => window[where].getItem(name), [area, key] as const);

test(
  'save, text, and open the link in another browser: cabins, dates and deal are there',
  CORE,
  async ({ page, browser }) => {
    const { id, calendar } = await readCabin(page.request, SLUG);
    const [stay] = nearestStays(calendar, addDays(calendar.today, 50), 3);
    if (!stay) throw new Error('The seeded cabin has no open stay');
    const { deal } = (await (await page.request.get('/api/deal')).json()) as {
      deal: { id: string } | null;
    };

    await page.goto('/cabins');
    await page.evaluate(
      ([criteria, dealId, date]) => {
        window.sessionStorage.setItem('searchCriteria', criteria);
        if (dealId === '') return;
        window.localStorage.setItem('unlockedDailyDeal', dealId);
        window.localStorage.setItem('unlockedDailyDealDate', date);
      },
      [
        JSON.stringify({ guests: 4, check_in: stay.checkIn, check_out: stay.checkOut }),
        deal?.id ?? '',
        utcDate(new Date()),
      ] as const,
    );
    await saveFromList(page, TITLE);

    const dialog = dialogOf(page);
    await expect(dialog).toContainText(`${TITLE}, Gatlinburg`);
    const phone = dialog.getByLabel('Your mobile number');
    await expect(phone).toBeFocused();
    const submit = dialog.getByRole('button', { name: 'Text me the link' });
    await expect(submit).toBeDisabled();
    await phone.pressSequentially('865429118');
    await expect(phone).toHaveValue('(865) 429-118');
    await phone.blur();
    await expect(dialog.getByRole('alert')).toHaveText(
      'Please enter a valid 10-digit phone number',
    );
    await phone.press('End');
    await phone.pressSequentially('8');
    await expect(phone).toHaveValue('(865) 429-1188');
    await submit.click();
    await expect(dialog.getByRole('status')).toContainText(`Text sent!${TITLE}`);
    await expect(dialog).toBeHidden();

    const text = await readLastText(TITLE);
    expect(text.recipient).toBe('+18654291188');
    expect(text.body).toMatch(/^Mountain Mama Cabins: .*\nhttps?:\/\/.*\nReply STOP to opt out$/);
    expect(text.body.length).toBeLessThanOrEqual(160);
    const link = /\/t\/[A-Za-z0-9]{12}/.exec(text.body)?.[0] ?? '';

    const other = await browser.newContext();
    const phonePage = await other.newPage();
    const asked: string[] = [];
    phonePage.on('request', (request) => {
      if (request.url().includes('/api/text-link')) asked.push(request.url());
    });
    await phonePage.goto('about:blank');
    await phonePage.goto(new URL(link, page.url()).href);
    await expect(phonePage.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    const clean = `/cabins/${SLUG}?check_in=${stay.checkIn}&check_out=${stay.checkOut}&guests=4`;
    await expect(phonePage).toHaveURL(new RegExp(`${clean.replace(/[?]/g, '\\?')}$`));
    expect(JSON.parse((await stored(phonePage, 'localStorage', 'cabin-wishlist')) ?? '[]')).toEqual(
      [{ slug: SLUG, cabinId: id, timestamp: expect.any(String) }],
    );
    expect(
      JSON.parse((await stored(phonePage, 'sessionStorage', 'searchCriteria')) ?? '{}'),
    ).toEqual({ guests: 4, check_in: stay.checkIn, check_out: stay.checkOut });
    expect(await stored(phonePage, 'localStorage', 'unlockedDailyDeal')).toBe(deal?.id ?? null);
    const before = asked.length;

    // What was removed on the phone does not come back with the back button.
    await phonePage.evaluate(() => window.localStorage.removeItem('cabin-wishlist'));
    await phonePage.goto('/cabins');
    await phonePage.goBack();
    await expect(phonePage.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(phonePage).toHaveURL(new RegExp(`${clean.replace(/[?]/g, '\\?')}$`));
    expect(await stored(phonePage, 'localStorage', 'cabin-wishlist')).toBeNull();
    expect(asked).toHaveLength(before);
    await other.close();
  },
);

test.describe('refusals', () => {
  test.use({ allowedProblems: [/Failed to load resource|^\[text\]/] });

  test(
    'a number that cannot be texted is refused in words, and the rest still works',
    CORE,
    async ({ page }) => {
      await page.goto('/cabins');
      await saveFromList(page, TITLE);
      const dialog = dialogOf(page);
      await dialog.getByLabel('Your mobile number').fill('(800) 555-1212');
      await dialog.getByRole('button', { name: 'Text me the link' }).click();
      await expect(dialog.getByRole('alert')).toHaveText(
        'We can’t text that number. Check that it’s a US mobile number.',
      );
      await expect(dialog.getByRole('link', { name: 'Text it from my phone' })).toHaveAttribute(
        'href',
        /^sms:\?&body=.*laurel-lantern/,
      );
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: `Save ${TITLE}` })).toBeFocused();
    },
  );

  test('it cannot be closed while it sends, and says when that failed', async ({ page }) => {
    let fail: () => void = () => undefined;
    await page.route('**/api/text', async (route) => {
      await new Promise<void>((resolve) => {
        fail = resolve;
      });
      await route.abort();
    });
    await page.goto('/cabins');
    await saveFromList(page, TITLE);
    const dialog = dialogOf(page);
    await dialog.getByLabel('Your mobile number').fill('8654291199');
    await dialog.getByRole('button', { name: 'Text me the link' }).click();
    await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Close' }).click({ force: true });
    await page.mouse.click(5, 5);
    await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
    fail();
    await expect(dialog.getByRole('alert')).toHaveText('Failed to send text. Please try again.');
  });
});

for (const [name, path] of [
  ['unknown', '/t/AAAAAAAAAAAA'],
  ['hostile', '/t/%2F%2Fevil.example'],
  ['overlong', `/t/${'A'.repeat(3000)}`],
] as const) {
  test(`an ${name} link leads to the list of cabins`, async ({ page }) => {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(answer.headers()).toMatchObject({
      location: '/cabins',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
  });
}

test('the outbox is not shown on the production build', async ({ request }) => {
  expect((await request.get('/dev/outbox')).status()).toBe(404);
});
