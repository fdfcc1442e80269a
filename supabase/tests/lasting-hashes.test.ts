import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { keyedHash } from '../../lib/http/keyed-hash.ts';
import { hashPhone, adoptPhoneHash } from '../functions/_shared/messages/phone-hash.ts';
import { sendOutbox } from '../functions/job-send-outbox/send-outbox.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { setEnvironment } from './support/environment.ts';
import { useTwilio } from './support/servers/fake-twilio.ts';
import {
  bookedStay,
  clearMessages,
  namesOf,
  readStayMessages,
  runMessages,
} from './support/guest-bookings.ts';
import { emptyQueue, queueNote, readMessage } from './support/queue.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { newPhone, sendTextAs, textBody } from './support/texts.ts';

const cabin = await createCabin();
const ask = async (phone: string) => {
  const answer = await sendTextAs(textBody(cabin.id, phone), { now: new Date(), address: '::1' });
  await answer.text();
  return answer.status;
};
const stop = (p_phone_hash: string) =>
  admin.rpc('set_text_opt_out', { p_phone_hash, p_opted_out: true });

/** Another key of the project, as after a rotation; a hosted project has a list of them. */
const CHANGES: readonly (readonly [string, (t: TestContext) => void])[] = [
  ['a new secret key', (t) => setEnvironment(t, { SUPABASE_SECRET_KEY: 'sb_secret_another_one' })],
  [
    'a second secret key',
    (t) => {
      setEnvironment(t, {
        SUPABASE_SECRET_KEY: '',
        SUPABASE_SECRET_KEYS: '{"a":"sb_1","b":"sb_2"}',
      });
    },
  ],
];

for (const [name, change] of CHANGES) {
  test(`with ${name}, a number that said STOP still gets no text`, async (t) => {
    const phone = newPhone();
    await stop(await hashPhone(phone));
    change(t);
    assert.equal(await ask(phone), 422);
    const twilio = await useTwilio(t);
    await emptyQueue();
    const note = await queueNote(new Date(), phone);
    await sendOutbox({ admin, now: new Date() });
    assert.equal((await readMessage(note.id)).error, 'opted_out');
    assert.deepEqual(twilio.calls, []);
  });
}

test('what was kept under the project’s own key is taken over at the first touch', async () => {
  const phone = newPhone();
  const before = await keyedHash(`phone:${phone}`, process.env.SUPABASE_SECRET_KEY ?? '');
  await stop(before);
  assert.equal(await ask(phone), 422);
  const rows = await database.query(
    `select phone_hash from public.text_opt_outs where phone_hash in ('${before}', '${await hashPhone(phone)}')`,
  );
  assert.deepEqual(rows, [{ phone_hash: await hashPhone(phone) }]);
});

test('what was kept under a key that is gone is found through HASH_KEY_BEFORE', async (t) => {
  const phone = newPhone();
  await stop(await keyedHash(`phone:${phone}`, 'sb_secret_long_gone'));
  setEnvironment(t, { HASH_KEY_BEFORE: 'sb_secret_long_gone' });
  assert.equal(await ask(phone), 422);
});

test('consents and waiting texts move with their number', async () => {
  const phone = newPhone();
  assert.equal(await ask(phone), 200);
  const [own, before] = [
    await hashPhone(phone),
    await keyedHash(`phone:${phone}`, process.env.SUPABASE_SECRET_KEY ?? ''),
  ];
  await database.query(
    `update public.text_consents set phone_hash = '${before}' where phone_hash = '${own}'`,
  );
  await adoptPhoneHash(admin, phone);
  const rows = await database.query(
    `select count(*)::int as consents from public.text_consents where phone_hash = '${own}'`,
  );
  assert.deepEqual(rows, [{ consents: 1 }]);
});

test('without HASH_KEY no text is sent, but the guest still gets the emails', async (t) => {
  expectErrorOutput(t);
  const twilio = await useTwilio(t);
  setEnvironment(t, { HASH_KEY: '' });
  assert.equal(await ask(newPhone()), 502);
  await assert.rejects(hashPhone('+18654530142'), /HASH_KEY is not set/);
  await clearMessages();
  const stay = await bookedStay(cabin.id, stayOf(2, 4));
  assert.partialDeepStrictEqual(await runMessages(), { failed: 0 });
  assert.deepEqual(namesOf(await readStayMessages(stay)), [
    'booking-confirmed email',
    'host-confirmed email',
  ]);
  assert.deepEqual(twilio.calls, []);
});
