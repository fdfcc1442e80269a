import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays } from '../../lib/domain/values/calendar-date.ts';
import { RATE_LIMITS } from '../../lib/http/rate-limits.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, callFunction, database } from './support/backend.ts';
import { changeCabin, changeDay, createCabin, stayOf, takeNights } from './support/cabins.ts';
import { day } from './support/clock.ts';
import {
  bookedStay,
  cancelStay,
  clearMessages,
  holdStay,
  pay,
  readStayMessages,
  runMessages,
  type HeldStay,
} from './support/guest-bookings.ts';
import { sized } from './support/harness.ts';
import { hostRequest, paidElsewhere, readBookingRow } from './support/host-books.ts';
import { moveRefusal, moveStay, readMove, targetOf } from './support/moves.ts';
import { call, refusal, signInAs } from './support/staff.ts';
import {
  changeRefusal,
  changeStay,
  expectChanged,
  openCharge,
  payChange,
  readChange,
  readStay,
  sendChange,
  setRules,
  type Change,
} from './support/stay-changes.ts';
import { findOverlaps } from './support/stays.ts';

const manager = await signInAs('manager');
const OPEN = { free_cancel_days: 14, pet_fee: 5000, max_pets: 2 };
const LATER = 16 * 60_000;

const answer = (changeId: string, approves: boolean, note = '') => ({
  p_change_id: changeId,
  p_approves: approves,
  p_note: note,
});
const idOf = (change: Change) => change.args.p_change.id;
const lapse = async (now: Date) =>
  expectData(await admin.rpc('expire_holds', { p_now: now.toISOString() }));

test('a night less goes back at once, and a pet more is held until it is paid', async (t) => {
  const cabin = await createCabin(OPEN);
  const stay = await bookedStay(cabin.id, stayOf(40, 44));
  t.after(await setRules({ dates: 'guest' }));
  const shorter = await changeStay(stay, stayOf(40, 43));
  assert.equal(shorter.status, 'done');
  const after = await readStay(stay);
  assert.equal(after.kept, shorter.totalCents);
  assert.equal(after.kept, stay.totalCents - shorter.money.refundCents);

  const withDog = await changeStay(stay, stayOf(40, 43), { pets: 1 });
  assert.equal(withDog.status, 'awaiting_payment');
  assert.equal((await readStay(stay)).pets, 0);
  assert.equal(await payChange(stay, withDog), 'charge_paid');
  const { pets, total_cents, kept, open, change } = await readStay(stay);
  assert.deepEqual(
    [pets, total_cents, kept, open, change],
    [1, kept, withDog.totalCents, 0, 'done'],
  );
});

test('one more night is held for a quarter of an hour, and is hers when it is paid', async () => {
  const cabin = await createCabin(OPEN);
  const stay = await bookedStay(cabin.id, stayOf(40, 42));
  const longer = await changeStay(stay, stayOf(39, 43));
  assert.equal(longer.status, 'awaiting_payment');
  const waiting = await readStay(stay);
  assert.deepEqual(
    [waiting.check_out, waiting.holds, waiting.total_cents],
    [day(42), 2, stay.totalCents],
  );
  // Nobody else gets the held nights.
  await assert.rejects(holdStay(cabin.id, stayOf(42, 43)));
  assert.equal(await payChange(stay, longer), 'charge_paid');
  const after = await readStay(stay);
  assert.deepEqual(
    [after.check_in, after.check_out, after.holds, after.kept, after.total_cents],
    [day(39), day(43), 0, longer.totalCents, longer.totalCents],
  );
});

test('a change that isn’t paid lapses without a trace, and late money goes back in full', async () => {
  const cabin = await createCabin(OPEN);
  const stay = await bookedStay(cabin.id, stayOf(40, 42));
  const longer = await changeStay(stay, stayOf(40, 43));
  const session = await openCharge(stay, longer.charge_id);
  await lapse(new Date(Date.now() + LATER));
  const lapsed = await readStay(stay);
  assert.deepEqual(
    [lapsed.change, lapsed.holds, lapsed.open, lapsed.check_out],
    ['lapsed', 0, 0, day(42)],
  );
  await holdStay(cabin.id, stayOf(42, 43));
  assert.equal(await pay(session, longer.money.chargeCents), 'cancelled_refunded');
  const { kept, check_out } = await readStay(stay);
  assert.deepEqual([kept, check_out], [stay.totalCents, day(42)]);
});

test('even before the job has run, a payment after the hold makes no change to nights that are sold', async () => {
  const cabin = await createCabin(OPEN);
  const stay = await bookedStay(cabin.id, stayOf(40, 42));
  const longer = await changeStay(stay, stayOf(40, 43));
  const session = await openCharge(stay, longer.charge_id);
  const later = new Date(Date.now() + LATER);
  await holdStay(cabin.id, stayOf(43, 45));
  await database.query(
    `update public.occupancies set released_at = now() where cabin_id = '${cabin.id}' and kind = 'hold'
       and check_in = '${day(42)}'`,
  );
  await takeNights(cabin.id, stayOf(42, 43));
  assert.equal(await pay(session, longer.money.chargeCents, later), 'change_refunded');
  const { kept, check_out, change, open } = await readStay(stay);
  assert.deepEqual([kept, check_out, change, open], [stay.totalCents, day(42), 'lapsed', 0]);
});

test('what a stay keeps of its dates isn’t held to rules the host has set since', async (t) => {
  const cabin = await createCabin(OPEN);
  const stay = await bookedStay(cabin.id, stayOf(40, 43));
  t.after(await setRules({ dates: 'guest' }));
  for (const nights of [40, 41]) {
    await changeDay(cabin.id, day(nights), { min_stay: 5, allows_check_in: false });
  }
  await changeDay(cabin.id, day(43), { allows_check_out: false });
  const bigger = await changeStay(stay, stayOf(40, 43), { adults: 3 });
  assert.equal(bigger.status, 'done');
  await assert.rejects(readChange(stay, stayOf(40, 42), { adults: 3 }), /below-minimum-stay/);
  await assert.rejects(readChange(stay, stayOf(41, 46), { adults: 3 }), /closed-to-arrival/);
  const longer = await changeStay(stay, stayOf(40, 44), { adults: 3 });
  assert.equal(longer.status, 'awaiting_payment');
});

test('a balance that isn’t paid yet takes the difference, and the change is made at once', async () => {
  const cabin = await createCabin(OPEN);
  const stay = await bookedStay(cabin.id, stayOf(60, 63), {
    deposit: { deposit_cents: 10_000, balance_days: 30 },
  });
  const longer = await changeStay(stay, stayOf(60, 64));
  assert.equal(longer.status, 'done');
  const { kept, open, total_cents } = await readStay(stay);
  assert.deepEqual([kept, open], [10_000, total_cents - 10_000]);
});

test('the host’s rules say who decides; after free cancellation it is always the host', async (t) => {
  const cabin = await createCabin(OPEN);
  const stay = await bookedStay(cabin.id, stayOf(40, 43));
  const permission = async (to = stayOf(40, 43), party = {}, now = new Date()) =>
    (await readChange(stay, to, party, now)).read.permission;
  assert.equal(await permission(stayOf(40, 44)), 'guest');
  assert.equal(await permission(stayOf(39, 43)), 'guest');
  assert.equal(await permission(stayOf(41, 44)), 'approval');
  assert.equal(await permission(undefined, { adults: 3 }), 'guest');
  assert.equal(await permission(stayOf(41, 44), { pets: 1 }), 'approval', 'the strictest counts');
  const late = new Date(Date.now() + 30 * 24 * 3_600_000);
  assert.equal(await permission(undefined, { adults: 3 }, late), 'approval');
  t.after(await setRules({ party: 'off', dates: 'guest' }));
  assert.equal(await permission(undefined, { adults: 3 }), 'off');
  assert.equal(await permission(stayOf(41, 44)), 'guest');
  const refused = await readChange(stay, stayOf(40, 43), { adults: 3 });
  assert.equal(await changeRefusal(refused), 'not_offered');
  // What the page showed must still be the rule.
  refused.args.p_change.permission = 'guest';
  assert.equal(await changeRefusal(refused), 'not_offered');
  await assert.rejects(
    database.query(`insert into public.shop_settings values ('change_pets', 'maybe')`),
  );
  assert.equal((await readStay(stay)).moves, 0);
});

test('a discount agreed for some nights isn’t the guest’s to keep for fewer: the host decides', async (t) => {
  t.after(await setRules({ dates: 'guest' }));
  const cabin = await createCabin(OPEN);
  const { reference } = await call<{ reference: string }>(manager, 'book_for_host', {
    p_request: await hostRequest(cabin.id, stayOf(40, 44), {
      adjustment: { cents: -15_000, reason: 'Four nights, our summer' },
      ...paidElsewhere,
    }),
  });
  const { id, token } = await readBookingRow(reference);
  const permission = async (to = stayOf(40, 44), party = {}) =>
    (await readChange({ id, token } as HeldStay, to, party)).read.permission;
  assert.equal(await permission(stayOf(40, 42)), 'approval');
  assert.equal(await permission(stayOf(50, 54)), 'approval');
  assert.equal(await permission(stayOf(40, 45)), 'guest', 'more nights cost what they cost');
  assert.equal(await permission(undefined, { adults: 3 }), 'guest');
});

test('the host approves at the agreed price, with the charge and letters of a move', async () => {
  const cabin = await createCabin(OPEN);
  const stay = await bookedStay(cabin.id, stayOf(40, 43));
  const asked = await changeStay(stay, stayOf(50, 54));
  assert.equal(asked.status, 'requested');
  assert.deepEqual((await readStay(stay)).check_in, day(40));
  const today = await call<{ change_requests: { reference: string }[] }>(manager, 'host_today', {});
  assert.ok(today.change_requests.some(({ reference }) => reference === stay.reference));
  const key = randomUUID();
  const approved = { ...answer(idOf(asked), true, 'See you then!'), p_key: key };
  const first = await call<{ charge_cents: number }>(manager, 'host_answer_change', approved);
  assert.equal(first.charge_cents, asked.money.chargeCents);
  assert.deepEqual(await call(manager, 'host_answer_change', approved), first, 'sent twice');
  const { check_in, check_out, open, moves } = await readStay(stay);
  assert.deepEqual(
    [check_in, check_out, open, moves],
    [day(50), day(54), asked.money.chargeCents, 1],
  );
  const [audit] = await database.query(
    `select action, after ->> 'reason' as reason from public.audit_log where subject = '${stay.reference}'`,
  );
  assert.deepEqual(audit, { action: 'approve_change', reason: 'See you then!' });
});

test('a request can be declined or withdrawn, and ends with a move, a cancellation or the arrival', async () => {
  const cabin = await createCabin(OPEN);
  const ask = async () => {
    const stay = await bookedStay(cabin.id, stayOf(40, 43));
    return { stay, asked: await changeStay(stay, stayOf(50, 53)) };
  };
  const endings: [string, (stay: HeldStay, id: string) => Promise<unknown>][] = [
    ['declined', (_, id) => call(manager, 'host_answer_change', answer(id, false, 'Full house'))],
    [
      'withdrawn',
      async ({ token }, p_change_id) =>
        expectData(await admin.rpc('withdraw_stay_change', { p_token: token, p_change_id })),
    ],
    ['withdrawn', (stay) => moveStay(manager, stay.reference, targetOf(cabin.id, stayOf(41, 44)))],
    ['withdrawn', (stay) => cancelStay(stay, stay.totalCents)],
    ['lapsed', () => lapse(new Date(Date.now() + 41 * 24 * 3_600_000))],
  ];
  for (const [status, end] of endings) {
    const { stay, asked } = await ask();
    await end(stay, idOf(asked));
    assert.equal((await readStay(stay)).change, status);
    assert.equal(
      await refusal(manager, 'host_answer_change', answer(idOf(asked), true)),
      'PT422 request_over',
    );
    const { total_cents: total, kept, status: booking } = await readStay(stay);
    if (booking === 'confirmed') await cancelStay(stay, Math.min(kept, total), new Date(), 'host');
  }
});

test('approving says what changed: the nights are gone, or cost something else', async () => {
  const cabin = await createCabin(OPEN);
  const stay = await bookedStay(cabin.id, stayOf(40, 43));
  const asked = await changeStay(stay, stayOf(50, 53));
  await changeCabin(cabin.id, { cleaning_fee: 9_999 });
  const approve = () => refusal(manager, 'host_answer_change', answer(idOf(asked), true));
  assert.equal(await approve(), 'PT422 price_changed');
  await holdStay(cabin.id, stayOf(52, 54));
  assert.match((await approve()) ?? '', /^PT422 nights_taken/);
  assert.equal((await readStay(stay)).change, 'requested');
});

test('approving still works after what the price doesn’t depend on has changed', async (t) => {
  const cabin = await createCabin(OPEN);
  const stay = await bookedStay(cabin.id, stayOf(40, 43));
  const asked = await changeStay(stay, stayOf(50, 53));
  await holdStay(cabin.id, stayOf(53, 55));
  await takeNights(cabin.id, stayOf(47, 50));
  await database.query(
    `update public.cabin_calendar set min_stay = 2, allows_check_in = false
     where cabin_id = '${cabin.id}' and day = '${day(51)}'`,
  );
  await changeCabin(cabin.id, { title: 'Renamed Cabin' });
  await database.query(
    `insert into public.shop_settings (key, value) values ('balance_days', '21')`,
  );
  t.after(() => database.query(`delete from public.shop_settings where key = 'balance_days'`));
  await call(manager, 'host_answer_change', answer(idOf(asked), true));
  const { check_in, total_cents } = await readStay(stay);
  assert.deepEqual([check_in, total_cents], [day(50), asked.totalCents]);
});

test('one open change at a time: a newer one replaces it, and money for the former goes back', async () => {
  const cabin = await createCabin(OPEN);
  const stay = await bookedStay(cabin.id, stayOf(40, 42));
  const first = await changeStay(stay, stayOf(40, 43));
  const session = await openCharge(stay, first.charge_id);
  const second = await changeStay(stay, stayOf(40, 44));
  assert.equal(second.status, 'awaiting_payment');
  assert.equal(await pay(session, first.money.chargeCents), 'cancelled_refunded');
  assert.equal(await payChange(stay, second), 'charge_paid');
  const { kept, check_out } = await readStay(stay);
  assert.deepEqual([kept, check_out], [second.totalCents, day(44)]);
});

test('sent again, the same form finds its change; another booking can’t use its id', async () => {
  const cabin = await createCabin(OPEN);
  const stay = await bookedStay(cabin.id, stayOf(40, 42));
  const other = await bookedStay(cabin.id, stayOf(60, 62));
  const change = await readChange(stay, stayOf(40, 42), { adults: 3 });
  const all = await Promise.all([1, 2, 3].map(() => expectChanged(change)));
  assert.deepEqual(
    all.map(({ status }) => status),
    ['done', 'done', 'done'],
  );
  assert.equal((await readStay(stay)).moves, 1);
  const stolen = await readChange(other, stayOf(60, 62), { adults: 3 });
  stolen.args.p_change.id = idOf(change);
  assert.equal(await changeRefusal(stolen), 'sent_before');
});

test('hostile input changes nothing', async () => {
  const cabin = await createCabin(OPEN);
  const elsewhere = await createCabin({ nightly_rate: 1000 });
  const stay = await bookedStay(cabin.id, stayOf(40, 43));
  const change = await readChange(stay, stayOf(40, 44));
  const { p_change } = change.args;
  const hostile = [
    { to: { ...p_change.to, check_out: day(46) } },
    { to: { ...p_change.to, adults: 400 } },
    { to: { ...p_change.to, check_in: 'now' } },
    { to: { ...p_change.to, check_in: day(0) } },
    { seen: { ...p_change.seen, due_cents: 1 } },
    { seen: { ...p_change.seen, moves: 7 } },
    { quote: {} },
    { quote: { ...p_change.quote, total_cents: 1 } },
  ];
  for (const input of hostile) {
    const sent = { ...change, args: { ...change.args, p_change: { ...p_change, ...input } } };
    const { error } = await sendChange(sent as Change);
    assert.equal(error?.code, 'PT422', JSON.stringify(input));
  }
  // Another cabin in the request is ignored: the stay stays in its own.
  const to = { ...p_change.to, cabin_id: elsewhere.id };
  await sendChange({
    ...change,
    args: { ...change.args, p_change: { ...p_change, to } },
  } as Change);
  const [row] = await database.query(
    `select cabin_id from public.bookings where id = '${stay.id}'`,
  );
  assert.equal(row?.cabin_id, cabin.id);
  const before = await readStay(stay);
  assert.deepEqual([before.moves, before.check_out], [0, day(43)]);
  const held = await holdStay(cabin.id, stayOf(80, 82));
  await assert.rejects(readChange(held, stayOf(80, 83)), /not_movable/);
  for (const body of ['', '{}', { token: stay.token }, { token: 'x', id: 1 }]) {
    const response = await callFunction('guest-change', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { apikey: process.env.SUPABASE_SECRET_KEY ?? '' },
    });
    assert.equal(response.status, 400);
  }
  const stranger = await callFunction('guest-change', { method: 'POST', body: '{}' });
  assert.ok(stranger.status === 401 || stranger.status === 403, `${stranger.status}`);
});

test('guest and host hear of every outcome, each once', async () => {
  const cabin = await createCabin(OPEN);
  const lettersOf = async (stay: HeldStay) => {
    await runMessages();
    await runMessages();
    return (await readStayMessages(stay)).filter(({ purpose }) =>
      /chang|moved|charge/.test(purpose),
    );
  };
  const own = await bookedStay(cabin.id, stayOf(40, 42));
  await clearMessages();
  await payChange(own, await changeStay(own, stayOf(40, 43)));
  const [toGuest, toHost, ...rest] = await lettersOf(own);
  assert.deepEqual(rest, []);
  assert.equal(toHost?.purpose, 'host-changed');
  assert.match(
    toHost?.body ?? '',
    /The guest changed this stay, as your settings allow\. It was Test Cabin, /,
  );
  assert.doesNotMatch(toHost?.body ?? '', /\/stay\//);
  assert.match(toGuest?.body ?? '', /You changed your booking .+, and it’s all set\./);

  const asked = await bookedStay(cabin.id, stayOf(60, 62));
  const first = await changeStay(asked, stayOf(61, 63));
  assert.match((await lettersOf(asked))[0]?.body ?? '', /The guest asks to change this stay to /);
  await call(manager, 'host_answer_change', answer(idOf(first), false, 'A wedding is on'));
  const declined = (await lettersOf(asked)).find(({ purpose }) => purpose === 'change-declined');
  assert.match(declined?.body ?? '', /I can’t make the change you asked for: [^]+A wedding is on/);
  const second = await changeStay(asked, stayOf(61, 63));
  await call(manager, 'host_answer_change', answer(idOf(second), true, 'Gladly'));
  const letters = await lettersOf(asked);
  assert.deepEqual(
    letters.map(({ purpose }) => purpose),
    ['booking-moved', 'change-declined', 'host-change-request'],
  );
  assert.match(letters[0]?.body ?? '', /Good news: I’ve made the change you asked for[^]+Gladly/);
});

test('the function makes what the page showed, and stops a flood', async () => {
  const cabin = await createCabin(OPEN);
  const stay = await bookedStay(cabin.id, stayOf(40, 43));
  const { args, read } = await readChange(stay, stayOf(40, 43), { adults: 3 });
  const send = (dueCents: number) =>
    callFunction('guest-change', {
      method: 'POST',
      body: JSON.stringify({
        token: stay.token,
        id: randomUUID(),
        to: { checkIn: day(40), checkOut: day(43), adults: 3, children: 0, pets: 0 },
        seen: { moves: 0, version: read.inputs.version, dueCents },
        permission: args.p_change.permission,
      }),
      headers: { apikey: process.env.SUPABASE_SECRET_KEY ?? '' },
    });
  const wrong = (await (await send(1)).json()) as { error: { message: string } };
  assert.equal(wrong.error.message, 'price_changed');
  assert.deepEqual(await (await send(0)).json(), { status: 'done' });
  const { adults, moves } = await readStay(stay);
  assert.deepEqual([adults, moves], [3, 1]);
  const most = RATE_LIMITS['guest-change'].limits[0]?.most ?? 0;
  const statuses = [];
  // A window of the limit may end meanwhile, but not two.
  while (statuses.at(-1) !== 429 && statuses.length < 2 * most) {
    statuses.push((await send(0)).status);
  }
  const allowed = statuses.slice(0, -1);
  assert.equal(statuses.at(-1), 429);
  assert.ok(allowed.length >= most - 2 && allowed.every((status) => status === 422), `${statuses}`);
});

const [RACES] = sized([12], [3]);

test(`two guests want the night between them: ${RACES} rounds, one has it`, async () => {
  const cabin = await createCabin(OPEN);
  for (let round = 0; round < RACES; round++) {
    const from = 20 + round * 8;
    const before = await bookedStay(cabin.id, stayOf(from, from + 2));
    const after = await bookedStay(cabin.id, stayOf(from + 3, from + 5));
    const changes = [
      await readChange(before, stayOf(from, from + 3)),
      await readChange(after, stayOf(from + 2, from + 5)),
    ];
    const sent = await Promise.all(changes.map(sendChange));
    const won = sent.filter(({ error }) => error === null).length;
    const codes = sent.flatMap(({ error }) => (error ? [error.message] : []));
    assert.equal(won, 1, codes.join());
    assert.deepEqual(codes, ['nights_taken']);
  }
  assert.deepEqual(await findOverlaps(), []);
});

test(`a guest’s change against the host’s own move: ${RACES} rounds, one is made`, async () => {
  const cabin = await createCabin(OPEN);
  const stay = await bookedStay(cabin.id, stayOf(40, 42));
  for (let round = 0; round < RACES; round++) {
    const { check_in: checkIn, moves } = await readStay(stay);
    const there = checkIn === day(40) ? stayOf(60, 62) : stayOf(40, 42);
    const here = checkIn === day(40) ? stayOf(40, 42) : stayOf(60, 62);
    const change = await readChange(stay, here, { adults: 1 + (round % 2) * 2 });
    const move = await readMove(manager, stay.reference, targetOf(cabin.id, there));
    const codes = await Promise.all([changeRefusal(change), moveRefusal(manager, move.args)]);
    const lost = codes.flatMap((code) => (code === null || code === 'none' ? [] : [code]));
    assert.deepEqual(
      lost.map((code) => code.replace('PT422 ', '')),
      ['booking_changed'],
    );
    assert.equal((await readStay(stay)).moves, moves + 1);
  }
});

test(`the payment of a change against the host’s own move or cancellation: ${RACES} rounds each`, async () => {
  const cabin = await createCabin(OPEN);
  for (let round = 0; round < RACES * 2; round++) {
    const stay = await bookedStay(cabin.id, stayOf(40, 42));
    const longer = await changeStay(stay, stayOf(40, 43));
    const session = await openCharge(stay, longer.charge_id);
    const move = await readMove(manager, stay.reference, targetOf(cabin.id, stayOf(60, 62)));
    const [paid] = await Promise.all([
      pay(session, longer.money.chargeCents),
      round % 2 === 0 ? moveRefusal(manager, move.args) : cancelStay(stay, stay.totalCents),
    ]);
    const end = await readStay(stay);
    if (end.status === 'confirmed' && end.check_in === day(40)) {
      assert.equal(paid, 'charge_paid');
      assert.deepEqual([end.check_out, end.kept], [day(43), longer.totalCents]);
    } else if (paid !== 'charge_paid') {
      assert.ok(paid === 'cancelled_refunded' || paid === 'change_refunded', paid);
      assert.equal(
        end.kept,
        end.status === 'confirmed' ? Math.min(stay.totalCents, end.total_cents) : 0,
      );
    }
    assert.equal(end.holds, 0);
    if (end.status === 'confirmed') await cancelStay(stay, end.kept, new Date(), 'host');
  }
  assert.deepEqual(await findOverlaps(), []);
});

const DAMAGE = 20_000;
const STEPS = [
  'change',
  'change',
  'party',
  'pay',
  'pay late',
  'lapse',
  'withdraw',
  'answer',
  'move',
  'cancel',
] as const;
const stepArbitrary = fc.record({
  work: fc.constantFrom(...STEPS),
  from: fc.integer({ min: 30, max: 40 }),
  nights: fc.integer({ min: 1, max: 8 }),
  adults: fc.integer({ min: 1, max: 4 }),
  pets: fc.integer({ min: 0, max: 2 }),
});

test('changes, payments, moves and cancellations in any order conserve money to the cent', async (t) => {
  t.after(await setRules({ dates: 'guest', pets: 'approval' }));
  await database.query(
    `insert into public.shop_settings (key, value) values ('damage_deposit', '${DAMAGE / 100}')`,
  );
  t.after(() => database.query(`delete from public.shop_settings where key = 'damage_deposit'`));
  await fc.assert(
    fc.asyncProperty(
      fc.array(stepArbitrary, { minLength: 3, maxLength: 9 }),
      fc.constantFrom(null, { deposit_cents: 5_000, balance_days: 20 }),
      async (steps, deposit) => {
        const cabin = await createCabin(OPEN);
        const stay = await bookedStay(cabin.id, stayOf(34, 37), deposit ? { deposit } : {});
        let last: {
          change: Awaited<ReturnType<typeof changeStay>>;
          session: string | null;
        } | null = null;
        for (const step of steps) {
          const now = await readStay(stay);
          if (now.status !== 'confirmed') break;
          const { work, adults, pets } = step;
          const current = stayOf(0, 1);
          Object.assign(current, { checkIn: now.check_in, checkOut: now.check_out });
          const wanted = stayOf(step.from, step.from + step.nights);
          if (work === 'change' || work === 'party') {
            const to = work === 'change' ? wanted : current;
            const party =
              work === 'party' ? { adults, pets } : { adults: now.adults, pets: now.pets };
            const change = await readChange(stay, to, party);
            const { data, error } = await sendChange(change);
            if (error) assert.equal(error.message, 'nothing_changed');
            else {
              const made = data as { status: string; charge_id: string | null };
              const session = made.charge_id && (await openCharge(stay, made.charge_id));
              last = { change: { ...change, ...made }, session };
            }
          }
          if ((work === 'pay' || work === 'pay late') && last?.session) {
            if (work === 'pay late') await lapse(new Date(Date.now() + LATER));
            await pay(last.session, last.change.money.chargeCents);
            last = null;
          }
          if (work === 'lapse') await lapse(new Date(Date.now() + LATER));
          if (work === 'withdraw' && last) {
            const p_change_id = idOf(last.change);
            expectData(
              await admin.rpc('withdraw_stay_change', { p_token: stay.token, p_change_id }),
            );
          }
          if (work === 'answer' && last?.change.status === 'requested') {
            const code = await refusal(
              manager,
              'host_answer_change',
              answer(idOf(last.change), true),
            );
            assert.ok(code === 'none' || code === 'PT422 request_over', code);
          }
          if (work === 'move' && now.check_in !== addDays(wanted.checkIn, 20)) {
            const to = targetOf(cabin.id, stayOf(step.from + 20, step.from + 20 + step.nights));
            await moveStay(manager, stay.reference, to);
          }
          if (work === 'cancel') await cancelStay(stay, now.kept);
          const after = await readStay(stay);
          const [sums] = await database.query(
            `select coalesce(sum(p.paid_cents), 0)::integer as paid, coalesce(sum((
               select sum(r.amount_cents) from public.refunds r where r.payment_id = p.id and r.status <> 'failed'
             )), 0)::integer as back,
               (select public.held_damage_cents(b) from public.bookings b where b.id = '${stay.id}') as held, (
                 select coalesce(sum(f.cents), 0) from public.money_figures f where f.booking_id = '${stay.id}'
               ) as earned
             from public.payments p where p.booking_id = '${stay.id}' and p.status = 'paid'`,
          );
          assert.ok(Number(sums?.back) <= Number(sums?.paid), 'never more goes back than was paid');
          assert.equal(after.kept, Number(sums?.paid) - Number(sums?.back));
          assert.equal(
            Number(sums?.earned),
            after.kept - Number(sums?.held),
            'no deposit is earned',
          );
          if (after.status === 'confirmed' && !deposit) assert.equal(sums?.held, DAMAGE);
          const waiting = after.change === 'awaiting_payment';
          const [held] = await database.query(
            `select coalesce(sum(amount_cents), 0)::integer as cents from public.booking_charges
             where booking_id = '${stay.id}' and kind = 'change' and status = 'open'`,
          );
          assert.equal(
            Number(held?.cents) > 0,
            waiting,
            'a charge as long as a change waits for it',
          );
          if (!waiting) assert.equal(after.holds, 0, 'no night is held for nothing');
          if (after.status === 'confirmed') {
            assert.equal(after.kept + after.open - Number(held?.cents), after.total_cents);
          } else assert.equal(after.kept, 0, 'in time, all of it goes back');
        }
        assert.deepEqual(await findOverlaps(), []);
      },
    ),
    { numRuns: sized([40], [15])[0] },
  );
});
