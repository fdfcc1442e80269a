import { randomUUID } from 'node:crypto';
import { expectFit } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { readMails } from './support/outbox.ts';
import { signInAs } from './support/staff.ts';

test('an owner applies, is called, written to, agrees, and the cabin is a draft', async ({
  page,
}) => {
  const email = `june.${randomUUID()}@example.com`;
  const name = `Fern Hollow ${randomUUID().slice(0, 6)}`;
  // As if the form had been begun a minute ago: what is filled in within seconds is a script's.
  await page.addInitScript(() => {
    const begun = { started_at: Date.now() - 60_000 };
    if (!localStorage.getItem('owner-application')) {
      localStorage.setItem('owner-application', JSON.stringify(begun));
    }
  });
  const main = page.getByRole('main');
  const next = page.getByRole('button', { name: 'Continue' });
  await page.goto('/sign-up');
  await main.getByLabel('Full name').fill('June Owner');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Phone').fill('(865) 555-0177');
  await next.click();
  await main.getByLabel('Cabin name').fill(name);
  await main.getByLabel('Area').selectOption('wears-valley');
  await main.getByLabel('Street address').fill('12 Fern Hollow Road');
  await main.getByLabel('Bedrooms').fill('3');
  await main.getByLabel('Baths').fill('2.5');
  await main.getByLabel('Sleeps').fill('8');
  await next.click();
  await next.click();
  await main.getByRole('checkbox', { name: /may keep what I wrote/ }).check();
  await main.getByRole('button', { name: 'Send my application' }).click();
  await expect(page.getByRole('heading', { name: 'Got your application!' })).toBeVisible();

  const manager = await signInAs(page, 'manager');
  await page.goto('/host');
  await expect(page.getByText(/owners? wants? to list a cabin/)).toBeVisible();
  await page.goto(`/host/owners?q=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByText(/may keep what I wrote here and contact me about it/)).toBeVisible();
  const done = page.getByRole('region', { name: 'History' });
  await page.getByRole('combobox', { name: 'State' }).selectOption('Called');
  await expect(done.getByText('Called')).toBeVisible();
  await page.getByRole('textbox', { name: 'Note' }).fill('Wants to see us in spring.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(done.getByText('Wants to see us in spring.')).toBeVisible();
  await expect(done.getByText(manager).first()).toBeVisible();

  await page.getByRole('textbox', { name: 'Subject' }).fill('Your cabin');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('May I visit in April?');
  await page.getByRole('button', { name: 'Send email' }).click();
  await expect(done.getByText(/^Email “Your cabin”/)).toBeVisible();
  const mails = await readMails(email);
  expect(mails.map(({ subject }) => subject)).toEqual(['I got your application', 'Your cabin']);
  expect(mails[1]?.body).toContain('May I visit in April?');
  expect(mails[1]?.body).not.toContain(name);

  await page.getByRole('combobox', { name: 'State' }).selectOption('Agreed');
  const cabin = page.getByRole('region', { name: 'Create the cabin' });
  await expect(cabin.getByLabel('Name')).toHaveValue(name);
  await expect(cabin.getByLabel('Guests')).toHaveValue('8');
  await expectFit(page, () => page.reload());
  await cabin.getByLabel('Nightly price ($)').fill('240');
  await cabin.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Owner’s application' }).click();
  await expect(page.getByText('Its cabin:')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Create the cabin' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete the application' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page).toHaveURL(/\/host\/owners$/);
  expect(await readMails(email)).toEqual([]);
});
