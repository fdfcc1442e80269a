import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import { callFunction, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { holdStay } from './support/guest-bookings.ts';
import { call, signInAs } from './support/staff.ts';
import { setEnvironment } from './support/environment.ts';
import { TWILIO_TOKEN } from './support/servers/fake-twilio.ts';
import { expectRefusal } from './support/requests.ts';
import { newPhone, sendTextAs, textBody } from './support/texts.ts';
import { hashPhone } from '../functions/_shared/messages/phone-hash.ts';

const PUBLIC_URL = 'https://abc.supabase.co/functions/v1/text-inbound';

/** As Twilio's documentation has it, written down apart from the function's own code. */
function sign(url: string, form: Record<string, string>, token = TWILIO_TOKEN): string {
  const text = Object.keys(form)
    .sort()
    .reduce((signed, name) => signed + name + form[name], url);
  return createHmac('sha1', token).update(text, 'utf8').digest('base64');
}

const formOf = (phone: string, body: string, rest: Record<string, string> = {}) => ({
  ToCountry: 'US',
  MessageSid: 'SM1',
  AccountSid: 'AC0123456789',
  From: phone,
  To: '+18655550142',
  Body: body,
  ...rest,
});

const callInbound = (form: Record<string, string>, headers: Record<string, string>) =>
  callFunction('text-inbound', {
    method: 'POST',
    headers: {
      apikey: '',
      'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8',
      ...headers,
    },
    body: new URLSearchParams(form).toString(),
  });

function configure(t: TestContext, url = PUBLIC_URL) {
  setEnvironment(t, { TWILIO_AUTH_TOKEN: TWILIO_TOKEN, TWILIO_WEBHOOK_URL: url });
}

async function receive(
  phone: string,
  body: string,
  rest?: Record<string, string>,
): Promise<string> {
  const form = formOf(phone, body, rest);
  const response = await callInbound(form, { 'X-Twilio-Signature': sign(PUBLIC_URL, form) });
  assert.equal(response.status, 200);
  assert.match(response.headers.get('Content-Type') ?? '', /^text\/xml/);
  return response.text();
}

async function isOptedOut(phone: string): Promise<boolean> {
  const rows = await database.query(
    `select 1 from public.text_opt_outs where phone_hash = '${await hashPhone(phone)}'`,
  );
  return rows.length === 1;
}

const EMPTY = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';
const STOPS = 'STOP STOPALL UNSUBSCRIBE END QUIT CANCEL REVOKE OPTOUT'.split(' ');

test('every way of saying stop, and of starting again', async (t) => {
  configure(t);
  const phone = newPhone();
  const stops = [...STOPS, 'opt out', ' stop ', 'Stop.', 'Please stop texting me!', 'STOP ALL'];
  for (const stop of stops) {
    for (const start of ['START', 'unstop', 'Yes']) {
      assert.equal(await receive(phone, stop), EMPTY);
      assert.ok(await isOptedOut(phone), stop);
      assert.equal(await receive(phone, start), EMPTY);
      assert.ok(!(await isOptedOut(phone)), start);
    }
  }
});

test('a number that said stop gets no text until it says start', async (t) => {
  configure(t);
  const phone = newPhone();
  const cabin = await createCabin();
  const send = () =>
    sendTextAs(textBody(cabin.id, phone), { now: new Date(), address: '192.0.2.1' });
  await receive(phone, 'STOP');
  assert.equal((await expectRefusal(await send(), 422)).code, 'opted_out');
  await receive(phone, 'START');
  assert.equal((await send()).status, 200);
});

test('stopping twice is stopping; anything else changes nothing', async (t) => {
  configure(t);
  const phone = newPhone();
  await receive(phone, 'STOP');
  await receive(phone, 'Stop');
  for (const text of [
    '',
    'Is it pet friendly?',
    'Stop by at 5?',
    'Yes, is it free?',
    'x'.repeat(1600),
  ]) {
    assert.equal(await receive(phone, text), EMPTY);
    assert.ok(await isOptedOut(phone));
  }
});

test('HELP is answered, unless the provider has done so', async (t) => {
  configure(t);
  const phone = newPhone();
  const answer = await receive(phone, 'help');
  assert.match(
    answer,
    /<Message>Mountain Mama Cabins: .*\(865\) 555-0142.*STOP to opt out\.<\/Message>/,
  );
  assert.match(answer, /Msg &amp; data rates/);
  assert.equal(await receive(phone, 'HELP', { OptOutType: 'HELP' }), EMPTY);
});

test('a request that is not signed with the token is refused, and changes nothing', async (t) => {
  configure(t);
  const phone = newPhone();
  const form = formOf(phone, 'STOP');
  const signature = sign(PUBLIC_URL, form);
  const wrong: [string, Record<string, string>, string][] = [
    ['no signature', form, ''],
    ['not base64', form, '%%%'],
    ['of another token', form, sign(PUBLIC_URL, form, 'another token')],
    ['of another address', form, sign(PUBLIC_URL.replace('abc', 'evil'), form)],
    ['of another number', { ...form, From: newPhone() }, signature],
    ['of another text', { ...form, Body: 'QUIT' }, signature],
    ['with one more parameter', { ...form, Extra: '1' }, signature],
    ['cut short', form, signature.slice(0, 20)],
    ['too long', form, `${signature}AAAA`],
  ];
  for (const [name, sent, header] of wrong) {
    const response = await callInbound(sent, { 'X-Twilio-Signature': header });
    assert.equal((await expectRefusal(response, 403)).code, 'not_signed', name);
  }
  assert.ok(!(await isOptedOut(phone)));
});

test('without a token everything is refused, even what an empty one signs', async (t) => {
  setEnvironment(t, { TWILIO_AUTH_TOKEN: '', TWILIO_WEBHOOK_URL: PUBLIC_URL });
  const form = formOf(newPhone(), 'STOP');
  const response = await callInbound(form, { 'X-Twilio-Signature': sign(PUBLIC_URL, form, '') });
  await expectRefusal(response, 403);
});

test('without a configured address, the one the request came to counts, also behind a proxy', async (t) => {
  configure(t, '');
  const phone = newPhone();
  const form = formOf(phone, 'STOP');
  const path = '/functions/v1/text-inbound';
  const own = `${process.env.SUPABASE_URL}${path}`;
  const forwarded = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'cabins.example' };
  for (const [url, headers] of [
    [own, {}],
    [`https://cabins.example${path}`, forwarded],
    [own, forwarded],
  ] as const) {
    const signature = sign(url, form);
    const response = await callInbound(form, { ...headers, 'X-Twilio-Signature': signature });
    assert.equal(response.status, 200, url);
  }
  const signature = sign(`https://other.example${path}`, form);
  await expectRefusal(
    await callInbound(form, { ...forwarded, 'X-Twilio-Signature': signature }),
    403,
  );
});

test('only a form of a usual size is read', async (t) => {
  configure(t);
  const form = formOf(newPhone(), 'x'.repeat(40_000));
  const headers = { 'X-Twilio-Signature': sign(PUBLIC_URL, form) };
  await expectRefusal(await callInbound(form, headers), 403);
  const small = formOf(newPhone(), 'STOP');
  const json = {
    'X-Twilio-Signature': sign(PUBLIC_URL, small),
    'Content-Type': 'application/json',
  };
  await expectRefusal(await callInbound(small, json), 403);
  await expectRefusal(await callFunction('text-inbound', { method: 'GET' }), 405);
});

test('an invalid phone number is skipped', async (t) => {
  configure(t);
  for (const from of ['', 'MAMA', '+0123', "'; drop table text_opt_outs; --"]) {
    assert.equal(await receive(from, 'STOP'), EMPTY);
    assert.ok(!(await isOptedOut(from)));
  }
});

type Inbox = { texts: { id: string; phone: string; text: string }[]; unread: number };

test('plain words are a stop, and what is more than a keyword goes to the host too', async (t) => {
  configure(t);
  const wishes = [
    'Do not text me',
    'remove me',
    'no more texts',
    'STOP I already booked',
    'No más',
  ];
  for (const wish of wishes) {
    const phone = newPhone();
    assert.equal(await receive(phone, wish), EMPTY);
    assert.ok(await isOptedOut(phone), wish);
    const kept = await database.query(
      `select body from public.inbound_texts where phone = '${phone}'`,
    );
    assert.deepEqual(kept, [{ body: wish }]);
  }
  const silent = newPhone();
  await receive(silent, 'STOP');
  await receive(silent, 'HELP');
  await receive(silent, 'anything', { OptOutType: 'STOP' });
  assert.ok(await isOptedOut(silent));
});

test('a text of a guest is a message of the booking, once; of anybody else a row of the inbox and an email', async (t) => {
  configure(t);
  const cabin = await createCabin();
  const booking = await holdStay(cabin.id, stayOf(5, 8));
  const [row] = await database.query(
    `select guest_phone from public.bookings where id = '${booking.id}'`,
  );
  const guest = String(row?.guest_phone);
  const messages = () =>
    database.query(
      `select body, author from public.guest_messages where booking_id = '${booking.id}' order by created_at`,
    );
  await receive(guest, 'Is it pet\u202e friendly?', { MessageSid: 'SM2' });
  await receive(guest, 'Is it pet\u202e friendly?', { MessageSid: 'SM2' });
  await receive(guest, '', { MessageSid: 'SM3', NumMedia: '1' });
  assert.deepEqual(await messages(), [
    { body: 'Is it pet friendly?', author: 'guest' },
    { body: '(They also sent a picture, which we can’t show here.)', author: 'guest' },
  ]);

  const stranger = newPhone();
  await receive(stranger, 'Wrong number?', { MessageSid: 'SM4' });
  await receive(stranger, 'Wrong number?', { MessageSid: 'SM4' });
  const owner = await signInAs('owner');
  const mine = async () =>
    (await call<Inbox>(owner, 'host_threads', {})).texts.filter(({ phone }) => phone === stranger);
  const waiting = async () =>
    (await call<{ unknown_texts: number }>(owner, 'host_today')).unknown_texts;
  const before = await waiting();
  const [text, ...more] = await mine();
  assert.deepEqual([text?.text, more], ['Wrong number?', []]);
  const emails = await database.query(
    `select purpose from public.outbox where dedupe_key = 'inbound-text:${text?.id}'`,
  );
  assert.deepEqual(emails, [{ purpose: 'inbound-text' }]);
  await call(owner, 'host_settle_text', { p_id: text?.id });
  assert.deepEqual(await mine(), []);
  assert.equal(await waiting(), before - 1);
});
