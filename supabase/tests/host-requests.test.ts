import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { bookedStay, type HeldStay } from './support/guest-bookings.ts';
import { hostRequest, readBookingRow } from './support/host-books.ts';
import { readMove, targetOf } from './support/moves.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { call, refusal, signInAs, type StaffCall } from './support/staff.ts';

const owner = await signInAs('owner');
const manager = await signInAs('manager');
const cabin = await createCabin();
let from = 2;
const nextStay = () => stayOf((from += 4), from + 2);

type Form = { name: StaffCall; args: Record<string, unknown>; of: string; another: object };

const refundForm = ({ reference, totalCents }: HeldStay): Form => ({
  name: 'host_refund',
  args: {
    p_reference: reference,
    p_amount_cents: 2_500,
    p_kind: 'partial',
    p_reason: 'Cold',
    p_expected_left_cents: totalCents,
    p_key: randomUUID(),
  },
  of: reference,
  another: { p_amount_cents: 2_501 },
});
const chargeForm = ({ reference }: HeldStay): Form => ({
  name: 'host_charge',
  args: {
    p_reference: reference,
    p_amount_cents: 2_500,
    p_label: 'Firewood',
    p_reason: '',
    p_key: randomUUID(),
  },
  of: reference,
  another: { p_label: 'Late check-out' },
});
const cancelForm = ({ reference, totalCents }: HeldStay): Form => ({
  name: 'host_cancel',
  args: {
    p_reference: reference,
    p_expected_refund_cents: totalCents,
    p_reason: 'Storm',
    p_how: 'full',
    p_key: randomUUID(),
  },
  of: reference,
  another: { p_reason: 'Flood' },
});
async function moveForm({ reference }: HeldStay): Promise<Form> {
  const { args } = await readMove(owner, reference, targetOf(cabin.id, nextStay()));
  const another = { p_reason: 'Another reason' };
  return { name: 'move_for_host', args: { ...args, p_key: randomUUID() }, of: reference, another };
}
async function elsewhereForm(): Promise<Form> {
  const p_request = await hostRequest(cabin.id, nextStay());
  const { reference } = await call<{ reference: string }>(owner, 'book_for_host', { p_request });
  return {
    name: 'host_record_offline_payment',
    args: {
      p_reference: reference,
      p_charge_id: null,
      p_method: 'cash',
      p_note: '',
      p_key: randomUUID(),
    },
    of: reference,
    another: { p_method: 'check' },
  };
}
async function takeBackForm({ reference, id }: HeldStay): Promise<Form> {
  const charge = async () =>
    (
      await call<{ charge_id: string }>(owner, 'host_charge', {
        p_reference: reference,
        p_amount_cents: 900,
        p_label: 'Wood',
        p_reason: '',
      })
    ).charge_id;
  assert.ok(id);
  return {
    name: 'host_cancel_charge',
    args: { p_charge_id: await charge(), p_key: randomUUID() },
    of: reference,
    another: { p_charge_id: await charge() },
  };
}
const FORMS: [name: string, open: () => Promise<Form>][] = [
  ['refund', async () => refundForm(await bookedStay(cabin.id, nextStay()))],
  ['charge', async () => chargeForm(await bookedStay(cabin.id, nextStay()))],
  [
    'cancellation',
    async () => cancelForm(await bookedStay((await createCabin()).id, stayOf(40, 42))),
  ],
  ['move', async () => moveForm(await bookedStay(cabin.id, nextStay()))],
  ['payment elsewhere', elsewhereForm],
  ['charge taken back', async () => takeBackForm(await bookedStay(cabin.id, nextStay()))],
];

const writesOf = async (reference: string) =>
  (
    await database.query(
      `select count(*)::integer as count from public.audit_log where subject = '${reference}'`,
    )
  )[0];

for (const [name, open] of FORMS) {
  test(`a ${name} that is sent eight times at once, and again later, is done once`, async (t) => {
    expectErrorOutput(t);
    const form = await open();
    const before = (await writesOf(form.of)) as { count: number };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call(owner, form.name, form.args)),
    );
    for (const answer of answers) assert.deepEqual(answer, answers[0]);
    assert.deepEqual(await call(owner, form.name, form.args), answers[0]);
    // The page was read again meanwhile: what is left is another sum, the form the same.
    if ('p_expected_left_cents' in form.args) {
      const fresh = { ...form.args, p_expected_left_cents: 1 };
      assert.deepEqual(await call(owner, form.name, fresh), answers[0]);
    }
    assert.deepEqual(await writesOf(form.of), { count: before.count + 1 });
    const changed = { ...form.args, ...form.another };
    assert.equal(await refusal(owner, form.name, changed), 'PT422 sent_before');
    assert.equal(await refusal(manager, form.name, form.args), 'PT422 sent_before');
  });
}

test('a move is found under its key by what was agreed alone, and never made without a quote', async (t) => {
  expectErrorOutput(t);
  const form = await moveForm(await bookedStay(cabin.id, nextStay()));
  const unpriced = { ...form.args, p_quote: { lines: [] } };
  assert.equal(await refusal(owner, 'move_for_host', unpriced), 'PT422 price_changed');
  const answer = await call(owner, 'move_for_host', form.args);
  assert.deepEqual(await call(owner, 'move_for_host', unpriced), answer);
});

test('what was refused under a key can be sent again under it', async (t) => {
  expectErrorOutput(t);
  const stay = await bookedStay(cabin.id, nextStay());
  const { args } = refundForm(stay);
  const wrong = { ...args, p_expected_left_cents: 1 };
  assert.equal(await refusal(owner, 'host_refund', wrong), 'PT422 refund_changed');
  const answer = await call<{ left_cents: number }>(owner, 'host_refund', args);
  assert.equal(answer.left_cents, stay.totalCents - 2_500);
});

test('two refunds of the same amount under two keys are two', async () => {
  const stay = await bookedStay(cabin.id, nextStay());
  const { args } = refundForm(stay);
  await call(owner, 'host_refund', args);
  const second = await call<{ left_cents: number }>(owner, 'host_refund', {
    ...args,
    p_key: randomUUID(),
    p_expected_left_cents: stay.totalCents - 2_500,
  });
  assert.equal(second.left_cents, stay.totalCents - 5_000);
  assert.equal((await readBookingRow(stay.reference)).status, 'confirmed');
});
