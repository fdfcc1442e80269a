import { expect, test } from './support/fixtures.ts';
import { signInAs } from './support/staff.ts';

// The page of what is not for a role is a 404, which Chromium reports.
test.use({ allowedProblems: [/404/] });

test('a cleaner sees today and the calendar, without prices', async ({ page }) => {
  await signInAs(page, 'cleaner');
  await page.goto('/host');
  const pages = page.getByRole('navigation', { name: 'Console' });
  await expect(pages.getByRole('link')).toHaveText(['Today', 'Calendar', 'Tasks', 'Account']);
  await page.goto('/host/calendar');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('grid')).not.toContainText('$');
  await expect(page.getByRole('button', { name: 'Change nights' })).toBeHidden();
});

test('a cleaner finds neither bookings nor messages nor the history', async ({ page }) => {
  await signInAs(page, 'cleaner');
  for (const path of ['/host/bookings', '/host/messages', '/host/audit']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Not here' }), path).toBeVisible();
  }
});

test('a cabin owner sees his cabin alone', async ({ page }) => {
  await signInAs(page, 'cabin_owner', ['laurel-lantern']);
  await page.goto('/host/calendar');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
});

test('whoever is not signed in sends no file, not even a part of one', async ({
  request,
  baseURL,
}) => {
  const headers = { Origin: baseURL ?? '', 'Sec-Fetch-Site': 'same-origin' };
  for (const [method, id] of [
    ['POST', 'new'],
    ['PATCH', 'abc'],
    ['DELETE', 'abc'],
  ] as const) {
    const answer = await request.fetch(`/host/api/uploads/${id}`, { method, headers });
    expect(answer.status(), method).toBe(401);
  }
});

test('whoever is not signed in reads no tasks and changes none', async ({ request, baseURL }) => {
  const headers = { Origin: baseURL ?? '', 'Sec-Fetch-Site': 'same-origin' };
  const data = { what: 'photo-start', key: crypto.randomUUID(), taskId: crypto.randomUUID() };
  const answers = await Promise.all([
    request.get('/host/api/tasks', { headers }),
    request.post('/host/api/tasks', { headers, data }),
  ]);
  expect(answers.map((answer) => answer.status())).toEqual([401, 401]);
});
