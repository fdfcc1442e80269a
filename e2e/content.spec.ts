import { expect, test } from './support/fixtures';

test('the blog leads to its articles, and an article to cabins and to more', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
    'href',
    /\/blog\/rss\.xml$/,
  );
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Where the Elk Are' }).first().click();
  await expect(page).toHaveURL(/\/blog\/elk$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where the Elk Are');
  await expect(main.getByRole('link', { name: 'Mountain Mama', exact: true })).toHaveAttribute(
    'href',
    '/about',
  );
  await expect(main.getByRole('heading', { name: 'Where to stay for it' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Read next' })).toBeVisible();
  await expect(main.getByRole('link', { name: /View Details/ })).toHaveCount(3);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Blog').click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('the outline of an article leads to its parts', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/blog/fall-by-elevation');
  await page
    .getByRole('navigation', { name: 'In this post' })
    .getByRole('link', { name: 'Reading the day' })
    .click();
  await expect(page).toHaveURL(/#reading-the-day$/);
  await expect(page.getByRole('heading', { name: 'Reading the day' })).toBeInViewport();
});

test('the feed is valid RSS with absolute links', async ({ page, baseURL }) => {
  await page.goto('/blog');
  const answer = await page.request.get('/blog/rss.xml');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('application/rss+xml');
  const feed = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      return {
        isBroken: document.querySelector('parsererror') !== null,
        version: document.documentElement.getAttribute('version'),
        links: [...document.querySelectorAll('item > link')].map((link) => link.textContent),
      };
    },
    await answer.text(),
  );
  expect(feed).toMatchObject({ isBroken: false, version: '2.0' });
  expect(feed.links.length).toBeGreaterThanOrEqual(12);
  for (const link of feed.links) expect(link).toMatch(/^https?:\/\/[^/]+\/blog\/[a-z0-9-]+$/);
  const [first] = feed.links;
  const path = new URL(first ?? '', baseURL).pathname;
  expect((await page.request.get(path)).status()).toBe(200);
});

test('the calculator follows what is typed', async ({ page }) => {
  await page.goto('/founders-pricing');
  await expect(page.getByText('$3,600')).toBeVisible();
  await page.getByLabel('What your other platform keeps, in percent').fill('12');
  await expect(page.getByText('$0')).toBeVisible();
  await page.getByLabel('Nights rented per year').fill('many');
  await expect(page.getByText('A whole number from 1 to 366')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the articles are there, and the calculator is a worked example', async ({ page }) => {
    await page.goto('/blog/elk');
    await expect(page.getByText('you look for the gate that needs oil')).toBeVisible();
    await page.goto('/founders-pricing');
    await expect(page.getByRole('cell', { name: '$39,600' })).toBeVisible();
  });
});

const MISSING = [
  '/blog/no-such-note',
  '/blog/Elk',
  '/blog/elk%00',
  '/blog/..%2f..%2fetc%2fpasswd',
  '/blog/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  `/blog/${'a'.repeat(2000)}`,
  "/blog/elk'%20or%201=1--",
  '/events/no-such-event',
  '/events/__proto__',
  '/areas/knoxville',
];

test('what does not exist is not found', async ({ request }) => {
  for (const path of MISSING) {
    const [answer, name] = [await request.get(path), path.slice(0, 50)];
    expect.soft(answer.status(), name).toBe(404);
    expect.soft(await answer.text(), name).not.toContain('<script>alert(1)');
  }
});

test.describe('a note or event that does not exist', () => {
  test.use({ allowedProblems: [/404 \(Not Found\)/] });

  test('has the not-found page', async ({ page }) => {
    for (const path of ['/blog/%3Cscript%3Ealert(1)%3C%2Fscript%3E', '/events/no-such-event']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect(await page.locator('script:text-is("alert(1)")').count(), path).toBe(0);
    }
  });
});
