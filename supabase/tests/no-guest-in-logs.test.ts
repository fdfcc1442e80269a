import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { admin, anon } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { setEnvironment } from './support/environment.ts';
import { ONCE } from './support/harness.ts';
import { ownerForm } from './support/owner-application.ts';
import { sendRaw } from './support/payment-events.ts';
import {
  askQuote,
  bookingBody,
  expectBooked,
  post,
  quoteBody,
  sendBooking,
} from './support/requests.ts';
import { call, refusal, signInAs } from './support/staff.ts';
import { textBody } from './support/texts.ts';

const GUEST = {
  name: 'Wilhelmina Featherstone',
  email: 'mina@featherstone.example',
  phone: '(865) 555-0142',
};
const SECRETS = {
  feed: 'https://www.airbnb.com/calendar/ical/7.ics?s=feedsecretword',
  street: '412 Featherbed Hollow Road',
  refresh: 'v7xkdj3ksl2a',
  link: '3f2504e04f8941d39a0c0305e82c3301',
};
/** Parts by which each would be recognised, however it is spelled. */
const TRACES =
  /mina|featherst|555\D{0,3}0142|865\D{0,3}555|feedsecretword|ical\/7|featherbed|v7xkdj3ksl2a|3f2504e0/i;

/** All that the process writes from now on: the backend, its functions and jobs are this one. */
function captureOutput(t: TestContext): () => string {
  let written = '';
  for (const stream of [process.stdout, process.stderr]) {
    t.mock.method(stream, 'write', (chunk: string | Uint8Array) => {
      written += String(chunk);
      return true;
    });
  }
  return () => written;
}

const auth = (path: string, body: object) =>
  fetch(`${process.env.SUPABASE_URL}/auth/v1/${path}`, {
    method: 'POST',
    headers: {
      apikey: process.env.SUPABASE_PUBLISHABLE_KEY ?? '',
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  });

/** Each ends in an error of the database, which knows the statement, its parameters and the row. */
async function fail(token: string) {
  const { name, email, phone } = GUEST;
  const person = { guest_name: name, guest_email: email, guest_phone: phone, token };
  const errors = [
    await admin.rpc('create_booking', { p_request: { ...person, cabin_id: name } }),
    await admin.from('newsletter_signups').insert([{ email }, { email }] as never),
    await admin.rpc('queue_message', {
      p_message: { channel: 'text', recipient: phone, body: name, purpose: 'xx' },
    }),
    await admin.from('bookings').select('id').eq('id', email),
    await admin.from('bookings').select('id').filter('guest_name', 'is', name),
    await admin
      .from('calendar_feeds')
      .insert({ cabin_id: randomUUID(), platform: 'airbnb', url: SECRETS.feed }),
    await admin
      .from('cabin_arrivals')
      .insert({ cabin_id: randomUUID(), street_address: SECRETS.street } as never),
    await anon.from('bookings').select('id').eq('guest_email', email),
    await anon.rpc('create_booking', { p_request: person }),
    await admin.rpc(`no_function_of_that_name` as 'create_booking', { p_request: person }),
  ].map(({ error }) => error !== null);
  assert.deepEqual(new Set(errors), new Set([true]));
  await auth('token?grant_type=refresh_token', { refresh_token: `${SECRETS.refresh}\u0000` });
  await auth('token?grant_type=password', { email: `${email}\u0000`, password: name });
  await auth('verify', { type: 'email', email: `${email}\u0000`, token: '482913' });
}

async function journey(): Promise<string> {
  const cabin = await createCabin();
  const stay = stayOf(30, 33);
  const key = process.env.SUPABASE_SECRET_KEY ?? '';
  // A network of its own, so that it uses up no limit of the other suites.
  const network = { 'X-Forwarded-For': `198.18.77.${Math.floor(Math.random() * 250)}` };
  const { quote } = await askQuote(quoteBody(cabin.id, stay));
  const body = bookingBody(cabin.id, stay, quote.total_cents, { guest: GUEST });
  assert.equal((await sendBooking({ ...body, expected_total_cents: 1 })).status, 409);
  assert.equal((await sendBooking({ ...body, guest: { ...GUEST, phone: '1' } })).status, 400);
  const booking = await expectBooked(await sendBooking(body));
  await post('text-favorite-cabins', textBody(cabin.id, GUEST.phone), network);
  await post('newsletter-signup', { email: GUEST.email, elapsed_ms: 4000, website: '' }, network);
  await post('newsletter-signup', { email: GUEST.email, elapsed_ms: 4000, website: '' }, network);
  const application = ownerForm({
    ...GUEST,
    address: SECRETS.street,
    listing_url: SECRETS.feed,
    message: GUEST.name,
  });
  await post('owner-application', application, network);
  await post('newsletter-signup', `{"email": ${GUEST.name}`, network);
  await sendRaw(JSON.stringify({ customer_email: GUEST.email, token: SECRETS.link }), 't=1,v1=0');
  await post('test-payment', { session_id: SECRETS.link, action: 'approve' });
  await post('cancel-booking', { token: SECRETS.link, expected_refund_cents: 0 });
  const manager = await signInAs('manager');
  const order = {
    p_reference: booking.reference,
    p_reason: GUEST.name,
    p_expected_refund_cents: 1,
  };
  await refusal(manager, 'host_cancel', order);
  await refusal(manager, 'host_bookings', { p_search: { text: GUEST.email, status: GUEST.name } });
  await call(manager, 'host_bookings', { p_search: { text: GUEST.email } }).catch(() => undefined);
  for (const name of ['booking-messages', 'settle-payments', 'send-outbox']) {
    await post(`job-${name}`, {}, { apikey: key });
  }
  await fail(booking.token);
  return booking.token;
}

for (const format of ['json', 'text']) {
  test(
    `nothing of a guest is in any line that the backend writes as ${format}`,
    ONCE,
    async (t) => {
      setEnvironment(t, { LOG_FORMAT: format });
      const output = captureOutput(t);
      const token = await journey();
      await wait(0);
      t.mock.restoreAll();
      const lines = output().split('\n');
      assert.ok(lines.length > 20, 'the failures are logged');
      assert.deepEqual(
        lines.filter((line) => TRACES.test(line) || line.includes(token)),
        [],
      );
      // The problem and its place are logged all the same.
      assert.match(output(), /call"?[:=]"?rest\/v1\/rpc\/create_booking/);
      assert.match(output(), /22P02/);
      assert.match(output(), /bookings|newsletter_signups/);
    },
  );
}
