import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, stayOf, takeNights } from './support/cabins.ts';
import { setEnvironment } from './support/environment.ts';
import {
  clearMessages,
  holdStay,
  namesOf,
  pay,
  readStayMessages,
  runMessages,
  type HeldStay,
} from './support/guest-bookings.ts';
import { hostRequest, paidElsewhere, readBookingRow } from './support/host-books.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { bookingBody, expectRefusal, post, readVersion, sendBooking } from './support/requests.ts';
import { call, refusal, signInAs } from './support/staff.ts';
import { countStays } from './support/stays.ts';
import { agreeToTexts } from './support/texts.ts';

const owner = await signInAs('owner');
const manager = await signInAs('manager');
const HOUR_MS = 3_600_000;
const LESS = { cents: -5_000, reason: 'Returning guest' };

const book = async (request: object, who = owner) =>
  (await call<{ reference: string }>(who, 'book_for_host', { p_request: request })).reference;

const askToPay = (token: string, rest: object = {}) =>
  post('stay-payment', { token, terms_accepted: true, ...rest });
async function openPage(token: string, rest: object = {}): Promise<string> {
  const response = await askToPay(token, rest);
  assert.equal(response.status, 200, await response.clone().text());
  const { url } = (await response.json()) as { url: string };
  return url.split('/').at(-1) ?? '';
}
const paymentsOf = async (id: string) =>
  expectData(
    await admin
      .from('payments')
      .select('provider, status, amount_cents, method, note, charge_id')
      .eq('booking_id', id)
      .order('created_at'),
  );

test('a booking by phone is held as long as agreed, with the price change as a line, and paid by link', async () => {
  const cabin = await createCabin();
  await clearMessages();
  const request = await hostRequest(cabin.id, stayOf(4, 7), { adjustment: LESS, note: 'Window' });
  const before = Date.now();
  const reference = await book(request);
  const row = await readBookingRow(reference);
  assert.deepEqual(
    [row.status, row.made_by, row.terms_accepted_at, row.total_cents],
    ['held', 'host', null, request.quote.total_cents],
  );
  const ends = Date.parse(row.hold_expires_at ?? '');
  assert.ok(ends >= before + 24 * HOUR_MS && ends <= Date.now() + 24 * HOUR_MS);
  type Page = {
    quote: { lines: { code: string; label: string; amount_cents: number }[] };
    booking: { guest_token: string };
    notes: { text: string }[];
  };
  const page = await call<Page>(manager, 'host_booking', { p_reference: reference });
  assert.deepEqual(
    page.quote.lines.find(({ code }) => code === 'adjustment')?.amount_cents,
    -5_000,
  );
  assert.equal(page.booking.guest_token, row.token);
  assert.deepEqual(
    page.notes.map(({ text }) => text),
    ['Window'],
  );

  const booked = { id: row.id } as HeldStay;
  await runMessages();
  const [message] = await readStayMessages(booked);
  assert.ok(message);
  assert.equal(message.purpose, 'payment-link');
  assert.match(message.body, new RegExp(`/stay/${row.token}`));
  assert.match(message.body, /Returning guest: -\$50\.00/);

  const refused = await expectRefusal(await askToPay(row.token, { terms_accepted: false }), 422);
  assert.equal(refused.code, 'terms_needed');
  const session = await openPage(row.token);
  assert.equal(await openPage(row.token), session, 'one page however often it is asked for');
  assert.equal(await pay(session, row.total_cents), 'confirmed');
  const paid = await readBookingRow(reference);
  assert.equal(paid.status, 'confirmed');
  assert.notEqual(paid.terms_accepted_at, null);
  assert.equal((await expectRefusal(await askToPay(row.token), 409)).code, 'not_payable');
});

test('no text goes to a guest who never consented, and one to a guest who did', async (t) => {
  setEnvironment(t, { HASH_KEY: 'a key of twenty characters' });
  const cabin = await createCabin();
  for (const hasConsented of [false, true]) {
    await clearMessages();
    const from = hasConsented ? 10 : 4;
    const request = await hostRequest(cabin.id, stayOf(from, from + 2));
    if (hasConsented) await agreeToTexts(request.guest_phone);
    const { id } = await readBookingRow(await book(request));
    await runMessages();
    assert.deepEqual(
      namesOf(await readStayMessages({ id } as HeldStay)),
      hasConsented ? ['payment-link email', 'payment-link text'] : ['payment-link email'],
    );
  }
});

test('paid elsewhere is confirmed at once, and no provider is ever asked to refund it', async () => {
  const cabin = await createCabin();
  const request = await hostRequest(cabin.id, stayOf(60, 63), paidElsewhere);
  const reference = await book(request);
  const row = await readBookingRow(reference);
  assert.equal(row.status, 'confirmed');
  assert.deepEqual(await paymentsOf(row.id), [
    {
      provider: 'offline',
      status: 'paid',
      amount_cents: row.total_cents,
      method: 'check',
      note: 'No. 1042',
      charge_id: null,
    },
  ]);
  await call(owner, 'host_cancel', {
    p_reference: reference,
    p_expected_refund_cents: row.total_cents,
    p_reason: 'The guest called',
  });
  const refunds = await database.query(
    `select r.status, r.amount_cents from public.refunds r
     join public.payments p on p.id = r.payment_id where p.booking_id = '${row.id}'`,
  );
  assert.deepEqual(refunds, [{ status: 'by_hand', amount_cents: row.total_cents }]);
  await runMessages();
  const messages = await readStayMessages({ id: row.id } as HeldStay);
  const told = messages.find(({ purpose }) => purpose === 'booking-cancelled');
  assert.match(told?.body ?? '', /I’ll send back the way you paid it/);
  const later = new Date(Date.now() + 48 * HOUR_MS).toISOString();
  const claimed = expectData(await admin.rpc('claim_refunds', { p_limit: 100, p_now: later }));
  assert.ok(!claimed.some(({ provider }) => provider === 'offline'));
});

test('refusals: taken nights, another price, no price, a hold too long', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  await holdStay(cabin.id, stayOf(5, 8));
  const free = await hostRequest(cabin.id, stayOf(20, 22));
  const refusals: [string, object][] = [
    [
      'dates_taken',
      {
        ...free,
        check_in: stayOf(6, 9).checkIn,
        check_out: stayOf(6, 9).checkOut,
        quote: { ...free.quote, check_in: stayOf(6, 9).checkIn, check_out: stayOf(6, 9).checkOut },
      },
    ],
    ['quote_changed', { ...free, version: 'another' }],
    ['quote_changed', { ...free, quote: undefined }],
    ['bad_change', { ...free, hold_hours: 169 }],
    ['bad_change', { ...free, hold_hours: 0 }],
    ['bad_change', { ...free, adults: 99 }],
    ['bad_change', { ...free, guest_phone: '5550134' }],
    ['bad_change', { ...free, guest_phone: '+1479223456' }],
    ['bad_change', { ...free, guest_phone: '+47\u202a92234567' }],
    ...['Ada\r\nBcc: all@example.com', 'Ada\tB', 'Ada\u202eB', 'Ada\u200bB', 'Ada\u0085B', ''].map(
      (guest_name): [string, object] => ['bad_change', { ...free, guest_name }],
    ),
    ...[
      'ada@example.com\r\nBcc: all@example.com',
      'ada@exam\u200bple.com',
      'ada@example.com,all@example.com',
      'ada',
      `${'x'.repeat(250)}@example.com`,
    ].map((guest_email): [string, object] => ['bad_change', { ...free, guest_email }]),
    ['bad_change', { ...free, minimum_stay_reason: 'x'.repeat(201) }],
    ['bad_change', { ...free, made_by: 'guest' }],
    ['bad_change', { ...free, ...paidElsewhere, method: 'shells' }],
    ['unknown_cabin', { ...free, cabin_id: randomUUID() }],
  ];
  for (const [code, request] of refusals) {
    assert.equal(await refusal(owner, 'book_for_host', { p_request: request }), `PT422 ${code}`);
  }
  assert.equal(await countStays(cabin.id), 1, 'nothing was left behind');
});

test('the same form sent again is one booking, even when its nights are sold out by itself', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  const request = await hostRequest(cabin.id, stayOf(4, 6));
  const reference = await book(request);
  const { quote: _, version: __, ...bare } = request;
  assert.equal(await book(request), reference);
  assert.equal(await book(bare), reference);
  const other = { ...request, adults: 1 };
  assert.equal(await refusal(owner, 'book_for_host', { p_request: other }), 'PT422 already_booked');
});

test('a hold of the host outlasts its payment pages, is freed after its time, and can be extended until then', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  const stay = stayOf(8, 10);
  const reference = await book(await hostRequest(cabin.id, stay, { hold_hours: 2 }));
  const { id, token } = await readBookingRow(reference);
  const session = await openPage(token);
  const event = { event_id: `evt_${randomUUID()}`, type: 'checkout.session.expired' };
  expectData(
    await admin.rpc('close_payment', {
      p_session_id: session,
      p_status: 'expired',
      p_event: event,
    }),
  );
  assert.equal((await readBookingRow(reference)).status, 'pending_payment');
  assert.notEqual(await openPage(token), session, 'another page');
  await call(manager, 'host_hold', { p_reference: reference, p_hours: 3 });
  const after = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
  await admin.rpc('expire_holds', { p_now: after(2.5) });
  assert.equal((await readBookingRow(reference)).status, 'pending_payment');
  await admin.rpc('expire_holds', { p_now: after(3.1) });
  assert.equal((await readBookingRow(reference)).status, 'expired');
  const again = { p_reference: reference, p_hours: 3 };
  assert.equal(await refusal(manager, 'host_hold', again), 'PT422 hold_over');
  assert.equal(await countStays(cabin.id), 0);
  assert.equal((await paymentsOf(id)).length, 2);
});

test('a new deadline is sent to the guest; once the hold is paid, no email asks for money', async () => {
  const cabin = await createCabin();
  await clearMessages();
  const reference = await book(await hostRequest(cabin.id, stayOf(8, 10), { hold_hours: 2 }));
  const { id } = await readBookingRow(reference);
  await runMessages();
  await call(manager, 'host_hold', { p_reference: reference, p_hours: 48 });
  await runMessages();
  const asked = (await readStayMessages({ id } as HeldStay)).filter(
    ({ purpose }) => purpose === 'payment-link',
  );
  assert.equal(new Set(asked.map(({ body }) => body)).size, 2);
  await call(owner, 'host_record_offline_payment', {
    p_reference: reference,
    p_charge_id: null,
    p_method: 'cash',
    p_note: '',
  });
  await runMessages();
  const messages = await readStayMessages({ id } as HeldStay);
  const names = namesOf(messages, 'queued');
  assert.ok(names.includes('booking-confirmed email'));
  assert.ok(!names.includes('payment-link email'));
});

test('holds of the host are not counted among the unpaid nights of visitors and give way to nobody', async () => {
  const cabin = await createCabin();
  const reference = await book(await hostRequest(cabin.id, stayOf(12, 20)));
  const { id } = await readBookingRow(reference);
  const counted = expectData(await admin.rpc('unpaid_holds', { p_now: new Date().toISOString() }));
  assert.ok(!counted.some(({ booking_id }) => booking_id === id));
  await openPage((await readBookingRow(reference)).token);
  const still = expectData(await admin.rpc('unpaid_holds', { p_now: new Date().toISOString() }));
  assert.ok(!still.some(({ booking_id }) => booking_id === id));
});

test('a held booking is marked as paid elsewhere, and a card payment that comes after goes back', async () => {
  const cabin = await createCabin();
  const reference = await book(await hostRequest(cabin.id, stayOf(30, 32)));
  const { token, total_cents, id } = await readBookingRow(reference);
  const session = await openPage(token);
  await call(owner, 'host_record_offline_payment', {
    p_reference: reference,
    p_charge_id: null,
    p_method: 'cash',
    p_note: '',
  });
  assert.equal((await readBookingRow(reference)).status, 'confirmed');
  assert.equal(await pay(session, total_cents), 'second_refunded');
  const refunds = await database.query(
    `select r.status from public.refunds r join public.payments p on p.id = r.payment_id where p.booking_id = '${id}'`,
  );
  assert.deepEqual(refunds, [{ status: 'queued' }]);
});

test('a visitor and the host want the same nights: 20 rounds, one winner each', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  for (let round = 0; round < 20; round += 1) {
    const stay = stayOf(10 + 3 * round, 12 + 3 * round);
    const request = await hostRequest(cabin.id, stay);
    const body = bookingBody(cabin.id, stay, request.quote.total_cents);
    const guest = sendBooking(body);
    const host = refusal(owner, 'book_for_host', { p_request: request });
    const [answered, told] = await Promise.all([guest, host]);
    const winners = [answered.status === 201, told === 'none'].filter(Boolean);
    assert.equal(winners.length, 1, `${answered.status} and ${told}`);
    if (told !== 'none') assert.match(told, /dates_taken/);
    assert.equal(await countStays(cabin.id), round + 1);
  }
});

test('a block takes the nights before the host books them', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  const request = await hostRequest(cabin.id, stayOf(4, 6));
  await takeNights(cabin.id, stayOf(5, 7));
  assert.equal(await refusal(owner, 'book_for_host', { p_request: request }), 'PT422 dates_taken');
});

test('a guest from abroad without an email address is booked; no email is written to him, the host has the link', async (t) => {
  setEnvironment(t, { HASH_KEY: 'a key of twenty characters' });
  const cabin = await createCabin();
  await clearMessages();
  const contact = { guest_email: null, guest_phone: '+4792234567', guest_name: '李' };
  const reference = await book(await hostRequest(cabin.id, stayOf(4, 7), contact));
  const { id, token, total_cents } = await readBookingRow(reference);
  type Page = { booking: { guest_token: string; guest_phone: string; guest_email: null } };
  const page = await call<Page>(manager, 'host_booking', { p_reference: reference });
  assert.equal(page.booking.guest_token, token);
  assert.deepEqual([page.booking.guest_phone, page.booking.guest_email], ['+4792234567', null]);

  const tell = async () => {
    await runMessages();
    return (await readStayMessages({ id } as HeldStay)).filter(
      ({ purpose }) => !purpose.startsWith('host-'),
    );
  };
  assert.deepEqual(await tell(), []);
  assert.equal(await pay(await openPage(token), total_cents), 'confirmed');
  assert.deepEqual(await tell(), []);
  await call(owner, 'host_charge', {
    p_reference: reference,
    p_amount_cents: 5_000,
    p_label: 'Firewood',
    p_reason: '',
  });
  await call(owner, 'host_reply', { p_reference: reference, p_text: 'Welcome' });
  assert.deepEqual(await tell(), []);
  await call(owner, 'host_cancel', {
    p_reference: reference,
    p_reason: 'The guest called',
    p_how: 'full',
    p_expected_refund_cents: total_cents,
  });
  assert.deepEqual(await tell(), []);
  const waiting = await database.query(
    `select 1 from public.booking_events where booking_id = '${id}' and handled_at is null
     union all select 1 from public.guest_messages where booking_id = '${id}' and told_at is null`,
  );
  assert.deepEqual(waiting, [], 'all is done, nothing is tried again');
  const [told] = (await readStayMessages({ id } as HeldStay)).filter(
    ({ purpose }) => purpose === 'host-confirmed',
  );
  assert.match(told?.body ?? '', /Email: none, so call them\nPhone: \(\+47\) 92 23 45 67/);
});

test('a guest without an email address who agreed to texts gets those', async (t) => {
  setEnvironment(t, { HASH_KEY: 'a key of twenty characters' });
  const cabin = await createCabin();
  await clearMessages();
  const request = await hostRequest(cabin.id, stayOf(4, 6), { guest_email: null });
  await agreeToTexts(request.guest_phone);
  const { id } = await readBookingRow(await book(request));
  await runMessages();
  assert.deepEqual(namesOf(await readStayMessages({ id } as HeldStay)), ['payment-link text']);
});

test('a visitor’s booking has an email address', async () => {
  const cabin = await createCabin();
  const reference = await book(await hostRequest(cabin.id, stayOf(4, 6), { guest_email: null }));
  await assert.rejects(
    database.query(
      `update public.bookings set made_by = 'guest', terms_accepted_at = now() where reference = '${reference}'`,
    ),
    /bookings_guests_have_email/,
  );
});

test('the minimum stay gives way to a reason, which is kept and audited; a taken night never does', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  const request = await hostRequest(cabin.id, stayOf(4, 6));
  await database.query(
    `update public.cabin_calendar set min_stay = 3 where cabin_id = '${cabin.id}' and day = '${stayOf(4, 6).checkIn}'`,
  );
  const short = { ...request, version: await readVersion(cabin.id, stayOf(4, 6)) };
  for (const minimum_stay_reason of [undefined, null, '', ' x ']) {
    const refused = await refusal(owner, 'book_for_host', {
      p_request: { ...short, minimum_stay_reason },
    });
    assert.equal(refused, 'PT422 minimum_stay');
  }
  const reason = 'Between two stays, nobody else can take them';
  const reference = await book({ ...short, minimum_stay_reason: reason });
  const page = await call<{ booking: { minimum_stay_reason: string } }>(owner, 'host_booking', {
    p_reference: reference,
  });
  assert.equal(page.booking.minimum_stay_reason, reason);
  const [entry] = await database.query(
    `select after ->> 'minimum_stay_reason' as reason from public.audit_log where action = 'book' and subject = '${reference}'`,
  );
  assert.equal(entry?.reason, reason);
  const again = { ...short, key: randomUUID(), minimum_stay_reason: reason };
  assert.equal(await refusal(owner, 'book_for_host', { p_request: again }), 'PT422 dates_taken');
});

test('a cabin that sleeps 22 is booked by hand for 22, and for no more', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin({ max_guests: 22 });
  const request = await hostRequest(cabin.id, stayOf(4, 6));
  assert.equal(
    await refusal(owner, 'book_for_host', { p_request: { ...request, adults: 21, children: 2 } }),
    'PT422 bad_change',
  );
  await book({ ...request, adults: 21, children: 1 });
});
