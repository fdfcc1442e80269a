import { awaitsPayment } from '../../../lib/domain/bookings/booking-status.ts';
import type { Booking } from '../../../lib/domain/bookings/booking.ts';
import { HOLD_MINUTES } from '../../../lib/domain/bookings/hold.ts';
import { readFunctionEnv, type FunctionEnv } from '../../../lib/env/functions.ts';
import { formatDateRange, formatNights, formatParty } from '../../../lib/format.ts';
import { log } from '../../../lib/log/log.ts';
import { paths } from '../../../lib/paths.ts';
import { requireBooking } from '../../../lib/supabase/booking-row.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { openPaymentPort, type PageRequest } from '../_shared/payment-port.ts';
import type { Admin } from '../_shared/quote-inputs.ts';

/** `not_payable`: the booking needs no payment any more, or cannot take one. */
type StartedPayment =
  { ok: true; url: string } | { ok: false; failure: 'not_payable' | 'provider' };

const MINUTE_MS = 60_000;
// Stripe's minimum is 30 minutes, so a page outlives its hold; the job expire-holds closes it.
const SHORTEST_PAGE_MS = 30 * MINUTE_MS;
const GRACE_MS = SHORTEST_PAGE_MS - HOLD_MINUTES * MINUTE_MS + 2 * MINUTE_MS;
const BUSY_ATTEMPTS = 12;
const BUSY_PAUSE_MS = 250;

/** Discounts of the request, so that the way back leads to the same price. */
type Discounts = { promo_code: string | null; deal_id: string | null };

const openPage = ({ payments }: Booking) =>
  payments.find(({ status }) => status === 'open') ?? null;

function toPageRequest(
  env: FunctionEnv,
  booking: Booking,
  { discounts, expiresAt }: { discounts: Discounts; expiresAt: Date },
): PageRequest {
  const { checkIn, checkOut, adults, children, pets, quote } = booking;
  const back = paths.booking({
    slug: booking.cabin.slug,
    ...{ checkIn, checkOut, adults, children, pets },
    promo: discounts.promo_code,
    deal: discounts.deal_id,
    held: booking.token,
  });
  const absolute = (path: string) => new URL(path, env.SITE_URL).href;
  return {
    // Another page for another hold, or after a failed payment.
    idempotencyKey: `${booking.id}:${expiresAt.getTime()}:${booking.payments.length}`,
    bookingId: booking.id,
    reference: booking.reference,
    title: booking.cabin.title,
    description: `${formatDateRange(booking)} · ${formatNights(quote.nights)} · ${formatParty(booking)}`,
    amountCents: quote.totalCents,
    email: booking.guestEmail,
    expiresAt,
    // The provider replaces the placeholder with its page's id, unless it is encoded.
    successUrl: `${absolute(paths.paymentSuccess())}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: absolute(back),
  };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS));

async function createPage(admin: Admin, booking: Booking, expiresAt: Date) {
  const env = readFunctionEnv();
  const port = openPaymentPort(env, admin);
  const discounts = expectData(
    await admin.from('bookings').select('promo_code, deal_id').eq('id', booking.id).single(),
  );
  const request = toPageRequest(env, booking, { discounts, expiresAt });
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

/** The end of the page: the same for every start of it, later after a failed payment. */
function pageEnd(holdExpiresAt: string, now: Date): Date {
  const usual = Date.parse(holdExpiresAt) + GRACE_MS;
  const shortest = Math.ceil((now.getTime() + SHORTEST_PAGE_MS) / MINUTE_MS) * MINUTE_MS;
  return new Date(usual - now.getTime() >= SHORTEST_PAGE_MS ? usual : shortest + MINUTE_MS);
}

/** The payment page of a held booking: the one it has, or a new one. */
export async function startPayment(
  admin: Admin,
  token: string,
  now: Date,
): Promise<StartedPayment> {
  const booking = await requireBooking(admin, token);
  const begunBefore = openPage(booking);
  if (begunBefore) return { ok: true, url: begunBefore.url };
  if (booking.holdExpiresAt === null || !awaitsPayment(booking.status)) {
    return { ok: false, failure: 'not_payable' };
  }
  const expiresAt = pageEnd(booking.holdExpiresAt, now);
  const page = await createPage(admin, booking, expiresAt);
  if (!page) {
    const release = { p_booking_id: booking.id, p_now: now.toISOString() };
    expectData(await admin.rpc('release_hold', release));
    const open = openPage(await requireBooking(admin, token));
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
