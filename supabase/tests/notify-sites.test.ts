import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { notifySites } from '../local/notify-sites.ts';
import { database } from './support/backend.ts';
import { changeCabin, createCabin } from './support/cabins.ts';
import { day } from './support/clock.ts';
import { expectErrorOutput } from './support/quiet.ts';

const LAST = 'the last notice';
const secretKey = 'sb_secret_of_the_news';

/** In the place of the site: what it was told, and a wait for so many. */
async function startSite(t: TestContext, failures = 0) {
  const told: string[] = [];
  let left = failures;
  let wanted = Infinity;
  const arrived = new EventEmitter();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => (body += String(piece)));
    request.on('end', () => {
      const isRight = request.headers.authorization === `Bearer ${secretKey}`;
      const isTold = isRight && request.url === '/api/revalidate' && left-- <= 0;
      response.writeHead(isTold ? 200 : 503).end();
      if (isTold) told.push((JSON.parse(body) as { table: string }).table);
      if (told.length >= wanted) arrived.emit('all');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = await notifySites(database, { addresses: [address], secretKey });
  t.after(async () => {
    await stop();
    server.closeAllConnections();
    server.close();
  });
  const heard = async (count: number) => {
    wanted = count;
    if (told.length < count) await once(arrived, 'all');
    wanted = Infinity;
    return told.splice(0);
  };
  return { heard };
}

test('each change of the catalog notifies once per transaction', async (t) => {
  const cabin = await createCabin();
  const site = await startSite(t);
  const tables: string[] = [];
  const { promise: allHeard, resolve: hearLast } = Promise.withResolvers<undefined>();
  const hear = (table: string) => (table === LAST ? hearLast(undefined) : tables.push(table));
  t.after(await database.listen('catalogue', hear));
  const of = `where id = '${cabin.id}'`;
  const twenty = Array.from(
    { length: 20 },
    (_, n) => `update public.cabins set title = 'Name ${n}' ${of}`,
  );
  for (const [table, change] of [
    ['cabins', `update public.cabins set title = 'Another Name' ${of}`],
    [
      'cabins',
      `insert into public.cabin_photos (cabin_id, image_url, description, room_type)
       values ('${cabin.id}', '/images/1.webp', 'A porch', 'deck')`,
    ],
    ['cabins', twenty.join(';')],
    ['cabins', `delete from public.cabins ${of}`],
    [
      'posts',
      `insert into public.posts (slug, title, excerpt, body_markdown, hero_image_url, author)
       values ('of-the-news', 'A note', 'What is seen from the porch', 'Text', '/images/test.webp', 'June')`,
    ],
    ['posts', `update public.posts set title = 'Another note' where slug = 'of-the-news'`],
  ] as const) {
    await database.runTransaction(change);
    assert.deepEqual(await site.heard(1), [table], change);
  }
  // Notices arrive in their order, but after the site may have been told.
  await database.runTransaction(`select pg_notify('catalogue', '${LAST}')`);
  await allHeard;
  assert.deepEqual(tables, ['cabins', 'cabins', 'cabins', 'cabins', 'posts', 'posts']);
});

test('changes that affect no page, and rollbacks, notify nobody', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  const site = await startSite(t);
  await changeCabin(cabin.id, { views_last_7_days: 7 });
  await assert.rejects(
    database.runTransaction(
      `update public.cabins set title = 'Never' where id = '${cabin.id}'; select 1 / 0`,
    ),
  );
  await changeCabin(cabin.id, { title: 'At Last' });
  assert.deepEqual(await site.heard(1), ['cabins']);
});

test('a changed night or stay of the coming weeks notifies the page of open nights, once', async (t) => {
  const cabin = await createCabin();
  const draft = await createCabin({ live: false });
  const site = await startSite(t);
  // Changes that don't move the prices of open nights, which would notify all pages of cabins.
  const nights = (id: string, from: number) =>
    `update public.cabin_calendar set min_stay = 2 where cabin_id = '${id}' and day = '${day(from)}'`;
  const stay = (id: string, from: number) =>
    `insert into public.occupancies (cabin_id, check_in, check_out, kind)
     values ('${id}', '${day(from)}', '${day(from + 2)}', 'block')`;
  for (const change of [
    nights(cabin.id, 20),
    stay(cabin.id, 30),
    [stay(cabin.id, 40), stay(cabin.id, 50), nights(cabin.id, 60)].join(';'),
    `update public.occupancies set check_out = check_out + 1 where cabin_id = '${cabin.id}'`,
    `update public.occupancies set check_in = check_in + 300, check_out = check_out + 300
     where cabin_id = '${cabin.id}' and check_in = '${day(50)}'`,
    `update public.occupancies set check_in = check_in - 300, check_out = check_out - 300
     where cabin_id = '${cabin.id}' and check_in = '${day(350)}'`,
    `update public.occupancies set released_at = now() where cabin_id = '${cabin.id}'`,
    `delete from public.occupancies where cabin_id = '${cabin.id}'`,
  ]) {
    await database.runTransaction(change);
    assert.deepEqual(await site.heard(1), ['open_nights'], change);
  }
  for (const change of [
    stay(cabin.id, 200),
    stay(draft.id, 30),
    `update public.occupancies set released_at = now() where false`,
    `insert into public.cabin_calendar (cabin_id, day) select '${cabin.id}', '${day(20)}' on conflict do nothing`,
  ]) {
    await database.runTransaction(change);
  }
  await changeCabin(cabin.id, { title: 'The Last Change' });
  assert.deepEqual(await site.heard(1), ['cabins']);
});

test('a site that was away is notified when it is back', async (t) => {
  const cabin = await createCabin();
  const site = await startSite(t, 2);
  await changeCabin(cabin.id, { title: 'Told Late' });
  assert.deepEqual(await site.heard(1), ['cabins']);
});

test('on a hosted project pg_net tells the address in the vault, and no edit waits or fails for it', async (t) => {
  await database.runScript(`
    create schema net; create schema vault;
    create table net.calls (url text, body jsonb, headers jsonb);
    create function net.http_post(url text, body jsonb, params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds integer default 5000)
    returns bigint language sql as $$ insert into net.calls values (url, body, headers) returning 1::bigint $$;
    create table vault.decrypted_secrets (name text, decrypted_secret text);
    insert into vault.decrypted_secrets values ('secret_key', 'sb_secret_1');
  `);
  t.after(() => database.runScript('drop schema net, vault cascade'));
  const calls = () => database.query('select * from net.calls');
  const cabin = await createCabin();
  assert.deepEqual(await calls(), []);
  await database.query(
    `insert into vault.decrypted_secrets values ('site_url', 'https://cabins.example/')`,
  );
  await changeCabin(cabin.id, { title: 'Told By Net' });
  assert.deepEqual(await calls(), [
    {
      url: 'https://cabins.example/api/revalidate',
      body: { table: 'cabins' },
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer sb_secret_1' },
    },
  ]);
  await database.runScript(
    'drop function net.http_post; create function net.http_post(url text, body jsonb, headers jsonb) returns bigint language sql as $$ select 1 / 0::bigint $$',
  );
  await changeCabin(cabin.id, { title: 'Edited All The Same' });
  const [row] = await database.query(`select title from public.cabins where id = '${cabin.id}'`);
  assert.equal(row?.title, 'Edited All The Same');
});
