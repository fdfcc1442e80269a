import { adminOfTestedSite } from './support/backend.ts';
import { expect, test } from './support/fixtures.ts';
import { signInAs } from './support/staff.ts';
import { bookStay } from './support/stays.ts';

const SLUG = 'laurel-lantern';

async function arrivalsOf(slug: string) {
  const admin = adminOfTestedSite();
  const { data } = await admin.from('cabins').select('id').eq('slug', slug).single();
  return { cabin_id: data?.id ?? '', table: admin.from('cabin_arrivals') };
}

test.afterAll(async () => {
  const { cabin_id, table } = await arrivalsOf(SLUG);
  const fixed = { door_kind: 'fixed', wifi_name: null, manual: null, opens_hours_before: 24 };
  await table.update(fixed).eq('cabin_id', cabin_id);
});

test('the host sets the door code of a stay; the guest asks for it, and the host sees that', async ({
  page,
  browser,
  request,
}) => {
  const { cabin_id, table } = await arrivalsOf(SLUG);
  const facts = {
    door_kind: 'stay',
    wifi_name: 'Porchlight',
    manual: 'The hot tub.\n\nThe trash.',
  };
  const { error } = await table.upsert({ cabin_id, ...facts, opens_hours_before: 720 });
  expect(error).toBeNull();
  const { reference, token } = await bookStay(request, { slug: SLUG, daysAhead: 5 });

  await signInAs(page, 'manager');
  await page.goto('/host');
  const task = page.getByText(
    /^The guest who arrives at Laurel Lantern on .* has no door code yet/,
  );
  await expect(task.first()).toBeVisible();
  await page.goto(`/host/bookings/${reference}`);
  await page.getByRole('button', { name: 'Set the door code' }).click();
  await page.getByRole('button', { name: 'Suggest one' }).click();
  await expect(page.getByRole('textbox', { name: 'Door code' })).toHaveValue(/^\d{4}$/);
  await page.getByRole('textbox', { name: 'Door code' }).fill('2580');
  await page.getByRole('button', { name: 'Set it' }).click();
  await expect(page.getByText('Door code: 2580')).toBeVisible();
  await expect(page.getByText(/The guest hasn’t opened them yet/)).toBeVisible();

  // Whoever only opens the link, a preview of a text message for one, sees none of it.
  const opened = await request.get(`/stay/${token}`);
  expect(/2580|Porchlight|The hot tub\./.test(await opened.text())).toBe(false);

  const guest = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await guest.goto(`/stay/${token}`);
  await guest.getByRole('button', { name: 'Show them' }).click();
  await expect(guest.getByText('2580')).toBeVisible();
  await expect(guest.getByText('Porchlight')).toBeVisible();
  await guest.context().close();

  await page.reload();
  await expect(page.getByText(/^.*The guest first opened them/)).toContainText('1 time so far');
});
