import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { test } from 'node:test';
import type { VideoEmbed } from '../../lib/domain/catalog/video.ts';
import { shop } from '../../lib/shop/shop.ts';
import { admin, anon, callFunction, database } from './support/backend.ts';
import { sendJson, startOembedService } from './support/servers/oembed-service.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { expectRefusal, post } from './support/requests.ts';

const service = await startOembedService();

const HTML =
  '<blockquote class="tiktok-embed" data-video-id="1"><section></section></blockquote> <script async src="https://www.tiktok.com/embed.js"></script>';
const ANSWER = { version: '1.0', type: 'video', title: 'Step inside', width: '100%', html: HTML };

const newId = () => `70000${randomInt(10 ** 12, 10 ** 13)}`;
// Each from its own address, but for the test of that limit.
// Each in a network of its own: one /64 counts as one visitor.
const newAddress = () =>
  `2001:db8:${randomInt(1, 65_535).toString(16)}:${randomInt(1, 65_535).toString(16)}::1`;
const ask = (id: string, address = newAddress()) =>
  post(
    'tiktok-embed',
    { video_id: id, handle: shop().tiktokHandle },
    { 'X-Forwarded-For': address },
  );
const askWell = async (id: string) => {
  const response = await ask(id);
  assert.equal(response.status, 200);
  return (await response.json()) as VideoEmbed;
};
const moveBack = (id: string, age: string) =>
  database.query(
    `update public.video_embeds set fresh_until = fresh_until - interval '${age}' where video_id = '${id}'`,
  );

test('tiktok-embed is for callers with the publishable key, and takes POST only', async () => {
  const response = await callFunction('tiktok-embed', { method: 'POST', headers: { apikey: '' } });
  assert.equal(response.status, 401);
  for (const method of ['GET', 'PUT', 'DELETE']) {
    await expectRefusal(await callFunction('tiktok-embed', { method }), 405);
  }
});

test('the service is asked for the public page of the video, and only its markup and title come back', async () => {
  service.behave(sendJson(200, ANSWER));
  const id = newId();
  assert.deepEqual(await askWell(id), { html: HTML, title: 'Step inside' });
  assert.deepEqual(service.asked, [
    `/oembed https://www.tiktok.com/@${shop().tiktokHandle}/video/${id}`,
  ]);
});

test('an answer is kept for a day, not longer', async () => {
  service.behave(sendJson(200, ANSWER));
  const id = newId();
  await askWell(id);
  service.behave(sendJson(200, { ...ANSWER, title: 'Another title' }));
  await moveBack(id, '23 hours 59 minutes');
  assert.equal((await askWell(id)).title, 'Step inside');
  assert.deepEqual(service.asked, []);
  await moveBack(id, '2 minutes');
  assert.equal((await askWell(id)).title, 'Another title');
  assert.equal(service.asked.length, 1);
});

test('a failure is kept for ten minutes, and a video may come back', async () => {
  service.behave(sendJson(404, { code: 400, message: 'Something went wrong' }));
  const id = newId();
  await expectRefusal(await ask(id), 404);
  service.behave(sendJson(200, ANSWER));
  await moveBack(id, '9 minutes');
  await expectRefusal(await ask(id), 404);
  assert.deepEqual(service.asked, []);
  await moveBack(id, '2 minutes');
  assert.equal((await askWell(id)).html, HTML);
});

const hang = () => undefined;
const huge = sendJson(200, JSON.stringify({ ...ANSWER, filler: 'x'.repeat(100_000) }));

for (const [name, behavior, status, code, message] of [
  [
    'no html',
    sendJson(200, { ...ANSWER, html: undefined }),
    502,
    'no_html',
    'No embed HTML received',
  ],
  ['empty html', sendJson(200, { ...ANSWER, html: ' ' }), 502, 'no_html', 'No embed HTML received'],
  [
    'an error with status 200',
    sendJson(200, { code: 400, message: 'x' }),
    502,
    'no_html',
    'No embed HTML received',
  ],
  ['html that is no text', sendJson(200, { html: ['<b>'] }), 502, 'bad_answer'],
  ['400', sendJson(400, { code: 400, message: 'x' }), 404, 'not_found'],
  ['403', sendJson(403, ''), 404, 'not_found'],
  ['404', sendJson(404, { code: 10_204, message: 'video not available' }), 404, 'not_found'],
  ['410', sendJson(410, ''), 404, 'not_found'],
  ['429', sendJson(429, { message: 'slow down' }), 503, 'rate_limited'],
  ['500', sendJson(500, '<html>oops</html>'), 502, 'bad_answer'],
  ['a page instead of JSON', sendJson(200, '<!doctype html>'), 502, 'bad_answer'],
  ['nothing at all', sendJson(200, ''), 502, 'bad_answer'],
  ['a list', sendJson(200, '[]'), 502, 'bad_answer'],
  ['a huge body', huge, 502, 'bad_answer'],
  ['huge markup', sendJson(200, { html: 'x'.repeat(20_001) }), 502, 'bad_answer'],
  [
    'a connection that breaks off',
    (response: { destroy: () => void }) => response.destroy(),
    502,
    'unreachable',
  ],
] as const) {
  test(`the service answers with ${name}`, async () => {
    service.behave(behavior);
    const refusal = await expectRefusal(await ask(newId()), status);
    assert.equal(refusal.code, code);
    if (message) assert.equal(refusal.message, message);
  });
}

test('a redirect is not followed', async () => {
  service.behave(sendJson(302, '', { Location: '/elsewhere' }));
  const refusal = await expectRefusal(await ask(newId()), 502);
  assert.equal(refusal.code, 'bad_answer');
  assert.equal(service.asked.length, 1);
});

const trickle = (response: ServerResponse) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 200);
  response.on('close', () => clearInterval(timer));
};

test('a service that hangs is left after five seconds, one that trickles too', async (t) => {
  const silentId = newId();
  service.behave((response, request) =>
    request.url?.includes(silentId) ? hang() : trickle(response),
  );
  const started = Date.now();
  const answers = [silentId, newId()].map(async (id) => expectRefusal(await ask(id), 504));
  for (const { code } of await Promise.all(answers)) assert.equal(code, 'timeout');
  const waited = Date.now() - started;
  t.diagnostic(`left after ${waited} ms`);
  assert.ok(waited >= 4900, `${waited} ms`);
});

test('many at once make one call to the service and all get its answer', async () => {
  service.behave((response, request) => {
    setTimeout(() => sendJson(200, ANSWER)(response, request), 400);
  });
  const id = newId();
  const answers = await Promise.all(Array.from({ length: 12 }, () => askWell(id)));
  assert.equal(service.asked.length, 1);
  assert.ok(answers.every(({ html }) => html === HTML));
});

test('a caller that never returns does not block others forever', async () => {
  service.behave(sendJson(200, ANSWER));
  const id = newId();
  const now = new Date();
  const args = { p_video_id: id, p_seconds: 1, p_now: now.toISOString() };
  assert.equal((await admin.rpc('claim_video_embed', args)).data, true);
  assert.equal((await admin.rpc('claim_video_embed', args)).data, false);
  const later = { ...args, p_now: new Date(now.getTime() + 1000).toISOString() };
  assert.equal((await admin.rpc('claim_video_embed', later)).data, true);
});

test('one who began a moment earlier takes a claim for no answer, and an old answer being renewed is not forgotten', async () => {
  const id = newId();
  const now = new Date();
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  await admin.rpc('claim_video_embed', { p_video_id: id, p_seconds: 7, p_now: at(0) });
  const early = await admin.rpc('find_video_embed', { p_video_id: id, p_now: at(-1) });
  assert.deepEqual(early.data, []);
  const answer = { p_video_id: id, p_seconds: 1, p_html: HTML };
  await admin.rpc('keep_video_embed', { ...answer, p_now: at(-9 * 86_400_000) });
  const renewal = { p_video_id: id, p_seconds: 7, p_now: at(0) };
  assert.equal((await admin.rpc('claim_video_embed', renewal)).data, true);
  await admin.rpc('keep_video_embed', { p_video_id: '1', p_seconds: 1, p_now: at(0) });
  await admin.rpc('keep_video_embed', { ...answer, p_now: at(0) });
  const kept = await admin.rpc('find_video_embed', { p_video_id: id, p_now: at(1) });
  assert.equal(kept.data?.length, 1);
});

test('a title of any length and letters is cut, never broken', async () => {
  service.behave(sendJson(200, { ...ANSWER, title: '🏡'.repeat(900) }));
  assert.equal([...(await askWell(newId())).title].length, 500);
  service.behave(sendJson(200, { ...ANSWER, title: null }));
  assert.equal((await askWell(newId())).title, '');
});

// A window that ends in the middle of the test would let more through.
async function untilWindowIsLong(): Promise<void> {
  const left = 600_000 - (Date.now() % 600_000);
  if (left < 15_000) await new Promise((resolve) => setTimeout(resolve, left));
}

test('one address gets thirty new videos in ten minutes; known ones are free', async () => {
  await untilWindowIsLong();
  service.behave(sendJson(200, ANSWER));
  const address = newAddress();
  const known = newId();
  await ask(known, address);
  const statuses = [];
  for (let count = 0; count < 30; count++) statuses.push((await ask(newId(), address)).status);
  assert.deepEqual(statuses, [...Array.from({ length: 29 }, () => 200), 429]);
  assert.equal(service.asked.length, 30);
  assert.equal((await ask(known, address)).status, 200);
  assert.equal((await ask(newId())).status, 200);
});

test('anything but the digits of an id and the one account is refused before the service is asked', async () => {
  service.behave(sendJson(200, ANSWER));
  const handle = shop().tiktokHandle;
  const hostile = [
    '',
    '12a',
    '-1',
    '1'.repeat(26),
    '../../../etc/passwd',
    '1&url=https://evil.example',
    "1'; drop table cabins; --",
    '１２３',
    '1\n',
    123,
    null,
    { $gt: '' },
  ];
  const bodies: unknown[] = [
    ...hostile.map((id) => ({ video_id: id, handle })),
    { video_id: '1', handle: 'somebody.else' },
    { video_id: '1' },
    { handle },
    { video_id: '1', handle, url: 'https://evil.example' },
    [],
    'not json',
  ];
  for (const body of bodies) await expectRefusal(await post('tiktok-embed', body), 400);
  assert.deepEqual(service.asked, []);
});

test('visitors can neither read nor plant markup', async (t) => {
  expectErrorOutput(t);
  const row = { video_id: '1', html: '<script>', fresh_until: '2099-01-01T00:00:00Z' };
  const attempts = await Promise.all([
    anon.from('video_embeds').insert(row),
    anon.from('video_embeds').select('html'),
    anon.rpc('claim_video_embed', { p_video_id: '1', p_seconds: 5 }),
  ]);
  assert.deepEqual(
    attempts.map(({ error }) => error?.code),
    ['42501', '42501', '42501'],
  );
});
