import { randomBytes, randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { addDays, utcDate } from '../../lib/domain/values/calendar-date.ts';
import { nearestStays } from '../../lib/domain/stays/nearest-stays.ts';
import type { QuoteJson } from '../../lib/schemas/quote.ts';
import type { Stay } from '../../lib/domain/stays/stay.ts';
import type { Json } from '../../lib/supabase/database.types.ts';
import { adminOfTestedSite } from './backend';
import { readCabin } from './fixtures';
import { addressOf, testedSite } from './tested-site';

const DAY_MS = 86_400_000;

export type GuestBooking = {
  id: string;
  token: string;
  reference: string;
  totalCents: number;
  stay: Stay;
  slug: string;
};

function expectResult<T>({ data, error }: { data: unknown; error: { message: string } | null }): T {
  if (error) throw new Error(error.message);
  return data as T;
}

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const newReference = () =>
  `MM-${[...randomBytes(8)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;

type Wanted = { slug: string; daysAhead: number; /** Of the booking. */ now?: Date };

/** The calendar minus the nights just taken, because the site's may be slightly stale. */
async function readOpenNights(request: APIRequestContext, slug: string) {
  const { id, calendar } = await readCabin(request, slug);
  const taken = await adminOfTestedSite()
    .from('occupancies')
    .select('check_in, check_out')
    .eq('cabin_id', id)
    .is('released_at', null)
    .or(`expires_at.is.null,expires_at.gt.${new Date().toISOString()}`)
    .throwOnError();
  const isTaken = (date: string) =>
    taken.data.some(({ check_in, check_out }) => check_in <= date && date < check_out);
  const days = [...calendar.days].map(
    ([date, day]) => [date, { ...day, available: day.available && !isTaken(date) }] as const,
  );
  return { id, calendar: { ...calendar, days: new Map(days) } };
}

/** The available stay of a seeded cabin nearest to the requested day, and its price. */
export async function findOffer(request: APIRequestContext, { slug, daysAhead }: Wanted) {
  const { id, calendar } = await readOpenNights(request, slug);
  const [stay] = nearestStays(calendar, addDays(calendar.today, daysAhead), 3);
  if (!stay) throw new Error(`${slug} has no open stay`);
  const body = { cabin_id: id, check_in: stay.checkIn, check_out: stay.checkOut };
  const answer = await request.post('/api/quote', {
    data: { ...body, adults: 2, children: 0, pets: 0 },
  });
  const { quote } = (await answer.json()) as { quote: QuoteJson };
  return { cabinId: id, quote, stay };
}

/** Holds a stay for a guest, bypassing the site's form; `now` backdates it. */
export async function holdStay(request: APIRequestContext, wanted: Wanted): Promise<GuestBooking> {
  const admin = adminOfTestedSite();
  const now = wanted.now ?? new Date();
  const { cabinId, quote, stay } = await findOffer(request, wanted);
  const place = { check_in: stay.checkIn, check_out: stay.checkOut };
  const { version } = expectResult<{ version: string }>(
    await admin.rpc('quote_inputs', {
      p_cabin_id: cabinId,
      p_check_in: stay.checkIn,
      p_check_out: stay.checkOut,
      p_now: now.toISOString(),
    }),
  );
  const [token, reference] = [randomBytes(16).toString('hex'), newReference()];
  const booking = {
    cabin_id: cabinId,
    ...place,
    adults: 2,
    children: 0,
    pets: 0,
    version,
    token,
    reference,
    guest_name: 'Ada Guest',
    guest_email: `ada.${randomUUID()}@example.com`,
    guest_phone: '+18655550100',
    idempotency_key: randomUUID(),
    request_hash: 'hash',
    quote: { ...quote, ...place },
  };
  const outcome = expectResult<{ result: string; booking?: { id: string } }>(
    await admin.rpc('create_booking', {
      p_request: booking as unknown as Json,
      p_now: now.toISOString(),
    }),
  );
  if (!outcome.booking) throw new Error(`Not held: ${outcome.result}`);
  const { id } = outcome.booking;
  return { id, token, reference, totalCents: quote.total_cents, stay, slug: wanted.slug };
}

/** Opens a payment page at the test provider; returns its session. */
export async function openPayment({ id }: GuestBooking, now = new Date()): Promise<string> {
  const session = `cs_${randomUUID()}`;
  const payment = {
    provider: 'test',
    session_id: session,
    url: `${addressOf(testedSite)}/pay/${session}`,
    expires_at: new Date(now.getTime() + 1_800_000).toISOString(),
  };
  expectResult(
    await adminOfTestedSite().rpc('begin_payment', {
      p_booking_id: id,
      p_payment: payment,
      p_now: now.toISOString(),
    }),
  );
  return session;
}

export async function pay(session: string, cents: number, now = new Date()): Promise<void> {
  expectResult(
    await adminOfTestedSite().rpc('confirm_payment', {
      p_session_id: session,
      p_event: {
        event_id: `evt_${randomUUID()}`,
        type: 'paid',
        amount_cents: cents,
        currency: 'usd',
        provider_payment_id: `pi_${randomUUID()}`,
      },
      p_now: now.toISOString(),
    }),
  );
}

/** Expires a hold. The job that closes its payment page has just checked it, and leaves it for a minute. */
export async function lapseHold(sessionId: string): Promise<void> {
  const admin = adminOfTestedSite();
  const looked = { checked_at: new Date().toISOString() };
  await admin.from('payments').update(looked).eq('session_id', sessionId).throwOnError();
  await admin.rpc('lapse_test_hold', { p_session_id: sessionId }).throwOnError();
}

export async function bookStay(request: APIRequestContext, wanted: Wanted): Promise<GuestBooking> {
  const booking = await holdStay(request, wanted);
  await pay(await openPayment(booking, wanted.now), booking.totalCents, wanted.now);
  return booking;
}

export async function cancelStay({ token }: GuestBooking, cents: number): Promise<void> {
  const { result } = expectResult<{ result: string }>(
    await adminOfTestedSite().rpc('cancel_booking', {
      p_token: token,
      p_by: 'guest',
      p_expected_refund_cents: cents,
    }),
  );
  if (result !== 'cancelled') throw new Error(`Not cancelled: ${result}`);
}

/** Sends the booking's queued refunds. */
export async function sendRefunds({ id }: GuestBooking): Promise<void> {
  const admin = adminOfTestedSite();
  const refunds = expectResult<{ id: string }[]>(
    await admin
      .from('refunds')
      .select('id, payments!inner(booking_id)')
      .eq('payments.booking_id', id),
  );
  for (const refund of refunds) {
    expectResult(
      await admin.rpc('finish_refund', { p_refund_id: refund.id, p_provider_id: 're_test' }),
    );
  }
}

export const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

/** The turnover of a booking. */
export async function taskOf(bookingId: string) {
  const admin = adminOfTestedSite();
  const booking = await admin.from('bookings').select('occupancy_id').eq('id', bookingId).single();
  const { data } = await admin
    .from('cabin_tasks')
    .select('id, assignee_id, day')
    .eq('occupancy_id', booking.data?.occupancy_id ?? '')
    .single()
    .throwOnError();
  return data;
}

/** Moves the stay to where its guest left two days ago; returns the guest's email address. */
export async function depart({ id }: { id: string }): Promise<string> {
  const admin = adminOfTestedSite();
  const today = utcDate(new Date());
  const { data } = await admin
    .from('bookings')
    .select('occupancy_id, cabin_id, guest_email')
    .eq('id', id)
    .single()
    .throwOnError();
  const stay = { check_in: addDays(today, -4), check_out: addDays(today, -2) };
  await admin
    .from('occupancies')
    .update({ released_at: new Date().toISOString() })
    .eq('cabin_id', data.cabin_id)
    .neq('id', data.occupancy_id)
    .is('released_at', null)
    .lt('check_in', stay.check_out)
    .gt('check_out', stay.check_in)
    .throwOnError();
  await admin.from('occupancies').update(stay).eq('id', data.occupancy_id).throwOnError();
  return data.guest_email ?? '';
}
