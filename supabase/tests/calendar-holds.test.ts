import assert from 'node:assert/strict';
import { test } from 'node:test';
import postgres from 'postgres';
import { notifyHostOfConflicts } from '../functions/job-sync-calendars/host-emails.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import {
  apply,
  createFeed,
  expectImported,
  guest,
  importedOf,
  openConflicts,
  unknown,
} from './support/calendars.ts';
import { setEnvironment } from './support/environment.ts';
import {
  clearMessages,
  holdStay,
  namesOf,
  openPayment,
  pay,
  readStayMessages,
  runMessages,
} from './support/guest-bookings.ts';
import { TARGET } from './support/harness.ts';
import { confirmSql, holdToPay, PRICE, statusOf } from './support/holds.ts';
import { readMails } from './support/outbox.ts';
import { findOverlaps } from './support/stays.ts';

const { query } = database;

const HOST = 'host-of-calendars@example.com';

const countTold = async (title: string) =>
  (await readMails(HOST)).filter(({ subject }) => subject?.includes(title)).length;

test('a hold that another platform has sold ends at once: the guest is notified, and a payment is refunded', async () => {
  await clearMessages();
  const cabin = await createCabin();
  const feed = await createFeed(cabin.id);
  const held = await holdStay(cabin.id, stayOf(5, 8));
  const session = await openPayment(held);
  assert.deepEqual(await apply(feed, [guest(stayOf(6, 12))]), {
    laid: 0,
    released: 0,
    conflicts: 0,
    given_up: 1,
  });
  assert.equal(await statusOf(query, held.id), 'expired');
  await expectImported(cabin.id, [stayOf(6, 12)]);
  assert.deepEqual(await openConflicts(cabin.id), []);
  await runMessages();
  const [message, ...others] = await readStayMessages(held);
  assert.deepEqual(others, []);
  assert.equal(message?.purpose, 'sold-elsewhere');
  assert.match(message?.body ?? '', /another site[^]*You owe nothing/);
  assert.ok(!message?.body.includes('June'), 'no name nobody has paid for');

  assert.equal(await pay(session, held.totalCents), 'late_refunded');
  assert.equal(await statusOf(query, held.id), 'expired');
  await runMessages();
  const names = namesOf(await readStayMessages(held));
  assert.deepEqual(names, [
    'host-late-payment email',
    'late-payment email',
    'sold-elsewhere email',
  ]);
  // Read again, nothing is left to give up.
  assert.partialDeepStrictEqual(await apply(feed, [guest(stayOf(6, 12))]), { given_up: 0 });
});

test('a paid booking stays, as a conflict that the host is notified of', async (t) => {
  setEnvironment(t, { HOST_EMAIL: HOST });
  const cabin = await createCabin({ title: `Decided ${Date.now()}` });
  const feed = await createFeed(cabin.id);
  const held = await holdStay(cabin.id, stayOf(5, 8));
  await pay(await openPayment(held), held.totalCents);
  const outcome = await apply(feed, [guest(stayOf(6, 8))]);
  assert.partialDeepStrictEqual(outcome, { given_up: 0, conflicts: 1 });
  assert.equal(await statusOf(query, held.id), 'confirmed');
  await notifyHostOfConflicts({ admin, now: new Date() });
  assert.equal(await countTold(cabin.title), 1);
});

test('if the platform may have a block, the hold continues; once paid, the host is notified', async (t) => {
  setEnvironment(t, { HOST_EMAIL: HOST });
  const cabin = await createCabin({ title: `Undecided ${Date.now()}` });
  const feed = await createFeed(cabin.id, { platform: 'booking' });
  const held = await holdStay(cabin.id, stayOf(5, 8));
  const session = await openPayment(held);
  const outcome = await apply(feed, [unknown(stayOf(6, 9))]);
  assert.partialDeepStrictEqual(outcome, { given_up: 0, conflicts: 1 });
  await notifyHostOfConflicts({ admin, now: new Date() });
  assert.equal(await countTold(cabin.title), 0, 'a hold may run out by itself');
  assert.equal(await pay(session, held.totalCents), 'confirmed');
  await notifyHostOfConflicts({ admin, now: new Date() });
  await notifyHostOfConflicts({ admin, now: new Date() });
  assert.equal(await countTold(cabin.title), 1);
});

if (TARGET === 'postgres') {
  test('forty times, a payment and an import race for a held night: one of the two, and never in silence', async (t) => {
    const [row] = await query(`select current_setting('port') as port`);
    const sql = postgres(`postgres://postgres@127.0.0.1:${row?.port}/postgres`, { max: 4 });
    t.after(() => sql.end());
    const ends: Record<string, number> = {};
    for (let round = 0; round < 40; round++) {
      const cabin = await createCabin();
      const feed = await createFeed(cabin.id);
      const now = new Date();
      const { booking, sessionId } = await holdToPay(query, cabin.id, stayOf(10, 13), now);
      const { checkIn, checkOut } = stayOf(12, 16);
      const said = [{ check_in: checkIn, check_out: checkOut, meaning: 'stay' }];
      const race = [
        () => sql.unsafe(confirmSql(sessionId, now, { amount_cents: PRICE })),
        () => sql`select public.apply_calendar_feed(${feed}, ${sql.json(said)})`,
      ];
      await Promise.all((round % 2 ? race : race.toReversed()).map((each) => each()));
      const status = await statusOf(query, booking.id);
      ends[status] = (ends[status] ?? 0) + 1;
      const isBooked = status === 'confirmed';
      assert.equal((await openConflicts(cabin.id)).length, isBooked ? 1 : 0);
      assert.deepEqual(await importedOf(cabin.id), [isBooked ? stayOf(13, 16) : stayOf(12, 16)]);
      const refunds = await query(
        `select 1 from public.refunds r join public.payments p on p.id = r.payment_id where p.booking_id = '${booking.id}'`,
      );
      assert.equal(refunds.length, isBooked ? 0 : 1);
    }
    assert.deepEqual(await findOverlaps(), []);
    t.diagnostic(JSON.stringify(ends));
  });
}
