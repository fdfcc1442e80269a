import type { Page, Request } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { cabinId } from '../supabase/seed/hash.ts';
import { readEvents } from './support/backend';
import { installClock } from './support/clock';
import { expect, test } from './support/fixtures';
import { CORE } from './support/core.ts';

const SLUG = 'laurel-lantern';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

type Body = Record<string, unknown>;
type Event = { event_name: string; parameters: Body };

/** Everything the page sends to be counted, as it is sent. */
function watchTracking(page: Page) {
  const sent: { kind: string; body: Body }[] = [];
  page.on('request', (request: Request) => {
    const kind = /\/api\/track\/(\w+)$/.exec(request.url())?.[1];
    if (kind) sent.push({ kind, body: request.postDataJSON() as Body });
  });
  const of = (kind: string) => sent.filter((each) => each.kind === kind).map(({ body }) => body);
  return {
    sent,
    visits: () => of('visit').map(({ url_path: path, referrer }) => ({ path, referrer })),
    clicks: () => of('click'),
    events: () => of('event').flatMap((body) => (body.events ?? [body]) as Event[]),
  };
}

const firstCard = (page: Page) => page.locator(`[data-cabin="${SLUG}"]`).first();

test(
  'a visit on every change of the path, and one for each cabin that is opened',
  CORE,
  async ({ page }) => {
    const tracking = watchTracking(page);
    await page.goto('/cabins?sort=popular');
    await expect.poll(tracking.visits).toHaveLength(1);
    await firstCard(page)
      .getByRole('link', { name: /^View Details/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Laurel Lantern' })).toBeVisible();
    await expect.poll(tracking.clicks).toHaveLength(1);
    await page.goBack();
    await expect.poll(tracking.visits).toEqual([
      { path: '/cabins', referrer: null },
      { path: `/cabins/${SLUG}`, referrer: '/cabins' },
      { path: '/cabins', referrer: `/cabins/${SLUG}` },
    ]);
    const [click] = tracking.clicks();
    expect(click).toEqual({
      property_id: cabinId(SLUG),
      session_id: expect.stringMatching(UUID),
      referrer_page: '/cabins',
    });
    const cookies = await page.context().cookies();
    const session = cookies.find(({ name }) => name === 'session_id');
    expect(session).toMatchObject({ value: click?.session_id, path: '/', sameSite: 'Lax' });
    const days = ((session?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
  },
);

test('events carry their parameters, and leave with the page', CORE, async ({ page }) => {
  const tracking = watchTracking(page);
  await page.goto('/cabins?guests=4&utm_source=tiktok');
  await expect
    .poll(() => tracking.events().map(({ event_name: name }) => name))
    .toContain('page_view');
  const session = await page.evaluate(() => sessionStorage.getItem('analytics-session-id') ?? '');
  expect(session).toMatch(UUID);
  await firstCard(page).getByRole('button', { name: 'Check Availability' }).click();
  await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible();
  await page.goto('about:blank');
  // What is sent on leaving is seen by the server only.
  await expect
    .poll(async () => (await readEvents(session)).map(({ name }) => name))
    .toEqual(
      expect.arrayContaining([
        'card_view',
        'check_availability_click',
        'availability_modal_opened',
        'booking_funnel',
      ]),
    );
  const kept = await readEvents(session);
  const origin = new URL(test.info().project.use.baseURL ?? '').origin;
  expect(kept.find(({ name }) => name === 'availability_modal_opened')?.parameters).toMatchObject({
    cabin_id: cabinId(SLUG),
    slug: SLUG,
    source: 'card',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    page_path: '/cabins',
    page_location: `${origin}/cabins`,
    user_agent: expect.stringContaining('Mozilla'),
    screen_resolution: expect.stringMatching(/^\d+x\d+$/),
    viewport_size: expect.stringMatching(/^\d+x\d+$/),
  });
});

test('a thousand beacons with invented sessions raise a count by one at most', async ({
  request,
}) => {
  const id = cabinId('splash-and-cedar');
  const readCount = async () => {
    const { data } = await (await request.get(`/api/stats?ids=${id}`)).json();
    return Number(data[0].views_last_7_days);
  };
  const before = await readCount();
  let taken = 0;
  for (let round = 0; round < 20; round++) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        request.post('/api/track/click', {
          data: { property_id: id, session_id: randomUUID(), referrer_page: '/' },
        }),
      ),
    );
    // A busy machine refuses some, which count for nothing.
    const statuses = answers.map((answer) => answer.status());
    expect(statuses.filter((status) => ![204, 503].includes(status))).toEqual([]);
    taken += statuses.filter((status) => status === 204).length;
  }
  expect(taken).toBeGreaterThan(0);
  // None, if this machine has looked at the cabin in the last six hours.
  expect([0, 1]).toContain((await readCount()) - before);
});

test('the routes take beacons, and nothing else', async ({ request }) => {
  const visit = { url_path: '/cabins', referrer: null, session_id: randomUUID() };
  const asText = { headers: { 'Content-Type': 'text/plain' }, data: JSON.stringify(visit) };
  expect((await request.post('/api/track/visit', asText)).status()).toBe(204);
  const unknown = { event_name: 'never_heard_of', parameters: {} };
  expect((await request.post('/api/track/event', { data: unknown })).status()).toBe(204);
  for (const data of [{}, { event_name: 7 }, { events: [] }]) {
    expect((await request.post('/api/track/event', { data })).status()).toBe(400);
  }
  const huge = { ...visit, more: 'x'.repeat(5_000) };
  expect((await request.post('/api/track/visit', { data: huge })).status()).toBe(413);
  const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
  for (const kind of ['visit', 'click', 'event']) {
    const answer = await request.post(`/api/track/${kind}`, { headers, data: visit });
    expect(answer.status()).toBe(403);
  }
});

test('statistics by slug', async ({ request }) => {
  const answer = await request.get(`/api/stats?slugs=${SLUG},no-such-cabin`);
  expect(await answer.json()).toMatchObject({
    success: true,
    data: [
      {
        property_id: cabinId(SLUG),
        clicks_today: expect.any(Number),
        clicks_this_week: expect.any(Number),
        clicks_this_month: expect.any(Number),
      },
    ],
  });
  expect((await request.get(`/api/stats?slugs=${SLUG}&ids=${cabinId(SLUG)}`)).status()).toBe(400);
});

test.describe('with beacons blocked', () => {
  test.use({ allowedProblems: [/Failed to load resource|^\[tracking\]/] });

  test('every page works, and nothing is said', async ({ page }) => {
    await page.route('**/api/track/**', (route) => route.abort('blockedbyclient'));
    // Tracking requests of clicks are never answered, and delay nothing.
    const told = page.waitForRequest('**/api/track/click');
    await page.route('**/api/track/click', () => undefined);
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/api/track/'),
    );
    await page.goto('/cabins');
    await failed;
    await firstCard(page)
      .getByRole('link', { name: /^View Details/ })
      .click();
    await told;
    await expect(page.getByRole('heading', { level: 1, name: 'Laurel Lantern' })).toBeVisible();
    await expect(page.getByText(/went wrong|not load|failed/i)).toHaveCount(0);
  });
});

test('a page opened from a preview tool counts nothing', async ({ page }) => {
  const tracking = watchTracking(page);
  const stats = page.waitForResponse('**/api/stats?**');
  await page.goto('/cabins', { referer: 'https://lovable.dev/projects/1' });
  await stats;
  await firstCard(page)
    .getByRole('link', { name: /^View Details/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Laurel Lantern' })).toBeVisible();
  await page.goto('about:blank');
  expect(tracking.sent).toEqual([]);
});

test.describe('the page-analytics tag', () => {
  const TAG = 'https://www.googletagmanager.com/**';

  /** The site as it is with GA_MEASUREMENT_ID set; the number of times its tag is asked for. */
  async function openTagged(page: Page, id = 'G-TEST123456') {
    const asked: string[] = [];
    await page.route(TAG, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.addInitScript((tag) => {
      window.addEventListener('load', () => (document.body.dataset.googleTag = tag));
    }, id);
    // The setting also opens the page's policy to the tag.
    await page.route('**/cabins', async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const policy = headers['content-security-policy'] ?? '';
      headers['content-security-policy'] = policy.replace(
        'script-src',
        'script-src https://www.googletagmanager.com',
      );
      await route.fulfill({ response, headers });
    });
    const tracking = watchTracking(page);
    await page.goto('/cabins');
    await expect.poll(tracking.visits).toHaveLength(1);
    return asked;
  }

  test('comes when the site has one', async ({ page }) => {
    const asked = await openTagged(page);
    expect(asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST123456']);
    const names = await page.evaluate(() =>
      (window as unknown as { dataLayer: IArguments[] }).dataLayer
        .filter(([command]) => command === 'event')
        .map(([, name]) => String(name)),
    );
    expect(names).toContain('page_view');
  });

  test('does not come under Global Privacy Control', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
    expect(await openTagged(page)).toEqual([]);
  });
});

test('view counts come in one request for all cards, again every two minutes', async ({ page }) => {
  let views = 7000;
  const asked: string[][] = [];
  await page.route('**/api/stats?**', async (route) => {
    const ids = new URL(route.request().url()).searchParams.get('ids')?.split(',') ?? [];
    asked.push(ids);
    views += 1;
    const data = ids.map((property_id) => ({
      property_id,
      views_today: 1,
      last_viewed: null,
      views_last_7_days: views,
      views_last_31_days: views,
    }));
    await route.fulfill({ json: { success: true, data, error: null, meta: {} } });
  });
  await installClock(page);
  await page.goto('/cabins');
  const cards = page.locator('[data-cabin]');
  await expect(firstCard(page).getByText('7,001 views this week')).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toHaveLength(await cards.count());
  await page.clock.fastForward('02:00');
  await expect(firstCard(page).getByText('7,002 views this week')).toBeVisible();
  expect(asked).toHaveLength(2);
});
