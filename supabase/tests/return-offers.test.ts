import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hostBookingSchema } from '../../lib/schemas/host/bookings/bookings.ts';
import { hostPromotionsSchema } from '../../lib/schemas/host/promotions.ts';
import { toCamelKeys } from '../../lib/domain/values/key-case.ts';
import { requireBooking } from '../../lib/supabase/booking-row.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { day } from './support/clock.ts';
import {
  bookedStay,
  clearMessages,
  holdStay,
  readStayMessages,
  runMessages,
  type HeldStay,
} from './support/guest-bookings.ts';
import {
  askQuote,
  bookingBody,
  expectBooked,
  expectRefusal,
  newGuest,
  quoteBody,
  sendBooking,
} from './support/requests.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { call, refusal, signInAs } from './support/staff.ts';

const owner = await signInAs('owner');
const BOOK_BY = day(200);
// Four nights at the test cabins' $100.
const STAY = stayOf(10, 14);

/** A paid stay whose guest left yesterday. */
async function pastStay(email?: string): Promise<HeldStay> {
  const cabin = await createCabin();
  const stay = await bookedStay(cabin.id, stayOf(1, 3), email === undefined ? {} : { email });
  await database.query(
    `update public.occupancies set check_in = '${day(-3)}', check_out = '${day(-1)}'
     where id = (select occupancy_id from public.bookings where id = '${stay.id}')`,
  );
  return stay;
}

const offer = async ({ reference }: HeldStay, percent = 10, bookTo: string = BOOK_BY) =>
  (
    await call<{ code: string }>(owner, 'host_offer_return', {
      p_reference: reference,
      p_percent: percent,
      p_book_to: bookTo,
    })
  ).code;

const personal = async (code: string) => {
  const read = hostPromotionsSchema.parse(toCamelKeys(await call(owner, 'host_promotions')));
  assert.equal(
    read.promotions.some((each) => each.code === code),
    false,
  );
  return read.personal.find((each) => each.code === code);
};
const onStayPage = async ({ token }: HeldStay) => (await requireBooking(admin, token)).returnOffer;

/** Asks for a stay with the code as this guest, at the price with it. */
async function bookWith(promo_code: string, email: string, cabinId?: string, stay = STAY) {
  const id = cabinId ?? (await createCabin()).id;
  const { quote } = await askQuote(quoteBody(id, stay, { promo_code }));
  const guest = { ...newGuest(), email };
  return sendBooking(bookingBody(id, stay, quote.total_cents, { promo_code, guest }));
}

test('a guest gets one code by email after the stay, on the stay page, and books once with it', async () => {
  await clearMessages();
  const stay = await pastStay();
  const code = await offer(stay);
  assert.match(code, /^BACK-[0-9A-F]{10}$/);
  await runMessages();
  await runMessages();
  const letters = (await readStayMessages(stay)).filter(
    ({ purpose }) => purpose === 'return-offer',
  );
  assert.equal(letters.length, 1);
  assert.equal(letters[0]?.recipient, stay.email);
  assert.match(letters[0].subject ?? '', /^Come back and see us: 10% off your next stay/);
  assert.ok(letters[0].body.includes(code));
  assert.deepEqual(await onStayPage(stay), { code, percentOff: 10, bookTo: BOOK_BY });

  // Before the guest is known the code prices as usual, whatever its case.
  const { id } = await createCabin();
  const { quote, promo } = await askQuote(quoteBody(id, STAY, { promo_code: code.toLowerCase() }));
  assert.equal(promo?.applied, true);
  assert.equal(quote.promo_discount_cents, 4_000);

  await expectBooked(await bookWith(code, stay.email, id));
  assert.equal((await personal(code))?.state, 'used_up');
  assert.equal(await onStayPage(stay), null);
  const later = await askQuote(quoteBody(id, stayOf(30, 34), { promo_code: code }));
  assert.deepEqual(later.promo, { code, applied: false, reason: 'used-up' });
});

const SPELLINGS: [name: string, given: string, used: string, isSame: boolean][] = [
  ['the same address', 'june.a@example.com', 'june.a@example.com', true],
  ['another case', 'june.b@example.com', 'June.B@Example.COM', true],
  ['a tag', 'june.c@gmail.com', 'junec+porch@gmail.com', true],
  ['another mailbox', 'june.d@example.com', 'carter.d@example.com', false],
  ['the same name elsewhere', 'june.e@example.com', 'june.e@example.org', false],
  ['a longer name', 'june.f@example.com', 'xjune.f@example.com', false],
];

for (const [name, given, used, isSame] of SPELLINGS) {
  test(`the mailbox of a code: ${name}`, async () => {
    const stay = await pastStay(given);
    const code = await offer(stay);
    const answer = await bookWith(code, used);
    if (isSame) {
      await expectBooked(answer);
      return;
    }
    const text = await answer.clone().text();
    const { code: refused, reason, quote } = await expectRefusal(answer, 409);
    assert.deepEqual(
      [refused, reason, quote?.promo_discount_cents],
      ['price_changed', 'not-this-guest', 0],
    );
    assert.doesNotMatch(text, /june/i);
    assert.equal((await personal(code))?.state, 'active');
  });
}

test('of two bookings with one code at the same time one has it, and a lapsed hold gives it back', async () => {
  const stay = await pastStay();
  const code = await offer(stay);
  const cabins = await Promise.all(Array.from({ length: 5 }, () => createCabin()));
  const { quote } = await askQuote(quoteBody(cabins[0]?.id ?? '', STAY, { promo_code: code }));
  const answers = await Promise.all(
    cabins.map(({ id }) =>
      sendBooking(
        bookingBody(id, STAY, quote.total_cents, {
          promo_code: code,
          guest: { ...newGuest(), email: stay.email },
        }),
      ),
    ),
  );
  const booked = answers.filter(({ status }) => status === 201);
  assert.equal(booked.length, 1);
  for (const answer of answers.filter(({ status }) => status !== 201)) {
    const { reason } = await expectRefusal(answer, 409);
    assert.equal(reason, 'used-up');
  }
  await database.query(
    `update public.bookings set hold_expires_at = now() - interval '1 second' where promo_code = '${code}'`,
  );
  assert.deepEqual(await onStayPage(stay), { code, percentOff: 10, bookTo: BOOK_BY });
  await expectBooked(await bookWith(code, stay.email));
});

test('a code can be withdrawn and offered again, but not edited, shown, made automatic or given twice', async (t) => {
  expectErrorOutput(t);
  const stay = await pastStay();
  const code = await offer(stay, 15);
  assert.equal(
    await refusal(owner, 'host_offer_return', {
      p_reference: stay.reference,
      p_percent: 10,
      p_book_to: BOOK_BY,
    }),
    'PT422 return_offered',
  );
  await call(owner, 'host_pause_promotion', { p_code: code, p_is_paused: true });
  assert.equal((await personal(code))?.state, 'paused');
  assert.equal(await onStayPage(stay), null);
  const { id } = await createCabin();
  const { promo } = await askQuote(quoteBody(id, STAY, { promo_code: code }));
  assert.deepEqual(promo, { code, applied: false, reason: 'unknown-code' });
  await call(owner, 'host_pause_promotion', { p_code: code, p_is_paused: false });
  assert.equal((await onStayPage(stay))?.code, code);

  const [row] = await database.query(
    `select md5(to_jsonb(p)::text) as version from public.promotions p where p.code = '${code}'`,
  );
  const edit = { p_promotion: { code, label: 'For all', percent_off: 90, automatic: true } };
  assert.equal(await refusal(owner, 'host_save_promotion', edit), 'PT422 known_code');
  assert.equal(
    await refusal(owner, 'host_save_promotion', { ...edit, p_seen: row?.version }),
    'PT422 promotion_personal',
  );
  const seen = await call<Record<string, string>>(owner, 'host_settings');
  assert.equal(
    await refusal(owner, 'host_save_settings', {
      p_changes: { promotion: code },
      p_seen: { promotion: seen.promotion ?? null },
    }),
    'PT422 unknown_promotion',
  );
  const advertised = await admin.rpc('code_promotion', { p_code: code, p_cabin_id: id });
  assert.equal(advertised.data, null);
});

test('only the guest of a paid stay that is over is offered one, within its limits', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  const coming = await bookedStay(cabin.id, stayOf(20, 22));
  const held = await holdStay(cabin.id, stayOf(30, 32));
  const ask = (p_reference: string, rest: object = {}) =>
    refusal(owner, 'host_offer_return', {
      p_reference,
      p_percent: 10,
      p_book_to: BOOK_BY,
      ...rest,
    });
  assert.equal(await ask(coming.reference), 'PT422 not_departed');
  assert.equal(await ask(held.reference), 'PT422 not_departed');
  assert.equal(await ask('MM-NONE2222'), 'PT422 unknown_booking');
  const past = await pastStay();
  for (const rest of [
    { p_percent: 0 },
    { p_percent: 91 },
    { p_percent: null },
    { p_book_to: day(-2) },
    { p_book_to: day(740) },
    { p_book_to: 'infinity' },
    { p_book_to: null },
  ]) {
    assert.equal(await ask(past.reference, rest), 'PT422 bad_change', JSON.stringify(rest));
  }
  const silent = await pastStay();
  await database.query(
    `update public.bookings set made_by = 'host', guest_email = null where id = '${silent.id}'`,
  );
  assert.equal(await ask(silent.reference), 'PT422 no_mailbox');
});

test('whoever may not see guests offers none, and reads of whom a code is only with the booking', async (t) => {
  expectErrorOutput(t);
  const stay = await pastStay();
  const code = await offer(stay);
  const manager = await signInAs('manager');
  const cleaner = await signInAs('cleaner');
  const asked = { p_reference: stay.reference, p_percent: 10, p_book_to: BOOK_BY };
  assert.equal(await refusal(manager, 'host_offer_return', asked), 'PT422 return_offered');
  assert.equal(await refusal(cleaner, 'host_offer_return', asked), '42501 not_allowed');
  const read = hostBookingSchema.parse(
    toCamelKeys(await call(manager, 'host_booking', { p_reference: stay.reference })),
  );
  assert.equal(read.returnOffer?.code, code);
  assert.equal(read.canOfferReturn, true);
  const { guestName, reference } = (await personal(code)) ?? {};
  assert.deepEqual([guestName, reference], ['June Carter', stay.reference]);
  const [entry] = await database.query(
    `select action, after from public.audit_log where subject = '${stay.reference}' and action = 'offer_return'`,
  );
  assert.deepEqual(entry?.after, { percent_off: 10, book_to: BOOK_BY });
});

test('a code goes with the booking it was offered for, and works for nobody meanwhile', async (t) => {
  expectErrorOutput(t);
  const stay = await pastStay();
  const code = await offer(stay);
  const { id } = await createCabin();
  const promoOf = async () => (await askQuote(quoteBody(id, STAY, { promo_code: code }))).promo;
  await database.query(`update public.promotions set for_booking = null where code = '${code}'`);
  assert.deepEqual(await promoOf(), { code, applied: false, reason: 'not-this-guest' });
  await assert.rejects(
    database.query(`update public.promotions set automatic = true where code = '${code}'`),
  );
  await database.query(
    `update public.promotions set for_booking = '${stay.id}' where code = '${code}'`,
  );
  await database.query(
    `update public.occupancies set check_in = '2015-01-01', check_out = '2015-01-03'
     where id = (select occupancy_id from public.bookings where id = '${stay.id}')`,
  );
  await database.query(
    `update public.bookings set created_at = '2014-12-01' where id = '${stay.id}'`,
  );
  await database.query(`select public.prune_bookings(100, now())`);
  assert.equal(await personal(code), undefined);
  assert.deepEqual(await promoOf(), { code, applied: false, reason: 'unknown-code' });
});
