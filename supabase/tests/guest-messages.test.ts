import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { MAX_GUEST_MESSAGE } from '../../lib/domain/bookings/booking.ts';
import { guestMessageSchema } from '../../lib/schemas/guest-booking.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { setEnvironment } from './support/environment.ts';
import { clearMessages, holdStay, runMessages, type HeldStay } from './support/guest-bookings.ts';
import { readMails } from './support/outbox.ts';
import { expectErrorOutput } from './support/quiet.ts';

const cabin = await createCabin({ title: 'Crib Cabin' });
let nights = 0;
const newStay = () => {
  nights += 3;
  return holdStay(cabin.id, stayOf(nights, nights + 2));
};

const MOST = 60;
type Leaving = { id?: string; most?: number; limit?: number };

async function leave({ token }: Pick<HeldStay, 'token'>, body: string, rest: Leaving = {}) {
  const { id = randomUUID(), most = MOST, limit = 1000 } = rest;
  const left = await admin.rpc('leave_guest_message', {
    p_token: token,
    p_id: id,
    p_body: body,
    p_limits: [{ key: `guest-message:test:${token}`, most: limit, seconds: 600 }],
    p_most: most,
  });
  return expectData(left);
}

const bodiesOf = async ({ id }: HeldStay) =>
  expectData(
    await admin.from('guest_messages').select('body').eq('booking_id', id).order('created_at'),
  ).map(({ body }) => body);

test('a message is kept once, however often its form is sent', async () => {
  const stay = await newStay();
  const id = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => leave(stay, 'Is there a crib?', { id })),
  );
  assert.deepEqual([...answers].sort(), [
    'repeated',
    'repeated',
    'repeated',
    'repeated',
    'repeated',
    'sent',
  ]);
  assert.deepEqual(await bodiesOf(stay), ['Is there a crib?']);
});

test('another text from the same form, after going back, is a message of its own', async () => {
  const stay = await newStay();
  const id = randomUUID();
  assert.equal(await leave(stay, 'One', { id }), 'sent');
  assert.equal(await leave(stay, 'Two', { id }), 'sent');
  assert.deepEqual(await bodiesOf(stay), ['One', 'Two']);
  const other = await newStay();
  assert.equal(await leave(other, 'One', { id }), 'sent');
  assert.deepEqual(await bodiesOf(other), ['One']);
});

test('limits hold under 30 at once, and a booking has room for so many', async () => {
  const stay = await newStay();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, i) => leave(stay, `Message ${i}`, { limit: 6 })),
  );
  assert.equal(answers.filter((answer) => answer === 'sent').length, 6);
  assert.equal(answers.filter((answer) => answer === 'limited').length, 24);
  const full = await newStay();
  await leave(full, 'One', { most: 1 });
  assert.equal(await leave(full, 'Two', { most: 1 }), 'limited');
});

test('an unknown link leaves nothing and uses up nothing', async () => {
  assert.equal(await leave({ token: '0'.repeat(32) }, 'Hello', { limit: 0 }), 'unknown');
});

test('the host gets it by email, once, and answers to the guest', async (t) => {
  const host = `host.${randomUUID()}@example.com`;
  setEnvironment(t, { HOST_EMAIL: host });
  await clearMessages();
  const stay = await newStay();
  const body = 'Is there a crib?\n<script>alert(1)</script>';
  await leave(stay, body);
  await Promise.all([runMessages(), runMessages()]);
  await runMessages();
  const mails = (await readMails(host)).filter(({ purpose }) => purpose === 'guest-message');
  assert.equal(mails.length, 1);
  const [mail] = mails;
  assert.ok(mail);
  assert.ok(mail.body.startsWith('> Is there a crib?\n> <script>alert(1)</script>\n\n--\n'));
  assert.equal(mail.html, null);
  assert.deepEqual(mail.headers, { 'Reply-To': stay.email });
  assert.match(mail.subject ?? '', /^A guest wrote: Crib Cabin, .*\(MM-/);
  assert.ok(!mail.body.includes(stay.token));
});

test('only plain text of a bounded length is taken', async (t) => {
  const id = randomUUID();
  const check = (body: unknown) => guestMessageSchema.safeParse({ id, body }).success;
  assert.equal(check('a'.repeat(MAX_GUEST_MESSAGE)), true);
  assert.equal(check('Two\r\nlines\tand ümlauts 🐻'), true);
  const cleaned = guestMessageSchema.parse({
    id,
    body: '\u202eTwo\r\nli\u200bnes 👨\u200d👩\u200d👧\u2066',
  });
  assert.equal(cleaned.body, 'Two\nlines 👨\u200d👩\u200d👧');
  for (const body of [
    '',
    ' \n ',
    'a'.repeat(MAX_GUEST_MESSAGE + 1),
    'a\u0000b',
    '\ud800',
    7,
    null,
  ]) {
    assert.equal(check(body), false, JSON.stringify(body));
  }
  assert.equal(guestMessageSchema.safeParse({ id: 'x', body: 'a' }).success, false);
  expectErrorOutput(t);
  const stay = await newStay();
  await assert.rejects(leave(stay, 'a'.repeat(MAX_GUEST_MESSAGE + 1)));
});
