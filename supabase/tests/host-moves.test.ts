import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Stay } from '../../lib/domain/stays/stay.ts';
import type { Json } from '../../lib/supabase/database.types.ts';
import { todayInZone } from '../../lib/domain/values/zoned-date.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { requireBooking } from '../../lib/supabase/booking-row.ts';
import { admin, database } from './support/backend.ts';
import {
  changeCabin,
  changeDay,
  createCabin,
  createDeal,
  createPromotion,
  endDeal,
  stayOf,
  takeNights,
} from './support/cabins.ts';
import { day, NOON_ZONE } from './support/clock.ts';
import { databaseBooking } from './support/database-booking.ts';
import {
  bookedStay,
  clearMessages,
  holdStay,
  namesOf,
  openPayment,
  pay,
  readStayMessages,
  runMessages,
  type HeldStay,
} from './support/guest-bookings.ts';
import { hostRequest, paidElsewhere, readBookingRow } from './support/host-books.ts';
import { moveRefusal, moveStay, readMove, targetOf } from './support/moves.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { askQuote, bookingBody, quoteBody, readVersion, sendBooking } from './support/requests.ts';
import { findOverlaps } from './support/stays.ts';
import { call, refusal, signInAs } from './support/staff.ts';

const owner = await signInAs('owner');

async function priceDays(cabinId: string, { checkIn, checkOut }: Stay, price: number) {
  await database.query(
    `update public.cabin_calendar set price = ${price}
     where cabin_id = '${cabinId}' and day >= '${checkIn}' and day < '${checkOut}'`,
  );
}

const priceOf = async (cabinId: string, stay: Stay) =>
  (await askQuote(quoteBody(cabinId, stay))).quote.total_cents;

async function nightsOf({ id }: HeldStay) {
  const [row] = await database.query(
    `select s.cabin_id, s.check_in::text, s.check_out::text, b.cabin_id = s.cabin_id as agrees, s.released_at
     from public.bookings b join public.occupancies s on s.id = b.occupancy_id where b.id = '${id}'`,
  );
  return row;
}

async function chargesOf({ id }: HeldStay) {
  return (await database.query(
    `select id, kind, amount_cents, status, reason from public.booking_charges
     where booking_id = '${id}' order by created_at, id`,
  )) as { id: string; kind: string; amount_cents: number; status: string; reason: string }[];
}

const refundsOf = async ({ id }: HeldStay) =>
  database.query(
    `select r.amount_cents, r.reason from public.refunds r join public.payments p on p.id = r.payment_id
     where p.booking_id = '${id}' order by r.created_at, r.id`,
  );

async function payCharge(stay: HeldStay, chargeId: string, cents: number) {
  const session = `cs_test_${chargeId.replaceAll('-', '')}`;
  expectData(
    await admin.rpc('begin_payment', {
      p_booking_id: stay.id,
      p_payment: {
        provider: 'test',
        session_id: session,
        url: `http://localhost:3000/pay/${session}`,
        expires_at: new Date(Date.now() + 1_800_000).toISOString(),
        charge_id: chargeId,
      },
    }),
  );
  return pay(session, cents);
}

test('two nights later and dearer: the difference is charged by link, and the old nights are free at once', async () => {
  const cabin = await createCabin();
  await priceDays(cabin.id, stayOf(14, 20), 16_000);
  const stay = await bookedStay(cabin.id, stayOf(12, 15));
  const to = targetOf(cabin.id, stayOf(14, 17));
  const { moved, quote, lines, money, read } = await moveStay(owner, stay.reference, to);
  const difference = quote.totalCents - stay.totalCents;
  assert.ok(difference > 0);
  assert.equal(
    lines.reduce((sum, line) => sum + line.differenceCents, 0),
    difference,
  );
  assert.deepEqual(
    [moved.charge_cents, moved.refund_cents, money.dueCents, moved.moves],
    [difference, 0, difference, 1],
  );
  assert.deepEqual(await nightsOf(stay), {
    cabin_id: cabin.id,
    check_in: day(14),
    check_out: day(17),
    agrees: true,
    released_at: null,
  });
  assert.deepEqual(
    (await chargesOf(stay)).map(({ kind, amount_cents, status, reason }) => [
      kind,
      amount_cents,
      status,
      reason,
    ]),
    [['move', difference, 'open', 'The guest asked for it']],
  );
  await bookedStay(cabin.id, stayOf(12, 14));
  const booking = await requireBooking(admin, stay.token);
  assert.deepEqual(
    [
      booking.status,
      booking.checkIn,
      booking.checkOut,
      booking.quote.totalCents,
      booking.freeCancelUntil,
    ],
    ['confirmed', day(14), day(17), quote.totalCents, read.freeCancelUntil],
  );
  assert.equal(await payCharge(stay, moved.charge_id ?? '', difference), 'charge_paid');
  const { left_cents } = await call<{ left_cents: number }>(owner, 'host_booking', {
    p_reference: stay.reference,
  });
  assert.equal(left_cents, quote.totalCents);
});

test('fewer nights: the difference goes back, and the price is that of the quote, taxes too', async () => {
  const cabin = await createCabin();
  const stay = await bookedStay(cabin.id, stayOf(20, 24));
  const { moved, quote } = await moveStay(
    owner,
    stay.reference,
    targetOf(cabin.id, stayOf(20, 22)),
  );
  const back = stay.totalCents - quote.totalCents;
  assert.deepEqual([moved.charge_cents, moved.refund_cents], [0, back]);
  assert.deepEqual(await refundsOf(stay), [{ amount_cents: back, reason: 'moved' }]);
  const booking = await requireBooking(admin, stay.token);
  assert.equal(booking.quote.totalCents, await priceOf(cabin.id, stayOf(26, 28)));
  assert.equal(booking.status, 'confirmed');
});

test('to another cabin, with a larger party and a pet', async () => {
  const [from, to] = [
    await createCabin(),
    await createCabin({ pet_fee: 3_000, max_pets: 2, free_cancel_days: 3 }),
  ];
  const stay = await bookedStay(from.id, stayOf(30, 32));
  const target = targetOf(to.id, stayOf(30, 32), { adults: 3, children: 1, pets: 1 });
  const { moved, lines } = await moveStay(owner, stay.reference, target);
  assert.equal(moved.charge_cents, 3_000);
  assert.deepEqual(
    lines
      .filter(({ differenceCents }) => differenceCents !== 0)
      .map(({ code, differenceCents }) => [code, differenceCents]),
    [['pet_fee', 3_000]],
  );
  assert.equal((await nightsOf(stay))?.agrees, true);
  const booking = await requireBooking(admin, stay.token);
  assert.deepEqual(
    [booking.cabin.slug, booking.adults, booking.children, booking.pets],
    [to.slug, 3, 1, 1],
  );
  // The other cabin's terms: three days before the arrival.
  const agreed = Date.parse(`${day(27)}T00:00:00Z`);
  assert.ok(Math.abs(Date.parse(booking.freeCancelUntil) - agreed) <= 86_400_000);
  await bookedStay(from.id, stayOf(30, 32));
});

test('the agreed days of free cancellation move with the stay', async () => {
  const cabin = await createCabin({ free_cancel_days: 10 });
  const stay = await bookedStay(cabin.id, stayOf(40, 42));
  await changeCabin(cabin.id, { free_cancel_days: 2 });
  const before = await requireBooking(admin, stay.token);
  await moveStay(owner, stay.reference, targetOf(cabin.id, stayOf(45, 47)));
  const after = await requireBooking(admin, stay.token);
  const days =
    (Date.parse(after.freeCancelUntil) - Date.parse(before.freeCancelUntil)) / 86_400_000;
  assert.equal(Math.round(days), 5);
});

test('the price can be kept: a line of its own, and no money moves', async () => {
  const cabin = await createCabin();
  await priceDays(cabin.id, stayOf(14, 20), 25_000);
  const stay = await bookedStay(cabin.id, stayOf(10, 12));
  const dearer = await moveStay(owner, stay.reference, targetOf(cabin.id, stayOf(15, 17)), true);
  assert.deepEqual([dearer.moved.charge_cents, dearer.moved.refund_cents], [0, 0]);
  const kept = (await requireBooking(admin, stay.token)).quote;
  assert.equal(kept.totalCents, stay.totalCents);
  assert.deepEqual(
    kept.lines.filter(({ code }) => code === 'adjustment').map(({ amountCents }) => amountCents),
    [stay.totalCents - dearer.quote.totalCents],
  );
  const fewer = await moveStay(owner, stay.reference, targetOf(cabin.id, stayOf(10, 11)), true);
  assert.deepEqual(await refundsOf(stay), []);
  const total = (await requireBooking(admin, stay.token)).quote;
  assert.deepEqual([total.totalCents, total.savingsCents], [stay.totalCents, 0]);
  // The adjustment goes with the next price, and shows among the lines that are gone.
  assert.ok(fewer.lines.some(({ code, afterCents }) => code === 'adjustment' && afterCents === 0));
});

test('the price change that was agreed with the guest goes with the stay, also beside a price that is kept', async () => {
  const cabin = await createCabin();
  await priceDays(cabin.id, stayOf(14, 30), 25_000);
  const agreed = { cents: -5_000, reason: 'Returning guest' };
  const { reference } = await call<{ reference: string }>(owner, 'book_for_host', {
    p_request: await hostRequest(cabin.id, stayOf(10, 12), {
      adjustment: agreed,
      ...paidElsewhere,
    }),
  });
  const { token } = await readBookingRow(reference);
  const changesOf = async () =>
    (await requireBooking(admin, token)).quote.lines
      .filter(({ code }) => code === 'adjustment')
      .map(({ label, amountCents }) => [label, amountCents]);
  const moved = await moveStay(owner, reference, targetOf(cabin.id, stayOf(15, 17)));
  assert.deepEqual(moved.read.adjustment, agreed);
  assert.deepEqual(await changesOf(), [['Returning guest', -5_000]]);
  const kept = await moveStay(owner, reference, targetOf(cabin.id, stayOf(15, 19)), true);
  const back = moved.quote.totalCents - kept.quote.totalCents;
  assert.deepEqual(await changesOf(), [
    ['Returning guest', -5_000],
    ['Price kept as it was', back],
  ]);
  const last = await readMove(owner, reference, targetOf(cabin.id, stayOf(15, 18)));
  assert.deepEqual(last.read.adjustment, agreed, 'the kept price is none');
});

test('what is unpaid from an earlier change is part of the next one', async () => {
  const cabin = await createCabin();
  const stay = await bookedStay(cabin.id, stayOf(10, 12));
  const longer = await moveStay(owner, stay.reference, targetOf(cabin.id, stayOf(10, 14)));
  const back = await moveStay(owner, stay.reference, targetOf(cabin.id, stayOf(11, 13)));
  assert.ok(longer.moved.charge_cents > 0);
  assert.deepEqual([back.money.dueCents, back.moved.refund_cents], [0, 0]);
  assert.deepEqual(
    (await chargesOf(stay)).map(({ status }) => status),
    ['cancelled'],
  );
  assert.deepEqual(await refundsOf(stay), []);
  const late = await admin.rpc('begin_payment', {
    p_booking_id: stay.id,
    p_payment: { charge_id: longer.moved.charge_id, provider: 'test' },
  });
  assert.deepEqual(expectData(late), { result: 'not_payable' });
});

test('never more goes back than is left', async () => {
  const cabin = await createCabin();
  const stay = await bookedStay(cabin.id, stayOf(10, 14));
  await call(owner, 'host_refund', {
    p_reference: stay.reference,
    p_amount_cents: stay.totalCents - 500,
    p_kind: 'goodwill',
    p_reason: 'Snowed in',
    p_expected_left_cents: stay.totalCents,
  });
  const { moved, money } = await moveStay(
    owner,
    stay.reference,
    targetOf(cabin.id, stayOf(10, 11)),
  );
  assert.ok(money.dueCents < -500);
  assert.deepEqual([moved.refund_cents, money.refundCents], [500, 500]);
});

test('a promotion that fits the new stay is kept, one that does not is shown as lost', async () => {
  const cabin = await createCabin();
  const code = await createPromotion([day(0), day(60)]);
  const wanted = stayOf(10, 14);
  const held = await holdStay(cabin.id, wanted);
  await database.query(`update public.bookings set promo_code = '${code}' where id = '${held.id}'`);
  await pay(await openPayment(held), held.totalCents);
  const fits = await readMove(owner, held.reference, targetOf(cabin.id, stayOf(20, 24)));
  assert.ok(fits.promo?.applied && fits.quote.freeNights === 1);
  const short = await moveStay(owner, held.reference, targetOf(cabin.id, stayOf(20, 22)));
  assert.equal(short.promo?.applied, false);
  const [row] = await database.query(
    `select promo_code from public.bookings where id = '${held.id}'`,
  );
  assert.equal(row?.promo_code, null);
});

test('a deal counts as on the day of the booking, in its own cabin alone', async () => {
  const [cabin, other] = [await createCabin(), await createCabin()];
  const dealId = await createDeal(cabin.id);
  const held = await holdStay(cabin.id, stayOf(10, 12));
  await database.query(
    `update public.bookings set deal_id = '${dealId}', created_at = (select starts_at + interval '1 minute' from public.daily_deals where id = '${dealId}')
     where id = '${held.id}'`,
  );
  await pay(await openPayment(held), held.totalCents);
  const same = await readMove(owner, held.reference, targetOf(cabin.id, stayOf(20, 22)));
  assert.ok(same.deal?.applied && same.quote.discountPercent === 20);
  const elsewhere = await readMove(owner, held.reference, targetOf(other.id, stayOf(20, 22)));
  assert.deepEqual([elsewhere.deal?.applied, elsewhere.quote.discountPercent], [false, 0]);
  await endDeal(dealId);
});

test('nights that somebody else has are refused in words', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  const stay = await bookedStay(cabin.id, stayOf(10, 12));
  const move = await readMove(owner, stay.reference, targetOf(cabin.id, stayOf(20, 22)));
  await takeNights(cabin.id, stayOf(21, 23));
  assert.equal(await moveRefusal(owner, move.args), 'PT422 nights_taken');
  assert.equal((await nightsOf(stay))?.check_in, day(10));
});

test('a lapsed hold gives way, one that waits does not', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  const stay = await bookedStay(cabin.id, stayOf(10, 12));
  await holdStay(cabin.id, stayOf(20, 22), { now: new Date(Date.now() - 3_600_000) });
  await moveStay(owner, stay.reference, targetOf(cabin.id, stayOf(20, 22)));
  const move = await readMove(owner, stay.reference, targetOf(cabin.id, stayOf(30, 32)));
  await holdStay(cabin.id, stayOf(31, 33));
  assert.equal(await moveRefusal(owner, move.args), 'PT422 nights_taken');
});

test('another price, another quote or another host’s change moves nothing', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  const stay = await bookedStay(cabin.id, stayOf(10, 12));
  const to = targetOf(cabin.id, stayOf(20, 22));
  const { args } = await readMove(owner, stay.reference, to);
  for (const [name, bad, code] of [
    ['due', { ...args, p_seen: { ...args.p_seen, due_cents: 1 } }, 'price_changed'],
    ['version', { ...args, p_seen: { ...args.p_seen, version: 'x' } }, 'price_changed'],
    ['count', { ...args, p_seen: { ...args.p_seen, moves: 3 } }, 'booking_changed'],
    ['total', { ...args, p_quote: { ...args.p_quote, total_cents: 100 } }, 'price_changed'],
    ['empty', { ...args, p_quote: {} }, 'price_changed'],
    ['no quote', { ...args, p_quote: null }, 'price_changed'],
    ['reason', { ...args, p_reason: ' ' }, 'bad_change'],
    ['target', { ...args, p_to: { ...to, price: 1 } }, 'bad_change'],
    ['day', { ...args, p_to: { ...to, check_in: 'infinity' } }, 'bad_change'],
    ['party', { ...args, p_to: { ...to, adults: 0 } }, 'bad_change'],
    ['unknown cabin', { ...args, p_to: { ...to, cabin_id: stay.id } }, 'unknown_cabin'],
  ] as const) {
    assert.equal(await moveRefusal(owner, bad), `PT422 ${code}`, name);
  }
  await changeDay(cabin.id, day(20), { price: 20_000 });
  assert.equal(await moveRefusal(owner, args), 'PT422 price_changed');
  await moveStay(owner, stay.reference, to);
  assert.equal(await moveRefusal(owner, args), 'PT422 booking_changed');
  const same = await readMove(owner, stay.reference, to);
  assert.equal(await moveRefusal(owner, same.args), 'PT422 nothing_changed');
});

test('a stay that has begun, is not paid or is over stays as it is', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  const args = ({ reference }: HeldStay) => ({
    p_reference: reference,
    p_to: targetOf(cabin.id, stayOf(20, 22)),
  });
  const held = await holdStay(cabin.id, stayOf(10, 12));
  assert.equal(await refusal(owner, 'host_preview_move', args(held)), 'PT422 not_movable');
  const begun = await bookedStay(cabin.id, stayOf(2, 4));
  await database.query(
    `update public.occupancies set check_in = '${day(0)}' where id = (select occupancy_id from public.bookings where id = '${begun.id}')`,
  );
  assert.equal(await refusal(owner, 'host_preview_move', args(begun)), 'PT422 stay_begun');
});

test('emails, reminders and the calendar file follow the last change', async () => {
  await clearMessages();
  const cabin = await createCabin();
  const stay = await bookedStay(cabin.id, stayOf(60, 62));
  await runMessages();
  await moveStay(owner, stay.reference, targetOf(cabin.id, stayOf(70, 72)));
  await moveStay(owner, stay.reference, targetOf(cabin.id, stayOf(80, 83)));
  await runMessages();
  await runMessages();
  const messages = await readStayMessages(stay);
  const told = messages.filter(({ purpose }) => purpose === 'booking-moved');
  assert.equal(told.length, 1);
  const { body = '' } = told[0] ?? {};
  assert.match(body, /your new stay/);
  assert.match(body, /Total with fees and taxes/);
  assert.match(body, /to pay on your stay page/);
  const waiting = messages.filter(
    ({ purpose, status }) => purpose === 'arrival' && status === 'queued',
  );
  const dates = waiting.map(({ send_at }) => todayInZone(new Date(send_at), NOON_ZONE));
  assert.deepEqual(dates.sort(), [day(77), day(77)]);
  assert.equal(
    messages.filter(({ purpose, status }) => purpose === 'arrival' && status === 'cancelled')
      .length,
    2,
  );
  assert.ok(namesOf(messages).includes('charge email'));
  const booking = await requireBooking(admin, stay.token);
  assert.equal(booking.moves, 2);
  const { reference: p_reference } = stay;
  const page = await call<{ left_cents: number }>(owner, 'host_booking', { p_reference });
  await call(owner, 'host_cancel', {
    p_reference,
    p_expected_refund_cents: page.left_cents,
    p_reason: 'Storm',
  });
  await runMessages();
  const after = await readStayMessages(stay);
  assert.deepEqual(
    after.filter(({ purpose, status }) => purpose === 'arrival' && status === 'queued'),
    [],
  );
});

test('a guest books the nights the host moves a booking to: fifty rounds, one winner, no wrong price', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  const stay = await bookedStay(cabin.id, stayOf(2, 3));
  const won = { guest: 0, host: 0 };
  for (let round = 0; round < 50; round += 1) {
    const wanted = stayOf(5 + 2 * round, 6 + 2 * round);
    await priceDays(cabin.id, wanted, 10_000 + 100 * round);
    const { quote } = await askQuote(quoteBody(cabin.id, wanted));
    const request = {
      ...databaseBooking(cabin.id, wanted, quote.total_cents),
      quote,
      version: await readVersion(cabin.id, wanted),
    };
    // By turns the guest's call alone, and with the way to it, so that each of the two is the faster one.
    const book = async () => {
      if (round % 2 === 0) {
        const booked = await admin.rpc('create_booking', { p_request: request as unknown as Json });
        return (expectData(booked) as { result: string }).result;
      }
      const { status } = await sendBooking(bookingBody(cabin.id, wanted, quote.total_cents));
      return { 201: 'created', 409: 'dates_unavailable' }[status] ?? String(status);
    };
    const move = await readMove(owner, stay.reference, targetOf(cabin.id, wanted));
    const seen = await Promise.all([book(), moveRefusal(owner, move.args)]);
    const hasGuest = seen[0] === 'created';
    assert.deepEqual(
      seen,
      hasGuest ? ['created', 'PT422 nights_taken'] : ['dates_unavailable', 'none'],
    );
    won[hasGuest ? 'guest' : 'host'] += 1;
    if (!hasGuest) {
      const booking = await requireBooking(admin, stay.token);
      assert.deepEqual(
        [booking.checkIn, booking.quote.totalCents],
        [wanted.checkIn, quote.total_cents],
      );
    }
  }
  assert.equal(won.guest + won.host, 50);
  assert.ok(won.guest > 0 && won.host > 0, JSON.stringify(won));
  assert.deepEqual(await findOverlaps(), []);
});

test('two bookings move to each other’s cabin at once without a deadlock', async (t) => {
  expectErrorOutput(t);
  const [a, b] = [await createCabin(), await createCabin()];
  for (let round = 0; round < 10; round += 1) {
    const [wanted, free] = [
      stayOf(5 + 4 * round, 7 + 4 * round),
      stayOf(5 + 4 * round, 6 + 4 * round),
    ];
    const [one, two] = [
      await bookedStay(a.id, wanted),
      await bookedStay(b.id, stayOf(7 + 4 * round, 9 + 4 * round)),
    ];
    const moves = [
      await readMove(owner, one.reference, targetOf(b.id, free)),
      await readMove(owner, two.reference, targetOf(a.id, stayOf(7 + 4 * round, 8 + 4 * round))),
    ];
    const answers = await Promise.all(moves.map(({ args }) => moveRefusal(owner, args)));
    assert.deepEqual(answers, ['none', 'none']);
  }
  assert.deepEqual(await findOverlaps(), []);
});

test('two hosts move the same booking: one does', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  const stay = await bookedStay(cabin.id, stayOf(10, 12));
  const hosts = [owner, await signInAs('manager')];
  const moves = await Promise.all(
    hosts.map((who, place) =>
      readMove(who, stay.reference, targetOf(cabin.id, stayOf(20 + 5 * place, 22 + 5 * place))),
    ),
  );
  const answers = await Promise.all(
    hosts.map((who, place) => moveRefusal(who, moves[place]?.args ?? {})),
  );
  assert.deepEqual(answers.sort(), ['PT422 booking_changed', 'none']);
});
