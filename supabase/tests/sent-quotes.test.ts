import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { z } from 'zod';
import { priceHostStay } from '../../lib/domain/pricing/host-price.ts';
import { RATE_LIMITS } from '../../lib/http/rate-limits.ts';
import { quoteInputsSchema } from '../../lib/schemas/quote-inputs.ts';
import { callRpc } from '../../lib/supabase/call-rpc.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { readSentQuote } from '../../lib/supabase/sent-quote-row.ts';
import { admin, anon, callFunction, database } from './support/backend.ts';
import {
  changeCabin,
  changeDay,
  createCabin,
  createDeal,
  createPromotion,
  stayOf,
  takeNights,
  type CabinRow,
} from './support/cabins.ts';
import { day } from './support/clock.ts';
import {
  askQuote,
  bookingBody,
  expectBooked,
  expectRefusal,
  NOBODY,
  post,
  quoteBody,
  sendBooking,
} from './support/requests.ts';
import { pay } from './support/guest-bookings.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { call, refusal, signInAs, type Signed } from './support/staff.ts';

const owner = await signInAs('owner');
const cleaner = await signInAs('cleaner');
const STAY = stayOf(10, 13);
const LESS = { cents: -5_000, reason: 'Returning guest' };
const savedSchema = z.object({ token: z.string().regex(/^[\da-f]{32}$/) });
const sentSchema = savedSchema.extend({ holdsUntil: z.string(), isEmailed: z.boolean() });

let networks = 0;
const newNetwork = () => ({ 'X-Forwarded-For': `10.77.${++networks >> 8}.${networks & 255}` });

async function saveQuote(body: object): Promise<string> {
  const response = await post('save-quote', body, newNetwork());
  const text = await response.text();
  assert.equal(response.status, 201, text);
  return savedSchema.parse(JSON.parse(text)).token;
}

const wanted = (cabinId: string, rest: object = {}) => ({
  cabinId,
  ...STAY,
  adults: 2,
  children: 0,
  pets: 0,
  promoCode: undefined as string | undefined,
  minimumStayReason: null,
  adjustment: LESS,
  ...rest,
});

/** What the function answers the site, called in the name of a member. */
async function sendAs(who: Signed | null, body: object): Promise<Record<string, unknown>> {
  const response = await callFunction('host-send-quote', {
    method: 'POST',
    headers: {
      apikey: process.env.SUPABASE_SECRET_KEY ?? '',
      ...(who && { Authorization: `Bearer ${who.token}` }),
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}

const form = (
  cabin: CabinRow,
  expectedTotalCents: number,
  rest: object = {},
  stay: object = {},
) => ({
  key: randomUUID(),
  stay: wanted(cabin.id, stay),
  expectedTotalCents,
  holdHours: 48,
  guestName: null,
  email: null,
  ...rest,
});

const newCabin = (rest: object = {}) =>
  createCabin({ nightly_rate: 20_000, cleaning_fee: 10_000, ...rest });

const sendQuote = async (cabin: CabinRow, rest: object = {}, stay: object = {}) =>
  sentSchema.parse(await sendAs(owner, form(cabin, await hostTotal(cabin, stay), rest, stay)));

/** What the console shows. */
async function hostTotal(cabin: CabinRow, stay: object = {}): Promise<number> {
  const asked = wanted(cabin.id, stay);
  const inputs = await callRpc(
    admin,
    'quote_inputs',
    {
      p_cabin_id: cabin.id,
      p_check_in: asked.checkIn,
      p_check_out: asked.checkOut,
      ...(asked.promoCode && { p_promo_code: asked.promoCode }),
    },
    quoteInputsSchema,
  );
  const priced = priceHostStay(inputs, asked, new Date());
  return priced.ok ? priced.quote.totalCents : 0;
}

const adjustmentOf = (quote: { lines: { code: string; amount_cents: number }[] }) =>
  quote.lines.find(({ code }) => code === 'adjustment')?.amount_cents;

const withQuote = (cabin: CabinRow, token: string, rest: object = {}) =>
  quoteBody(cabin.id, STAY, { quote_id: token, ...rest });

const expire = (token: string) =>
  database.query(
    `update public.quotes set holds_until = now() - interval '1 second' where token = '${token}'`,
  );

test('a guest’s quote is stored as the server priced it, under a token nobody can guess', async () => {
  const cabin = await newCabin({ pet_fee: 3_000 });
  const body = quoteBody(cabin.id, STAY, { pets: 1 });
  const { quote } = await askQuote(body);
  const token = await saveQuote(body);
  assert.notEqual(token, await saveQuote(body));
  const stored = await readSentQuote(admin, token);
  assert.deepEqual(stored?.quote.lines.length, quote.lines.length);
  assert.deepEqual(
    [stored?.quote.totalCents, stored?.holdsUntil, stored?.guestName, stored?.party],
    [quote.total_cents, null, null, { adults: 2, children: 0, pets: 1 }],
  );
  const [row] = await database.query(
    `select inputs_version, made_by from public.quotes where token = '${token}'`,
  );
  assert.match(String(row?.inputs_version), /^[\da-f]{32}$/);
  assert.equal(row?.made_by, 'guest');
});

test('a guest’s quote promises nothing: the current price counts', async () => {
  const cabin = await newCabin();
  const token = await saveQuote(quoteBody(cabin.id, STAY));
  const before = await askQuote(withQuote(cabin, token));
  await changeCabin(cabin.id, { nightly_rate: 25_000 });
  const { quote } = await askQuote(withQuote(cabin, token));
  assert.ok(quote.total_cents > before.quote.total_cents);
  const stale = bookingBody(cabin.id, STAY, before.quote.total_cents, { quote_id: token });
  assert.equal((await expectRefusal(await sendBooking(stale), 409)).code, 'price_changed');
});

test('a code and a live deal stay with the quote; unused ones aren’t stored', async () => {
  const cabin = await newCabin();
  const code = await createPromotion([day(0), day(60)]);
  const deal = await createDeal(cabin.id);
  const stay = stayOf(10, 14);
  const body = quoteBody(cabin.id, stay, { promo_code: code, deal_id: deal });
  const stored = await readSentQuote(admin, await saveQuote(body));
  assert.deepEqual([stored?.promoCode, stored?.dealId], [code, deal]);
  const wrong = { promo_code: 'NOPE', deal_id: NOBODY };
  const plain = await readSentQuote(admin, await saveQuote(quoteBody(cabin.id, stay, wrong)));
  assert.deepEqual([plain?.promoCode, plain?.dealId], [null, null]);
});

test('only what can be sold is stored, and nothing that the body says of the price', async () => {
  const cabin = await newCabin({ max_guests: 4 });
  const taken = stayOf(20, 22);
  await takeNights(cabin.id, taken);
  const refusals: [number, object][] = [
    [404, quoteBody(NOBODY, STAY)],
    [422, quoteBody(cabin.id, taken)],
    [422, quoteBody(cabin.id, stayOf(-3, 2))],
    [422, quoteBody(cabin.id, STAY, { adults: 5 })],
    [400, quoteBody(cabin.id, STAY, { total_cents: 1 })],
    [400, quoteBody(cabin.id, STAY, { holds_until: '2099-01-01T00:00:00Z' })],
    [400, quoteBody(cabin.id, STAY, { made_by: 'host' })],
    [400, quoteBody(cabin.id, STAY, { guest_name: 'June' })],
    [400, quoteBody(cabin.id, STAY, { adjustment: { cents: -100, reason: 'Mine' } })],
    [400, quoteBody(cabin.id, STAY, { quote_id: 'a'.repeat(32) })],
    [400, quoteBody("'; drop table quotes; --", STAY)],
  ];
  for (const [status, body] of refusals) {
    await expectRefusal(await post('save-quote', body, newNetwork()), status);
  }
  const rows = await database.query(`select 1 from public.quotes where cabin_id = '${cabin.id}'`);
  assert.equal(rows.length, 0);
});

test('one network stores only so many', async () => {
  const cabin = await newCabin();
  const network = newNetwork();
  const [perMinute] = RATE_LIMITS['quote-new'].limits;
  for (let i = 0; i < (perMinute?.most ?? 0); i++) {
    const response = await post('save-quote', quoteBody(cabin.id, STAY), network);
    assert.equal(response.status, 201);
    await response.body?.cancel();
  }
  const refused = await post('save-quote', quoteBody(cabin.id, STAY), network);
  assert.equal((await expectRefusal(refused, 429)).code, 'too_many_requests');
  await saveQuote(quoteBody(cabin.id, STAY));
});

test('the host’s quote is booked at its price, whatever became of rates, taxes and its code', async () => {
  const cabin = await newCabin();
  const { token, isEmailed } = await sendQuote(cabin, { guestName: 'June Carter' });
  assert.equal(isEmailed, false);
  const first = await askQuote(withQuote(cabin, token));
  assert.equal(adjustmentOf(first.quote), LESS.cents);
  await changeCabin(cabin.id, { nightly_rate: 90_000, cleaning_fee: 55_000 });
  const later = await askQuote(withQuote(cabin, token));
  assert.deepEqual(later, first);
  assert.equal(
    Date.parse(later.quote.expires_at),
    Date.parse((await readSentQuote(admin, token))?.holdsUntil ?? ''),
  );
  const body = bookingBody(cabin.id, STAY, later.quote.total_cents, { quote_id: token });
  const booking = await expectBooked(await sendBooking(body));
  const row = expectData(
    await admin
      .from('bookings')
      .select('quote, total_cents')
      .eq('reference', booking.reference)
      .single(),
  );
  assert.equal(row.total_cents, first.quote.total_cents);
  assert.equal(adjustmentOf(row.quote as typeof first.quote), LESS.cents);
  const [page] = await database.query(
    `select cancel_url from public.test_payment_pages where reference = '${booking.reference}'`,
  );
  assert.equal(new URL(String(page?.cancel_url)).searchParams.get('quote'), token);
  await database.query(`delete from public.quotes where token = '${token}'`);
  const [left] = await database.query(
    `select sent_quote_id from public.bookings where reference = '${booking.reference}'`,
  );
  assert.deepEqual(left, { sent_quote_id: null });
});

test('its price counts for no other cabin, dates, party or code, and not for a made-up one', async () => {
  const cabin = await newCabin();
  const other = await newCabin();
  const { token } = await sendQuote(cabin);
  const code = await createPromotion([day(0), day(60)]);
  const bodies: object[] = [
    quoteBody(other.id, STAY, { quote_id: token }),
    quoteBody(cabin.id, stayOf(10, 14), { quote_id: token }),
    quoteBody(cabin.id, stayOf(9, 13), { quote_id: token }),
    quoteBody(cabin.id, stayOf(11, 14), { quote_id: token }),
    withQuote(cabin, token, { adults: 3 }),
    withQuote(cabin, token, { adults: 1 }),
    withQuote(cabin, token, { adults: 1, children: 1 }),
    withQuote(cabin, token, { pets: 1 }),
    withQuote(cabin, token, { promo_code: code }),
    withQuote(cabin, 'a'.repeat(32)),
  ];
  for (const body of bodies) {
    const { quote_id: _, ...plain } = body as { quote_id: string };
    const [asked, usual] = [await post('quote', body), await post('quote', plain)];
    const [got, expected] = (await Promise.all([asked.json(), usual.json()])) as {
      quote?: { total_cents: number; lines: never[] };
    }[];
    assert.equal(got?.quote?.total_cents, expected?.quote?.total_cents, JSON.stringify(body));
    assert.equal(got?.quote && adjustmentOf(got.quote), undefined);
  }
  const { quote } = await askQuote(withQuote(cabin, token));
  for (const changed of [
    { adults: 4 },
    { check_out: day(14) },
    { cabin_id: other.id },
    { quote_id: 'b'.repeat(32) },
  ]) {
    const body = bookingBody(cabin.id, STAY, quote.total_cents, { quote_id: token, ...changed });
    const refused = await expectRefusal(await sendBooking(body), 409);
    assert.equal(refused.code, 'price_changed');
  }
  for (const bad of ['', 'x', `${token}0`, token.toUpperCase().replace(/\d/g, 'G'), 1, null]) {
    await expectRefusal(await post('quote', withQuote(cabin, bad as string)), 400);
  }
});

test('after it expires the current price counts, and a booking at the old one is told so', async () => {
  const cabin = await newCabin();
  const { token } = await sendQuote(cabin);
  const held = await askQuote(withQuote(cabin, token));
  await expire(token);
  const { quote } = await askQuote(withQuote(cabin, token));
  assert.equal(adjustmentOf(quote), undefined);
  const body = bookingBody(cabin.id, STAY, held.quote.total_cents, { quote_id: token });
  const refused = await expectRefusal(await sendBooking(body), 409);
  assert.equal(refused.code, 'price_changed');
});

test('nights are not held: taken ones are refused although the price still holds', async () => {
  const cabin = await newCabin();
  const { token } = await sendQuote(cabin);
  const { quote } = await askQuote(withQuote(cabin, token));
  await takeNights(cabin.id, stayOf(11, 12));
  await expectRefusal(await post('quote', withQuote(cabin, token)), 422);
  const body = bookingBody(cabin.id, STAY, quote.total_cents, { quote_id: token });
  assert.equal((await expectRefusal(await sendBooking(body), 409)).code, 'dates_unavailable');
});

test('a cabin off sale, or too small by now, sells no quote either', async () => {
  const cabin = await newCabin({ max_guests: 4 });
  const { token } = await sendQuote(cabin, {}, { adults: 4 });
  await changeCabin(cabin.id, { max_guests: 3 });
  await expectRefusal(await post('quote', withQuote(cabin, token, { adults: 4 })), 422);
  await changeCabin(cabin.id, { max_guests: 4, live: false });
  await expectRefusal(await post('quote', withQuote(cabin, token, { adults: 4 })), 404);
});

test('a minimum stay that the host sets aside is set aside for this quote alone, and kept with the booking', async () => {
  const cabin = await newCabin();
  await changeDay(cabin.id, STAY.checkIn, { min_stay: 5 });
  const reason = { minimumStayReason: 'Gap between two stays', adjustment: null };
  const { token } = await sendQuote(cabin, {}, reason);
  await expectRefusal(await post('quote', quoteBody(cabin.id, STAY)), 422);
  const { quote } = await askQuote(withQuote(cabin, token));
  const body = bookingBody(cabin.id, STAY, quote.total_cents, { quote_id: token });
  const { reference } = await expectBooked(await sendBooking(body));
  const row = expectData(
    await admin.from('bookings').select('minimum_stay_reason').eq('reference', reference).single(),
  );
  assert.equal(row.minimum_stay_reason, 'Gap between two stays');
});

test('a code that the quote was made with counts, even once it is removed', async () => {
  const cabin = await newCabin();
  const code = await createPromotion([day(0), day(60)]);
  const stay = stayOf(10, 14);
  const { token } = await sendQuote(cabin, {}, { ...stay, promoCode: code });
  await database.query(`delete from public.promotions where code = '${code}'`);
  const asked = quoteBody(cabin.id, stay, { quote_id: token, promo_code: code });
  const { quote, promo } = await askQuote(asked);
  assert.equal(promo?.applied, true);
  const body = bookingBody(cabin.id, stay, quote.total_cents, {
    quote_id: token,
    promo_code: code,
  });
  await expectBooked(await sendBooking(body));
});

test('sending twice is idempotent; the log says what was promised, and not to whom', async () => {
  const cabin = await newCabin();
  const sending = form(cabin, await hostTotal(cabin), {
    guestName: 'June Carter',
    email: `june.${randomUUID()}@example.com`,
  });
  const first = sentSchema.parse(await sendAs(owner, sending));
  assert.deepEqual(await sendAs(owner, sending), first);
  const rows = await database.query(
    `select guest_name from public.quotes where cabin_id = '${cabin.id}'`,
  );
  assert.deepEqual(rows, [{ guest_name: 'June Carter' }]);
  const letters = await database.query(
    `select subject, body from public.outbox where recipient = '${sending.email}'`,
  );
  assert.equal(letters.length, 1);
  assert.match(String(letters[0]?.body), new RegExp(`/quote/${first.token}`));
  assert.match(String(letters[0]?.body), /Returning guest: -\$50\.00/);
  assert.match(String(letters[0]?.body), /not holding the nights/);
  const log = await database.query(
    `select after from public.audit_log where action = 'send_quote' and subject = '${cabin.slug}'`,
  );
  assert.equal(log.length, 1);
  const told = JSON.stringify(log);
  assert.match(told, /Returning guest/);
  assert.doesNotMatch(told, /June|example\.com/);
  assert.doesNotMatch(told, new RegExp(first.token));
});

test('what the host may not send', async (t) => {
  expectErrorOutput(t);
  const cabin = await newCabin();
  const total = await hostTotal(cabin);
  const good = form(cabin, total);
  const messageOf = (answer: Record<string, unknown>) =>
    (answer.error as { message?: string } | undefined)?.message ?? answer;
  assert.equal(messageOf(await sendAs(owner, { ...good, expectedTotalCents: 1 })), 'quote_changed');
  assert.equal(messageOf(await sendAs(cleaner, good)), 'not_allowed');
  assert.ok((await sendAs(null, good)).error);
  const other = { ...good, stay: { ...good.stay, cabinId: NOBODY } };
  assert.equal(messageOf(await sendAs(owner, other)), 'unknown_cabin');
  for (const bad of [
    { ...good, holdHours: 0 },
    { ...good, holdHours: 169 },
    { ...good, guestName: 'June\r\nBcc: all@example.com' },
    { ...good, email: 'june@example.com,all@example.com' },
    { ...good, stay: { ...good.stay, adults: 25 } },
    { ...good, holdsUntil: '2099-01-01T00:00:00Z' },
  ]) {
    const { error } = await sendAs(owner, bad);
    assert.equal((error as { code?: string }).code, 'invalid_request', JSON.stringify(bad));
  }
  const free = { ...good, stay: { ...good.stay, adjustment: { cents: -90_000, reason: 'Gift' } } };
  assert.deepEqual(await sendAs(owner, free), { reason: 'too-low' });
  const today = { ...good, stay: { ...good.stay, ...stayOf(0, 2) } };
  assert.deepEqual(await sendAs(owner, today), { reason: 'past-or-today' });
  const p_request = {
    key: randomUUID(),
    cabin_id: cabin.id,
    check_in: day(0),
    check_out: day(2),
    adults: 2,
    children: 0,
    pets: 0,
    hold_hours: 24,
    quote: { total_cents: 100, lines: [] },
    version: 'v1',
    token: '0'.repeat(32),
  };
  const refused = (change: object) =>
    refusal(owner, 'send_quote_for_host', { p_request: { ...p_request, ...change } });
  assert.equal(await refused({}), 'PT422 quote_tonight');
  const dates = { check_in: STAY.checkIn, check_out: STAY.checkOut };
  for (const change of [
    { hold_hours: 169 },
    { hold_hours: null },
    { quote: null },
    { quote: { total_cents: 0, lines: [] } },
    { token: 'short' },
    { key: 'none' },
    { adults: 0 },
    { guest_name: 'June\tCarter' },
    { holds_until: '2099-01-01' },
  ]) {
    assert.equal(
      await refused({ ...dates, ...change }),
      'PT422 bad_change',
      JSON.stringify(change),
    );
  }
  assert.equal(
    (await database.query(`select 1 from public.quotes where cabin_id = '${cabin.id}'`)).length,
    0,
  );
});

type OpenQuote = { id: string; token: string; guest_name: string | null; booked_as: string | null };
const openQuotes = () => call<OpenQuote[]>(owner, 'host_sent_quotes');
const openQuote = async (token: string) =>
  (await openQuotes()).find((quote) => quote.token === token);
const idOf = async (token: string) =>
  String((await database.query(`select id from public.quotes where token = '${token}'`))[0]?.id);
const withdraw = (id: string) =>
  call<{ withdrawn_at: string }>(owner, 'host_withdraw_quote', { p_quote_id: id });
const bookedWith = (token: string) =>
  database.query(
    `select b.reference, b.status, p.session_id, b.total_cents from public.bookings b
     join public.quotes q on q.id = b.sent_quote_id
     left join public.payments p on p.booking_id = b.id where q.token = '${token}'`,
  );

test('the host sees the quotes that hold, and which of them was booked', async () => {
  const cabin = await newCabin();
  const { token } = await sendQuote(cabin, { guestName: 'June Carter' });
  const { token: over } = await sendQuote(cabin);
  await expire(over);
  const saved = await saveQuote(quoteBody(cabin.id, STAY));
  const listed = await openQuotes();
  const mine = listed.filter((quote) => [token, over, saved].includes(quote.token));
  assert.deepEqual(
    mine.map(({ guest_name, booked_as }) => [guest_name, booked_as]),
    [['June Carter', null]],
  );
  const { quote } = await askQuote(withQuote(cabin, token));
  const body = bookingBody(cabin.id, STAY, quote.total_cents, { quote_id: token });
  const { reference } = await expectBooked(await sendBooking(body));
  assert.equal((await openQuote(token))?.booked_as, null);
  const [held] = await bookedWith(token);
  assert.equal(await pay(String(held?.session_id), quote.total_cents), 'confirmed');
  assert.equal((await openQuote(token))?.booked_as, reference);
  await withdraw(await idOf(token));
  assert.equal((await bookedWith(token))[0]?.status, 'confirmed');
});

test('a withdrawn quote sells nothing at its price, and withdrawing twice is withdrawing once', async () => {
  const cabin = await newCabin();
  const { token } = await sendQuote(cabin, { guestName: 'June Carter' });
  const { quote } = await askQuote(withQuote(cabin, token));
  const id = await idOf(token);
  const [first, second] = await Promise.all([withdraw(id), withdraw(id)]);
  assert.deepEqual(first, second);
  assert.equal(await openQuote(token), undefined);
  const { quote: today } = await askQuote(withQuote(cabin, token));
  assert.equal(adjustmentOf(today), undefined);
  const stale = bookingBody(cabin.id, STAY, quote.total_cents, { quote_id: token });
  assert.equal((await expectRefusal(await sendBooking(stale), 409)).code, 'price_changed');
  const fresh = bookingBody(cabin.id, STAY, today.total_cents, { quote_id: token });
  await expectBooked(await sendBooking(fresh));
  assert.deepEqual(await bookedWith(token), []);
  const log = await database.query(
    `select before from public.audit_log where action = 'withdraw_quote' and subject = '${cabin.slug}'`,
  );
  assert.equal(log.length, 1);
  assert.doesNotMatch(JSON.stringify(log), new RegExp(`June|${token}`));
});

test('a checkout that began with a quote withdrawn since is canceled, and its payment refunded', async () => {
  const cabin = await newCabin();
  const { token } = await sendQuote(cabin);
  const { quote } = await askQuote(withQuote(cabin, token));
  const key = randomUUID();
  const body = bookingBody(cabin.id, STAY, quote.total_cents, { quote_id: token });
  await expectBooked(await sendBooking(body, key));
  const [begun] = await bookedWith(token);
  await withdraw(await idOf(token));
  assert.equal((await bookedWith(token))[0]?.status, 'cancelled');
  const again = await expectRefusal(await sendBooking(body, key), 409);
  assert.equal(again.code, 'price_changed');
  const paid = await pay(String(begun?.session_id), quote.total_cents);
  assert.equal(paid, 'cancelled_refunded');
  assert.equal((await askQuote(quoteBody(cabin.id, STAY))).quote.nights, 3);
});

test('a late payment does not take the nights again at the price of a withdrawn quote', async () => {
  const cabin = await newCabin();
  const { token } = await sendQuote(cabin);
  const { quote } = await askQuote(withQuote(cabin, token));
  const body = bookingBody(cabin.id, STAY, quote.total_cents, { quote_id: token });
  await expectBooked(await sendBooking(body));
  const [begun] = await bookedWith(token);
  await admin.rpc('lapse_test_hold', { p_session_id: String(begun?.session_id) });
  assert.equal((await bookedWith(token))[0]?.status, 'expired');
  await withdraw(await idOf(token));
  assert.equal(await pay(String(begun?.session_id), quote.total_cents), 'late_refunded');
});

test('bookings and a withdrawal at the same moment: none is left at the withdrawn price', async () => {
  for (let round = 0; round < 4; round++) {
    const cabin = await newCabin();
    const { token } = await sendQuote(cabin);
    const { quote } = await askQuote(withQuote(cabin, token));
    const book = () =>
      sendBooking(bookingBody(cabin.id, STAY, quote.total_cents, { quote_id: token }));
    const [id] = [await idOf(token)];
    const answers = await Promise.all([book(), withdraw(id), book()]);
    for (const answer of answers) if (answer instanceof Response) await answer.body?.cancel();
    const left = (await bookedWith(token)).filter(({ status }) => status !== 'cancelled');
    assert.deepEqual(left, []);
  }
});

test('only who may send quotes sees and withdraws them, and no guest’s', async (t) => {
  expectErrorOutput(t);
  const cabin = await newCabin();
  const { token } = await sendQuote(cabin);
  const p_quote_id = await idOf(token);
  assert.equal(await refusal(cleaner, 'host_withdraw_quote', { p_quote_id }), '42501 not_allowed');
  assert.equal(await refusal(cleaner, 'host_sent_quotes', {}), '42501 not_allowed');
  const saved = await idOf(await saveQuote(quoteBody(cabin.id, STAY)));
  for (const id of [saved, NOBODY]) {
    const refused = await refusal(owner, 'host_withdraw_quote', { p_quote_id: id });
    assert.equal(refused, 'PT422 unknown_quote');
  }
  assert.ok(await openQuote(token));
});

test('no visitor or member reads or writes quotes, and a guest’s row can’t promise anything', async (t) => {
  expectErrorOutput(t);
  const cabin = await newCabin();
  const token = await saveQuote(quoteBody(cabin.id, STAY));
  for (const client of [anon, owner.client]) {
    assert.ok((await client.from('quotes').select('token')).error);
    assert.ok((await client.from('quotes').update({ guest_name: 'x' }).eq('token', token)).error);
  }
  for (const change of [
    `holds_until = now() + interval '1 day'`,
    `minimum_stay_reason = 'Because'`,
    `guest_name = 'June'`,
    `quote = jsonb_set(quote, '{lines,0,code}', '"adjustment"')`,
  ]) {
    await assert.rejects(
      database.query(`update public.quotes set ${change} where token = '${token}'`),
    );
  }
});
