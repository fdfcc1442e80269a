import { randomUUID } from 'node:crypto';
import { chooseCabin } from './support/cabin-field.ts';
import { expect, test } from './support/fixtures.ts';
import { signInAs } from './support/staff.ts';

test('an owner invites somebody, changes a role, dismisses and brings back', async ({
  page,
  browser,
}) => {
  const other = await browser.newPage();
  const email = await signInAs(other, 'manager');
  await other.close();
  await signInAs(page, 'owner');
  await page.goto('/host/staff');
  const invited = `${randomUUID()}@invite.example`;
  await page.getByRole('textbox', { name: 'Email' }).fill(invited);
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText(`${invited} is invited.`)).toBeVisible();
  const person = page.getByRole('listitem').filter({ hasText: email });
  await person.getByLabel(`Change ${email}`).click();
  await person.getByRole('combobox', { name: 'Role' }).selectOption('cleaner');
  await person.getByRole('button', { name: 'Save' }).click();
  await expect(person).toContainText('Saved.');
  await expect(person.getByRole('paragraph').first()).toHaveText('Cleaner');
  await person.getByRole('button', { name: 'Dismiss' }).click();
  await person.getByRole('button', { name: 'Dismiss now' }).click();
  await page.getByRole('button', { name: `Bring back ${email}` }).click();
  await expect(page.getByLabel(`Change ${email}`)).toBeVisible();
});

test('a manager reads the staff and changes nothing', async ({ page }) => {
  const email = await signInAs(page, 'manager');
  await page.goto('/host/staff');
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('(you)');
  await expect(page.getByRole('button', { name: 'Invite' })).toBeHidden();
  await expect(page.getByLabel(`Change ${email}`)).toBeHidden();
});

test('a calendar is added, and the cabin’s own address is made', async ({ page }) => {
  await signInAs(page, 'manager');
  await page.goto('/host/platforms');
  const form = page.getByRole('region', { name: 'Add a calendar' });
  await chooseCabin(form, 'lantern');
  const url = page.getByRole('textbox', { name: 'Calendar address' });
  await url.fill('https://10.0.0.1/a.ics');
  await page.getByRole('button', { name: 'Add calendar' }).click();
  await expect(page.getByText('The address must start with https://')).toBeVisible();
  // Where the site can reach it, the address leads nowhere.
  await url.fill(`https://feeds.example/${randomUUID()}.ics`);
  await page.getByRole('button', { name: 'Add calendar' }).click();
  await expect(page.getByText('Saved. We’ll read it within five minutes.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'feeds.example/…' })).not.toHaveCount(
    0,
  );
  const exports = page.getByRole('region', { name: 'Calendars for other platforms' });
  await chooseCabin(exports, 'woolly');
  await exports.getByRole('button', { name: 'Make an address' }).click();
  await expect(page.getByText(/\/calendar\/[0-9a-f]{64}\.ics/)).not.toHaveCount(0);
});
