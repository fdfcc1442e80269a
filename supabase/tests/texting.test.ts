import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { calendarDate } from '../../lib/domain/values/calendar-date.ts';
import { isGsm } from '../../lib/domain/messaging/gsm.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { consentOf } from '../../lib/copy/sms-consent.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, createDeal } from './support/cabins.ts';
import { setEnvironment } from './support/environment.ts';
import { brokenWith, hanging, refusedWith, useTwilio } from './support/servers/fake-twilio.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { expectRefusal, NOBODY, post } from './support/requests.ts';
import { newPhone, sendTextAs, textBody, textsTo, tokenTo } from './support/texts.ts';

const cabin = await createCabin({ title: 'Laurel Lantern', city: 'Gatlinburg' });
const NOON = new Date('2026-11-21T12:00:00Z');
let lastAddress = 0;
const newAddress = () => `198.51.100.${(lastAddress += 1)}`;
const send = (body: unknown, now = NOON) => sendTextAs(body, { now, address: newAddress() });

async function expectSent(response: Response) {
  assert.deepEqual([response.status, await response.json()], [200, { success: true }]);
}

test('a text says what the cabin’s id says, and carries a link of the site', async () => {
  const phone = newPhone();
  await expectSent(await post('text-favorite-cabins', textBody(cabin.id, phone)));
  const [text, ...others] = await textsTo(phone);
  assert.deepEqual(others, []);
  assert.match(
    text?.body ?? '',
    /^Mountain Mama Cabins: Laurel Lantern, Gatlinburg\nhttp:\/\/localhost:3000\/t\/[A-Za-z0-9]{12}\nReply STOP to opt out$/,
  );
  assert.partialDeepStrictEqual(text, {
    channel: 'text',
    purpose: 'cabin_link',
    status: 'kept',
    provider_id: null,
    error: null,
    sent_at: null,
  });
});

test('title and address of the page are never believed', async () => {
  for (const page of [
    { title: 'Win a prize: evil.example', url: 'https://evil.example/' },
    { title: '<script>alert(1)</script>', url: 'javascript:alert(1)' },
    { title: '\u202e\u0000😀'.repeat(20), url: '//evil.example/\\..' },
    { title: '', url: '' },
  ]) {
    const phone = newPhone();
    await expectSent(await send(textBody(cabin.id, phone, { cabin: { id: cabin.id, ...page } })));
    const [text] = await textsTo(phone);
    assert.match(text?.body ?? '', /^Mountain Mama Cabins: Laurel Lantern, Gatlinburg\n/);
    assert.doesNotMatch(text?.body ?? '', /evil|script/);
  }
});

test('a fancy title becomes one plain segment', async () => {
  const fancy = await createCabin({
    title: `The “Château” — Mountain’s Édge 🏔️ ${'very long '.repeat(4)}`,
  });
  const phone = newPhone();
  await expectSent(await send(textBody(fancy.id, phone)));
  const body = (await textsTo(phone))[0]?.body ?? '';
  assert.match(body, /^Mountain Mama Cabins: The "Chateau" - Mountain's Édge very/);
  assert.match(body, /\.\.\., Gatlinburg\n/);
  assert.ok(isGsm(body) && body.length <= 160, body);
});

test('with a provider the text is queued, sent and marked as sent', async (t) => {
  const twilio = await useTwilio(t);
  const phone = newPhone();
  await expectSent(await send(textBody(cabin.id, phone)));
  const [text] = await textsTo(phone);
  assert.deepEqual(twilio.calls[0]?.form, { To: phone, From: '+18655550142', Body: text?.body });
  assert.deepEqual([text?.status, text?.provider_id], ['sent', 'SM0123456789']);
  assert.equal(new Date(String(text?.sent_at)).getTime(), NOON.getTime());
});

const REFUSALS: [number, number, string, RegExp][] = [
  [21211, 422, 'invalid_phone', /US mobile number/],
  [21408, 422, 'invalid_phone', /US mobile number/],
  [21614, 422, 'no_mobile', /landline/],
  [30007, 422, 'blocked', /phone company/],
  [30034, 502, 'unavailable', /can’t send texts right now/],
  [20429, 429, 'busy', /in a minute/],
  [20003, 502, 'text_failed', /^Failed to send text\. Please try again\.$/],
];

for (const [code, status, name, message] of REFUSALS) {
  test(`the provider’s ${code} is reported, and the visitor may try again`, async (t) => {
    expectErrorOutput(t);
    const twilio = await useTwilio(t);
    twilio.answer(refusedWith(code));
    const phone = newPhone();
    for (const attempt of [1, 2]) {
      const refusal = await expectRefusal(await send(textBody(cabin.id, phone)), status);
      assert.equal(refusal.code, name);
      assert.match(refusal.message, message);
      const texts = await textsTo(phone);
      assert.deepEqual(
        texts.map((text) => [text.status, text.error]),
        Array(attempt).fill(['failed', `400 ${code}`]),
      );
    }
  });
}

test('after a time-out, when the text may have gone out, a second one has to wait', async (t) => {
  expectErrorOutput(t);
  const twilio = await useTwilio(t);
  twilio.answer(hanging);
  const phone = newPhone();
  const refusal = await expectRefusal(await send(textBody(cabin.id, phone)), 502);
  assert.equal(refusal.message, 'Failed to send text. Please try again.');
  assert.equal((await textsTo(phone))[0]?.status, 'unknown');
  await expectRefusal(await send(textBody(cabin.id, phone)), 429);
});

test('what fails without the visitor’s fault does not free the limits of the caller', async (t) => {
  expectErrorOutput(t);
  const twilio = await useTwilio(t);
  twilio.answer(brokenWith(503));
  const sessionId = randomUUID();
  for (let i = 0; i < 5; i++) {
    await expectRefusal(await send(textBody(cabin.id, newPhone(), { sessionId })), 502);
  }
  await expectRefusal(await send(textBody(cabin.id, newPhone(), { sessionId })), 429);
});

test('a number that the provider knows as opted out is known here from then on', async (t) => {
  expectErrorOutput(t);
  const twilio = await useTwilio(t);
  twilio.answer(refusedWith(21610));
  const phone = newPhone();
  for (let i = 0; i < 2; i++) {
    const refusal = await expectRefusal(await send(textBody(cabin.id, phone)), 422);
    assert.equal(refusal.code, 'opted_out');
    assert.match(refusal.message, /Text START to \(865\) 555-0142/);
  }
  assert.equal(twilio.calls.length, 1);
  assert.equal((await textsTo(phone)).length, 1);
});

test('half a configuration sends nothing and counts nothing', async (t) => {
  expectErrorOutput(t);
  setEnvironment(t, { TWILIO_ACCOUNT_SID: 'AC1' });
  const phone = newPhone();
  await assert.rejects(send(textBody(cabin.id, phone)), /incomplete/);
  delete process.env.TWILIO_ACCOUNT_SID;
  await expectSent(await send(textBody(cabin.id, phone)));
});

test('numbers that nobody can be texted at are refused before anything is counted', async () => {
  for (const phone of [
    '+18005551212',
    '+18885551212',
    '+19004530142',
    '+15005550006',
    '+18764530142',
    '+18094530142',
    '+12424530142',
    '+17874530142',
    '+14164530142',
    '+18655550134',
    '+18655550199',
    '+18650530142',
    '+10654530142',
    '+18659110142',
    '+18652110142',
    '+11111111111',
    '+10000000000',
  ]) {
    const refusal = await expectRefusal(await send(textBody(cabin.id, phone)), 422);
    assert.equal(refusal.code, 'invalid_phone', phone);
    assert.deepEqual(await textsTo(phone), []);
  }
});

test('there is no text of a cabin that is not on the site', async () => {
  const hidden = await createCabin({ live: false });
  const phone = newPhone();
  for (const id of [hidden.id, NOBODY]) {
    const refusal = await expectRefusal(await send(textBody(id, phone)), 404);
    assert.equal(refusal.code, 'unknown_cabin');
  }
  assert.deepEqual(await textsTo(phone), []);
  await expectSent(await send(textBody(cabin.id, phone)));
});

test('for each text it is kept who agreed to what, with the number as a hash', async () => {
  const phone = newPhone();
  const body = textBody(cabin.id, phone);
  await expectSent(await send(body));
  const consents = expectData(
    await admin.from('text_consents').select('*').eq('session_id', body.sessionId),
  );
  assert.equal(consents.length, 1);
  const [{ id, phone_hash, address_hash, given_at, ...consent } = { given_at: '' }] = consents;
  assert.ok(id);
  assert.match(String(phone_hash), /^[0-9a-f]{32}$/);
  assert.match(String(address_hash), /^[0-9a-f]{32}$/);
  assert.notEqual(phone_hash, address_hash);
  assert.equal(new Date(given_at).getTime(), NOON.getTime());
  assert.deepEqual(consent, {
    session_id: body.sessionId,
    cabin_id: cabin.id,
    source: 'listing_card',
    page: '/cabins',
    purpose: 'cabin_link',
    disclosure_version: consentOf('cabin_link').version,
    disclosure_text: consentOf('cabin_link').text,
  });
});

test('a number in clear stands in the outbox only', async () => {
  const phone = newPhone();
  await expectSent(await send(textBody(cabin.id, phone)));
  for (const table of ['text_links', 'text_consents', 'text_opt_outs', 'allowances']) {
    const rows = await database.query(
      `select 1 from public.${table} r where r::text like '%${phone.slice(2)}%'`,
    );
    assert.deepEqual(rows, [], table);
  }
});

const openLink = async (token: string, now = NOON) =>
  expectData(await admin.rpc('open_text_link', { p_token: token, p_now: now.toISOString() }));

test('a link brings back dates, guests, saved cabins in their order, and a running deal', async () => {
  const [first, second, hidden] = await Promise.all([
    createCabin(),
    createCabin(),
    createCabin({ live: false }),
  ]);
  const dealId = await createDeal(cabin.id, {
    starts_at: '2031-03-03T00:00:00Z',
    expires_at: '2031-03-04T00:00:00Z',
  });
  const dealDay = new Date('2031-03-03T12:00:00Z');
  const later = (seconds: number) => new Date(dealDay.getTime() + seconds * 1000);
  const phone = newPhone();
  await expectSent(
    await send(
      textBody(cabin.id, phone, {
        context: {
          saved: [second.id, NOBODY, first.id, hidden.id, second.id],
          check_in: calendarDate('2026-12-04'),
          check_out: calendarDate('2026-12-07'),
          guests: 5,
          deal_id: dealId,
        },
      }),
      dealDay,
    ),
  );
  const token = await tokenTo(phone);
  const link = {
    slug: cabin.slug,
    check_in: '2026-12-04',
    check_out: '2026-12-07',
    guests: 5,
    saved: [
      { slug: second.slug, cabinId: second.id },
      { slug: first.slug, cabinId: first.id },
    ],
  };
  assert.deepEqual(await openLink(token, dealDay), { ...link, deal_id: dealId });
  // The deal ends with its day; the rest lasts 30 days.
  assert.partialDeepStrictEqual(await openLink(token, later(86_400)), { ...link, deal_id: null });
  assert.ok(await openLink(token, later(30 * 86_400 - 1)));
  assert.equal(await openLink(token, later(30 * 86_400)), null);

  expectData(await admin.from('cabins').update({ live: false }).in('id', [first.id]));
  assert.partialDeepStrictEqual(await openLink(token, dealDay), { saved: [link.saved[0]] });
});

test('a link without context brings back the cabin alone; an unknown one nothing', async () => {
  const phone = newPhone();
  await expectSent(await send(textBody(cabin.id, phone)));
  assert.deepEqual(await openLink(await tokenTo(phone)), {
    slug: cabin.slug,
    check_in: null,
    check_out: null,
    guests: null,
    saved: [],
    deal_id: null,
  });
  for (const token of ['', 'AAAAAAAAAAAA', "' or true --", 'x'.repeat(10_000)]) {
    assert.equal(await openLink(token), null);
  }
});

test('a deal or a saved cabin that does not exist is left out', async () => {
  const phone = newPhone();
  const context = { saved: [NOBODY], deal_id: NOBODY };
  await expectSent(await send(textBody(cabin.id, phone, { context })));
  assert.partialDeepStrictEqual(await openLink(await tokenTo(phone)), { saved: [], deal_id: null });
});

test('tokens are 12 letters or digits, and never the same', async () => {
  const { createLinkToken } = await import('../functions/text-favorite-cabins/token.ts');
  const tokens = Array.from({ length: 20_000 }, createLinkToken);
  assert.ok(tokens.every((token) => /^[A-Za-z0-9]{12}$/.test(token)));
  assert.equal(new Set(tokens).size, tokens.length);
  const counts = new Map<string, number>();
  for (const character of tokens.join('')) {
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const expected = (20_000 * 12) / 62;
  for (const count of counts.values()) assert.ok(Math.abs(count / expected - 1) < 0.12);
});
