import { expectAccessible, expectFit } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { signInAs } from './support/staff.ts';
import { findOffer } from './support/stays.ts';

const SLUG = 'tin-roof-duet';

test('a guest asks about her dates, the host answers with a quote, and she books at its price', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const { stay } = await findOffer(page.request, { slug: SLUG, daysAhead: 130 });
  const name = `Ada ${Math.random().toString(36).slice(2)}`;
  const email = `${name.toLowerCase().replace(' ', '.')}@example.com`;
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/cabins/${SLUG}?check_in=${stay.checkIn}&check_out=${stay.checkOut}&guests=2`);
  await page.getByRole('link', { name: 'Ask about this cabin' }).click();
  const form = page.getByRole('form', { name: /^Ask .+ a question$/ });
  await expect(form.getByLabel('Your name')).toBeFocused();
  await expectAccessible(page, '#ask');
  await expect(form).toContainText('2 adults');
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('Your email').fill(email);
  await form.getByLabel('Your question').fill('Is the porch screened?');
  // As a person takes to write it: what is sent within seconds is a script's.
  await page.evaluate(() => {
    const begun = Date.now;
    Date.now = () => begun() + 60_000;
  });
  await form.getByRole('button', { name: 'Send question' }).click();
  await expect(page.locator('#ask').getByRole('status')).toBeFocused();
  await page.getByRole('link', { name: 'See your question' }).click();
  await expect(page).toHaveURL(/\/question\/[0-9a-f]{32}$/);
  const questionUrl = page.url();
  const talk = page.getByRole('list', { name: 'Your messages' });
  await expect(talk).toContainText('Is the porch screened?');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }

  const console = await browser.newContext({ baseURL });
  const host = await console.newPage();
  await signInAs(host, 'manager');
  await host.goto('/host/messages');
  const row = host.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Question');
  await row.getByRole('link', { name }).click();
  await host.getByRole('textbox', { name: 'Your reply' }).fill('Yes, and it’s open.');
  await host.getByRole('button', { name: 'Add a quote for these dates' }).click();
  await host.getByLabel('Price change').selectOption('lower');
  await host.getByLabel('Amount ($)').fill('20');
  await host.getByLabel('Reason').fill('Thanks for asking');
  await expect(host.getByRole('row', { name: /Thanks for asking/ })).toBeVisible();
  const priced = await host.getByRole('row', { name: /with all fees/ }).textContent();
  const total = /\$[\d,]+\.\d\d/.exec(priced ?? '')?.[0] ?? 'no total';
  await expectFit(host, async () => {});
  await host.getByRole('button', { name: 'Add it to the reply' }).click();
  await expect(host.getByText(/The quote is in your reply/)).toBeVisible();
  await host.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(host.getByRole('list', { name: 'Messages' })).toContainText('and it’s open');
  await expectFit(host, async () => {
    await host.reload();
  });
  await console.close();

  await page.goto(questionUrl);
  await expect(talk).toContainText('Yes, and it’s open.');
  await page.getByRole('textbox', { name: 'Your message' }).fill('Wonderful!');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(talk).toContainText('Wonderful!');
  const card = talk.getByRole('region', { name: /^Quote for / });
  await expect(card).toContainText(total);
  await expectAccessible(page);
  await card.getByRole('link', { name: 'See every line' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`A quote for ${name}`);
  await page.goBack();
  await card.getByRole('link', { name: 'Book these dates' }).click();
  await expect(page).toHaveURL(/\/booking\?cabin=tin-roof-duet&.*&quote=[\da-f]{32}$/);
  await expect(page.getByRole('complementary', { name: 'Price' })).toContainText(total);
});

test.describe('a link that opens no question', () => {
  test.use({ allowedProblems: [/status of 404/] });

  test('says so', async ({ page }) => {
    const answer = await page.goto('/question/00000000000000000000000000000000');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText('doesn’t open a question');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a question is asked on a page of its own, and so is another', async ({ page }) => {
    await page.goto(`/cabins/${SLUG}`);
    await page.getByRole('link', { name: 'Ask about this cabin' }).click();
    await expect(page).toHaveURL(`/cabins/${SLUG}/ask`);
    const main = page.getByRole('main');
    await main.getByLabel('Your name').fill('Ada');
    await main.getByLabel('Your email').fill(`ada.${Math.random()}@example.com`);
    await main.getByLabel('Your question').fill('www.a.example www.b.example');
    await main.getByRole('button', { name: 'Send question' }).click();
    await expect(page).toHaveURL(/\/question\/[0-9a-f]{32}\?notice=sent$/);
    await main.getByRole('textbox', { name: 'Your message' }).fill('Hello again');
    await main.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL(/\/question\/[0-9a-f]{32}\?notice=sent$/);
    await expect(main.getByRole('list', { name: 'Your messages' })).toContainText('Hello again');
  });
});
