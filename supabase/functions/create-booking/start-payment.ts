import { z } from 'zod';
import {
  openCharges,
  openPayment,
  type Booking,
  type BookingCharge,
} from '../../../lib/domain/bookings/booking.ts';
import { awaitsPayment } from '../../../lib/domain/bookings/booking-status.ts';
import { HOLD_MINUTES } from '../../../lib/domain/bookings/hold.ts';
import { readFunctionEnv, type FunctionEnv } from '../../../lib/env/functions.ts';
import { formatDateRange, formatNights, formatParty } from '../../../lib/copy/format.ts';
import { log, logError } from '../../../lib/log/log.ts';
import { paths } from '../../../lib/http/paths.ts';
import { callRpc } from '../../../lib/supabase/call-rpc.ts';
import { requireBooking } from '../../../lib/supabase/booking-row.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { choosePaymentPort } from '../_shared/payments/choose-payment-port.ts';
import type { PageRequest, PaymentPort } from '../_shared/payments/payment-port.ts';
import type { Admin } from '../_shared/work.ts';

/**
 * `not_payable`: the booking or charge is paid, or can't take a payment. `terms`: the guest of a booking made by the
 * host hasn't accepted them. `charging`: the saved card is being charged for the balance.
 */
type StartedPayment =
  | { ok: true; url: string }
  | { ok: false; failure: 'not_payable' | 'provider' | 'terms' | 'charging' };

/** The charge to pay, or null for the booking itself. */
type WantedPayment = { chargeId: string | null; acceptsTerms: boolean };

const MINUTE_MS = 60_000;
// Stripe's minimum is 30 minutes, so a page outlives its hold; the job expire-holds closes it.
const SHORTEST_PAGE_MS = 30 * MINUTE_MS;
const GRACE_MS = SHORTEST_PAGE_MS - HOLD_MINUTES * MINUTE_MS + 2 * MINUTE_MS;
const BUSY_ATTEMPTS = 12;
const BUSY_PAUSE_MS = 250;

/** The discounts of the request, so that the way back leads to the same price. */
type Discounts = {
  promo_code: string | null;
  deal_id: string | null;
  quotes: { token: string } | null;
};

// Providers check addresses more strictly than we do, and refuse the whole payment for a bad one.
const isPlainEmail = (email: string | null): email is string => z.email().safeParse(email).success;

/** The page of this site to which the payment page leads back. */
function wayBack(booking: Booking, charge: BookingCharge | null, discounts: Discounts): string {
  if (charge || booking.madeBy === 'host') return paths.guestBooking(booking.token);
  const { checkIn, checkOut, adults, children, pets } = booking;
  return paths.booking({
    slug: booking.cabin.slug,
    checkIn,
    checkOut,
    adults,
    children,
    pets,
    promo: discounts.promo_code,
    deal: discounts.deal_id,
    quote: discounts.quotes?.token,
    held: booking.token,
  });
}

type Subject = { booking: Booking; charge: BookingCharge | null; expiresAt: Date };

function toPageRequest(
  env: FunctionEnv,
  { booking, charge, expiresAt }: Subject,
  discounts: Discounts,
): PageRequest {
  const { quote } = booking;
  const absolute = (path: string) => new URL(path, env.SITE_URL).href;
  const stay = formatDateRange(booking);
  const subject = charge ? `:${charge.id}` : '';
  return {
    // A new hold, or a retry after a failed payment, gets a new page.
    idempotencyKey: `${booking.id}:${expiresAt.getTime()}:${booking.payments.length}${subject}`,
    bookingId: booking.id,
    reference: booking.reference,
    title: booking.cabin.title,
    description: charge
      ? `${charge.label} · ${stay}`
      : `${stay} · ${formatNights(quote.nights)} · ${formatParty(booking)}`,
    amountCents: charge ? charge.amountCents : (booking.depositCents ?? quote.totalCents),
    savesCard: !charge && booking.depositCents !== null,
    ...(isPlainEmail(booking.guestEmail) && { email: booking.guestEmail }),
    expiresAt,
    // The provider replaces the placeholder with its page's id, unless it is encoded.
    successUrl: `${absolute(paths.paymentSuccess())}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: absolute(wayBack(booking, charge, discounts)),
  };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS));

async function createPage(admin: Admin, port: PaymentPort, subject: Subject) {
  const env = readFunctionEnv();
  const { booking } = subject;
  const discounts = expectData(
    await admin
      .from('bookings')
      .select('promo_code, deal_id, quotes!bookings_sent_quote_id_fkey(token)')
      .eq('id', booking.id)
      .single(),
  );
  const request = toPageRequest(env, subject, discounts);
  for (let attempt = 0; attempt < BUSY_ATTEMPTS; attempt++) {
    const outcome = await port.createPage(request);
    if (outcome.ok) return outcome.page;
    if (outcome.failure === 'failed') {
      log('error', 'payment page not created', { provider: port.provider, reason: outcome.detail });
      return null;
    }
    await pause();
  }
  return null;
}

const begunSchema = z.object({
  result: z.enum(['begun', 'repeated', 'charging', 'not_payable', 'terms_not_accepted']),
  payment: z.object({ url: z.string(), sessionId: z.string() }).optional(),
});

/** When the page expires: the same for every start of it, later after a failed payment. */
function pageEnd(holdExpiresAt: string, now: Date): Date {
  const usual = Date.parse(holdExpiresAt) + GRACE_MS;
  const shortest = Math.ceil((now.getTime() + SHORTEST_PAGE_MS) / MINUTE_MS) * MINUTE_MS;
  return new Date(usual - now.getTime() >= SHORTEST_PAGE_MS ? usual : shortest + MINUTE_MS);
}

/** Half an hour to an hour from now, the same for starts close together. */
const shortPageEnd = (now: Date) =>
  new Date(Math.ceil((now.getTime() + SHORTEST_PAGE_MS) / SHORTEST_PAGE_MS) * SHORTEST_PAGE_MS);

function endOf({ madeBy, holdExpiresAt }: Booking, charge: BookingCharge | null, now: Date): Date {
  if (charge || holdExpiresAt === null) return shortPageEnd(now);
  const end = pageEnd(holdExpiresAt, now);
  const short = shortPageEnd(now);
  return madeBy === 'host' && short < end ? short : end;
}

/** The booking or its charge, if it can be paid. */
function payable(
  booking: Booking,
  chargeId: string | null,
): { charge: BookingCharge | null } | null {
  if (booking.isExample) return null;
  if (chargeId === null) {
    return booking.holdExpiresAt !== null && awaitsPayment(booking.status)
      ? { charge: null }
      : null;
  }
  const charge = openCharges(booking).find(({ id }) => id === chargeId);
  return charge ? { charge } : null;
}

// Closes a duplicate page, because only the other one counts.
async function closeSpare(port: PaymentPort, sessionId: string): Promise<void> {
  try {
    await port.expirePage(sessionId);
  } catch (error) {
    logError('duplicate payment page could not be closed', error);
  }
}

/** A charge to the saved card has no page. */
const pageOf = ({ url }: { url: string }): StartedPayment =>
  url === '' ? { ok: false, failure: 'charging' } : { ok: true, url };

/** The existing or new payment page of a held booking or of a charge. */
export async function startPayment(
  admin: Admin,
  token: string,
  now: Date,
  { chargeId, acceptsTerms }: WantedPayment = { chargeId: null, acceptsTerms: false },
): Promise<StartedPayment> {
  const booking = await requireBooking(admin, token);
  const begunBefore = openPayment(booking, chargeId);
  if (begunBefore) return pageOf(begunBefore);
  const found = payable(booking, chargeId);
  if (!found) return { ok: false, failure: 'not_payable' };
  const { charge } = found;
  if (!charge && booking.termsAcceptedAt === null && !acceptsTerms) {
    return { ok: false, failure: 'terms' };
  }
  const expiresAt = endOf(booking, charge, now);
  const port = choosePaymentPort(readFunctionEnv(), admin);
  const page = await createPage(admin, port, { booking, charge, expiresAt });
  if (!page) {
    if (!charge) {
      const release = { p_booking_id: booking.id, p_now: now.toISOString() };
      expectData(await admin.rpc('release_hold', release));
    }
    const open = openPayment(await requireBooking(admin, token), chargeId);
    return open ? pageOf(open) : { ok: false, failure: 'provider' };
  }
  const begun = await callRpc(
    admin,
    'begin_payment',
    {
      p_booking_id: booking.id,
      p_payment: {
        provider: port.provider,
        session_id: page.sessionId,
        url: page.url,
        expires_at: expiresAt.toISOString(),
        charge_id: chargeId,
        accepts_terms: acceptsTerms,
      },
      p_now: now.toISOString(),
    },
    begunSchema,
  );
  if (begun.payment?.sessionId !== page.sessionId) await closeSpare(port, page.sessionId);
  return begun.payment ? pageOf(begun.payment) : { ok: false, failure: 'not_payable' };
}
