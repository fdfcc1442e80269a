import { expect, test } from '@playwright/test';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadSettings } from '../supabase/local/settings.ts';
import { LEAK_MARKERS } from './support/leak-markers';
import { rawRequest } from './support/raw-request';
import { addressesWhere } from './support/routes';
import { TESTED_SITES } from './support/tested-site';

const BUILD = path.resolve(import.meta.dirname, '../.next');
const { backend } = loadSettings();

const SECRETS: Record<string, string> = {
  ...LEAK_MARKERS,
  SUPABASE_SECRET_KEY: backend?.secretKey ?? '',
  EMBEDDED_JWT_SECRET: backend?.jwtSecret ?? '',
};
/** Those that would change how the site under test works; the code that reads them must not reach a browser either. */
const NAMES = [
  ...Object.keys(SECRETS),
  'SMTP_URL',
  'DATABASE_URL',
  'TWILIO_AUTH_TOKEN',
  'SUPABASE_SERVICE_ROLE_KEY',
];

const leaksIn = (text: string) =>
  Object.keys(SECRETS).filter((name) => text.includes(SECRETS[name] ?? ''));
// Of both sites: journeys of the other worker have left their lines there.
const readLogs = () => TESTED_SITES.map(({ log }) => readFileSync(log, 'utf8')).join('\n');
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: BUILD, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

test('the secrets are long enough to be looked for', () => {
  for (const secret of Object.values(SECRETS)) expect(secret.length).toBeGreaterThan(20);
});

test('nothing that a browser loads holds a secret, the name of one, or a source map', () => {
  const files = filesOf('static/**');
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const named = NAMES.filter((name) => text.includes(name));
    return [...leaksIn(text), ...named].map((name) => `${name} in ${path.basename(file)}`);
  });
  expect(found).toEqual([]);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
});

test('no page that was made ahead holds a secret', () => {
  const files = filesOf('server/app/**').filter((file) =>
    /\.(?:html|rsc|body|meta|txt)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) => leaksIn(readFileSync(file, 'utf8')).length > 0);
  expect(found).toEqual([]);
});

const PAGES = [
  '/',
  '/cabins',
  '/cabins?guests=2',
  '/cabins/laurel-lantern',
  '/booking?cabin=laurel-lantern',
  '/plan',
  '/fall',
  '/blog',
  '/nowhere',
  ...addressesWhere(() => true),
  '/newsletter/confirm?token=x',
  '/booking-success?reference=x&token=y',
  '/payment-success?session_id=x',
  '/calendar/x.ics',
  '/sitemap-index.xml',
  '/robots.txt',
  '/llms.txt',
  '/api/v1/openapi.json',
  '/api/health',
];
const BROKEN: readonly [path: string, body?: string][] = [
  ['/api/availability?cabin_id=%00'],
  ['/api/stats?ids=1'],
  ['/api/fall-cabins?week=x'],
  ['/api/stay-facts?cabin=x'],
  ['/api/nowhere'],
  ['/api/v1/quote?cabin=%27'],
  ['/_next/image?url=%2F..%2F.env.local&w=720&q=70'],
  ['/.env.local'],
  ['/..%2f.env.local'],
  ['/_next/static/..%2f..%2f.env.local'],
  ['/api/quote', '{"cabin_id":'],
  ['/api/bookings', '{}'],
  ['/api/text', '[]'],
  ['/api/newsletter', 'null'],
  ['/api/itineraries', '{"__proto__":{}}'],
];

test('no answer holds a secret: pages, what they are made of, and refusals', async ({
  baseURL,
}) => {
  const found: string[] = [];
  const look = (name: string, text: string) =>
    found.push(...leaksIn(text).map((leak) => `${leak} in ${name}`));
  for (const at of PAGES) {
    look(at, (await rawRequest(baseURL, at)).text);
    look(`${at} as data`, (await rawRequest(baseURL, at, { headers: { RSC: '1' } })).text);
  }
  for (const [at, body] of BROKEN) {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '198.18.99.1' };
    const sent = body === undefined ? {} : { method: 'POST', headers, body };
    const { status, text } = await rawRequest(baseURL, at, sent);
    look(at, text);
    expect(status, at).toBeGreaterThanOrEqual(300);
  }
  expect(found).toEqual([]);
});

test('no line that the site and its functions wrote holds a secret', async ({ baseURL }) => {
  // A line of each, written when the request of a function with a key has ended.
  const id = `5ec2e7${Date.now()}`.padEnd(32, '0');
  const headers = { 'Content-Type': 'application/json', 'X-Request-Id': id };
  const nobody = '00000000-0000-4000-8000-000000000000';
  const quote = { cabin_id: nobody, check_in: '2027-03-01', check_out: '2027-03-04' };
  const body = JSON.stringify({ ...quote, adults: 2, children: 0, pets: 0 });
  await rawRequest(baseURL, '/api/quote', { method: 'POST', headers, body });
  const written = readLogs;
  const eventsOf = (text: string) =>
    text
      .split('\n')
      .filter((line) => line.includes(id))
      .map((line) => (JSON.parse(line) as { event: string }).event)
      .sort();
  await expect.poll(() => eventsOf(written())).toEqual(['function', 'request']);
  expect(leaksIn(written())).toEqual([]);
});

test('no line holds anything of a guest: of this one, or of those of other journeys', async ({
  baseURL,
}) => {
  const id = `9e57e7${Date.now()}`.padEnd(32, '0');
  const headers = { 'Content-Type': 'application/json', 'X-Request-Id': id };
  const guest = {
    name: 'Wilhelmina Featherstone',
    email: 'mina@featherstone.example',
    phone: '(865) 555-0142',
  };
  const token = '7a11f00d4f8941d39a0c0305e82c3301';
  const send = (at: string, body: object) =>
    rawRequest(baseURL, at, { method: 'POST', headers, body: JSON.stringify(body) });
  await send('/api/bookings', { guest });
  await send('/api/newsletter', { email: guest.email, elapsed_ms: 4000, website: '' });
  await send('/api/text', { phone: guest.phone, cabin: { title: guest.name } });
  await rawRequest(baseURL, `/stay/${token}`, { headers });
  await rawRequest(baseURL, `/host/bookings?q=${guest.email}`, { headers });
  await rawRequest(baseURL, '/api/nowhere', { headers });
  const written = () => readLogs().split('\n');
  await expect.poll(() => written().filter((line) => line.includes(id)).length).toBeGreaterThan(2);
  const personal = /featherstone|7a11f00d|[\w.+-]+@[\w-]+\.\w|\(?\b865\)?\D{0,2}555/i;
  expect(written().filter((line) => personal.test(line))).toEqual([]);
});
