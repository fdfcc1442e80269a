import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import type { Outcome } from '../../../lib/schemas/host/settings/connections.ts';
import { tryMap } from '../../functions/connections/try-map.ts';
import { file, redirect, startFeedServer, status } from '../support/servers/feed-server.ts';
import { freePort } from '../support/servers/postgres-server.ts';

const SITE = 'https://cabins.example.com';
const STYLE = 'https://maps.example.com/style.json?key=secret';
const TILES = 'https://tiles.example.com/{z}/{x}/{y}.pbf';
const TILE = 'https://tiles.example.com/6/17/25.pbf';
const ORIGINS = ['https://maps.example.com', 'https://tiles.example.com'];
const OPEN = { 'Access-Control-Allow-Origin': '*' };

const open = (body: unknown) => file(typeof body === 'string' ? body : JSON.stringify(body), OPEN);
const style = (rest: object = {}) => ({
  version: 8,
  layers: [{ id: 'land' }],
  sources: { region: { tiles: [TILES] } },
  ...rest,
});

async function startMap(t: TestContext, options = {}) {
  const server = await startFeedServer(t, options);
  const look = (mapStyleUrl = STYLE, mapOrigins = ORIGINS) =>
    tryMap({ mapStyleUrl, mapOrigins, tag: '' }, SITE, server.fetch);
  server.say(STYLE, open(style()));
  server.say(TILE, open('a tile'));
  return { ...server, look };
}

test('the style and a tile are fetched as a page of the site would', async (t) => {
  const map = await startMap(t);
  assert.deepEqual(await map.look(), { code: 'works', detail: 'maps.example.com' });
  assert.deepEqual(map.asked, [STYLE, TILE]);
  for (const { origin } of map.headers) assert.equal(origin, SITE);
});

test('a tile without anything on it is one', async (t) => {
  const map = await startMap(t);
  map.say(TILE, status(204));
  assert.equal((await map.look()).code, 'works');
});

test('a source that is described elsewhere, and the zooms it has', async (t) => {
  const map = await startMap(t);
  const address = 'https://tiles.example.com/all.json';
  map.say(STYLE, open(style({ sources: { region: { url: address } } })));
  map.say(address, open({ tiles: ['/{z}/{x}/{y}.png'], minzoom: 7 }));
  map.say('https://tiles.example.com/7/34/50.png', open('a tile'));
  assert.equal((await map.look()).code, 'works');
  map.say(address, open({ tiles: ['/{z}/{x}/{y}.png'], maxzoom: 4 }));
  map.say('https://tiles.example.com/4/4/6.png', open('a tile'));
  assert.equal((await map.look()).code, 'works');
});

test('without tiles the letters of its font are fetched', async (t) => {
  const map = await startMap(t);
  const layers = [{ id: 'land' }, { layout: { 'text-font': ['Noto Sans', 'Arial'] } }];
  const glyphs = '/fonts/{fontstack}/{range}.pbf';
  map.say(STYLE, open(style({ sources: { region: {} }, layers, glyphs })));
  const letters = 'https://maps.example.com/fonts/Noto%20Sans%2CArial/0-255.pbf';
  map.say(letters, open('letters'));
  assert.equal((await map.look()).code, 'works');
  assert.deepEqual(map.asked, [STYLE, letters]);
});

type Say = Awaited<ReturnType<typeof startMap>>['say'];
const FAULTS: [string, (say: Say) => unknown, Outcome['code'], string?][] = [
  ['a wrong key', (say) => say(STYLE, status(401)), 'wrong_key'],
  ['a key for another site', (say) => say(TILE, status(403)), 'not_permitted'],
  ['no such style', (say) => say(STYLE, status(404)), 'not_found'],
  ['a broken server', (say) => say(TILE, status(500)), 'server_error', '500'],
  ['too many calls', (say) => say(TILE, status(429)), 'busy'],
  ['a page', (say) => say(STYLE, open('<h1>Hello</h1>')), 'no_style', 'maps.example.com'],
  ['an older style', (say) => say(STYLE, open(style({ version: 7 }))), 'no_style'],
  ['nested beyond sense', (say) => say(STYLE, open('['.repeat(100_000))), 'no_style'],
  [
    'a style that browsers may not read',
    (say) => say(STYLE, file(JSON.stringify(style()))),
    'not_for_browsers',
    'maps.example.com',
  ],
  [
    'a tile for another site',
    (say) => say(TILE, file('x', { 'Access-Control-Allow-Origin': 'https://other.example.com' })),
    'not_for_browsers',
    'tiles.example.com',
  ],
  [
    'tiles of a host that pages may not load from',
    (say) =>
      say(STYLE, open(style({ sources: { a: { tiles: ['https://169.254.169.254/{z}'] } } }))),
    'host_not_listed',
    '169.254.169.254',
  ],
  ['a file without an end', (say) => say(TILE, open('x'.repeat(3_000_000))), 'bad_answer'],
  ['a circle', (say) => say(STYLE, redirect(STYLE)), 'bad_answer'],
  ['a way inside', (say) => say(STYLE, redirect('https://127.0.0.1/')), 'not_public'],
  ['silence', (say) => say(STYLE, () => undefined), 'timed_out', 'maps.example.com'],
];
for (const [name, arrange, code, detail] of FAULTS) {
  test(`${name} is ${code}`, async (t) => {
    const map = await startMap(t, { timeoutMs: 300 });
    arrange(map.say);
    const found = await map.look();
    assert.equal(found.code, code);
    if (detail !== undefined) assert.equal(found.detail, detail);
    assert.ok(!found.detail.includes('secret'));
  });
}

test('an address inside the network is not called', async (t) => {
  const map = await startMap(t, { resolve: async () => ['10.0.0.5'] });
  assert.equal((await map.look()).code, 'not_public');
  const plain = 'http://maps.example.com/style.json';
  assert.equal((await map.look(plain, ['http://maps.example.com'])).code, 'not_public');
  assert.deepEqual(map.asked, []);
});

async function startSite(t: TestContext, body: string, code = 200) {
  const server = createServer((_, response) => response.writeHead(code).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('the map that comes with the site is one file of it', async (t) => {
  const look = async (site: string) =>
    (await tryMap({ mapStyleUrl: '', mapOrigins: [], tag: '' }, site)).code;
  const map = JSON.stringify({ type: 'FeatureCollection', features: [] });
  assert.equal(await look(await startSite(t, map)), 'built_in_map');
  assert.equal(await look(await startSite(t, '<h1>Hello</h1>')), 'bad_answer');
  assert.equal(await look(await startSite(t, '[]')), 'bad_answer');
  assert.equal(await look(await startSite(t, 'no', 404)), 'not_found');
  assert.equal(await look(`http://127.0.0.1:${await freePort()}`), 'unreachable');
});
