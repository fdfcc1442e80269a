import { expect, test } from './support/fixtures.ts';
import { signInAs } from './support/staff.ts';

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
  await page.getByRole('textbox', { name: 'E-mail' }).fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
  await expect(page.getByText('a letter with a code is on its way')).toBeVisible();
});

test('a one-time link opens the console, and signing out closes it', async ({ page }) => {
  await signInAs(page, 'owner');
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.goto('/host');
  await expect(page).toHaveURL(/\/host\/sign-in/);
});

test('a link that was used says so', async ({ page }) => {
  await page.goto(`/host/auth/confirm?token_hash=${'a'.repeat(56)}&type=email`);
  await expect(page.getByText('This link is used or too old')).toBeVisible();
});

test('the way back never leaves the console', async ({ page }) => {
  await page.goto('/host/sign-in?next=//evil.example/host');
  await expect(page.locator('input[name="next"]')).toHaveValue('/host');
});
