import { createHmac, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { loadSettings } from '../supabase/local/settings.ts';
import { expectFit } from './support/accessible.ts';
import { adminOfTestedSite } from './support/backend.ts';
import { expect, test } from './support/fixtures.ts';
import { LEAK_MARKERS } from './support/leak-markers.ts';
import { readMails } from './support/outbox.ts';
import { signInAs } from './support/staff.ts';
import { testedSite } from './support/tested-site.ts';

const ADDRESS = '1 Fern Road, Gatlinburg, TN 37738';

async function subscribe(name: string) {
  const email = `${name}.${randomUUID()}@example.com`;
  const now = new Date(Date.now() - 60_000).toISOString();
  const { data, error } = await adminOfTestedSite()
    .from('newsletter_signups')
    .insert({ email, signup_source: 'footer', confirmed_at: now, created_at: now })
    .select('unsubscribe_token')
    .single();
  expect(error).toBeNull();
  return { email, token: data?.unsubscribe_token ?? '' };
}

/** Other journeys leave subscribers behind. */
async function emptyList(): Promise<void> {
  const { error } = await adminOfTestedSite()
    .from('newsletter_signups')
    .update({ confirmed_at: null, unsubscribed_at: new Date().toISOString() })
    .not('confirmed_at', 'is', null);
  expect(error).toBeNull();
}

/** The job that sends, at once instead of within its minute, until nothing is left. */
async function sendAll(): Promise<void> {
  for (let run = 0; run < 3; run += 1) {
    const job = await adminOfTestedSite().functions.invoke('job-send-outbox', { method: 'POST' });
    expect(job.error).toBeNull();
  }
}

async function complain(request: APIRequestContext, email: string): Promise<void> {
  const { backend } = loadSettings({
    ...process.env,
    SUPABASE_PORT: String(testedSite.backendPort),
  });
  const body = JSON.stringify({ type: 'email.complained', data: { to: [email] } });
  const [id, timestamp] = [randomUUID(), Math.floor(Date.now() / 1000)];
  const key = Buffer.from(LEAK_MARKERS.RESEND_EVENTS_SECRET.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  const url = `http://127.0.0.1:${backend?.port}/functions/v1/email-events`;
  const headers = { 'Content-Type': 'application/json', 'svix-id': id };
  const unsigned = await request.post(url, { data: body, headers });
  expect(unsigned.status()).toBe(401);
  const signed = await request.post(url, {
    data: body,
    headers: {
      ...headers,
      'svix-timestamp': String(timestamp),
      'svix-signature': `v1,${signature}`,
    },
  });
  expect(signed.status()).toBe(200);
}

async function write(page: Page, subject: string): Promise<void> {
  await page.goto('/host/newsletter');
  await page.getByRole('link', { name: 'Write a letter' }).click();
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await page.getByRole('textbox', { name: 'Preview line' }).fill('Two weeks early this year');
  await page
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('## Peak color\n\nIt is **early**. See the [cabins](/cabins).');
}

async function sendTo(page: Page, readers: string): Promise<void> {
  await page.getByRole('button', { name: `Send to ${readers}` }).click();
  await page.getByRole('button', { name: `Yes, send to ${readers}` }).click();
  await expect(page.getByText(/^Sending, from/)).toBeVisible();
}

test.afterAll(async () => {
  await adminOfTestedSite().from('shop_settings').delete().eq('key', 'postal_address');
});

test('a letter is written, tested and sent; who leaves or complains gets no other one', async ({
  page,
  request,
}) => {
  await emptyList();
  const [stays, leaves, complains] = await Promise.all(
    ['june', 'ada', 'mary'].map((name) => subscribe(name)),
  );
  if (!stays || !leaves || !complains) throw new Error('No subscribers');
  const email = await signInAs(page, 'manager');
  const subject = `Leaves ${randomUUID().slice(0, 8)}`;
  await write(page, subject);
  const frame = page.frameLocator('iframe[title="The letter"]');
  await expect(frame.getByRole('heading', { name: 'Peak color' })).toBeVisible();
  await page.getByRole('radio', { name: 'By night' }).check();
  await page.getByRole('radio', { name: 'Computer' }).check();
  await expect(frame.getByRole('heading', { name: 'Peak color' })).toBeVisible();
  await page.getByRole('radio', { name: 'Without pictures' }).check();
  await expect(page.getByLabel('The letter without pictures')).toContainText('PEAK COLOR');

  await page.getByRole('button', { name: 'Send a test to yourself' }).click();
  await expect(page.getByText(`On its way to ${email}`)).toBeVisible();
  const [tested] = await readMails(email);
  expect(tested?.subject).toBe(`Test: ${subject}`);

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('your shop has none yet')).toBeVisible();
  await page.getByRole('link', { name: 'Add your address' }).click();
  await page.getByLabel('Postal address', { exact: true }).fill(ADDRESS);
  await page.getByRole('button', { name: 'Save the settings' }).click();
  await expect(page.getByText('Saved. It’s on the site now.')).toBeVisible();

  await page.goto('/host/newsletter');
  await page.getByRole('link', { name: subject }).click();
  await sendTo(page, '3 addresses');
  await sendAll();
  await page.reload();
  await expect(page.getByText(/^Sent /)).toBeVisible();
  await expect(page.getByText('3 kept in the outbox')).toBeVisible();
  const firstLetter = page.url();

  const [mail] = await readMails(leaves.email);
  expect(mail?.body).toContain(ADDRESS);
  expect(mail?.body).toContain(`/newsletter/unsubscribe?token=${leaves.token}`);
  const headers = mail?.headers as Record<string, string> | undefined;
  expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const url = new URL(/<(https?:[^>]+)>/.exec(headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '');
  const path = `${url.pathname}${url.search}`;
  // A mail scanner opens it; that changes nothing.
  expect((await request.get(path)).status()).toBe(405);
  const oneClick = await request.post(path, {
    form: { 'List-Unsubscribe': 'One-Click' },
    headers: { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(oneClick.status()).toBe(200);
  await complain(request, complains.email);

  const second = `Snow ${randomUUID().slice(0, 8)}`;
  await write(page, second);
  await page.getByRole('button', { name: 'Save' }).click();
  await sendTo(page, '1 address');
  await sendAll();
  const subjects = async (to: string) => (await readMails(to)).map((each) => each.subject);
  expect(await subjects(stays.email)).toEqual([subject, second]);
  expect(await subjects(leaves.email)).toEqual([subject]);
  expect(await subjects(complains.email)).toEqual([subject]);

  await page.goto(firstLetter);
  await expect(page.getByText('1 reported as spam')).toBeVisible();
  await expect(page.getByText('1 unsubscribed afterwards')).toBeVisible();
  await expectFit(page, async () => {
    await page.goto(firstLetter);
    // The frame of the letter runs no script, not even that which judges it.
    await page.getByRole('radio', { name: 'Without pictures' }).check();
  });

  await page.goto(`/host/newsletter/subscribers?q=${encodeURIComponent(complains.email)}`);
  await expect(page.getByText(/^Stopped, our mail was reported as spam/)).toBeVisible();
  await page.getByLabel(`Source and consent of ${complains.email}`).click();
  await expect(page.getByText(/The form at the bottom of every page/)).toBeVisible();
  await page.goto('/host/newsletter/subscribers');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(`${leaves.email},Unsubscribed,`);
  expect(file).toContain(`${complains.email},Stopped,`);
  expect(file).toContain(`${stays.email},Subscribed,`);

  await page.goto(`/host/newsletter/subscribers?q=${encodeURIComponent(leaves.email)}`);
  await page.getByLabel(`Source and consent of ${leaves.email}`).click();
  await page.getByRole('button', { name: 'Delete and never write again' }).click();
  await page.getByRole('button', { name: `Delete ${leaves.email}, and keep it out` }).click();
  await expect(page.getByText('gets no newsletter: deleted and kept out')).toBeVisible();
  expect(await readMails(leaves.email)).toEqual([]);
});

test('a letter is paused, goes on, and is stopped', async ({ page }) => {
  await emptyList();
  await subscribe('june');
  const { error } = await adminOfTestedSite()
    .from('shop_settings')
    .insert({ key: 'postal_address', value: ADDRESS });
  expect(error === null || error.code === '23505').toBe(true);
  await signInAs(page, 'owner');
  await write(page, `Later ${randomUUID().slice(0, 8)}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Send to 1 address' }).click();
  await page.getByLabel('When').fill('2035-01-01T08:00');
  await page.getByRole('button', { name: 'Yes, send to 1 address' }).click();
  await expect(page.getByText('These days are too far ahead.')).toBeVisible();
  await page.getByLabel('When').fill('');
  await page.getByRole('button', { name: 'Yes, send to 1 address' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused')).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText(/^Sending, from/)).toBeVisible();
});

// A page that is not for a role may be a 404, which Chromium reports.
test.use({ allowedProblems: [/404/] });

for (const role of ['cleaner', 'cabin_owner'] as const) {
  test(`a ${role} finds neither newsletter nor owners`, async ({ page }) => {
    await signInAs(page, role);
    for (const path of [
      '/host/newsletter',
      '/host/newsletter/new',
      '/host/newsletter/subscribers',
      `/host/newsletter/${randomUUID()}`,
      '/host/owners',
      `/host/owners/${randomUUID()}`,
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not here');
    }
    expect((await page.request.get('/host/subscribers-csv')).status()).toBe(404);
  });
}
