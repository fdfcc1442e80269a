import { calendarDate, nightsBetween } from '../../../lib/domain/calendar-date.ts';
import { HOLD_MINUTES } from '../../../lib/domain/hold.ts';
import { readFunctionEnv, type FunctionEnv } from '../../../lib/env/functions.ts';
import { formatDateRange, formatNights, formatParty } from '../../../lib/format.ts';
import { log } from '../../../lib/log.ts';
import { paths } from '../../../lib/paths.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { openPaymentPort, type PageRequest } from '../_shared/payment-port.ts';
import type { Admin } from '../_shared/quote-inputs.ts';

/** `not_payable`: the booking needs no payment any more, or cannot take one. */
export type StartedPayment =
  { ok: true; url: string } | { ok: false; failure: 'not_payable' | 'provider' };

const MINUTE_MS = 60_000;
// Stripe wants 30 minutes at the least, so a page outlives its hold; the job expire-holds closes it when that is over.
const SHORTEST_PAGE_MS = 30 * MINUTE_MS;
const GRACE_MS = SHORTEST_PAGE_MS - HOLD_MINUTES * MINUTE_MS + 2 * MINUTE_MS;
const BUSY_ATTEMPTS = 12;
const BUSY_PAUSE_MS = 250;

const COLUMNS =
  'id, reference, token, status, total_cents, guest_email, hold_expires_at, adults, children, pets, promo_code, deal_id, quote, cabins!bookings_cabin_id_fkey(slug, title)' as const;

async function readBooking(admin: Admin, reference: string) {
  const row = expectData(
    await admin.from('bookings').select(COLUMNS).eq('reference', reference).single(),
  );
  const payments = expectData(
    await admin.from('payments').select('url, status').eq('booking_id', row.id),
  );
  const stay = row.quote as { check_in: string; check_out: string };
  const { cabins: cabin, ...booking } = row;
  return {
    ...booking,
    slug: cabin.slug,
    title: cabin.title,
    stay: { checkIn: calendarDate(stay.check_in), checkOut: calendarDate(stay.check_out) },
    payments: payments.length,
    open: payments.find(({ status }) => status === 'open') ?? null,
  };
}

type Booking = Awaited<ReturnType<typeof readBooking>>;

function toPageRequest(env: FunctionEnv, booking: Booking, expiresAt: Date): PageRequest {
  const { stay, adults, children, pets, promo_code: promo, deal_id: deal } = booking;
  const party = { adults, children, pets };
  const nights = formatNights(nightsBetween(stay.checkIn, stay.checkOut));
  const back = paths.booking({
    slug: booking.slug,
    ...stay,
    ...party,
    promo,
    deal,
    held: booking.token,
  });
  const absolute = (path: string) => new URL(path, env.SITE_URL).href;
  return {
    // Another page for another end of the hold, or after a payment that failed.
    idempotencyKey: `${booking.id}:${expiresAt.getTime()}:${booking.payments}`,
    bookingId: booking.id,
    reference: booking.reference,
    title: booking.title,
    description: `${formatDateRange(stay)} · ${nights} · ${formatParty(party)}`,
    amountCents: booking.total_cents,
    email: booking.guest_email,
    expiresAt,
    // The provider fills its page's id in; encoded, it would not know the place.
    successUrl: `${absolute(paths.paymentSuccess())}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: absolute(back),
  };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS));

async function createPage(admin: Admin, booking: Booking, expiresAt: Date) {
  const env = readFunctionEnv();
  const port = openPaymentPort(env, admin);
  const request = toPageRequest(env, booking, expiresAt);
  for (let attempt = 0; attempt < BUSY_ATTEMPTS; attempt++) {
    const outcome = await port.createPage(request);
    if (outcome.ok) return { ...outcome.page, provider: port.provider };
    if (outcome.failure === 'failed') {
      log('error', 'payment page not made', { provider: port.provider, reason: outcome.detail });
      return null;
    }
    await pause();
  }
  return null;
}

type Begun = { result: 'begun' | 'repeated' | 'not_payable'; payment?: { url: string } };

/** The same for every start of one page, so that it is one page; a later one, after a failed payment, ends later. */
function pageEnd(holdExpiresAt: string, now: Date): Date {
  const usual = Date.parse(holdExpiresAt) + GRACE_MS;
  const shortest = Math.ceil((now.getTime() + SHORTEST_PAGE_MS) / MINUTE_MS) * MINUTE_MS;
  return new Date(usual - now.getTime() >= SHORTEST_PAGE_MS ? usual : shortest + MINUTE_MS);
}

/** The page the held booking can be paid on: the one it has, or a new one. */
export async function startPayment(
  admin: Admin,
  reference: string,
  now: Date,
): Promise<StartedPayment> {
  const booking = await readBooking(admin, reference);
  if (booking.open) return { ok: true, url: booking.open.url };
  if (!booking.hold_expires_at || !['held', 'pending_payment'].includes(booking.status)) {
    return { ok: false, failure: 'not_payable' };
  }
  const expiresAt = pageEnd(booking.hold_expires_at, now);
  const page = await createPage(admin, booking, expiresAt);
  if (!page) {
    const release = { p_booking_id: booking.id, p_now: now.toISOString() };
    expectData(await admin.rpc('release_hold', release));
    const { open } = await readBooking(admin, reference);
    return open ? { ok: true, url: open.url } : { ok: false, failure: 'provider' };
  }
  const begun = expectData(
    await admin.rpc('begin_payment', {
      p_booking_id: booking.id,
      p_payment: {
        provider: page.provider,
        session_id: page.sessionId,
        url: page.url,
        expires_at: expiresAt.toISOString(),
      },
      p_now: now.toISOString(),
    }),
  ) as unknown as Begun;
  return begun.payment
    ? { ok: true, url: begun.payment.url }
    : { ok: false, failure: 'not_payable' };
}
