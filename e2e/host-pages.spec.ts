import { randomUUID } from 'node:crypto';
import { expectFit } from './support/accessible.ts';
import { adminOfTestedSite } from './support/backend.ts';
import { expect, test } from './support/fixtures.ts';
import { cookiesOf, signInAs } from './support/staff.ts';
import { bookStay, type GuestBooking } from './support/stays.ts';
import { coreIf } from './support/core.ts';
import { CONSOLE_PAGES, type ConsolePage, type ConsolePath } from '../lib/http/console-pages.ts';

let booking: GuestBooking;
let owner: Awaited<ReturnType<typeof cookiesOf>>;

test.beforeAll(async ({ request }) => {
  owner = await cookiesOf(request, 'owner');
  booking = await bookStay(request, { slug: 'laurel-lantern', daysAhead: 40 });
  const { error } = await adminOfTestedSite().rpc('leave_guest_message', {
    p_token: booking.token,
    p_id: randomUUID(),
    p_body: 'Is there a crib? <b>Thanks</b>',
    p_limits: [],
    p_most: 9,
  });
  expect(error).toBeNull();
});

type Dynamic = Extract<ConsolePath, `${string}[${string}`>;

/** Pages of one thing. Null: tested where such a thing is made, or not a page of its own. */
const EXAMPLES: Record<Dynamic, (() => string) | null> = {
  '/host/bookings/[reference]': () => `/host/bookings/${booking.reference}`,
  '/host/messages/[reference]': () => `/host/messages/${booking.reference}`,
  '/host/cabins/[slug]': () => '/host/cabins/two-dogs-ridge',
  '/host/cabins/[slug]/film': () => '/host/cabins/two-dogs-ridge/film',
  '/host/cabins/[slug]/photos': () => '/host/cabins/two-dogs-ridge/photos',
  '/host/cabins/[slug]/preview': null,
  '/host/cabins/[slug]/voice': () => '/host/cabins/two-dogs-ridge/voice',
  '/host/posts/[slug]': () => '/host/posts/elk',
  '/host/posts/[slug]/preview': null,
  '/host/newsletter/[id]': null,
  '/host/owners/[id]': null,
  '/host/[...path]': null,
};
const QUERIES: Partial<Record<ConsolePath, string>> = {
  '/host/money/statement': '?cabin=laurel-lantern',
};

const addressOf = (path: ConsolePath) =>
  path in EXAMPLES ? EXAMPLES[path as Dynamic] : () => path + (QUERIES[path] ?? '');
const PAGES = [
  ...Object.entries<ConsolePage>(CONSOLE_PAGES).flatMap(([path, { isOpen }]) => {
    const address = addressOf(path as ConsolePath);
    return address && !isOpen ? { name: path, address } : [];
  }),
  { name: 'the rates of a cabin', address: () => '/host/rates?cabin=laurel-lantern' },
];

const SAMPLED = ['/host/bookings/[reference]', '/host/cabins/[slug]', '/host/tasks'];
for (const { name, address } of PAGES) {
  test(
    `${name}: private, and fit for everybody by day and by night`,
    coreIf(SAMPLED.includes(name)),
    async ({ page }) => {
      await page.context().addCookies(owner);
      await expectFit(page, async () => {
        const answer = await page.goto(address());
        const headers = answer?.headers() ?? {};
        expect(answer?.status()).toBe(200);
        expect(headers['cache-control']).toContain('no-store');
        expect(headers['x-robots-tag']).toContain('noindex');
        expect(headers['content-security-policy']).toMatch(
          /script-src 'self' 'sha256-[^']+' 'nonce-[\w-]{22}';/,
        );
      });
      await expect(page.getByRole('contentinfo')).toBeHidden();
    },
  );
}

test('the preview of a cabin is private, and framed by the site alone', async ({ page }) => {
  const path = '/host/cabins/two-dogs-ridge/preview';
  const stranger = await page.request.get(path, { maxRedirects: 0 });
  expect(stranger.headers().location).toContain('/host/sign-in?next=');
  await signInAs(page, 'manager');
  const headers = (await page.request.get(path)).headers();
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['x-robots-tag']).toContain('noindex');
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  const editor = (await page.request.get('/host/cabins/two-dogs-ridge')).headers();
  expect(editor['x-frame-options']).toBe('DENY');
  expect(editor['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(editor['content-security-policy']).toContain("frame-src 'self'");
  expect((await page.request.get('/host/cabins/no-such-cabin/preview')).status()).toBe(404);
  await signInAs(page, 'cleaner');
  expect((await page.request.get(path)).status()).toBe(404);
});

test('the sign-in is fit for everybody by day and by night', async ({ page }) => {
  await expectFit(page, () => page.goto('/host/sign-in'));
});

test('a message is answered, and the guest reads it on the page of the stay', async ({ page }) => {
  await signInAs(page, 'manager');
  await page.goto(`/host/messages/${booking.reference}`);
  await page.getByRole('textbox', { name: 'Your reply' }).fill('Yes, <i>one</i> is in the closet.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('<i>one</i>');
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveValue('');
  await page.goto(`/stay/${booking.token}`);
  await expect(page.getByRole('list', { name: 'Your messages' })).toContainText('in the closet');
});

test('a booking is cancelled with the refund that was shown first', async ({ page, request }) => {
  const cancelled = await bookStay(request, { slug: 'laurel-lantern', daysAhead: 70 });
  await signInAs(page, 'manager');
  await page.goto(`/host/bookings/${cancelled.reference}`);
  await page.getByRole('button', { name: 'Cancel this booking' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('The roof leaks');
  await page.getByRole('button', { name: /^Cancel and refund \$[1-9]/ }).click();
  await expect(page.getByText(/^.*Canceled/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Refund of \$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel this booking' })).toBeHidden();
});

test('colours that are chosen stay, from the first paint on', async ({ page }) => {
  await signInAs(page, 'cleaner');
  await page.goto('/host/account');
  await page.getByRole('radio', { name: 'Dark' }).check();
  const answer = await page.request.get('/host');
  expect(await answer.text()).toContain('data-theme="dark"');
});
