import { expectAccessible } from './support/accessible';
import { adminOfTestedSite } from './support/backend';
import { expect, test } from './support/fixtures';
import { bookStay } from './support/stays';

// The dead link that she starts from.
test.use({ allowedProblems: [/status of 404/] });

test('a guest who lost her link finds the page from a dead one and is emailed it', async ({
  page,
  request,
}) => {
  const { token, reference } = await bookStay(request, { slug: 'tin-roof-duet', daysAhead: 120 });
  const admin = adminOfTestedSite();
  const { data: booking } = await admin
    .from('bookings')
    .select('guest_email')
    .eq('token', token)
    .single();
  const email = booking?.guest_email ?? '';

  await page.goto('/stay/00000000000000000000000000000000');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'get it by email again' }).click();
  await expect(page).toHaveURL('/find-booking');
  expect(await (await request.get('/find-booking')).text()).toContain(
    '<meta name="robots" content="noindex, follow"',
  );
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await main.getByLabel('Email address').fill(email.toUpperCase());
  await main.getByLabel('Booking reference').fill(reference.toLowerCase().replace('-', ' '));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('status')).toBeFocused();
  await expect(main.getByRole('status')).toContainText('Check your inbox!');
  await expectAccessible(page);

  const { data: requests } = await admin.from('link_requests').select('email, reference');
  const { data: sent } = await admin.from('outbox').select('body').eq('recipient', email);
  const isWaiting = requests?.some((each) => each.reference === reference);
  expect(isWaiting || sent?.some(({ body }) => body.includes(`/stay/${token}`))).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says the same to a stranger', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Find Your Booking' }).click();
    const main = page.getByRole('main');
    await main.getByLabel('Email address').fill(`nobody.${Math.random()}@example.com`);
    await main.getByRole('button', { name: 'Email me the link' }).click();
    await expect(page).toHaveURL('/find-booking?notice=sent');
    await expect(main.getByRole('status')).toContainText('Check your inbox!');
  });
});
