import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { isEmail, mailboxOf } from '../../lib/domain/values/email-address.ts';
import { addDays, calendarDate } from '../../lib/domain/values/calendar-date.ts';
import type { AvailabilityAnswer } from '../../lib/schemas/availability.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, callFunction, database } from './support/backend.ts';
import { createCabin, createDeal, stayOf } from './support/cabins.ts';
import { day } from './support/clock.ts';
import { bookedStay, cancelStay, holdStay, openPayment, pay } from './support/guest-bookings.ts';
import { moveStay, readMove, targetOf } from './support/moves.ts';
import {
  askQuote,
  bookingBody,
  bookStay,
  expectBooked,
  expectRefusal,
  newGuest,
  NOBODY,
  quoteBody,
  sendBooking,
} from './support/requests.ts';
import { call, refusal, signInAs } from './support/staff.ts';
import { asStaff, tryOut } from './support/try-out.ts';
import { taxRatesFor } from './support/tax-rates.ts';

const owner = await signInAs('owner');

const newCode = () => `T${randomUUID().slice(0, 8).toUpperCase()}`;

/** Saves a promotion of the test's own; an automatic one must name its cabins. */
async function savePromotion(terms: object, code = newCode()): Promise<string> {
  await call(owner, 'host_save_promotion', { p_promotion: { code, label: 'Spring', ...terms } });
  return code;
}

type Listed = { code: string; state: string; uses: number; version: string; was_used: boolean };
const listed = async (code: string) => {
  const { promotions } = await call<{ promotions: Listed[] }>(owner, 'host_promotions');
  return promotions.find((each) => each.code === code);
};
const promoOf = async (id: string) =>
  (await database.query(`select promo_code from public.bookings where id = '${id}'`))[0]
    ?.promo_code;

// Four nights at the test cabins' $100.
const STAY = stayOf(10, 14);

test('each kind has its line, and none takes off more than the nights cost', async () => {
  const { id } = await createCabin();
  const quoteWith = async (terms: object) => {
    const promo_code = await savePromotion({ ...terms, cabin_ids: [id] });
    const { quote, promo } = await askQuote(quoteBody(id, STAY, { promo_code }));
    assert.equal(promo?.applied, true);
    assert.equal(quote.promo_code, promo_code);
    const line = quote.lines[1];
    return [line?.code, line?.label.replace(promo_code, 'CODE'), line?.amount_cents];
  };
  assert.deepEqual(
    [
      await quoteWith({ every_nth_night_free: 2 }),
      await quoteWith({ percent_off: 15 }),
      await quoteWith({ amount_off_cents: 7_550 }),
      await quoteWith({ amount_off_cents: 1_000_000 }),
    ],
    [
      ['free_nights', '2 free nights (CODE)', -20_000],
      ['promotion', '15% off (CODE)', -6_000],
      ['promotion', '$75.50 off (CODE)', -7_550],
      ['promotion', '$10,000.00 off (CODE)', -40_000],
    ],
  );
});

test('a code that gives nothing costs its discount, and says why', async () => {
  const [cabin, other] = [await createCabin(), await createCabin()];
  const today = day(0);
  const shop = (days: number) => addDays(today, days);
  const reasonOf = async (terms: object) => {
    const promo_code = await savePromotion({ percent_off: 10, ...terms });
    const { promo, quote } = await askQuote(quoteBody(cabin.id, STAY, { promo_code }));
    assert.equal(quote.promo_discount_cents, 0);
    return promo && !promo.applied && promo.reason;
  };
  assert.equal(await reasonOf({ cabin_ids: [other.id] }), 'not-this-cabin');
  assert.equal(await reasonOf({ book_from: shop(3) }), 'not-yet');
  assert.equal(await reasonOf({ book_to: shop(-3) }), 'no-longer');
  assert.equal(await reasonOf({ min_nights: 5 }), 'stay-too-short');
  assert.equal(await reasonOf({ stay_from: day(11) }), 'out-of-season');
  assert.equal(await reasonOf({ stay_to: day(9) }), 'out-of-season');
  const paused = await savePromotion({ percent_off: 10 });
  await call(owner, 'host_pause_promotion', { p_code: paused, p_is_paused: true });
  const hidden = await savePromotion({ percent_off: 10, automatic: true, cabin_ids: [other.id] });
  for (const promo_code of ['NOSUCHCODE', paused, hidden]) {
    const { promo } = await askQuote(quoteBody(cabin.id, STAY, { promo_code }));
    assert.deepEqual(promo, { code: promo_code, applied: false, reason: 'unknown-code' });
  }
});

test('a stay has the one that takes most off, a code before an automatic one of the same', async () => {
  const { id } = await createCabin();
  const auto = await savePromotion({ percent_off: 10, automatic: true, cabin_ids: [id] });
  const chosenWith = async (terms: object) => {
    const promo_code = await savePromotion({ ...terms, cabin_ids: [id] });
    const { quote, promo } = await askQuote(quoteBody(id, STAY, { promo_code }));
    assert.equal(quote.lines.filter(({ code }) => code === 'promotion').length, 1);
    return [quote.promo_code === auto, promo?.applied === false && promo.reason];
  };
  assert.deepEqual(await chosenWith({ percent_off: 9 }), [true, 'better-offer']);
  assert.deepEqual(await chosenWith({ percent_off: 10 }), [false, false]);
  assert.deepEqual(await chosenWith({ amount_off_cents: 5_000 }), [false, false]);
});

test('an automatic promotion is in quote, calendar, search, booking and the deal alike', async () => {
  const area = 'sevierville';
  const [cheap, dear] = [
    await createCabin({ area, nightly_rate: 10_000, mountain_mama_nightly_surcharge: 3.33 }),
    await createCabin({
      area,
      nightly_rate: 11_000,
      city: 'Pigeon Forge',
      mountain_mama_nightly_surcharge: 3.33,
    }),
  ];
  const code = await savePromotion({ percent_off: 30, automatic: true, cabin_ids: [dear.id] });
  const { quote } = await askQuote(quoteBody(dear.id, STAY));
  assert.partialDeepStrictEqual(quote.lines[1], {
    code: 'promotion',
    label: '30% off (Spring)',
    amount_cents: -13_639,
  });
  const answer = (await (
    await callFunction(`cabin-availability?cabin_id=${dear.id}`)
  ).json()) as AvailabilityAnswer;
  assert.deepEqual(
    answer.automatic?.map((each) => each.code),
    [code],
  );
  const found = async (order: string) =>
    expectData(
      await admin.rpc('search_offers_page', {
        p_order: order,
        p_check_in: STAY.checkIn,
        p_check_out: STAY.checkOut,
        p_area: area,
        p_guests: 2,
        p_limit: 1000,
        p_latitude: 35.7,
        p_longitude: -83.5,
        p_tax_rates: taxRatesFor(STAY.checkIn, 4),
      }),
    ).filter(({ cabin_id: id }) => id === cheap.id || id === dear.id);
  const without = await askQuote(quoteBody(cheap.id, STAY));
  for (const order of ['recommended', 'price']) {
    assert.deepEqual(
      (await found(order)).map((row) => [row.cabin_id, row.total_cents]),
      [
        [dear.id, quote.total_cents],
        [cheap.id, without.quote.total_cents],
      ],
    );
  }
  for (const order of ['popular', 'rating', 'distance']) {
    const rows = await found(order);
    assert.equal(
      rows.find((row) => row.cabin_id === dear.id)?.total_cents,
      quote.total_cents,
      order,
    );
  }
  const dealId = await createDeal(dear.id);
  const dealt = await askQuote(quoteBody(dear.id, STAY, { deal_id: dealId }));
  // 20 % of what the promotion leaves.
  assert.equal(dealt.quote.discount_cents, (4 * 11_366 - 13_639) * 0.2);
  const { booking } = await bookStay(dear.id, STAY);
  assert.equal(booking.total_cents, quote.total_cents);
  assert.equal((await listed(code))?.uses, 1);
});

test('the last use is given once, however many ask at the same time, and comes back', async () => {
  const cabins = await Promise.all(Array.from({ length: 6 }, () => createCabin()));
  const promo_code = await savePromotion({ percent_off: 50, max_uses: 1 });
  const { quote } = await askQuote(quoteBody(cabins[0]?.id ?? '', STAY, { promo_code }));
  const answers = await Promise.all(
    cabins.map(({ id }) => sendBooking(bookingBody(id, STAY, quote.total_cents, { promo_code }))),
  );
  const booked = answers.filter(({ status }) => status === 201);
  assert.equal(booked.length, 1);
  for (const answer of answers.filter(({ status }) => status !== 201)) {
    const { code, reason, quote: now } = await expectRefusal(answer, 409);
    assert.deepEqual([code, reason, now?.promo_discount_cents], ['price_changed', 'used-up', 0]);
  }
  assert.equal((await listed(promo_code))?.state, 'used_up');
  const [first] = booked;
  if (!first) throw new Error('Nobody booked');
  const { reference } = await expectBooked(first);
  const free = cabins[5]?.id ?? '';
  const at = (sql: string) =>
    database.query(`update public.bookings set ${sql} where reference = '${reference}'`);
  // A hold that ran out, before anybody has swept it up.
  await at("hold_expires_at = now() - interval '1 second'");
  assert.equal((await listed(promo_code))?.uses, 0);
  const later = stayOf(20, 24);
  const { body } = await bookStay(free, later, { promo_code });
  assert.equal((await listed(promo_code))?.uses, 1);
  const [row] = await database.query(
    `select id from public.bookings where cabin_id = '${free}' and guest_email = '${body.guest.email}'`,
  );
  await database.query(
    `select public.set_booking_status('${String(row?.id)}', 'cancelled', now(), 'guest')`,
  );
  assert.equal((await listed(promo_code))?.state, 'active');
});

test('once a guest: not again with the same phone or mailbox, whatever its spelling', async () => {
  const { id } = await createCabin();
  const promo_code = await savePromotion({ amount_off_cents: 2_000, once_per_guest: true });
  const guest = { ...newGuest(), email: `june.${randomUUID().slice(0, 8)}@gmail.com` };
  const book = async (days: number, who: object) => {
    const stay = stayOf(days, days + 2);
    const { quote } = await askQuote(quoteBody(id, stay, { promo_code }));
    return sendBooking(bookingBody(id, stay, quote.total_cents, { promo_code, guest: who }));
  };
  await expectBooked(await book(10, guest));
  const [name, host] = guest.email.split('@');
  const again = [
    { ...newGuest(), phone: guest.phone },
    { ...newGuest(), email: `${name?.replace('.', '')}+cabin@GMAIL.com`, phone: '(865) 555-7788' },
    {
      ...newGuest(),
      email: guest.email,
      phone: `(865) 555-${String(host?.length)}799`.slice(0, 14),
    },
  ];
  for (const [at, who] of again.entries()) {
    const { code, reason } = await expectRefusal(await book(20 + 3 * at, who), 409);
    assert.deepEqual([code, reason], ['price_changed', 'already-used']);
  }
  await expectBooked(await book(40, newGuest()));
});

test('mailboxes are compared as in the domain', async () => {
  const addresses = [
    'June.Carter+a+b@Gmail.com',
    'junecarter@googlemail.com',
    'a.b+c@example.com',
    ' X@Y.example ',
    'a.b@mail.gmail.com',
    'ju.ne@gmail.com..',
    'x@Y.example.',
    'june@ｇmail.com',
  ];
  for (const address of addresses) {
    const [row] = await database.query(`select public.mailbox_of('${address}') as mailbox`);
    assert.equal(row?.mailbox, mailboxOf(address));
  }
});

test('the database takes the addresses that the domain takes', async () => {
  for (const address of [
    'june@example.com',
    'june@bücher.example',
    'june@xn--bcher-kva.example',
    'j..une@3com.co',
    'june@उदाहरण.भारत',
    "o'neil@x-y.example",
    `a@${'x'.repeat(63)}.com`,
    `a@${'x'.repeat(64)}.com`,
    'june@example.com.',
    'june@example..com',
    'june@.example.com',
    'june@-example.com',
    'a@b-.co',
    'june@example',
    'june@a_b.com',
    'june@a?b.com',
    'a@10.0.0.1',
    'a@example。com',
    'a@b@c.com',
    '',
    `${'x'.repeat(250)}@example.com`,
  ]) {
    const [row] = await database.query(
      `select public.is_email('${address.replaceAll("'", "''")}') as taken`,
    );
    assert.equal(row?.taken, isEmail(address), address);
  }
});

test('a changed stay keeps its promotion, also when it is paused and over, or gets one of today', async () => {
  const [cabin, other] = [await createCabin(), await createCabin()];
  const promo_code = await savePromotion({
    percent_off: 20,
    max_uses: 1,
    once_per_guest: true,
    cabin_ids: [cabin.id],
  });
  const priced = await askQuote(quoteBody(cabin.id, STAY, { promo_code }));
  const held = await holdStay(cabin.id, STAY);
  await database.query(
    `update public.bookings set promo_code = '${promo_code}', total_cents = ${priced.quote.total_cents},
       quote = '${JSON.stringify(priced.quote)}' where id = '${held.id}'`,
  );
  await pay(await openPayment(held), priced.quote.total_cents);
  await call(owner, 'host_pause_promotion', { p_code: promo_code, p_is_paused: true });
  await database.query(
    `update public.promotions set book_to = current_date - 5 where code = '${promo_code}'`,
  );

  const moveTo = async (cabinId: string, from: number, to: number) => {
    const move = await moveStay(owner, held.reference, targetOf(cabinId, stayOf(from, to)));
    // What was paid, less what went back, with what is still asked for, is what the quote says.
    const [sum] = await database.query(
      `select (select sum(p.paid_cents) from public.payments p where p.booking_id = '${held.id}')
         - (select coalesce(sum(r.amount_cents), 0) from public.refunds r
            join public.payments p on p.id = r.payment_id where p.booking_id = '${held.id}')
         + (select coalesce(sum(g.amount_cents), 0) from public.booking_charges g
            where g.booking_id = '${held.id}' and g.status = 'open') as cents`,
    );
    assert.equal(Number(sum?.cents), move.quote.totalCents);
    return move;
  };
  const same = await moveTo(cabin.id, 20, 26);
  assert.equal(same.quote.promoCode, promo_code);
  assert.equal(await promoOf(held.id), promo_code);
  const auto = await savePromotion({ percent_off: 5, automatic: true, cabin_ids: [other.id] });
  const seen = await readMove(owner, held.reference, targetOf(other.id, stayOf(20, 24)));
  assert.deepEqual(seen.promo, { code: promo_code, applied: false, reason: 'not-this-cabin' });
  const moved = await moveTo(other.id, 20, 24);
  assert.equal(moved.quote.promoCode, auto);
  assert.equal(await promoOf(held.id), auto);
  await moveTo(other.id, 22, 25);
});

test('a cancelled booking with a promotion gives back what was paid, and no more', async () => {
  const { id } = await createCabin();
  await savePromotion({ amount_off_cents: 12_345, automatic: true, cabin_ids: [id] });
  const stay = await bookedStay(id, stayOf(60, 63));
  const { quote } = await askQuote(quoteBody(id, stayOf(70, 73)));
  assert.equal(stay.totalCents, quote.total_cents);
  assert.equal(await cancelStay(stay, stay.totalCents), 'cancelled');
  const [row] = await database.query(
    `select sum(r.amount_cents)::integer as back from public.refunds r
     join public.payments p on p.id = r.payment_id where p.booking_id = '${stay.id}'`,
  );
  assert.equal(row?.back, stay.totalCents);
});

test('a promotion is changed as it was seen, removed unless a booking has it, and tried without a trace', async () => {
  const { id } = await createCabin();
  const code = await savePromotion({ percent_off: 10 });
  const { version } = (await listed(code)) ?? { version: '' };
  const save = (terms: object, p_seen?: string) =>
    refusal(owner, 'host_save_promotion', {
      p_promotion: { code, label: 'Summer', percent_off: 12, ...terms },
      ...(p_seen && { p_seen }),
    });
  assert.equal(await save({}), 'PT422 known_code');
  assert.equal(await save({}, 'another'), 'PT422 promotion_changed');
  assert.equal(await save({}, version), 'none');
  assert.equal(await save({ code: newCode() }, version), 'PT422 unknown_promotion');
  const wrong: [string, object][] = [
    ['bad_change', { percent_off: 91 }],
    ['bad_change', { percent_off: null }],
    ['bad_change', { amount_off_cents: 5_000 }],
    ['bad_change', { every_nth_night_free: 1, percent_off: null }],
    ['bad_change', { season_start: '09-01' }],
    ['bad_change', { season_start: '13-01', season_end: '13-02' }],
    ['bad_change', { stay_from: day(5), stay_to: day(4) }],
    ['bad_change', { min_nights: 31 }],
    ['bad_change', { max_uses: 0 }],
    ['bad_change', { label: '' }],
    ['bad_change', { code: 'no' }],
    ['bad_change', { book_from: 'no day' }],
    ['no_cabin', { cabin_ids: [] }],
    ['unknown_cabin', { cabin_ids: [NOBODY] }],
  ];
  for (const [expected, terms] of wrong) {
    const p_promotion = { code: newCode(), label: 'Wrong', percent_off: 10, ...terms };
    const told = await refusal(owner, 'host_save_promotion', { p_promotion });
    assert.equal(told, `PT422 ${expected}`, JSON.stringify(terms));
  }
  const tried = await call<{ promotion: object }>(owner, 'host_try_promotion', {
    p_promotion: { code: newCode(), label: 'Tried', percent_off: 7, min_nights: 3 },
    p_cabin_id: id,
    p_check_in: STAY.checkIn,
    p_check_out: STAY.checkOut,
  });
  assert.partialDeepStrictEqual(tried.promotion, { percent_off: 7, min_nights: 3 });
  await bookStay(id, STAY, { promo_code: code });
  assert.equal(
    await refusal(owner, 'host_remove_promotion', { p_code: code }),
    'PT422 promotion_used',
  );
  const unused = await savePromotion({ percent_off: 10, book_from: addDays(day(0), 9) });
  assert.equal((await listed(unused))?.state, 'scheduled');
  await call(owner, 'host_remove_promotion', { p_code: unused });
  assert.equal(await listed(unused), undefined);
});

type Day = { day: string; source: string; cabin_id: string | null; percent: number | null };
type Deals = { days: Day[]; today: { id: string; bookings: number } | null };
const dealDays = async () => (await call<Deals>(owner, 'host_deals')).days;

test('a day to come is pinned and given back; a day that began keeps its deal', async () => {
  const { id } = await createCabin();
  const utcToday = calendarDate(new Date().toISOString().slice(0, 10));
  const soon = addDays(utcToday, 20);
  const likely = await dealDays();
  assert.equal(likely.length, 28);
  const own = likely.find((each) => each.day === soon);
  assert.ok(own && own.source === 'likely' && own.percent);
  const pin = { p_day: soon, p_cabin_id: id };
  await call(owner, 'host_pin_deal', { ...pin, p_percent: 33 });
  const pinned = (await dealDays()).find((each) => each.day === soon);
  assert.partialDeepStrictEqual(pinned, { source: 'pinned', cabin_id: id, percent: 33 });
  await call(owner, 'host_pin_deal', pin);
  await call(owner, 'host_unpin_deal', { p_day: soon });
  assert.equal(await refusal(owner, 'host_unpin_deal', { p_day: soon }), 'PT422 unknown_pin');
  const refused = (change: object) => refusal(owner, 'host_pin_deal', { ...pin, ...change });
  assert.equal(await refused({ p_day: addDays(utcToday, -1) }), 'PT422 past');
  assert.equal(await refused({ p_day: addDays(utcToday, 400) }), 'PT422 too_far');
  assert.equal(await refused({ p_percent: 61 }), 'PT422 bad_change');
  assert.equal(await refused({ p_cabin_id: NOBODY }), 'PT422 unknown_cabin');
  await createDeal(id);
  assert.equal(await refused({ p_day: utcToday }), 'PT422 deal_begun');
  assert.equal(await refusal(owner, 'host_unpin_deal', { p_day: utcToday }), 'PT422 deal_begun');
});

test('before the first visitor the likely deal is the one that visitor gets', async () => {
  const at = `timestamptz '${addDays(calendarDate(new Date().toISOString().slice(0, 10)), 45)} 12:00+00'`;
  const [chosen] = await database.query(
    `select cabin_id, discount_percent from public.choose_deal(${at})`,
  );
  const [likely] = await database.query(
    `select cabin_id, discount_percent from public.likely_deals(${at}, 1)`,
  );
  assert.deepEqual(likely, chosen);
  const rows = await database.query(`select cabin_id from public.likely_deals(${at}, 3)`);
  assert.equal(new Set(rows.map((row) => row.cabin_id)).size, 3);
});

test('a deal that is ended early gives nothing more; what is booked keeps it', async () => {
  const { id } = await createCabin();
  const deal_id = await createDeal(id);
  const first = await bookStay(id, STAY, { deal_id });
  const later = stayOf(20, 22);
  const before = await askQuote(quoteBody(id, later, { deal_id }));
  assert.equal(before.deal?.applied, true);
  assert.equal((await call<Deals>(owner, 'host_deals')).today?.bookings, 1);
  await call(owner, 'host_end_deal', { p_deal_id: deal_id });
  const late = await sendBooking(bookingBody(id, later, before.quote.total_cents, { deal_id }));
  const { code, quote } = await expectRefusal(late, 409);
  assert.deepEqual([code, quote?.discount_cents], ['price_changed', 0]);
  const after = await askQuote(quoteBody(id, later, { deal_id }));
  assert.deepEqual(after.deal, { id: deal_id, applied: false, reason: 'deal-expired' });
  const [kept] = await database.query(
    `select total_cents, deal_id from public.bookings where reference = '${first.booking.reference}'`,
  );
  assert.deepEqual(kept, { total_cents: first.quote.total_cents, deal_id });
  assert.equal(await refusal(owner, 'host_end_deal', { p_deal_id: deal_id }), 'PT422 deal_over');
});

test('a promotion that the site shows can be removed and is no longer shown', async () => {
  const found = await tryOut<unknown[]>(`
    ${await asStaff(owner)}
    perform public.host_remove_promotion('MAMAFREE4');
    result := jsonb_build_array(
      public.shown_promotion(), (select count(*) from public.promotions p where p.code = 'MAMAFREE4'),
      (select s.value from public.shop_settings s where s.key = 'promotion'));`);
  assert.deepEqual(found, [null, 0, 'hidden']);
});

test('an example promotion goes with the example cabins; one that the host has changed stays', async () => {
  const removed = (change: string) =>
    tryOut<unknown>(`
      ${change}
      perform public.remove_examples(now(), true);
      result := coalesce((select to_jsonb(p.active) from public.promotions p where p.code = 'MAMAFREE4'), '"gone"');`);
  assert.equal(await removed(''), 'gone');
  assert.equal(
    await removed(`update public.promotions set is_example = false where code = 'MAMAFREE4';`),
    true,
  );
  assert.equal(
    await removed(`
      with real as (
        update public.bookings set is_example = false, promo_code = 'MAMAFREE4'
        where id = (select b.id from public.bookings b where b.is_example limit 1) returning occupancy_id
      )
      update public.occupancies s set is_example = false from real r where s.id = r.occupancy_id;`),
    false,
  );
});
