import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFit } from './support/accessible.ts';
import { adminOfTestedSite } from './support/backend.ts';
import { expect, test } from './support/fixtures.ts';
import { signInAs } from './support/staff.ts';
import { bookStay, type GuestBooking } from './support/stays.ts';

let booking: GuestBooking;

test.beforeAll(async ({ request }) => {
  booking = await bookStay(request, { slug: 'laurel-lantern', daysAhead: 100 });
  const { error } = await adminOfTestedSite().rpc('leave_guest_message', {
    p_token: booking.token,
    p_id: randomUUID(),
    p_body: 'When can we come?',
    p_limits: [],
    p_most: 9,
  });
  expect(error).toBeNull();
});

const openEditor = async (page: Page) => {
  await page.goto('/host/messages/templates');
  await page.getByLabel('Edit A week before').click();
};

test('templates: fit for everybody by day and by night', async ({ page }) => {
  await signInAs(page, 'manager');
  await expectFit(page, () => openEditor(page));
});

test('a template is written with a preview, and inserted into an answer', async ({ page }) => {
  await signInAs(page, 'manager');
  await page.goto('/host/messages/templates');
  const name = `Arrival ${randomUUID().slice(0, 8)}`;
  await page.getByText('Write one').click();
  const form = page.locator('form').filter({ has: page.locator('#template-new-name') });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('textbox', { name: 'Subject' }).fill('Your arrival');
  await form.getByRole('textbox', { name: 'Text', exact: true }).fill('Dear {first_name}');
  await expect(form.getByRole('alert')).toHaveText('There’s no field {first_name} here.');
  await form.getByRole('textbox', { name: 'Text', exact: true }).fill('Come to {cabin} at ');
  await form.getByRole('button', { name: '{check_in_time}' }).click();
  await expect(form.getByRole('region', { name: 'Preview' })).toContainText(/Come to .+ at \d/);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('status')).toHaveText('Saved.');
  await page.goto(`/host/messages/${booking.reference}`);
  await page.getByRole('combobox', { name: 'Insert a template' }).selectOption(name);
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveValue(
    /^Come to Laurel Lantern at \d/,
  );
});

test('a scheduled template is turned on and off', async ({ page }) => {
  await signInAs(page, 'manager');
  await page.goto('/host/messages/templates');
  const entry = page.getByRole('listitem').filter({ hasText: 'Morning of departure' });
  await expect(entry).toContainText('Off: on the day of departure, 8 am');
  await page.getByLabel('Edit Morning of departure').click();
  for (const [isOn, words] of [
    [true, 'Sent: on the day of departure'],
    [false, 'Off: on the day of departure'],
  ] as const) {
    await entry
      .getByRole('checkbox', { name: 'Send it automatically from now on' })
      .setChecked(isOn);
    await entry.getByRole('button', { name: 'Save' }).click();
    await expect(entry).toContainText(words);
  }
});

test('a conversation is taken and found under Mine', async ({ page }) => {
  const email = await signInAs(page, 'manager');
  await page.goto(`/host/messages/${booking.reference}`);
  await page.getByRole('combobox', { name: 'Assigned to' }).selectOption(email);
  await expect(page.getByRole('combobox', { name: 'Assigned to' })).toBeEnabled();
  await page.goto('/host/messages?assigned=mine');
  await expect(page.locator(`a[href="/host/messages/${booking.reference}"]`)).toBeVisible();
});
