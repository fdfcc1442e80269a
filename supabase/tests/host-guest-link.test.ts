import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { setEnvironment } from './support/environment.ts';
import {
  bookedStay,
  clearMessages,
  holdStay,
  runMessages,
  type HeldStay,
} from './support/guest-bookings.ts';
import { hostRequest, paidElsewhere, readBookingRow } from './support/host-books.ts';
import { call, refusal, signInAs } from './support/staff.ts';
import { agreeToTexts } from './support/texts.ts';

const owner = await signInAs('owner');
const manager = await signInAs('manager');
const cabinOwner = await signInAs('cabin_owner');

type Page = { booking: { guest_token: string | null } };
const tokenOf = async (reference: string) =>
  (await call<Page>(manager, 'host_booking', { p_reference: reference })).booking.guest_token;

const bookByPhone = async (rest: object = {}) => {
  const cabin = await createCabin();
  const request = await hostRequest(cabin.id, stayOf(4, 7), { ...paidElsewhere, ...rest });
  const { reference } = await call<{ reference: string }>(owner, 'book_for_host', {
    p_request: request,
  });
  return { reference, ...(await readBookingRow(reference)) };
};

const ask = (reference: string) => call(manager, 'host_text_link', { p_reference: reference });
/** The texts with a link that were asked for, and what became of each. */
const textsOf = async ({ id }: { id: string }) =>
  expectData(
    await admin
      .from('outbox')
      .select('recipient, status, error, body')
      .like('dedupe_key', `booking:${id}:guest-link:%`)
      .order('created_at'),
  );

function withTexts(t: TestContext) {
  setEnvironment(t, { HASH_KEY: 'a key of twenty characters' });
  return clearMessages();
}

test('staff who move money get the guest’s link of every booking, whatever its status', async () => {
  const cabin = await createCabin();
  const paid = await bookByPhone({ guest_email: null });
  assert.equal(await tokenOf(paid.reference), paid.token);
  const unpaid = await bookByPhone({ payment: 'link', hold_hours: 24, method: undefined });
  assert.equal(await tokenOf(unpaid.reference), unpaid.token);
  const held = await holdStay(cabin.id, stayOf(10, 12));
  assert.equal(await tokenOf(held.reference), held.token);
  const booked = await bookedStay(cabin.id, stayOf(14, 16));
  assert.equal(await tokenOf(booked.reference), booked.token);
  await call(owner, 'host_cancel', {
    p_reference: paid.reference,
    p_expected_refund_cents: paid.total_cents,
    p_reason: '',
  });
  assert.equal(await tokenOf(paid.reference), paid.token);
});

test('a text with the link goes to a guest who agreed to texts; otherwise the outbox says why', async (t) => {
  await withTexts(t);
  const agreed = await bookByPhone({ guest_email: null });
  await agreeToTexts(agreed.guest_phone);
  const silent = await bookByPhone();
  const landline = await bookByPhone({ guest_phone: '+18005550199' });
  for (const { reference } of [agreed, silent, landline]) await ask(reference);
  await runMessages();
  const [text] = await textsOf(agreed);
  assert.match(text?.body ?? '', new RegExp(`/stay/${agreed.token}\nReply STOP to opt out$`));
  // An opt-out is looked up when it is sent.
  assert.equal(text?.status, 'queued');
  const outcomes = await Promise.all(
    [silent, landline].map(async (booking) =>
      (await textsOf(booking)).map(({ status, error }) => [status, error]),
    ),
  );
  assert.deepEqual(outcomes, [[['cancelled', 'no_consent']], [['cancelled', 'no_us_mobile']]]);
});

test('guests who booked on the site agreed to texts; two requests in a row send one', async (t) => {
  await withTexts(t);
  const cabin = await createCabin();
  const booked: HeldStay = await bookedStay(cabin.id, stayOf(4, 6));
  await database.query(
    `update public.bookings set guest_phone = '+18654291188' where id = '${booked.id}'`,
  );
  await ask(booked.reference);
  assert.equal(
    await refusal(manager, 'host_text_link', { p_reference: booked.reference }),
    'PT422 too_often',
  );
  await runMessages();
  assert.deepEqual(
    (await textsOf(booked)).map(({ recipient, error }) => [recipient, error]),
    [['+18654291188', null]],
  );
});

test('no text can be requested for foreign numbers, examples, unknown bookings, or without the right', async () => {
  const abroad = await bookByPhone({ guest_phone: '+4792234567' });
  assert.equal(
    await refusal(manager, 'host_text_link', { p_reference: abroad.reference }),
    'PT422 no_text',
  );
  const example = await bookByPhone();
  await database.query(`update public.bookings set is_example = true where id = '${example.id}'`);
  assert.equal(
    await refusal(manager, 'host_text_link', { p_reference: example.reference }),
    'PT422 no_text',
  );
  assert.equal(
    await refusal(manager, 'host_text_link', { p_reference: 'MM-NOTHING2' }),
    'PT422 unknown_booking',
  );
  assert.match(
    await refusal(cabinOwner, 'host_text_link', { p_reference: example.reference }),
    /^42501/,
  );
});
