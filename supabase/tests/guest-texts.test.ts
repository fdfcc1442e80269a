import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { hashPhone } from '../functions/_shared/messages/phone-hash.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { setEnvironment } from './support/environment.ts';
import { holdStay } from './support/guest-bookings.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { call, callFunctionAs, refusal, signInAs, type Signed } from './support/staff.ts';

const manager = await signInAs('manager');
const cabin = await createCabin();

async function ask(member: Signed | null, body: object, apikey?: string) {
  const response = await callFunctionAs(member, 'guest-texts', body, apikey);
  return { status: response.status, body: (await response.json()) as unknown };
}
const told = (texts: string) => ({ status: 200, body: { texts } });

async function holdWith(phone: string, from: number) {
  const { id } = await holdStay(cabin.id, stayOf(from, from + 2));
  const [row] = await database.query(
    `update public.bookings set guest_phone = '${phone}' where id = '${id}' returning reference`,
  );
  return String(row?.reference);
}

const PHONE = '+18655550142';

test('the host stops the texts to a number, for each of its bookings, until the guest texts START', async () => {
  const reference = await holdWith(PHONE, 5);
  const other = await holdWith(PHONE, 9);
  assert.deepEqual(await ask(manager, { reference, stop: false }), told('on'));
  assert.deepEqual(await ask(manager, { reference, stop: true }), told('stopped'));
  assert.deepEqual(await ask(manager, { reference, stop: true }), told('stopped'));
  assert.deepEqual(await ask(manager, { reference: other, stop: false }), told('stopped'));
  const history = await database.query(
    `select actor_email, after::text from public.audit_log where action = 'stop_texts' and subject = '${reference}'`,
  );
  assert.deepEqual(history, [{ actor_email: manager.email, after: '{}' }]);
  const page = await call<{ events: { kind: string }[] }>(manager, 'host_booking', {
    p_reference: reference,
  });
  assert.ok(page.events.some(({ kind }) => kind === 'stop_texts'));

  const start = { p_phone_hash: await hashPhone(PHONE), p_opted_out: false };
  expectData(await admin.rpc('set_text_opt_out', start));
  assert.deepEqual(await ask(manager, { reference, stop: false }), told('on'));
});

test('where no text ever goes, none is stopped', async (t) => {
  const example = await holdWith(PHONE, 13);
  await database.query(
    `update public.bookings set is_example = true where reference = '${example}'`,
  );
  assert.deepEqual(await ask(manager, { reference: example, stop: true }), told('none'));
  const abroad = await holdWith('+447911123456', 17);
  assert.deepEqual(await ask(manager, { reference: abroad, stop: true }), told('none'));
  const stop = { p_phone_hash: 'a'.repeat(32) };
  for (const p_reference of [example, abroad]) {
    assert.equal(
      await refusal(manager, 'host_stop_texts', { p_reference, ...stop }),
      'PT422 no_text',
    );
  }
  const reference = await holdWith(PHONE, 21);
  setEnvironment(t, { HASH_KEY: '' });
  assert.deepEqual(await ask(manager, { reference, stop: true }), told('none'));
});

test('only who serves guests may ask or stop, through the site', async (t) => {
  expectErrorOutput(t);
  const reference = await holdWith('+18655550143', 25);
  for (const stop of [true, false]) {
    assert.equal((await ask(null, { reference, stop })).status, 401);
    for (const role of ['cleaner', 'cabin_owner'] as const) {
      assert.equal((await ask(await signInAs(role), { reference, stop })).status, 403);
    }
    const publicKey = process.env.SUPABASE_PUBLISHABLE_KEY ?? '';
    assert.equal((await ask(manager, { reference, stop }, publicKey)).status, 401);
  }
  assert.equal((await ask(manager, { reference: 'MM-22222222', stop: true })).status, 422);
  assert.deepEqual(await ask(manager, { reference, stop: false }), told('on'));
});
