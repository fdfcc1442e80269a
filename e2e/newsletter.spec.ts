import type { Locator, Page } from '@playwright/test';
import { installClock } from './support/clock';
import { expect, test } from './support/fixtures';
import { readMails } from './support/outbox';
import { CORE } from './support/core.ts';

const TIKTOK_HEADING = 'Seen the tours? Get the tips.';
const HEADING = 'Know the Smokies like a neighbor';

let lastGuest = 0;
const newEmail = () => `ada.${Date.now()}.${(lastGuest += 1)}@gmail.com`;

const popup = (page: Page, heading = HEADING) => page.getByRole('complementary', { name: heading });

/** Opens the page with its time standing still from just after the pop-up's code has begun to count. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await installClock(page, new Date('2026-12-01T12:00:00Z'));
  await page.clock.pauseAt(new Date('2026-12-01T12:00:01Z'));
  await page.goto(path);
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await page.evaluate(() => sessionStorage.getItem('traffic-source'))).not.toBeNull();
  }).toPass();
}

async function showPopup(page: Page, path: string): Promise<void> {
  await openWithClock(page, path);
  await page.clock.runFor(6000);
  await page.clock.resume();
  // Its code comes now. Time that is run before it is there would not count as the visitor's.
  await expect(popup(page)).toBeVisible();
}

async function readLinks(email: string): Promise<{ confirm: string; leave: string }> {
  await expect.poll(async () => (await readMails(email)).length).toBe(1);
  const [mail] = await readMails(email);
  const link = (name: string) =>
    new RegExp(`/newsletter/${name}\\?token=[0-9a-f]{64}`).exec(mail?.body ?? '')?.[0] ?? '';
  return { confirm: link('confirm'), leave: link('unsubscribe') };
}

// Each test from a network of its own: one may sign up ten addresses an hour.
test.beforeEach(async ({ page }, { testId }) => {
  const group = [...testId].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 65_536, 7);
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `2001:db8:0:${group.toString(16)}::1` });
});

test.describe('the pop-up', () => {
  test.use({
    newsletterPopup: true,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('comes 6000 ms after load and leaves the focus where it is', CORE, async ({ page }) => {
    await openWithClock(page, '/cabins?utm_source=tiktok');
    const link = page.getByRole('link', { name: /View Details/ }).first();
    await link.focus();
    await page.clock.runFor(5900);
    await expect(popup(page, TIKTOK_HEADING)).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(popup(page, TIKTOK_HEADING)).toBeVisible();
    await expect(link).toBeFocused();
  });

  test('keeps to an unknown origin for the session, whatever address comes later', async ({
    page,
  }) => {
    await openWithClock(page, '/about');
    await page.goto('/?utm_source=tiktok');
    await expect(async () => {
      await page.clock.runFor(6000);
      await expect(popup(page)).toBeVisible({ timeout: 2000 });
    }).toPass();
    expect(await page.evaluate(() => sessionStorage.getItem('traffic-source'))).toBe('unknown');
  });

  test('waits until a dialog is closed', async ({ page }) => {
    await openWithClock(page, '/');
    await page.getByRole('button', { name: 'Find Your Cabin' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Find Your Perfect Cabin' });
    await expect(dialog).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(popup(page)).toHaveCount(0);
    await page.clock.resume();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(popup(page)).toBeVisible();
  });

  test('does not come where people pay', async ({ page }) => {
    await openWithClock(page, '/booking');
    await page.clock.runFor(30_000);
    await expect(popup(page)).toHaveCount(0);
  });

  test('dismissed with Escape, it does not come back', async ({ page }) => {
    await showPopup(page, '/');
    await popup(page).getByLabel('Email address').click();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('newsletter-dismissed'))).toBe('true');
    await page.clock.pauseAt(new Date('2027-01-01T12:00:00Z'));
    await page.reload();
    await page.clock.runFor(30_000);
    await expect(popup(page)).toHaveCount(0);
  });

  test('on a phone it stands on the bar of the cabin, and the toasts above it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await showPopup(page, '/cabins/laurel-lantern');
    const button = page.getByRole('button', { name: 'Check Availability' }).last();
    const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? NaN;
    const bottomOf = async (place: Locator) => {
      const box = await place.boundingBox();
      return box ? box.y + box.height : NaN;
    };
    await expect
      .poll(async () => (await bottomOf(popup(page))) <= (await topOf(button)))
      .toBe(true);
    await popup(page).getByRole('button', { name: 'Join' }).click();
    const toast = page.getByText('Enter a valid email');
    await expect(toast).toBeVisible();
    await expect.poll(async () => (await bottomOf(toast)) <= (await topOf(popup(page)))).toBe(true);
  });

  test('at once in view on the phone’s home page and beside the panel of a cabin, it unfolds in place', async ({
    page,
  }) => {
    for (const [width, height, path] of [
      [390, 844, '/'],
      [320, 568, '/'],
      [740, 360, '/cabins'],
      [1280, 800, '/cabins/laurel-lantern'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await showPopup(page, path);
      const box = popup(page);
      const parts = [
        box.getByRole('heading', { name: HEADING }),
        box.getByLabel('Email address'),
        box.getByRole('button', { name: 'Join' }),
        box.getByRole('button', { name: 'Dismiss' }),
      ];
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
      await expect(box.getByText(/^Leaf dates/)).toBeHidden();
      await box.getByLabel('Email address').focus();
      await expect(box.getByText(/^Leaf dates/)).toBeVisible();
      await expect(box.getByLabel('Email address')).toBeFocused();
      await expect(box).toBeInViewport({ ratio: 1 });
    }
  });

  test('signing up, saying yes, leaving and coming back', CORE, async ({ page, request }) => {
    const email = newEmail();
    await showPopup(page, '/');
    await page.clock.runFor(2000);
    await popup(page).getByLabel('Email address').fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText("You're in!")).toBeVisible();
    await expect(page.getByText('Welcome to the club.')).toBeVisible();
    await expect(popup(page)).toHaveCount(0);

    const { confirm, leave } = await readLinks(email);
    // A mail scanner opens the links; that changes nothing.
    for (const link of [confirm, leave, confirm]) {
      const answer = await request.get(link);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['cache-control']).toContain('no-store');
    }
    await page.goto(confirm);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('button', { name: 'Yes, I’m in' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re in the club!');
    await page.goto(confirm);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re already in');

    await page.goto(leave);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed');
    await page.getByRole('button', { name: 'Keep me on the list' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re back on the list');

    const [mail] = await readMails(email);
    const headers = mail?.headers as Record<string, string> | undefined;
    const url = new URL(/<(https?:[^>]+)>/.exec(headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '');
    const oneClick = await request.post(`${url.pathname}${url.search}`, {
      form: { 'List-Unsubscribe': 'One-Click' },
      headers: { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' },
    });
    expect(oneClick.status()).toBe(200);
    await page.goto(leave);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed');
  });
});

test.describe('the footer', () => {
  test.use({ allowedProblems: [/status of 409/] });

  test('asks for an address, takes it, and knows it the second time', async ({ page }) => {
    const email = newEmail();
    await page.goto('/cabins');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading', { name: 'Mountain Insider Tips' })).toBeVisible();
    const join = footer.getByRole('button', { name: 'Join' });
    await join.click();
    await expect(page.getByText('Email required')).toBeVisible();
    await expect(page.getByText('Please enter your email address')).toBeVisible();
    await footer.getByLabel('Email address').fill(email);
    await join.click();
    await expect(footer.getByRole('status')).toContainText("You're all set!");
    await expect(join).toHaveCount(0);
    expect(await readMails(email)).toHaveLength(1);

    await page.reload();
    await footer.getByLabel('Email address').fill(` ${email.toUpperCase()} `);
    await join.click();
    await expect(page.getByText('Already subscribed!')).toBeVisible();
    expect(await readMails(email)).toHaveLength(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('signing up, saying yes and leaving', async ({ page }) => {
    const email = newEmail();
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto('/cabins');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('button', { name: 'Join' }).click();
    await expect(heading).toHaveText('Email required');
    await footer.getByLabel('Email address').fill(email);
    await footer.getByRole('button', { name: 'Join' }).click();
    await expect(heading).toHaveText("You're all set!");
    const { confirm, leave } = await readLinks(email);
    await page.goto(confirm);
    await page.getByRole('button', { name: 'Yes, I’m in' }).click();
    await expect(heading).toHaveText('You’re in the club!');
    await page.goto(leave);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(heading).toHaveText('You’re unsubscribed');
  });

  test('links that open nothing say so', async ({ page }) => {
    for (const token of ['', 'abc', 'a'.repeat(64), '%27--', '%00']) {
      for (const name of ['confirm', 'unsubscribe']) {
        await page.goto(`/newsletter/${name}?token=${token}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work');
      }
    }
  });
});
