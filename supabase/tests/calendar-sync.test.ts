import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import { readFunctionEnv } from '../../lib/env/functions.ts';
import { formatDateRange } from '../../lib/copy/format.ts';
import { cabinCalendarFile } from '../../lib/ical/cabin-ics.ts';
import { calendarDomain } from '../../lib/ical/calendar-domain.ts';
import { exportedCalendarSchema } from '../../lib/schemas/calendar-feed.ts';
import { shop } from '../../lib/shop/shop.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { syncCalendars } from '../functions/job-sync-calendars/sync-calendars.ts';
import { admin, callFunction, database } from './support/backend.ts';
import { createCabin, stayOf, takeNights } from './support/cabins.ts';
import {
  apply,
  countImportedEver,
  createFeed,
  expectImported,
  openConflicts,
  readFeedRow,
} from './support/calendars.ts';
import {
  airbnbBlocks,
  airbnbFile,
  bookingFile,
  fileOf,
  vrboFile,
} from './support/calendar-files.ts';
import { day, icsNoonOf } from './support/clock.ts';
import { file, startFeedServer, status } from './support/servers/feed-server.ts';
import { readMails } from './support/outbox.ts';

const START = new Date();
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

/** A cabin with one feed that is due, and the server behind it. Other feeds are put off. */
async function arrange(t: TestContext, row: Parameters<typeof createFeed>[1] = {}) {
  await database.query(`update public.calendar_feeds set next_attempt_at = 'infinity'`);
  const server = await startFeedServer(t);
  const cabin = await createCabin();
  const url = `https://${randomUUID()}.example/calendar.ics`;
  const due = { next_attempt_at: START.toISOString(), created_at: START.toISOString() };
  const feed = await createFeed(cabin.id, { url, ...due, ...row });
  return {
    server,
    cabin,
    feed,
    url,
    sync: (minutes = 0) => syncCalendars({ admin, now: later(minutes) }, server.fetch),
    says: (text: string, headers?: Record<string, string>) => server.say(url, file(text, headers)),
  };
}

const quiet = { read: 1, failed: 0, laid: 0, released: 0, conflicts: 0, given_up: 0 };

test('a feed is read when it is due, and again a quarter of an hour later', async (t) => {
  const { cabin, feed, says, sync, server } = await arrange(t);
  says(airbnbFile({ guests: [stayOf(5, 8)] }), { ETag: '"1"' });
  assert.deepEqual(await sync(), { ...quiet, laid: 1 });
  await expectImported(cabin.id, [stayOf(5, 8)]);
  assert.deepEqual(await sync(14), { ...quiet, read: 0 });
  assert.deepEqual(await sync(15), quiet);
  assert.deepEqual([server.asked.length, server.headers[1]?.['if-none-match']], [2, '"1"']);
  assert.partialDeepStrictEqual(await readFeedRow(feed), {
    event_count: 1,
    failures: 0,
    last_error: null,
    warning: null,
    claimed_until: null,
  });
});

test('"not changed" changes nothing, and is success', async (t) => {
  const { cabin, feed, says, sync, server, url } = await arrange(t);
  says(airbnbFile({ guests: [stayOf(5, 8)] }), { ETag: '"1"' });
  await sync();
  server.say(url, status(304));
  assert.deepEqual(await sync(15), quiet);
  await expectImported(cabin.id, [stayOf(5, 8)]);
  assert.partialDeepStrictEqual(await readFeedRow(feed), { etag: '"1"', failures: 0 });
});

const leftOutOf = async (feed: string) =>
  (
    (await readFeedRow(feed)).left_out as { kind: string; check_in: string; check_out: string }[]
  ).map(({ kind, check_in, check_out }) => [kind, check_in, check_out]);

test('Airbnb’s own blocks are imported until they are known to move with the day, then listed', async (t) => {
  const { cabin, feed, says, sync } = await arrange(t);
  const guests = [stayOf(20, 24)];
  for (const days of [0, 1, 2, 3]) {
    says(airbnbFile({ guests, blocks: airbnbBlocks(day(days), guests) }), { ETag: '"1"' });
    await sync(days * 1440);
    const own = [stayOf(days, days + 2), stayOf(days + 180, days + 365)];
    const isKnown = days >= 2;
    await expectImported(cabin.id, [
      ...(isKnown ? [] : [stayOf(days, days + 2)]),
      stayOf(19, 25),
      ...(isKnown ? [] : [stayOf(days + 180, days + 365)]),
    ]);
    assert.deepEqual(
      await leftOutOf(feed),
      isKnown ? own.map(({ checkIn, checkOut }) => ['moving', checkIn, checkOut]) : [],
    );
    // What is left out is not lost, and is asked for whole, so that it is seen when it stands still.
    const { warning, etag } = await readFeedRow(feed);
    assert.deepEqual([warning, etag], [null, isKnown ? null : '"1"']);
  }
});

for (const platform of ['airbnb', 'vrbo'] as const) {
  test(`a block that the host of ${platform} has set is never freed, as the last entry or this week`, async (t) => {
    const { cabin, feed, says, sync } = await arrange(t, { platform });
    const fileOfBlocks = platform === 'airbnb' ? airbnbFile : vrboFile;
    for (const days of [0, 1, 2, 3, 4]) {
      const repairs = { checkIn: day(days), checkOut: day(6) };
      says(fileOfBlocks({ guests: [stayOf(11, 17)], blocks: [repairs, stayOf(360, 364)] }));
      await sync(days * 1440);
      await expectImported(cabin.id, [stayOf(0, 6), stayOf(11, 17), stayOf(360, 364)]);
      assert.deepEqual(await leftOutOf(feed), []);
    }
  });
}

test('events marked as free are listed, and blocked at once when the host chooses so', async (t) => {
  const { cabin, feed, says, sync } = await arrange(t, {
    platform: 'other',
    imports: 'everything',
  });
  const [from, to] = [day(5), day(8)].map((date) => date.replaceAll('-', ''));
  const free = `SUMMARY:Family|DTSTART;VALUE=DATE:${from}|DTEND;VALUE=DATE:${to}|TRANSP:TRANSPARENT`;
  says(fileOf(free), { ETag: '"1"' });
  await sync();
  await expectImported(cabin.id, []);
  assert.deepEqual((await readFeedRow(feed)).left_out, [
    { kind: 'free', summary: 'Family', check_in: day(5), check_out: day(8) },
  ]);
  const take = async (isTaken: boolean) =>
    expectData(
      await admin.rpc('take_left_out', {
        p_feed_id: feed,
        p_kind: 'free',
        p_take: isTaken,
        p_now: later(1).toISOString(),
      }),
    );
  await take(true);
  await expectImported(cabin.id, [stayOf(5, 8)]);
  assert.partialDeepStrictEqual(await readFeedRow(feed), { left_out: [], takes: ['free'] });
  await sync(1);
  await expectImported(cabin.id, [stayOf(5, 8)]);
  await take(false);
  await expectImported(cabin.id, [stayOf(5, 8)]);
  await sync(2);
  await expectImported(cabin.id, []);
  assert.deepEqual(await leftOutOf(feed), [['free', day(5), day(8)]]);
});

test('a read that began before the host’s choice changes nothing and is repeated', async (t) => {
  const { cabin, feed } = await arrange(t);
  await apply(feed, [], {
    takes: [],
    left_out: [{ kind: 'free', summary: '', check_in: day(5), check_out: day(8) }],
  });
  expectData(await admin.rpc('take_left_out', { p_feed_id: feed, p_kind: 'free', p_take: true }));
  await apply(feed, [], { takes: [] });
  await expectImported(cabin.id, [stayOf(5, 8)]);
  assert.ok(Date.parse((await readFeedRow(feed)).next_attempt_at) <= Date.now());
});

test('a file whose content can’t be read frees nothing and is reported', async (t) => {
  const { cabin, feed, says, sync } = await arrange(t);
  says(airbnbFile({ guests: [stayOf(5, 8), stayOf(20, 24)] }));
  await sync();
  says('BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nDTSTART:20270310\r\nEND:VTODO\r\nEND:VCALENDAR\r\n');
  for (const minutes of [15, 400, 800, 1200]) await sync(minutes);
  await expectImported(cabin.id, [stayOf(5, 8), stayOf(20, 24)]);
  const { warning, problems } = await readFeedRow(feed);
  assert.match(warning ?? '', /nothing of it could be read/);
  assert.deepEqual(problems, [{ reason: 'content', summary: '', check_in: null, check_out: null }]);
});

test('busy times and events with a broken end are taken and reported', async (t) => {
  const { cabin, feed, says, sync } = await arrange(t, { platform: 'other' });
  const [busy, broken] = [day(5), day(12)].map((date) => date.replaceAll('-', ''));
  says(
    fileOf(`SUMMARY:June|DTSTART;VALUE=DATE:${broken}|DTEND;VALUE=DATE:${busy}`).replace(
      'END:VCALENDAR',
      `BEGIN:VFREEBUSY\r\nFREEBUSY:${icsNoonOf(day(5))}/P2D\r\nEND:VFREEBUSY\r\nEND:VCALENDAR`,
    ),
  );
  await sync();
  await expectImported(cabin.id, [stayOf(5, 7), stayOf(12, 13)]);
  assert.deepEqual((await readFeedRow(feed)).problems, [
    { reason: 'end', summary: 'June', check_in: day(12), check_out: day(13) },
  ]);
});

test('Vrbo’s other identifiers at every read change nothing, and the name ends with the stay', async (t) => {
  const { cabin, feed, says, sync } = await arrange(t, { platform: 'vrbo' });
  for (const read of [1, 2, 3]) {
    says(vrboFile({ guests: [stayOf(5, 8)], blocks: [stayOf(30, 33)] }, read));
    await sync(read * 15);
  }
  await expectImported(cabin.id, [stayOf(5, 8), stayOf(30, 33)]);
  assert.equal(await countImportedEver(cabin.id), 2);
  const guests = async () =>
    (
      await database.query(
        `select guest from public.calendar_feed_events where feed_id = '${feed}' and guest is not null`,
      )
    ).map((row) => row.guest);
  assert.deepEqual(await guests(), [{ name: 'June' }]);
  says(vrboFile({ guests: [stayOf(6, 8)], blocks: [stayOf(30, 33)] }));
  await sync(60);
  assert.deepEqual(await guests(), [{ name: 'June' }]);
  expectData(await admin.rpc('stop_calendar_feed', { p_feed_id: feed, p_forever: false }));
  assert.deepEqual(await guests(), []);
});

test('what Airbnb says of its guest is kept for the console alone', async (t) => {
  const { feed, says, sync } = await arrange(t);
  says(airbnbFile({ guests: [stayOf(5, 8)] }));
  await sync();
  const [row] = await database.query(
    `select guest from public.calendar_feed_events where feed_id = '${feed}'`,
  );
  assert.deepEqual(row?.guest, {
    phone_end: '0134',
    link: 'https://www.airbnb.com/hosting/reservations/details/HMEXAMPLE1',
  });
});

test('an event that was not followed is reported with its nights, which are taken', async (t) => {
  const { cabin, feed, says, sync } = await arrange(t, { platform: 'other' });
  const [from, to] = [stayOf(5, 8).checkIn, stayOf(5, 8).checkOut].map((date) =>
    date.replaceAll('-', ''),
  );
  says(fileOf(`SUMMARY:June|DTSTART;VALUE=DATE:${from}|RRULE:FREQ=NEVER;UNTIL=${to}`));
  await sync();
  await expectImported(cabin.id, [stayOf(5, 10)]);
  assert.deepEqual((await readFeedRow(feed)).problems, [
    { reason: 'rule', summary: 'June', check_in: day(5), check_out: day(10) },
  ]);
});

test('while an event cannot be read, no night is ever freed', async (t) => {
  const { cabin, says, sync } = await arrange(t);
  says(airbnbFile({ guests: [stayOf(5, 8), stayOf(20, 24)] }));
  await sync();
  says(fileOf('DTSTART:?'));
  for (const minutes of [15, 400, 800, 1200]) await sync(minutes);
  await expectImported(cabin.id, [stayOf(5, 8), stayOf(20, 24)]);
});

test('a feed that is suddenly empty keeps its nights for six hours and three reads', async (t) => {
  const { cabin, feed, says, sync, server } = await arrange(t);
  says(airbnbFile({ guests: [stayOf(5, 8), stayOf(20, 24)] }), { ETag: '"1"' });
  await sync();
  says(fileOf(), { ETag: '"2"' });
  for (const minutes of [15, 30, 345]) {
    assert.deepEqual(await sync(minutes), quiet);
    await expectImported(cabin.id, [stayOf(5, 8), stayOf(20, 24)]);
    assert.match((await readFeedRow(feed)).warning ?? '', /lost more than half/);
  }
  // Nothing is asked for by its version until it is believed.
  assert.equal(server.headers.at(-1)?.['if-none-match'], undefined);
  assert.deepEqual(await sync(375), { ...quiet, released: 2 });
  assert.partialDeepStrictEqual(await readFeedRow(feed), { warning: null, doubtful_since: null });
});

test('a feed that recovers within hours starts over, and new guests count at once', async (t) => {
  const { cabin, says, sync } = await arrange(t);
  const both = [stayOf(5, 8), stayOf(20, 24)];
  says(airbnbFile({ guests: both }));
  await sync();
  says(airbnbFile({ guests: [stayOf(40, 41)] }));
  await sync(15);
  await expectImported(cabin.id, [...both, stayOf(40, 41)]);
  says(airbnbFile({ guests: both }));
  await sync(30);
  await expectImported(cabin.id, both);
  says(fileOf());
  assert.deepEqual(await sync(380), quiet);
  await expectImported(cabin.id, both);
});

test('an event that cannot be read frees nothing', async (t) => {
  const { cabin, feed, says, sync } = await arrange(t);
  says(airbnbFile({ guests: [stayOf(5, 8), stayOf(20, 24)] }));
  await sync();
  says(
    airbnbFile({ guests: [stayOf(5, 8), stayOf(10, 12)] }).replace(
      'END:VCALENDAR',
      'BEGIN:VEVENT\r\nDTSTART:?\r\nEND:VEVENT\r\nEND:VCALENDAR',
    ),
  );
  await sync(15);
  await expectImported(cabin.id, [stayOf(5, 8), stayOf(10, 12), stayOf(20, 24)]);
  assert.equal((await readFeedRow(feed)).warning, 'has 1 events that cannot be read');
});

test('a failed feed is retried with backoff and keeps its nights; after a day the host gets one email', async (t) => {
  const { cabin, feed, says, sync, server, url } = await arrange(t);
  says(airbnbFile({ guests: [stayOf(5, 8)] }));
  await sync();
  server.say(url, file('<html>Sign in</html>'));
  const waits: number[] = [];
  let at = 15;
  for (let failures = 1; failures <= 9; failures++) {
    assert.deepEqual(await sync(at), { ...quiet, read: 0, failed: 1 });
    const row = await readFeedRow(feed);
    assert.partialDeepStrictEqual(row, { failures, last_error: 'not_a_calendar' });
    const wait = (Date.parse(row.next_attempt_at) - later(at).getTime()) / 60_000;
    waits.push(wait);
    at += wait;
  }
  assert.deepEqual(waits, [15, 30, 60, 120, 240, 480, 720, 720, 720]);
  await expectImported(cabin.id, [stayOf(5, 8)]);
  const told = (await readMails(shop().email)).filter((mail) =>
    mail.body.includes('not_a_calendar'),
  );
  assert.deepEqual(
    told.map(({ subject, status: state }) => [subject, state]),
    [['We can’t read Test Cabin’s calendar on Airbnb', 'queued']],
  );
  assert.doesNotMatch(told[0]?.body ?? '', new RegExp(new URL(url).hostname));
});

test('the host is notified of a conflict once, with both sides', async (t) => {
  const { cabin, says, sync } = await arrange(t, { platform: 'booking' });
  await takeNights(cabin.id, stayOf(5, 8));
  says(bookingFile([stayOf(6, 9)]));
  const title = `Two guests for ${cabin.title}: ${formatDateRange(stayOf(6, 9))}`;
  const mails = async () =>
    (await readMails(shop().email)).filter(({ subject }) => subject === title);
  const before = (await mails()).length;
  assert.deepEqual(await sync(), { ...quiet, laid: 1, conflicts: 1 });
  await sync(15);
  const [mail, ...others] = (await mails()).slice(before);
  assert.equal(others.length, 0);
  const parts = [
    `Booking.com: ${formatDateRange(stayOf(6, 9))}`,
    `Here: ${formatDateRange(stayOf(5, 8))}`,
    '/host/platforms',
  ];
  for (const part of parts) {
    assert.ok(mail?.body.includes(part), part);
  }
  assert.ok((await openConflicts(cabin.id))[0]?.notified_at);
});

test('two runs at once read a feed once, and one feed that fails costs no other', async (t) => {
  const { cabin, feed, says, server, sync } = await arrange(t);
  const other = await createFeed(cabin.id, { next_attempt_at: START.toISOString() });
  says(airbnbFile({ guests: [stayOf(5, 8)] }));
  const runs = await Promise.all([sync(), sync(), sync()]);
  const sum = (name: 'read' | 'failed' | 'laid') => runs.reduce((all, run) => all + run[name], 0);
  assert.deepEqual([sum('read'), sum('failed'), sum('laid')], [1, 1, 1]);
  assert.equal(server.asked.length, 2);
  assert.equal((await readFeedRow(other)).last_error, 'status_404');
  assert.equal((await readFeedRow(feed)).failures, 0);
});

test('more than a cabin can have is not taken', async (t) => {
  const { cabin, feed, says, sync } = await arrange(t, { platform: 'other' });
  const daily = (nights: number) =>
    `DTSTART;VALUE=DATE:${day(0).replaceAll('-', '')}|DURATION:P${nights}D|RRULE:FREQ=DAILY;COUNT=900`;
  says(fileOf(daily(1), daily(2), daily(3)));
  assert.equal((await sync()).failed, 1);
  assert.equal((await readFeedRow(feed)).last_error, 'too_many_events');
  await expectImported(cabin.id, []);
});

test('a run takes ten feeds at most', async (t) => {
  const { cabin, sync } = await arrange(t);
  for (let i = 0; i < 12; i++) await createFeed(cabin.id, { next_attempt_at: START.toISOString() });
  assert.equal((await sync()).failed, 10);
  assert.equal((await sync()).failed, 3);
});

test('our own calendar, read back, makes nothing, and under another identifier only copies', async (t) => {
  const { cabin, says, sync } = await arrange(t, { platform: 'other' });
  await takeNights(cabin.id, stayOf(5, 8));
  await takeNights(cabin.id, stayOf(8, 10), { kind: 'block' });
  const token = expectData(await admin.rpc('calendar_export_token', { p_cabin_id: cabin.id }));
  const answer = expectData(await admin.rpc('exported_calendar', { p_token: token }));
  const domain = calendarDomain(readFunctionEnv().SITE_URL);
  const own = cabinCalendarFile(exportedCalendarSchema.parse(answer), domain);
  says(own);
  assert.deepEqual(await sync(), quiet);
  assert.deepEqual(await openConflicts(cabin.id), []);
  says(own.replaceAll(`@${domain}`, '@other.example'));
  assert.deepEqual(await sync(15), quiet);
  const copies = await openConflicts(cabin.id);
  assert.deepEqual(
    copies.map(({ is_echo }) => is_echo),
    [true],
  );
});

test('the job is for the secret key, and reads nothing inside the own network', async (t) => {
  const { feed } = await arrange(t, { url: 'https://127.0.0.1/calendar.ics' });
  assert.equal((await callFunction('job-sync-calendars', { method: 'POST' })).status, 401);
  const apikey = process.env.SUPABASE_SECRET_KEY ?? '';
  // It is due since START. The database's now() would not do: it may be a part of a millisecond later than the job's.
  const response = await callFunction('job-sync-calendars', {
    method: 'POST',
    headers: { apikey },
  });
  const { done } = (await response.json()) as { done: object };
  assert.deepEqual(done, { ...quiet, read: 0, failed: 1 });
  assert.equal((await readFeedRow(feed)).last_error, 'bad_address');
});
