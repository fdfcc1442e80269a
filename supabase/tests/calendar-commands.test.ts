import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { test } from 'node:test';
import { PROJECT_DIR } from '../local/settings.ts';
import { database } from './support/backend.ts';
import { createCabin, stayOf, takeNights } from './support/cabins.ts';
import { apply, expectImported, unknown } from './support/calendars.ts';
import { day } from './support/clock.ts';
import { ONCE } from './support/harness.ts';

type Output = { failed: boolean; text: string };

function run(...args: readonly string[]): Promise<Output> {
  const script = path.join(PROJECT_DIR, 'supabase/local/calendars.ts');
  const env = {
    ...process.env,
    NEXT_PUBLIC_SUPABASE_URL: process.env.SUPABASE_URL,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: process.env.SUPABASE_PUBLISHABLE_KEY,
    SITE_URL: 'https://cabins.example',
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, text: stdout + stderr }),
    );
  });
}

test('a host reads, adds, pauses and removes calendars by command', ONCE, async () => {
  await database.query('delete from public.calendar_feeds');
  const cabin = await createCabin();
  const secret = randomUUID();
  assert.match((await run()).text, /No calendar is read yet/);
  const added = await run(
    'add',
    cabin.slug,
    'booking',
    `webcal://a.example/${secret}.ics?x=12345678`,
  );
  assert.deepEqual([added.failed, added.text.startsWith('Added. ')], [false, true]);

  const [feed] = await database.query('select id, url from public.calendar_feeds');
  assert.equal(feed?.url, `https://a.example/${secret}.ics?x=12345678`);
  await takeNights(cabin.id, stayOf(5, 8));
  await apply(String(feed?.id), [unknown(stayOf(6, 9))], { warning: 'has a warning' });
  const listed = (await run()).text;
  for (const part of [
    `1. ${cabin.slug}  booking  a.example/…12345678`,
    'has a warning',
    'CONFLICT',
  ]) {
    assert.ok(listed.includes(part), part);
  }
  assert.match(listed, new RegExp(`${day(6)} to ${day(9)}, here a stay is ${day(5)} to ${day(8)}`));
  assert.equal(listed.includes(secret), false);

  assert.match((await run('pause', '1')).text, /^Paused/);
  await expectImported(cabin.id, []);
  assert.match((await run('resume', '1')).text, /^It is read again/);
  assert.match((await run('remove', '1')).text, /^Removed/);
  assert.equal((await run('remove', '1')).failed, true);
});

test('the address of a cabin’s own calendar, until a new one is drawn', ONCE, async () => {
  const cabin = await createCabin();
  const addresses = [];
  for (const command of ['address', 'address', 'new-address']) {
    addresses.push((await run(command, cabin.slug)).text);
  }
  for (const address of addresses) {
    assert.match(address, /^https:\/\/cabins\.example\/calendar\/[0-9a-f]{64}\.ics\n$/);
  }
  assert.equal(addresses[0], addresses[1]);
  assert.notEqual(addresses[1], addresses[2]);
});

test('what cannot be done is said', ONCE, async () => {
  const { slug } = await createCabin();
  for (const [args, told] of [
    [['add', slug, 'airbnb', 'http://a.example/'], /must be https/],
    [['add', slug, 'airbnb', 'https://127.0.0.1/'], /must be https/],
    [['add', slug, 'nobody', 'https://a.example/'], /<platform>: airbnb/],
    [['add', 'nowhere', 'airbnb', 'https://a.example/'], /no cabin "nowhere"/],
    [['pause', '999'], /no calendar number "999"/],
    [['fly'], /npm run calendars/],
  ] as const) {
    const { failed, text } = await run(...args);
    assert.equal(failed, true, args.join(' '));
    assert.match(text, told);
  }
});
