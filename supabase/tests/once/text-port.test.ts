import assert from 'node:assert/strict';
import { test } from 'node:test';
import { functionEnvSchema, readFunctionEnv } from '../../../lib/env/functions.ts';
import { openTextPort, type TextFailure } from '../../functions/_shared/messages/text-port.ts';
import { setEnvironment } from '../support/environment.ts';
import {
  brokenWith,
  cutOff,
  hanging,
  refusedWith,
  useTwilio,
} from '../support/servers/fake-twilio.ts';
import { freePort } from '../support/servers/postgres-server.ts';

const TEXT = { to: '+18654530142', body: 'Laurel & Lantern + 100%\nhttps://example.com/t/abc' };
const sendNow = () => openTextPort(readFunctionEnv()).send(TEXT);

test('without an account the text stays where it is', async () => {
  const port = openTextPort(functionEnvSchema.parse({}));
  assert.deepEqual(await port.send(TEXT), { ok: true, isSent: false, providerId: null });
});

test('half a configuration is refused', () => {
  for (const values of [
    { TWILIO_ACCOUNT_SID: 'AC1' },
    { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'token' },
    { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_FROM: '+18655550142' },
    { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_API_KEY: 'SK1', TWILIO_FROM: '+18655550142' },
  ]) {
    assert.throws(() => openTextPort(functionEnvSchema.parse(values)), /incomplete/);
  }
});

test('a text is posted as a form, with the account’s token', async (t) => {
  const twilio = await useTwilio(t);
  assert.deepEqual(await sendNow(), { ok: true, isSent: true, providerId: 'SM0123456789' });
  const token = Buffer.from('AC0123456789:the auth token of the tests').toString('base64');
  assert.deepEqual(twilio.calls, [
    {
      method: 'POST',
      path: '/2010-04-01/Accounts/AC0123456789/Messages.json',
      authorization: `Basic ${token}`,
      contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
      form: { To: TEXT.to, From: '+18655550142', Body: TEXT.body },
    },
  ]);
});

test('an API key comes before the token, a messaging service before the number', async (t) => {
  const twilio = await useTwilio(t);
  setEnvironment(t, {
    TWILIO_API_KEY: 'SK1',
    TWILIO_API_SECRET: 'secret',
    TWILIO_MESSAGING_SERVICE_SID: 'MG1',
  });
  await sendNow();
  const [call] = twilio.calls;
  assert.equal(call?.authorization, `Basic ${Buffer.from('SK1:secret').toString('base64')}`);
  assert.deepEqual(call?.form, { To: TEXT.to, MessagingServiceSid: 'MG1', Body: TEXT.body });
});

const CODES: [number, number, TextFailure][] = [
  [21211, 400, 'invalid_number'],
  [21408, 400, 'not_our_country'],
  [21610, 400, 'opted_out'],
  [21614, 400, 'no_mobile'],
  [30006, 400, 'no_mobile'],
  [21617, 400, 'unavailable'],
  [30034, 400, 'unavailable'],
  [30007, 400, 'blocked'],
  [30450, 400, 'blocked'],
  [20429, 429, 'busy'],
  [20003, 401, 'failed'],
  [99999, 400, 'failed'],
];

for (const [code, status, failure] of CODES) {
  test(`${code} is ${failure}`, async (t) => {
    const twilio = await useTwilio(t);
    twilio.answer(refusedWith(code, status));
    assert.deepEqual(await sendNow(), {
      ok: false,
      failure,
      detail: `${status} ${code}`,
      isCertain: true,
    });
  });
}

test('an error page of a gateway is a failure', async (t) => {
  const twilio = await useTwilio(t);
  for (const [status, isCertain] of [
    [502, false],
    [503, true],
    [500, false],
  ] as const) {
    twilio.answer(brokenWith(status));
    const detail = `${status} without a code`;
    assert.deepEqual(await sendNow(), { ok: false, failure: 'failed', detail, isCertain });
  }
});

test('too many requests without a code of its own is busy', async (t) => {
  const twilio = await useTwilio(t);
  twilio.answer(brokenWith(429));
  assert.partialDeepStrictEqual(await sendNow(), { ok: false, failure: 'busy' });
});

test('an answer that breaks off leaves it open', async (t) => {
  const twilio = await useTwilio(t);
  twilio.answer(cutOff);
  assert.partialDeepStrictEqual(await sendNow(), {
    ok: false,
    failure: 'failed',
    isCertain: false,
  });
});

test('a provider that cannot be reached has certainly not taken it', async (t) => {
  await useTwilio(t);
  setEnvironment(t, { TWILIO_BASE_URL: `http://127.0.0.1:${await freePort()}` });
  assert.partialDeepStrictEqual(await sendNow(), {
    ok: false,
    failure: 'failed',
    isCertain: true,
  });
});

test('a provider that does not answer is given up', { timeout: 60_000 }, async (t) => {
  const twilio = await useTwilio(t);
  twilio.answer(hanging);
  const started = performance.now();
  assert.partialDeepStrictEqual(await sendNow(), {
    ok: false,
    failure: 'failed',
    isCertain: false,
  });
  t.diagnostic(`given up after ${Math.round(performance.now() - started)} ms`);
});
