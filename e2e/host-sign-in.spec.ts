import { expect, test } from './support/fixtures.ts';
import { inviteAs, openLink } from './support/staff.ts';
import { adminOfTestedSite } from './support/backend.ts';

test('a stranger is sent to the sign-in, with the way back', async ({ page, request }) => {
  const answer = await request.get('/host/bookings?q=ann', { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  const headers = answer.headers();
  expect(headers.location).toContain('/host/sign-in?next=%2Fhost%2Fbookings%3Fq%3Dann');
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['x-robots-tag']).toContain('noindex');
  await page.goto('/host');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('an unknown address is told the same as a known one', async ({ page }) => {
  await page.goto('/host/sign-in');
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
  await expect(page.getByText('an email with a code is on its way')).toBeVisible();
});

test('a one-time link opens the console, and signing out closes it', async ({ page }) => {
  await openLink(page, (await inviteAs('owner')).link);
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.goto('/host');
  await expect(page).toHaveURL(/\/host\/sign-in/);
});

test('a link that was used says so', async ({ page }) => {
  await page.goto(`/host/auth/confirm?token=${'a'.repeat(64)}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This link was already used or is too old')).toBeVisible();
});

test('the way back never leaves the console', async ({ page }) => {
  await page.goto('/host/sign-in?next=//evil.example/host');
  await expect(page.locator('input[name="next"]')).toHaveValue('/host');
});

test('what reads a link before its owner does spends nothing and gets no session', async ({
  page,
  request,
}) => {
  const { link } = await inviteAs('manager');
  for (const method of ['GET', 'HEAD']) {
    const answer = await request.fetch(link, { method, headers: { Purpose: 'prefetch' } });
    expect([answer.status(), answer.headers()['set-cookie']]).toEqual([200, undefined]);
  }
  for (const origin of [undefined, 'https://evil.example', 'null']) {
    const headers = { 'Next-Action': 'a'.repeat(42), ...(origin && { Origin: origin }) };
    for (const path of [link, '/host/sign-in', '/host/sign-out']) {
      const answer = await request.post(path, {
        headers: { ...headers, 'X-Forwarded-Host': 'evil.example' },
        data: '[]',
        maxRedirects: 0,
      });
      expect(answer.status()).toBe(403);
    }
  }
  await openLink(page, link);
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
});

test('a code of an email signs in after a reload of the page, and sets a first password', async ({
  page,
}) => {
  const { email } = await inviteAs('cleaner');
  await page.goto('/host/sign-in?next=/host/account');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  const messages = () =>
    adminOfTestedSite()
      .from('outbox')
      .select('subject')
      .eq('recipient', email)
      .eq('purpose', 'sign-in-code');
  await expect.poll(async () => (await messages()).data?.length).toBe(1);
  const code = /^\d{6}/.exec((await messages()).data?.[0]?.subject ?? '')?.[0] ?? '';
  await page.getByRole('textbox', { name: 'Code' }).fill(code === '111111' ? '222222' : '111111');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('That address and code don’t match.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  const set = async (current: string, password: string) => {
    await page.getByLabel('Old password').fill(current);
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Set password' }).click();
  };
  await set('', 'a first password');
  await expect(page.getByText('Your password is set.')).toBeVisible();
  await set('not the old one', 'a second password');
  await expect(page.getByText('The old password doesn’t match.')).toBeVisible();
  await set('a first password', 'a second password');
  await expect(page.getByText('Your password is set.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Use a password instead' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill('a second password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
});
