import { expectAccessible } from './support/accessible';
import { adminOfTestedSite } from './support/backend';
import { expect, test } from './support/fixtures';

const EMAIL = `june.owner.with.a.long.name.${Math.random().toString(36).slice(2)}@example.com`;

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });

  test('an owner applies, comes back to the draft, sends it, and it is kept', async ({ page }) => {
    // As if the form had been begun a minute ago: what is filled in within seconds is a script's.
    await page.addInitScript(() => {
      const begun = { started_at: Date.now() - 60_000 };
      if (!localStorage.getItem('owner-application')) {
        localStorage.setItem('owner-application', JSON.stringify(begun));
      }
    });
    const next = page.getByRole('button', { name: 'Continue' });
    const main = page.getByRole('main');
    await page.goto('/list-cabin');
    await expect(page).toHaveURL(/\/sign-up$/);
    await main.getByLabel('Full name').fill('June <b>Owner</b>');
    await main.getByLabel('Email').fill(EMAIL);
    await page.reload();
    await main.getByLabel('Phone').fill('(865) 555-0177');
    await next.tap();
    await next.tap();
    await expect(main.getByText('Pick an area')).toBeVisible();
    await expectAccessible(page, 'main');
    await main.getByLabel('Cabin name').fill('Fern Hollow');
    await main.getByLabel('Area').selectOption('wears-valley');
    await main.getByLabel('Street address').fill('12 Fern Hollow Road');
    await main.getByLabel('Bedrooms').fill('3');
    await main.getByLabel('Baths').fill('2.5');
    await main.getByLabel('Sleeps').fill('8');
    await next.tap();
    await next.tap();
    await expect(page.getByRole('heading', { name: 'Look it over and send it' })).toBeFocused();
    await main.getByRole('checkbox', { name: /may keep what I wrote/ }).tap();
    await expectAccessible(page, 'main');
    await main.getByRole('button', { name: 'Send my application' }).tap();
    await expect(page.getByRole('heading', { name: 'Got your application!' })).toBeFocused();
    await expectAccessible(page, 'main');
    const { data } = await adminOfTestedSite()
      .from('owner_applications')
      .select('name, property_name')
      .eq('email', EMAIL);
    expect(data).toEqual([{ name: 'June <b>Owner</b>', property_name: 'Fern Hollow' }]);
  });
});
