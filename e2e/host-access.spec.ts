import { expect, test } from './support/fixtures.ts';
import { adminOfTestedSite } from './support/backend.ts';
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

for (const [who, path] of [
  ['the console', '/host/api/uploads'],
  ['a guest', '/api/review-uploads'],
] as const) {
  test(`an upload of ${who} that was cut goes on where it was cut, and ends with the next`, async ({
    page,
    baseURL,
  }) => {
    if (path.startsWith('/host')) await signInAs(page, 'manager');
    const admin = adminOfTestedSite();
    const cabin = await admin.from('cabins').select('id').limit(1).single();
    const [ownerId, id] = [cabin.data?.id ?? '', crypto.randomUUID()];
    await admin.rpc('start_upload', { p_id: id, p_purpose: 'cabin', p_owner_id: ownerId });
    const [bucket, object] = ['cabin-photo-uploads', `${ownerId}/${id}`];
    const signed = await admin.storage.from(bucket).createSignedUploadUrl(object);
    const metadata = { bucketName: bucket, objectName: object, contentType: 'image/jpeg' };
    const headers = {
      Origin: baseURL ?? '',
      'Sec-Fetch-Site': 'same-origin',
      'Tus-Resumable': '1.0.0',
      'X-Signature': signed.data?.token ?? '',
    };
    const begin = async () => {
      const named = Object.entries(metadata).map(([name, value]) => `${name} ${btoa(value)}`);
      const begun = { 'Upload-Length': '100', 'Upload-Metadata': named.join(',') };
      const answer = await page.request.post(`${path}/new`, { headers: { ...headers, ...begun } });
      expect(answer.status()).toBe(201);
      return answer.headers().location ?? '';
    };
    const send = (address: string, from: number, bytes: number) =>
      page.request.patch(address, {
        headers: {
          ...headers,
          'Upload-Offset': String(from),
          'Content-Type': 'application/offset+octet-stream',
        },
        data: Buffer.alloc(bytes),
      });
    const ask = async (address: string) => {
      const answer = await page.request.head(address, { headers });
      return [answer.status(), answer.headers()['upload-offset']];
    };
    const former = await begin();
    expect((await send(former, 0, 40)).status()).toBe(204);
    expect(await ask(former)).toEqual([200, '40']);
    const last = await begin();
    expect(await ask(former)).toEqual([410, undefined]);
    expect((await send(former, 40, 60)).status()).toBe(410);
    expect(await ask(last)).toEqual([200, '0']);
    expect((await send(last, 0, 100)).status()).toBe(204);
    expect(await ask(last)).toEqual([200, '100']);
    expect((await page.request.delete(last, { headers })).status()).toBe(204);
    await admin.storage.from(bucket).remove([object]);
  });
}

test('whoever is not signed in reads no tasks and changes none', async ({ request, baseURL }) => {
  const headers = { Origin: baseURL ?? '', 'Sec-Fetch-Site': 'same-origin' };
  const data = { what: 'photo-start', key: crypto.randomUUID(), taskId: crypto.randomUUID() };
  const answers = await Promise.all([
    request.get('/host/api/tasks', { headers }),
    request.post('/host/api/tasks', { headers, data }),
  ]);
  expect(answers.map((answer) => answer.status())).toEqual([401, 401]);
});
